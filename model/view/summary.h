#pragma once

#include "model/design/design.h"
#include "model/design/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace model {

struct EntitySummary {
    std::string name = {}, letter = {};
    int colour = 1;
    bool squareBadge = false;
    std::size_t items = 0;
    std::uint64_t bytes = 0;
};
struct IndexSummary {
    std::string name = {};
    bool global = true;
    std::size_t items = 0;
    std::uint64_t bytes = 0; ///< Of the entries.
};
struct TableSummary {
    std::string name = {};
    std::size_t items = 0, collections = 0;
    std::uint64_t bytes = 0; ///< By AWS's rule for item sizes.
    std::size_t withoutEntity = 0;
    std::vector<EntitySummary> entities = {};
    std::vector<IndexSummary> indexes = {}; ///< Global ones first.
};

/// What navigator and status line show of a design.
struct DesignSummary {
    std::string name = {};
    std::vector<TableSummary> tables = {};
    std::size_t items = 0, patterns = 0;
    std::uint64_t bytes = 0;
};
DesignSummary summaryOf(const Design &design);
TableSummary summaryOf(const TableDesign &table);

/// A few lines for a terminal.
std::string toText(const DesignSummary &summary);

/// "612 B", "1.1 KB", "52 KB", "4.2 GB": binary units, one decimal under ten.
std::string bytesText(std::uint64_t bytes);
/// "1,204"
std::string countText(std::uint64_t count);
/// 2500 → "25 %", 170 → "1.7 %", 4 → "< 0.1 %": from hundredths of a percent.
std::string shareText(std::size_t hundredthsOfPercent);
/// "1,604 items · 398 KB" and the like are made of these; the window formats numbers by its locale instead.

}

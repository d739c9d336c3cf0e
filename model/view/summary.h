#pragma once

#include "model/design/design.h"
#include "model/design/message.h"
#include "model/design/value_text.h"

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

}

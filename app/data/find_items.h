#pragma once

#include "app/data/find_pattern.h"
#include "app/endpoint/background.h"
#include "model/design/table_design.h"
#include "model/edit/item_edits.h"

#include <cstddef>
#include <string>
#include <vector>

namespace app {

enum class FindScope { KeysAndValues, Keys, Values };

struct FindMatch {
    std::size_t item = 0; ///< In TableDesign::items.
    std::string attributeName;
    bool operator==(const FindMatch &) const = default;
};

/// The cells of `items`, in that order, whose value matches; within an item keys first, then by name. Keys are those of
/// the table and its indexes. Any thread; ends early when stopped.
std::vector<FindMatch> findInItems(const model::TableDesign &table, const std::vector<std::size_t> &items,
    const FindPattern &pattern, FindScope scope, const Stop &stop);

/// The cells of the matches with `with` in place of what was found, each keeping its type; cells that stay as they are
/// (binary ones too) are left out. Errors: the first cell that would be no value of its type, and why.
struct NotReplaced {
    FindMatch match;
    model::Problem why;
};
tl::expected<std::vector<model::CellValue>, NotReplaced> replaceInItems(const model::TableDesign &table,
    const std::vector<FindMatch> &matches, const FindPattern &pattern, const QString &with);

}

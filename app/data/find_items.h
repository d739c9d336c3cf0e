#pragma once

#include "app/data/find_pattern.h"
#include "app/endpoint/background.h"
#include "model/design/table_design.h"

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

}

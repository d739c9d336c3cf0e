#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// The values that an attribute has in items of the same entity, as edit texts with how often, most frequent first:
/// what an editor offers. Empty where there are so many that offering them helps nobody: more than `most` among the
/// first 20,000 items, or nearly as many as items. BOOL always has both.
std::vector<std::pair<std::string, std::size_t>> commonValues(
    const TableDesign &table, std::size_t itemIndex, std::string_view attributeName, std::size_t most = 12);

}

#include "model/design/design.h"

#include <algorithm>

namespace model {

const TableDesign *Design::table(std::string_view tableName) const {
    const auto index = tableIndex(tableName);
    return index ? &*tables[*index] : nullptr;
}

std::optional<std::size_t> Design::tableIndex(std::string_view tableName) const {
    const auto found = std::ranges::find_if(tables, [&](const auto &table) { return table->name() == tableName; });
    if (found == tables.end()) return std::nullopt;
    return static_cast<std::size_t>(found - tables.begin());
}

}

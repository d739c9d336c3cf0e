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

std::optional<std::size_t> TableDesign::entityIndex(std::string_view entityName) const {
    const auto found = std::ranges::find_if(entityTypes, [&](const auto &type) { return type->name == entityName; });
    if (found == entityTypes.end()) return std::nullopt;
    return static_cast<std::size_t>(found - entityTypes.begin());
}

const EntityType *TableDesign::entityType(std::string_view entityName) const {
    const auto index = entityIndex(entityName);
    return index ? &*entityTypes[*index] : nullptr;
}

}

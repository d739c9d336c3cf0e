#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <string>
#include <string_view>

namespace model {

/// A new entity type gets the first free letter of its name and the next colour unless they are given.
/// Errors: no name, a name that is taken.
Result<Design> addEntityType(Design design, std::string_view tableName, EntityType entityType);
Result<Design> removeEntityType(Design design, std::string_view tableName, std::string_view entityName);
Result<Design> moveEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::size_t toIndex);
/// Letter and colour stay, the layout follows.
Result<Design> renameEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName);
/// Empty: the attribute no longer takes part. Errors: braces that do not pair, a variable without name.
Result<Design> setKeyTemplate(Design design, std::string_view tableName, std::string_view entityName,
    std::string attributeName, std::string keyTemplate);
/// All of it, the name excepted.
Result<Design> setEntityType(
    Design design, std::string_view tableName, std::string_view entityName, EntityType entityType);

/// The entity type as a new one starts: its letter and colour, unlike those the table has.
EntityType newEntityType(const TableDesign &table, std::string name);

}

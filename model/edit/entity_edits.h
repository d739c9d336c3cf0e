#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace model {

/// Errors: no entity type of that name.
Result<std::size_t> findEntityType(const TableDesign &table, std::string_view entityName);

/// Without a letter it gets a badge unlike those that the table has (infer's badgeFor).
/// Errors: no name, a name that is taken.
Result<Design> addEntityType(Design design, std::string_view tableName, EntityType entityType);
Result<Design> removeEntityType(Design design, std::string_view tableName, std::string_view entityName);
Result<Design> moveEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::size_t toIndex);
/// Letter and colour stay, the layout follows.
Result<Design> renameEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName);
/// An empty template: the attribute no longer takes part. Sample items follow (template_edits.h).
Result<Design> setKeyTemplate(Design design, std::string_view tableName, std::string_view entityName,
    std::string attributeName, std::string keyTemplate);
/// All of it, the name excepted. Sample items follow its key templates.
Result<Design> setEntityType(
    Design design, std::string_view tableName, std::string_view entityName, EntityType entityType);

}

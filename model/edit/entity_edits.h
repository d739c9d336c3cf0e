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
/// The same type under a new name and badge behind the old one. It matches the same items: the first one has them.
Result<Design> duplicateEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName);
/// Adds it, or replaces the one between the same two. Errors: no such entity type, the same one twice.
Result<Design> setRelation(Design design, std::string_view tableName, Relation relation);
Result<Design> removeRelation(Design design, std::string_view tableName, std::string_view from, std::string_view to);
Result<Design> moveEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::size_t toIndex);
/// Letter and colour stay, the layout follows.
Result<Design> renameEntityType(
    Design design, std::string_view tableName, std::string_view entityName, std::string newName);
/// An empty template: the attribute no longer takes part. Sample items follow (template_edits.h).
Result<Design> setKeyTemplate(Design design, std::string_view tableName, std::string_view entityName,
    std::string attributeName, std::string keyTemplate);
/// All of it, the name excepted. Sample items follow its key templates.
/// Errors: an attribute without a name or with another's, a count or size below nothing.
Result<Design> setEntityType(
    Design design, std::string_view tableName, std::string_view entityName, EntityType entityType);

}

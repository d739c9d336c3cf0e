#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"
#include "model/edit/template_edits.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What hands do on the canvas: attributes onto key slots and projections, entities into indexes.
namespace model {

/// A place in the key of an index, or of the table where `indexName` is empty.
struct KeySlot {
    std::string tableName = {}, indexName = {};
    bool sortKey = false;
    std::size_t position = 0; ///< The number of attributes: a new place behind the last.
    bool operator==(const KeySlot &) const = default;
};

/// The slot holds the attribute then, with the type that the table or its items know it by; without a name the slot is
/// emptied and those behind it move up. Sample items stay as they are.
/// Errors: as setIndexKey and setTableKey; an attribute that no key can be (a map, a set, …), one that the key has.
Result<Design> setKeySlot(Design design, const KeySlot &slot, std::string attributeName);
/// The same as a new attribute before the slot's, which moves on: several attributes in a key, of global indexes only.
Result<Design> insertInKey(Design design, const KeySlot &slot, std::string attributeName);

/// KEYS_ONLY becomes INCLUDE. Errors: everything is projected, it is projected already.
Result<Design> projectAttribute(
    Design design, std::string_view tableName, std::string_view indexName, std::string attributeName);
/// The last one that goes leaves KEYS_ONLY. Errors: not projected by name.
Result<Design> unprojectAttribute(
    Design design, std::string_view tableName, std::string_view indexName, std::string_view attributeName);

/// Templates that bring an entity type into an index: attributes that its items have, as they are; else the
/// partition key gets the table's sort key template and the sort key the partition key's, the index turned round.
/// Nothing: it has all of them. Errors: no such entity type or index.
Result<std::vector<TemplateEdit>> templatesForIndex(
    const TableDesign &table, std::string_view entityName, std::string_view indexName);
/// Those that go when it leaves: of keys that no other index and not the table has.
/// Errors: it has none there, so its own attributes keep it in.
Result<std::vector<TemplateEdit>> templatesOutOfIndex(
    const TableDesign &table, std::string_view entityName, std::string_view indexName);

/// The type by which a table knows an attribute: its key, declared, an entity type's, or that of the first item that
/// has it; nothing where nobody knows it.
std::optional<engine::Type> knownType(const TableDesign &table, std::string_view attributeName);

}

#pragma once

#include "engine/base/error.h"
#include "engine/schema/table_description.h"
#include "engine/value/item_blob.h"

/// What an item or a key must be for a table to take it. All errors are Validation in DynamoDB's texts.
namespace engine {

/// Whether an item that is to be put has the table's key.
/// Errors: a key attribute missing, of another type, empty or too long.
Result<void> checkItemKey(ItemView item, const KeySchema &schema);
/// The same, and gives that key.
Result<ItemBlob> keyOf(ItemView item, const KeySchema &schema);

/// The Key member of Get, Update and Delete.
/// Errors: not exactly the key attributes with their types ("does not match the schema"), one empty or too long.
Result<void> checkKey(ItemView key, const KeySchema &schema);

/// The same of a key among other attributes, and of one value for a key attribute on its own.
Result<void> checkKeyIn(ItemView attributes, const KeySchema &schema);
Result<void> checkKeyPart(const KeyAttribute &attribute, ValueView value);

/// Index keys that an item has must be of their type, not empty and not too long; one it lacks is no fault, the item
/// is then not in that index. `before`: attributes that an update leaves as they are in there are not looked at.
Result<void> checkIndexKeys(ItemView item, const TableDescription &table, ItemView before = {});

/// Whether the index keys of which an item has all attributes, in their types, are no longer than a key may be.
bool indexKeysFit(ItemView item, const TableDescription &table);

/// Whether a value of that type may stand in the attribute: always, unless it is a key of an index.
/// Errors: "… Type mismatch for Index Key c Expected: S Actual: N IndexName: GSI1".
Result<void> checkIndexKeyType(const std::string &attributeName, Type type, const TableDescription &table);

}

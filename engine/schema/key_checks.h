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

/// Index keys that an item has must be of their type, not empty and not too long; one it lacks is no fault, the item
/// is then not in that index. `before`: attributes that an update leaves as they are in there are not looked at.
Result<void> checkIndexKeys(ItemView item, const TableDescription &table, ItemView before = {});

}

#pragma once

#include "engine/schema/table_description.h"
#include "engine/value/item_blob.h"

#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// Why an item has no entry in an index.
struct MissingKey {
    enum class Why { Absent, WrongType, Empty };
    std::string attributeName;
    Why why = Why::Absent;
};

/// The first key attribute of the index, in schema order, that keeps the item out; none: the item is in the index.
std::optional<MissingKey> missingKey(ItemView item, const SecondaryIndex &index);

/// The entry that the item gives: table keys, index keys, projected attributes. None: sparse, the item is not in it.
std::optional<ItemBlob> indexEntry(ItemView item, const SecondaryIndex &index, const KeySchema &tableKey);

/// Whether an entry of the index holds the attribute.
bool projects(const SecondaryIndex &index, const KeySchema &tableKey, std::string_view attributeName);

}

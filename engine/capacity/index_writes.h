#pragma once

#include "engine/request/capacity.h"
#include "engine/schema/key_schema.h"
#include "engine/value/item_blob.h"

#include <optional>

namespace engine {

/// What an item gives an index. No view: it has no entry there.
struct IndexEntry {
    std::optional<ItemView> view{};
    std::size_t bytes = 0; ///< As sizeInBytes().
};

/// What a write of an item does to one index, told by the entries that the item gives before and after: nothing, one
/// write, or two (the entry moves to another key: a delete and a put).
struct IndexWrite {
    bool erases = false; ///< The old entry leaves its key.
    bool puts = false;   ///< The new entry is written, perhaps over the old one.
    CapacityUnits units{};
    int count() const { return int(erases) + int(puts); }
};

/// An unchanged entry is not written and costs nothing; one that stays at its
/// key costs the larger of before and after; one that moves costs each of them, rounded apart.
/// Source: Developer Guide, "Using global secondary indexes", write capacity; roundings measured by others on the
/// service.
IndexWrite indexWrite(const IndexEntry &before, const IndexEntry &after, const KeySchema &indexKey);

}

#pragma once

#include "engine/base/bytes.h"
#include "engine/schema/key_schema.h"
#include "engine/storage/tree.h"
#include "engine/value/item_blob.h"

#include <cstdint>
#include <optional>

namespace engine {

/// Where things lie in a tree: hash of the partition key (8 bytes, big-endian) ‖ partition key ‖ sort key, in an index
/// then ‖ the table's partition key ‖ its sort key, so that entries with equal index keys have an order and a cursor
/// can stand between them. The hash gives Scan its order and cuts it into segments.

/// None where a key attribute is missing or has another type than the schema's.
std::optional<Bytes> treeKey(ItemView item, const KeySchema &tableKey);
std::optional<Bytes> treeKey(ItemView entry, const KeySchema &indexKey, const KeySchema &tableKey);

/// What the tree keys of a partition start with.
Bytes treePrefix(ByteView partitionKeyBytes);

/// The keys of one of `count` equal parts of the hash's ring.
ByteRange segmentRange(std::uint64_t segment, std::uint64_t count);

}

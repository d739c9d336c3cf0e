#pragma once

#include "engine/base/error.h"
#include "engine/schema/key_schema.h"
#include "engine/value/item_blob.h"

#include <cstdint>
#include <optional>

namespace engine {

/// Key values to bytes whose memcmp order is DynamoDB's, for S, N and B and for several of them in a row: each part
/// ends itself, so ("a", "bc") and ("ab", "c") differ and a shorter text sorts before its extensions.
void appendKeyPart(Bytes &out, ValueView value);

/// For begins_with: the part's bytes without its end, so that all longer texts start with them (S and B).
void appendKeyPrefix(Bytes &out, ValueView value);

/// The partition key values in schema order as bytes; nothing where one is missing or of another type.
std::optional<Bytes> partitionKeyBytes(ItemView item, const KeySchema &schema);
std::optional<Bytes> sortKeyBytes(ItemView item, const KeySchema &schema);

/// Where a partition key lies on the ring: XXH3 of its bytes, the order of our scans and of the partition pictures.
/// A model: DynamoDB's own hash is not published.
std::uint64_t partitionHash(ByteView partitionKeyBytes);

}

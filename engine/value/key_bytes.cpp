#include "engine/value/key_bytes.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

// One part of a key:
//
//   S, B    the bytes, each 00 as 00 FF, then 00 00      "a" = 61 00 00 < "a\0" = 61 00 FF 00 00 < "a\1" = 61 01 00 00
//   N       Number::appendOrderedBytes
//
// A part ends itself, so parts stand one behind the other, and none is another's prefix. Its type is not in the bytes:
// the schema fixes it.

namespace engine {

namespace {

void appendEscaped(Bytes &out, ByteView bytes) {
    for (std::size_t zero = bytes.find('\0'); zero != ByteView::npos; zero = bytes.find('\0')) {
        out.append(bytes.substr(0, zero + 1)).append(1, '\xFF');
        bytes.remove_prefix(zero + 1);
    }
    out.append(bytes);
}

std::optional<Bytes> keyBytes(ItemView item, const std::vector<KeyAttribute> &attributes) {
    Bytes bytes;
    for (const KeyAttribute &attribute : attributes) {
        const auto value = item.find(attribute.name);
        if (!value || value->type() != valueType(attribute.type)) return std::nullopt;
        appendKeyPart(bytes, *value);
    }
    return bytes;
}

}

void appendKeyPart(Bytes &out, ValueView value) {
    if (value.type() == Type::N) {
        value.number().appendOrderedBytes(out);
        return;
    }
    appendEscaped(out, value.text());
    out.append(2, '\0');
}

void appendKeyPrefix(Bytes &out, ValueView value) {
    appendEscaped(out, value.text());
}

std::optional<Bytes> partitionKeyBytes(ItemView item, const KeySchema &schema) {
    return keyBytes(item, schema.partitionKeys());
}

std::optional<Bytes> sortKeyBytes(ItemView item, const KeySchema &schema) {
    return keyBytes(item, schema.sortKeys());
}

std::uint64_t partitionHash(ByteView partitionKeyBytes) {
    return XXH3_64bits(partitionKeyBytes.data(), partitionKeyBytes.size());
}

}

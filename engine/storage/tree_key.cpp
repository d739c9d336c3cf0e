#include "engine/storage/tree_key.h"

#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

constexpr std::size_t hashBytes = 8;

void putBigEndian(char *to, std::uint64_t value) {
    for (int shift = 56; shift >= 0; shift -= 8) *to++ = static_cast<char>(value >> shift & 0xff);
}
void appendBigEndian(Bytes &out, std::uint64_t value) {
    char bytes[hashBytes];
    putBigEndian(bytes, value);
    out.append(bytes, sizeof bytes);
}

// False where an attribute is missing or of another type: its bytes would not compare with those of the schema's.
bool appendParts(Bytes &out, ItemView item, const std::vector<KeyAttribute> &attributes) {
    return std::ranges::all_of(attributes, [&](const KeyAttribute &attribute) {
        const auto value = item.find(attribute.name);
        if (!value || value->type() != valueType(attribute.type)) return false;
        appendKeyPart(out, *value);
        return true;
    });
}

/// The key of an item or entry, with room for another one behind it.
std::optional<Bytes> keyWithRoom(ItemView item, const KeySchema &schema, std::size_t more) {
    Bytes key;
    key.reserve(hashBytes + 100 + more); // most keys fit
    key.append(hashBytes, '\0');
    if (!appendParts(key, item, schema.partitionKeys())) return std::nullopt;
    putBigEndian(key.data(), partitionHash(ByteView(key).substr(hashBytes)));
    if (!appendParts(key, item, schema.sortKeys())) return std::nullopt;
    return key;
}

}

std::optional<Bytes> treeKey(ItemView item, const KeySchema &tableKey) {
    return keyWithRoom(item, tableKey, 0);
}

std::optional<Bytes> treeKey(ItemView entry, const KeySchema &indexKey, const KeySchema &tableKey) {
    auto key = keyWithRoom(entry, indexKey, 100);
    if (key && !(appendParts(*key, entry, tableKey.partitionKeys()) && appendParts(*key, entry, tableKey.sortKeys())))
        return std::nullopt;
    return key;
}

Bytes treePrefix(ByteView partitionKeyBytes) {
    Bytes prefix;
    prefix.reserve(hashBytes + partitionKeyBytes.size());
    appendBigEndian(prefix, partitionHash(partitionKeyBytes));
    prefix += partitionKeyBytes;
    return prefix;
}

ByteRange segmentRange(std::uint64_t segment, std::uint64_t count) {
    __extension__ using Wide = unsigned __int128; // -Wpedantic: both compilers have it
    const auto start = [&](std::uint64_t part) {  // the first hash of a part: ceil(part · 2^64 / count)
        return static_cast<std::uint64_t>(((Wide(part) << 64) + count - 1) / count);
    };
    ByteRange range;
    appendBigEndian(range.from, start(segment));
    if (segment + 1 < count) appendBigEndian(range.to, start(segment + 1));
    return range;
}

}

#include "engine/storage/tree_key.h"

#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

void appendBigEndian(Bytes &out, std::uint64_t value) {
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
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

bool appendKey(Bytes &out, ItemView item, const KeySchema &key) {
    return appendParts(out, item, key.partitionKeys()) && appendParts(out, item, key.sortKeys());
}

/// Puts the hash in front of a key whose partition part is `partitionBytes` long.
void setHash(Bytes &key, std::size_t partitionBytes) {
    Bytes hash;
    appendBigEndian(hash, partitionHash(ByteView(key).substr(8, partitionBytes)));
    std::ranges::copy(hash, key.begin());
}

}

std::optional<Bytes> treeKey(ItemView item, const KeySchema &tableKey) {
    Bytes key(8, '\0');
    if (!appendParts(key, item, tableKey.partitionKeys())) return std::nullopt;
    setHash(key, key.size() - 8);
    if (!appendParts(key, item, tableKey.sortKeys())) return std::nullopt;
    return key;
}

std::optional<Bytes> treeKey(ItemView entry, const KeySchema &indexKey, const KeySchema &tableKey) {
    auto key = treeKey(entry, indexKey);
    if (key && !appendKey(*key, entry, tableKey)) return std::nullopt;
    return key;
}

Bytes treePrefix(ByteView partitionKeyBytes) {
    Bytes prefix;
    prefix.reserve(8 + partitionKeyBytes.size());
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

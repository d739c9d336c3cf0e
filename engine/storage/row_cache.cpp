#include "engine/storage/row_cache.h"

#include <algorithm>
#include <cstring>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace engine {

RowCache::Place RowCache::placeOf(std::int64_t tree, ByteView key) {
    if (m_sets.empty()) m_sets = std::vector<Set>(setCount);
    const std::uint64_t hash = XXH3_64bits_withSeed(key.data(), key.size(), static_cast<std::uint64_t>(tree));
    return {m_sets[hash & (setCount - 1)], static_cast<std::uint32_t>(hash >> 32)};
}

RowCache::Row *RowCache::rowAt(const Place &place, std::int64_t tree, ByteView key) {
    for (std::size_t way = 0; way < ways; ++way) {
        auto &row = place.set.rows[way];
        if (place.set.marks[way] != place.mark || !row) continue;
        Head head;
        std::memcpy(&head, row.get(), sizeof head);
        if (head.tree == tree && ByteView(row.get() + sizeof head, head.keyBytes) == key) return &row;
    }
    return nullptr;
}

std::optional<StoredItemView> RowCache::find(std::int64_t tree, ByteView key) {
    const auto *row = rowAt(placeOf(tree, key), tree, key);
    if (row == nullptr) return std::nullopt;
    Head head;
    std::memcpy(&head, row->get(), sizeof head);
    return StoredItemView{ItemView(ByteView(row->get() + sizeof head + head.keyBytes, head.itemBytes)), head.sizeBytes};
}

void RowCache::found(std::int64_t tree, ByteView key, StoredItemView item) {
    const auto at = placeOf(tree, key);
    auto &[marks, rows, seen, nextWay, nextSeen] = at.set;
    const auto before = std::ranges::find(seen, at.mark);
    if (before == seen.end()) {
        seen[nextSeen++ % seen.size()] = at.mark;
        return;
    }
    auto row = made(tree, key, item);
    if (!row) return;
    *before = 0;
    const auto free = std::ranges::find_if(rows, [](const Row &place) { return place == nullptr; });
    const std::size_t way = free != rows.end() ? static_cast<std::size_t>(free - rows.begin()) : nextWay++ % ways;
    drop(rows[way]);
    rows[way] = std::move(row);
    marks[way] = at.mark;
}

void RowCache::written(std::int64_t tree, ByteView key, std::optional<StoredItemView> item) {
    m_hasWritten = true;
    if (m_bytes == 0) return;
    auto *row = rowAt(placeOf(tree, key), tree, key);
    if (row == nullptr) return;
    Head head;
    std::memcpy(&head, row->get(), sizeof head);
    if (item && item->item.bytes().size() == head.itemBytes) { // most updates: nothing is allocated
        head.sizeBytes = static_cast<std::uint32_t>(item->bytes);
        std::memcpy(row->get(), &head, sizeof head);
        std::memcpy(row->get() + sizeof head + head.keyBytes, item->item.bytes().data(), head.itemBytes);
        return;
    }
    drop(*row);
    if (item) *row = made(tree, key, *item);
}

RowCache::Row RowCache::made(std::int64_t tree, ByteView key, StoredItemView item) {
    const ByteView itemBytes = item.item.bytes();
    const Head head{tree, static_cast<std::uint32_t>(key.size()), static_cast<std::uint32_t>(itemBytes.size()),
        static_cast<std::uint32_t>(item.bytes)};
    const std::size_t bytes = sizeof head + key.size() + itemBytes.size();
    if (bytes > largestRow) return nullptr;
    makeRoom(bytes);
    m_bytes += bytes;
    Row row(new char[bytes]);
    std::memcpy(row.get(), &head, sizeof head);
    key.copy(row.get() + sizeof head, key.size());
    itemBytes.copy(row.get() + sizeof head + key.size(), itemBytes.size());
    return row;
}

void RowCache::drop(Row &row) {
    if (!row) return;
    Head head;
    std::memcpy(&head, row.get(), sizeof head);
    m_bytes -= sizeof head + head.keyBytes + head.itemBytes;
    row = nullptr;
}

void RowCache::makeRoom(std::size_t bytes) {
    while (m_bytes > 0 && m_bytes + bytes > m_mostBytes)
        for (auto &row : m_sets[m_hand++ % setCount].rows) drop(row);
}

void RowCache::clear() {
    if (m_bytes == 0) return;
    for (auto &set : m_sets) set = Set();
    m_bytes = 0;
}

}

#pragma once

#include "engine/base/bytes.h"
#include "engine/storage/stored_item.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace engine {

/// Items of a store that were looked for a moment ago, so that the next look for one is no search in a tree. Whoever
/// reads and writes the store's trees tells it: it knows what the open transaction sees, and is emptied where that is
/// taken back. An item is kept from the second look for it on: those that are looked for once, as in a walk over a
/// large table, cost nothing but a mark.
/// Not for two threads at once, as the store.
class RowCache {
public:
    /// `mostBytes`: of keys and items together.
    explicit RowCache(std::size_t mostBytes) : m_mostBytes(mostBytes) {}

    /// What a key has, good until the next call; none: not known.
    std::optional<StoredItemView> find(std::int64_t tree, ByteView key);
    /// It was looked for here in vain, and then found in its tree.
    void found(std::int64_t tree, ByteView key, StoredItemView item);
    /// It is being written; without an item: erased.
    void written(std::int64_t tree, ByteView key, std::optional<StoredItemView> item);

    /// What was written stays, or is taken back.
    void keep() { m_hasWritten = false; }
    void takeBack() {
        if (m_hasWritten) clear();
        m_hasWritten = false;
    }

    std::size_t bytes() const { return m_bytes; }

private:
    static constexpr std::size_t ways = 4;        ///< Places that a key can be at.
    static constexpr std::size_t setCount = 4096; ///< A power of two.
    static constexpr std::size_t largestRow = 4096;

    /// A block of memory: a Head, the key, the item.
    using Row = std::unique_ptr<char[]>;
    struct Head {
        std::int64_t tree = 0;
        std::uint32_t keyBytes = 0, itemBytes = 0, sizeBytes = 0;
    };
    struct alignas(64) Set {
        std::array<std::uint32_t, ways> marks{}; ///< Of the hashes; a place without a row may have one.
        std::array<Row, ways> rows{};
        std::array<std::uint32_t, 2> seen{}; ///< Marks of what was looked for once.
        std::uint32_t nextWay = 0, nextSeen = 0;
    };
    struct Place {
        Set &set;
        std::uint32_t mark;
    };

    Place placeOf(std::int64_t tree, ByteView key);
    Row *rowAt(const Place &place, std::int64_t tree, ByteView key);
    Row made(std::int64_t tree, ByteView key, StoredItemView item);
    void drop(Row &row);
    void makeRoom(std::size_t bytes);
    void clear();

    const std::size_t m_mostBytes;
    std::size_t m_bytes = 0, m_hand = 0;
    bool m_hasWritten = false; ///< Since the last `keep`.
    std::vector<Set> m_sets{}; ///< Made when first needed.
};

}

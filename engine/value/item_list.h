#pragma once

#include "engine/value/item_blob.h"

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <vector>

namespace engine {

/// The items of a page, one behind the other in a few blocks of memory: a block for each would take longer than reading
/// them from the storage does.
class ItemList {
public:
    ItemList() = default;
    ItemList(std::initializer_list<ItemView> items) {
        for (const ItemView item : items) push_back(item);
    }
    ItemList(const ItemList &other) { append(other); }
    ItemList(ItemList &&other) noexcept = default;
    ItemList &operator=(const ItemList &other) { return *this = ItemList(other); }
    ItemList &operator=(ItemList &&other) noexcept = default;

    /// So many bytes behind each item may be read, too, whatever they are: walks that copy need not look for its end.
    static constexpr std::size_t bytesBehind = 16;

    void push_back(ItemView item); ///< Copied.
    void append(const ItemList &other) {
        for (const ItemView item : other) push_back(item);
    }

    std::size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    std::size_t bytes() const { return m_bytes; } ///< Of all items.
    ItemView operator[](std::size_t index) const { return m_items[index]; }
    using Iterator = std::vector<ItemView>::const_iterator;
    Iterator begin() const { return m_items.begin(); } ///< for (const ItemView item : list)
    Iterator end() const { return m_items.end(); }
    std::vector<ItemBlob> blobs() const; ///< Each for itself.
    bool operator==(const ItemList &other) const { return m_items == other.m_items; }

private:
    std::vector<ItemView> m_items; ///< They lie in the blocks.
    std::vector<std::unique_ptr<char[]>> m_blocks;
    std::size_t m_blockBytes = 0, m_used = 0; ///< Of the last block.
    std::size_t m_bytes = 0;
};

}

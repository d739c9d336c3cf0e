#include "engine/value/item_list.h"

#include <algorithm>
#include <cstring>

namespace engine {

namespace {

// Blocks grow with the list, to a size that the system's allocator still has at hand.
constexpr std::size_t firstBlockBytes = 4'096, largestBlockBytes = 65'536;

}

void ItemList::push_back(ItemView item) {
    const ByteView bytes = item.bytes();
    if (m_blockBytes - m_used < bytes.size() || m_blocks.empty()) {
        m_blockBytes = std::max(std::clamp(2 * m_blockBytes, firstBlockBytes, largestBlockBytes), bytes.size());
        m_blocks.push_back(std::make_unique_for_overwrite<char[]>(m_blockBytes + bytesBehind));
        std::memset(m_blocks.back().get() + m_blockBytes, 0, bytesBehind);
        m_used = 0;
    }
    char *const to = m_blocks.back().get() + m_used;
    bytes.copy(to, bytes.size());
    m_used += bytes.size();
    m_bytes += bytes.size();
    m_items.push_back(ItemView(ByteView(to, bytes.size())));
}

std::vector<ItemBlob> ItemList::blobs() const {
    std::vector<ItemBlob> blobs;
    blobs.reserve(size());
    for (const ItemView item : m_items) blobs.push_back({Bytes(item.bytes())});
    return blobs;
}

}

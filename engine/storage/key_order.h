#pragma once

#include "engine/base/bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace engine {

/// In which order the elements of a list are to be visited so that their tree keys ascend; equal ones stay as they are.
/// Long lists of large elements: nothing of them is moved, and their keys are seldom looked at, for the hash that a key
/// begins with is held beside the place.
template <class List, class Key> std::vector<std::size_t> orderByKey(const List &list, Key key) {
    struct Entry {
        std::uint64_t hash;
        std::size_t place;
    };
    std::vector<Entry> entries;
    entries.reserve(list.size());
    for (std::size_t place = 0; place < list.size(); ++place) {
        const ByteView bytes = key(list[place]);
        Entry entry{0, place};
        for (std::size_t i = 0; i < 8; ++i)
            entry.hash = entry.hash << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
        entries.push_back(entry);
    }
    std::ranges::sort(entries, [&](const Entry &a, const Entry &b) {
        if (a.hash != b.hash) return a.hash < b.hash;
        const int order = ByteView(key(list[a.place])).compare(key(list[b.place]));
        return order != 0 ? order < 0 : a.place < b.place;
    });
    std::vector<std::size_t> order;
    order.reserve(entries.size());
    for (const auto &entry : entries) order.push_back(entry.place);
    return order;
}

}

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace app {

struct RowRange {
    int first = 0, count = 0;
    bool operator==(const RowRange &) const = default;
};

/// What turns one list of rows into another in the notices of an item model, so that selection and scroll position stay
/// with the rows that stay. Carry out `removed`, then `inserted`, each in its order.
struct RowDiff {
    std::vector<RowRange> removed;  ///< In rows of the list before, the last range first.
    std::vector<RowRange> inserted; ///< In rows of the list after, the first range first.
    bool empty() const { return removed.empty() && inserted.empty(); }
    /// Notices cost the views O(rows) each: from here on a model reset is the cheaper way.
    bool wantsReset() const { return removed.size() + inserted.size() > 64; }
};

namespace row_diff_detail {

/// The indexes of a longest strictly increasing subsequence; negative values take no part.
inline std::vector<std::size_t> longestIncreasing(const std::vector<std::int64_t> &values) {
    std::vector<std::size_t> tails, previous(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] < 0) continue;
        const auto at =
            std::ranges::lower_bound(tails, values[i], {}, [&](std::size_t index) { return values[index]; });
        previous[i] = at == tails.begin() ? values.size() : *(at - 1);
        if (at == tails.end())
            tails.push_back(i);
        else
            *at = i;
    }
    std::vector<std::size_t> sequence(tails.size());
    for (std::size_t at = tails.empty() ? 0 : tails.back(), i = tails.size(); i-- > 0; at = previous[at])
        sequence[i] = at;
    return sequence;
}

inline std::vector<RowRange> rangesOfFalse(const std::vector<bool> &kept, std::size_t offset) {
    std::vector<RowRange> ranges;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (kept[i]) continue;
        if (i > 0 && !kept[i - 1])
            ++ranges.back().count;
        else
            ranges.push_back({static_cast<int>(offset + i), 1});
    }
    return ranges;
}

}

/// Keys are hashable and differ within a list; a key that occurs twice counts as another row the second time. A row
/// that moved is removed and inserted; as few as possible are.
/// Cost: O(rows) where the lists share head and tail, else O(n log n) for what lies between.
template <class Key> RowDiff rowDiff(const std::vector<Key> &before, const std::vector<Key> &after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0, tail = 0;
    while (head < shorter && before[head] == after[head]) ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;

    std::unordered_map<Key, std::int64_t> places;
    for (std::size_t i = head; i < before.size() - tail; ++i)
        places.emplace(before[i], static_cast<std::int64_t>(i - head));
    std::vector<std::int64_t> moved(after.size() - tail - head, -1);
    for (std::size_t i = 0; i < moved.size(); ++i)
        if (const auto found = places.find(after[head + i]); found != places.end()) moved[i] = found->second;

    std::vector<bool> keptBefore(before.size() - tail - head, false), keptAfter(moved.size(), false);
    for (const std::size_t i : row_diff_detail::longestIncreasing(moved)) {
        keptAfter[i] = true;
        keptBefore[static_cast<std::size_t>(moved[i])] = true;
    }
    RowDiff diff{row_diff_detail::rangesOfFalse(keptBefore, head), row_diff_detail::rangesOfFalse(keptAfter, head)};
    std::ranges::reverse(diff.removed);
    return diff;
}

}

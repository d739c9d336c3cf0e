#include "model/view/item_span.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace model {

ItemSpan changedItems(const SampleItems &before, const SampleItems &now) {
    const auto shorter = std::min(before.size(), now.size());
    std::size_t prefix = 0, suffix = 0;
    while (prefix < shorter && before[prefix].same(now[prefix])) ++prefix;
    while (suffix < shorter - prefix && before[before.size() - 1 - suffix].same(now[now.size() - 1 - suffix])) ++suffix;
    return {prefix, before.size() - prefix - suffix, now.size() - prefix - suffix};
}

ItemIds ItemIds::of(const SampleItems &items) {
    ItemIds out;
    out.ids.resize(items.size());
    std::iota(out.ids.begin(), out.ids.end(), std::uint64_t(0));
    out.next = items.size();
    return out;
}

ItemIds ItemIds::after(const SampleItems &before, const SampleItems &now) const {
    const auto span = changedItems(before, now);
    ItemIds out;
    out.next = next;
    out.ids.reserve(now.size());
    const auto at = [](const auto &list, std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
    out.ids.assign(ids.begin(), at(ids, span.first));

    std::unordered_multimap<const SampleItem *, std::size_t> gone;
    for (auto i = span.first; i < span.first + span.countBefore; ++i) gone.emplace(&*before[i], i);
    std::vector<bool> taken(span.countBefore, false);
    std::vector<std::size_t> unknown;
    for (auto i = span.first; i < span.first + span.countNow; ++i) {
        const auto found = gone.find(&*now[i]);
        if (found == gone.end()) {
            unknown.push_back(i);
            out.ids.push_back(0);
            continue;
        }
        out.ids.push_back(ids[found->second]);
        taken[found->second - span.first] = true;
        gone.erase(found);
    }
    const bool replaced = unknown.size() == gone.size();
    std::size_t free = 0;
    for (const auto i : unknown) {
        if (replaced) {
            while (taken[free]) ++free;
            out.ids[i] = ids[span.first + free++];
        } else {
            out.ids[i] = out.next++;
        }
    }
    out.ids.insert(out.ids.end(), at(ids, span.first + span.countBefore), ids.end());
    return out;
}

}

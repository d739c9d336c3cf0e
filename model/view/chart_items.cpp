#include "model/view/chart_items.h"

#include "engine/value/key_bytes.h"

#include <algorithm>
#include <span>

namespace model {

namespace {

std::span<const Collections::Item> itemsOf(const Collections &collections, const Collections::Group &group) {
    return std::span(collections.items()).subspan(group.first, group.count);
}

bool inBin(const Histogram &sizes, std::size_t bin, std::uint64_t value) {
    if (bin >= sizes.bins.size()) return false;
    const HistogramBin &bounds = sizes.bins[bin];
    const bool last = bin + 1 == sizes.bins.size();
    return value >= bounds.from && (value < bounds.to || (last && value == bounds.to));
}

/// The items of the groups that `wanted` takes, in the model's order.
template <class Wanted> std::vector<std::size_t> itemsOfGroups(const Collections &collections, Wanted wanted) {
    std::vector<std::size_t> found;
    for (const Collections::Group &group : collections.groups()) {
        if (group.keyMissing || group.count == 0 || !wanted(group)) continue;
        for (const Collections::Item &item : itemsOf(collections, group)) found.push_back(item.itemIndex);
    }
    std::ranges::sort(found);
    return found;
}

}

std::vector<std::size_t> itemsInHashRange(const Collections &collections, std::uint64_t first, std::uint64_t last) {
    const TableDesign &table = collections.table();
    const engine::KeySchema &key = collections.index() ? collections.index()->keySchema : table.description.keySchema;
    return itemsOfGroups(collections, [&](const Collections::Group &group) {
        const std::size_t any = itemsOf(collections, group).front().itemIndex;
        const auto bytes = engine::partitionKeyBytes((*table.items)[any]->blob, key);
        if (!bytes) return false;
        const std::uint64_t hash = engine::partitionHash(*bytes);
        return hash >= first && hash <= last;
    });
}

std::vector<std::size_t> itemsInCollection(const Collections &collections, std::string_view partitionKey) {
    return itemsOfGroups(
        collections, [&](const Collections::Group &group) { return group.partitionKey == partitionKey; });
}

std::vector<std::size_t> itemsOfSize(const Collections &collections, const Histogram &sizes, std::size_t bin) {
    std::vector<std::size_t> found;
    for (const Collections::Item &item : collections.items())
        if (inBin(sizes, bin, item.bytes)) found.push_back(item.itemIndex);
    std::ranges::sort(found);
    return found;
}

std::vector<std::size_t> itemsInCollectionsOfSize(
    const Collections &collections, const Histogram &sizes, std::size_t bin) {
    return itemsOfGroups(collections, [&](const Collections::Group &group) { return inBin(sizes, bin, group.count); });
}

}

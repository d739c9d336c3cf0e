#include "engine/capacity/index_writes.h"

#include "engine/capacity/units.h"

#include <algorithm>

namespace engine {

namespace {

// The table's key never differs between the two: they are one item.
bool sameKey(ItemView before, ItemView after, const KeySchema &indexKey) {
    const auto same = [&](const KeyAttribute &attribute) {
        return before.find(attribute.name) == after.find(attribute.name);
    };
    return std::ranges::all_of(indexKey.partitionKeys(), same) && std::ranges::all_of(indexKey.sortKeys(), same);
}

}

IndexWrite indexWrite(const IndexEntry &before, const IndexEntry &after, const KeySchema &indexKey) {
    if (before.view == after.view) return {};
    if (!before.view) return {.puts = true, .units = writeUnits(after.bytes)};
    if (!after.view) return {.erases = true, .units = writeUnits(before.bytes)};
    if (sameKey(*before.view, *after.view, indexKey))
        return {.puts = true, .units = writeUnits(std::max(before.bytes, after.bytes))};
    auto units = writeUnits(before.bytes);
    units += writeUnits(after.bytes);
    return {.erases = true, .puts = true, .units = units};
}

}

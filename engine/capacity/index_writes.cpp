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

IndexWrite indexWrite(std::optional<ItemView> before, std::optional<ItemView> after, const KeySchema &indexKey) {
    if (before == after) return {};
    if (!before) return {.puts = true, .units = writeUnits(sizeInBytes(*after))};
    if (!after) return {.erases = true, .units = writeUnits(sizeInBytes(*before))};
    const auto bytesBefore = sizeInBytes(*before), bytesAfter = sizeInBytes(*after);
    if (sameKey(*before, *after, indexKey))
        return {.puts = true, .units = writeUnits(std::max(bytesBefore, bytesAfter))};
    auto units = writeUnits(bytesBefore);
    units += writeUnits(bytesAfter);
    return {.erases = true, .puts = true, .units = units};
}

}

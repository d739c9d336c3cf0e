#include "engine/capacity/units.h"

#include "engine/base/limits.h"

#include <algorithm>
#include <cstdint>

namespace engine {

namespace {

std::int64_t begun(std::size_t bytes, std::size_t unitBytes) {
    return static_cast<std::int64_t>(std::max<std::size_t>(1, (bytes + unitBytes - 1) / unitBytes));
}

}

CapacityUnits readUnits(std::size_t bytes, ReadMode mode) {
    const std::int64_t halves = mode == ReadMode::Eventual ? 1 : mode == ReadMode::Consistent ? 2 : 4;
    return {halves * begun(bytes, limits::readUnitBytes)};
}

CapacityUnits writeUnits(std::size_t bytes, WriteMode mode) {
    const std::int64_t halves = mode == WriteMode::Standard ? 2 : 4;
    return {halves * begun(bytes, limits::writeUnitBytes)};
}

}

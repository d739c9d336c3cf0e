#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace model {

/// Of some items of a table together.
struct ItemTotals {
    std::size_t collections = 0; ///< Those without a key count as one.
    std::uint64_t bytes = 0;     ///< engine::sizeInBytes of each.
};

/// About 0.3 µs an item. `stop` is asked now and then; what is counted by then is the answer.
ItemTotals totalsOf(
    const TableDesign &table, std::span<const std::size_t> itemIndexes, const std::function<bool()> &stop = {});

}

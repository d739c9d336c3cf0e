#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace model {

using SampleItems = std::vector<Shared<SampleItem>>;

/// Where two versions of a table's items differ: everything before and behind is shared, item by item.
struct ItemSpan {
    std::size_t first = 0; ///< In both.
    std::size_t countBefore = 0, countNow = 0;
};

/// By pointer: 100,000 items in well under a millisecond.
ItemSpan changedItems(const SampleItems &before, const SampleItems &now);

/// A number for each item of a table that stays with it from version to version, whatever is edited, its keys too.
struct ItemIds {
    std::vector<std::uint64_t> ids; ///< By item.
    std::uint64_t next = 0;

    static ItemIds of(const SampleItems &items);
    /// Items are recognised by pointer; where as many came as went, each takes the place of one.
    ItemIds after(const SampleItems &before, const SampleItems &now) const;
};

}

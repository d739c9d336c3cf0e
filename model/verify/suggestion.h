#pragma once

#include "engine/request/capacity.h"
#include "model/design/design.h"
#include "model/design/message.h"
#include "model/design/problem.h"

#include <functional>
#include <string>
#include <vector>

namespace model {

/// A way to serve a pattern that nothing serves, or only a scan or a wasteful filter.
struct Suggestion {
    enum class Kind {
        TableKey,    ///< The table's own key answers it.
        OtherIndex,  ///< An index that is there does.
        GlobalIndex, ///< A new global index.
        SparseIndex, ///< One that holds only the items that have its key.
        MultiIndex,  ///< One keyed by several attributes.
        LocalIndex,  ///< A new local index: strong reads in another order.
    };
    Kind kind = Kind::GlobalIndex;
    Message title = {}; ///< "A global index ByStatus: status, then orderDate"
    std::string indexName = {};
    // What it costs, by making it on a copy of the sample data:
    std::int64_t entries = 0;           ///< Items that the index would hold.
    std::uint64_t bytes = 0;            ///< Of its entries, without the 100 B that storage adds for each.
    engine::CapacityUnits writeUnits{}; ///< More for writing all sample items once.
    engine::CapacityUnits readUnits{};  ///< Of one run of the pattern then; 0 where it cannot run yet.
    std::int64_t examined = 0;          ///< Items that the run reads.
    /// Adds what it needs and turns the pattern into a Query of it: one edit.
    std::function<Result<Design>(Design)> apply = {};
};

/// Best first: what costs nothing more before what does. Empty where the pattern is served, or where its conditions
/// name no attribute that an index could be keyed by.
std::vector<Suggestion> suggestionsFor(const Design &design, const AccessPattern &pattern);

}

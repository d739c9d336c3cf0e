#pragma once

#include "engine/endpoint.h"
#include "model/design/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace model {

/// What one logical run of a read cost, all its pages together.
struct RunTrace {
    enum class Route { GetItem, Query, Scan };
    Route route = Route::Query;
    std::string tableName = {}, indexName = {};
    std::int64_t examined = 0; ///< Items read, before the filter.
    std::int64_t returned = 0; ///< Items that passed it.
    std::int64_t bytesRead = 0;
    engine::CapacityUnits units = {}; ///< Read units.
    std::size_t pages = 0;
    bool complete = true; ///< Read to the end: no LastEvaluatedKey was left.
    std::vector<engine::ItemBlob> items = {};

    std::int64_t filteredOut() const { return examined - returned; }
    /// Of what was read, in hundredths of a percent.
    std::size_t wasteShare() const;
};

/// Runs GetItem, Query or Scan on the endpoint, page after page up to `mostPages` or the request's limit (which is one
/// page). Errors: those of the endpoint; Validation for another operation.
engine::Result<RunTrace> traced(engine::Endpoint &endpoint, engine::Request request, std::size_t mostPages = 1000);

/// One examined item, for the strip of cells: in key order, whether it was returned.
struct ExaminedItem {
    engine::ItemBlob key = {}; ///< Table and index keys of the item.
    bool inRange = true;       ///< Within the key condition's sort-key range; else in the same collection, not read.
    bool returned = true;      ///< Passed the filter.
};

/// The item collection around a Query: what it read, what its filter dropped, what lay outside its range. Costs up to
/// three more queries, on a sandbox; stops after `most` items. For a Scan, all it examined; empty for GetItem.
engine::Result<std::vector<ExaminedItem>> examinedItems(
    engine::Endpoint &endpoint, const engine::Request &request, std::size_t most = 10'000);

/// "26 examined, 16 filtered out, 10 returned": the explain line for a terminal.
std::string toText(const RunTrace &trace);
/// What would make it cheaper or is worth knowing, in sentences; empty when there is nothing to say.
std::vector<Message> advice(const RunTrace &trace);

}

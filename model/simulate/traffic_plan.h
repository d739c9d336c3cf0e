#pragma once

#include "engine/schema/table_description.h"
#include "model/design/scenario.h"
#include "model/design/table_design.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the partition simulator works on: numbers only, no design. model/simulate/scenario_plan.h makes it of one.
namespace model {

/// Partition key values of one kind, "USER#{userId}", with what lies under them.
struct KeyFamily {
    std::string name = {};
    std::uint64_t keys = 1; ///< How many values, at least 1; with `known` as many as those.
    /// Values that stay as few as they are (states, kinds), with their share of the items.
    std::vector<std::pair<std::string, double>> known = {};
    double items = 0, bytes = 0; ///< Of all its keys together, storage overhead included.
    bool oneItem = false;        ///< A key holds a single item: nothing to split inside.
};

/// A table's or a global index's partitions. (A local index lives in those of its table.)
struct TrafficSpace {
    std::string tableName = {}, indexName = {};
    engine::BillingMode mode = engine::BillingMode::PayPerRequest;
    double readUnits = 0, writeUnits = 0; ///< Provisioned per second.
    std::optional<AutoScaling> autoScalingRead = {}, autoScalingWrite = {};
    std::optional<WarmThroughput> warm = {};
    std::optional<double> mostRead = {}, mostWrite = {}; ///< On demand: the limits its owner set.
    bool localIndexes = false;                           ///< Its item collections are never split.
    std::vector<KeyFamily> groups = {};
};

/// What one request does to one space.
struct StreamPart {
    std::size_t space = 0, group = 0;
    double units = 1;       ///< Capacity units of one request that touches it.
    double probability = 1; ///< Of touching it: how many of the items an index holds.
    /// None: as the items of `known` keys are spread, else evenly.
    std::optional<KeyPopularity> popularity = {};
    bool growsAtEnd = false; ///< New sort keys follow all others: a split of the collection does not help.
};

/// Requests of one access pattern.
struct RequestStream {
    std::string id = {};
    bool write = false;
    double peakPerSecond = 0;
    std::vector<StreamPart> parts = {}; ///< The first: where the request goes. Others: indexes that a write changes.
};

struct TrafficPlan {
    std::vector<TrafficSpace> spaces = {};
    std::vector<RequestStream> streams = {};
    std::vector<std::int64_t> dailyCurve = {}; ///< As Scenario's.
};

}

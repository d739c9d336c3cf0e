#pragma once

#include "model/design/design.h"
#include "model/design/message.h"
#include "model/simulate/traffic_plan.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace model {

/// An entity type's numbers as a scenario has them.
struct EntityFigures {
    std::string tableName = {}, entityName = {};
    double items = 0; ///< At the scenario's month.
    double newItemsPerMonth = 0;
    double itemBytes = 0;
    bool measuredBytes = false; ///< From the sample items; else stated, or assumed.
    bool statedItems = false;   ///< By the scenario or the entity type; else as many as there are samples.
};

/// How the number of a family's partition key values was found.
enum class KeysBasis : unsigned char {
    Stated,       ///< By the scenario.
    Fixed,        ///< The template has no variable.
    Listed,       ///< The generator of its variable lists the values.
    OnePerItem,   ///< An entity type has one item for each: as many as those.
    FewInSamples, ///< The samples repeat few values, none of them rare: they are taken to be all.
    Proportional, ///< As many for each item as in the samples.
};
struct FamilyFigures {
    std::size_t space = 0, group = 0; ///< In the plan.
    KeysBasis basis = KeysBasis::Proportional;
};

struct PlanOptions {
    /// Capacity units of one request by pattern id, as a run measured them; the others are estimated from item sizes.
    std::map<std::string, double> measuredUnits = {};
};

struct ScenarioPlan {
    TrafficPlan plan = {};
    std::vector<EntityFigures> entities = {};
    std::vector<FamilyFigures> families = {};
    std::vector<std::string> withoutRate = {}; ///< Patterns that nobody says how often they are asked.
    std::vector<std::string> notPlanned = {};  ///< Patterns of no table that there is, or without an operation.
    std::vector<Message> assumptions = {};
};

/// A design in a scenario as the simulator takes it. What the scenario does not say comes from patterns and entity
/// types, what those do not say from the sample items; what nothing says is assumed, and said.
ScenarioPlan planOf(const Design &design, const Scenario &scenario, const PlanOptions &options = {});

/// A table or global index in a month to come.
struct GrowthPoint {
    std::int64_t month = 0;
    double items = 0, bytes = 0; ///< With the overhead of storage.
    std::size_t partitions = 0;  ///< At least: what size and throughput need.
};
struct GrowthSeries {
    std::string tableName = {}, indexName = {};
    std::vector<GrowthPoint> points = {};
};
/// From now to `months` later, a point each.
std::vector<GrowthSeries> growthOf(const Design &design, const Scenario &scenario, std::int64_t months = 36);

/// The first scenario, or one that says nothing: everything as patterns, entity types and samples have it.
Scenario scenarioOf(const Design &design);

}

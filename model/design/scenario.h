#pragma once

#include "engine/schema/table_description.h"
#include "model/design/table_design.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// How the requests of a load spread over partition key values.
struct KeyPopularity {
    enum class Kind : unsigned char {
        Uniform,
        Zipf,       ///< The key of rank r gets a share that falls as 1 / r^exponent.
        HotSet,     ///< `hotKeyPercent` of the keys get `hotTrafficPercent` of the requests.
        TimeOrdered ///< All go to the newest key; another one begins every `newKeySeconds` (a date as key: a day).
    };
    Kind kind = Kind::Uniform;
    double exponent = 1.1;    ///< 0 to 5.
    double hotKeyPercent = 1; ///< 0 to 100.
    double hotTrafficPercent = 90;
    std::int64_t newKeySeconds = 86'400; ///< At least 1.
    bool operator==(const KeyPopularity &) const = default;
};

/// How many items of an entity type there are in production. What is not said comes from the entity type, else from
/// the sample items.
struct EntityVolume {
    std::string tableName = {}, entityName = {};
    std::optional<std::int64_t> items = {}, newItemsPerMonth = {}, itemBytes = {}; ///< Bytes of one item.
    /// How many values the partition key takes, by index name ("": the table): few states, many users.
    std::map<std::string, std::int64_t> partitionKeys = {};
    bool operator==(const EntityVolume &) const = default;
};

/// How often an access pattern is asked. What is not said comes from the pattern and the scenario.
struct PatternLoad {
    std::string patternId = {};
    std::optional<double> averagePerSecond = {}, peakPerSecond = {}; ///< Requests.
    std::optional<KeyPopularity> popularity = {};
    bool operator==(const PatternLoad &) const = default;
};

/// A DAX cluster in front of the tables.
struct DaxCluster {
    std::int64_t nodes = 3; ///< 1 to 11.
    std::int64_t itemTtlSeconds = 300, queryTtlSeconds = 300;
    bool operator==(const DaxCluster &) const = default;
};

/// Production as it might be: the inputs of the partition simulator and of forecasts. A design has any number of them,
/// told apart by name.
struct Scenario {
    std::string name = {}, description = {};
    std::int64_t trafficPercent = 100; ///< Of all rates, for a quick "what if it doubles".
    std::int64_t month = 0;            ///< How many months of growth are added to the items.
    KeyPopularity popularity = {};
    std::vector<std::int64_t> dailyCurve = {}; ///< Percent of the peak in each of 24 hours; empty: the peak all day.
    std::optional<engine::BillingMode> capacityMode = {}; ///< None: as each table is set.
    std::optional<WarmThroughput> warmThroughput = {};    ///< None: as each table says.
    std::optional<DaxCluster> dax = {};
    std::vector<EntityVolume> volumes = {}; ///< At most one of an entity type.
    std::vector<PatternLoad> loads = {};    ///< At most one of a pattern.
    bool operator==(const Scenario &) const = default;

    const EntityVolume *volume(std::string_view tableName, std::string_view entityName) const; ///< Null: none.
    const PatternLoad *load(std::string_view patternId) const;                                 ///< Null: none.
};

}

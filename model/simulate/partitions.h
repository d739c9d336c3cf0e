#pragma once

#include "model/simulate/partition_limits.h"
#include "model/simulate/traffic_plan.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Why a request was throttled: {Table, Index} × {Read, Write} × what was exceeded, as DynamoDB names them.
enum class Exceeded : unsigned char { ProvisionedThroughput, AccountLimit, KeyRangeThroughput, MaxOnDemandThroughput };
inline constexpr std::size_t throttleReasons = 16;
/// 0 to 15. Source: API Reference, ThrottlingReason.
std::size_t throttleReason(bool index, bool write, Exceeded exceeded);
/// "TableWriteKeyRangeThroughputExceeded"
std::string throttleReasonName(std::size_t reason);

struct SimulationOptions {
    double seconds = 86'400;    ///< Simulated: a day, beginning at midnight of the daily curve.
    double stepSeconds = 10;    ///< 1 sees each second; more is an average over them.
    std::uint64_t seed = 1;     ///< The same seed, the same answer.
    std::uint64_t mostKeys = 0; ///< Above as many keys of a group a sample of them is hashed; 0: all are.
    unsigned threads = 1;
    /// Reads and writes of a partition share its capacity (half of each at most, for example). AWS's pages disagree;
    /// off is the throttling guide's word.
    bool combinedCeiling = false;
    double splitAfter = splitAfterSeconds;
    std::function<bool()> cancelled = {};            ///< Asked now and then, on the thread that runs it.
    std::function<void(double share)> progress = {}; ///< 0 to 1.
};

/// A partition at the end, with what it took over the whole time.
struct PartitionLoad {
    double firstHash = 0, lastHash = 0; ///< In shares of the hash space; both alike: a part of one item collection.
    double items = 0, bytes = 0;
    std::uint64_t requests = 0;                     ///< That came to it, index writes aside.
    double readUnits = 0, writeUnits = 0;           ///< Consumed, of those it had since it began.
    double peakRead = 0, peakWrite = 0;             ///< Units per second asked of it in its busiest step.
    double throttledReads = 0, throttledWrites = 0; ///< Requests.
    double secondsAbove = 0;                        ///< Asked for more than its ceiling.
    std::vector<float> heat = {}; ///< For each point of time the share of its ceiling asked for (1 = the ceiling); of
                                  ///< the partition it came from before it was split off.
};

/// A partition key value with the traffic that it draws.
struct HotKey {
    std::string name = {};  ///< Its value where it is known, else the group's template.
    std::uint64_t rank = 0; ///< 0: the busiest of its group.
    bool known = false;
    std::size_t group = 0;              ///< In TrafficSpace::groups.
    double share = 0;                   ///< Of the space's units, 0 to 1.
    double peakRead = 0, peakWrite = 0; ///< Units per second at the peak.
    double secondsAbove = 0;            ///< In which it alone asks for more than a partition gives.
};

struct CapacityPoint {
    double second = 0;                              ///< Where the interval begins.
    double readUnits = 0, writeUnits = 0;           ///< Consumed per second.
    double askedRead = 0, askedWrite = 0;           ///< Per second.
    double throttledReads = 0, throttledWrites = 0; ///< Requests per second.
    double readLimit = 0, writeLimit = 0;           ///< Provisioned units, or what the partitions and quotas allow.
    std::size_t partitions = 0;
};

struct PartitionSplit {
    enum class Why : unsigned char { Size, Heat, Peak };
    double second = 0;
    Why why = Why::Heat;
};
/// A hot partition that no split can help.
struct Unsplittable {
    enum class Why : unsigned char { HotItem, GrowingSortKey, LocalIndexes };
    Why why = Why::HotItem;
    std::string key = {};
    bool operator==(const Unsplittable &) const = default;
};

struct SpaceLoad {
    std::vector<PartitionLoad> partitions = {}; ///< In hash order.
    std::size_t firstPartitions = 0;
    std::vector<HotKey> hottest = {};                          ///< At most 100, by share.
    std::vector<CapacityPoint> time = {};                      ///< At most 288 points.
    std::array<std::uint64_t, throttleReasons> throttled = {}; ///< Requests by reason.
    std::vector<PartitionSplit> splits = {};
    std::vector<Unsplittable> unsplittable = {};
    /// A collection that outgrows 10 GB where local indexes keep it together: its writes fail.
    std::optional<std::string> collectionTooLarge = {};
};

struct StreamLoad {
    std::string id = {};
    std::uint64_t requests = 0, throttled = 0;
    std::array<std::uint64_t, throttleReasons> reasons = {};
};

/// Every figure is a model's: how keys are placed, when partitions split and how long burst lasts is not published.
/// Throttled means: would be, if it lasted and nothing retried.
struct Simulation {
    std::vector<SpaceLoad> spaces = {};   ///< As the plan's.
    std::vector<StreamLoad> streams = {}; ///< As the plan's.
    double seconds = 0, stepSeconds = 0;
    std::uint64_t requests = 0, throttled = 0, keys = 0;
    bool sampled = false;   ///< Not every key was hashed.
    bool cancelled = false; ///< Ended early: the figures are of the time until then.
};

/// Each step draws how many requests come, from the rate; which partition each goes to, from the popularity of the
/// keys in it, all counted and none lost; and how many of them pass the table's and the partition's limits.
/// - Partitions begin as startingPartitions, equal ranges of the hash space; one above 10 GB is split; one that is
///   asked for more than 80 % of its ceiling for `splitAfter` is split where its heat halves, inside an item
///   collection by sort key. A single hot item, sort keys that only grow and collections of a table with local indexes
///   are not helped by it (Unsplittable).
/// - Adaptive capacity: a partition may use up to its ceiling as long as the table's total lasts. Burst: 300 s of
///   unused provisioned units. Auto scaling: out after 2 minutes above the target, in after 15 minutes 20 points below.
/// - On demand the partitions are enough for twice the highest traffic served so far, `splitAfter` later.
/// - A global index that cannot take its writes holds back the table's: of each stream the share that its fullest index
///   partition takes passes, and the rest is throttled by the index.
/// Cost: all keys are hashed once, then a step costs as much as there are partitions.
Simulation simulate(const TrafficPlan &plan, const SimulationOptions &options = {});

}

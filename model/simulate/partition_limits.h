#pragma once

#include "model/simulate/traffic_plan.h"

#include <cstddef>
#include <cstdint>

/// What DynamoDB documents of partitions and throughput, and what we assume where it does not.
namespace model {

inline constexpr double partitionReadUnits = 3'000, partitionWriteUnits = 1'000;      ///< Per second: documented.
inline constexpr double partitionBytes = 10.0 * 1024 * 1024 * 1024;                   ///< About 10 GB: documented.
inline constexpr double newOnDemandReadUnits = 12'000, newOnDemandWriteUnits = 4'000; ///< Documented.
inline constexpr double accountTableUnits = 40'000;  ///< Per table and kind, the default quota: documented.
inline constexpr double burstSeconds = 300;          ///< Of unused provisioned capacity: documented, best effort.
inline constexpr double splitAboveUtilisation = 0.8; ///< Assumed.
inline constexpr double splitAfterSeconds = 600;     ///< Assumed: minutes, not published.

/// How many partitions a table or index begins with: what its warm throughput, provisioned units or a new on-demand
/// table need, and its bytes. A lower bound: tables remember more than they tell.
std::size_t startingPartitions(const TrafficSpace &space);

/// A load from a file, by workers that each retry what is throttled before they go on.
struct BulkLoad {
    std::vector<std::string> keys = {}; ///< The partition key of each write in the file's order, as indexes into this…
    std::vector<std::uint32_t> order = {}; ///< …list.
    double unitsPerWrite = 1;
    std::size_t inFlight = 200; ///< Requests on their way at once.
};
struct BulkLoadResult {
    double seconds = 0;
    double unitsPerSecond = 0;        ///< Average until the last write is done.
    std::uint64_t throttled = 0;      ///< Attempts that were refused.
    double largestPartitionShare = 0; ///< Of the units, 0 to 1.
};
/// Against the space's first partitions, in simulated time: no burst above the partition's ceiling, no split (a load
/// that takes longer than splitAfterSeconds may get faster).
BulkLoadResult simulateBulkLoad(const TrafficSpace &space, const BulkLoad &load);

}

#include "model/simulate/partition_limits.h"

#include "model/simulate/model_hash.h"

#include <algorithm>
#include <cmath>

namespace model {

std::size_t startingPartitions(const TrafficSpace &space) {
    double read = 0, write = 0, bytes = 0;
    if (space.mode == engine::BillingMode::PayPerRequest) {
        read = newOnDemandReadUnits;
        write = newOnDemandWriteUnits;
    } else {
        read = space.readUnits;
        write = space.writeUnits;
    }
    if (space.warm) {
        read = std::max(read, static_cast<double>(space.warm->readUnitsPerSecond));
        write = std::max(write, static_cast<double>(space.warm->writeUnitsPerSecond));
    }
    for (const KeyFamily &group : space.groups) bytes += group.bytes;
    constexpr double mostPartitions = 1e5; // of no table; keeps the arithmetic in its bounds
    const double needed = std::max({read / partitionReadUnits, write / partitionWriteUnits, bytes / partitionBytes});
    return static_cast<std::size_t>(std::clamp(std::ceil(needed), 1.0, mostPartitions));
}

BulkLoadResult simulateBulkLoad(const TrafficSpace &space, const BulkLoad &load) {
    BulkLoadResult result;
    if (load.order.empty() || load.inFlight == 0) return result;
    constexpr double sliceSeconds = 0.005; // a write takes about as long, so a worker does one in a slice
    const std::size_t partitions = startingPartitions(space);
    std::vector<std::size_t> partitionOf;
    for (const std::string &key : load.keys) {
        __extension__ using Wide = unsigned __int128; // equal ranges of the hash space
        partitionOf.push_back(static_cast<std::size_t>(static_cast<Wide>(modelHash(key)) * partitions >> 64));
    }
    const double units = std::max(load.unitsPerWrite, 1e-9);
    std::vector<double> tokens(partitions, 0), used(partitions, 0);
    std::vector<std::size_t> waiting(partitions, 0);
    std::size_t next = 0, inFlight = 0, done = 0, slices = 0;
    while (done < load.order.size()) {
        while (inFlight < load.inFlight && next < load.order.size()) {
            ++waiting[partitionOf[load.order[next++]]];
            ++inFlight;
        }
        for (std::size_t p = 0; p < partitions; ++p) {
            // What a slice does not use is lost, but for what one write needs to begin.
            tokens[p] = std::min(
                tokens[p] + partitionWriteUnits * sliceSeconds, std::max(partitionWriteUnits * sliceSeconds, units));
            const auto served = std::min(waiting[p], static_cast<std::size_t>(tokens[p] / units + 1e-9));
            tokens[p] -= static_cast<double>(served) * units;
            used[p] += static_cast<double>(served) * units;
            waiting[p] -= served;
            inFlight -= served;
            done += served;
            result.throttled += waiting[p];
        }
        ++slices;
    }
    result.seconds = static_cast<double>(slices) * sliceSeconds;
    const double all = static_cast<double>(load.order.size()) * units;
    result.unitsPerSecond = all / result.seconds;
    result.largestPartitionShare = *std::ranges::max_element(used) / all;
    return result;
}

}

#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace engine {

enum class ReturnConsumedCapacity : unsigned char { None, Total, Indexes };

/// Units in halves, so that 0.5 stays exact.
struct CapacityUnits {
    std::int64_t halves = 0;
    auto operator<=>(const CapacityUnits &) const = default;
    CapacityUnits &operator+=(CapacityUnits other) {
        halves += other.halves;
        return *this;
    }
};

/// What one request cost one table. The arms are filled for INDEXES only, and only those that were charged.
struct ConsumedCapacity {
    std::string tableName = {};
    CapacityUnits capacityUnits = {};                                             ///< Table and indexes together.
    std::optional<CapacityUnits> readCapacityUnits = {}, writeCapacityUnits = {}; ///< Transactions report them.
    std::optional<CapacityUnits> table = {};
    std::map<std::string, CapacityUnits> localSecondaryIndexes = {}, globalSecondaryIndexes = {};
};

}

#pragma once

#include <cstdint>
#include <string_view>

namespace model {

/// Where a partition key value lies in the hash space, as a model: MD5 of "Outliers" and the value's bytes, first
/// eight bytes, most significant first. DynamoDB does not publish its hash; dynalite, which gives keys in the order of
/// real scans, computes this one. Good for a picture of how keys spread, not for where one key is.
std::uint64_t modelHash(std::string_view partitionKeyBytes);

}

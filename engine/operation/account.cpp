#include "engine/operation/operations.h"
#include "engine/operation/table_lookup.h"

namespace engine {

/// The defaults of an account, though nothing here is held to them. Developer Guide, "Quotas in Amazon DynamoDB".
Result<DescribeLimitsOutput> run(Context &, const DescribeLimitsInput &) {
    return DescribeLimitsOutput{80'000, 80'000, 40'000, 40'000};
}

/// Clients that ask shall stay where they are, not turn to the real service.
Result<DescribeEndpointsOutput> run(Context &, const DescribeEndpointsInput &) {
    return DescribeEndpointsOutput{{{"localhost", 1'440}}};
}

}

#pragma once

#include "engine/base/error.h"
#include "engine/request/request.h"

#include <string>
#include <vector>

namespace engine {

/// Something in a request that is no attribute value, though JSON of the right form.
struct ValueFault {
    std::vector<std::string> path; ///< Members and keys, list positions from 1: "QueryFilter", "a", "…List", "2".
    Error error;
};

/// What DynamoDB tells of a request with such faults (at least one): it asks some other questions before it looks at
/// the values of a member, each operation in its own order. `request` holds empty values in their places.
/// Source: tests of dynalite that ran against the service, and of the Parity Suite for transactions.
Error firstComplaint(const Request &request, const std::vector<ValueFault> &faults);

}

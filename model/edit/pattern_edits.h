#pragma once

#include "model/design/design.h"
#include "model/design/problem.h"

#include <string>
#include <string_view>

namespace model {

/// An empty id becomes the next free "AP1", "AP2", … Errors: an id that is taken, a value or
/// expected item that is no DynamoDB JSON, a request that is no JSON object, numbers below 0.
Result<Design> addPattern(Design design, AccessPattern pattern);
Result<Design> removePattern(Design design, std::string_view patternId);
Result<Design> movePattern(Design design, std::string_view patternId, std::size_t toIndex);
/// All of it, the id included.
Result<Design> setPattern(Design design, std::string_view patternId, AccessPattern pattern);

}

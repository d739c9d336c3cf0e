#pragma once

#include "engine/request/request.h"
#include "model/design/design.h"
#include "model/design/message.h"

#include <vector>

namespace model {

/// What a pattern's run brought.
struct Answer {
    std::vector<engine::ItemBlob> items = {};
    std::int64_t count = 0; ///< Items returned or written.
    engine::CapacityUnits units = {};
    std::vector<engine::Request> requests = {};
};

/// Each expectation of the pattern that the answer does not meet, with the reason where the design tells it: "4 of 10
/// expected items lack shippedAt and are not in the index ByShipped". Empty: all hold.
std::vector<Message> faultsOf(const Design &design, const AccessPattern &pattern, const Answer &answer);

}

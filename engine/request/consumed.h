#pragma once

#include "engine/request/request.h"

#include <vector>

namespace engine {

/// Has the answer tell what the request consumes; one that cannot is left as it is.
void askForCapacity(Request &request, ReturnConsumedCapacity how);

/// What an answer says of it, a table each; nothing where nobody asked.
std::vector<ConsumedCapacity> consumedOf(const Response &response);

}

#pragma once

#include "engine/endpoint.h"

#include <string>
#include <string_view>

namespace engine {

/// One request as JSON text in, its answer as JSON text out: executeJson(endpoint, "GetItem", R"({"TableName": …})").
/// Errors: those of decodeRequest, and the operation's own.
Result<std::string> executeJson(Endpoint &endpoint, std::string_view operation, std::string_view json);

}

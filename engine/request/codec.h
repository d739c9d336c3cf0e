#pragma once

#include "engine/request/request.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// The operations' wire names in the order of `Request`: "CreateTable", …
const std::vector<std::string_view> &operationNames();
std::string_view operationName(const Request &request);
/// One on items or statements; not on tables, their settings or streams.
bool isOnItems(std::string_view operation);

/// The JSON body of an operation to its struct.
/// Errors, the first kind found: UnknownOperation; Serialization (not JSON, a wrong JSON type); Validation: all members
///         that break a constraint in one message ("2 validation errors detected: …"), then faults of attribute values.
Result<Request> decodeRequest(std::string_view operation, std::string_view json);
/// The inverse, for code generation, history and remote endpoints: only members that differ from their default.
std::string encodeRequest(const Request &request);

/// The answer's JSON body; empty where the service answers without one.
std::string encodeResponse(const Response &response);
/// {"__type": "com.amazonaws.dynamodb.v20120810#…", "message": "…"} with Item and CancellationReasons where they are.
std::string encodeError(const Error &error);

/// The inverses, for answers of other endpoints. What the structs have no member for is left out.
/// Errors: UnknownOperation; Serialization (not JSON, a wrong JSON type).
Result<Response> decodeResponse(std::string_view operation, std::string_view json);
/// Internal with what was read of the text, if it is no error that we know.
Error decodeError(std::string_view json);

}

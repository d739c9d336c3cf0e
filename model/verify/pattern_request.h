#pragma once

#include "engine/request/request.h"
#include "model/design/access_pattern.h"

#include <string>
#include <vector>

namespace model {

inline constexpr std::size_t mostPatternRequests = 1'000; ///< That one pattern may fan out to.

/// The requests that a pattern makes: one, or one for each combination of arguments where a variable has several.
/// A placeholder that only the key condition of a GetItem, UpdateItem or DeleteItem uses is not sent: the key holds it.
/// Errors: UnknownOperation (none of the data operations); Validation, Serialization (a value that is no DynamoDB JSON,
///         a key condition that is no key, members that the operation refuses); more than `mostPatternRequests`.
engine::Result<std::vector<engine::Request>> requestsOf(const AccessPattern &pattern);
/// The first of them.
engine::Result<engine::Request> requestOf(const AccessPattern &pattern);

/// ":user" for a placeholder without a value, "{userId}" for a variable without an argument, "?2" for a parameter of a
/// statement; in their order. With none missing the requests can be made.
std::vector<std::string> missingValues(const AccessPattern &pattern);

/// The variables of the pattern's templates and request, each once, in their order.
std::vector<std::string> variablesOf(const AccessPattern &pattern);

/// The expressions that the operation has, as members of the pattern.
std::vector<std::string AccessPattern::*> expressionsOf(const std::string &operation);

bool isWriteOperation(const std::string &operation); ///< Of items; a statement writes or reads as it says.

}

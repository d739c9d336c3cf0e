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

/// What a placeholder stands for, as people type it: "#n" an attribute's name; ":v" or "?1" DynamoDB JSON of a value, a
/// template with {variables}, a number, else text. Empty: nothing. Errors: those of setPattern.
Result<Design> setPlaceholder(
    Design design, std::string_view patternId, const std::string &placeholder, const std::string &text);
std::string placeholderText(const AccessPattern &pattern, const std::string &placeholder);

/// The values of a template's variable: "U001", several with commas between ("a, b"), whole numbers in a row as "1..10".
/// Commas within the braces of DynamoDB JSON separate nothing. Errors: more than 1,000.
Result<Design> setArgument(
    Design design, std::string_view patternId, const std::string &variable, std::string_view text);
std::string argumentText(const std::vector<std::string> &values);

}

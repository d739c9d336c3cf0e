#pragma once

#include "engine/base/error.h"
#include "engine/expression/condition.h"
#include "engine/expression/key_condition.h"
#include "engine/expression/placeholders.h"
#include "engine/expression/projection.h"
#include "engine/expression/token.h"
#include "engine/expression/update.h"

#include <string_view>
#include <tl/expected.hpp>

namespace engine {

/// An error and where in the expression it is, for an editor to mark. TRY makes a plain Error of it.
struct ExpressionError : Error {
    Span span;
};
template <class T> using Parsed = tl::expected<T, ExpressionError>;

enum class ExpressionKind : unsigned char { Condition, Filter, KeyCondition, Update, Projection };
const char *parameterName(ExpressionKind kind); ///< "ConditionExpression", …

/// Text to tree, with the placeholders of the request put in. What these report, in this order and in DynamoDB's words
/// ("Invalid FilterExpression: …"): empty; longer than limits::expressionBytes; a syntax error; then in written order
/// reserved words, unknown or misplaced functions, undefined placeholders, wrong operands; too many operators.
/// Depth is bounded, so no text exhausts the stack.
/// Source: Developer Guide, "Expressions"; texts as the service gives them.
Parsed<Condition> parseCondition(std::string_view text, Placeholders &placeholders);
Parsed<Condition> parseFilter(std::string_view text, Placeholders &placeholders);
Parsed<KeyClauses> parseKeyCondition(std::string_view text, Placeholders &placeholders);
/// Its first half: DynamoDB reads all expressions of a request before it asks whether this one is about keys
/// (keyClausesOf).
Parsed<Condition> parseKeyConditionTerms(std::string_view text, Placeholders &placeholders);
Parsed<Update> parseUpdate(std::string_view text, Placeholders &placeholders);
Parsed<ProjectedPaths> parseProjection(std::string_view text, Placeholders &placeholders);

/// Whether two paths of one projection or update exclude each other; `prefix` as in "Invalid ProjectionExpression: ".
Result<void> checkApart(std::span<const DocumentPath> paths, std::string_view prefix);

/// Where the text is wrong, judged without knowing names and values; none: nothing to mark.
std::optional<ExpressionError> findError(std::string_view text, ExpressionKind kind);

}

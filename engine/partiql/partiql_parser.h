#pragma once

#include "engine/expression/lexer.h"
#include "engine/expression/parser.h"
#include "engine/partiql/statement.h"

#include <span>
#include <string_view>
#include <vector>

namespace engine {

/// A statement of the PartiQL that DynamoDB speaks, in UTF-8: SELECT, INSERT, UPDATE, DELETE and, for transactions,
/// EXISTS.
/// Errors, with the place for an editor to mark: Validation ("Statement wasn't well formed, can't be processed: …", a
///         number out of range, a wrong number of parameters). Depth is bounded, so no text exhausts the stack.
/// Source: Developer Guide, "PartiQL - a SQL-compatible query language for Amazon DynamoDB".
Parsed<Statement> parseStatement(std::string_view text, std::span<const ValueBlob> parameters);

/// The same where the parameters are not known yet: each ? stands for a value not given (an empty ValueBlob).
Parsed<Statement> parseStatementOpen(std::string_view text);

/// Highlighting, also of a half-written or wrong statement.
std::vector<ColoredSpan> highlightStatement(std::string_view text);

}

#pragma once

#include "engine/expression/token.h"

#include <string_view>
#include <vector>

namespace engine {

/// The tokens of an expression, End last. Never fails: what begins no token is Invalid, one character at a time.
std::vector<Token> tokenize(std::string_view expression);

/// SET, REMOVE, ADD, DELETE, AND, OR, NOT, BETWEEN, IN, in any case.
bool isKeyword(std::string_view word);

/// attribute_exists, attribute_not_exists, attribute_type, begins_with, contains, size, if_not_exists, list_append;
/// case counts.
bool isFunctionName(std::string_view word);

/// Text equality where upper and lower case of ASCII letters count the same.
bool equalsIgnoringCase(std::string_view a, std::string_view b);

/// How an editor shows a token.
enum class TokenColor : unsigned char {
    Keyword,
    Function,
    Attribute,
    Placeholder,
    Number,
    Text, ///< PartiQL only.
    Symbol,
    Reserved,
    Invalid
};
struct ColoredSpan {
    Span span;
    TokenColor color = TokenColor::Symbol;
};
/// Highlighting of an expression, also of a half-written or wrong one. Reserved: a reserved word that stands bare
/// where an attribute name is meant, which DynamoDB refuses.
std::vector<ColoredSpan> highlight(std::string_view expression);

}

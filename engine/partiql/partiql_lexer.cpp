#include "engine/partiql/partiql_lexer.h"

#include "engine/expression/lexer.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

using Kind = PartiqlToken::Kind;

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isNamePart(char c) {
    return isLetter(c) || isDigit(c);
}
bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

template <class Test> std::size_t runLength(std::string_view text, Test test) {
    return static_cast<std::size_t>(std::ranges::find_if_not(text, test) - text.begin());
}

/// White space and comments.
std::size_t blankLength(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size()) {
        if (isSpace(text[length]))
            ++length;
        else if (text.substr(length, 2) == "--")
            length = std::min(text.find('\n', length), text.size());
        else
            break;
    }
    return length;
}

/// Behind the closing quote; none if there is no such.
std::size_t quotedLength(std::string_view text) {
    const char quote = text.front();
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] != quote) continue;
        if (i + 1 == text.size() || text[i + 1] != quote) return i + 1;
        ++i; // a doubled quote is a character
    }
    return std::string_view::npos;
}

std::size_t numberLength(std::string_view text) {
    std::size_t length = runLength(text, isDigit);
    if (length < text.size() && text[length] == '.') length += 1 + runLength(text.substr(length + 1), isDigit);
    if (length < text.size() && (text[length] == 'e' || text[length] == 'E')) {
        std::size_t exponent = length + 1;
        if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-')) ++exponent;
        const std::size_t digits = runLength(text.substr(exponent), isDigit);
        if (digits > 0) length = exponent + digits;
    }
    return length;
}

std::size_t symbolLength(std::string_view text) {
    for (const std::string_view two : {"<>", "<=", ">=", "!=", "<<", ">>"})
        if (text.substr(0, 2) == two) return 2;
    return std::string_view("=<>()[]{},.:+-*;").find(text.front()) == std::string_view::npos ? 0 : 1;
}

std::size_t characterLength(std::string_view text) {
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    return 1 + runLength(text.substr(1), isContinuation);
}

struct Measured {
    Kind kind;
    std::size_t length;
};

Measured measure(std::string_view rest) {
    const char first = rest.front();
    if (isLetter(first)) return {Kind::Word, runLength(rest, isNamePart)};
    if (isDigit(first) || (first == '.' && rest.size() > 1 && isDigit(rest[1])))
        return {Kind::Number, numberLength(rest)};
    if (first == '"' || first == '\'') {
        const std::size_t length = quotedLength(rest);
        if (length == std::string_view::npos) return {Kind::Invalid, rest.size()};
        return {first == '"' ? Kind::QuotedName : Kind::Text, length};
    }
    if (first == '?') return {Kind::Parameter, 1};
    if (const std::size_t length = symbolLength(rest); length > 0) return {Kind::Symbol, length};
    return {Kind::Invalid, characterLength(rest)};
}

}

std::vector<PartiqlToken> tokenizeStatement(std::string_view statement) {
    std::vector<PartiqlToken> tokens;
    std::size_t offset = 0;
    while (true) {
        offset += blankLength(statement.substr(offset));
        if (offset == statement.size()) break;
        const auto [kind, length] = measure(statement.substr(offset));
        tokens.push_back({
            kind, statement.substr(offset, length), {offset, length}
        });
        offset += length;
    }
    tokens.push_back({
        Kind::End, statement.substr(statement.size()), {statement.size(), 0}
    });
    return tokens;
}

std::string unquoted(std::string_view text) {
    std::string content;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        content += text[i];
        if (text[i] == text.front()) ++i;
    }
    return content;
}

bool isPartiqlKeyword(std::string_view word) {
    constexpr std::array<std::string_view, 31> keywords = {"SELECT", "FROM", "WHERE", "ORDER", "BY", "ASC", "DESC",
        "INSERT", "INTO", "VALUE", "UPDATE", "SET", "REMOVE", "DELETE", "RETURNING", "ALL", "MODIFIED", "OLD", "NEW",
        "AND", "OR", "NOT", "IN", "BETWEEN", "IS", "MISSING", "NULL", "TRUE", "FALSE", "EXISTS", "AS"};
    return std::ranges::any_of(keywords, [&](std::string_view keyword) { return equalsIgnoringCase(word, keyword); });
}

}

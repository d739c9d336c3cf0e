#include "engine/expression/lexer.h"

#include "engine/expression/reserved_words.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isNamePart(char c) {
    return isLetter(c) || isDigit(c) || c == '_';
}
bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}
char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

template <class Test> std::size_t runLength(std::string_view text, Test test) {
    return static_cast<std::size_t>(std::ranges::find_if_not(text, test) - text.begin());
}

std::size_t characterLength(std::string_view text) {
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    return 1 + runLength(text.substr(1), isContinuation);
}

std::size_t symbolLength(std::string_view text) {
    for (const std::string_view two : {"<>", "<=", ">="})
        if (text.substr(0, 2) == two) return 2;
    return std::string_view("=<>()[],.+-").find(text.front()) == std::string_view::npos ? 0 : 1;
}

struct Measured {
    Token::Kind kind;
    std::size_t length;
};

Measured measure(std::string_view rest) {
    const char first = rest.front();
    if (isLetter(first)) return {Token::Kind::Word, runLength(rest, isNamePart)};
    if (isDigit(first)) return {Token::Kind::Number, runLength(rest, isDigit)};
    if (first == '#' || first == ':') {
        const std::size_t name = runLength(rest.substr(1), isNamePart);
        if (name > 0) return {first == '#' ? Token::Kind::NamePlaceholder : Token::Kind::ValuePlaceholder, 1 + name};
    }
    if (const std::size_t length = symbolLength(rest); length > 0) return {Token::Kind::Symbol, length};
    return {Token::Kind::Invalid, characterLength(rest)};
}

TokenColor colorOf(const std::vector<Token> &tokens, std::size_t index) {
    const Token &token = tokens[index];
    switch (token.kind) {
    case Token::Kind::NamePlaceholder:
    case Token::Kind::ValuePlaceholder: return TokenColor::Placeholder;
    case Token::Kind::Number: return TokenColor::Number;
    case Token::Kind::Symbol: return TokenColor::Symbol;
    case Token::Kind::Invalid:
    case Token::Kind::End: return TokenColor::Invalid;
    case Token::Kind::Word: break;
    }
    if (isKeyword(token.text)) return TokenColor::Keyword;
    if (isFunctionName(token.text) && tokens[index + 1].text == "(") return TokenColor::Function;
    return isReservedWord(token.text) ? TokenColor::Reserved : TokenColor::Attribute;
}

}

std::vector<Token> tokenize(std::string_view expression) {
    std::vector<Token> tokens;
    tokens.reserve(expression.size() / 3 + 2);
    std::size_t offset = 0;
    while (true) {
        offset += runLength(expression.substr(offset), isSpace);
        if (offset == expression.size()) break;
        const auto [kind, length] = measure(expression.substr(offset));
        tokens.push_back({
            kind, expression.substr(offset, length), {offset, length}
        });
        offset += length;
    }
    tokens.push_back({
        Token::Kind::End, expression.substr(expression.size()), {expression.size(), 0}
    });
    return tokens;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

bool isKeyword(std::string_view word) {
    constexpr std::array<std::string_view, 9> keywords = {
        "SET", "REMOVE", "ADD", "DELETE", "AND", "OR", "NOT", "BETWEEN", "IN"};
    return std::ranges::any_of(keywords, [&](std::string_view keyword) { return equalsIgnoringCase(word, keyword); });
}

bool isFunctionName(std::string_view word) {
    constexpr std::array<std::string_view, 8> functions = {"attribute_exists", "attribute_not_exists", "attribute_type",
        "begins_with", "contains", "size", "if_not_exists", "list_append"};
    return std::ranges::find(functions, word) != functions.end();
}

std::vector<ColoredSpan> highlight(std::string_view expression) {
    const std::vector<Token> tokens = tokenize(expression);
    std::vector<ColoredSpan> spans;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) spans.push_back({tokens[i].span, colorOf(tokens, i)});
    return spans;
}

}

#include "engine/expression/expression_reader.h"

#include "engine/base/limits.h"
#include "engine/expression/lexer.h"
#include "engine/expression/reserved_words.h"

#include <algorithm>
#include <array>
#include <limits>

namespace engine {

namespace {

// Every level but redundant parentheses needs an operator or a call, and 4096 bytes hold no more calls than this.
constexpr std::size_t maximumDepth = 310;

constexpr std::array<std::string_view, 5> conditionKeywords = {"AND", "OR", "NOT", "BETWEEN", "IN"};
constexpr std::array<std::string_view, 4> updateKeywords = {"SET", "REMOVE", "ADD", "DELETE"};

std::span<const std::string_view> keywordsOf(ExpressionKind kind) {
    switch (kind) {
    case ExpressionKind::Condition:
    case ExpressionKind::Filter:
    case ExpressionKind::KeyCondition: return conditionKeywords;
    case ExpressionKind::Update: return updateKeywords;
    case ExpressionKind::Projection: break;
    }
    return {};
}

}

ExpressionReader::ExpressionReader(std::string_view text, ExpressionKind kind, Placeholders &placeholders)
    : m_text(text), m_kind(kind), m_placeholders(placeholders), m_tokens(tokenize(text)) {}

const Token &ExpressionReader::peek(std::size_t ahead) const {
    return m_tokens[std::min(m_next + ahead, m_tokens.size() - 1)];
}

const Token &ExpressionReader::take() {
    const Token &token = peek();
    if (m_next + 1 < m_tokens.size()) ++m_next;
    return token;
}

bool ExpressionReader::accept(std::string_view symbol) {
    if (!at(symbol)) return false;
    take();
    return true;
}

bool ExpressionReader::atKeyword(std::string_view keyword) const {
    return peek().kind == Token::Kind::Word && equalsIgnoringCase(peek().text, keyword);
}

bool ExpressionReader::acceptKeyword(std::string_view keyword) {
    if (!atKeyword(keyword)) return false;
    take();
    return true;
}

Parsed<void> ExpressionReader::expect(std::string_view symbol) {
    if (!accept(symbol)) return syntaxError();
    return {};
}

Parsed<void> ExpressionReader::expectKeyword(std::string_view keyword) {
    if (!acceptKeyword(keyword)) return syntaxError();
    return {};
}

bool ExpressionReader::isOwnKeyword(const Token &token) const {
    return token.kind == Token::Kind::Word && std::ranges::any_of(keywordsOf(m_kind), [&](std::string_view keyword) {
        return equalsIgnoringCase(token.text, keyword);
    });
}

bool ExpressionReader::atPath() const {
    return peek().kind == Token::Kind::NamePlaceholder || (peek().kind == Token::Kind::Word && !isOwnKeyword(peek()));
}

Parsed<DocumentPath> ExpressionReader::path() {
    const std::size_t begin = peek().span.offset;
    DocumentPath result;
    TRY(std::string first, name());
    result.steps.emplace_back(std::move(first));
    CHECK(continuePath(result, begin));
    return result;
}

Parsed<void> ExpressionReader::continuePath(DocumentPath &path, std::size_t begin) {
    while (at(".") || at("[")) {
        if (accept(".")) {
            TRY(std::string member, name());
            path.steps.emplace_back(std::move(member));
        } else {
            TRY(const std::size_t index, listIndex());
            path.steps.emplace_back(index);
        }
    }
    if (path.steps.size() > limits::nestingLevels)
        report(Fault::Path,
            "The document path has too many nesting levels; nesting levels: " + std::to_string(path.steps.size()),
            spanFrom(begin));
    return {};
}

Parsed<std::string> ExpressionReader::name() {
    if (!atPath()) return syntaxError();
    const Token &token = take();
    if (token.kind == Token::Kind::Word) {
        if (isReservedWord(token.text))
            report(m_kind == ExpressionKind::Update ? Fault::ReservedWordInUpdate : Fault::ReservedWord,
                "Attribute name is a reserved keyword; reserved keyword: " + std::string(token.text), token.span);
        return std::string(token.text);
    }
    if (const std::string *attributeName = m_placeholders.name(token.text)) return *attributeName;
    report(Fault::UndefinedName,
        "An expression attribute name used in the document path is not defined; attribute name: " +
            std::string(token.text),
        token.span);
    return std::string(token.text);
}

Parsed<std::size_t> ExpressionReader::listIndex() {
    CHECK(expect("["));
    if (peek().kind != Token::Kind::Number) return syntaxError();
    const Token &digits = take();
    CHECK(expect("]"));
    constexpr std::size_t longest = 10;
    const std::size_t index =
        digits.text.size() > longest ? std::numeric_limits<std::size_t>::max() : std::stoull(std::string(digits.text));
    if (index > std::numeric_limits<std::int32_t>::max())
        report(Fault::Path, "List index is not within the allowable range; index: [" + std::string(digits.text) + "]",
            digits.span);
    return index;
}

ValueBlob ExpressionReader::value() {
    const Token &token = take();
    if (const ValueBlob *given = m_placeholders.value(token.text)) return *given;
    report(Fault::UndefinedValue,
        "An expression attribute value used in expression is not defined; attribute value: " + std::string(token.text),
        token.span);
    return {};
}

void ExpressionReader::countOperator() {
    if (++m_operators > limits::expressionOperators) {
        if (m_error && m_fault == Fault::TooManyOperators) m_error.reset(); // the message gives the whole count
        report(Fault::TooManyOperators,
            "The expression contains too many operators; operator count: " + std::to_string(m_operators),
            {0, m_text.size()});
    }
}

Parsed<void> ExpressionReader::enter() {
    if (++m_depth <= maximumDepth) return {};
    return tl::unexpected(error("The expression has redundant parentheses;", peek().span));
}

Span ExpressionReader::spanFrom(std::size_t offset) const {
    const std::size_t end = m_next == 0 ? offset : m_tokens[m_next - 1].span.end();
    return {offset, std::max(end, offset) - offset};
}

void ExpressionReader::report(Fault fault, std::string message, Span span) {
    if (isCondition()) fault = std::min(fault, Fault::InWrittenOrder);
    if (m_error && m_fault <= fault) return;
    m_fault = fault;
    m_error = error(std::move(message), span);
}

tl::unexpected<ExpressionError> ExpressionReader::syntaxError() const {
    const Token &token = peek();
    const bool atEnd = token.kind == Token::Kind::End;
    const std::size_t begin = m_next == 0 ? token.span.offset : m_tokens[m_next - 1].span.offset;
    const std::size_t end = atEnd && m_next > 0                ? m_tokens[m_next - 1].span.end()
                            : peek(1).kind == Token::Kind::End ? token.span.end()
                                                               : peek(1).span.end();
    const std::string text = atEnd ? "<EOF>" : std::string(token.text);
    return tl::unexpected(
        error("Syntax error; token: \"" + text + "\", near: \"" + std::string(m_text.substr(begin, end - begin)) + "\"",
            token.span));
}

ExpressionError ExpressionReader::error(std::string message, Span span) const {
    return {
        {Error::Code::Validation, std::string("Invalid ") + parameterName(m_kind) + ": " + std::move(message), {}, {}},
        span
    };
}

std::optional<PathClash> findClash(std::span<const DocumentPath> paths) {
    std::optional<PathClash> conflict;
    for (std::size_t two = 1; two < paths.size(); ++two)
        for (std::size_t one = 0; one < two; ++one) {
            const PathRelation found = relation(paths[one], paths[two]);
            if (found == PathRelation::Overlap) return PathClash{found, one, two};
            if (found == PathRelation::Conflict && !conflict) conflict = PathClash{found, one, two};
        }
    return conflict;
}

std::string describe(const PathClash &clash, std::span<const DocumentPath> paths) {
    const std::string what = clash.relation == PathRelation::Overlap ? "overlap" : "conflict";
    return "Two document paths " + what +
           " with each other; must remove or rewrite one of these paths; path one: " + toText(paths[clash.one]) +
           ", path two: " + toText(paths[clash.two]);
}

}

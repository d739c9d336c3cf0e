#include "engine/partiql/partiql_reader.h"

#include "engine/base/overloaded.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace engine {

namespace {

constexpr std::size_t maximumDepth = 200;

/// Keywords that cannot be names without quotes; the others only mean something in their place.
constexpr std::array<std::string_view, 23> reserved = {"SELECT", "FROM", "WHERE", "ORDER", "BY", "INSERT", "INTO",
    "UPDATE", "SET", "REMOVE", "DELETE", "RETURNING", "AND", "OR", "NOT", "IN", "BETWEEN", "IS", "MISSING", "NULL",
    "TRUE", "FALSE", "AS"};

/// Words of joins, which PartiQL knows and DynamoDB does not: they cannot follow a dot.
bool isJoinWord(const PartiqlToken &token) {
    constexpr std::array<std::string_view, 6> words = {"INNER", "OUTER", "LEFT", "RIGHT", "CROSS", "JOIN"};
    return token.kind == PartiqlToken::Kind::Word &&
           std::ranges::any_of(words, [&](std::string_view word) { return equalsIgnoringCase(token.text, word); });
}

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lower;
}

/// Whether the digits behind the point less the exponent fit 32 bits, as they must for the service to read a literal.
bool hasScale(std::string_view digits) {
    const auto at = digits.find_first_of("eE");
    const auto point = digits.find('.');
    std::int64_t scale = 0;
    if (point != std::string_view::npos && point < at)
        scale = static_cast<std::int64_t>(std::min(at, digits.size()) - point - 1);
    if (at != std::string_view::npos) {
        std::string exponent(digits.substr(at + 1));
        if (exponent.size() > 12) return false;
        const std::int64_t value = std::strtoll(exponent.c_str(), nullptr, 10);
        if (value != static_cast<std::int32_t>(value)) return false;
        scale -= value;
    }
    return scale == static_cast<std::int32_t>(scale);
}

/// UTF-8 bytes that begin a character.
std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

bool isReserved(std::string_view word) {
    return std::ranges::any_of(reserved, [&](std::string_view keyword) { return equalsIgnoringCase(word, keyword); });
}

template <class Set, class Value> bool addMember(Set &set, const AttributeValue &value) {
    const auto *member = std::get_if<Value>(&value.value);
    if (!member) return false;
    set.members.push_back(*member);
    return true;
}

template <class Set> bool sortMembers(Set &set) {
    std::ranges::sort(set.members);
    return std::ranges::adjacent_find(set.members) == set.members.end();
}

}

PartiqlReader::PartiqlReader(std::string_view text, std::optional<std::span<const ValueBlob>> parameters)
    : m_text(text), m_tokens(tokenizeStatement(text)), m_parameters(parameters) {}

const PartiqlToken &PartiqlReader::peek(std::size_t ahead) const {
    return m_tokens[std::min(m_next + ahead, m_tokens.size() - 1)];
}

const PartiqlToken &PartiqlReader::take() {
    const PartiqlToken &token = peek();
    if (m_next + 1 < m_tokens.size()) ++m_next;
    return token;
}

bool PartiqlReader::at(std::string_view symbol, std::size_t ahead) const {
    return peek(ahead).kind == Kind::Symbol && peek(ahead).text == symbol;
}

bool PartiqlReader::accept(std::string_view symbol) {
    if (!at(symbol)) return false;
    take();
    return true;
}

bool PartiqlReader::atWord(std::string_view word) const {
    return peek().kind == Kind::Word && equalsIgnoringCase(peek().text, word);
}

bool PartiqlReader::acceptWord(std::string_view word) {
    if (!atWord(word)) return false;
    take();
    return true;
}

Parsed<void> PartiqlReader::expect(std::string_view symbol) {
    if (!accept(symbol)) return malformed("Expected " + std::string(symbol));
    return {};
}

Parsed<void> PartiqlReader::expectWord(std::string_view word) {
    if (!acceptWord(word)) return malformed("Expected " + std::string(word));
    return {};
}

bool PartiqlReader::atName(std::size_t ahead) const {
    const PartiqlToken &token = peek(ahead);
    return token.kind == Kind::QuotedName || (token.kind == Kind::Word && !isReserved(token.text));
}

Parsed<std::string> PartiqlReader::name(const char *what) {
    if (!atName()) return malformed(std::string("Expected ") + what);
    const PartiqlToken &token = take();
    if (token.kind == Kind::Word) return std::string(token.text);
    return quotedName(token);
}

std::string PartiqlReader::quotedName(const PartiqlToken &token) {
    std::string content = unquoted(token.text);
    if (content.empty()) report("Empty attribute name", token.span);
    return content;
}

Parsed<DocumentPath> PartiqlReader::path() {
    TRY(std::string attributeName, name("an attribute name"));
    DocumentPath result(std::move(attributeName));
    while (at(".") || at("[")) {
        if (accept(".")) {
            if (!atName() || isJoinWord(peek())) return malformed("Invalid path dot component");
            TRY(std::string member, name("an attribute name"));
            result.steps.emplace_back(std::move(member));
            continue;
        }
        take();
        if (peek().kind == Kind::Text) { // a['b'] is a.b
            result.steps.emplace_back(quotedName(take()));
        } else {
            const PartiqlToken &index = peek();
            const bool isIndex =
                index.kind == Kind::Number && index.text.find_first_not_of("0123456789") == std::string_view::npos;
            if (!isIndex) return malformed("Expected a list index");
            take();
            const bool inRange = index.text.size() <= 10 &&
                                 std::stoull(std::string(index.text)) <= std::numeric_limits<std::int32_t>::max();
            if (!inRange)
                report("List index is not within the allowable range; index: [" + std::string(index.text) + "]",
                    index.span);
            result.steps.emplace_back(inRange ? static_cast<std::size_t>(std::stoull(std::string(index.text))) : 0);
        }
        CHECK(expect("]"));
    }
    return result;
}

bool PartiqlReader::atValue() const {
    switch (peek().kind) {
    case Kind::Text:
    case Kind::Number:
    case Kind::Parameter: return true;
    case Kind::Symbol:
        if (at("-") || at("+")) return peek(1).kind == Kind::Number;
        return at("[") || at("{") || at("<<");
    case Kind::Word: return atWord("TRUE") || atWord("FALSE") || atWord("NULL");
    case Kind::QuotedName:
    case Kind::Invalid:
    case Kind::End: break;
    }
    return false;
}

Parsed<ValueBlob> PartiqlReader::item() {
    TRY(const auto item, literal(""));
    return item ? encode(*item) : ValueBlob{};
}

Parsed<ValueBlob> PartiqlReader::value() {
    TRY(const auto value, literal("root"));
    return value ? encode(*value) : ValueBlob{};
}

Parsed<std::optional<AttributeValue>> PartiqlReader::literal(const std::string &place) {
    if (atFunction() && atName())
        return tl::unexpected(
            errorAt("Unsupported data type: " + lowerCase(peek().text) + " under key " + place, peek().span));
    if (!atValue()) return malformed("Expected a value");
    if (peek().kind == Kind::Parameter) return parameter();
    if (peek().kind == Kind::Text) return AttributeValue{unquoted(take().text)};
    if (acceptWord("TRUE")) return AttributeValue{true};
    if (acceptWord("FALSE")) return AttributeValue{false};
    if (acceptWord("NULL")) return AttributeValue{Null{}};
    if (peek().kind == Kind::Number || at("-") || at("+")) {
        TRY(AttributeValue value, number(place));
        return value;
    }
    CHECK(enter());
    auto container = at("[") ? list(place) : at("{") ? map(place) : set(place);
    leave();
    return container;
}

Parsed<AttributeValue> PartiqlReader::number(const std::string &place) {
    const std::size_t begin = peek().span.offset;
    std::string digits;
    if (at("-") || at("+")) digits = take().text;
    digits += take().text;
    if (!hasScale(digits)) return malformed("");
    const auto parsed = Number::parse(digits);
    if (parsed) return AttributeValue{*parsed};
    report(parsed.error().message + " under " + (place.empty() ? "root" : place), spanFrom(begin));
    return AttributeValue{Number()};
}

Parsed<std::optional<AttributeValue>> PartiqlReader::list(const std::string &place) {
    take();
    List elements;
    bool given = true;
    while (!at("]")) {
        if (!elements.empty()) CHECK(expect(","));
        TRY(auto element, literal(place + "[" + std::to_string(elements.size()) + "]"));
        given = given && element.has_value();
        elements.push_back(element ? *std::move(element) : AttributeValue{});
    }
    take();
    if (!given) return std::nullopt;
    return AttributeValue{std::move(elements)};
}

Parsed<std::optional<AttributeValue>> PartiqlReader::map(const std::string &place) {
    take();
    Item members;
    bool given = true, first = true;
    while (!at("}")) {
        if (!first) CHECK(expect(","));
        first = false;
        const bool isKey = peek().kind == Kind::Text || peek().kind == Kind::QuotedName;
        if (!isKey) return malformed("Expected a name in quotes");
        std::string key = quotedName(take());
        CHECK(expect(":"));
        TRY(auto member, literal(place.empty() ? "root" : std::string(place).append(1, '.').append(key)));
        given = given && member.has_value();
        members.insert_or_assign(std::move(key), member ? *std::move(member) : AttributeValue{});
    }
    take();
    if (!given) return std::nullopt;
    return AttributeValue{std::move(members)};
}

Parsed<std::optional<AttributeValue>> PartiqlReader::set(const std::string &place) {
    const std::size_t begin = take().span.offset;
    List members;
    bool given = true;
    while (!at(">>")) {
        if (!members.empty()) CHECK(expect(","));
        TRY(auto member, literal(place + "[" + std::to_string(members.size()) + "]"));
        given = given && member.has_value();
        members.push_back(member ? *std::move(member) : AttributeValue{});
    }
    take();
    if (!given) return std::nullopt;
    return setOf(members, spanFrom(begin));
}

AttributeValue PartiqlReader::setOf(const List &members, Span span) {
    const std::string invalid = "One or more parameter values were invalid: ";
    if (members.empty()) {
        report("Empty bags are not supported", span);
        return {};
    }
    StringSet strings;
    NumberSet numbers;
    BinarySet binaries;
    const auto fits = [&](const AttributeValue &member) {
        switch (members.front().type()) {
        case Type::S: return addMember<StringSet, std::string>(strings, member);
        case Type::N: return addMember<NumberSet, Number>(numbers, member);
        case Type::B:
            if (const auto *binary = std::get_if<Binary>(&member.value)) {
                binaries.members.push_back(binary->bytes);
                return true;
            }
            return false;
        default: return false;
        }
    };
    if (!std::ranges::all_of(members, fits)) {
        report(invalid + "The members of a set must be all strings, all numbers or all binary values", span);
        return {};
    }
    const StringSet asWritten = strings;
    if (!sortMembers(strings)) {
        std::string list;
        for (const auto &member : asWritten.members) list += (list.empty() ? "" : ", ") + member;
        report(invalid + "Input collection [" + list + "] contains duplicates.", span);
        return {};
    }
    if (!sortMembers(numbers) || !sortMembers(binaries)) {
        report("Input collection contains duplicates", span);
        return {};
    }
    if (!strings.members.empty()) return {std::move(strings)};
    if (!numbers.members.empty()) return {std::move(numbers)};
    return {std::move(binaries)};
}

std::optional<AttributeValue> PartiqlReader::parameter() {
    take();
    const std::size_t position = m_parametersUsed++;
    if (!m_parameters || position >= m_parameters->size()) return std::nullopt;
    const ValueBlob &given = (*m_parameters)[position];
    if (given.bytes.empty()) return std::nullopt;
    return ValueView(given).decode();
}

Parsed<void> PartiqlReader::enter() {
    if (++m_depth <= maximumDepth) return {};
    return malformed("Nested too deep");
}

Span PartiqlReader::spanFrom(std::size_t offset) const {
    const std::size_t end = m_next == 0 ? offset : m_tokens[m_next - 1].span.end();
    return {offset, std::max(end, offset) - offset};
}

tl::unexpected<ExpressionError> PartiqlReader::malformed(const std::string &detail) const {
    // Of what is no token at all the service tells nothing.
    const PartiqlToken &token = peek();
    const bool isNoToken = token.kind == Kind::Invalid && (token.text.starts_with('#') || token.text.starts_with('/'));
    return tl::unexpected(
        error("Statement wasn't well formed, can't be processed: " + (isNoToken ? "" : detail), token.span));
}

ExpressionError PartiqlReader::error(std::string message, Span span) const {
    return {
        {Error::Code::Validation, std::move(message), {}, {}},
        span
    };
}

ExpressionError PartiqlReader::errorAt(std::string message, Span span) const {
    const std::string_view before = m_text.substr(0, span.offset);
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto lineStart = before.rfind('\n') + 1; // 0 where there is none
    return error(std::move(message) + " at " + std::to_string(line) + ":" +
                     std::to_string(1 + characters(before.substr(lineStart))) + ":" +
                     std::to_string(characters(m_text.substr(span.offset, span.length))),
        span);
}

void PartiqlReader::report(std::string message, Span span) {
    report(error(std::move(message), span));
}

void PartiqlReader::report(ExpressionError error) {
    if (!m_fault) m_fault = std::move(error);
}

Parsed<void> PartiqlReader::finish() {
    accept(";");
    if (!atEnd()) return malformed("Unexpected token after expression");
    if (m_fault) return tl::unexpected(*m_fault);
    if (m_parameters && m_parameters->size() != m_parametersUsed)
        return tl::unexpected(
            error("Number of parameters in request and statement don't match.", {0, peek().span.end()}));
    return {};
}

}

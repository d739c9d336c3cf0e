#pragma once

#include "engine/base/result.h"
#include "engine/partiql/partiql_lexer.h"
#include "engine/partiql/partiql_parser.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// What the parsers of statements and of their conditions share: tokens with one to look at, names, paths and values.
class PartiqlReader {
public:
    using Kind = PartiqlToken::Kind;

    /// Without parameters each ? is a value not given.
    PartiqlReader(std::string_view text, std::optional<std::span<const ValueBlob>> parameters);

    const PartiqlToken &peek(std::size_t ahead = 0) const;
    const PartiqlToken &take();
    bool at(std::string_view symbol, std::size_t ahead = 0) const;
    bool accept(std::string_view symbol);
    bool atWord(std::string_view word) const;
    bool acceptWord(std::string_view word);
    bool atEnd() const { return peek().kind == Kind::End; }
    Parsed<void> expect(std::string_view symbol);
    Parsed<void> expectWord(std::string_view word);

    bool atName(std::size_t ahead = 0) const; ///< A bare word that is no keyword, or a quoted name.
    bool atFunction() const { return peek().kind == Kind::Word && at("(", 1); }
    Parsed<std::string> name(const char *what);
    Parsed<DocumentPath> path();
    bool atValue() const;
    /// A literal or parameter; empty where a parameter in it is not given.
    Parsed<ValueBlob> value();
    /// The item of an INSERT, likewise; each of its attributes is a root of its own where a fault is told.
    Parsed<ValueBlob> item();

    /// Levels of parentheses, calls, lists and maps; what needs more is refused, so the stack is bounded.
    Parsed<void> enter();
    void leave() { --m_depth; }

    Span spanFrom(std::size_t offset) const;
    /// "Statement wasn't well formed, can't be processed: …", at the next token.
    tl::unexpected<ExpressionError> malformed(const std::string &detail) const;
    ExpressionError error(std::string message, Span span) const;
    /// The same with its place in the statement, as the service tells it of functions: "… at 1:25:7", line and column
    /// from 1 and the length, in characters.
    ExpressionError errorAt(std::string message, Span span) const;
    /// To be given only if the statement is well formed: the first one reported.
    void report(std::string message, Span span);
    void report(ExpressionError error);
    /// At the end of the statement. Errors: something follows; what was reported; a wrong number of parameters.
    Parsed<void> finish();

private:
    std::string quotedName(const PartiqlToken &token);
    Parsed<std::optional<AttributeValue>> literal(const std::string &place);
    Parsed<std::optional<AttributeValue>> list(const std::string &place);
    Parsed<std::optional<AttributeValue>> map(const std::string &place);
    Parsed<std::optional<AttributeValue>> set(const std::string &place);
    Parsed<AttributeValue> number(const std::string &place);
    AttributeValue setOf(const List &members, Span span);
    std::optional<AttributeValue> parameter();

    std::string_view m_text;
    std::vector<PartiqlToken> m_tokens;
    std::optional<std::span<const ValueBlob>> m_parameters;
    std::size_t m_next = 0, m_depth = 0, m_parametersUsed = 0;
    std::optional<ExpressionError> m_fault;
};

/// A WHERE clause's condition.
Parsed<Condition> readPartiqlCondition(PartiqlReader &reader);

}

#pragma once

#include "engine/base/result.h"
#include "engine/expression/parser.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// What DynamoDB complains of when the syntax is right, the first of these kinds first.
enum class Fault : unsigned char {
    TooManyOperators,
    Parentheses,
    ReservedWordInUpdate,
    UnknownFunction,
    MisplacedFunction,
    ReservedWord,
    Section,
    InWrittenOrder, ///< In conditions all that follow count as one kind: the first one written is reported.
    UndefinedName,
    UndefinedValue,
    Path,
    SectionOperand, ///< What ADD and DELETE are given.
    OperandType,
};

/// What the parsers of conditions, updates and projections share: tokens with one to look at, paths and values with
/// their placeholders replaced, and the faults found on the way. A syntax error ends the parse, so it outranks them.
class ExpressionReader {
public:
    ExpressionReader(std::string_view text, ExpressionKind kind, Placeholders &placeholders);

    ExpressionKind kind() const { return m_kind; }
    bool isCondition() const { return m_kind < ExpressionKind::Update; }
    const Token &peek(std::size_t ahead = 0) const;
    const Token &take();
    bool at(std::string_view symbol) const { return peek().kind == Token::Kind::Symbol && peek().text == symbol; }
    bool accept(std::string_view symbol);
    /// Names cannot be keywords of their grammar: a condition's are AND, OR, NOT, BETWEEN, IN.
    bool atKeyword(std::string_view keyword) const;
    bool acceptKeyword(std::string_view keyword);
    Parsed<void> expect(std::string_view symbol);
    Parsed<void> expectKeyword(std::string_view keyword);
    bool atFunction() const { return peek().kind == Token::Kind::Word && peek(1).text == "(" && !isOwnKeyword(peek()); }
    bool atPath() const;
    bool atValue() const { return peek().kind == Token::Kind::ValuePlaceholder; }

    Parsed<DocumentPath> path();
    /// The steps that follow, if any, onto a path that began there in the text.
    Parsed<void> continuePath(DocumentPath &path, std::size_t begin);
    ValueBlob value(); ///< At a :value.

    void countOperator();
    /// Levels of parentheses and calls that a parser may enter; what needs more is refused, so the stack is bounded.
    Parsed<void> enter();
    void leave() { --m_depth; }

    Span spanFrom(std::size_t offset) const; ///< From there to the end of the last token taken.
    void report(Fault fault, std::string message, Span span);
    std::optional<ExpressionError> fault() const { return m_error; }
    tl::unexpected<ExpressionError> syntaxError() const; ///< At the next token.
    ExpressionError error(std::string message, Span span) const;

private:
    bool isOwnKeyword(const Token &token) const;
    Parsed<std::string> name();
    Parsed<std::size_t> listIndex();

    std::string_view m_text;
    ExpressionKind m_kind;
    Placeholders &m_placeholders;
    std::vector<Token> m_tokens;
    std::size_t m_next = 0;
    std::size_t m_operators = 0;
    std::size_t m_depth = 0;
    Fault m_fault = Fault::OperandType;
    std::optional<ExpressionError> m_error;
};

Parsed<Condition> readCondition(ExpressionReader &reader);
Parsed<Update> readUpdate(ExpressionReader &reader);
Parsed<ProjectedPaths> readProjection(ExpressionReader &reader);

struct PathClash {
    PathRelation relation;
    std::size_t one, two; ///< Positions of the paths.
};
/// The first two that overlap, or else conflict.
std::optional<PathClash> findClash(std::span<const DocumentPath> paths);
std::string describe(const PathClash &clash, std::span<const DocumentPath> paths);

}

#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/expression/condition_eval.h"
#include "engine/expression/expression_reader.h"
#include "engine/value/item_json.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

/// What stands between two operators. Which of the two it must be shows only behind it, as "(" opens both.
struct Term {
    std::variant<Operand, Condition> node;
    std::string function;       ///< The function that it is a call of.
    bool parenthesised = false; ///< As a whole.
    Span span;

    const Operand *operand() const { return std::get_if<Operand>(&node); }
    const DocumentPath *path() const { return operand() ? std::get_if<DocumentPath>(operand()) : nullptr; }
};

struct Function {
    std::string_view name;
    std::size_t operands;
};
constexpr std::array<Function, 6> conditionFunctions = {
    {
     {"attribute_exists", 1},
     {"attribute_not_exists", 1},
     {"attribute_type", 2},
     {"begins_with", 2},
     {"contains", 2},
     {"size", 1},
     }
};

constexpr std::string_view typeNamesInError = "{B,NULL,SS,BOOL,L,BS,N,NS,S,M}";

/// The type that the request alone tells; none for attributes and for values not given yet.
std::optional<Type> knownType(const Operand &operand) {
    if (std::holds_alternative<SizeOf>(operand)) return Type::N;
    const auto *value = std::get_if<ValueBlob>(&operand);
    if (!value || value->bytes.empty()) return std::nullopt;
    return ValueView(*value).type();
}

const ValueBlob *givenValue(const Operand &operand) {
    const auto *value = std::get_if<ValueBlob>(&operand);
    return value && !value->bytes.empty() ? value : nullptr;
}

bool isOrdered(Type type) {
    return type == Type::S || type == Type::N || type == Type::B;
}
bool isText(Type type) {
    return type == Type::S || type == Type::B;
}
bool hasSize(Type type) {
    return type != Type::N && type != Type::Bool && type != Type::Null;
}
bool canContain(Type type) {
    return type != Type::N && type != Type::Bool && type != Type::Null && type != Type::M;
}

std::optional<Type> typeNamed(std::string_view name) {
    for (int i = 0; i <= static_cast<int>(Type::BS); ++i)
        if (name == typeName(static_cast<Type>(i))) return static_cast<Type>(i);
    return std::nullopt;
}

/// "{S:a}", as DynamoDB shows a value in its texts.
std::string shown(ValueView value) {
    const std::string content =
        isText(value.type()) || value.type() == Type::N ? std::string(value.text()) : toPlainJson(value);
    return std::string("AttributeValue: {") + typeName(value.type()) + ":" + content + "}";
}

/// Recursive descent; OR binds loosest, then AND, NOT, comparisons. Sums up faults in the reader and goes on.
class ConditionParser {
public:
    explicit ConditionParser(ExpressionReader &reader) : m_reader(reader) {}

    Parsed<Condition> whole() {
        TRY(Term term, either());
        return asCondition(std::move(term));
    }

private:
    Parsed<Term> either() {
        return chain<Or>("OR", [this] { return both(); });
    }
    Parsed<Term> both() {
        return chain<And>("AND", [this] { return negation(); });
    }
    template <class Node, class Next> Parsed<Term> chain(std::string_view keyword, Next next);
    Parsed<Term> negation();
    Parsed<Term> comparison();
    Parsed<Term> primary();
    Parsed<Term> parentheses();
    Parsed<Term> call();

    Parsed<Condition> asCondition(Term term);
    Parsed<Operand> asOperand(Term term);
    Parsed<Term> compared(Operand left, std::size_t begin);
    Parsed<Term> between(Operand operand, std::size_t begin);
    Parsed<Term> in(Operand operand, std::size_t begin);
    Parsed<Operand> nextOperand();

    Term callOf(std::string_view name, const std::vector<Term> &arguments, Span span);
    Term callOnPath(std::string_view name, const std::vector<Term> &arguments, Span span);
    Operand argument(const Term &term);
    void checkDistinct(std::string_view name, const Operand &first, std::span<const Operand> rest, Span span);
    void checkType(std::string_view name, const Operand &operand, bool (*accepts)(Type), Span span);
    void checkBounds(const Operand &low, const Operand &high, Span span);
    void operandFault(std::string message, Span span) { m_reader.report(Fault::OperandType, std::move(message), span); }
    Term made(Condition condition, std::size_t begin, std::string function = {}) {
        return {std::move(condition), std::move(function), false, m_reader.spanFrom(begin)};
    }

    ExpressionReader &m_reader;
};

template <class Node, class Next> Parsed<Term> ConditionParser::chain(std::string_view keyword, Next next) {
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(Term first, next());
    if (!m_reader.atKeyword(keyword)) return first;
    Node node;
    TRY(Condition firstCondition, asCondition(std::move(first)));
    node.terms.push_back(std::move(firstCondition));
    while (m_reader.acceptKeyword(keyword)) {
        m_reader.countOperator();
        TRY(Term term, next());
        TRY(Condition condition, asCondition(std::move(term)));
        node.terms.push_back(std::move(condition));
    }
    return made({std::move(node)}, begin);
}

Parsed<Term> ConditionParser::negation() {
    const std::size_t begin = m_reader.peek().span.offset;
    if (!m_reader.acceptKeyword("NOT")) return comparison();
    m_reader.countOperator();
    CHECK(m_reader.enter());
    TRY(Term term, negation());
    m_reader.leave();
    TRY(Condition condition, asCondition(std::move(term)));
    return made({Not{std::make_shared<const Condition>(std::move(condition))}}, begin);
}

Parsed<Term> ConditionParser::comparison() {
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(Term left, primary());
    const auto isComparator = [this] {
        constexpr std::array<std::string_view, 6> symbols = {"=", "<>", "<", "<=", ">", ">="};
        return std::ranges::any_of(symbols, [this](std::string_view s) { return m_reader.at(s); });
    };
    if (!isComparator() && !m_reader.atKeyword("BETWEEN") && !m_reader.atKeyword("IN")) return left;
    TRY(Operand operand, asOperand(std::move(left)));
    m_reader.countOperator();
    if (m_reader.acceptKeyword("BETWEEN")) return between(std::move(operand), begin);
    if (m_reader.acceptKeyword("IN")) return in(std::move(operand), begin);
    return compared(std::move(operand), begin);
}

Parsed<Term> ConditionParser::compared(Operand left, std::size_t begin) {
    const std::string name(m_reader.take().text);
    TRY(Operand right, nextOperand());
    Comparator comparator = Comparator::Equal;
    for (int i = 0; i <= static_cast<int>(Comparator::GreaterOrEqual); ++i)
        if (name == symbol(static_cast<Comparator>(i))) comparator = static_cast<Comparator>(i);

    const Span span = m_reader.spanFrom(begin);
    checkDistinct(name, left, {&right, 1}, span);
    // A key is never of another type, so for a key condition the request alone tells that = cannot match.
    const bool byValue = comparator == Comparator::Equal || comparator == Comparator::NotEqual;
    if (!byValue || m_reader.kind() == ExpressionKind::KeyCondition)
        for (const Operand *operand : {&left, &right}) checkType(name, *operand, isOrdered, span);
    return made(
        {
            Comparison{std::move(left), comparator, std::move(right)}
    },
        begin);
}

Parsed<Term> ConditionParser::between(Operand operand, std::size_t begin) {
    TRY(Operand low, nextOperand());
    CHECK(m_reader.expectKeyword("AND"));
    TRY(Operand high, nextOperand());
    const Span span = m_reader.spanFrom(begin);
    checkDistinct("BETWEEN", operand, std::array{low, high}, span);
    for (const Operand *each : {&operand, &low, &high}) checkType("BETWEEN", *each, isOrdered, span);
    checkBounds(low, high, span);
    return made(
        {
            Between{std::move(operand), std::move(low), std::move(high)}
    },
        begin);
}

void ConditionParser::checkBounds(const Operand &low, const Operand &high, Span span) {
    const ValueBlob *from = givenValue(low), *to = givenValue(high);
    if (!from || !to) return;
    const std::string operands = "lower bound operand: " + shown(*from) + ", upper bound operand: " + shown(*to);
    if (ValueView(*from).type() != ValueView(*to).type())
        operandFault("The BETWEEN operator requires same data type for lower and upper bounds; " + operands, span);
    else if (compare(*from, Comparator::Greater, *to))
        operandFault(
            "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; " + operands, span);
}

Parsed<Term> ConditionParser::in(Operand operand, std::size_t begin) {
    In node{std::move(operand), {}};
    CHECK(m_reader.expect("("));
    do {
        TRY(Operand candidate, nextOperand());
        node.candidates.push_back(std::move(candidate));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    const Span span = m_reader.spanFrom(begin);
    if (node.candidates.size() > limits::inOperands)
        operandFault("The IN operator is provided with too many operands; number of operands: " +
                         std::to_string(node.candidates.size()),
            span);
    checkDistinct("IN", node.operand, node.candidates, span);
    return made({std::move(node)}, begin);
}

Parsed<Operand> ConditionParser::nextOperand() {
    TRY(Term term, primary());
    return asOperand(std::move(term));
}

Parsed<Term> ConditionParser::primary() {
    const std::size_t begin = m_reader.peek().span.offset;
    if (m_reader.at("(")) return parentheses();
    if (m_reader.atFunction()) return call();
    if (m_reader.atValue()) {
        ValueBlob value = m_reader.value();
        return Term{Operand(std::move(value)), {}, false, m_reader.spanFrom(begin)};
    }
    if (!m_reader.atPath()) return m_reader.syntaxError();
    TRY(DocumentPath path, m_reader.path());
    return Term{Operand(std::move(path)), {}, false, m_reader.spanFrom(begin)};
}

Parsed<Term> ConditionParser::parentheses() {
    const std::size_t begin = m_reader.peek().span.offset;
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    TRY(Term term, either());
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    if (term.parenthesised)
        m_reader.report(Fault::Parentheses, "The expression has redundant parentheses;", m_reader.spanFrom(begin));
    term.parenthesised = true;
    term.span = m_reader.spanFrom(begin);
    return term;
}

Parsed<Term> ConditionParser::call() {
    const std::size_t begin = m_reader.peek().span.offset;
    const std::string name(m_reader.take().text);
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    std::vector<Term> arguments;
    do {
        TRY(Term term, primary());
        TRY(Operand operand, asOperand(term));
        term.node = std::move(operand);
        arguments.push_back(std::move(term));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    return callOf(name, arguments, m_reader.spanFrom(begin));
}

/// The call as a term; where it is wrong, one that stands for it while the parse goes on.
Term ConditionParser::callOf(std::string_view name, const std::vector<Term> &arguments, Span span) {
    const std::string text(name);
    const Term standIn{Condition{}, text, false, span};
    const auto *function = std::ranges::find(conditionFunctions, name, &Function::name);
    if (function == conditionFunctions.end()) {
        if (name == "if_not_exists" || name == "list_append")
            m_reader.report(Fault::MisplacedFunction,
                "The function is not allowed in a condition expression; function: " + text, span);
        else
            m_reader.report(Fault::UnknownFunction, "Invalid function name; function: " + text, span);
        return standIn;
    }
    if (arguments.size() != function->operands) {
        operandFault("Incorrect number of operands for operator or function; operator or function: " + text +
                         ", number of operands: " + std::to_string(arguments.size()),
            span);
        return standIn;
    }
    const Operand &first = *arguments.front().operand();
    if (name == "size") {
        checkType(name, first, hasSize, span);
        SizeOf size;
        if (const auto *path = std::get_if<DocumentPath>(&first))
            size.of = *path;
        else if (const auto *value = std::get_if<ValueBlob>(&first))
            size.of = *value;
        return {Operand(std::move(size)), text, false, span};
    }
    if (name == "begins_with" || name == "contains") {
        const Operand &second = *arguments.back().operand();
        checkDistinct(name, first, {&second, 1}, span);
        checkType(name, first, name == "contains" ? canContain : isText, span);
        if (name == "contains") return {Condition{Contains{first, second}}, text, false, span};
        checkType(name, second, isText, span);
        return {Condition{BeginsWith{first, second}}, text, false, span};
    }
    return callOnPath(name, arguments, span);
}

Term ConditionParser::callOnPath(std::string_view name, const std::vector<Term> &arguments, Span span) {
    const std::string text(name);
    const DocumentPath *path = arguments.front().path();
    if (!path) {
        operandFault("Operator or function requires a document path; operator or function: " + text, span);
        return {Condition{}, text, false, span};
    }
    if (name == "attribute_exists") return {Condition{AttributeExists{*path}}, text, false, span};
    if (name == "attribute_not_exists") return {Condition{AttributeNotExists{*path}}, text, false, span};

    const Operand &operand = *arguments.back().operand();
    const std::optional<Type> type = knownType(operand);
    const ValueBlob *value = givenValue(operand);
    AttributeType node{*path, Type::S};
    if (type != Type::S) {
        const bool notGiven = std::holds_alternative<ValueBlob>(operand) && !value;
        if (!notGiven)
            operandFault("Incorrect operand type for operator or function; operator or function: " + text +
                             ", operand type: " + (type ? typeName(*type) : "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}"),
                span);
    } else if (const auto named = value ? typeNamed(ValueView(*value).text()) : std::nullopt)
        node.type = *named;
    else
        operandFault("Invalid attribute type name found; type: " +
                         (value ? std::string(ValueView(*value).text()) : std::string()) +
                         ", valid types: " + std::string(typeNamesInError),
            span);
    return {Condition{std::move(node)}, text, false, span};
}

Parsed<Condition> ConditionParser::asCondition(Term term) {
    if (auto *condition = std::get_if<Condition>(&term.node)) return std::move(*condition);
    if (term.function.empty()) return m_reader.syntaxError(); // an attribute or value alone is no condition
    m_reader.report(Fault::MisplacedFunction,
        "The function is not allowed to be used this way in an expression; function: " + term.function, term.span);
    return Condition{};
}

Parsed<Operand> ConditionParser::asOperand(Term term) {
    if (auto *operand = std::get_if<Operand>(&term.node)) return std::move(*operand);
    if (term.function.empty()) return m_reader.syntaxError(); // (a = b) = c
    m_reader.report(Fault::MisplacedFunction,
        "The function is not allowed to be used this way in an expression; function: " + term.function, term.span);
    return Operand(ValueBlob{});
}

void ConditionParser::checkDistinct(
    std::string_view name, const Operand &first, std::span<const Operand> rest, Span span) {
    const auto *path = std::get_if<DocumentPath>(&first);
    if (!path) return;
    const auto isSame = [&](const Operand &operand) {
        const auto *other = std::get_if<DocumentPath>(&operand);
        return other && *other == *path;
    };
    if (std::ranges::any_of(rest, isSame))
        operandFault("The first operand must be distinct from the remaining operands for this operator or function; "
                     "operator: " +
                         std::string(name) + ", first operand: " + toText(*path),
            span);
}

void ConditionParser::checkType(std::string_view name, const Operand &operand, bool (*accepts)(Type), Span span) {
    const std::optional<Type> type = knownType(operand);
    if (type && !accepts(*type))
        operandFault("Incorrect operand type for operator or function; operator or function: " + std::string(name) +
                         ", operand type: " + typeName(*type),
            span);
}

}

Parsed<Condition> readCondition(ExpressionReader &reader) {
    return ConditionParser(reader).whole();
}

}

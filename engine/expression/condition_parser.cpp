#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/expression/condition_eval.h"
#include "engine/expression/condition_functions.h"
#include "engine/expression/expression_reader.h"
#include "engine/value/item_json.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

/// What stands between two operators. Which of the two it must be shows only behind it, as "(" opens both.
struct Term {
    std::variant<Operand, Condition> node;
    std::string function{}; ///< The function that it is a call of.
    Span span{};
    bool parenthesised = false; ///< As a whole.

    const Operand *operand() const { return std::get_if<Operand>(&node); }
    const DocumentPath *path() const { return operand() ? std::get_if<DocumentPath>(operand()) : nullptr; }
};
/// On the heap, so that the functions that call one another for each parenthesis need little of the stack.
using TermPointer = std::unique_ptr<Term>;

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

/// Recursive descent; OR binds loosest, then AND, NOT, comparisons. Collects faults in the reader and goes on.
class ConditionParser {
public:
    explicit ConditionParser(ExpressionReader &reader) : m_reader(reader) {}

    Parsed<Condition> whole() {
        TRY(TermPointer term, either());
        return asCondition(std::move(term));
    }

private:
    Parsed<TermPointer> either() { return chain<Or>("OR", &ConditionParser::both); }
    Parsed<TermPointer> both() { return chain<And>("AND", &ConditionParser::negation); }
    template <class Node>
    Parsed<TermPointer> chain(std::string_view keyword, Parsed<TermPointer> (ConditionParser::*next)());
    Parsed<TermPointer> negation();
    Parsed<TermPointer> comparison();
    Parsed<TermPointer> primary();
    Parsed<TermPointer> parentheses();
    Parsed<TermPointer> call();
    Parsed<TermPointer> compared(TermPointer left);
    Parsed<TermPointer> between(TermPointer left);
    Parsed<TermPointer> in(TermPointer left);
    Parsed<TermPointer> nextOperand();

    Parsed<Condition> asCondition(TermPointer term);
    /// The term, which must be an operand.
    Parsed<TermPointer> asOperand(TermPointer term);
    Parsed<void> append(std::vector<Condition> &terms, TermPointer term);
    Parsed<TermPointer> negated(TermPointer term, std::size_t times, std::size_t begin);

    TermPointer operandTerm(Operand operand, std::size_t begin);
    TermPointer conditionTerm(Condition condition, std::size_t begin);
    TermPointer callOf(const std::string &name, const std::vector<TermPointer> &arguments, std::size_t begin);
    Condition callOnPath(const std::string &name, const std::vector<TermPointer> &arguments, Span span);
    void misplaced(const Term &term);
    void checkDistinct(std::string_view name, const Operand &first, std::span<const Operand> rest, Span span);
    void checkType(std::string_view name, const Operand &operand, bool (*accepts)(Type), Span span);
    void checkBounds(const Operand &low, const Operand &high, Span span);
    void operandFault(std::string message, Span span) { m_reader.report(Fault::OperandType, std::move(message), span); }

    ExpressionReader &m_reader;
};

template <class Node>
Parsed<TermPointer> ConditionParser::chain(std::string_view keyword, Parsed<TermPointer> (ConditionParser::*next)()) {
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(TermPointer term, (this->*next)());
    if (!m_reader.atKeyword(keyword)) return term;
    Node node;
    CHECK(append(node.terms, std::move(term)));
    while (m_reader.acceptKeyword(keyword)) {
        m_reader.countOperator();
        TRY(TermPointer further, (this->*next)());
        CHECK(append(node.terms, std::move(further)));
    }
    return conditionTerm({std::move(node)}, begin);
}

Parsed<TermPointer> ConditionParser::negation() {
    const std::size_t begin = m_reader.peek().span.offset;
    std::size_t times = 0;
    for (; m_reader.acceptKeyword("NOT"); ++times) m_reader.countOperator();
    TRY(TermPointer term, comparison());
    if (times == 0) return term;
    return negated(std::move(term), times, begin);
}

Parsed<TermPointer> ConditionParser::negated(TermPointer term, std::size_t times, std::size_t begin) {
    TRY(Condition condition, asCondition(std::move(term)));
    // More than the operators allowed are refused anyway, and need not make a tree so deep.
    for (std::size_t i = 0; i < std::min(times, limits::expressionOperators); ++i)
        condition = Condition{Not{std::make_shared<const Condition>(std::move(condition))}};
    return conditionTerm(std::move(condition), begin);
}

Parsed<TermPointer> ConditionParser::comparison() {
    TRY(TermPointer left, primary());
    if (m_reader.atKeyword("BETWEEN")) return between(std::move(left));
    if (m_reader.atKeyword("IN")) return in(std::move(left));
    for (const std::string_view symbol : {"=", "<>", "<", "<=", ">", ">="})
        if (m_reader.at(symbol)) return compared(std::move(left));
    return left;
}

Parsed<TermPointer> ConditionParser::compared(TermPointer left) {
    TRY(const TermPointer operand, asOperand(std::move(left)));
    const std::string_view name = m_reader.take().text;
    m_reader.countOperator();
    TRY(const TermPointer right, nextOperand());
    Comparison node{*operand->operand(), Comparator::Equal, *right->operand()};
    for (int i = 0; i <= static_cast<int>(Comparator::GreaterOrEqual); ++i)
        if (name == symbol(static_cast<Comparator>(i))) node.comparator = static_cast<Comparator>(i);

    const Span span = m_reader.spanFrom(operand->span.offset);
    checkDistinct(name, node.left, {&node.right, 1}, span);
    // A key is never of another type, so for a key condition the request alone tells that = cannot match.
    const bool byValue = node.comparator == Comparator::Equal || node.comparator == Comparator::NotEqual;
    if (!byValue || m_reader.kind() == ExpressionKind::KeyCondition)
        for (const Operand *each : {&node.left, &node.right}) checkType(name, *each, isOrdered, span);
    return conditionTerm({std::move(node)}, span.offset);
}

Parsed<TermPointer> ConditionParser::between(TermPointer left) {
    TRY(const TermPointer operand, asOperand(std::move(left)));
    m_reader.take();
    m_reader.countOperator();
    TRY(const TermPointer low, nextOperand());
    CHECK(m_reader.expectKeyword("AND"));
    TRY(const TermPointer high, nextOperand());
    Between node{*operand->operand(), *low->operand(), *high->operand()};
    const Span span = m_reader.spanFrom(operand->span.offset);
    checkDistinct("BETWEEN", node.operand, std::array{node.low, node.high}, span);
    for (const Operand *each : {&node.operand, &node.low, &node.high}) checkType("BETWEEN", *each, isOrdered, span);
    checkBounds(node.low, node.high, span);
    return conditionTerm({std::move(node)}, span.offset);
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

Parsed<TermPointer> ConditionParser::in(TermPointer left) {
    TRY(const TermPointer operand, asOperand(std::move(left)));
    m_reader.take();
    m_reader.countOperator();
    In node{*operand->operand(), {}};
    CHECK(m_reader.expect("("));
    do {
        TRY(const TermPointer candidate, nextOperand());
        node.candidates.push_back(*candidate->operand());
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    const Span span = m_reader.spanFrom(operand->span.offset);
    if (node.candidates.size() > limits::inOperands)
        operandFault("The IN operator is provided with too many operands; number of operands: " +
                         std::to_string(node.candidates.size()),
            span);
    checkDistinct("IN", node.operand, node.candidates, span);
    return conditionTerm({std::move(node)}, span.offset);
}

Parsed<TermPointer> ConditionParser::nextOperand() {
    TRY(TermPointer term, primary());
    return asOperand(std::move(term));
}

Parsed<TermPointer> ConditionParser::primary() {
    const std::size_t begin = m_reader.peek().span.offset;
    if (m_reader.at("(")) return parentheses();
    if (m_reader.atFunction()) return call();
    if (m_reader.atValue()) return operandTerm(m_reader.value(), begin);
    if (!m_reader.atPath()) return m_reader.syntaxError();
    TRY(DocumentPath path, m_reader.path());
    return operandTerm(std::move(path), begin);
}

Parsed<TermPointer> ConditionParser::parentheses() {
    const std::size_t begin = m_reader.peek().span.offset;
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    TRY(TermPointer term, either());
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    if (auto *operand = std::get_if<Operand>(&term->node))
        if (auto *path = std::get_if<DocumentPath>(operand)) CHECK(m_reader.continuePath(*path, begin)); // (a.b).c
    if (term->parenthesised)
        m_reader.report(Fault::Parentheses, "The expression has redundant parentheses;", m_reader.spanFrom(begin));
    term->parenthesised = true;
    term->span = m_reader.spanFrom(begin);
    return term;
}

Parsed<TermPointer> ConditionParser::call() {
    const std::size_t begin = m_reader.peek().span.offset;
    const std::string name(m_reader.take().text);
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    std::vector<TermPointer> arguments;
    do {
        TRY(TermPointer argument, nextOperand());
        arguments.push_back(std::move(argument));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    return callOf(name, arguments, begin);
}

TermPointer ConditionParser::operandTerm(Operand operand, std::size_t begin) {
    return std::make_unique<Term>(Term{.node = std::move(operand), .span = m_reader.spanFrom(begin)});
}

TermPointer ConditionParser::conditionTerm(Condition condition, std::size_t begin) {
    return std::make_unique<Term>(Term{.node = std::move(condition), .span = m_reader.spanFrom(begin)});
}

/// The call as a term; where it is wrong, one that stands for it while the parse goes on.
TermPointer ConditionParser::callOf(
    const std::string &name, const std::vector<TermPointer> &arguments, std::size_t begin) {
    TermPointer term = conditionTerm({}, begin);
    term->function = name;
    const Span span = term->span;
    const auto *function = std::ranges::find(conditionFunctions, name, &ConditionFunction::name);
    if (function == conditionFunctions.end()) {
        if (name == "if_not_exists" || name == "list_append")
            m_reader.report(Fault::MisplacedFunction,
                "The function is not allowed in a condition expression; function: " + name, span);
        else
            m_reader.report(Fault::UnknownFunction, "Invalid function name; function: " + name, span);
        return term;
    }
    if (arguments.size() != function->operands) {
        if (name == "size") term->node = Operand(SizeOf{}); // the one that may stand in a comparison
        operandFault("Incorrect number of operands for operator or function; operator or function: " + name +
                         ", number of operands: " + std::to_string(arguments.size()),
            span);
        return term;
    }
    const Operand &first = *arguments.front()->operand();
    const Operand &second = *arguments.back()->operand();
    if (name == "size") {
        checkType(name, first, hasSize, span);
        SizeOf size;
        if (const auto *path = std::get_if<DocumentPath>(&first))
            size.of = *path;
        else if (const auto *value = std::get_if<ValueBlob>(&first))
            size.of = *value;
        term->node = Operand(std::move(size));
    } else if (name == "begins_with") {
        checkDistinct(name, first, {&second, 1}, span);
        for (const Operand *operand : {&first, &second}) checkType(name, *operand, isText, span);
        term->node = Condition{
            BeginsWith{first, second}
        };
    } else if (name == "contains") {
        checkDistinct(name, first, {&second, 1}, span);
        checkType(name, first, canContain, span);
        term->node = Condition{
            Contains{first, second}
        };
    } else {
        term->node = callOnPath(name, arguments, span);
    }
    return term;
}

Condition ConditionParser::callOnPath(const std::string &name, const std::vector<TermPointer> &arguments, Span span) {
    const DocumentPath *path = arguments.front()->path();
    if (!path) {
        operandFault("Operator or function requires a document path; operator or function: " + name, span);
        return {};
    }
    if (name == "attribute_exists") return {AttributeExists{*path}};
    if (name == "attribute_not_exists") return {AttributeNotExists{*path}};

    const Operand &operand = *arguments.back()->operand();
    checkDistinct(name, *arguments.front()->operand(), {&operand, 1}, span);
    const std::optional<Type> type = knownType(operand);
    const ValueBlob *value = givenValue(operand);
    AttributeType node{*path, Type::S};
    if (std::holds_alternative<ValueBlob>(operand) && !value) return {std::move(node)}; // not given yet
    if (type != Type::S) {
        operandFault("Incorrect operand type for operator or function; operator or function: " + name +
                         ", operand type: " + (type ? typeName(*type) : "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}"),
            span);
        return {std::move(node)};
    }
    const std::string typeText(ValueView(*value).text());
    if (const auto named = typeNamed(typeText))
        node.type = *named;
    else
        operandFault(
            "Invalid attribute type name found; type: " + typeText + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
            span);
    return {std::move(node)};
}

Parsed<Condition> ConditionParser::asCondition(TermPointer term) {
    if (auto *condition = std::get_if<Condition>(&term->node)) return std::move(*condition);
    if (term->function.empty()) return m_reader.syntaxError(); // an attribute or value alone is no condition
    misplaced(*term);
    return Condition{};
}

Parsed<TermPointer> ConditionParser::asOperand(TermPointer term) {
    if (term->operand()) return term;
    if (term->function.empty()) return m_reader.syntaxError(); // (a = b) = c
    misplaced(*term);
    term->node = Operand(ValueBlob{});
    return term;
}

void ConditionParser::misplaced(const Term &term) {
    m_reader.report(Fault::MisplacedFunction,
        "The function is not allowed to be used this way in an expression; function: " + term.function, term.span);
}

Parsed<void> ConditionParser::append(std::vector<Condition> &terms, TermPointer term) {
    TRY(Condition condition, asCondition(std::move(term)));
    terms.push_back(std::move(condition));
    return {};
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

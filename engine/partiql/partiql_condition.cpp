#include "engine/base/limits.h"
#include "engine/expression/condition_functions.h"
#include "engine/partiql/partiql_reader.h"

#include <algorithm>
#include <array>
#include <memory>

namespace engine {

namespace {

/// What stands between two operators, see condition_parser.cpp: on the heap for the same reason.
struct Term {
    std::variant<Operand, Condition> node;
};
using TermPointer = std::unique_ptr<Term>;

TermPointer termOf(Operand operand) {
    return std::make_unique<Term>(Term{std::move(operand)});
}
TermPointer termOf(Condition condition) {
    return std::make_unique<Term>(Term{std::move(condition)});
}

Condition negationOf(Condition condition) {
    return {Not{std::make_shared<const Condition>(std::move(condition))}};
}

struct NamedType {
    std::string_view name;
    Type type;
};
/// What IS may ask for beside MISSING.
constexpr std::array<NamedType, 9> types = {
    {
     {"NULL", Type::Null},
     {"BOOLEAN", Type::Bool},
     {"BOOL", Type::Bool},
     {"BLOB", Type::B},
     {"STRING", Type::S},
     {"NUMERIC", Type::N},
     {"STRUCT", Type::M},
     {"TUPLE", Type::M},
     {"LIST", Type::L},
     }
};

class PartiqlConditionParser {
public:
    explicit PartiqlConditionParser(PartiqlReader &reader) : m_reader(reader) {}

    Parsed<Condition> whole() {
        TRY(TermPointer term, either());
        return asCondition(std::move(term));
    }

private:
    Parsed<TermPointer> either() { return chain<Or>("OR", &PartiqlConditionParser::both); }
    Parsed<TermPointer> both() { return chain<And>("AND", &PartiqlConditionParser::negation); }
    template <class Node>
    Parsed<TermPointer> chain(std::string_view keyword, Parsed<TermPointer> (PartiqlConditionParser::*next)());
    Parsed<TermPointer> negation();
    Parsed<TermPointer> comparison();
    Parsed<TermPointer> primary();
    Parsed<TermPointer> parentheses();
    Parsed<TermPointer> call();
    Parsed<TermPointer> functionOf(const ConditionFunction &function, std::vector<Operand> arguments);

    Parsed<TermPointer> compared(TermPointer left);
    Parsed<Condition> between(Operand operand);
    Parsed<Condition> in(Operand operand);
    Parsed<Condition> is(const Operand &operand);

    /// Only texts, numbers and binary values have an order; of attributes nothing is known here.
    void checkOrdered(std::string_view name, const Operand &operand);

    Parsed<Condition> asCondition(TermPointer term);
    Parsed<Operand> asOperand(TermPointer term);
    Parsed<Operand> nextOperand();
    Parsed<void> append(std::vector<Condition> &terms, TermPointer term);

    PartiqlReader &m_reader;
};

template <class Node> Parsed<TermPointer> PartiqlConditionParser::chain(
    std::string_view keyword, Parsed<TermPointer> (PartiqlConditionParser::*next)()) {
    TRY(TermPointer term, (this->*next)());
    if (!m_reader.atWord(keyword)) return term;
    Node node;
    CHECK(append(node.terms, std::move(term)));
    while (m_reader.acceptWord(keyword)) {
        TRY(TermPointer further, (this->*next)());
        CHECK(append(node.terms, std::move(further)));
    }
    return termOf(Condition{std::move(node)});
}

Parsed<void> PartiqlConditionParser::append(std::vector<Condition> &terms, TermPointer term) {
    TRY(Condition condition, asCondition(std::move(term)));
    terms.push_back(std::move(condition));
    return {};
}

Parsed<TermPointer> PartiqlConditionParser::negation() {
    bool negated = false;
    while (m_reader.acceptWord("NOT")) negated = !negated;
    TRY(TermPointer term, comparison());
    if (!negated) return term;
    TRY(Condition condition, asCondition(std::move(term)));
    return termOf(negationOf(std::move(condition)));
}

Parsed<TermPointer> PartiqlConditionParser::comparison() {
    TRY(TermPointer left, primary());
    const bool notFollows = m_reader.atWord("NOT");
    const bool wordFollows = m_reader.atWord("BETWEEN") || m_reader.atWord("IN") || m_reader.atWord("IS");
    constexpr std::array<std::string_view, 7> symbols = {"=", "<>", "!=", "<", "<=", ">", ">="};
    const bool symbolFollows = std::ranges::any_of(symbols, [this](std::string_view s) { return m_reader.at(s); });
    if (!notFollows && !wordFollows && !symbolFollows) return left;
    return compared(std::move(left));
}

Parsed<TermPointer> PartiqlConditionParser::compared(TermPointer left) {
    if (auto *condition = std::get_if<Condition>(&left->node); condition && m_reader.accept("=")) { // f(a) = true
        if (m_reader.acceptWord("TRUE")) return left;
        if (m_reader.acceptWord("FALSE")) return termOf(negationOf(std::move(*condition)));
        return m_reader.malformed("Unexpected term");
    }
    TRY(Operand operand, asOperand(std::move(left)));
    const bool negated = m_reader.acceptWord("NOT"); // a NOT IN (…), a NOT BETWEEN …
    if (m_reader.atWord("BETWEEN") || m_reader.atWord("IN")) {
        const bool isRange = equalsIgnoringCase(m_reader.take().text, "BETWEEN");
        TRY(Condition condition, isRange ? between(std::move(operand)) : in(std::move(operand)));
        return termOf(negated ? negationOf(std::move(condition)) : std::move(condition));
    }
    if (negated) return m_reader.malformed("Expected IN or BETWEEN");
    if (m_reader.acceptWord("IS")) {
        TRY(Condition condition, is(operand));
        return termOf(std::move(condition));
    }
    const std::string_view name = m_reader.take().text;
    Comparison node{std::move(operand), Comparator::Equal, {}};
    for (int i = 0; i <= static_cast<int>(Comparator::GreaterOrEqual); ++i)
        if (name == symbol(static_cast<Comparator>(i))) node.comparator = static_cast<Comparator>(i);
    if (name == "!=") node.comparator = Comparator::NotEqual;
    if (m_reader.atWord("MISSING")) return m_reader.malformed("MISSING must be compared using IS operator");
    TRY(node.right, nextOperand());
    if (node.comparator != Comparator::Equal && node.comparator != Comparator::NotEqual)
        for (const Operand *each : {&node.left, &node.right}) checkOrdered(symbol(node.comparator), *each);
    return termOf(Condition{std::move(node)});
}

void PartiqlConditionParser::checkOrdered(std::string_view name, const Operand &operand) {
    const auto *value = std::get_if<ValueBlob>(&operand);
    if (!value || value->bytes.empty()) return;
    const Type type = ValueView(*value).type();
    if (type == Type::S || type == Type::N || type == Type::B) return;
    m_reader.report("Incorrect operand type for operator or function; operator or function: " + std::string(name) +
                        ", operand type: " + typeName(type),
        m_reader.peek().span);
}

Parsed<Condition> PartiqlConditionParser::between(Operand operand) {
    Between node{std::move(operand), {}, {}};
    TRY(node.low, nextOperand());
    CHECK(m_reader.expectWord("AND"));
    TRY(node.high, nextOperand());
    for (const Operand *each : {&node.operand, &node.low, &node.high}) checkOrdered("BETWEEN", *each);
    return Condition{std::move(node)};
}

Parsed<Condition> PartiqlConditionParser::in(Operand operand) {
    In node{std::move(operand), {}};
    const std::size_t begin = m_reader.peek().span.offset;
    const bool brackets = m_reader.at("[");
    if (!brackets && !m_reader.at("(")) return m_reader.malformed("Expected a list");
    m_reader.take();
    do {
        TRY(Operand candidate, nextOperand());
        node.candidates.push_back(std::move(candidate));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(brackets ? "]" : ")"));
    if (node.candidates.size() > limits::inOperands)
        m_reader.report("The IN operator is provided with too many operands; number of operands: " +
                            std::to_string(node.candidates.size()),
            m_reader.spanFrom(begin));
    return Condition{std::move(node)};
}

Parsed<Condition> PartiqlConditionParser::is(const Operand &operand) {
    const auto *path = std::get_if<DocumentPath>(&operand);
    if (!path) return m_reader.malformed("IS takes an attribute");
    const bool negated = m_reader.acceptWord("NOT");
    if (m_reader.acceptWord("MISSING"))
        return negated ? Condition{AttributeExists{*path}} : Condition{AttributeNotExists{*path}};
    const auto *found =
        std::ranges::find_if(types, [this](const NamedType &named) { return m_reader.atWord(named.name); });
    if (found == types.end())
        return tl::unexpected(
            m_reader.error("Unsupported data type for IS operator: " + std::string(m_reader.peek().text) +
                               ". Supported data types are [MISSING, NULL, BOOLEAN, BLOB, STRING, "
                               "NUMERIC, STRUCT, TUPLE, LIST]",
                m_reader.peek().span));
    m_reader.take();
    Condition condition{
        AttributeType{*path, found->type}
    };
    return negated ? negationOf(std::move(condition)) : condition;
}

Parsed<Operand> PartiqlConditionParser::nextOperand() {
    TRY(TermPointer term, primary());
    return asOperand(std::move(term));
}

Parsed<TermPointer> PartiqlConditionParser::primary() {
    if (m_reader.at("(")) return parentheses();
    if (m_reader.atValue()) {
        TRY(ValueBlob value, m_reader.value());
        return termOf(Operand(std::move(value)));
    }
    if (m_reader.atFunction() && m_reader.atName()) return call();
    if (!m_reader.atName()) return m_reader.malformed("Expected expression");
    TRY(DocumentPath path, m_reader.path());
    return termOf(Operand(std::move(path)));
}

Parsed<TermPointer> PartiqlConditionParser::parentheses() {
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    TRY(TermPointer term, either());
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    return term;
}

Parsed<TermPointer> PartiqlConditionParser::call() {
    const PartiqlToken &name = m_reader.take();
    const auto *function = std::ranges::find_if(
        conditionFunctions, [&](const ConditionFunction &each) { return equalsIgnoringCase(each.name, name.text); });
    if (function == conditionFunctions.end()) {
        std::string lower(name.text);
        std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        return tl::unexpected(m_reader.errorAt("Unrecognized function: " + lower, name.span));
    }
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    std::vector<Operand> arguments;
    while (!m_reader.at(")")) {
        if (!arguments.empty()) CHECK(m_reader.expect(","));
        TRY(Operand argument, nextOperand());
        arguments.push_back(std::move(argument));
    }
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    if (arguments.size() != function->operands)
        return tl::unexpected(m_reader.error(
            "Incorrect number of operands for operator or function; operator or function: " +
                std::string(function->name) + ", number of operands: " + std::to_string(arguments.size()),
            name.span));
    return functionOf(*function, std::move(arguments));
}

Parsed<TermPointer> PartiqlConditionParser::functionOf(
    const ConditionFunction &function, std::vector<Operand> arguments) {
    const auto is = [&](std::string_view name) { return function.name == name; };
    Operand first = std::move(arguments.front());
    if (is("size")) {
        if (auto *path = std::get_if<DocumentPath>(&first)) return termOf(Operand(SizeOf{std::move(*path)}));
        if (auto *value = std::get_if<ValueBlob>(&first)) return termOf(Operand(SizeOf{std::move(*value)}));
        return m_reader.malformed("Expected an attribute");
    }
    if (is("attribute_exists") || is("attribute_not_exists")) {
        const auto *path = std::get_if<DocumentPath>(&first);
        if (!path)
            return tl::unexpected(m_reader.error(
                "Operator or function requires a document path; operator or function: " + std::string(function.name),
                m_reader.peek().span));
        return termOf(
            is("attribute_exists") ? Condition{AttributeExists{*path}} : Condition{AttributeNotExists{*path}});
    }
    Operand second = std::move(arguments.back());
    if (is("begins_with"))
        return termOf(Condition{
            BeginsWith{std::move(first), std::move(second)}
        });
    if (is("contains"))
        return termOf(Condition{
            Contains{std::move(first), std::move(second)}
        });

    const auto *path = std::get_if<DocumentPath>(&first);
    const auto *typeText = std::get_if<ValueBlob>(&second);
    if (!path || !typeText) return m_reader.malformed("attribute_type takes an attribute and a type");
    AttributeType node{*path, Type::S};
    if (typeText->bytes.empty()) return termOf(Condition{std::move(node)}); // not given yet
    const ValueView view(*typeText);
    bool known = false;
    for (int i = 0; view.type() == Type::S && i <= static_cast<int>(Type::BS); ++i)
        if (view.text() == typeName(static_cast<Type>(i))) node.type = static_cast<Type>(i), known = true;
    if (!known)
        m_reader.report("Invalid attribute type name found; type: " +
                            (view.type() == Type::S ? std::string(view.text()) : std::string()) +
                            ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
            m_reader.peek().span);
    return termOf(Condition{std::move(node)});
}

Parsed<Condition> PartiqlConditionParser::asCondition(TermPointer term) {
    if (auto *condition = std::get_if<Condition>(&term->node)) return std::move(*condition);
    return tl::unexpected(
        m_reader.error("WHERE clause must contain an expression that resolves to a boolean", m_reader.peek().span));
}

Parsed<Operand> PartiqlConditionParser::asOperand(TermPointer term) {
    if (auto *operand = std::get_if<Operand>(&term->node)) return std::move(*operand);
    return m_reader.malformed("Unexpected term");
}

}

Parsed<Condition> readPartiqlCondition(PartiqlReader &reader) {
    return PartiqlConditionParser(reader).whole();
}

}

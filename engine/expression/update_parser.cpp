#include "engine/expression/expression_reader.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

/// A part of a right-hand side; which parts may stand where is checked by who asks for one.
struct Part {
    SetValue value;
    bool isSum() const { return std::holds_alternative<Arithmetic>(value.node); }
};

/// The type that the request alone tells.
std::optional<Type> knownType(const SetValue &value) {
    const auto *given = std::get_if<ValueBlob>(&value.node);
    if (!given || given->bytes.empty()) return std::nullopt;
    return ValueView(*given).type();
}

std::shared_ptr<const SetValue> shared(SetValue value) {
    return std::make_shared<const SetValue>(std::move(value));
}

/// ADD and DELETE name types in words.
const char *longName(Type type) {
    switch (type) {
    case Type::S: return "STRING";
    case Type::N: return "NUMBER";
    case Type::B: return "BINARY";
    case Type::Bool: return "BOOLEAN";
    case Type::Null: return "NULL";
    case Type::M: return "MAP";
    case Type::L: return "LIST";
    case Type::SS: return "STRING_SET";
    case Type::NS: return "NUMBER_SET";
    case Type::BS: break;
    }
    return "BINARY_SET";
}

bool isSet(Type type) {
    return type == Type::SS || type == Type::NS || type == Type::BS;
}

class UpdateParser {
public:
    explicit UpdateParser(ExpressionReader &reader) : m_reader(reader) {}
    Parsed<Update> whole();

private:
    using Section = Parsed<UpdateAction> (UpdateParser::*)();
    Parsed<void> section(std::string_view keyword, Section action);

    Parsed<UpdateAction> set();
    Parsed<UpdateAction> remove();
    Parsed<UpdateAction> add();
    Parsed<UpdateAction> deleteMembers();

    Parsed<DocumentPath> target();
    Parsed<SetValue> rightHandSide();
    Parsed<Part> part();
    Parsed<SetValue> argument();
    Parsed<SetValue> call();
    SetValue callOf(const std::string &name, std::vector<SetValue> arguments, Span span);
    void checkType(const std::string &name, const SetValue &value, Type expected, Span span);
    Parsed<ValueBlob> operand(const char *keyword, bool takesNumbers);

    ExpressionReader &m_reader;
    Update m_update;
    std::vector<DocumentPath> m_targets;
    std::vector<Span> m_targetSpans;
    std::vector<std::string_view> m_sections;
};

Parsed<Update> UpdateParser::whole() {
    constexpr std::array<std::pair<std::string_view, Section>, 4> sections = {
        {
         {"SET", &UpdateParser::set},
         {"REMOVE", &UpdateParser::remove},
         {"ADD", &UpdateParser::add},
         {"DELETE", &UpdateParser::deleteMembers},
         }
    };
    while (m_reader.peek().kind != Token::Kind::End) {
        const auto *found =
            std::ranges::find_if(sections, [this](const auto &entry) { return m_reader.atKeyword(entry.first); });
        if (found == sections.end()) return m_reader.syntaxError();
        CHECK(section(found->first, found->second));
    }
    if (const auto clash = findClash(m_targets))
        m_reader.report(Fault::Path, describe(*clash, m_targets), m_targetSpans[clash->two]);
    return std::move(m_update);
}

Parsed<void> UpdateParser::section(std::string_view keyword, Section action) {
    const Span span = m_reader.take().span;
    if (std::ranges::find(m_sections, keyword) != m_sections.end())
        m_reader.report(Fault::Section,
            "The \"" + std::string(keyword) + "\" section can only be used once in an update expression;", span);
    m_sections.push_back(keyword);
    do {
        TRY(UpdateAction next, (this->*action)());
        m_update.actions.push_back(std::move(next));
    } while (m_reader.accept(","));
    return {};
}

Parsed<UpdateAction> UpdateParser::set() {
    TRY(DocumentPath path, target());
    CHECK(m_reader.expect("="));
    TRY(SetValue value, rightHandSide());
    return SetAction{std::move(path), std::move(value)};
}

Parsed<UpdateAction> UpdateParser::remove() {
    TRY(DocumentPath path, target());
    return RemoveAction{std::move(path)};
}

Parsed<UpdateAction> UpdateParser::add() {
    TRY(DocumentPath path, target());
    TRY(ValueBlob value, operand("ADD", true));
    return AddAction{std::move(path), std::move(value)};
}

Parsed<UpdateAction> UpdateParser::deleteMembers() {
    TRY(DocumentPath path, target());
    TRY(ValueBlob value, operand("DELETE", false));
    return DeleteAction{std::move(path), std::move(value)};
}

Parsed<DocumentPath> UpdateParser::target() {
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(DocumentPath path, m_reader.path());
    m_targets.push_back(path);
    m_targetSpans.push_back(m_reader.spanFrom(begin));
    return path;
}

Parsed<ValueBlob> UpdateParser::operand(const char *keyword, bool takesNumbers) {
    if (!m_reader.atValue()) return m_reader.syntaxError();
    const Span span = m_reader.peek().span;
    ValueBlob value = m_reader.value();
    if (value.bytes.empty()) return value;
    const Type type = ValueView(value).type();
    if (!isSet(type) && !(takesNumbers && type == Type::N))
        m_reader.report(Fault::SectionOperand,
            std::string("Incorrect operand type for operator or function; operator: ") + keyword +
                ", operand type: " + longName(type),
            span);
    return value;
}

Parsed<SetValue> UpdateParser::rightHandSide() {
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(Part left, part());
    if (!m_reader.at("+") && !m_reader.at("-")) return std::move(left.value);
    if (left.isSum()) return m_reader.syntaxError(); // (a + b) + c: one operator is all
    const std::string name(m_reader.take().text);
    m_reader.countOperator();
    TRY(Part right, part());
    if (right.isSum()) return m_reader.syntaxError();
    const Span span = m_reader.spanFrom(begin);
    for (const SetValue *side : {&left.value, &right.value}) checkType(name, *side, Type::N, span);
    return SetValue{
        Arithmetic{shared(std::move(left.value)), shared(std::move(right.value)), name == "-"}
    };
}

Parsed<Part> UpdateParser::part() {
    if (m_reader.at("(")) {
        CHECK(m_reader.enter());
        m_reader.take();
        TRY(SetValue inner, rightHandSide());
        CHECK(m_reader.expect(")"));
        m_reader.leave();
        return Part{std::move(inner)};
    }
    TRY(SetValue value, argument());
    return Part{std::move(value)};
}

Parsed<SetValue> UpdateParser::argument() {
    if (m_reader.atFunction()) return call();
    if (m_reader.atValue()) return SetValue{m_reader.value()};
    TRY(DocumentPath path, m_reader.path());
    return SetValue{std::move(path)};
}

Parsed<SetValue> UpdateParser::call() {
    const std::size_t begin = m_reader.peek().span.offset;
    const std::string name(m_reader.take().text);
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    std::vector<SetValue> arguments;
    do {
        TRY(SetValue value, argument());
        arguments.push_back(std::move(value));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    return callOf(name, std::move(arguments), m_reader.spanFrom(begin));
}

/// The call; where it is wrong, a value that stands for it while the parse goes on.
SetValue UpdateParser::callOf(const std::string &name, std::vector<SetValue> arguments, Span span) {
    constexpr std::array<std::string_view, 6> ofConditions = {
        "attribute_exists", "attribute_not_exists", "attribute_type", "begins_with", "contains", "size"};
    const SetValue standIn{ValueBlob{}};
    const bool isKnown = name == "if_not_exists" || name == "list_append";
    if (!isKnown) {
        if (std::ranges::find(ofConditions, name) != ofConditions.end())
            m_reader.report(Fault::MisplacedFunction,
                "The function is not allowed in an update expression; function: " + name, span);
        else
            m_reader.report(Fault::UnknownFunction, "Invalid function name; function: " + name, span);
        return standIn;
    }
    if (arguments.size() != 2) {
        m_reader.report(Fault::OperandType,
            "Incorrect number of operands for operator or function; operator or function: " + name +
                ", number of operands: " + std::to_string(arguments.size()),
            span);
        return standIn;
    }
    if (name == "list_append") {
        for (const SetValue &argument : arguments) checkType(name, argument, Type::L, span);
        return SetValue{
            ListAppend{shared(std::move(arguments[0])), shared(std::move(arguments[1]))}
        };
    }
    auto *path = std::get_if<DocumentPath>(&arguments[0].node);
    if (!path) {
        m_reader.report(
            Fault::OperandType, "Operator or function requires a document path; operator or function: " + name, span);
        return standIn;
    }
    return SetValue{
        IfNotExists{std::move(*path), shared(std::move(arguments[1]))}
    };
}

void UpdateParser::checkType(const std::string &name, const SetValue &value, Type expected, Span span) {
    const std::optional<Type> type = knownType(value);
    if (type && *type != expected)
        m_reader.report(Fault::OperandType,
            "Incorrect operand type for operator or function; operator or function: " + name +
                ", operand type: " + typeName(*type),
            span);
}

}

Parsed<Update> readUpdate(ExpressionReader &reader) {
    return UpdateParser(reader).whole();
}

}

#include "engine/partiql/partiql_parser.h"

#include "engine/partiql/partiql_reader.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

std::shared_ptr<const SetValue> shared(SetValue value) {
    return std::make_shared<const SetValue>(std::move(value));
}

bool isSum(const SetValue &value) {
    return std::holds_alternative<Arithmetic>(value.node);
}

bool isConditionFunction(std::string_view name) {
    constexpr std::array<std::string_view, 6> functions = {
        "attribute_exists", "attribute_not_exists", "attribute_type", "begins_with", "contains", "size"};
    return std::ranges::any_of(functions, [&](std::string_view each) { return equalsIgnoringCase(name, each); });
}

/// The name of a selected path in the result: its last name and what follows it.
std::string resultName(const DocumentPath &path) {
    std::string name;
    for (const PathStep &step : path.steps) {
        if (const auto *member = std::get_if<std::string>(&step))
            name = *member;
        else
            name.append("[").append(std::to_string(std::get<std::size_t>(step))).append("]");
    }
    return name;
}

class StatementParser {
public:
    explicit StatementParser(PartiqlReader &reader) : m_reader(reader) {}
    Parsed<Statement> whole();

private:
    struct Source {
        std::string tableName;
        std::optional<std::string> indexName;
    };
    Parsed<SelectStatement> select();
    Parsed<InsertStatement> insert();
    Parsed<UpdateStatement> update();
    Parsed<UpdateStatement> updateFrom();
    Parsed<void> changes(UpdateStatement &statement);
    Parsed<DeleteStatement> deleteItem();
    Parsed<ExistsStatement> exists();

    Parsed<std::vector<SelectedPath>> selectList();
    Parsed<Source> source();
    Parsed<std::string> tableName();
    Parsed<void> refuseAlias();
    Parsed<std::optional<Condition>> where();
    Parsed<std::vector<OrderBy>> orderBy();
    Parsed<Returning> returning();

    Parsed<UpdateAction> set();
    Parsed<UpdateAction> changeOfSet(const DocumentPath &path);
    Parsed<SetValue> rightHandSide();
    Parsed<SetValue> part();
    Parsed<SetValue> call();

    PartiqlReader &m_reader;
};

Parsed<Statement> StatementParser::whole() {
    if (m_reader.atWord("SELECT")) return select();
    if (m_reader.atWord("INSERT")) return insert();
    if (m_reader.atWord("UPDATE")) return update();
    if (m_reader.atWord("FROM")) return updateFrom();
    if (m_reader.atWord("DELETE")) return deleteItem();
    if (m_reader.atWord("EXISTS")) return exists();
    return m_reader.malformed("Expected data manipulation");
}

Parsed<SelectStatement> StatementParser::select() {
    m_reader.take();
    SelectStatement statement;
    TRY(statement.paths, selectList());
    CHECK(m_reader.expectWord("FROM"));
    TRY(Source from, source());
    statement.tableName = std::move(from.tableName);
    statement.indexName = std::move(from.indexName);
    TRY(statement.where, where());
    TRY(statement.orderBy, orderBy());
    return statement;
}

Parsed<std::vector<SelectedPath>> StatementParser::selectList() {
    std::vector<SelectedPath> paths;
    if (m_reader.accept("*")) return paths;
    do {
        if (m_reader.atFunction() && !m_reader.atWord("FROM")) {
            const PartiqlToken &function = m_reader.peek();
            if (isConditionFunction(function.text))
                return tl::unexpected(m_reader.errorAt("Unexpected path component", function.span));
            return tl::unexpected(
                m_reader.error("Unrecognized function: " + std::string(function.text), function.span));
        }
        TRY(DocumentPath path, m_reader.path());
        CHECK(refuseAlias());
        std::string name = resultName(path);
        if (std::ranges::find(paths, name, &SelectedPath::name) != paths.end())
            m_reader.report("Duplicate identifiers in select clause: " + name, m_reader.peek().span);
        paths.push_back({std::move(path), std::move(name)});
    } while (m_reader.accept(","));
    return paths;
}

Parsed<void> StatementParser::refuseAlias() {
    if (m_reader.atWord("AS") || m_reader.atName())
        return tl::unexpected(m_reader.error("Aliasing is not supported", m_reader.peek().span));
    return {};
}

Parsed<std::string> StatementParser::tableName() {
    return m_reader.name("a table name");
}

Parsed<StatementParser::Source> StatementParser::source() {
    Source from;
    TRY(from.tableName, tableName());
    if (m_reader.accept(".")) {
        TRY(from.indexName, m_reader.name("an index name"));
    }
    CHECK(refuseAlias());
    return from;
}

Parsed<std::optional<Condition>> StatementParser::where() {
    if (!m_reader.acceptWord("WHERE")) return std::nullopt;
    TRY(Condition condition, readPartiqlCondition(m_reader));
    return condition;
}

Parsed<std::vector<OrderBy>> StatementParser::orderBy() {
    std::vector<OrderBy> order;
    if (!m_reader.acceptWord("ORDER")) return order;
    CHECK(m_reader.expectWord("BY"));
    do {
        OrderBy by;
        TRY(by.attributeName, m_reader.name("an attribute name"));
        if (m_reader.acceptWord("DESC"))
            by.descending = true;
        else
            m_reader.acceptWord("ASC");
        order.push_back(std::move(by));
    } while (m_reader.accept(","));
    return order;
}

Parsed<InsertStatement> StatementParser::insert() {
    m_reader.take();
    CHECK(m_reader.expectWord("INTO"));
    InsertStatement statement;
    TRY(statement.tableName, tableName());
    if (m_reader.atName() && !m_reader.atWord("VALUE")) return m_reader.malformed("Unexpected token after expression");
    CHECK(m_reader.expectWord("VALUE"));
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(const ValueBlob value, m_reader.item());
    if (value.bytes.empty()) return statement; // a parameter is not given yet
    if (ValueView(value).type() == Type::M)
        statement.item = ItemBlob{Bytes(ValueView(value).members().bytes())};
    else
        m_reader.report("Unsupported format in item expression. Please use struct format {...} to express item values "
                        "for insert statement.",
            m_reader.spanFrom(begin));
    return statement;
}

Parsed<UpdateStatement> StatementParser::update() {
    m_reader.take();
    UpdateStatement statement;
    TRY(statement.tableName, tableName());
    if (!m_reader.atWord("SET") && !m_reader.atWord("REMOVE")) {
        CHECK(refuseAlias());
        return m_reader.malformed("Expected data manipulation");
    }
    CHECK(changes(statement));
    TRY(statement.where, where());
    TRY(statement.returning, returning());
    return statement;
}

/// FROM "T" WHERE pk = 'a' SET b = 1: the same the other way round.
Parsed<UpdateStatement> StatementParser::updateFrom() {
    m_reader.take();
    UpdateStatement statement;
    TRY(statement.tableName, tableName());
    CHECK(refuseAlias());
    TRY(statement.where, where());
    if (!m_reader.atWord("SET") && !m_reader.atWord("REMOVE")) return m_reader.malformed("Expected data manipulation");
    CHECK(changes(statement));
    TRY(statement.returning, returning());
    return statement;
}

Parsed<void> StatementParser::changes(UpdateStatement &statement) {
    std::vector<DocumentPath> paths;
    while (m_reader.atWord("SET") || m_reader.atWord("REMOVE")) {
        const bool sets = equalsIgnoringCase(m_reader.take().text, "SET");
        do {
            if (sets) {
                TRY(UpdateAction action, set());
                statement.update.actions.push_back(std::move(action));
            } else {
                TRY(DocumentPath path, m_reader.path());
                statement.update.actions.emplace_back(RemoveAction{std::move(path)});
            }
            paths.push_back(pathOf(statement.update.actions.back()));
        } while (m_reader.accept(","));
    }
    if (const auto apart = checkApart(paths, ""); !apart) m_reader.report(apart.error().message, m_reader.spanFrom(0));
    return {};
}

Parsed<UpdateAction> StatementParser::set() {
    TRY(DocumentPath path, m_reader.path());
    CHECK(m_reader.expect("="));
    if (m_reader.atFunction() && (m_reader.atWord("set_add") || m_reader.atWord("set_delete")))
        return changeOfSet(path);
    TRY(SetValue value, rightHandSide());
    return SetAction{std::move(path), std::move(value)};
}

/// a = set_add(a, <<'x'>>)
Parsed<UpdateAction> StatementParser::changeOfSet(const DocumentPath &path) {
    const PartiqlToken &function = m_reader.take();
    const bool adds = equalsIgnoringCase(function.text, "set_add");
    const std::string name = adds ? "SET_ADD" : "SET_DELETE";
    CHECK(m_reader.expect("("));
    const Span firstSpan = m_reader.peek().span;
    std::vector<SetValue> arguments;
    do {
        TRY(SetValue argument, part());
        arguments.push_back(std::move(argument));
    } while (m_reader.accept(","));
    CHECK(m_reader.expect(")"));
    if (arguments.size() != 2) {
        m_reader.report(m_reader.errorAt(name + " must have exactly two arguments", function.span));
        return RemoveAction{path}; // stands for it while the parse goes on
    }
    const auto *first = std::get_if<DocumentPath>(&arguments[0].node);
    if (!first || *first != path)
        m_reader.report(
            m_reader.errorAt("The first argument to " + name + " must equal the assignment value", function.span));
    const auto *second = std::get_if<ValueBlob>(&arguments[1].node);
    if (!second || (!second->bytes.empty() && ValueView(*second).type() < Type::SS))
        m_reader.report(
            m_reader.errorAt("The second argument to " + name + " must be a value with type SET", firstSpan));
    ValueBlob members = second ? *second : ValueBlob{};
    if (adds) return AddAction{path, std::move(members)};
    return DeleteAction{path, std::move(members)};
}

Parsed<SetValue> StatementParser::rightHandSide() {
    TRY(SetValue left, part());
    if (!m_reader.at("+") && !m_reader.at("-")) return left;
    if (isSum(left)) return m_reader.malformed("Unexpected token after expression"); // one operator is all
    const bool subtract = m_reader.take().text == "-";
    TRY(SetValue right, part());
    if (isSum(right)) return m_reader.malformed("Unexpected token after expression");
    return SetValue{
        Arithmetic{shared(std::move(left)), shared(std::move(right)), subtract}
    };
}

Parsed<SetValue> StatementParser::part() {
    if (m_reader.at("(")) {
        CHECK(m_reader.enter());
        m_reader.take();
        TRY(SetValue inner, rightHandSide());
        CHECK(m_reader.expect(")"));
        m_reader.leave();
        return inner;
    }
    if (m_reader.atValue()) {
        TRY(ValueBlob value, m_reader.value());
        return SetValue{std::move(value)};
    }
    if (m_reader.atFunction() && m_reader.atName()) return call();
    TRY(DocumentPath path, m_reader.path());
    return SetValue{std::move(path)};
}

Parsed<SetValue> StatementParser::call() {
    const PartiqlToken &function = m_reader.take();
    const bool appends = equalsIgnoringCase(function.text, "list_append");
    if (!appends && !equalsIgnoringCase(function.text, "if_not_exists"))
        return tl::unexpected(m_reader.error("Unrecognized function: " + std::string(function.text), function.span));
    CHECK(m_reader.enter());
    CHECK(m_reader.expect("("));
    TRY(SetValue first, part());
    CHECK(m_reader.expect(","));
    TRY(SetValue second, part());
    CHECK(m_reader.expect(")"));
    m_reader.leave();
    if (isSum(first) || isSum(second)) return m_reader.malformed("Unexpected term");
    if (appends)
        return SetValue{
            ListAppend{shared(std::move(first)), shared(std::move(second))}
        };
    auto *path = std::get_if<DocumentPath>(&first.node);
    if (!path) return m_reader.malformed("if_not_exists takes an attribute");
    return SetValue{
        IfNotExists{std::move(*path), shared(std::move(second))}
    };
}

Parsed<DeleteStatement> StatementParser::deleteItem() {
    m_reader.take();
    CHECK(m_reader.expectWord("FROM"));
    DeleteStatement statement;
    TRY(statement.tableName, tableName());
    CHECK(refuseAlias());
    TRY(statement.where, where());
    const std::size_t begin = m_reader.peek().span.offset;
    TRY(statement.returning, returning());
    constexpr std::array<const char *, 5> names = {"", "", "MODIFIED OLD *", "ALL NEW *", "MODIFIED NEW *"};
    if (const auto *name = names[static_cast<std::size_t>(statement.returning)]; *name)
        m_reader.report(std::string("Invalid returning clause: RETURNING ") + name +
                            ". Only RETURNING ALL OLD * is allowed in DELETE statements.",
            m_reader.spanFrom(begin));
    return statement;
}

Parsed<Returning> StatementParser::returning() {
    if (!m_reader.acceptWord("RETURNING")) return Returning::None;
    const bool all = m_reader.atWord("ALL");
    if (!all && !m_reader.atWord("MODIFIED")) return m_reader.malformed("Expected ALL or MODIFIED in returning clause");
    m_reader.take();
    const bool old = m_reader.atWord("OLD");
    if (!old && !m_reader.atWord("NEW")) return m_reader.malformed("Expected OLD or NEW in returning clause");
    m_reader.take();
    if (!m_reader.accept("*"))
        return m_reader.malformed("Expected '*' after ( MODIFIED | ALL ) ( NEW | OLD ) in RETURNING clause");
    if (all) return old ? Returning::AllOld : Returning::AllNew;
    return old ? Returning::ModifiedOld : Returning::ModifiedNew;
}

Parsed<ExistsStatement> StatementParser::exists() {
    m_reader.take();
    CHECK(m_reader.expect("("));
    if (!m_reader.atWord("SELECT")) return m_reader.malformed("Expected SELECT");
    TRY(SelectStatement inner, select());
    CHECK(m_reader.expect(")"));
    return ExistsStatement{std::move(inner)};
}

Parsed<Statement> parse(std::string_view text, std::optional<std::span<const ValueBlob>> parameters) {
    PartiqlReader reader(text, parameters);
    TRY(Statement statement, StatementParser(reader).whole());
    CHECK(reader.finish());
    return statement;
}

TokenColor colorOf(const std::vector<PartiqlToken> &tokens, std::size_t index) {
    const PartiqlToken &token = tokens[index];
    switch (token.kind) {
    case PartiqlToken::Kind::QuotedName: return TokenColor::Attribute;
    case PartiqlToken::Kind::Text: return TokenColor::Text;
    case PartiqlToken::Kind::Number: return TokenColor::Number;
    case PartiqlToken::Kind::Parameter: return TokenColor::Placeholder;
    case PartiqlToken::Kind::Symbol: return TokenColor::Symbol;
    case PartiqlToken::Kind::Invalid:
    case PartiqlToken::Kind::End: return TokenColor::Invalid;
    case PartiqlToken::Kind::Word: break;
    }
    if (isPartiqlKeyword(token.text)) return TokenColor::Keyword;
    return tokens[index + 1].text == "(" ? TokenColor::Function : TokenColor::Attribute;
}

}

Parsed<Statement> parseStatement(std::string_view text, std::span<const ValueBlob> parameters) {
    return parse(text, parameters);
}

Parsed<Statement> parseStatementOpen(std::string_view text) {
    return parse(text, std::nullopt);
}

std::vector<ColoredSpan> highlightStatement(std::string_view text) {
    const std::vector<PartiqlToken> tokens = tokenizeStatement(text);
    std::vector<ColoredSpan> spans;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) spans.push_back({tokens[i].span, colorOf(tokens, i)});
    return spans;
}

}

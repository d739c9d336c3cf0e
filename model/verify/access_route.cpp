#include "model/verify/access_route.h"

#include "engine/base/overloaded.h"
#include "engine/expression/key_condition.h"
#include "engine/expression/lexer.h"
#include "engine/expression/parser.h"
#include "engine/request/codec.h"
#include "model/verify/pattern_request.h"

#include <algorithm>

namespace model {
namespace {

using Kind = AccessRoute::Kind;

AccessRoute none(Message why, bool operation = true) {
    return {.why = std::move(why), .operation = operation};
}

/// The names of a pattern, kept as long as placeholders read them.
std::optional<engine::AttributeNames> namesOf(const AccessPattern &pattern) {
    return pattern.names.empty() ? std::nullopt : std::optional(pattern.names);
}
const std::optional<engine::AttributeValues> noValues;

/// The parts of an expression that AND joins outside parentheses; the AND of BETWEEN joins nothing.
std::vector<std::string> termTexts(const std::string &expression) {
    std::vector<std::string> out;
    std::size_t from = 0;
    int depth = 0;
    bool between = false;
    for (const engine::Token &token : engine::tokenize(expression)) {
        const auto is = [&](std::string_view word) { return engine::equalsIgnoringCase(token.text, word); };
        if (token.text == "(") ++depth;
        if (token.text == ")") --depth;
        if (depth == 0 && is("OR")) return {expression};
        if (depth == 0 && is("BETWEEN")) between = true;
        const bool end = token.kind == engine::Token::Kind::End;
        if (!end && (depth != 0 || !is("AND"))) continue;
        if (!end && between) {
            between = false;
            continue;
        }
        const auto first = expression.find_first_not_of(" \t\n", from);
        const std::size_t last =
            expression.find_last_not_of(" \t\n", token.span.offset == 0 ? 0 : token.span.offset - 1);
        if (first != std::string::npos && last != std::string::npos && first <= last)
            out.push_back(expression.substr(first, last + 1 - first));
        from = token.span.end();
    }
    return out;
}

AskedTerm termOf(const std::string &text, const AccessPattern &pattern, bool filtered) {
    AskedTerm term{.text = text, .filtered = filtered};
    const auto names = namesOf(pattern);
    auto placeholders = engine::Placeholders::open(names, noValues);
    const auto condition = engine::parseFilter(text, placeholders);
    if (!condition) return term;
    const auto name = [&](const engine::Operand &left, const engine::Operand &right, bool equal) {
        const auto *path = std::get_if<engine::DocumentPath>(&left);
        if (path == nullptr || !path->isTopLevel() || !std::holds_alternative<engine::ValueBlob>(right)) return;
        term.attributeName = path->attributeName();
        term.equal = equal;
    };
    std::visit(engine::Overloaded{
                   [&](const engine::Comparison &comparison) {
                       if (comparison.comparator != engine::Comparator::NotEqual)
                           name(comparison.left, comparison.right, comparison.comparator == engine::Comparator::Equal);
                   },
                   [&](const engine::Between &between) { name(between.operand, between.low, false); },
                   [&](const engine::BeginsWith &begins) { name(begins.operand, begins.prefix, false); },
                   [](const auto &) {},
               },
        condition->node);
    return term;
}

}

AccessRoute routeOf(const Design &design, const AccessPattern &pattern) {
    if (pattern.operation.empty())
        return none({"Verdict", TRANSLATABLE("Verdict", "No operation answers it yet"), {}}, false);
    if (!engine::isOnItems(pattern.operation))
        return none({"Verdict", TRANSLATABLE("Verdict", "%1 is no operation on items"), {pattern.operation}}, false);
    AccessRoute route{.tableName = pattern.tableName, .indexName = pattern.indexName};
    if (pattern.operation.ends_with("Statement") || pattern.operation == "ExecuteTransaction") {
        route.kind = Kind::Statement;
        return route;
    }
    if (pattern.operation.starts_with("Batch") || pattern.operation.starts_with("Transact")) {
        route.kind = isWriteOperation(pattern.operation) ? Kind::Write : Kind::GetItem;
        return route;
    }
    const TableDesign *table = design.table(pattern.tableName);
    if (table == nullptr)
        return none(pattern.tableName.empty()
                        ? Message{"Verdict", TRANSLATABLE("Verdict", "It names no table yet"), {}}
                        : Message{"Verdict", TRANSLATABLE("Verdict", "There is no table %1"), {pattern.tableName}},
            false);
    if (pattern.operation == "PutItem") {
        route.kind = Kind::Write;
        return route;
    }
    const engine::SecondaryIndex *index =
        pattern.indexName.empty() ? nullptr : table->description.index(pattern.indexName);
    if (!pattern.indexName.empty() && index == nullptr)
        return none(Message::verbatim("The table does not have the specified index: " + pattern.indexName));
    if (pattern.operation == "Scan") {
        route.kind = Kind::Scan;
        return route;
    }
    const engine::KeySchema &key = index != nullptr ? index->keySchema : table->description.keySchema;
    const auto names = namesOf(pattern);
    auto placeholders = engine::Placeholders::open(names, noValues);
    const auto clauses = engine::parseKeyCondition(pattern.keyConditionExpression, placeholders);
    if (pattern.operation == "Query") {
        if (!clauses) return none(Message::verbatim(clauses.error().message));
        if (const auto fits = engine::checkKeyClauses(*clauses, key); !fits)
            return none(Message::verbatim(fits.error().message));
        route.kind = Kind::Query;
        return route;
    }
    // GetItem, UpdateItem, DeleteItem: the whole key; it may stand in the request as well
    route.kind = pattern.operation == "GetItem" ? Kind::GetItem : Kind::Write;
    if (pattern.keyConditionExpression.empty() && !pattern.request.empty()) return route;
    if (!clauses) return none(Message::verbatim(clauses.error().message));
    const bool whole =
        clauses->size() == key.attributes().size() &&
        std::ranges::all_of(*clauses, [&](const engine::KeyClause &clause) {
            return clause.comparison == engine::KeyClause::Operator::Equal && key.contains(clause.attributeName);
        });
    if (!whole) return none(Message::verbatim("The provided key element does not match the schema"));
    return route;
}

std::vector<AskedTerm> askedTerms(const AccessPattern &pattern) {
    std::vector<AskedTerm> out;
    if (pattern.operation == "Query")
        for (const std::string &text : termTexts(pattern.keyConditionExpression))
            out.push_back(termOf(text, pattern, false));
    for (const std::string &text : termTexts(pattern.filterExpression)) out.push_back(termOf(text, pattern, true));
    return out;
}

}

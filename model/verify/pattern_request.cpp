#include "model/verify/pattern_request.h"

#include "engine/expression/lexer.h"
#include "engine/expression/parser.h"
#include "engine/partiql/partiql_lexer.h"
#include "engine/request/codec.h"
#include "engine/value/item_json.h"
#include "model/design/key_template.h"
#include "model/format/json_text.h"

#include <algorithm>
#include <set>

namespace model {
namespace {

using Member = std::string AccessPattern::*;

/// What an operation takes of a pattern's members.
struct Operation {
    const char *name;
    bool writes = false, hasTable = true, hasKey = false;
    std::vector<std::pair<const char *, Member>> expressions = {}; ///< As the wire calls them.
    bool reads = false;                                            ///< IndexName, Limit: Query and Scan.
    bool consistent = false;
};

constexpr std::pair<const char *, Member> keyCondition{
    "KeyConditionExpression", &AccessPattern::keyConditionExpression},
    filter{"FilterExpression", &AccessPattern::filterExpression},
    projection{"ProjectionExpression", &AccessPattern::projectionExpression},
    update{"UpdateExpression", &AccessPattern::updateExpression},
    condition{"ConditionExpression", &AccessPattern::conditionExpression};

const std::vector<Operation> &operations() {
    static const std::vector<Operation> table = {
        {.name = "GetItem",                                  .hasKey = true,                               .expressions = {projection}, .consistent = true},
        {.name = "Query",                                .expressions = {keyCondition, filter, projection},                                                                            .reads = true, .consistent = true},
        {.name = "Scan",.expressions = {filter, projection},.reads = true, .consistent = true},
        {.name = "PutItem",                                                  .writes = true,                                                                                 .expressions = {condition}},
        {.name = "UpdateItem",                                     .writes = true,                                                                                                                                          .hasKey = true, .expressions = {update, condition}},
        {.name = "DeleteItem",                                  .writes = true,               .hasKey = true, .expressions = {condition}},
        {.name = "BatchGetItem",                                                  .hasTable = false                                                                          },
        {.name = "BatchWriteItem",                                    .writes = true,.hasTable = false},
        {.name = "TransactGetItems",                               .hasTable = false                           },
        {.name = "TransactWriteItems",                        .writes = true,                                                                    .hasTable = false},
        {.name = "ExecuteStatement",.hasTable = false,.consistent = true},
        {.name = "BatchExecuteStatement", .hasTable = false                                                                                                                       },
        {.name = "ExecuteTransaction",                         .hasTable = false                     },
    };
    return table;
}

const Operation *operationOf(const std::string &name) {
    const auto found = std::ranges::find_if(operations(), [&](const Operation &row) { return row.name == name; });
    return found == operations().end() ? nullptr : &*found;
}

/// The "#n" and ":v" of an expression, in their order.
void placeholdersIn(const std::string &expression, std::vector<std::string> &out) {
    for (const engine::Token &token : engine::tokenize(expression)) {
        const bool isOne =
            token.kind == engine::Token::Kind::NamePlaceholder || token.kind == engine::Token::Kind::ValuePlaceholder;
        if (isOne && token.text.size() > 1 && std::ranges::find(out, token.text) == out.end())
            out.emplace_back(token.text);
    }
}

std::size_t questionMarks(const std::string &statement) {
    const auto tokens = engine::tokenizeStatement(statement);
    return static_cast<std::size_t>(
        std::ranges::count(tokens, engine::PartiqlToken::Kind::Parameter, &engine::PartiqlToken::kind));
}

void add(std::vector<std::string> &names, const std::string &name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
}

bool isVariableName(const std::string &name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// The variables in the strings of a request.
void variablesIn(const Json &json, std::vector<std::string> &out) {
    if (json.kind == Json::Kind::String)
        for (const std::string &name : KeyTemplate(json.decoded()).variables())
            if (isVariableName(name)) add(out, name);
    for (const Json &element : json.elements) variablesIn(element, out);
    for (const JsonMember &member : json.members) variablesIn(member.value, out);
}

/// One value for each variable.
using Chosen = std::map<std::string, std::string>;

/// An argument as a value: DynamoDB JSON where it is that, else its text.
engine::Result<engine::ValueBlob> valueOf(const std::string &argument) {
    if (!argument.empty() && argument.front() == '{')
        if (auto value = engine::valueFromJson(argument)) return value;
    return engine::encode(engine::AttributeValue{argument});
}

engine::Result<std::string> textOf(const std::string &argument) {
    TRY(const auto value, valueOf(argument));
    const engine::ValueView view(value);
    if (view.type() != engine::Type::S && view.type() != engine::Type::N)
        return engine::validation("Only text and numbers can stand in a template, not " + argument);
    return std::string(view.text());
}

std::string filled(const KeyTemplate &text, const Chosen &chosen) {
    std::string out;
    for (const KeyTemplate::Part &part : text.parts()) {
        const auto value = part.variable ? chosen.find(part.text) : chosen.end();
        if (!part.variable)
            out += part.text;
        else if (value == chosen.end())
            out += '{' + part.text + '}';
        else
            out += textOf(value->second).value_or(value->second);
    }
    return out;
}

/// "USER#{userId}" is text; "{amount}" alone is the argument itself, of whichever type.
engine::Result<engine::ValueBlob> valueOf(const std::string &templateText, const Chosen &chosen) {
    const KeyTemplate parsed(templateText);
    if (parsed.parts().size() == 1 && parsed.parts()[0].variable)
        if (const auto value = chosen.find(parsed.parts()[0].text); value != chosen.end())
            return valueOf(value->second);
    for (const auto &[name, argument] : chosen) {
        const auto variables = parsed.variables();
        if (std::ranges::find(variables, name) != variables.end()) CHECK(textOf(argument));
    }
    return engine::encode(engine::AttributeValue{filled(parsed, chosen)});
}

void fill(Json &json, const Chosen &chosen) {
    if (json.kind == Json::Kind::String)
        if (const std::string text = json.decoded(); text.find('{') != std::string::npos)
            if (std::string made = filled(KeyTemplate(text), chosen); made != text) json = Json::string(made);
    for (Json &element : json.elements) fill(element, chosen);
    for (JsonMember &member : json.members) fill(member.value, chosen);
}

/// "PK = :pk AND SK = :sk" as the key of one item.
engine::Result<std::string> keyFrom(const AccessPattern &pattern, const engine::AttributeValues &values) {
    const std::optional<engine::AttributeNames> names =
        pattern.names.empty() ? std::nullopt : std::optional(pattern.names);
    const std::optional<engine::AttributeValues> given(values);
    auto placeholders = engine::Placeholders::open(names, given);
    TRY(const auto clauses, engine::parseKeyCondition(pattern.keyConditionExpression, placeholders));
    engine::ItemBuilder key;
    for (const auto &clause : clauses) {
        if (clause.comparison != engine::KeyClause::Operator::Equal)
            return engine::validation(pattern.operation + " takes the whole key: " + clause.attributeName + " = …");
        if (clause.value.bytes.empty())
            return engine::validation(
                "An expression attribute value used in expression is not defined: " + clause.attributeName);
        key.add(clause.attributeName, clause.value);
    }
    return engine::toJson(engine::ItemView(key.finish()));
}

engine::Result<engine::Request> make(const AccessPattern &pattern, const Operation &operation, const Chosen &chosen) {
    engine::AttributeValues values;
    for (const auto &[name, json] : pattern.values) {
        if (pattern.parameters.contains(name)) continue;
        TRY(values[name], engine::valueFromJson(json));
    }
    for (const auto &[name, text] : pattern.parameters) {
        TRY(values[name], valueOf(text, chosen));
    }
    Json request = Json::object();
    if (!pattern.request.empty()) {
        auto given = parseJson(pattern.request);
        if (!given || given->kind != Json::Kind::Object)
            return engine::failure(engine::Error::Code::Serialization, "The request is no JSON object");
        request = *std::move(given);
        fill(request, chosen);
    }
    const auto text = [&](const char *member, const std::string &value) {
        if (!value.empty()) request.set(member, Json::string(value));
    };
    if (operation.hasTable) text("TableName", pattern.tableName);
    if (operation.hasKey && !pattern.indexName.empty())
        return engine::validation(pattern.operation == std::string("GetItem")
                                      ? "GetItem reads the table, an index has to be queried"
                                      : "An index is not written to, its table is");
    if (operation.reads) {
        text("IndexName", pattern.indexName);
        if (pattern.limit) request.set("Limit", Json::number(*pattern.limit));
        if (pattern.descending && pattern.operation == "Query") request.set("ScanIndexForward", Json::boolean(false));
    }
    if (operation.consistent && pattern.consistentRead) request.set("ConsistentRead", Json::boolean(true));
    std::set<std::string> onlyKey;
    if (operation.hasKey && (!pattern.keyConditionExpression.empty() || !request.find("Key"))) {
        TRY(auto key, keyFrom(pattern, values));
        request.set("Key", Json::fromText(std::move(key)));
        std::vector<std::string> names;
        placeholdersIn(pattern.keyConditionExpression, names);
        onlyKey.insert(names.begin(), names.end());
    }
    for (const auto &[member, expression] : operation.expressions) {
        text(member, pattern.*expression);
        if (expression == &AccessPattern::keyConditionExpression) continue;
        std::vector<std::string> used;
        placeholdersIn(pattern.*expression, used);
        for (const std::string &name : used) onlyKey.erase(name);
    }
    if (pattern.operation == "ExecuteStatement") {
        text("Statement", pattern.statement);
        if (const std::size_t count = questionMarks(pattern.statement); count > 0) {
            Json parameters = Json::array();
            for (std::size_t i = 1; i <= count; ++i)
                if (const auto value = values.find('?' + std::to_string(i)); value != values.end())
                    parameters.elements.push_back(Json::fromText(engine::toJson(engine::ValueView(value->second))));
            request.set("Parameters", std::move(parameters));
        }
    } else if (operation.hasTable) {
        Json names = Json::object(), given = Json::object();
        for (const auto &[name, attribute] : pattern.names)
            if (!onlyKey.contains(name)) names.members.push_back({name, Json::string(attribute)});
        for (const auto &[name, value] : values)
            if (!onlyKey.contains(name) && name.front() == ':')
                given.members.push_back({name, Json::fromText(engine::toJson(engine::ValueView(value)))});
        if (!names.members.empty()) request.set("ExpressionAttributeNames", std::move(names));
        const bool takesValues = pattern.operation != "GetItem";
        if (!given.members.empty() && takesValues) request.set("ExpressionAttributeValues", std::move(given));
    }
    return engine::decodeRequest(pattern.operation, compactJson(request));
}

}

bool isWriteOperation(const std::string &operation) {
    const Operation *row = operationOf(operation);
    return row != nullptr && row->writes;
}

std::vector<std::string AccessPattern::*> expressionsOf(const std::string &operation) {
    std::vector<Member> out;
    const Operation *row = operationOf(operation);
    if (row == nullptr) return out;
    if (row->hasKey) out.push_back(&AccessPattern::keyConditionExpression);
    for (const auto &[member, expression] : row->expressions) out.push_back(expression);
    return out;
}

std::vector<std::string> variablesOf(const AccessPattern &pattern) {
    std::vector<std::string> out;
    for (const auto &[name, text] : pattern.parameters)
        for (const std::string &variable : KeyTemplate(text).variables()) add(out, variable);
    if (const auto json = parseJson(pattern.request)) variablesIn(*json, out);
    return out;
}

std::vector<std::string> missingValues(const AccessPattern &pattern) {
    std::vector<std::string> out;
    const auto given = [&](const std::string &name) {
        if (pattern.parameters.contains(name)) return true;
        const auto value = pattern.values.find(name);
        return value != pattern.values.end() && !value->second.empty();
    };
    for (const Member expression : expressionsOf(pattern.operation)) {
        std::vector<std::string> names;
        placeholdersIn(pattern.*expression, names);
        for (const std::string &name : names)
            if (name.front() == ':' && !given(name)) add(out, name);
    }
    if (pattern.operation == "ExecuteStatement")
        for (std::size_t i = 1; i <= questionMarks(pattern.statement); ++i)
            if (const std::string name = '?' + std::to_string(i); !given(name)) add(out, name);
    for (const std::string &variable : variablesOf(pattern)) {
        const auto argument = pattern.arguments.find(variable);
        if (argument == pattern.arguments.end() || argument->second.empty()) add(out, '{' + variable + '}');
    }
    return out;
}

engine::Result<std::vector<engine::Request>> requestsOf(const AccessPattern &pattern) {
    const Operation *operation = operationOf(pattern.operation);
    if (operation == nullptr)
        return engine::failure(engine::Error::Code::UnknownOperation,
            "An access pattern runs an operation on items, not " + pattern.operation);
    std::vector<Chosen> all = {{}};
    for (const std::string &variable : variablesOf(pattern)) {
        const auto argument = pattern.arguments.find(variable);
        if (argument == pattern.arguments.end() || argument->second.empty()) continue;
        if (all.size() * argument->second.size() > mostPatternRequests)
            return engine::validation(
                "A pattern makes up to " + std::to_string(mostPatternRequests) + " requests, these are more");
        std::vector<Chosen> more;
        for (const Chosen &chosen : all)
            for (const std::string &value : argument->second) {
                more.push_back(chosen);
                more.back()[variable] = value;
            }
        all = std::move(more);
    }
    std::vector<engine::Request> out;
    for (const Chosen &chosen : all) {
        TRY(auto request, make(pattern, *operation, chosen));
        out.push_back(std::move(request));
    }
    return out;
}

engine::Result<engine::Request> requestOf(const AccessPattern &pattern) {
    TRY(auto requests, requestsOf(pattern));
    return std::move(requests.front());
}

}

#include "model/cost/pattern_units.h"

#include "engine/capacity/units.h"
#include "engine/expression/parser.h"
#include "engine/request/codec.h"
#include "engine/value/item_json.h"
#include "model/format/json_text.h"
#include "model/verify/verify.h"

#include <algorithm>
#include <set>

namespace model {

namespace {

bool isWrite(const std::string &operation) {
    static const std::set<std::string> writes = {
        "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems"};
    return writes.contains(operation);
}

/// Whether an expression says the placeholder, and not only the beginning of another.
bool says(const std::string &expression, const std::string &placeholder) {
    for (auto at = expression.find(placeholder); at != std::string::npos; at = expression.find(placeholder, at + 1)) {
        const auto end = at + placeholder.size();
        if (end == expression.size() || expression.find_first_of(" ,()=<>+-.[]", end) == end) return true;
    }
    return false;
}

/// The request of a pattern that writes, as DynamoDB writes it.
engine::Result<engine::Request> writeRequest(const AccessPattern &pattern) {
    Json json = Json::object();
    if (!pattern.request.empty()) {
        auto given = parseJson(pattern.request);
        if (!given || given->kind != Json::Kind::Object) return engine::validation("The request is no JSON object");
        json = *std::move(given);
    }
    if (!pattern.tableName.empty()) json.set("TableName", Json::string(pattern.tableName));
    if (!pattern.keyConditionExpression.empty()) {
        engine::AttributeValues values;
        for (const auto &[name, text] : pattern.values) {
            TRY(values[name], engine::valueFromJson(text));
        }
        const std::optional<engine::AttributeNames> names(pattern.names);
        const std::optional<engine::AttributeValues> some(values);
        auto placeholders = engine::Placeholders::open(names, some);
        TRY(const auto clauses, engine::parseKeyCondition(pattern.keyConditionExpression, placeholders));
        Json key = Json::object();
        for (const engine::KeyClause &clause : clauses)
            if (!clause.value.bytes.empty())
                key.set(clause.attributeName, Json::fromText(engine::toJson(engine::ValueView(clause.value))));
        json.set("Key", std::move(key));
    }
    Json names = Json::object(), values = Json::object();
    const auto used = [&](const std::string &placeholder) {
        return says(pattern.updateExpression, placeholder) || says(pattern.conditionExpression, placeholder);
    };
    for (const auto &[name, attribute] : pattern.names)
        if (used(name)) names.set(name, Json::string(attribute));
    for (const auto &[name, value] : pattern.values)
        if (used(name)) values.set(name, Json::fromText(value));
    for (const auto &[name, text] : {std::pair("UpdateExpression", &pattern.updateExpression),
             std::pair("ConditionExpression", &pattern.conditionExpression)})
        if (!text->empty()) json.set(name, Json::string(*text));
    if (!names.members.empty()) json.set("ExpressionAttributeNames", std::move(names));
    if (!values.members.empty()) json.set("ExpressionAttributeValues", std::move(values));
    return engine::decodeRequest(pattern.operation, compactJson(json));
}

void askForCapacity(engine::Request &request) {
    std::visit(
        [](auto &input) {
            if constexpr (requires { input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Indexes; })
                input.returnConsumedCapacity = engine::ReturnConsumedCapacity::Indexes;
        },
        request);
}

std::vector<engine::ConsumedCapacity> consumedOf(const engine::Response &response) {
    std::vector<engine::ConsumedCapacity> out;
    std::visit(
        [&](const auto &output) {
            if constexpr (requires { output.consumedCapacity; }) {
                const auto &consumed = output.consumedCapacity;
                if constexpr (requires { consumed.begin(); })
                    out.assign(consumed.begin(), consumed.end());
                else if constexpr (requires { consumed->begin(); }) {
                    if (consumed) out.assign(consumed->begin(), consumed->end());
                } else if (consumed)
                    out.push_back(*consumed);
            }
        },
        response);
    return out;
}

PatternUnits writeUnitsOf(const AccessPattern &pattern, Sandbox &sandbox) {
    PatternUnits out{.patternId = pattern.id};
    auto request = writeRequest(pattern);
    if (request) askForCapacity(*request);
    const auto preview = request ? sandbox.preview(*request) : tl::unexpected(std::move(request).error());
    if (!preview) {
        out.problem = preview.error().message;
        return out;
    }
    for (const engine::ConsumedCapacity &consumed : consumedOf(preview->response)) {
        const engine::CapacityUnits table = consumed.table.value_or(consumed.capacityUnits);
        out.arms.push_back({.tableName = consumed.tableName, .write = true, .units = table});
        for (const auto *arms : {&consumed.globalSecondaryIndexes, &consumed.localSecondaryIndexes})
            for (const auto &[name, units] : *arms)
                out.arms.push_back({.tableName = consumed.tableName, .indexName = name, .write = true, .units = units});
    }
    return out;
}

PatternUnits readUnitsOf(const AccessPattern &pattern, Sandbox &sandbox) {
    PatternUnits out{.patternId = pattern.id};
    const auto verdict = verify(pattern, sandbox);
    if (!verdict.trace) {
        out.problem = verdict.message.english();
        return out;
    }
    const RunTrace &trace = *verdict.trace;
    ChargedArm arm{
        .tableName = trace.tableName, .indexName = trace.indexName, .units = trace.units, .bytes = trace.bytesRead};
    if (pattern.itemsAtScale && *pattern.itemsAtScale > 0 && trace.returned > 0 &&
        trace.route != RunTrace::Route::GetItem) {
        constexpr std::int64_t most = std::int64_t(1) << 50; // bytes: nobody reads more with one pattern
        const std::int64_t each = trace.bytesRead / trace.returned;
        arm.itemsAtScale = *pattern.itemsAtScale;
        arm.bytes = each > 0 && arm.itemsAtScale > most / each ? most : each * arm.itemsAtScale;
        arm.units = engine::readUnits(static_cast<std::size_t>(arm.bytes),
            pattern.consistentRead ? engine::ReadMode::Consistent : engine::ReadMode::Eventual);
        arm.grade = Grade::Model;
    }
    out.arms.push_back(std::move(arm));
    return out;
}

}

PatternUnits unitsOf(const AccessPattern &pattern, Sandbox &sandbox) {
    return isWrite(pattern.operation) ? writeUnitsOf(pattern, sandbox) : readUnitsOf(pattern, sandbox);
}

std::vector<PatternUnits> unitsOf(const Design &design, Sandbox &sandbox) {
    std::vector<PatternUnits> out;
    for (const auto &pattern : design.patterns) out.push_back(unitsOf(*pattern, sandbox));
    return out;
}

}

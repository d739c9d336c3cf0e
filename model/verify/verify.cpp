#include "model/verify/verify.h"

#include "engine/expression/parser.h"
#include "engine/value/item_json.h"
#include "model/design/value_text.h"

#include <algorithm>

namespace model {
namespace {

constexpr std::size_t wastefulShare = 5'000; // Of what is read, in hundredths of a percent: more than half.

bool isWordLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The first ":value" of an expression that the pattern gives no value for; expressions know no literals, so each
/// colon begins one.
std::string missingValue(const AccessPattern &pattern) {
    for (const auto *expression : {&pattern.keyConditionExpression, &pattern.filterExpression}) {
        for (auto at = expression->find(':'); at != std::string::npos; at = expression->find(':', at + 1)) {
            auto end = at + 1;
            while (end < expression->size() && isWordLetter((*expression)[end])) ++end;
            auto name = expression->substr(at, end - at);
            const auto given = pattern.values.find(name);
            if (given == pattern.values.end() || given->second.empty()) return name;
        }
    }
    return {};
}

template <class Text> std::optional<std::string> given(const Text &text) {
    return text.empty() ? std::nullopt : std::optional<std::string>(text);
}

engine::Result<engine::AttributeValues> valuesOf(const AccessPattern &pattern) {
    engine::AttributeValues values;
    for (const auto &[name, json] : pattern.values) {
        TRY(auto value, engine::valueFromJson(json));
        values[name] = std::move(value);
    }
    return values;
}

/// "PK = :pk AND SK = :sk" as the key of a GetItem.
engine::Result<engine::ItemBlob> keyFrom(const AccessPattern &pattern, const engine::AttributeValues &values) {
    const auto names = pattern.names.empty() ? std::nullopt : std::optional(pattern.names);
    const auto someValues = values.empty() ? std::nullopt : std::optional(values);
    TRY(auto placeholders, engine::Placeholders::make(names, someValues,
                               {
                                   {"KeyConditionExpression", true}
    }));
    TRY(const auto clauses, engine::parseKeyCondition(pattern.keyConditionExpression, placeholders));
    engine::ItemBuilder key;
    for (const auto &clause : clauses) {
        if (clause.comparison != engine::KeyClause::Operator::Equal)
            return engine::validation("GetItem takes the whole key: " + clause.attributeName + " = …");
        key.add(clause.attributeName, clause.value);
    }
    return key.finish();
}

Verdict::Kind kindOf(const RunTrace &trace) {
    switch (trace.route) {
    case RunTrace::Route::GetItem: return Verdict::Kind::GetItem;
    case RunTrace::Route::Scan: return Verdict::Kind::Scan;
    case RunTrace::Route::Query: break;
    }
    return trace.wasteShare() > wastefulShare ? Verdict::Kind::Wasteful : Verdict::Kind::Query;
}

const char *kindName(Verdict::Kind kind) {
    switch (kind) {
    case Verdict::Kind::GetItem: return "GetItem";
    case Verdict::Kind::Query: return "Query";
    case Verdict::Kind::Wasteful: return "wasteful";
    case Verdict::Kind::Scan: return "scan";
    case Verdict::Kind::Invalid: return "invalid";
    case Verdict::Kind::NotRun: break;
    }
    return "not run";
}

Message messageOf(const Verdict &verdict) {
    const auto count = [](std::int64_t number) { return countText(static_cast<std::uint64_t>(number)); };
    const auto &trace = *verdict.trace;
    switch (verdict.kind) {
    case Verdict::Kind::GetItem:
        if (trace.returned == 0) return {"Verdict", TRANSLATABLE("Verdict", "One GetItem; there is no such item"), {}};
        return {"Verdict", TRANSLATABLE("Verdict", "One GetItem"), {}};
    case Verdict::Kind::Query:
        if (trace.filteredOut() > 0)
            return {
                "Verdict", TRANSLATABLE("Verdict", "One Query: %1 read, %2 returned"),
                {count(trace.examined), count(trace.returned)}
            };
        if (trace.returned == 1) return {"Verdict", TRANSLATABLE("Verdict", "One Query: 1 item"), {}};
        return {"Verdict", TRANSLATABLE("Verdict", "One Query: %1 items"), {count(trace.returned)}};
    case Verdict::Kind::Wasteful:
        return {
            "Verdict", TRANSLATABLE("Verdict", "One Query, but its filter throws away %1: %2 read, %3 returned"),
            {shareText(trace.wasteShare()), count(trace.examined), count(trace.returned)}
        };
    case Verdict::Kind::Scan:
        return {
            "Verdict", TRANSLATABLE("Verdict", "A scan: %1 read, %2 returned"),
            {count(trace.examined), count(trace.returned)}
        };
    case Verdict::Kind::Invalid:
    case Verdict::Kind::NotRun: break;
    }
    return {};
}

}

bool served(Verdict::Kind kind) {
    return kind == Verdict::Kind::GetItem || kind == Verdict::Kind::Query || kind == Verdict::Kind::Wasteful;
}

engine::Result<engine::Request> requestOf(const AccessPattern &pattern) {
    TRY(auto values, valuesOf(pattern));
    if (pattern.operation == "GetItem") {
        if (!pattern.indexName.empty())
            return engine::validation("GetItem reads the table, an index has to be queried");
        TRY(auto key, keyFrom(pattern, values));
        return engine::GetItemInput{.tableName = pattern.tableName, .key = std::move(key)};
    }
    const auto names = pattern.names.empty() ? std::nullopt : std::optional(pattern.names);
    const auto someValues = values.empty() ? std::nullopt : std::optional(std::move(values));
    if (pattern.operation == "Query") {
        engine::QueryInput input;
        input.tableName = pattern.tableName;
        input.indexName = given(pattern.indexName);
        input.keyConditionExpression = given(pattern.keyConditionExpression);
        input.filterExpression = given(pattern.filterExpression);
        input.expressionAttributeNames = names;
        input.expressionAttributeValues = someValues;
        return input;
    }
    if (pattern.operation == "Scan") {
        engine::ScanInput input;
        input.tableName = pattern.tableName;
        input.indexName = given(pattern.indexName);
        input.filterExpression = given(pattern.filterExpression);
        input.expressionAttributeNames = names;
        input.expressionAttributeValues = someValues;
        return input;
    }
    return engine::failure(engine::Error::Code::UnknownOperation,
        "An access pattern runs GetItem, Query or Scan, not " + pattern.operation);
}

Verdict verify(const AccessPattern &pattern, engine::Endpoint &endpoint) {
    Verdict verdict{.patternId = pattern.id};
    if (const auto missing = missingValue(pattern); !missing.empty()) {
        verdict.message = {"Verdict", TRANSLATABLE("Verdict", "Needs a value for %1"), {missing}};
        return verdict;
    }
    auto request = requestOf(pattern);
    if (!request && request.error().code == engine::Error::Code::UnknownOperation) {
        verdict.message = {"Verdict", TRANSLATABLE("Verdict", "%1 is not run as a pattern yet"), {pattern.operation}};
        return verdict;
    }
    auto trace = request ? traced(endpoint, *std::move(request)) : tl::unexpected(std::move(request).error());
    if (!trace) {
        verdict.kind = Verdict::Kind::Invalid;
        verdict.message = Message::verbatim(std::move(trace).error().message);
        return verdict;
    }
    verdict.kind = kindOf(*trace);
    verdict.trace = *std::move(trace);
    verdict.message = messageOf(verdict);
    return verdict;
}

std::vector<Verdict> verify(const Design &design, engine::Endpoint &endpoint) {
    std::vector<Verdict> verdicts;
    for (const auto &pattern : design.patterns) verdicts.push_back(verify(*pattern, endpoint));
    return verdicts;
}

Message verdictSummary(const std::vector<Verdict> &verdicts) {
    const auto count = std::ranges::count_if(verdicts, [](const Verdict &verdict) { return served(verdict.kind); });
    return {
        "Verdict", TRANSLATABLE("Verdict", "%1 of %2 patterns served"),
        {std::to_string(count), std::to_string(verdicts.size())}
    };
}

std::string toText(const Design &design, const std::vector<Verdict> &verdicts) {
    std::string out;
    for (const auto &verdict : verdicts) {
        const auto pattern = std::ranges::find_if(
            design.patterns, [&](const auto &candidate) { return candidate->id == verdict.patternId; });
        std::string line = std::string(kindName(verdict.kind));
        line.resize(std::max<std::size_t>(line.size() + 1, 10), ' ');
        line += verdict.patternId + (pattern == design.patterns.end() ? "" : " " + (*pattern)->name);
        out += line + ": " + verdict.message.english() + "\n";
    }
    return out + verdictSummary(verdicts).english() + "\n";
}

}

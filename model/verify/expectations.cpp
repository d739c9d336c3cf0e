#include "model/verify/expectations.h"

#include "engine/expression/condition_eval.h"
#include "engine/expression/key_condition.h"
#include "engine/expression/parser.h"
#include "engine/schema/secondary_index.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "model/design/value_text.h"
#include "model/infer/entity_inference.h"

#include <algorithm>
#include <map>
#include <set>

namespace model {
namespace {

std::string number(std::int64_t count) {
    return countText(static_cast<std::uint64_t>(count));
}

std::string unitsText(double units) {
    return decimalText(units);
}

bool matches(engine::ItemView item, engine::ItemView expected) {
    for (const auto &[name, value] : expected.members()) {
        const auto there = item.find(name);
        if (!there || !(*there == value)) return false;
    }
    return true;
}

/// A Query's range and filter, to ask of an item why the Query does not bring it.
struct Asked {
    const engine::SecondaryIndex *index = nullptr;
    std::vector<engine::KeyRange> ranges;
    std::vector<engine::Condition> filters;
    const engine::KeySchema *key = nullptr;

    template <class Input> void filterOf(const Input &input) {
        if (!input.filterExpression) return;
        auto placeholders = engine::Placeholders::open(input.expressionAttributeNames, input.expressionAttributeValues);
        if (auto condition = engine::parseFilter(*input.filterExpression, placeholders))
            filters.push_back(*std::move(condition));
    }
    void of(const engine::Request &request) {
        if (const auto *scan = std::get_if<engine::ScanInput>(&request)) filterOf(*scan);
        const auto *query = std::get_if<engine::QueryInput>(&request);
        if (query == nullptr || !query->keyConditionExpression) return;
        auto placeholders =
            engine::Placeholders::open(query->expressionAttributeNames, query->expressionAttributeValues);
        const auto clauses = engine::parseKeyCondition(*query->keyConditionExpression, placeholders);
        if (!clauses) return;
        if (auto range = engine::keyRange(*clauses, *key)) ranges.push_back(*std::move(range));
        filterOf(*query);
    }
};

/// Why an item of the table is not in the answer.
enum class Why { NoSuchItem, NotInIndex, OtherPartition, OtherRange, Filtered, NotProjected, Unknown };
struct Reason {
    Why why = Why::Unknown;
    std::string what = {}; ///< An attribute.
    auto operator<=>(const Reason &) const = default;
};

Reason reasonOf(engine::ItemView item, const Asked &asked, engine::ItemView expected, const TableDesign &table) {
    if (asked.index != nullptr)
        if (const auto missing = engine::missingKey(item, *asked.index))
            return {Why::NotInIndex, missing->attributeName};
    if (!asked.ranges.empty()) {
        const auto partition = engine::partitionKeyBytes(item, *asked.key);
        const auto sort = engine::sortKeyBytes(item, *asked.key).value_or(engine::Bytes());
        const auto samePartition = [&](const engine::KeyRange &range) { return partition == range.partitionKey; };
        if (std::ranges::none_of(asked.ranges, samePartition)) return {Why::OtherPartition, {}};
        if (std::ranges::none_of(asked.ranges,
                [&](const engine::KeyRange &range) { return samePartition(range) && range.contains(sort); }))
            return {Why::OtherRange, {}};
    }
    if (!asked.filters.empty() && std::ranges::none_of(asked.filters,
                                      [&](const engine::Condition &filter) { return engine::holds(filter, item); }))
        return {Why::Filtered, {}};
    if (asked.index != nullptr)
        for (const auto &[name, value] : expected.members())
            if (!engine::projects(*asked.index, table.description.keySchema, name))
                return {Why::NotProjected, std::string(name)};
    return {};
}

Message messageOf(const Reason &reason, std::int64_t missing, std::int64_t expected, const std::string &indexName) {
    const std::string some = number(missing), all = number(expected);
    switch (reason.why) {
    case Why::NoSuchItem:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items are not among the sample items"), {some, all}
        };
    case Why::NotInIndex:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items lack %3 and are not in the index %4"),
            {some, all, reason.what, indexName}
        };
    case Why::OtherPartition:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items have another partition key"), {some, all}
        };
    case Why::OtherRange:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items lie outside the sort key's range"),
            {some, all}
        };
    case Why::Filtered:
        return {
            "Verdict", TRANSLATABLE("Verdict", "The filter drops %1 of %2 expected items"), {some, all}
        };
    case Why::NotProjected:
        return {
            "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items come without %3, which %4 does not project"),
            {some, all, reason.what, indexName}
        };
    case Why::Unknown: break;
    }
    return {
        "Verdict", TRANSLATABLE("Verdict", "%1 of %2 expected items are not in the answer"), {some, all}
    };
}

/// The number of the expected items, and the order in which they come.
void checkItems(
    const TableDesign *table, const AccessPattern &pattern, const Answer &answer, std::vector<Message> &out) {
    if (pattern.expectedItems.empty()) return;
    Asked asked;
    if (table != nullptr) {
        asked.index = pattern.indexName.empty() ? nullptr : table->description.index(pattern.indexName);
        asked.key = asked.index != nullptr ? &asked.index->keySchema : &table->description.keySchema;
        for (const engine::Request &request : answer.requests) asked.of(request);
    }
    std::map<Reason, std::int64_t> missing;
    std::vector<std::size_t> places;
    for (const std::string &json : pattern.expectedItems) {
        const auto expected = engine::itemFromJson(json);
        if (!expected) {
            out.push_back({
                "Verdict", TRANSLATABLE("Verdict", "The expected item %1 is no DynamoDB JSON: %2"),
                {json, expected.error().message}
            });
            continue;
        }
        const auto found =
            std::ranges::find_if(answer.items, [&](const engine::ItemBlob &item) { return matches(item, *expected); });
        if (found != answer.items.end()) {
            places.push_back(static_cast<std::size_t>(found - answer.items.begin()));
            continue;
        }
        Reason reason;
        if (table != nullptr) {
            const auto sample = std::ranges::find_if(
                *table->items, [&](const Shared<SampleItem> &item) { return matches(item->blob, *expected); });
            reason = sample == table->items->end() ? Reason{Why::NoSuchItem, {}}
                                                   : reasonOf((*sample)->blob, asked, *expected, *table);
        }
        ++missing[reason];
    }
    for (const auto &[reason, count] : missing)
        out.push_back(
            messageOf(reason, count, static_cast<std::int64_t>(pattern.expectedItems.size()), pattern.indexName));
    if (pattern.ordered && !std::ranges::is_sorted(places))
        out.push_back({"Verdict", TRANSLATABLE("Verdict", "The expected items come in another order"), {}});
}

void checkEntities(
    const TableDesign *table, const AccessPattern &pattern, const Answer &answer, std::vector<Message> &out) {
    if (pattern.expectedEntities.empty() || table == nullptr) return;
    const TableDesign typed = withEntityTypes(*table);
    const EntityMatcher matcher(typed);
    std::set<std::string> found;
    std::int64_t strangers = 0;
    for (const engine::ItemBlob &item : answer.items) {
        const auto entity = matcher.entityOf(item);
        if (entity)
            found.insert(typed.entityTypes[*entity]->name);
        else
            ++strangers;
    }
    for (const std::string &name : found)
        if (std::ranges::find(pattern.expectedEntities, name) == pattern.expectedEntities.end())
            out.push_back({"Verdict", TRANSLATABLE("Verdict", "It also brings items of type %1"), {name}});
    for (const std::string &name : pattern.expectedEntities)
        if (!found.contains(name))
            out.push_back({"Verdict", TRANSLATABLE("Verdict", "It brings no item of type %1"), {name}});
    if (strangers > 0)
        out.push_back({"Verdict", TRANSLATABLE("Verdict", "%1 items in the answer belong to no entity type"),
            {number(strangers)}});
}

}

std::vector<Message> faultsOf(const Design &design, const AccessPattern &pattern, const Answer &answer) {
    std::vector<Message> out;
    const TableDesign *table = design.table(pattern.tableName);
    if (pattern.expectedCount && *pattern.expectedCount != answer.count)
        out.push_back({
            "Verdict", TRANSLATABLE("Verdict", "%1 items are expected, %2 come"),
            {number(*pattern.expectedCount), number(answer.count)}
        });
    checkItems(table, pattern, answer, out);
    checkEntities(table, pattern, answer, out);
    const double units = static_cast<double>(answer.units.halves) / 2;
    if (pattern.mostUnits && units > *pattern.mostUnits)
        out.push_back({
            "Verdict", TRANSLATABLE("Verdict", "It takes %1 capacity units, %2 are allowed"),
            {unitsText(units), unitsText(*pattern.mostUnits)}
        });
    return out;
}

}

// Any text as a PartiQL statement: it is refused or becomes a tree; the tree is planned on a table or refused; what a
// plan says applies to items, whose bytes stay well formed.
#include "engine/base/encoding.h"
#include "engine/expression/condition_eval.h"
#include "engine/expression/projection.h"
#include "engine/expression/update_apply.h"
#include "engine/partiql/partiql_parser.h"
#include "engine/partiql/partiql_plan.h"
#include "engine/value/item_json.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace engine {

namespace {

KeySchema keyOf(const char *partition, const char *sort, ScalarType sortType) {
    std::vector<KeyAttribute> sortKeys;
    if (*sort) sortKeys.push_back({sort, sortType});
    return *KeySchema::make(
        {
            {partition, ScalarType::S}
    },
        sortKeys);
}

const TableDescription &table() {
    static const TableDescription description = [] {
        TableDescription made{.tableName = "T", .keySchema = keyOf("a", "b", ScalarType::N)};
        const SecondaryIndex local{"l", keyOf("a", "c", ScalarType::S), {}, {}};
        const SecondaryIndex global{"g", keyOf("c", "", ScalarType::S), {}, {}};
        made.localSecondaryIndexes.push_back(local);
        made.globalSecondaryIndexes.push_back(global);
        return made;
    }();
    return description;
}

const std::vector<ItemBlob> &items() {
    static const std::vector<ItemBlob> all = {
        ItemBlob{},
        *itemFromJson(
            R"({"a": {"S": "a"}, "b": {"N": "1"}, "c": {"S": "c"}, "l": {"L": [{"S": "x"}, {"M": {"a": {"N": "2"}}}]}})"),
        *itemFromJson(
            R"({"a": {"S": "b"}, "b": {"N": "2"}, "c": {"SS": ["p", "q"]}, "m": {"M": {"x": {"NULL": true}}}})"),
    };
    return all;
}

void check(const SelectPlan &plan) {
    const SecondaryIndex *index = plan.indexName ? table().index(*plan.indexName) : nullptr;
    const KeySchema &schema = index ? index->keySchema : table().keySchema;
    REQUIRE((plan.route == SelectPlan::Route::GetItem) == !plan.keys.empty());
    REQUIRE((plan.route == SelectPlan::Route::Query) == !plan.ranges.empty());
    for (const KeyClauses &range : plan.ranges)
        if (keyRange(range, schema)) REQUIRE(checkKeyClauses(range, schema).has_value());
    for (const ItemBlob &item : items()) {
        if (plan.filter) holds(*plan.filter, item);
        REQUIRE(isWellFormedItem(select(plan.paths, item).bytes));
    }
}

void check(const WritePlan &plan) {
    REQUIRE(isWellFormedItem(plan.key.bytes));
    for (const ItemBlob &item : items()) {
        if (plan.condition) holds(*plan.condition, item);
        const auto updated = applyUpdate(plan.update, item, plan.key);
        if (!updated) continue;
        REQUIRE(isWellFormedItem(updated->bytes));
        REQUIRE(isWellFormedItem(project(touchedBy(plan.update), *updated).bytes));
    }
}

void run(std::string_view statementText) {
    for (const ColoredSpan &color : highlightStatement(statementText))
        REQUIRE(color.span.length > 0 && color.span.end() <= statementText.size());
    const auto open = parseStatementOpen(statementText);
    static const ValueBlob text = *valueFromJson(R"({"S": "a"})"), number = *valueFromJson(R"({"N": "1"})");
    static const std::vector<ValueBlob> parameters = {text, number};
    for (std::size_t count = 0; count <= parameters.size(); ++count) {
        const auto statement = parseStatement(statementText, std::span(parameters).first(count));
        if (!statement) {
            REQUIRE(statement.error().span.end() <= statementText.size() && !statement.error().message.empty());
            continue;
        }
        REQUIRE(open.has_value()); // what is right with values is right without
        if (const auto *read = std::get_if<SelectStatement>(&*statement)) {
            for (const bool consistent : {false, true})
                if (const auto plan = planSelect(*read, table(), consistent)) check(*plan);
        } else if (const auto plan = planWrite(*statement, table()))
            check(*plan);
    }
}

}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string text(reinterpret_cast<const char *>(data), size);
    if (engine::isUtf8(text)) engine::run(text); // what comes as JSON is
    return 0;
}

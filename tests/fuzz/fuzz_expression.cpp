// Any text as a condition, update, projection or key condition: it parses or is refused; what parses prints to a text
// that parses to the same tree, and applies to items, whose bytes stay well formed.
#include "engine/expression/condition_eval.h"
#include "engine/expression/lexer.h"
#include "engine/expression/parser.h"
#include "engine/expression/print.h"
#include "engine/expression/update_apply.h"
#include "engine/value/item_json.h"
#include "tests/fuzz/require.h"

#include <cstdint>

namespace engine {

namespace {

const std::optional<AttributeNames> names = AttributeNames{
    {"#a", "a"              },
    {"#b", "b.c"            },
    {"#l", "list"           },
    {"#0", "\xC3\xA9 \"name"}
};

const std::optional<AttributeValues> &values() {
    static const std::optional<AttributeValues> all = [] {
        AttributeValues map;
        const ItemBlob given =
            *itemFromJson(R"({":s": {"S": "a"}, ":t": {"S": "SS"}, ":n": {"N": "1"}, ":b": {"B": "AQ=="},
            ":o": {"BOOL": true}, ":z": {"NULL": true}, ":l": {"L": [{"N": "1"}]}, ":m": {"M": {"a": {"N": "1"}}},
            ":ss": {"SS": ["a", "b"]}, ":ns": {"NS": ["1", "2"]}, ":bs": {"BS": ["AQ=="]}})");
        for (const Member &member : ItemView(given).members())
            map.emplace(std::string(member.name), ValueBlob{Bytes(member.value.bytes())});
        return map;
    }();
    return all;
}

const std::vector<ItemBlob> &items() {
    static const std::vector<ItemBlob> all = {
        ItemBlob{},
        *itemFromJson(
            R"({"a": {"S": "a"}, "b": {"N": "1"}, "list": {"L": [{"S": "a"}, {"M": {"a": {"N": "2"}}}, {"L": []}]}})"),
        *itemFromJson(R"({"a": {"M": {"a": {"L": [{"N": "1"}]}, "b": {"SS": ["a", "b"]}}}, "b": {"NS": ["1", "2"]},
            "c": {"B": "AQI="}, "b.c": {"BOOL": false}, "list": {"NULL": true}, "\u00e9 \"name": {"BS": ["AQ=="]}})"),
    };
    return all;
}

std::vector<KeySchema> schemas() {
    std::vector<KeySchema> all;
    all.push_back(*KeySchema::make({
        {"a", ScalarType::S}
    }));
    all.push_back(*KeySchema::make(
        {
            {"a", ScalarType::S}
    },
        {{"b", ScalarType::N}}));
    all.push_back(*KeySchema::make(
        {
            {"a", ScalarType::S},
            {"b", ScalarType::N}
    },
        {{"c", ScalarType::B}, {"list", ScalarType::S}}));
    return all;
}

Placeholders placeholders(const std::optional<AttributeNames> &n, const std::optional<AttributeValues> &v) {
    return *Placeholders::make(n, v,
        {
            {"Expression", true}
    });
}

template <class Tree> void checkPrint(const Tree &tree, Parsed<Tree> (*parse)(std::string_view, Placeholders &)) {
    ExpressionPrinter printer;
    const std::string printed = printer.print(tree);
    if (printed.size() > 4096) return; // longer names and more parentheses than were written
    const std::optional<AttributeNames> printedNames =
        printer.names().empty() ? std::nullopt : std::optional(printer.names());
    const std::optional<AttributeValues> printedValues =
        printer.values().empty() ? std::nullopt : std::optional(printer.values());
    Placeholders again = placeholders(printedNames, printedValues);
    const auto reparsed = parse(printed, again);
    REQUIRE(reparsed.has_value());
    REQUIRE(again.checkUnused().has_value());
    ExpressionPrinter second;
    REQUIRE(second.print(*reparsed) == printed);
}

void run(std::string_view text, std::uint8_t kind) {
    const std::vector<ColoredSpan> colors = highlight(text);
    for (const ColoredSpan &color : colors) REQUIRE(color.span.length > 0 && color.span.end() <= text.size());
    Placeholders given = placeholders(names, values());
    const auto checkError = [&](const auto &parsed) {
        if (!parsed) REQUIRE(parsed.error().span.end() <= text.size() && !parsed.error().message.empty());
        return parsed.has_value();
    };
    switch (kind % 4) {
    case 0: {
        const auto condition = parseCondition(text, given);
        if (!checkError(condition)) return;
        for (const ItemBlob &item : items()) {
            const Condition negated{Not{std::make_shared<const Condition>(*condition)}};
            REQUIRE(holds(*condition, item) != holds(negated, item));
        }
        pathsOf(*condition);
        checkPrint(*condition, parseCondition);
        break;
    }
    case 1: {
        const auto update = parseUpdate(text, given);
        if (!checkError(update)) return;
        const ItemBlob key = *itemFromJson(R"({"pk": {"S": "k"}})");
        for (const ItemBlob &item : items()) {
            const auto updated = applyUpdate(*update, item, key);
            if (!updated) continue;
            REQUIRE(isWellFormedItem(updated->bytes));
            REQUIRE(isWellFormedItem(project(touchedBy(*update), item).bytes));
            REQUIRE(isWellFormedItem(project(touchedBy(*update), *updated).bytes));
        }
        checkPrint(*update, parseUpdate);
        break;
    }
    case 2: {
        const auto paths = parseProjection(text, given);
        if (!checkError(paths)) return;
        for (const ItemBlob &item : items()) REQUIRE(isWellFormedItem(project(*paths, item).bytes));
        break;
    }
    default: {
        const auto clauses = parseKeyCondition(text, given);
        if (!checkError(clauses)) return;
        for (const KeySchema &schema : schemas())
            if (keyRange(*clauses, schema)) REQUIRE(checkKeyClauses(*clauses, schema).has_value());
        checkPrint(*clauses, parseKeyCondition);
    }
    }
}

}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(reinterpret_cast<const char *>(data) + 1, size - 1);
    engine::run(text, data[0]);
    return 0;
}

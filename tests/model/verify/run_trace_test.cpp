#include "model/verify/run_trace.h"

#include "tests/model/tables.h"
#include "tests/model/verify/loaded.h"

#include <algorithm>

namespace model {
namespace {

Design readings(int count, std::size_t textBytes = 10) {
    std::vector<std::string> items;
    for (int i = 0; i < count; ++i)
        items.push_back(R"({"PK": "S", "SK": )" + std::to_string(100 + i) + R"(, "even": )" +
                        (i % 2 == 0 ? "true" : "false") + R"(, "text": ")" + std::string(textBytes, 'x') + R"("})");
    items.push_back(R"({"PK": "other", "SK": 1, "even": true})");
    Design design;
    design.tables = {makeTable("T", keys("PK", "SK:N"), items)};
    return design;
}

engine::QueryInput query(const char *condition, const std::map<std::string, std::string> &values) {
    engine::QueryInput input{.tableName = "T"};
    input.keyConditionExpression = condition;
    input.expressionAttributeValues.emplace();
    for (const auto &[name, json] : values)
        (*input.expressionAttributeValues)[name] = *engine::valueFromPlainJson(json);
    return input;
}

engine::AttributeNames named(const char *placeholder, const char *name) {
    engine::AttributeNames names;
    names[placeholder] = name;
    return names;
}

/// "." not in range, "+" returned, "-" filtered out.
std::string stripOf(const std::vector<ExaminedItem> &items) {
    std::string out;
    for (const auto &item : items) out += !item.inRange ? '.' : item.returned ? '+' : '-';
    return out;
}

}

TEST(RunTrace, AddsUpAllPages) {
    const auto engine = loaded(readings(30, 100'000));
    const auto trace = *traced(*engine, query("PK = :p", {std::pair(":p", R"("S")")}));
    EXPECT_EQ(trace.examined, 30);
    EXPECT_EQ(trace.returned, 30);
    EXPECT_EQ(trace.pages, 3U) << "a page ends at 1 MB";
    EXPECT_TRUE(trace.complete);
    EXPECT_GT(trace.bytesRead, 3'000'000);
    EXPECT_GE(trace.units.halves, trace.bytesRead / 4096) << "half a unit for each 4 KB, eventual";
    EXPECT_EQ(trace.items.size(), 30U);
    EXPECT_EQ(advice(trace).size(), 1U) << "pages";

    const auto first = *traced(*engine, query("PK = :p", {std::pair(":p", R"("S")")}), 1);
    EXPECT_FALSE(first.complete) << "more to come";
    auto limited = query("PK = :p", {std::pair(":p", R"("S")")});
    limited.limit = 2;
    EXPECT_EQ(traced(*engine, limited)->examined, 2) << "a limit is one page";
}

TEST(RunTrace, TellsWhatAFilterThrowsAway) {
    const auto engine = loaded(readings(10));
    auto input = query(
        "PK = :p AND SK BETWEEN :a AND :b", {
                                                {":p",   R"("S")"},
                                                {":a",   "102"   },
                                                {":b",   "105"   },
                                                {":yes", "true"  }
    });
    input.filterExpression = "even = :yes";
    const auto trace = *traced(*engine, input);
    EXPECT_EQ(trace.examined, 4);
    EXPECT_EQ(trace.returned, 2);
    EXPECT_EQ(trace.wasteShare(), 5'000U);
    EXPECT_EQ(toText(trace), "Query T: 4 examined, 2 filtered out (50 %), 2 returned, 108 B read, 0.5 RRU, 1 page");
    EXPECT_EQ(advice(trace).size(), 1U);
    EXPECT_EQ(stripOf(*examinedItems(*engine, input)), "..+-+-....");
}

TEST(RunTrace, ShowsTheCollectionAroundAQuery) {
    const auto engine = loaded(readings(6));
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"all of it",         "PK = :p",              "++++++"},
        {"one",               "PK = :p AND SK = :a",  "..+..."},
        {"from somewhere on", "PK = :p AND SK >= :a", "..++++"},
        {"up to somewhere",   "PK = :p AND SK < :a",  "++...."},
    };
    for (const auto &[why, condition, strip] : cases) {
        std::map<std::string, std::string> values = {
            {":p", R"("S")"}
        };
        if (std::string(condition).find(":a") != std::string::npos) values[":a"] = "102";
        EXPECT_EQ(stripOf(*examinedItems(*engine, query(condition, values))), strip) << why;
    }
    auto page = query("PK = :p", {std::pair(":p", R"("S")")});
    page.limit = 2;
    EXPECT_EQ(stripOf(*examinedItems(*engine, page)), "++....") << "the limit ends the reading";
    page.exclusiveStartKey = *engine::itemFromPlainJson(R"({"PK": "S", "SK": 102})");
    EXPECT_EQ(stripOf(*examinedItems(*engine, page)), "...++.") << "a later page";
    page.scanIndexForward = false;
    EXPECT_EQ(stripOf(*examinedItems(*engine, page)), "....++") << "backwards, from the other end";
    page = query("PK = :p", {std::pair(":p", R"("S")")});
    page.projectionExpression = "#t";
    page.expressionAttributeNames = named("#t", "text");
    const auto items = *examinedItems(*engine, page);
    EXPECT_EQ(stripOf(items), "++++++") << "whatever is projected";
    EXPECT_EQ(engine::toPlainJson(engine::ItemView(items[0].key)), R"({"PK":"S","SK":100})");
    EXPECT_EQ(examinedItems(*engine, page, 4)->size(), 4U);
}

TEST(RunTrace, ShowsScansAndSingleItems) {
    const auto engine = loaded(readings(4));
    engine::ScanInput scan{.tableName = "T"};
    scan.filterExpression = "#e = :yes";
    scan.projectionExpression = "#t";
    scan.expressionAttributeNames = named("#e", "even");
    scan.expressionAttributeNames->emplace("#t", "text");
    scan.expressionAttributeValues.emplace();
    scan.expressionAttributeValues->emplace(":yes", *engine::valueFromPlainJson("true"));
    const auto strip = stripOf(*examinedItems(*engine, scan));
    EXPECT_EQ(std::ranges::count(strip, '+'), 3) << strip;
    EXPECT_EQ(std::ranges::count(strip, '-'), 2) << strip;
    EXPECT_EQ(traced(*engine, scan)->route, RunTrace::Route::Scan);

    const engine::GetItemInput get{.tableName = "T", .key = *engine::itemFromPlainJson(R"({"PK": "S", "SK": 101})")};
    const auto trace = *traced(*engine, get);
    EXPECT_EQ(toText(trace), "GetItem T: 1 examined, 1 returned, 27 B read, 0.5 RRU, 1 page");
    EXPECT_TRUE(examinedItems(*engine, get)->empty());
}

TEST(RunTrace, PassesErrorsOn) {
    const auto engine = loaded(readings(1));
    EXPECT_EQ(traced(*engine, query("SK = :p", {std::pair(":p", "1")})).error().message,
        "Query condition missed key schema element: PK");
    EXPECT_FALSE(traced(*engine, engine::ListTablesInput()));
    EXPECT_FALSE(examinedItems(*engine, query("SK = :p", {std::pair(":p", "1")})));
    auto none = query("PK = :p", {std::pair(":p", R"("S")")});
    none.tableName = "None";
    EXPECT_EQ(traced(*engine, none).error().code, engine::Error::Code::ResourceNotFound);
    EXPECT_EQ(examinedItems(*engine, none).error().code, engine::Error::Code::ResourceNotFound);
}

}

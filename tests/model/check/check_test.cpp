#include "model/check/check.h"

#include "model/view/problems.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

std::vector<std::string> linesOf(const Design &design) {
    std::vector<std::string> lines;
    for (const auto &finding : findings(design)) // these two are not what this page is about; rules_test.cpp has them
        if (finding.rule != "no-patterns" && finding.rule != "large-value")
            lines.push_back(finding.rule + ": " + finding.message.english());
    return lines;
}

Design designOf(TableDesign table) {
    Design design;
    design.tables = {std::move(table)};
    return design;
}

TableDesign orders(const std::vector<std::string> &items) {
    auto table = makeTable("Orders", keys("PK", "SK"), items);
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("status"))};
    table.entityTypes = {
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{user}"}, {"SK", "ORDER#{date}"}, {"status", "STATUS#{state}"}}}
    };
    return table;
}
constexpr const char *fine = R"({"PK": "USER#1", "SK": "ORDER#1", "status": "STATUS#open"})";

}

TEST(Check, FindsWhatDynamoDbWouldRefuse) {
    const struct {
        const char *why;
        std::vector<std::string> items, findings;
    } cases[] = {
        {"a good design has no findings",                    {fine},                                                          {}                                                                    },
        {"a missing key",                                    {fine, R"({"PK": "USER#1", "status": "STATUS#open"})"},
         {"item-key: One or more parameter values were invalid: Missing the key SK in the item"}                                                                                                    },
        {"a key of another type",                            {fine, R"({"PK": "USER#1", "SK": 7, "status": "STATUS#open"})"},
         {"item-key: One or more parameter values were invalid: Type mismatch for key SK expected: S actual: N"}                                                                                    },
        {"the same key twice",                               {fine, fine},                                                    {"duplicate-key: Same key as item 1: a table keeps only the last one"}},
        {"an index key of another type",                     {fine, R"({"PK": "USER#1", "SK": "ORDER#2", "status": 7})"},
         {"index-key-value: One or more parameter values were invalid: Type mismatch for Index Key status Expected: "
             "S "
             "Actual: N IndexName: GSI1",
                "mixed-types: status is N here and S in other items of the kind"}                                                                                                                   },
        {"more than 400 KB",
         {fine, R"({"PK": "USER#1", "SK": "ORDER#2", "status": "STATUS#x", "text": ")" + std::string(420'000, 'x') +
                       R"("})"},
         {"item-size: 410 KB, and an item is at most 400 KB: keep large content in object storage",
                "wide-projection: GSI1 copies whole items, 205 KB each: 206 units for each of its writes"}                                                                                          },
        {"a key that no longer says what its attributes do",
         {fine, R"({"PK": "USER#1", "SK": "ORDER#2", "status": "STATUS#open", "state": "done"})"},
         {"stale-key: status is STATUS#open, its template gives STATUS#done"}                                                                                                                       },
        {"an item of no type",                               {fine, R"({"PK": "CART#1", "SK": "x"})"},
         {"no-entity: Matches no entity type: no templates fit its keys"}                                                                                                                           },
        {"two ways to write a name",
         {fine, R"({"PK": "USER#1", "SK": "ORDER#2", "status": "STATUS#x", "Status": "x"})"},
         {"similar-names: Status (in 1 of the items) is written nearly as status: meant to be the same?"}                                                                                           },
        {"an item that an index misses",                     {fine, R"({"PK": "USER#1", "SK": "ORDER#2"})"},
         {"missing-from-index: 1 of the items of Order are not in GSI1: they lack status"}                                                                                                          },
        {"an index without items",                           {R"({"PK": "X", "SK": "x"})"},
         {"no-entity: Matches no entity type: no templates fit its keys",
                "empty-index: GSI1 holds no item: none has all its key attributes"}                                                                                                                 },
    };
    for (const auto &[why, items, expected] : cases) EXPECT_EQ(linesOf(designOf(orders(items))), expected) << why;
}

TEST(Check, FindsDamagedValues) {
    auto table = orders({fine});
    auto item = *table.items->front();
    item.damaged = {
        {.attributeName = "balance", .json = R"({"N":1})", .why = "not a number"}
    };
    table.items = std::vector<Shared<SampleItem>>{item};
    EXPECT_EQ(linesOf(designOf(table)),
        std::vector<std::string>{"damaged-value: balance holds no DynamoDB value: not a number"});
}

TEST(Check, LooksAtPatternsToo) {
    auto design = designOf(orders({fine}));
    design.patterns = {
        AccessPattern{.id = "AP1", .tableName = "Orders"},
        AccessPattern{.id = "AP2", .tableName = "Users" },
        AccessPattern{.id = "AP3", .tableName = "Orders", .indexName = "GSI9"},
        AccessPattern{.id = "AP4",           .name = "not decided yet"                     }
    };
    EXPECT_EQ(
        linesOf(design), (std::vector<std::string>{"pattern-target: There is no table Users",
                             "pattern-target: Orders has no index GSI9", "unused-index: No access pattern uses GSI1"}));
}

TEST(Check, CountsWhatItDoesNotList) {
    std::vector<std::string> items(50, fine);
    const auto list = findings(orders(items), 10);
    ASSERT_EQ(list.size(), 11U);
    EXPECT_EQ(list.back().message.english(), "and 39 more like these");
}

TEST(Problems, ListsTheWorstFirstWithTheirPlace) {
    auto design = designOf(orders({fine, R"({"PK": "USER#1", "SK": "ORDER#2"})", fine, R"({"status": "STATUS#x"})"}));
    const auto problems = problemsOf(design);
    EXPECT_EQ(problems.errors, 2U);
    EXPECT_EQ(problems.warnings, 1U);
    EXPECT_EQ(toText(design, problems),
        "error Orders › – › – › #4: One or more parameter values were invalid: Missing the key PK in the item "
        "[item-key]\n"
        "error Orders › USER#1 › ORDER#1: Same key as item 1: a table keeps only the last one [duplicate-key]\n"
        "warning Orders › GSI1 › USER#1 › ORDER#2 › status: 1 of the items of Order are not in GSI1: they lack status "
        "[missing-from-index]\n"
        "hint: The model lists no access patterns [no-patterns]\n");
}

}

#include "model/view/result_grid.h"

#include "model/design/value_text.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

std::vector<engine::ItemBlob> items(const std::vector<const char *> &texts) {
    std::vector<engine::ItemBlob> out;
    for (const auto *text : texts) out.push_back(*engine::itemFromJson(text));
    return out;
}

std::string columnsOf(const ResultGrid &grid) {
    std::string out;
    for (std::size_t c = 0; c < grid.columnCount(); ++c) out += grid.column(c).name + " ";
    return out;
}

}

TEST(ResultGrid, OrdersColumnsByKeysThenAppearance) {
    auto table = makeTable("T", keys("PK", "SK"), {});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("status", "SK"))};
    table.entityTypes = {
        EntityType{.name = "Order", .keyTemplates = {{"PK", "ORDER#{id}"}}}
    };
    const auto rows = items({R"({"PK": {"S": "ORDER#1"}, "SK": {"S": "a"}, "status": {"S": "open"}, "b": {"S": "x"}})",
        R"({"PK": {"S": "X"}, "SK": {"S": "b"}, "status": {"S": "open"}, "a": {"N": "1"}})"});
    EXPECT_EQ(columnsOf(ResultGrid::of(rows, &table)), "PK SK b status a ");
    EXPECT_EQ(columnsOf(ResultGrid::of(rows, &table, "GSI1")), "status SK PK b a ") << "the index's keys first";
    EXPECT_EQ(columnsOf(ResultGrid::of(rows)), "PK SK b status a ") << "an unknown table";
    const auto grid = ResultGrid::of(rows, &table);
    EXPECT_EQ(grid.entity(0), 0U);
    EXPECT_EQ(grid.entity(1), std::nullopt);
    EXPECT_EQ(columnsOf(ResultGrid::of(items({R"({"SK": {"S": "a"}})"}), &table)), "SK ") << "a projection left PK out";
}

TEST(ResultGrid, KeepsDigitsAndTellsSetsFromLists) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"38 digits",         R"({"N": "12345678901234567890123456789012345678"})",   "12345678901234567890123456789012345678"},
        {"beyond a double",   R"({"N": "9223372036854775807"})",                      "9223372036854775807"                   },
        {"a string set",      R"({"SS": ["x", "y"]})",                                R"({"x", "y"})"                         },
        {"a list of strings", R"({"L": [{"S": "x"}, {"S": "y"}]})",                   R"(["x", "y"])"                         },
        {"a number set",      R"({"NS": ["2", "10"]})",                               "{2, 10}"                               },
        {"a list of numbers", R"({"L": [{"N": "2"}]})",                               "[2]"                                   },
        {"a map",             R"({"M": {"city": {"S": "Oslo"}, "zip": {"N": "1"}}})", R"({"city": "Oslo", "zip": 1})"         },
        {"binary as base64",  R"({"B": "AAEC"})",                                     "AAEC"                                  },
        {"true",              R"({"BOOL": true})",                                    "true"                                  },
        {"null",              R"({"NULL": true})",                                    "null"                                  },
        {"lines",             R"({"S": "a\nb"})",                                     "a⏎b"                                 },
    };
    for (const auto &[why, value, text] : cases) {
        const auto grid = ResultGrid::of(items({(R"({"v": )" + std::string(value) + "}").c_str()}));
        EXPECT_EQ(grid.cell(0, 0).text, text) << why;
        EXPECT_TRUE(grid.cell(0, 0).notEditable) << "a result is no table";
    }
}

TEST(ResultGrid, CutsLongValuesBetweenCharacters) {
    const auto long1 = *engine::valueFromPlainJson("\"" + std::string(239, 'x') + "éé\"");
    EXPECT_EQ(displayText(long1), std::string(239, 'x') + "…") << "é would not fit whole";
    EXPECT_EQ(displayText(*engine::valueFromPlainJson("\"" + std::string(240, 'x') + "\"")), std::string(240, 'x'));
    std::string list = "[0";
    for (int i = 0; i < 50'000; ++i) list += ",1";
    EXPECT_LE(displayText(*engine::valueFromPlainJson(list + "]")).size(), 243U);
}

TEST(ResultGrid, TakesItemsFromAnyResponse) {
    const auto some = items({R"({"a": {"S": "1"}})"});
    engine::QueryOutput query;
    query.items.push_back(some.front());
    engine::GetItemOutput got;
    got.item = some.front();
    engine::UpdateItemOutput updated;
    updated.attributes = some.front();
    EXPECT_EQ(itemsOf(query), some);
    EXPECT_EQ(itemsOf(got), some);
    EXPECT_EQ(itemsOf(updated), some);
    engine::TransactGetItemsOutput transaction;
    transaction.responses = {{}, {some.front()}};
    EXPECT_EQ(itemsOf(transaction), some) << "only what was found";
    engine::BatchGetItemOutput batch;
    batch.responses["A"] = some;
    batch.responses["B"] = some;
    EXPECT_EQ(itemsOf(batch).size(), 2U) << "of all tables";
    EXPECT_TRUE(itemsOf(engine::GetItemOutput()).empty()) << "no such item";
    EXPECT_TRUE(itemsOf(engine::ListTablesOutput()).empty());
}

TEST(ResultGrid, PrintsAlignedColumns) {
    const auto grid = ResultGrid::of(items({R"({"id": {"S": "å"}, "total": {"N": "148.5"}})",
        R"({"id": {"S": "long one"}, "total": {"N": "7"}})", R"({"id": {"S": "no total"}})"}));
    EXPECT_EQ(toText(grid), "id        total\n"
                            "å         148.5\n"
                            "long one      7\n"
                            "no total\n");
    EXPECT_EQ(toText(grid, 5), "id     total\n"
                               "å      148.5\n"
                               "long…      7\n"
                               "no t…\n");
}

}

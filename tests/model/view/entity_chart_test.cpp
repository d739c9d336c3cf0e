#include "model/view/entity_chart.h"

#include "tests/model/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace model {
namespace {

using testing::ElementsAre;

/// Users and orders; GSI1 is keyed by templates, GSI2 by plain attributes that few orders have, LSI1 shares PK.
TableDesign shop() {
    TableDesign table = makeTable("App", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "GSI1PK": "STATUS#Open", "GSI1SK": "2024-01-05",)"
            R"( "flag": "1", "orderDate": "2024-01-05", "total": 5})"});
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK")), makeIndex("GSI2", keys("flag", "orderDate"))};
    table.description.localSecondaryIndexes = {makeIndex("LSI1", keys("PK", "total:N"))};
    table.entityTypes = {
        EntityType{.name = "User",  .letter = "U", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}},
        EntityType{.name = "Order",
                   .letter = "O",
                   .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{date}"}, {"GSI1PK", "STATUS#{status}"},
                {"flag", "{flag}"}}                                                                            },
    };
    return table;
}

std::vector<std::string> titles(const EntityChart &chart) {
    std::vector<std::string> all;
    for (const auto &column : chart.columns) all.push_back(column.title);
    return all;
}

std::vector<std::string> cells(const EntityChartRow &row) {
    std::vector<std::string> all;
    for (const auto &cell : row.cells) all.push_back(cell.text());
    return all;
}

TEST(EntityChart, HasAColumnForEachKeyAttributeAndOneForAnIndexOfPlainAttributes) {
    const TableDesign table = shop();
    EXPECT_THAT(
        titles(entityChartOf(table, lensesOf(table))), ElementsAre("PK", "SK", "GSI1PK", "GSI1SK", "GSI2", "LSI1"));
}

TEST(EntityChart, SaysHowEachEntityFillsTheKeys) {
    const TableDesign table = shop();
    const EntityChart chart = entityChartOf(table, lensesOf(table));
    ASSERT_EQ(chart.rows.size(), 2U);
    // The user is in no index. The order has no template for GSI1SK, but its items are in GSI1: the attribute itself.
    EXPECT_THAT(cells(chart.rows[0]), ElementsAre("USER#{userId}", "PROFILE", "", "", "", ""));
    EXPECT_THAT(cells(chart.rows[1]),
        ElementsAre("USER#{userId}", "ORDER#{date}", "STATUS#{status}", "{GSI1SK}", "{flag} › {orderDate}", "{total}"));
    EXPECT_EQ(chart.rows[1].place.entityName, "Order");
}

TEST(EntityChart, ShowsAKeyAttributeOfTwoIndexesOnce) {
    TableDesign table = shop();
    table.description.globalSecondaryIndexes.push_back(makeIndex("GSI3", keys("GSI1PK", "SK")));
    EXPECT_THAT(
        titles(entityChartOf(table, lensesOf(table))), ElementsAre("PK", "SK", "GSI1PK", "GSI1SK", "GSI2", "LSI1"));
}

TEST(EntityChart, IsEmptyWithoutEntityTypes) {
    TableDesign table = shop();
    table.entityTypes.clear();
    const EntityChart chart = entityChartOf(table, lensesOf(table));
    EXPECT_TRUE(chart.rows.empty());
    EXPECT_THAT(titles(chart), ElementsAre("PK", "SK", "GSI1", "GSI2", "LSI1"));
}

TEST(EntityChart, IsCopiedAsATableWithTabs) {
    const TableDesign table = shop();
    EXPECT_EQ(toText(entityChartOf(table, lensesOf(table)), table),
        "Entity\tPK\tSK\tGSI1PK\tGSI1SK\tGSI2\tLSI1\n"
        "User\tUSER#{userId}\tPROFILE\t–\t–\t–\t–\n"
        "Order\tUSER#{userId}\tORDER#{date}\tSTATUS#{status}\t{GSI1SK}\t{flag} › {orderDate}\t{total}\n");
}

}
}

#include "model/infer/index_lens.h"

#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

TableDesign shop() {
    auto table = makeTable("AppData", keys("PK", "SK"),
        {
            R"({"PK": "USER#1", "SK": "PROFILE", "name": "Asha"})",
            R"({"PK": "USER#1", "SK": "ORDER#1", "orderDate": "2024-01-05", "GSI1PK": "STATUS#Done", "GSI1SK": "2024-01-05"})",
            R"({"PK": "USER#1", "SK": "ORDER#2", "orderDate": "2024-01-06", "GSI1PK": "STATUS#Done", "GSI1SK": "2024-01-06",
                "UnshippedFlag": "1"})",
            R"({"PK": "USER#2", "SK": "ORDER#3", "GSI1PK": "STATUS#Done"})",
            R"({"PK": "USER#2", "SK": "ORDER#4", "orderDate": 7, "GSI1PK": "STATUS#Done", "GSI1SK": 7})",
            R"({"PK": "USER#2", "SK": "ORDER#5", "orderDate": "x", "GSI1PK": "STATUS#Done", "GSI1SK": ""})",
            R"({"PK": "CART#1", "SK": "x", "GSI1PK": "g", "GSI1SK": "s"})",
        });
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK"), {engine::Projection::Type::KeysOnly, {}}),
        makeIndex("GSI2", keys("UnshippedFlag"))};
    table.description.localSecondaryIndexes = {makeIndex("LSI1", keys("PK", "orderDate"))};
    table.entityTypes = {
        EntityType{.name = "User",  .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}},
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderId}"}, {"GSI1PK", "STATUS#{status}"},
                {"GSI1SK", "{orderDate}"}, {"UnshippedFlag", "{UnshippedFlag}"}}                }
    };
    return table;
}

}

TEST(IndexLens, SaysWhatIsLeftOutAndWhy) {
    const auto table = shop();
    const auto lens = *lensOf(table, "GSI1");
    EXPECT_EQ(lens.items, 3U);
    EXPECT_EQ(lens.of, 7U);
    EXPECT_EQ(lens.leftOutItems(), 4U);
    EXPECT_TRUE(lens.overloaded) << "orders and something without type";
    std::vector<std::string> lines;
    for (const auto &out : lens.leftOut)
        lines.push_back((out.byDesign ? "by design: " : "unexpected: ") + std::to_string(out.itemIndexes.size()) + " " +
                        out.reason.english() + ", as " + out.example);
    EXPECT_EQ(lines, (std::vector<std::string>{
                         "by design: 1 User has no template for GSI1PK, as USER#1 › PROFILE",
                         "unexpected: 1 GSI1SK is missing: the item has no orderDate, as USER#2 › ORDER#3",
                         "unexpected: 1 GSI1SK is of type N, the index needs S, as USER#2 › ORDER#4",
                         "unexpected: 1 GSI1SK is empty, as USER#2 › ORDER#5",
                     }));
}

TEST(IndexLens, CallsASparseIndexByDesign) {
    const auto lens = *lensOf(shop(), "GSI2");
    EXPECT_EQ(lens.items, 1U);
    EXPECT_FALSE(lens.overloaded);
    for (const auto &out : lens.leftOut) EXPECT_TRUE(out.byDesign) << out.reason.english();
    EXPECT_EQ(lens.leftOut.front().reason.english(), "UnshippedFlag is absent") << "most first";
}

TEST(IndexLens, CountsEntitiesAndBytes) {
    const auto table = shop();
    const auto lens = *lensOf(table, "GSI1");
    ASSERT_EQ(lens.entities.size(), 3U) << "two types and what belongs to none";
    EXPECT_EQ(lens.entities[0].items, 0U);
    EXPECT_EQ(lens.entities[1].items, 2U);
    EXPECT_EQ(lens.entities[1].of, 5U);
    EXPECT_EQ(lens.entities[2].entity, std::nullopt);
    EXPECT_EQ(lens.entities[2].items, 1U);
    std::uint64_t entries = 0, items = 0;
    const auto &index = table.description.globalSecondaryIndexes.front();
    for (const auto &sample : *table.items) {
        items += engine::sizeInBytes(engine::ItemView(sample->blob));
        if (const auto entry = engine::indexEntry(sample->blob, index, table.description.keySchema))
            entries += engine::sizeInBytes(engine::ItemView(*entry));
    }
    EXPECT_EQ(lens.bytes, entries) << "as the engine makes the entries";
    EXPECT_EQ(lens.tableBytes, items);
    EXPECT_GT(lens.tableBytes, lens.bytes);
}

TEST(IndexLens, ListsAllIndexesGlobalFirst) {
    const auto lenses = lensesOf(shop());
    ASSERT_EQ(lenses.size(), 3U);
    EXPECT_EQ(lenses[0].indexName + lenses[1].indexName + lenses[2].indexName, "GSI1GSI2LSI1");
    EXPECT_FALSE(lenses[2].global);
    EXPECT_EQ(lenses[2].items, 3U) << "orders with a date as text";
    EXPECT_FALSE(lensOf(shop(), "none"));
}

TEST(IndexLens, AnyMissingPartOfAMultiAttributeKeyKeepsAnItemOut) {
    auto table = makeTable("T", keys("id"),
        {R"({"id": "1", "country": "NO", "city": "Oslo"})", R"({"id": "2", "country": "NO"})", R"({"id": "3"})"});
    table.description.globalSecondaryIndexes = {
        makeIndex("G", *engine::KeySchema::make({keyAttribute("country"), keyAttribute("city")}))};
    const auto lens = *lensOf(table, "G");
    EXPECT_EQ(lens.items, 1U);
    ASSERT_EQ(lens.leftOut.size(), 2U);
    EXPECT_EQ(lens.leftOut[0].missing.attributeName + lens.leftOut[1].missing.attributeName, "citycountry");
}

}

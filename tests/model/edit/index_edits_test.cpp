#include "model/edit/index_edits.h"

#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

using engine::ScalarType;

engine::SecondaryIndex index(std::string name, engine::KeySchema keySchema, engine::Projection projection = {}) {
    return {.indexName = std::move(name),
        .keySchema = std::move(keySchema),
        .projection = std::move(projection),
        .provisionedThroughput = {}};
}

}

TEST(IndexEdits, ANewKeyAttributeIsDeclaredAndAKnownOneKeepsItsType) {
    const auto after = addIndex(shop(), "Shop", IndexKind::Global,
        index("GSI1", key(
                          {
                              {"GSI1PK", ScalarType::S},
                              {"total",  ScalarType::S}
    },
                          {{"SK", ScalarType::N}})));
    ASSERT_TRUE(after) << after.error().english();
    const TableDesign &table = *after->tables[0];
    EXPECT_EQ(table.attributes.back(), (DeclaredAttribute{"GSI1PK", engine::Type::S}));
    const engine::KeySchema &keys = table.description.index("GSI1")->keySchema;
    EXPECT_EQ(keys.partitionKeys()[1].type, ScalarType::N) << "declared as a number";
    EXPECT_EQ(keys.sortKeys()[0].type, ScalarType::S) << "the table's sort key";
}

TEST(IndexEdits, RenamingFollowsIntoPatternsAndLayout) {
    const auto after = renameIndex(shop(), "Shop", "ByStatus", "GSI1");
    ASSERT_TRUE(after) << after.error().english();
    EXPECT_NE(after->tables[0]->description.index("GSI1"), nullptr);
    EXPECT_EQ(after->patterns[0]->indexName, "GSI1");
    EXPECT_TRUE(after->layout->cards.contains("index/Shop/GSI1"));
    EXPECT_FALSE(after->layout->cards.contains("index/Shop/ByStatus"));
    const auto removed = removeIndex(*after, "Shop", "GSI1");
    EXPECT_EQ(removed->tables[0]->description.globalSecondaryIndexes.size(), 0U);
    EXPECT_EQ(removed->layout->cards.size(), 2U);
    EXPECT_EQ(removed->tables[0]->attributes.size(), 3U) << "its key attributes stay declared";
}

TEST(IndexEdits, KeyProjectionThroughputAndOrderAreSet) {
    Design design = *addIndex(shop(), "Shop", IndexKind::Global,
        index("Second", key({
                            {"a", ScalarType::S}
    })));
    design = *moveIndex(design, "Shop", "Second", 0);
    EXPECT_EQ(design.tables[0]->description.globalSecondaryIndexes[0].indexName, "Second");
    design = *setIndexKey(design, "Shop", "Second",
        key({
            {"b", ScalarType::N}
    }));
    design = *setIndexProjection(design, "Shop", "Second", {engine::Projection::Type::KeysOnly, {}});
    design = *setIndexThroughput(design, "Shop", "Second", {3, 4});
    const engine::SecondaryIndex &second = *design.tables[0]->description.index("Second");
    EXPECT_EQ(second.keySchema, key({
                                    {"b", ScalarType::N}
    }));
    EXPECT_EQ(second.projection.type, engine::Projection::Type::KeysOnly);
    EXPECT_EQ(second.provisionedThroughput, (engine::ProvisionedThroughput{3, 4}));
}

TEST(IndexEdits, RefusesWhatDynamoDbRefuses) {
    const Design design = shop();
    Design six = shop();
    for (const char *name : {"LSI2", "LSI3", "LSI4", "LSI5"})
        six = *addIndex(six, "Shop", IndexKind::Local,
            index(name, key(
                            {
                                {"PK", ScalarType::S}
        },
                            {{name, ScalarType::S}})));
    const std::tuple<const char *, Result<Design>, const char *> cases[] = {
        {"the name of another index, also of the other kind",
         addIndex(design,                                     "Shop",                                IndexKind::Global,                     index("ByTotal", key({{"x", ScalarType::S}}))),
         "One or more parameter values were invalid: Duplicate index name: ByTotal"},
        {"a name too short",                                                   renameIndex(design,                                "Shop", "ByStatus", "x"),
         "1 validation error detected: Value 'x' at 'globalSecondaryIndexes.1.member.indexName' failed to satisfy "
            "constraint: Member must have "
            "length "
            "greater than or equal to 3"                                                                                          },
        {"no such index",                                                   removeIndex(design,                                   "Shop",    "None"), "The table does not have the specified index: None"     },
        {"a local index has a sort key",
         addIndex(design,                                     "Shop",                                IndexKind::Local,                      index("LSI",     key({{"PK", ScalarType::S}}))),
         "One or more parameter values were invalid: Index KeySchema does not have a range key for index: LSI"},
        {"a table without a sort key has no local indexes",
         addIndex(
                design, "Other",                                                                              IndexKind::Local,                                                                                                            index("LSI",                              key({{"id", ScalarType::S}},                                                            {{"x", ScalarType::S}}))),
         "One or more parameter values were invalid: Table KeySchema does not have a range key, which is required "
            "when "
            "specifying a LocalSecondaryIndex"},
        {"INCLUDE needs attributes",
         setIndexProjection(design,               "Shop",                                                    "ByStatus",                                                                {engine::Projection::Type::Include, {}}),
         "One or more parameter values were invalid: ProjectionType is INCLUDE, but NonKeyAttributes is not "
            "specified"},
    };
    for (const auto &[why, result, text] : cases) {
        ASSERT_FALSE(result) << why;
        EXPECT_EQ(result.error().english(), text) << why;
    }
    const auto sixth = addIndex(six, "Shop", IndexKind::Local,
        index("LSI6", key(
                          {
                              {"PK", ScalarType::S}
    },
                          {{"y", ScalarType::S}})));
    ASSERT_FALSE(sixth) << "five local indexes at most";
    EXPECT_NE(sixth.error().english().find("LocalSecondaryIndex"), std::string::npos) << sixth.error().english();
}

}

#include "model/edit/chart_edits.h"

#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

TEST(ChartEdits, AllOfItIsOneStep) {
    const auto after = applyChart(shop(), "Shop",
        {.renamed = {{"Order", "Purchase"}},
            .removed = {"User"},
            .templates = {{"Order", "SK", "O#{status}"}},
            .added = {EntityType{.name = "Note", .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "NOTE#{id}"}}}}});
    ASSERT_TRUE(after) << after.error().english();
    const auto &types = after->tables[0]->entityTypes;
    ASSERT_EQ(types.size(), 2U);
    EXPECT_EQ(types[0]->name, "Purchase");
    EXPECT_EQ(types[0]->keyTemplates.at("SK"), "O#{status}");
    EXPECT_EQ(types[1]->name, "Note");
    EXPECT_EQ(types[1]->letter, "N");
    EXPECT_NE(itemText(*after, 1).find("\"O#1\""), std::string::npos)
        << "the item's key said status 1: " << itemText(*after, 1);
}

TEST(ChartEdits, AreRefusedAsAWhole) {
    EXPECT_FALSE(applyChart(shop(), "Shop", {.renamed = {{"Order", "User"}}}));
    EXPECT_FALSE(applyChart(shop(), "Shop", {.removed = {"Nobody"}}));
    EXPECT_FALSE(applyChart(shop(), "Nowhere", {.removed = {"User"}}));
    EXPECT_EQ(*applyChart(shop(), "Shop", {}), shop());
}

}

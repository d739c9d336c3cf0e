#include "model/edit/scenario_edits.h"

#include "model/compare/design_diff.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>
#include <limits>

namespace model {

namespace {

Scenario launch() {
    Scenario scenario;
    scenario.name = "Launch";
    EntityVolume orders;
    orders.tableName = "Shop";
    orders.entityName = "Order";
    orders.items = 1'000'000;
    orders.partitionKeys = {
        {"",         50'000},
        {"ByStatus", 4     }
    };
    scenario.volumes = {orders};
    PatternLoad load;
    load.patternId = "AP1";
    load.averagePerSecond = 20;
    load.peakPerSecond = 400.5;
    scenario.loads = {load};
    return scenario;
}

Design shopWithLaunch() {
    Design design = *addScenario(shop(), launch());
    design.unknown = {
        {"scenario/Launch",                   "colour", "1"},
        {"scenario/Launch/load/AP1",          "note",   "2"},
        {"scenario/Launch/volume/Shop/Order", "note",   "3"}
    };
    return design;
}

std::string refusalOf(const Result<Design> &design) {
    return design ? "" : design.error().english();
}

std::vector<std::string> places(const Design &design) {
    std::vector<std::string> out;
    for (const UnknownMember &member : design.unknown) out.push_back(member.where);
    return out;
}

}

TEST(ScenarioEdits, FollowRenamesOfWhatTheySpeakOf) {
    const Design design = shopWithLaunch();
    const auto table = renameTable(design, "Shop", "Store");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->scenarios[0]->volumes[0].tableName, "Store");
    EXPECT_EQ(places(*table)[2], "scenario/Launch/volume/Store/Order");

    const auto entity = renameEntityType(design, "Shop", "Order", "Purchase");
    ASSERT_TRUE(entity);
    EXPECT_EQ(entity->scenarios[0]->volumes[0].entityName, "Purchase");
    EXPECT_EQ(places(*entity)[2], "scenario/Launch/volume/Shop/Purchase");

    const auto index = renameIndex(design, "Shop", "ByStatus", "GSI1");
    ASSERT_TRUE(index);
    EXPECT_EQ(index->scenarios[0]->volumes[0].partitionKeys.at("GSI1"), 4);

    AccessPattern pattern = *design.patterns[0];
    pattern.id = "AP9";
    const auto renamed = setPattern(design, "AP1", pattern);
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->scenarios[0]->loads[0].patternId, "AP9");
    EXPECT_EQ(places(*renamed)[1], "scenario/Launch/load/AP9");

    const auto removed = removePattern(design, "AP1");
    ASSERT_TRUE(removed);
    EXPECT_TRUE(removed->scenarios[0]->loads.empty()) << "a load of no pattern says nothing";
    EXPECT_EQ(places(*removed).size(), 2U);

    const auto other = renameScenario(design, "Launch", "Start");
    ASSERT_TRUE(other);
    EXPECT_EQ(places(*other),
        (std::vector<std::string>{"scenario/Start", "scenario/Start/load/AP1", "scenario/Start/volume/Shop/Order"}));
    EXPECT_TRUE(places(*removeScenario(design, "Launch")).empty());
}

TEST(ScenarioEdits, KeepNamesApart) {
    const Design design = shopWithLaunch();
    EXPECT_EQ(addScenario(shop(), {})->scenarios[0]->name, "Scenario 1");
    EXPECT_EQ(freeScenarioName(design, "Launch"), "Launch 2");
    const auto copied = duplicateScenario(design, "Launch", "Sale");
    ASSERT_TRUE(copied);
    EXPECT_EQ(copied->scenarios[1]->loads, design.scenarios[0]->loads);
    EXPECT_EQ(moveScenario(*copied, "Sale", 0)->scenarios[0]->name, "Sale");
    EXPECT_EQ(refusalOf(addScenario(design, launch())), "There is a scenario Launch already.");
    EXPECT_EQ(refusalOf(renameScenario(design, "Launch", "")), "A scenario needs a name.");
    EXPECT_EQ(refusalOf(removeScenario(design, "Sale")), "There is no scenario Sale.");
    EXPECT_EQ(setScenario(design, "Launch", Scenario())->scenarios[0]->name, "Launch") << "the name stays";
}

TEST(ScenarioEdits, RefuseWhatIsNoProduction) {
    const std::tuple<const char *, void (*)(Scenario &), const char *> cases[] = {
        {"traffic below nothing",       [](Scenario &s) { s.trafficPercent = -1; },                                            "trafficPercent: from 0 to 1000000."      },
        {"half a day",                  [](Scenario &s) { s.dailyCurve.resize(12); },                                          "A daily curve has 24 hours, this one 12."},
        {"more than the peak",
         [](Scenario &s) {
                s.dailyCurve.assign(24, 50);
                s.dailyCurve[3] = 101;
            },                                                                                                                 "dailyCurve: from 0 to 100."              },
        {"a peak that is none",         [](Scenario &s) { s.loads[0].peakPerSecond = 1; },
         "AP1: the peak is below the average."                                                                                                                           },
        {"not a number",                [](Scenario &s) { s.popularity.exponent = std::numeric_limits<double>::quiet_NaN(); },
         "exponent: from 0 to 5."                                                                                                                                        },
        {"twelve DAX nodes",
         [](Scenario &s) {
                s.dax = DaxCluster();
                s.dax->nodes = 12;
            },                                                                                                                 "nodes: from 1 to 11."                    },
        {"an item of more than 400 KB", [](Scenario &s) { s.volumes[0].itemBytes = 409'601; },
         "itemBytes: from 1 to 409600."                                                                                                                                  },
    };
    for (const auto &[why, spoil, refusal] : cases) {
        Scenario scenario = launch();
        spoil(scenario);
        EXPECT_EQ(refusalOf(setScenario(shopWithLaunch(), "Launch", scenario)), refusal) << why;
    }
}

TEST(ScenarioEdits, AreSeenByCompare) {
    const Design before = shopWithLaunch();
    Scenario scenario = launch();
    scenario.popularity.kind = KeyPopularity::Kind::Zipf;
    scenario.volumes[0].items = 2'000'000;
    scenario.loads.clear();
    const auto after = setScenario(before, "Launch", scenario);
    ASSERT_TRUE(after);
    EXPECT_EQ(toText(compareDesigns(before, *after)),
        "~ Scenario Launch: key popularity: uniform \u2192 zipf 1.1\n"
        "~ Scenario Launch: items of Shop, Order: 1000000 + ,  B, 50000, ByStatus: 4 \u2192 2000000 + ,  B, 50000, "
        "ByStatus: 4\n"
        "- Scenario Launch: requests of AP1: 20 / 400.5\n");
    EXPECT_EQ(toText(compareDesigns(shop(), before)), "+ Scenario Launch\n");
}

}

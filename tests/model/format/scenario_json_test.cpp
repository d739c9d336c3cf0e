#include "model/format/scenario_json.h"

#include "model/format/project_file.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

/// One that uses every member there is.
Scenario everything() {
    Scenario scenario;
    scenario.name = "Launch";
    scenario.description = "First day";
    scenario.trafficPercent = 250;
    scenario.month = 12;
    scenario.popularity = {KeyPopularity::Kind::HotSet, 1.25, 0.5, 80, 3'600};
    scenario.dailyCurve.assign(24, 40);
    scenario.dailyCurve[18] = 100;
    scenario.capacityMode = engine::BillingMode::Provisioned;
    scenario.warmThroughput = WarmThroughput{30'000, 10'000};
    scenario.dax = DaxCluster{5, 60, 0};
    EntityVolume volume;
    volume.tableName = "Shop";
    volume.entityName = "Order";
    volume.items = 1'000'000;
    volume.newItemsPerMonth = 50'000;
    volume.itemBytes = 700;
    volume.partitionKeys = {
        {"",         90'000},
        {"ByStatus", 3     }
    };
    scenario.volumes = {volume};
    PatternLoad load;
    load.patternId = "AP1";
    load.averagePerSecond = 0.25;
    load.peakPerSecond = 1200;
    load.popularity = KeyPopularity{KeyPopularity::Kind::TimeOrdered, 1.1, 1, 90, 60};
    scenario.loads = {load};
    return scenario;
}

Result<Design> withScenarios(const std::string &scenarios) {
    return readProject(R"({"hashrange": 1, "name": "M", "tables": [], "scenarios": )" + scenarios + "}", {});
}

}

TEST(ScenarioJson, KeepsEveryMemberAndLeavesOutWhatIsUsual) {
    Design design = shop();
    Scenario bare;
    bare.name = "As it is";
    design.scenarios = {everything(), bare};
    const std::string text = writeProject(design).text;
    const auto back = readProject(text, {});
    ASSERT_TRUE(back) << back.error().english();
    EXPECT_EQ(back->scenarios, design.scenarios);
    EXPECT_EQ(writeProject(*back).text, text);
    EXPECT_NE(text.find(R"({
      "name": "As it is"
    })"),
        std::string::npos)
        << text;
    EXPECT_NE(text.find(R"("loads": [
        {"patternId": "AP1", "averagePerSecond": 0.25, "peakPerSecond": 1200, "popularity": {"kind": "timeOrdered", "newKeySeconds": 60}}
      ])"),
        std::string::npos)
        << "a load a line\n"
        << text;
    EXPECT_EQ(writeProject(shop()).text.find("scenarios"), std::string::npos) << "none: not in the file";
}

TEST(ScenarioJson, KeepsWhatANewerVersionWrote) {
    const auto design = withScenarios(R"([{"name": "Launch", "colour": "red", "popularity": {"kind": "zipf", "q": 1},
        "dax": {"nodes": 3, "size": "r5.large"},
        "volumes": [{"tableName": "T", "entityName": "E", "note": [1]}], "loads": [{"patternId": "AP1", "retry": 3}]}])");
    ASSERT_TRUE(design) << design.error().english();
    const std::string text = writeProject(*design).text;
    for (const char *kept : {R"("colour": "red")", R"({"kind": "zipf", "q": 1})", R"({"nodes": 3, "size": "r5.large"})",
             R"("note": [1]})", R"("retry": 3})"})
        EXPECT_NE(text.find(kept), std::string::npos) << kept << " is not in\n" << text;
    EXPECT_EQ(*readProject(text, {}), *design);
}

TEST(ScenarioJson, RefusesWithTheirPlace) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"no name",                  R"([{}])",                                                                   "A name is missing."      },
        {"the same name twice",      R"([{"name": "A"}, {"name": "A"}])",                                         "Two have the name \"A\"."},
        {"an unknown popularity",    R"([{"name": "A", "popularity": {"kind": "pareto"}}])",
         "\"pareto\" is none of uniform, zipf, hotSet, timeOrdered."                                                                        },
        {"a number beyond a double", R"([{"name": "A", "loads": [{"patternId": "P", "peakPerSecond": 1e999}]}])",
         "1e999 is too large a number."                                                                                                     },
        {"a pattern's load twice",   R"([{"name": "A", "loads": [{"patternId": "P"}, {"patternId": "P"}]}])",
         "Two have the name \"P\"."                                                                                                         },
    };
    for (const auto &[why, json, refusal] : cases) {
        const auto design = withScenarios(json);
        ASSERT_FALSE(design) << why;
        EXPECT_NE(design.error().english().find(refusal), std::string::npos) << why << ": " << design.error().english();
        EXPECT_NE(design.error().english().find("scenarios"), std::string::npos) << why;
    }
}

}

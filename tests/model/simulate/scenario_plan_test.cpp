#include "model/simulate/scenario_plan.h"

#include "model/view/simulation_view.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace model {
namespace {

/// Users with orders, and an index of orders by status.
Design orders() {
    std::vector<std::string> items;
    for (int user = 1; user <= 4; ++user) {
        const std::string key = R"({"PK": "USER#)" + std::to_string(user) + '"';
        items.push_back(key + R"(, "SK": "PROFILE", "name": "someone"})");
        for (int order = 1; order <= 5; ++order)
            items.push_back(key + R"(, "SK": "ORDER#2024-01-0)" + std::to_string(order) + R"(", "status": ")" +
                            (order == 1 ? "OPEN" : "DONE") + R"(", "note": "x"})");
    }
    auto table = makeTable("Shop", keys("PK", "SK"), items);
    engine::Projection keysOnly;
    keysOnly.type = engine::Projection::Type::KeysOnly;
    table.description.globalSecondaryIndexes = {makeIndex("ByStatus", keys("status", "SK"), keysOnly)};
    table.entityTypes = {
        EntityType{.name = "User",  .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}                 },
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderDate}"}, {"status", "{status}"}}}
    };
    Design design;
    design.tables = {table};
    const auto pattern = [&](const char *id, const char *operation, const char *index, const char *condition,
                             std::map<std::string, std::string> values) {
        AccessPattern out;
        out.id = id;
        out.operation = operation;
        out.tableName = "Shop";
        out.indexName = index;
        out.keyConditionExpression = condition;
        out.values = std::move(values);
        design.patterns.push_back(out);
    };
    pattern("AP1", "Query", "", "PK = :u",
        {
            {":u", R"({"S": "USER#1"})"}
    });
    pattern("AP2", "Query", "ByStatus", "status = :s",
        {
            {":s", R"({"S": "OPEN"})"}
    });
    pattern("AP3", "PutItem", "", "PK = :u AND SK = :o",
        {
            {":u", R"({"S": "USER#1"})"          },
            {":o", R"({"S": "ORDER#2024-02-02"})"}
    });
    return design;
}

Scenario busy() {
    Scenario scenario;
    scenario.name = "Busy";
    EntityVolume users, placed;
    users.tableName = placed.tableName = "Shop";
    users.entityName = "User";
    placed.entityName = "Order";
    users.items = 10'000;
    placed.items = 90'000;
    placed.newItemsPerMonth = 10'000;
    placed.itemBytes = 1'500;
    scenario.volumes = {users, placed};
    const std::pair<const char *, double> rates[] = {
        {"AP1", 100},
        {"AP2", 20 },
        {"AP3", 50 }
    };
    for (const auto &[id, rate] : rates) {
        PatternLoad load;
        load.patternId = id;
        load.averagePerSecond = rate;
        load.peakPerSecond = rate * 2;
        scenario.loads.push_back(load);
    }
    return scenario;
}

const FamilyFigures &figuresOf(const ScenarioPlan &plan, std::size_t space, std::size_t group) {
    return *std::ranges::find_if(
        plan.families, [&](const FamilyFigures &family) { return family.space == space && family.group == group; });
}

}

TEST(ScenarioPlan, FindsKeysItemsAndBytes) {
    Scenario scenario = busy();
    scenario.month = 2;
    const auto plan = planOf(orders(), scenario);
    ASSERT_EQ(plan.plan.spaces.size(), 2U);
    const KeyFamily &users = plan.plan.spaces[0].groups[0], &states = plan.plan.spaces[1].groups[0];
    EXPECT_EQ(users.name, "USER#{userId}");
    EXPECT_EQ(users.keys, 10'000U) << "one profile for each";
    EXPECT_EQ(figuresOf(plan, 0, 0).basis, KeysBasis::OnePerItem);
    EXPECT_EQ(users.items, 10'000 + 110'000) << "two months of growth";
    EXPECT_NEAR(users.bytes, 110'000 * 1'600 + 10'000 * 128, 1) << "100 bytes of overhead each";
    EXPECT_FALSE(users.oneItem);

    EXPECT_EQ(states.name, "{status}");
    EXPECT_EQ(figuresOf(plan, 1, 0).basis, KeysBasis::FewInSamples);
    ASSERT_EQ(states.known.size(), 2U);
    EXPECT_EQ(states.known[0], std::pair(std::string("DONE"), 0.8));
    EXPECT_EQ(states.items, 110'000) << "users are not in it";

    scenario.volumes[1].partitionKeys["ByStatus"] = 500;
    EXPECT_EQ(planOf(orders(), scenario).plan.spaces[1].groups[0].keys, 500U) << "what is stated goes first";
}

TEST(ScenarioPlan, SendsPatternsWhereTheyGo) {
    auto plan = planOf(orders(), busy());
    ASSERT_EQ(plan.plan.streams.size(), 3U);
    const auto &reads = plan.plan.streams[0], &byStatus = plan.plan.streams[1], &puts = plan.plan.streams[2];
    EXPECT_EQ(reads.peakPerSecond, 200);
    EXPECT_EQ(reads.parts[0].space, 0U);
    EXPECT_FALSE(reads.write);
    EXPECT_EQ(byStatus.parts[0].space, 1U);
    ASSERT_EQ(puts.parts.size(), 2U) << "the table, and the index that holds orders";
    EXPECT_EQ(puts.parts[0].units, 2) << "1,500 bytes";
    EXPECT_TRUE(puts.parts[0].growsAtEnd) << "orders come by date";
    EXPECT_EQ(puts.parts[1].space, 1U);
    EXPECT_EQ(puts.parts[1].units, 1) << "keys only";
    EXPECT_EQ(puts.parts[1].probability, 1);
    EXPECT_FALSE(puts.parts[1].popularity) << "as the states are spread in the samples";

    Scenario scenario = busy();
    scenario.trafficPercent = 50;
    scenario.loads.pop_back();
    plan = planOf(orders(), scenario, {.measuredUnits = {{"AP1", 7.5}}});
    EXPECT_EQ(plan.plan.streams[0].peakPerSecond, 100);
    EXPECT_EQ(plan.plan.streams[0].parts[0].units, 7.5);
    EXPECT_EQ(plan.withoutRate, std::vector<std::string>{"AP3"});

    Design stated = orders();
    AccessPattern asked = *stated.patterns[0];
    asked.averagePerSecond = 3;
    asked.peakPerSecond = 12;
    asked.itemsAtScale = 1'000;
    stated.patterns[0] = Shared(asked);
    plan = planOf(stated, Scenario());
    EXPECT_EQ(plan.plan.streams[0].peakPerSecond, 12) << "what the pattern states";
    EXPECT_EQ(plan.plan.streams[0].parts[0].units, 5) << "1,000 items of some 40 bytes";

    const std::tuple<const char *, const char *, std::optional<double>> updates[] = {
        {"the index key changes: its entry moves", "SET #s = :done", 2.},
        {"nothing that the index holds",           "SET note = :n",  {}},
    };
    for (const auto &[why, expression, units] : updates) {
        Design updated = orders();
        AccessPattern update = *updated.patterns[2];
        update.operation = "UpdateItem";
        update.updateExpression = expression;
        update.names = {
            {"#s", "status"}
        };
        updated.patterns[2] = Shared(update);
        const auto parts = planOf(updated, busy()).plan.streams[2].parts;
        ASSERT_EQ(parts.size(), units ? 2U : 1U) << why;
        if (units) {
            EXPECT_EQ(parts[1].units, *units) << why;
        }
    }

    Design other = orders();
    AccessPattern lost = *other.patterns[0];
    lost.tableName = "Gone";
    other.patterns[0] = Shared(lost);
    EXPECT_EQ(planOf(other, busy()).notPlanned, std::vector<std::string>{"AP1"});
}

TEST(ScenarioPlan, ProvisionsForThePeakWhereTheTableSaysNothing) {
    Scenario scenario = busy();
    scenario.capacityMode = engine::BillingMode::Provisioned;
    const auto plan = planOf(orders(), scenario);
    EXPECT_EQ(plan.plan.spaces[0].writeUnits, 286) << "100 writes of 2 units at 70 %";
    EXPECT_FALSE(plan.assumptions.empty());
}

TEST(ScenarioPlan, GrowsMonthByMonth) {
    const auto series = growthOf(orders(), busy());
    ASSERT_EQ(series.size(), 2U);
    ASSERT_EQ(series[0].points.size(), 37U);
    EXPECT_EQ(series[0].points[0].items, 100'000);
    EXPECT_EQ(series[0].points[36].items, 100'000 + 360'000);
    EXPECT_EQ(series[0].points[36].partitions, 4U) << "still what a new on-demand table has";
    Scenario large = busy();
    large.volumes[1].newItemsPerMonth = 10'000'000;
    EXPECT_GT(growthOf(orders(), large)[0].points[36].partitions, 50U) << "a partition for each 10 GB";
}

TEST(ScenarioPlan, TellsWhatWouldBeThrottled) {
    Scenario scenario = busy();
    scenario.loads[2].peakPerSecond = 2'000;
    SimulationOptions options;
    options.seconds = 600;
    const auto simulated = simulateScenario(orders(), scenario, {}, options);
    EXPECT_TRUE(hasTrouble(simulated.result));
    const std::string text = toText(simulated);
    EXPECT_NE(text.find("IndexWriteKeyRangeThroughputExceeded"), std::string::npos) << text;
    EXPECT_NE(text.find("hot: DONE: "), std::string::npos) << text;
    EXPECT_NE(toJson(simulated).find(R"("patternId": "AP3")"), std::string::npos);
    EXPECT_EQ(toCsv(simulated).substr(0, 21), "table,index,partition");
    EXPECT_FALSE(hasTrouble(simulateScenario(orders(), Scenario(), {}, options).result)) << "nothing is asked";
}

}

#include "model/deploy/from_endpoint.h"

#include "engine/engine.h"
#include "model/deploy/to_requests.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

/// An engine that holds the shop and a number of its orders.
class FromEndpointTest : public testing::Test {
protected:
    FromEndpointTest() {
        EXPECT_TRUE(engine::call(*engine, createTableRequest(shop().tables[0]->description)));
        EXPECT_TRUE(engine::call(*engine,
            engine::UpdateTimeToLiveInput{
                .tableName = "Shop", .timeToLiveSpecification = {.enabled = true, .attributeName = "expires"}
        }));
        std::vector<engine::ItemBlob> items;
        for (int i = 0; i < 2'500; ++i)
            items.push_back(
                *engine::itemFromJson(R"({"PK":{"S":"USER#)" + std::to_string(i) + R"("},"SK":{"S":"PROFILE"}})"));
        EXPECT_TRUE(engine->load("Shop", items));
    }
    std::unique_ptr<engine::Engine> engine = *engine::Engine::inMemory();
};

}

TEST_F(FromEndpointTest, ATableComesBackAsItWasSentWithItsFirstItems) {
    std::vector<std::size_t> told;
    const auto table = tableFrom(*engine, "Shop", 1'500, {.progress = [&](std::size_t done, std::size_t all) {
        told.push_back(done);
        EXPECT_EQ(all, 1'500U);
    }});
    ASSERT_TRUE(table) << table.error().english();
    EXPECT_EQ(table->description, shop().tables[0]->description);
    EXPECT_EQ(table->items->size(), 1'500U);
    EXPECT_EQ(told, (std::vector<std::size_t>{1'000, 1'500}));
    EXPECT_TRUE(table->entityTypes.empty());
    std::vector<std::string> declared;
    for (const DeclaredAttribute &attribute : table->attributes) declared.push_back(attribute.name);
    EXPECT_EQ(declared, (std::vector<std::string>{"total", "status"})) << "what only index keys need";
    Design design;
    design.tables.emplace_back(*table);
    const auto again = readModel(formatById("hashrange")->write(design).text);
    ASSERT_TRUE(again) << again.error().english();
    EXPECT_EQ(again->tables[0]->description, table->description);
    EXPECT_EQ(again->tables[0]->items->size(), 1'500U);
}

TEST_F(FromEndpointTest, AllOfFewAndWhatIsNotThere) {
    EXPECT_EQ(tableFrom(*engine, "Shop", 1'000'000)->items->size(), 2'500U);
    EXPECT_EQ(tableFrom(*engine, "Shop", 0)->items->size(), 0U);
    EXPECT_EQ(tableFrom(*engine, "None", 5).error().english(), "Requested resource not found: Table: None not found");
    const std::atomic<bool> stop = true;
    EXPECT_EQ(tableFrom(*engine, "Shop", 5, {.cancelled = &stop}).error().english(), "Cancelled.");
}

}

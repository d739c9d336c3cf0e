#include "model/deploy/sandbox.h"

#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/table_edits.h"
#include "tests/model/edit/designs.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace model {

namespace {

std::unique_ptr<Sandbox> showing(const Design &design) {
    auto sandbox = Sandbox::make();
    if (!sandbox) throw std::runtime_error(sandbox.error().english());
    if (const auto shown = (*sandbox)->show(design); !shown) throw std::runtime_error(shown.error().english());
    return *std::move(sandbox);
}

/// Everything that a table or index gives, as JSON in a list; or the error's text.
std::string scan(engine::Endpoint &endpoint, const std::string &tableName, const std::string &indexName = "") {
    engine::ScanInput input{.tableName = tableName};
    if (!indexName.empty()) input.indexName = indexName;
    const auto output = engine::call(endpoint, input);
    if (!output) return output.error().message;
    std::vector<std::string> items;
    for (const engine::ItemView item : output->items) items.push_back(engine::toJson(item));
    std::ranges::sort(items);
    std::string all;
    for (const std::string &item : items) all += item + '\n';
    return all;
}

Design with(Design design, const char *itemJson) {
    auto added = addItem(std::move(design), "Shop", *engine::itemFromJson(itemJson));
    if (!added) throw std::runtime_error(added.error().english());
    return *std::move(added);
}

const char *profile = R"({"PK":{"S":"USER#1"},"SK":{"S":"PROFILE"},"tags":{"SS":["a","b"]}})"
                      "\n";

}

TEST(Sandbox, HoldsTheDesignsTablesAndItems) {
    const auto sandbox = showing(shop());
    EXPECT_EQ(scan(*sandbox, "Shop"), profile) << "without the item that has a damaged value";
    EXPECT_EQ(scan(*sandbox, "Other"), "");
    const auto described = engine::call(*sandbox, engine::DescribeTableInput{.tableName = "Shop"});
    ASSERT_TRUE(described);
    EXPECT_EQ(described->table.description.localSecondaryIndexes[0].indexName, "ByTotal");
}

TEST(Sandbox, TellsWhatDynamoDbWouldRefuse) {
    Design design = shop();
    design = with(design, R"({"PK":{"S":"USER#1"}})");
    design = with(design, R"({"PK":{"S":"USER#1"},"SK":{"N":"5"}})");
    design = with(design, R"({"PK":{"S":"USER#1"},"SK":{"S":"PROFILE"},"n":{"N":"1"}})");
    design = with(design, R"({"PK":{"S":"USER#2"},"SK":{"S":"X"},"status":{"N":"1"}})");
    design = with(design, R"({"PK":{"S":""},"SK":{"S":"X"}})");
    design = with(design, R"({"PK":{"S":"USER#3"},"SK":{"S":"X"},"status":{"S":""}})");
    design = with(design, R"({"PK":{"S":"USER#4"},"SK":{"S":"X"}})");
    const auto sandbox = showing(design);
    const std::string damage = (*design.tables[0]->items)[1]->damaged[0].why;
    const std::string invalid = "One or more parameter values were invalid: ";
    const std::tuple<std::size_t, const char *, std::string> expected[] = {
        {1, "broken", damage                                                                                  },
        {2, "SK",     invalid + "Missing the key SK in the item"                                              },
        {3, "SK",     invalid + "Type mismatch for key SK expected: S actual: N"                              },
        {4, "",       "Provided list of item keys contains duplicates"                                        },
        {5, "status", invalid + "Type mismatch for Index Key status Expected: S Actual: N IndexName: ByStatus"},
        {6, "PK",
         "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain "
            "an empty string value. Key: PK"                                                                  },
    };
    const auto refused = sandbox->refused();
    ASSERT_EQ(refused.size(), 7U);
    std::size_t row = 0;
    for (const auto &[item, attribute, why] : expected) {
        EXPECT_EQ(refused[row].place, (Place{.tableName = "Shop", .attributeName = attribute, .itemIndex = item}));
        EXPECT_EQ(refused[row].why, why);
        ++row;
    }
    EXPECT_EQ(refused[6].place.attributeName, "status") << "an index key may be missing but not empty";
    EXPECT_EQ(scan(*sandbox, "Shop"), profile + std::string(R"({"PK":{"S":"USER#4"},"SK":{"S":"X"}})") + "\n");
}

TEST(Sandbox, ATableThatCannotBeIsTold) {
    Design design = shop();
    TableDesign table = *design.tables[1];
    table.description.tableName = "a table";
    design.tables[1] = table;
    const auto sandbox = showing(design);
    const auto refused = sandbox->refused();
    ASSERT_EQ(refused.size(), 2U);
    EXPECT_EQ(refused[1].place, (Place{.tableName = "a table"}));
    EXPECT_EQ(refused[1].why,
        "1 validation error detected: Value 'a table' at 'tableName' failed to satisfy constraint: Member must satisfy "
        "regular expression pattern: [a-zA-Z0-9_.-]+");
    EXPECT_EQ(scan(*sandbox, "Shop"), profile) << "the others are there";
}

// Whatever the step from one design to the next: afterwards the sandbox is as one that never saw the first.
TEST(Sandbox, EveryStepEndsWhereANewOneStarts) {
    const Design first = with(with(shop(), R"({"PK":{"S":"A"},"SK":{"S":"1"},"status":{"S":"open"}})"),
        R"({"PK":{"S":"B"},"SK":{"S":"1"},"total":{"N":"7"}})");
    const Place cell{.tableName = "Shop", .attributeName = "status", .itemIndex = 2};
    const Place partition{.tableName = "Shop", .attributeName = "PK", .itemIndex = 2};
    const Place broken{.tableName = "Shop", .attributeName = "broken", .itemIndex = 1};
    const engine::KeySchema onlyPartition = key({
        {"PK", engine::ScalarType::S}
    });
    const std::pair<const char *, Result<Design>> steps[] = {
        {"nothing",               first                    },
        {                      "a value",                                         setAttribute(first,                             cell, engine::Type::S, "paid")},
        {               "a value that takes the item out of the sandbox",                                                                setAttribute(first,                      cell, engine::Type::N, "1")},
        {       "a key: the item moves",setAttribute(first,        partition, engine::Type::S, "Z")},
        {      "a key that another item has",                                                setAttribute(first,                    partition, engine::Type::S, "B")},
        {"an item less",removeItems(first,                                            "Shop", {2})},
        {                                                         "an item twice",                                                                                                   duplicateItems(first,                                            "Shop", {2})},
        {"the damaged one healed",setAttribute(first,                                            {.tableName = "Shop", .attributeName = "broken", .itemIndex = 1},
         engine::Type::N, "5")},
        {                                                "another key for the table",
         setTableKey(*removeIndex(first,                              "Shop", "ByTotal"), "Shop", ::model::key({{"PK", engine::ScalarType::S}}))},
        {                                                   "an index less",                          removeIndex(first,   "Shop", "ByStatus")},
        {                  "a table's name",                     renameTable(first, "Shop", "Store")},
        {"a table less",removeTable(first,        "Shop")},
        {     "a table more",                                  duplicateTable(first,           "Shop", "Shop2")},
        {                                                       "a stream",                                                                                                                        setStream(first,   "Shop", engine::StreamViewType::NewImage)},
        {                "deletion protection",                                         setDeletionProtection(first,                                "Shop", true)},
    };
    const auto everything = [](Sandbox &sandbox) {
        std::string all;
        for (const char *table : {"Shop", "Store", "Shop2", "Other"}) all += scan(sandbox, table) + "--\n";
        all += scan(sandbox, "Shop", "ByStatus");
        return all;
    };
    for (const auto &[why, second] : steps) {
        SCOPED_TRACE(why);
        ASSERT_TRUE(second) << second.error().english();
        const auto stepped = showing(first);
        const std::string before = everything(*stepped);
        for (const Design &next : {*second, first, *second}) {
            const auto shown = stepped->show(next);
            ASSERT_TRUE(shown) << shown.error().english();
            const auto fresh = showing(next);
            EXPECT_EQ(everything(*stepped), everything(*fresh));
            EXPECT_EQ(stepped->refused(), fresh->refused());
        }
        ASSERT_TRUE(stepped->show(first));
        EXPECT_EQ(everything(*stepped), before) << "and back";
    }
}

TEST(Sandbox, ARequestsWriteIsTakenBackByTheNextShow) {
    const Design design = shop();
    const auto sandbox = showing(design);
    const engine::ItemBlob item = *engine::itemFromJson(R"({"PK":{"S":"X"},"SK":{"S":"Y"}})");
    ASSERT_TRUE(engine::call(*sandbox, engine::PutItemInput{.tableName = "Shop", .item = item}));
    ASSERT_TRUE(engine::call(*sandbox, engine::DeleteTableInput{.tableName = "Other"}));
    engine::CreateTableInput mine;
    mine.tableName = "Mine";
    mine.attributeDefinitions = {
        {"id", engine::ScalarType::S}
    };
    mine.keySchema = {
        {"id", engine::KeyType::Hash}
    };
    mine.billingMode = engine::BillingMode::PayPerRequest;
    ASSERT_TRUE(engine::call(*sandbox, mine));
    EXPECT_NE(scan(*sandbox, "Shop"), profile) << "until then it stands";
    ASSERT_TRUE(sandbox->show(design));
    EXPECT_EQ(scan(*sandbox, "Shop"), profile);
    EXPECT_EQ(scan(*sandbox, "Other"), "");
    EXPECT_EQ(scan(*sandbox, "Mine"), "Requested resource not found");
}

TEST(Sandbox, RequestsAndShowsMayCross) {
    const Design one = shop();
    const Design two = with(one, R"({"PK":{"S":"A"},"SK":{"S":"1"},"status":{"S":"open"}})");
    const auto sandbox = showing(one);
    std::atomic<bool> done = false;
    std::atomic<int> wrong = 0;
    std::vector<std::thread> readers;
    for (int i = 0; i < 2; ++i)
        readers.emplace_back([&] {
            while (!done) {
                const std::string seen = scan(*sandbox, "Shop");
                if (!seen.ends_with(profile)) ++wrong; // one or two items, never none
            }
        });
    for (int i = 0; i < 100; ++i) {
        ASSERT_TRUE(sandbox->show(two));
        ASSERT_TRUE(sandbox->show(one));
    }
    done = true;
    for (std::thread &reader : readers) reader.join();
    EXPECT_EQ(wrong, 0);
}

}

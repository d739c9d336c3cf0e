#include "model/deploy/what_if.h"

#include "engine/value/item_json.h"
#include "model/deploy/request_script.h"
#include "model/edit/change_edits.h"
#include "tests/model/tables.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>

namespace model {

namespace {

/// Orders by status through a sparse index that projects nothing but keys.
Design shop() {
    auto table = makeTable("Shop", keys("PK"),
        {R"({"PK": "ORDER#1", "status": "Open", "total": 120, "note": "ring twice"})",
            R"({"PK": "ORDER#2", "total": 80})"});
    table.description.globalSecondaryIndexes = {
        makeIndex("ByStatus", keys("status", "PK"), {engine::Projection::Type::KeysOnly, {}})};
    table.description.streamViewType = engine::StreamViewType::NewAndOldImages;
    Design design;
    design.tables = {Shared(std::move(table))};
    return design;
}

WhatIf tried(const Design &design, const char *script) {
    auto steps = readScript(script);
    if (!steps) throw std::runtime_error(steps.error().message.english());
    std::vector<engine::Request> requests;
    for (auto &step : *steps) requests.push_back(std::move(step.request));
    auto sandbox = Sandbox::make();
    if (!sandbox || !(*sandbox)->show(design)) throw std::runtime_error("no sandbox");
    return tryOut(**sandbox, std::move(requests));
}

/// "ORDER#1 {…}" for each item, in the design's order.
std::vector<std::string> itemsOf(const Design &design) {
    std::vector<std::string> items;
    for (const auto &item : *design.tables.front()->items)
        items.push_back(engine::toPlainJson(engine::ItemView(item->blob)));
    return items;
}

}

TEST(WhatIf, ShowsItemsIndexEntriesAndUnitsOfEachStep) {
    const Design design = shop();
    const auto whatIf = tried(design, R"(
        UPDATE Shop SET status = 'Sent' WHERE PK = 'ORDER#1';
        UpdateItem {"TableName": "Shop", "Key": {"PK": {"S": "ORDER#1"}}, "UpdateExpression": "REMOVE #s",
            "ExpressionAttributeNames": {"#s": "status"}}
        DeleteItem {"TableName": "Shop", "Key": {"PK": {"S": "ORDER#2"}}}
        SELECT * FROM Shop WHERE PK = 'ORDER#2';)");
    EXPECT_EQ(toText(whatIf, design), "1  ExecuteStatement\n"
                                      "   Shop  ORDER#1  item changed, stream record MODIFY  1 WRU\n"
                                      "     status: Open → Sent\n"
                                      "     ByStatus  moves: delete and put  2 WRU\n"
                                      "2  UpdateItem\n"
                                      "   Shop  ORDER#1  item changed, stream record MODIFY  1 WRU\n"
                                      "     status: Sent → –\n"
                                      "     ByStatus  leaves the index  1 WRU\n"
                                      "3  DeleteItem\n"
                                      "   Shop  ORDER#2  item removed, stream record REMOVE  1 WRU\n"
                                      "     PK: ORDER#2 → –\n"
                                      "     total: 80 → –\n"
                                      "4  ExecuteStatement\n"
                                      "Shop: 0.5 RRU 3 WRU\n"
                                      "Shop ByStatus: 3 WRU\n")
        << "a changed index key takes one entry out and puts one in; the second update finds what the first did";
    EXPECT_FALSE(whatIf.failed);
}

TEST(WhatIf, EndsAtTheFirstRequestThatIsRefused) {
    const auto whatIf = tried(shop(), R"(
        DeleteItem {"TableName": "Shop", "Key": {"PK": {"S": "ORDER#2"}}}
        PutItem {"TableName": "Shop", "Item": {"SK": {"S": "no key"}}}
        DeleteItem {"TableName": "Shop", "Key": {"PK": {"S": "ORDER#1"}}})");
    EXPECT_EQ(whatIf.failed, 1u);
    ASSERT_EQ(whatIf.steps.size(), 2u);
    EXPECT_EQ(whatIf.steps[1].response.error().code, engine::Error::Code::Validation);
    EXPECT_EQ(whatIf.changes().size(), 1u);
}

TEST(WhatIf, LeavesTheSandboxToTheDesignAgain) {
    const Design design = shop();
    auto sandbox = Sandbox::make();
    ASSERT_TRUE(sandbox && (*sandbox)->show(design));
    tryOut(**sandbox,
        {
            engine::DeleteItemInput{.tableName = "Shop", .key = *engine::itemFromPlainJson(R"({"PK": "ORDER#1"})")}
    });
    ASSERT_TRUE((*sandbox)->show(design));
    EXPECT_EQ(engine::call(**sandbox, engine::ScanInput{.tableName = "Shop"})->items.size(), 2u);
}

TEST(WhatIf, IsKeptAsOneEdit) {
    const Design design = shop();
    const auto whatIf = tried(design, R"(
        PutItem {"TableName": "Shop", "Item": {"PK": {"S": "ORDER#3"}, "total": {"N": "1"}, "isNew": {"BOOL": true}}}
        UPDATE Shop SET total = 121 WHERE PK = 'ORDER#1';
        UPDATE Shop SET total = 122 WHERE PK = 'ORDER#1';
        UPDATE Shop REMOVE note WHERE PK = 'ORDER#1';
        DELETE FROM Shop WHERE PK = 'ORDER#2';
        PutItem {"TableName": "Shop", "Item": {"PK": {"S": "ORDER#4"}}}
        DELETE FROM Shop WHERE PK = 'ORDER#4';)");
    ASSERT_FALSE(whatIf.failed);
    const auto kept = keepChanges(design, whatIf.changes());
    ASSERT_TRUE(kept) << kept.error().english();
    EXPECT_EQ(itemsOf(*kept), (std::vector<std::string>{R"({"PK":"ORDER#1","status":"Open","total":122})",
                                  R"({"PK":"ORDER#3","isNew":true,"total":1})"}))
        << "the first keeps its place, the new one stands at the end, one that came and went leaves nothing";
    const auto &attributes = kept->tables.front()->attributes;
    EXPECT_TRUE(std::ranges::any_of(attributes, [](const auto &attribute) { return attribute.name == "isNew"; }))
        << "declared as by hand";
    EXPECT_TRUE(kept->tables.front()->description == design.tables.front()->description);
}

TEST(WhatIf, KeepsNothingOfChangesToAnotherDesign) {
    const auto whatIf = tried(shop(), R"(DELETE FROM Shop WHERE PK = 'ORDER#1';)");
    EXPECT_FALSE(keepChanges(Design(), whatIf.changes())) << "the table has gone since";
}

}

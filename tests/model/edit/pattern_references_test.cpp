#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"

#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

Design with(AccessPattern pattern) {
    auto design = addPattern(shop(), std::move(pattern));
    if (!design) throw std::runtime_error(design.error().english());
    return *std::move(design);
}

/// The pattern after its table, index, attribute or entity type got another name.
AccessPattern after(const Result<Design> &design) {
    if (!design) throw std::runtime_error(design.error().english());
    return *design->patterns.back();
}

}

TEST(PatternReferences, AStatementFollows) {
    const std::tuple<const char *, const char *, const char *> attributes[] = {
        {"bare becomes quoted", "SELECT total FROM Shop WHERE total > 5",
         R"(SELECT "order total" FROM Shop WHERE "order total" > 5)"                               },
        {"quoted", R"(UPDATE "Shop" SET "total" = ?)", R"(UPDATE "Shop" SET "order total" = ?)"    },
        {"a new item's", "INSERT INTO Shop VALUE {'PK': 'total', 'total': 1}",
         "INSERT INTO Shop VALUE {'PK': 'total', 'order total': 1}"                                },
        {"a member of another attribute is another one", "SELECT note.total FROM Shop",
         "SELECT note.total FROM Shop"                                                             },
        {"another table's", "SELECT total FROM Other", "SELECT total FROM Other"                   },
        {"a text", "SELECT PK FROM Shop WHERE PK = 'total'", "SELECT PK FROM Shop WHERE PK = 'total'"},
    };
    for (const auto &[why, before, now] : attributes)
        EXPECT_EQ(after(renameAttribute(with({.operation = "ExecuteStatement", .statement = before}), "Shop", "total",
                            "order total"))
                      .statement,
            now)
            << why;
    const Design select = with({.statement = R"(SELECT * FROM "Shop"."ByStatus" WHERE Shop = 1)"});
    EXPECT_EQ(after(renameTable(select, "Shop", "My-Shop")).statement,
        R"(SELECT * FROM "My-Shop"."ByStatus" WHERE Shop = 1)");
    EXPECT_EQ(after(renameIndex(select, "Shop", "ByStatus", "GSI1")).statement,
        R"(SELECT * FROM "Shop"."GSI1" WHERE Shop = 1)");
}

TEST(PatternReferences, TheRequestFollows) {
    const Design batch = with({.operation = "BatchGetItem",
        .request = R"({"RequestItems": {"Shop": {"Keys": [{"PK": {"S": "PK"}, "SK": {"S": "x"}}],
                       "ProjectionExpression": "PK, total"}, "Other": {"Keys": [{"PK": {"S": "1"}}]}}})"});
    EXPECT_EQ(after(renameAttribute(batch, "Shop", "PK", "name")).request, // a reserved word gets a placeholder
        R"({"RequestItems":{"Shop":{"Keys":[{"name":{"S":"PK"},"SK":{"S":"x"}}],)"
        R"("ProjectionExpression":"#a1, total","ExpressionAttributeNames":{"#a1":"name"}},)"
        R"("Other":{"Keys":[{"PK":{"S":"1"}}]}}})");
    EXPECT_EQ(after(renameTable(batch, "Other", "Second")).request.find("\"Other\""), std::string::npos);
    const Design write = with({.operation = "TransactWriteItems",
        .request = R"({"TransactItems":[{"Put":{"TableName":"Shop","Item":{"PK":{"S":"Shop"}}}},)"
                   R"({"Update":{"TableName":"Other","Key":{"id":{"S":"1"}},"UpdateExpression":"ADD PK :one"}}]})"});
    EXPECT_EQ(after(renameTable(renameAttribute(write, "Shop", "PK", "pk").value(), "Shop", "Store")).request,
        R"({"TransactItems":[{"Put":{"TableName":"Store","Item":{"pk":{"S":"Shop"}}}},)"
        R"({"Update":{"TableName":"Other","Key":{"id":{"S":"1"}},"UpdateExpression":"ADD PK :one"}}]})");
    EXPECT_EQ(after(renameAttribute(batch, "Shop", "tags", "labels")).request, batch.patterns.back()->request)
        << "what does not name it stays as it was typed";
}

TEST(PatternReferences, ExpressionsTemplatesAndExpectationsFollow) {
    const Design design = with({.tableName = "Shop",
        .keyConditionExpression = "PK = :pk",
        .projectionExpression = "total, status",
        .updateExpression = "SET total = if_not_exists(total, :zero)",
        .conditionExpression = "attribute_exists(total)",
        .parameters = {{":pk", "USER#{total}"}},
        .arguments = {{"total", {"5"}}},
        .expectedItems = {R"({"PK":{"S":"total"},"total":{"N":"5"}})"},
        .expectedEntities = {"Order", "User"}});
    const AccessPattern renamed = after(renameAttribute(design, "Shop", "total", "sum2"));
    EXPECT_EQ(renamed.projectionExpression, "sum2, status");
    EXPECT_EQ(renamed.updateExpression, "SET sum2 = if_not_exists(sum2, :zero)");
    EXPECT_EQ(renamed.conditionExpression, "attribute_exists(sum2)");
    EXPECT_EQ(renamed.parameters.at(":pk"), "USER#{sum2}") << "as the key templates do";
    EXPECT_TRUE(renamed.arguments.contains("sum2"));
    EXPECT_EQ(renamed.expectedItems[0], R"({"PK":{"S":"total"},"sum2":{"N":"5"}})");
    EXPECT_EQ(after(renameEntityType(design, "Shop", "Order", "Purchase")).expectedEntities,
        (std::vector<std::string>{"Purchase", "User"}));
    EXPECT_TRUE(renameAttribute(design, "Shop", "tags", "labels")->patterns[1].same(design.patterns[1]))
        << "a pattern that does not name it is the same one";
}

}

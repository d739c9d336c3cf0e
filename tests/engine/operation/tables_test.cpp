#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <regex>

namespace engine {

using testing::HasSubstr;

namespace {

class Tables : public Calls {
protected:
    nlohmann::json describe(const char *name) {
        return nlohmann::json::parse(call("DescribeTable", R"({"TableName": ")" + std::string(name) + "\"}"))["Table"];
    }
};

}

TEST_F(Tables, AreDescribedAsTheyWereMade) {
    ok("CreateTable", R"({"TableName": "Orders", "AttributeDefinitions": [
        {"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "sk", "AttributeType": "N"},
        {"AttributeName": "g", "AttributeType": "B"}],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
        "GlobalSecondaryIndexes": [{"IndexName": "byG", "KeySchema": [{"AttributeName": "g", "KeyType": "HASH"}],
            "Projection": {"ProjectionType": "INCLUDE", "NonKeyAttributes": ["a", "b"]},
            "ProvisionedThroughput": {"ReadCapacityUnits": 3, "WriteCapacityUnits": 4}}],
        "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 2}})");
    const auto table = describe("Orders");
    EXPECT_EQ(table["TableStatus"], "ACTIVE");
    EXPECT_EQ(table["TableArn"], "arn:aws:dynamodb:us-east-1:000000000000:table/Orders");
    EXPECT_TRUE(
        std::regex_match(table["TableId"].get<std::string>(), std::regex("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")));
    EXPECT_EQ(table["TableId"], describe("Orders")["TableId"]) << "an id stays";
    EXPECT_EQ(table["KeySchema"].size(), 2u);
    EXPECT_EQ(table["AttributeDefinitions"].size(), 3u);
    EXPECT_EQ(table["ProvisionedThroughput"]["WriteCapacityUnits"], 2);
    const auto index = table["GlobalSecondaryIndexes"][0];
    EXPECT_EQ(index["IndexStatus"], "ACTIVE");
    EXPECT_EQ(index["IndexArn"], "arn:aws:dynamodb:us-east-1:000000000000:table/Orders/index/byG");
    EXPECT_EQ(
        index["Projection"], nlohmann::json::parse(R"({"ProjectionType": "INCLUDE", "NonKeyAttributes": ["a", "b"]})"));
    EXPECT_EQ(index["ProvisionedThroughput"]["ReadCapacityUnits"], 3);
    EXPECT_FALSE(table.contains("LocalSecondaryIndexes"));
}

TEST_F(Tables, CountWhatTheyAndTheirIndexesHold) {
    table("Things", "pk:S",
        {
            {"GSI1", "g:S", R"({"ProjectionType": "KEYS_ONLY"})"}
    });
    const auto counts = [&] {
        const auto table = describe("Things"), index = table["GlobalSecondaryIndexes"][0];
        return std::vector<int>{
            table["ItemCount"], table["TableSizeBytes"], index["ItemCount"], index["IndexSizeBytes"]};
    };
    using testing::ElementsAre;
    EXPECT_THAT(counts(), ElementsAre(0, 0, 0, 0));
    put("Things", R"({"pk": {"S": "a"}, "x": {"S": "12345"}})"); // 2 + 1 + 1 + 5
    EXPECT_THAT(counts(), ElementsAre(1, 9, 0, 0)) << "sparse";
    put("Things", R"({"pk": {"S": "a"}, "x": {"S": "1"}, "g": {"S": "g"}})");
    EXPECT_THAT(counts(), ElementsAre(1, 7, 1, 5)) << "the index holds keys only";
    put("Things", R"({"pk": {"S": "b"}, "g": {"S": "g"}})");
    EXPECT_THAT(counts(), ElementsAre(2, 12, 2, 10));
    ok("DeleteItem", R"({"TableName": "Things", "Key": {"pk": {"S": "a"}}})");
    EXPECT_THAT(counts(), ElementsAre(1, 5, 1, 5));
    EXPECT_THAT(
        call("PutItem",
            R"({"TableName": "Things", "Item": {"pk": {"S": "b"}}, "ConditionExpression": "attribute_exists(zz) "})"),
        testing::StartsWith("ConditionalCheckFailed"));
    EXPECT_THAT(counts(), ElementsAre(1, 5, 1, 5)) << "a refused write counts nothing";
}

TEST_F(Tables, AreListedInPages) {
    for (const char *name : {"bbb", "aaa", "Ccc"}) table(name, "pk:S");
    EXPECT_EQ(call("ListTables", "{}"), R"({"TableNames":["Ccc","aaa","bbb"]})");
    EXPECT_EQ(call("ListTables", R"({"Limit": 2})"),
        json(R"({"TableNames": ["Ccc", "aaa"], "LastEvaluatedTableName": "aaa"})"));
    EXPECT_EQ(call("ListTables", R"({"ExclusiveStartTableName": "aaa"})"), R"({"TableNames":["bbb"]})");
    EXPECT_EQ(call("ListTables", R"({"ExclusiveStartTableName": "aab", "Limit": 1})"), R"({"TableNames":["bbb"]})")
        << "a name that is no table's";
}

TEST_F(Tables, GoWithTheirItems) {
    table("Things", "pk:S",
        {
            {"GSI1", "g:S"}
    });
    put("Things", R"({"pk": {"S": "a"}, "g": {"S": "g"}})");
    EXPECT_EQ(member("DeleteTable", R"({"TableName": "Things"})", "TableDescription/TableStatus"), R"("DELETING")");
    EXPECT_EQ(call("DescribeTable", R"({"TableName": "Things"})"),
        "ResourceNotFoundException: Requested resource not found: Table: Things not found");
    table("Things", "pk:S",
        {
            {"GSI1", "g:S"}
    });
    EXPECT_EQ(member("Scan", R"({"TableName": "Things"})", "Count"), "0");
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "Count"), "0");
}

TEST_F(Tables, NameWhatIsWrong) {
    table("Things", "pk:S");
    EXPECT_EQ(call("CreateTable", R"({"TableName": "Things", "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]})"),
        "ResourceInUseException: Table already exists: Things");
    EXPECT_EQ(call("DeleteTable", R"({"TableName": "none"})"),
        "ResourceNotFoundException: Requested resource not found: Table: none not found");
    ok("CreateTable", R"({"TableName": "kept", "BillingMode": "PAY_PER_REQUEST", "DeletionProtectionEnabled": true,
        "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}]})");
    EXPECT_EQ(call("DeleteTable", R"({"TableName": "kept"})"),
        "ValidationException: Resource cannot be deleted as it is currently protected against deletion. Disable "
        "deletion "
        "protection first.");
}

TEST_F(Tables, RememberWhetherTheyAreBackedUp) {
    table("Things", "pk:S");
    const auto recovery = [&](const char *operation, const char *more) {
        return member(operation, R"({"TableName": "Things")" + std::string(more) + "}",
            "ContinuousBackupsDescription/PointInTimeRecoveryDescription/PointInTimeRecoveryStatus");
    };
    EXPECT_EQ(recovery("DescribeContinuousBackups", ""), R"("DISABLED")");
    EXPECT_EQ(recovery("UpdateContinuousBackups",
                  R"(, "PointInTimeRecoverySpecification": {"PointInTimeRecoveryEnabled": true})"),
        R"("ENABLED")");
    EXPECT_EQ(recovery("DescribeContinuousBackups", ""), R"("ENABLED")");
    EXPECT_EQ(
        call("DescribeContinuousBackups", R"({"TableName": "none"})"), "TableNotFoundException: Table not found: none");
}

}

#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace engine {

using testing::HasSubstr;
using testing::StartsWith;

namespace {

class UpdateTable : public Calls {
protected:
    UpdateTable() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"}
        });
    }

    std::string update(const std::string &more) {
        return call("UpdateTable", R"({"TableName": "Things", )" + more + "}");
    }
    std::string create(
        const char *name, const char *attribute, const char *type = "S", const char *projection = "ALL") {
        return update(R"("AttributeDefinitions": [{"AttributeName": ")" + std::string(attribute) +
                      R"(", "AttributeType": ")" + type +
                      R"("}], "GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": ")" + name +
                      R"(", "KeySchema": [{"AttributeName": ")" + attribute +
                      R"(", "KeyType": "HASH"}], "Projection": {"ProjectionType": ")" + projection + "\"}}}]");
    }
    nlohmann::json describe() {
        return nlohmann::json::parse(call("DescribeTable", R"({"TableName": "Things"})"))["Table"];
    }
};

}

TEST_F(UpdateTable, FillsANewIndexWithWhatIsThere) {
    for (const char *item : {R"({"pk": {"S": "1"}, "h": {"S": "x"}, "c": {"S": "red"}})",
             R"({"pk": {"S": "2"}, "h": {"S": "x"}})", R"({"pk": {"S": "none"}})",
             R"({"pk": {"S": "type"}, "h": {"N": "1"}})", R"({"pk": {"S": "empty"}, "h": {"S": ""}})"})
        put("Things", item);
    EXPECT_THAT(create("GSI2", "h", "S", "KEYS_ONLY"), StartsWith(R"({"TableDescription")"));
    EXPECT_EQ(names("Query", R"({"TableName": "Things", "IndexName": "GSI2", "KeyConditionExpression": "h = :h",
        "ExpressionAttributeValues": {":h": {"S": "x"}}})",
                  "pk"),
        "1 2");
    EXPECT_EQ(describe()["GlobalSecondaryIndexes"][1]["ItemCount"], 2)
        << "wrong type and empty value stay out without a word";
    EXPECT_THAT(call("PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "3"}, "h": {"N": "1"}}})"),
        HasSubstr("Type mismatch for Index Key h"))
        << "but may no longer be written";
    EXPECT_EQ(
        call("UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": "type"}}, "UpdateExpression": "SET c = :c",
        "ExpressionAttributeValues": {":c": {"S": "blue"}}})"),
        "{}")
        << "unless it was there before";
    put("Things", R"({"pk": {"S": "4"}, "h": {"S": "x"}})");
    EXPECT_EQ(describe()["GlobalSecondaryIndexes"][1]["ItemCount"], 3) << "from now on it is kept up";
}

TEST_F(UpdateTable, TakesAnIndexAway) {
    put("Things", R"({"pk": {"S": "1"}, "g": {"S": "x"}})");
    EXPECT_THAT(update(R"("GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "GSI1"}}])"),
        StartsWith(R"({"TableDescription")"));
    EXPECT_FALSE(describe().contains("GlobalSecondaryIndexes"));
    EXPECT_EQ(describe()["AttributeDefinitions"].size(), 1u) << "definitions without use go, too";
    EXPECT_EQ(call("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})"),
        "ValidationException: The table does not have the specified index: GSI1");
    EXPECT_THAT(create("GSI1", "g", "S"), StartsWith(R"({"TableDescription")")) << "and it can come back";
    EXPECT_EQ(names("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "pk"), "1");
}

TEST_F(UpdateTable, ChangesBillingAndTheRest) {
    const std::string provisioned =
        R"("BillingMode": "PROVISIONED", "ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 6})";
    EXPECT_EQ(update(provisioned), "ValidationException: One or more parameter values were invalid: "
                                   "ProvisionedThroughput must be specified for index: GSI1");
    EXPECT_THAT(update(provisioned + R"(, "GlobalSecondaryIndexUpdates": [{"Update": {"IndexName": "GSI1",
        "ProvisionedThroughput": {"ReadCapacityUnits": 1, "WriteCapacityUnits": 2}}}])"),
        StartsWith(R"({"TableDescription")"));
    EXPECT_EQ(describe()["ProvisionedThroughput"]["WriteCapacityUnits"], 6);
    EXPECT_EQ(describe()["GlobalSecondaryIndexes"][0]["ProvisionedThroughput"]["WriteCapacityUnits"], 2);
    EXPECT_THAT(update(R"("ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 6})"),
        StartsWith("ValidationException: The provisioned throughput for the table will not change."));
    EXPECT_THAT(update(R"("BillingMode": "PAY_PER_REQUEST")"), StartsWith(R"({"TableDescription")"));
    EXPECT_THAT(update(R"("DeletionProtectionEnabled": true, "TableClass": "STANDARD_INFREQUENT_ACCESS")"),
        StartsWith(R"({"TableDescription")"));
    EXPECT_EQ(describe()["DeletionProtectionEnabled"], true);
    EXPECT_THAT(call("DeleteTable", R"({"TableName": "Things"})"), HasSubstr("protected against deletion"));
    EXPECT_THAT(update(R"("BillingMode": "PAY_PER_REQUEST")"), StartsWith(R"({"TableDescription")"))
        << "the same again is accepted";
}

TEST_F(UpdateTable, NamesWhatIsWrong) {
    const std::string invalid = "ValidationException: One or more parameter values were invalid: ";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"nothing to do",                       R"("AttributeDefinitions": [])",                                                                                                     "ValidationException: At least one of"                                                             },
        {"an index that is there",
         R"("GlobalSecondaryIndexUpdates": [{"Create": {"IndexName": "GSI1", "KeySchema": [{"AttributeName": "g", "KeyType": "HASH"}], "Projection": {"ProjectionType": "ALL"}}}])",
         "ValidationException: Attempting to create an index which already exists"                                                                                                                                                                                                      },
        {"an index that is not there",          R"("GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "none"}}])",
         "ResourceNotFoundException: Requested resource not found"                                                                                                                                                                                                                      },
        {"two at once",
         R"("GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "GSI1"}}, {"Delete": {"IndexName": "GSI2"}}])",                                                                 "LimitExceededException: Subscriber limit exceeded: Only 1 online index can be created or deleted "
            "simultaneously per table"                                                                                                                              },
        {"nothing in it",                       R"("GlobalSecondaryIndexUpdates": [{}])",
         invalid + "One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, "
                      "GlobalSecondaryIndexUpdate.Delete must not be null"                                                                                                                                                                                                              },
        {"one index twice",
         R"("GlobalSecondaryIndexUpdates": [{"Delete": {"IndexName": "GSI1"}}, {"Delete": {"IndexName": "GSI1"}}])",                                                                 invalid + "Only one global secondary index update per index is allowed simultaneously. Index: GSI1"},
        {"more than anyone may have",
         R"("ProvisionedThroughput": {"ReadCapacityUnits": 1000000000001, "WriteCapacityUnits": 1})",                                                                                "ValidationException: Given value 1000000000001 for ReadCapacityUnits is out of bounds"            },
        {"provisioned without saying how much", R"("BillingMode": "PROVISIONED")",
         invalid + "ProvisionedThroughput must be specified when BillingMode is PROVISIONED"                                                                                                                                                                                            },
        {"throughput on demand",                R"("ProvisionedThroughput": {"ReadCapacityUnits": 5, "WriteCapacityUnits": 6})",
         invalid + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is "
                      "PAY_PER_REQUEST"                                                                                                                                                                                                                                                 },
    };
    for (const auto &[why, more, error] : cases) EXPECT_THAT(update(more), StartsWith(error)) << why;
    EXPECT_THAT(create("GSI2", "pk", "N"), HasSubstr("redefined")) << "a key attribute has one type";
    EXPECT_EQ(call("UpdateTable", R"({"TableName": "none", "BillingMode": "PAY_PER_REQUEST"})"),
        "ResourceNotFoundException: Requested resource not found: Table: none not found");
    EXPECT_THAT(call("UpdateTable", R"({"TableName": "none", "GlobalSecondaryIndexUpdates": [{}]})"),
        StartsWith(invalid + "One of GlobalSecondaryIndexUpdate.Update"))
        << "what the request alone tells comes before the table";
    EXPECT_EQ(describe()["GlobalSecondaryIndexes"].size(), 1u);
}

}

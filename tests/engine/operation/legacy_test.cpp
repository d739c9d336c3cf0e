#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

/// The parameters of before expressions, Developer Guide, "Legacy conditional parameters".
class LegacyParameters : public Calls {
protected:
    LegacyParameters() {
        table("Things", "pk:S sk:N");
        for (const char *n : {"1", "2", "3"})
            put("Things", R"({"pk": {"S": "a"}, "sk": {"N": ")" + std::string(n) +
                              R"("}, "c": {"S": "red"}, "n": {"N": ")" + n + "\"}}");
    }
    std::string update(const std::string &more) {
        return call(
            "UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}, )" + more + "}");
    }
    std::string stored() {
        return member("GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "a"}, "sk": {"N": "1"}}})", "Item");
    }
    const std::string invalid = "ValidationException: ",
                      failed = "ConditionalCheckFailedException: The conditional request failed";
};

}

TEST_F(LegacyParameters, UpdateAttributes) {
    EXPECT_EQ(update(R"("AttributeUpdates": {"c": {"Value": {"S": "blue"}}, "n": {"Action": "ADD", "Value": {"N": "5"}},
                                             "a.b": {"Action": "PUT", "Value": {"S": "one name"}}})"),
        "{}");
    EXPECT_EQ(stored(),
        json(R"({"pk": {"S": "a"}, "sk": {"N": "1"}, "c": {"S": "blue"}, "n": {"N": "6"}, "a.b": {"S": "one name"}})"))
        << "without an action it means PUT, and dots are no path";
    EXPECT_EQ(
        update(
            R"("AttributeUpdates": {"c": {"Action": "DELETE"}, "a.b": {"Action": "DELETE"}}, "ReturnValues": "ALL_NEW")"),
        json(R"({"Attributes": {"pk": {"S": "a"}, "sk": {"N": "1"}, "n": {"N": "6"}}})"));
    EXPECT_EQ(update(R"("AttributeUpdates": {"pk": {"Value": {"S": "b"}}})"),
        invalid +
            "One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key");
}

TEST_F(LegacyParameters, ExpectValues) {
    const auto put = [&](const std::string &expected) {
        return call(
            "PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "a"}, "sk": {"N": "1"}, "c": {"S": "red"}}, )" +
                           expected + "}");
    };
    EXPECT_EQ(put(R"("Expected": {"c": {"Value": {"S": "blue"}}})"), failed);
    EXPECT_EQ(put(R"("Expected": {"c": {"Exists": false}})"), failed);
    EXPECT_EQ(
        put(R"("Expected": {"c": {"Value": {"S": "blue"}}, "sk": {"Value": {"N": "1"}}}, "ConditionalOperator": "OR")"),
        "{}");
    EXPECT_EQ(
        put(R"("Expected": {"c": {"ComparisonOperator": "BEGINS_WITH", "AttributeValueList": [{"S": "re"}]}})"), "{}");
    EXPECT_EQ(put(R"("Expected": {"c": {"Exists": true}})"),
        invalid +
            "One or more parameter values were invalid: Value must be provided when Exists is true for Attribute: c");
}

TEST_F(LegacyParameters, ConditionReads) {
    const std::string key =
        R"("KeyConditions": {"pk": {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "a"}]})";
    const auto query = [&](const std::string &more) { return R"({"TableName": "Things", )" + key + more + "}"; };
    EXPECT_EQ(
        names("Query", query(R"(, "sk": {"ComparisonOperator": "GE", "AttributeValueList": [{"N": "2"}]}})"), "sk"),
        "2 3");
    EXPECT_EQ(names("Query",
                  query(R"(}, "QueryFilter": {"n": {"ComparisonOperator": "NE", "AttributeValueList": [{"N": "2"}]}})"),
                  "sk"),
        "1 3");
    EXPECT_EQ(call("Query", query(R"(}, "AttributesToGet": ["n"], "Limit": 1)")),
        json(
            R"({"Items": [{"n": {"N": "1"}}], "Count": 1, "ScannedCount": 1, "LastEvaluatedKey": {"pk": {"S": "a"}, "sk": {"N": "1"}}})"));
    EXPECT_EQ(
        names("Scan",
            R"({"TableName": "Things", "ScanFilter": {"sk": {"ComparisonOperator": "LT", "AttributeValueList": [{"N": "2"}]}}})",
            "sk"),
        "1")
        << "a scan may filter on keys";
    EXPECT_EQ(call("Query", query(R"(}, "QueryFilter": {"sk": {"ComparisonOperator": "NOT_NULL"}})")),
        invalid + "QueryFilter can only contain non-primary key attributes: Primary key attribute: sk");
    EXPECT_EQ(call("Query", query(R"(}, "Select": "COUNT", "AttributesToGet": ["n"])")),
        invalid + "Cannot specify the AttributesToGet when choosing to get COUNT");
    EXPECT_EQ(call("GetItem",
                  R"({"TableName": "Things", "Key": {"pk": {"S": "a"}, "sk": {"N": "2"}}, "AttributesToGet": ["c"]})"),
        json(R"({"Item": {"c": {"S": "red"}}})"));
}

TEST_F(LegacyParameters, DoNotMixWithExpressions) {
    const std::string mixed =
        invalid + "Can not use both expression and non-expression parameters in the same request: ";
    EXPECT_EQ(update(R"("UpdateExpression": "REMOVE c", "Expected": {"c": {"Exists": false}})"),
        mixed + "Non-expression parameters: {Expected} Expression parameters: {UpdateExpression}");
    EXPECT_EQ(call("Scan", R"({"TableName": "Things", "AttributesToGet": ["c"], "FilterExpression": "c = c"})"),
        mixed + "Non-expression parameters: {AttributesToGet} Expression parameters: {FilterExpression}");
}

}

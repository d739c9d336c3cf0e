#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class DeleteItem : public Calls {
protected:
    DeleteItem() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"}
        });
        put("Things", R"({"pk": {"S": "a"}, "g": {"S": "x"}, "n": {"N": "1"}})");
    }
    std::string erase(const char *pk, const std::string &more = "") {
        return call("DeleteItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}})" +
                                      (more.empty() ? "" : ", " + more) + "}");
    }
};

}

TEST_F(DeleteItem, TakesTheItemOutOfTableAndIndexes) {
    EXPECT_EQ(erase("a", R"("ReturnValues": "ALL_OLD")"),
        json(R"({"Attributes": {"pk": {"S": "a"}, "g": {"S": "x"}, "n": {"N": "1"}}})"));
    EXPECT_EQ(member("Scan", R"({"TableName": "Things"})", "Count"), "0");
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "Count"), "0");
    EXPECT_EQ(erase("a", R"("ReturnValues": "ALL_OLD")"), "{}") << "deleting nothing succeeds";
}

TEST_F(DeleteItem, KeepsTheItemWhenTheConditionFails) {
    const std::string failed = "ConditionalCheckFailedException: The conditional request failed";
    EXPECT_EQ(
        erase("a", R"("ConditionExpression": "n > :v", "ExpressionAttributeValues": {":v": {"N": "1"}})"), failed);
    EXPECT_EQ(erase("b", R"("ConditionExpression": "attribute_exists(pk) ")"), failed);
    EXPECT_EQ(member("Scan", R"({"TableName": "Things"})", "Count"), "1");
    EXPECT_EQ(erase("a", R"("ConditionExpression": "n >= :v", "ExpressionAttributeValues": {":v": {"N": "1"}})"), "{}");
    EXPECT_EQ(member("Scan", R"({"TableName": "Things"})", "Count"), "0");
}

TEST_F(DeleteItem, NamesWhatIsWrong) {
    EXPECT_EQ(erase("a", R"("ReturnValues": "UPDATED_OLD")"),
        "ValidationException: ReturnValues can only be ALL_OLD or NONE");
    EXPECT_EQ(call("DeleteItem", R"({"TableName": "Things", "Key": {}})"),
        "ValidationException: The provided key element does not match the schema");
    EXPECT_EQ(erase(""),
        "ValidationException: One or more parameter values are not valid. The AttributeValue for a key "
        "attribute cannot contain an empty string value. Key: pk");
}

}

#include "tests/engine/operation/calls.h"

#include "engine/request/codec.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

class Transact : public Calls {
protected:
    Transact() {
        table("Things", "pk:S", {{"GSI1", "g:S"}});
        Calls::put("Things", R"({"pk": {"S": "a"}, "n": {"N": "1"}})");
    }
    std::string write(const std::string &actions, const std::string &more = "") {
        return call("TransactWriteItems", R"({"TransactItems": [)" + actions + "]" + more + "}");
    }
    static std::string put(const char *pk, const std::string &more = "") {
        return R"({"Put": {"TableName": "Things", "Item": {"pk": {"S": ")" + std::string(pk) + R"("}, "n": {"N": "7"}})" + more + "}}";
    }
    static std::string update(const char *pk, const std::string &expression, const std::string &more = "") {
        return R"({"Update": {"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}, "UpdateExpression": ")" +
               expression + R"(", "ExpressionAttributeValues": {":v": {"N": "1"}})" + more + "}}";
    }
    static std::string erase(const char *pk, const std::string &more = "") {
        return R"({"Delete": {"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}})" + more + "}}";
    }
    static std::string check(const char *pk, const char *condition) {
        return R"({"ConditionCheck": {"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) +
               R"("}}, "ConditionExpression": ")" + condition + "\"}}";
    }
    std::string all() { return names("Scan", R"({"TableName": "Things"})", "n"); }
    std::string n(const char *pk) {
        return member("GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})", "Item/n/N");
    }
    const std::string cancelled = "TransactionCanceledException: Transaction cancelled, please refer cancellation reasons for specific reasons ";
};

}

TEST_F(Transact, WritesAllActionsTogether) {
    EXPECT_EQ(write(put("b") + "," + update("a", "SET n = n + :v") + "," + check("none", "attribute_not_exists(pk)") + "," + erase("gone")), "{}");
    EXPECT_EQ(n("a"), R"("2")");
    EXPECT_EQ(n("b"), R"("7")");
}

TEST_F(Transact, CancelsForEachReasonAndWritesNothing) {
    const std::string no = R"(, "ConditionExpression": "attribute_exists(zz) ")";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"one condition", put("b") + "," + check("a", "attribute_not_exists(pk)"), "[None, ConditionalCheckFailed]"},
        {"all are judged", put("b", no) + "," + put("c") + "," + update("a", "SET n = :v", no), "[ConditionalCheckFailed, None, ConditionalCheckFailed]"},
        {"a key of another type", put("b") + R"(,{"Put": {"TableName": "Things", "Item": {"pk": {"N": "1"}}}})", "[None, ValidationError]"},
        {"half a key", R"({"Delete": {"TableName": "Things", "Key": {}}})", "[ValidationError]"},
        {"an update that cannot be", put("b") + "," + update("a", "SET x.y = :v"), "[None, ValidationError]"},
    };
    for (const auto &[why, actions, reasons] : cases) EXPECT_EQ(write(actions), cancelled + reasons) << why;
    EXPECT_EQ(all(), "1");

    const auto refused = engine->execute(*decodeRequest("TransactWriteItems",
        R"({"TransactItems": [)" + put("b") + "," + put("a", no + R"(, "ReturnValuesOnConditionCheckFailure": "ALL_OLD")") + "," +
            R"({"Put": {"TableName": "Things", "Item": {"pk": {"N": "1"}}}})" + "]}"));
    ASSERT_FALSE(refused);
    const auto &reasons = refused.error().reasons;
    ASSERT_EQ(reasons.size(), 3u);
    EXPECT_EQ(reasons[0].code, "None");
    EXPECT_EQ(reasons[1].message, "The conditional request failed");
    EXPECT_NE(reasons[1].item, "") << "the stored item, as asked for";
    EXPECT_EQ(reasons[2].message, "One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N");
    EXPECT_EQ(reasons[2].item, "");
}

TEST_F(Transact, NamesFaultsOfTheRequestItself) {
    const std::string v = "ValidationException: ";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"one item twice", put("b") + "," + check("b", "attribute_exists(pk)"), v + "Transaction request cannot include multiple operations on one item"},
        {"a syntax error", put("b") + "," + check("a", "pk ="), v + "Invalid ConditionExpression: Syntax error; token: \"<EOF>\", near: \"=\""},
        {"an unused value", put("b") + "," + update("a", "REMOVE n"), v + "Value provided in ExpressionAttributeValues unused in expressions: keys: {:v}"},
        {"before any table is looked up", R"({"Put": {"TableName": "Nowhere", "Item": {"pk": {"S": "a"}}}},)" + check("a", "pk ="),
            v + "Invalid ConditionExpression: Syntax error; token: \"<EOF>\", near: \"=\""},
        {"no such table", put("b") + R"(,{"Put": {"TableName": "Nowhere", "Item": {"pk": {"S": "a"}}}})", "ResourceNotFoundException: Requested resource not found"},
        {"an empty key", put(""), v + "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: pk"},
        {"two actions in one", R"({"Put": {"TableName": "Things", "Item": {"pk": {"S": "b"}}}, "Delete": {"TableName": "Things", "Key": {"pk": {"S": "b"}}}})",
            v + "TransactItems can only contain one of Check, Put, Update or Delete"},
        {"an item over 400 KB", R"({"Put": {"TableName": "Things", "Item": {"pk": {"S": "b"}, "x": {"S": ")" + std::string(409'600, 'x') + R"("}}}})",
            v + "Item size has exceeded the maximum allowed size"},
    };
    for (const auto &[why, actions, error] : cases) EXPECT_EQ(write(actions), error) << why;
    EXPECT_EQ(all(), "1");
}

TEST_F(Transact, IsDoneOnceForAToken) {
    const auto add = update("a", "ADD n :v"), token = std::string(R"(, "ClientRequestToken": "once", "ReturnConsumedCapacity": "TOTAL")");
    EXPECT_EQ(write(add, token), json(R"({"ConsumedCapacity": [{"TableName": "Things", "CapacityUnits": 2.0, "WriteCapacityUnits": 2.0}]})"));
    EXPECT_EQ(write(add, token), json(R"({"ConsumedCapacity": [{"TableName": "Things", "CapacityUnits": 2.0, "ReadCapacityUnits": 2.0}]})"))
        << "the answer costs what reading the items does";
    EXPECT_EQ(n("a"), R"("2")");
    EXPECT_THAT(write(put("b"), token), testing::StartsWith("IdempotentParameterMismatchException"));
    EXPECT_EQ(n("b"), "null");
    clock->advance(10 * 60 * 1'000 + 1);
    write(add, token);
    EXPECT_EQ(n("a"), R"("3")") << "ten minutes later it is another request";
    write(put("c", R"(, "ConditionExpression": "attribute_exists(pk) ")"), R"(, "ClientRequestToken": "failed")");
    EXPECT_EQ(write(put("c"), R"(, "ClientRequestToken": "failed")"), "{}") << "what was cancelled is not remembered";
}

TEST_F(Transact, CostsTwiceButForIndexes) {
    EXPECT_EQ(units("TransactWriteItems", R"({"TransactItems": [{"Put": {"TableName": "Things",
        "Item": {"pk": {"S": "x"}, "g": {"S": "g"}, "t": {"S": ")" + std::string(2'500, 'x') + R"("}}}}]})"), "table 6, GSI1 3");
    EXPECT_EQ(units("TransactWriteItems", R"({"TransactItems": [)" + check("x", "attribute_exists(pk)") + "]}"), "table 6")
        << "a check costs by the item it looks at";
    EXPECT_EQ(units("TransactGetItems", R"({"TransactItems": [{"Get": {"TableName": "Things", "Key": {"pk": {"S": "none"}}}}]})"), "table 2");
}

TEST_F(Transact, GetsItemsAtOneMoment) {
    const auto get = [&](const std::string &gets) { return call("TransactGetItems", R"({"TransactItems": [)" + gets + "]}"); };
    const auto of = [](const char *pk, const char *more = "") {
        return R"({"Get": {"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}})" + more + "}}";
    };
    EXPECT_EQ(get(of("a") + "," + of("none")), json(R"({"Responses": [{"Item": {"pk": {"S": "a"}, "n": {"N": "1"}}}, {}]})"));
    EXPECT_EQ(get(of("a", R"(, "ProjectionExpression": "zz")")), json(R"({"Responses": [{}]})")) << "nothing of an item is no item";
    EXPECT_EQ(get(of("a") + "," + of("a")), "ValidationException: Transaction request cannot include multiple operations on one item");
    EXPECT_EQ(get(of("a") + R"(,{"Get": {"TableName": "Things", "Key": {"pk": {"N": "1"}}}})"), cancelled + "[None, ValidationError]");
}

}

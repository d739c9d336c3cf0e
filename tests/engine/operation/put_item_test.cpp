#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class PutItem : public Calls {
protected:
    PutItem() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"    },
                {"GSI2", "b:B n:N"}
        });
    }

    std::string put(const std::string &item, const std::string &more = "") {
        return call("PutItem", R"({"TableName": "Things", "Item": )" + item + (more.empty() ? "" : ", " + more) + "}");
    }
    std::string stored(const char *pk) {
        return member(
            "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})", "Item");
    }
};

std::string invalid(const char *text) {
    return std::string("ValidationException: ") + text;
}

}

TEST_F(PutItem, KeepsEveryTypeAsItWas) { // reports of tools that lost digits or turned sets into lists
    const char *items[] = {
        R"({"pk":{"S":"numbers"},"n":{"N":"9223372036854775807"},"big":{"N":"92838584930183242888"}})",
        R"({"pk":{"S":"digits"},"n":{"N":"0.12345678901234567890123456789012345678"}})",
        R"({"pk":{"S":"sets"},"tags":{"SS":["x","y"]},"nums":{"NS":["1","2"]},"l":{"L":[{"N":"1"},{"N":"2"}]}})",
        R"({"pk":{"S":"bytes"},"b":{"B":"AP8="},"bs":{"BS":["AA==","YQ=="]}})",
        R"({"pk":{"S":"empty"},"s":{"S":""},"bytes":{"B":""},"l":{"L":[]},"m":{"M":{}}})",
        R"({"pk":{"S":"deep"},"m":{"M":{"l":{"L":[{"M":{"b":{"BOOL":false},"n":{"NULL":true}}}]}}}})",
        R"({"pk":{"S":"text"},"s":{"S":"caf\u00e9 \u0000 \ud83d\ude00 \" \\"}})",
    };
    for (const auto *item : items) {
        const auto key = json(item);
        EXPECT_EQ(put(item), "{}") << item;
        const std::string text = item;
        const auto start = text.find(R"("pk":{"S":")") + 11;
        EXPECT_EQ(stored(text.substr(start, text.find('"', start) - start).c_str()), json(item));
    }
}

TEST_F(PutItem, ReplacesAsAWhole) {
    EXPECT_EQ(put(R"({"pk": {"S": "a"}, "x": {"N": "1"}})"), "{}");
    EXPECT_EQ(put(R"({"pk": {"S": "a"}, "y": {"N": "2"}})", R"("ReturnValues": "ALL_OLD")"),
        json(R"({"Attributes": {"pk": {"S": "a"}, "x": {"N": "1"}}})"));
    EXPECT_EQ(stored("a"), json(R"({"pk": {"S": "a"}, "y": {"N": "2"}})"));
    EXPECT_EQ(put(R"({"pk": {"S": "new"}})", R"("ReturnValues": "ALL_OLD")"), "{}") << "nothing was there";
}

TEST_F(PutItem, RefusesWhatTheTableCannotTake) {
    const std::string longKey(2'049, 'k');
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"no key",                                                     R"({"a": {"S": "x"}})",
         invalid("One or more parameter values were invalid: Missing the key pk in the item")                       },
        {"a key of another type",                                      R"({"pk": {"N": "1"}})",
         invalid("One or more parameter values were invalid: Type mismatch for key pk expected: S actual: N")       },
        {"an empty key",                                               R"({"pk": {"S": ""}})",
         invalid("One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain "
                    "an empty string value. Key: pk")                                                               },
        {"a key over 2048 bytes",                                      R"({"pk": {"S": ")" + longKey + R"("}})",
         invalid("One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit "
                    "of2048 bytes")                                                                                 },
        {"an index key of another type",                               R"({"pk": {"S": "a"}, "g": {"N": "1"}})",
         invalid("One or more parameter values were invalid: Type mismatch for Index Key g Expected: S Actual: N "
                    "IndexName: GSI1")                                                                              },
        {"also NULL",                                                  R"({"pk": {"S": "a"}, "g": {"NULL": true}})",
         invalid("One or more parameter values were invalid: Type mismatch for Index Key g Expected: S Actual: NULL "
                    "IndexName: GSI1")                                                                              },
        {"the second key attribute, too, though the first is missing", R"({"pk": {"S": "a"}, "n": {"S": "1"}})",
         invalid("One or more parameter values were invalid: Type mismatch for Index Key n Expected: N Actual: S "
                    "IndexName: GSI2")                                                                              },
        {"an empty index key",                                         R"({"pk": {"S": "a"}, "g": {"S": ""}})",
         invalid(
                "One or more parameter values are not valid. A value specified for a secondary index key is not "
                "supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: "
                "GSI1, IndexKey: g")                                                                                },
        {"a set of nothing",                                           R"({"pk": {"S": "a"}, "s": {"SS": []}})",
         invalid("One or more parameter values were invalid: An string set  may not be empty")                      },
        {"NULL that is not true",                                      R"({"pk": {"S": "a"}, "s": {"NULL": false}})",
         invalid(
                "One or more parameter values were invalid: Null attribute value types must have the value of true")},
    };
    for (const auto &[why, item, error] : cases) EXPECT_EQ(put(item), error) << why;
    EXPECT_EQ(member("Scan", R"({"TableName": "Things"})", "Count"), "0") << "and writes nothing";
    EXPECT_EQ(put(R"({"pk": {"S": "a"}, "n": {"N": "1"}})"), "{}") << "half an index key is fine";
}

TEST_F(PutItem, TakesItemsOf400KB) { // names and values count: "pk" + "a" + "x" leave 409,596
    const auto item = [](std::size_t bytes) {
        return R"({"pk": {"S": "a"}, "x": {"S": ")" + std::string(bytes, 'x') + R"("}})";
    };
    EXPECT_EQ(put(item(409'596)), "{}");
    EXPECT_EQ(put(item(409'597)), invalid("Item size has exceeded the maximum allowed size"));
    EXPECT_EQ(
        member("GetItem",
            R"({"TableName": "Things", "Key": {"pk": {"S": "a"}}, "ConsistentRead": true, "ReturnConsumedCapacity": "TOTAL"})",
            "ConsumedCapacity/CapacityUnits"),
        "100.0");
}

TEST_F(PutItem, WritesOnlyIfTheConditionHolds) {
    ok("PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "a"}, "status": {"S": "open"}}})");
    const std::string open = R"("ExpressionAttributeValues": {":w": {"S": "open"}})";
    const std::string failed = "ConditionalCheckFailedException: The conditional request failed";
    const std::tuple<const char *, const char *, std::string, std::string> cases[] = {
        {"a missing attribute is unequal to anything",        "new1",
         R"("ConditionExpression": "phase <> :w", "ExpressionAttributeValues": {":w": {"S": "x"}})",                           "{}"  },
        {"and nothing else of it holds",                      "new2",
         R"("ConditionExpression": "mood = :w OR mood < :w OR mood >= :w", )" + open,                                          failed},
        {"NOT makes false true",                              "new3", R"("ConditionExpression": "NOT mood = :w", )" + open,    "{}"  },
        {"only if it is there",                               "new4", R"("ConditionExpression": "attribute_exists(pk) ")",     failed},
        {"only if it is not there",                           "a",    R"("ConditionExpression": "attribute_not_exists(pk) ")", failed},
        {"compared with what is stored, not with what comes", "a",
         R"("ConditionExpression": "#s = :w", "ExpressionAttributeNames": {"#s": "status"}, )" + open,                         "{}"  },
    };
    for (const auto &[why, pk, condition, answer] : cases) {
        EXPECT_EQ(put(R"({"pk": {"S": ")" + std::string(pk) + R"("}, "by": {"S": "test"}})", condition), answer) << why;
        EXPECT_EQ(stored(pk).find("test") != std::string::npos, answer == "{}") << why;
    }
}

TEST_F(PutItem, ShowsTheStoredItemWhenTheConditionFails) {
    ok("PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "a"}, "n": {"N": "1"}}})");
    const auto refused = [&](const char *pk, auto onFailure) {
        PutItemInput input{.tableName = "Things"};
        ItemBuilder item;
        const Bytes key = encode(AttributeValue{std::string(pk)}).bytes;
        item.add("pk", ValueView(key));
        input.item = item.finish();
        input.conditionExpression = "attribute_exists(zz) ";
        input.returnValuesOnConditionCheckFailure = onFailure;
        auto response = engine->execute(input);
        EXPECT_TRUE(!response && response.error().code == Error::Code::ConditionalCheckFailed);
        return response ? Error{} : response.error();
    };
    using When = ReturnValuesOnConditionCheckFailure;
    EXPECT_NE(refused("a", When::AllOld).item, "");
    EXPECT_EQ(refused("a", When::None).item, "") << "only when asked for";
    EXPECT_EQ(refused("b", When::AllOld).item, "") << "there was none";
}

TEST_F(PutItem, NamesWhatIsWrongInTheRequestItself) {
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"nothing new to return",        R"("ReturnValues": "ALL_NEW")",                                       "ReturnValues can only be ALL_OLD or NONE"                                     },
        {"values without an expression", R"("ExpressionAttributeValues": {":a": {"S": "a"}})",
         "ExpressionAttributeValues can only be specified when using expressions: ConditionExpression is null"                                                                                },
        {"an unused value",
         R"("ConditionExpression": "attribute_exists(pk) ", "ExpressionAttributeValues": {":a": {"S": "a"}})", "Value provided in ExpressionAttributeValues unused in expressions: keys: {:a}"},
        {"an undefined value",           R"("ConditionExpression": "a = :a")",
         "Invalid ConditionExpression: An expression attribute value used in expression is not defined; attribute "
            "value: :a"                                                                                                                                                                       },
    };
    for (const auto &[why, parameters, text] : cases) {
        EXPECT_EQ(put(R"({"pk": {"S": "a"}})", parameters), invalid(text.c_str())) << why;
        EXPECT_EQ(call("PutItem", R"({"TableName": "none", "Item": {"pk": {"S": "a"}}, )" + parameters + "}"),
            invalid(text.c_str()))
            << why << ": before the table is looked up";
    }
    EXPECT_EQ(call("PutItem", R"({"TableName": "none", "Item": {"pk": {"S": "a"}}})"),
        "ResourceNotFoundException: Requested resource not found");
}

}

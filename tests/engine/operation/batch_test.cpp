#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace engine {

using testing::HasSubstr;
using testing::StartsWith;

namespace {

class Batch : public Calls {
protected:
    Batch() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"}
        });
        table("Other", "pk:N");
        put("Things", R"({"pk": {"S": "a"}, "c": {"S": "red"}, "d": {"N": "1"}})");
        put("Things", R"({"pk": {"S": "b"}, "c": {"S": "blue"}})");
        put("Other", R"({"pk": {"N": "1"}})");
    }
    std::string get(const std::string &items, const std::string &more = "") {
        return call("BatchGetItem", R"({"RequestItems": )" + items + more + "}");
    }
    std::string write(const std::string &items, const std::string &more = "") {
        return call("BatchWriteItem", R"({"RequestItems": )" + items + more + "}");
    }
};

}

TEST_F(Batch, GetsItemsOfSeveralTables) {
    EXPECT_EQ(get(R"({"Things": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "none"}}], "ProjectionExpression": "#c",
                                 "ExpressionAttributeNames": {"#c": "c"}},
                      "Other": {"Keys": [{"pk": {"N": "1.0"}}], "ConsistentRead": true}})",
                  R"(, "ReturnConsumedCapacity": "TOTAL")"),
        json(R"({"Responses": {"Things": [{"c": {"S": "red"}}], "Other": [{"pk": {"N": "1"}}]}, "UnprocessedKeys": {},
                 "ConsumedCapacity": [{"TableName": "Other", "CapacityUnits": 1.0}, {"TableName": "Things", "CapacityUnits": 1.0}]})"))
        << "a missing item is left out, but paid";
    EXPECT_EQ(get(R"({"Things": {"Keys": [{"pk": {"S": "none"}}]}})"),
        json(R"({"Responses": {"Things": []}, "UnprocessedKeys": {}})"))
        << "each table that was asked has a list";
    EXPECT_EQ(get(R"({"Things": {"Keys": [{"pk": {"S": "a"}}], "AttributesToGet": ["d"]}})"),
        json(R"({"Responses": {"Things": [{"d": {"N": "1"}}]}, "UnprocessedKeys": {}})"));
}

TEST_F(Batch, GetNamesWhatIsWrong) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"one key twice",          R"({"Things": {"Keys": [{"pk": {"S": "a"}}, {"pk": {"S": "a"}}]}})",
         "ValidationException: Provided list of item keys contains duplicates"                          },
        {"also as another number", R"({"Other": {"Keys": [{"pk": {"N": "1"}}, {"pk": {"N": "1.0"}}]}})",
         "ValidationException: Provided list of item keys contains duplicates"                          },
        {"another type",           R"({"Things": {"Keys": [{"pk": {"N": "1"}}]}})",
         "ValidationException: The provided key element does not match the schema"                      },
        {"no such table",          R"({"Nowhere": {"Keys": [{"pk": {"S": "a"}}]}})",
         "ResourceNotFoundException: Requested resource not found"                                      },
        {"two ways to project",    R"({"Things": {"Keys": [{"pk": {"S": "a"}}], "AttributesToGet": ["c"]},
                                    "Other": {"Keys": [{"pk": {"N": "1"}}], "ProjectionExpression": "pk"}})",
         "ValidationException: Can not use both expression and non-expression parameters in the same request: "
            "Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"},
    };
    for (const auto &[why, items, error] : cases) EXPECT_EQ(get(items), error) << why;
}

TEST_F(Batch, GetHandsBackWhatDoesNotFit) { // 16 MB in one answer
    std::string keys;
    for (int n = 0; n < 50; ++n) {
        const auto pk = std::to_string(100 + n);
        put("Things", R"({"pk": {"S": ")" + pk + R"("}, "x": {"S": ")" + std::string(390'000, 'x') + "\"}}");
        keys += (n > 0 ? ", " : "") + std::string(R"({"pk": {"S": ")") + pk + "\"}}";
    }
    const auto answer =
        nlohmann::json::parse(get(R"({"Things": {"Keys": [)" + keys + R"(], "ConsistentRead": true}})"));
    const auto found = answer["Responses"]["Things"].size(), left = answer["UnprocessedKeys"]["Things"]["Keys"].size();
    EXPECT_EQ(found, 44u) << "the item that passes 16 MB still comes";
    EXPECT_EQ(found + left, 50u);
    EXPECT_EQ(answer["UnprocessedKeys"]["Things"]["ConsistentRead"], true) << "to be sent again as it is";
}

TEST_F(Batch, WritesAllOrNothing) {
    EXPECT_EQ(
        write(
            R"({"Things": [{"PutRequest": {"Item": {"pk": {"S": "new"}, "g": {"S": "g"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "a"}}}}],
                        "Other": [{"PutRequest": {"Item": {"pk": {"N": "2"}}}}]})",
            R"(, "ReturnConsumedCapacity": "INDEXES")"),
        json(R"({"UnprocessedItems": {}, "ConsumedCapacity": [
            {"TableName": "Other", "CapacityUnits": 1.0, "Table": {"CapacityUnits": 1.0}},
            {"TableName": "Things", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 2.0}, "GlobalSecondaryIndexes": {"GSI1": {"CapacityUnits": 1.0}}}]})"));
    EXPECT_EQ(names("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "pk"), "new");

    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"a put and a delete of one key",
         R"({"Things": [{"PutRequest": {"Item": {"pk": {"S": "x"}}}}, {"DeleteRequest": {"Key": {"pk": {"S": "x"}}}}]})",
         "ValidationException: Provided list of item keys contains duplicates"                                                                                                                                    },
        {"another type",
         R"({"Things": [{"PutRequest": {"Item": {"pk": {"S": "x"}}}}, {"PutRequest": {"Item": {"pk": {"N": "1"}}}}]})",                  "ValidationException: The provided key element does not match the schema"},
        {"an index key of another type",
         R"({"Things": [{"PutRequest": {"Item": {"pk": {"S": "x"}}}}, {"PutRequest": {"Item": {"pk": {"S": "y"}, "g": {"N": "1"}}}}]})",
         "ValidationException: One or more parameter values were invalid: Type mismatch for Index Key g Expected: S "
            "Actual: N IndexName: GSI1"                                                                                                                                                                           },
        {"no key",                        R"({"Things": [{"PutRequest": {"Item": {"c": {"S": "x"}}}}]})",
         "ValidationException: The provided key element does not match the schema"                                                                                                                                },
        {"neither put nor delete",        R"({"Things": [{}]})",
         "ValidationException: Supplied AttributeValue has more than one datatypes set, must contain exactly one of "
            "the supported datatypes"                                                                                                                                                                             },
        {"no such table",
         R"({"Things": [{"PutRequest": {"Item": {"pk": {"S": "x"}}}}], "Zoo": [{"PutRequest": {"Item": {"pk": {"S": "x"}}}}]})",
         "ResourceNotFoundException: Requested resource not found"                                                                                                                                                },
    };
    for (const auto &[why, items, error] : cases) EXPECT_EQ(write(items), error) << why;
    EXPECT_EQ(member("GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "x"}}})", "Item"), "null")
        << "nothing was written";
}

}

#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class GetItem : public Calls {
protected:
    GetItem() {
        table("Things", "pk:S sk:N");
        put("Things", R"({"pk": {"S": "a"}, "sk": {"N": "1"}, "#0": {"S": "odd"}, "c": {"S": "red"},
            "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}},
            "l": {"L": [{"M": {"a": {"N": "1"}, "b": {"N": "2"}, "c": {"N": "3"}}}, {"S": "one"}, {"S": "two"}]}})");
    }
    std::string get(const std::string &more = "", const char *key = R"({"pk": {"S": "a"}, "sk": {"N": "1"}})") {
        return call("GetItem",
            R"({"TableName": "Things", "Key": )" + std::string(key) + (more.empty() ? "" : ", " + more) + "}");
    }
};

}

TEST_F(GetItem, FindsByKeyOnly) {
    EXPECT_EQ(get("", R"({"pk": {"S": "a"}, "sk": {"N": "2"}})"), "{}");
    EXPECT_EQ(get(R"("ProjectionExpression": "c")"), json(R"({"Item": {"c": {"S": "red"}}})"));
    EXPECT_EQ(get(R"("ProjectionExpression": "c")", R"({"pk": {"S": "a"}, "sk": {"N": "1.0"}})"),
        json(R"({"Item": {"c": {"S": "red"}}})"))
        << "1.0 is the same key as 1";

    const std::string mismatch = "ValidationException: The provided key element does not match the schema";
    const std::tuple<const char *, const char *, std::string> faults[] = {
        {"half a key",         R"({"pk": {"S": "a"}})",                                    mismatch},
        {"more than a key",    R"({"pk": {"S": "a"}, "sk": {"N": "1"}, "c": {"S": "c"}})", mismatch},
        {"another name",       R"({"pk": {"S": "a"}, "c": {"N": "1"}})",                   mismatch},
        {"another type",       R"({"pk": {"S": "a"}, "sk": {"S": "1"}})",                  mismatch},
        {"an empty key value", R"({"pk": {"S": ""}, "sk": {"N": "1"}})",
         "ValidationException: One or more parameter values are not valid. The AttributeValue for a key attribute "
            "cannot "
            "contain an empty string value. Key: pk"                                               },
    };
    for (const auto &[why, key, error] : faults) EXPECT_EQ(get("", key), error) << why;
}

TEST_F(GetItem, ProjectsWhatIsAskedFor) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"keys are not added",                    R"("ProjectionExpression": "c")",              R"({"Item": {"c": {"S": "red"}}})"            },
        {"nothing of it is there",                R"("ProjectionExpression": "nothing")",        R"({"Item": {}})"                             },
        {"parts of one element make one element", R"("ProjectionExpression": "l[0].a, l[0].b")",
         R"({"Item": {"l": {"L": [{"M": {"a": {"N": "1"}, "b": {"N": "2"}}}]}}})"                                                              },
        {"elements close up, in their order",     R"("ProjectionExpression": "l[2], l[1]")",
         R"({"Item": {"l": {"L": [{"S": "one"}, {"S": "two"}]}}})"                                                                             },
        {"a placeholder may look like a number",
         R"("ProjectionExpression": "#0", "ExpressionAttributeNames": {"#0": "#0"})",            R"({"Item": {"#0": {"S": "odd"}}})"           },
        {"inside a map",                          R"("ProjectionExpression": "m.y")",            R"({"Item": {"m": {"M": {"y": {"N": "2"}}}}})"},
    };
    for (const auto &[why, projection, answer] : cases) EXPECT_EQ(get(projection), json(answer)) << why;
    EXPECT_EQ(get(R"("ProjectionExpression": "m, m.x")"),
        "ValidationException: Invalid ProjectionExpression: Two document paths overlap with each other; must remove or "
        "rewrite one of these paths; path one: [m], path two: [m, x]");
}

TEST_F(GetItem, CostsByTheSizeOfTheItem) {
    table("Big", "pk:S");
    put("Big", R"({"pk": {"S": "a"}, "x": {"S": ")" + std::string(5'000, 'x') + R"("}})");
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"each begun 4 KB",     "a", R"("ConsistentRead": true)",      "2.0"},
        {"half of it",          "a", R"("ConsistentRead": false)",     "1.0"},
        {"also to read a part", "a", R"("ProjectionExpression": "y")", "1.0"},
        {"nothing is not free", "b", R"("ConsistentRead": true)",      "1.0"},
        {"and half of it",      "b", R"("ConsistentRead": false)",     "0.5"},
    };
    for (const auto &[why, pk, parameters, units] : cases)
        EXPECT_EQ(member("GetItem",
                      R"({"TableName": "Big", "Key": {"pk": {"S": ")" + std::string(pk) +
                          R"("}}, "ReturnConsumedCapacity": "TOTAL", )" + parameters + "}",
                      "ConsumedCapacity/CapacityUnits"),
            units)
            << why;
    EXPECT_EQ(get(R"("ReturnConsumedCapacity": "INDEXES", "ProjectionExpression": "c")"),
        json(R"({"Item": {"c": {"S": "red"}},
                 "ConsumedCapacity": {"TableName": "Things", "CapacityUnits": 0.5, "Table": {"CapacityUnits": 0.5}}})"));
}

}

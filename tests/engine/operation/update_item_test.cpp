#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class UpdateItem : public Calls {
protected:
    UpdateItem() {
        table("Things", "pk:S",
            {
                {"GSI1", "g:S"}
        });
    }

    std::string update(const char *pk, const std::string &more) {
        return call("UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}})" +
                                      (more.empty() ? "" : ", " + more) + "}");
    }
    std::string stored(const char *pk) {
        return member(
            "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})", "Item");
    }
};

}

TEST_F(UpdateItem, ReadsTheItemAsItWas) {
    put("Things",
        R"({"pk": {"S": "a"}, "a": {"N": "1"}, "c": {"N": "10"}, "l": {"L": [{"S": "0"}, {"S": "1"}, {"S": "2"}]}})");
    EXPECT_EQ(update("a", R"("UpdateExpression": "SET a = :five, b = a, c = (c - :five) REMOVE l[0]",
                             "ExpressionAttributeValues": {":five": {"N": "5"}})"),
        "{}");
    EXPECT_EQ(stored("a"), json(R"({"pk": {"S": "a"}, "a": {"N": "5"}, "b": {"N": "1"}, "c": {"N": "5"},
                                   "l": {"L": [{"S": "1"}, {"S": "2"}]}})"));
}

TEST_F(UpdateItem, CreatesTheItemUnlessItOnlyTakesAway) {
    const std::tuple<const char *, const char *, std::string, std::string> cases[] = {
        {"with its key",                    "new1", R"("UpdateExpression": "SET x = :v", "ExpressionAttributeValues": {":v": {"N": "1"}})",
         R"({"pk":{"S":"new1"},"x":{"N":"1"}})"                                                                                                                                   },
        {"even without an update",          "new2", "",                                                                                     R"({"pk":{"S":"new2"}})"              },
        {"ADD starts at zero",              "new3",
         R"("UpdateExpression": "ADD x :v", "ExpressionAttributeValues": {":v": {"N": "7"}})",                                              R"({"pk":{"S":"new3"},"x":{"N":"7"}})"},
        {"REMOVE makes no item",            "new4", R"("UpdateExpression": "REMOVE x")",                                                    "null"                                },
        {"not even of a path into nothing", "new5", R"("UpdateExpression": "REMOVE x.y")",                                                  "null"                                },
    };
    for (const auto &[why, pk, parameters, item] : cases) {
        EXPECT_EQ(update(pk, parameters), "{}") << why;
        EXPECT_EQ(stored(pk), item) << why;
    }
    EXPECT_EQ(update("new6", R"("ConditionExpression": "attribute_exists(pk) ")"),
        "ConditionalCheckFailedException: The conditional request failed");
    EXPECT_EQ(stored("new6"), "null") << "no ghost is left of a failed condition";
}

TEST_F(UpdateItem, ReturnsWhatItWasAskedFor) {
    const char *item = R"({"pk": {"S": "a"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}, "s": {"S": "old"}})";
    const std::string
        set = R"("UpdateExpression": "SET m.x = :v, t = :v", "ExpressionAttributeValues": {":v": {"N": "9"}})",
        remove = R"("UpdateExpression": "REMOVE s")";
    const std::tuple<const char *, std::string, const char *, const char *> cases[] = {
        {"the touched parts as they were",    set,    "UPDATED_OLD", R"({"Attributes": {"m": {"M": {"x": {"N": "1"}}}}})"},
        {"the touched parts as they are",     set,    "UPDATED_NEW",
         R"({"Attributes": {"m": {"M": {"x": {"N": "9"}}}, "t": {"N": "9"}}})"                                           },
        {"all as it was",                     remove, "ALL_OLD",     R"({"Attributes": )"                                },
        {"all as it is",                      remove, "ALL_NEW",
         R"({"Attributes": {"pk": {"S": "a"}, "m": {"M": {"x": {"N": "1"}, "y": {"N": "2"}}}}})"                         },
        {"what is removed is not new",        remove, "UPDATED_NEW", "{}"                                                },
        {"but was old",                       remove, "UPDATED_OLD", R"({"Attributes": {"s": {"S": "old"}}})"            },
        {"nothing touched, nothing returned", "",     "UPDATED_OLD", "{}"                                                },
        {"nothing",                           set,    "NONE",        "{}"                                                },
    };
    for (const auto &[why, expression, wanted, answer] : cases) {
        put("Things", item);
        const auto expected = std::string(wanted) == "ALL_OLD" ? answer + std::string(item) + "}" : answer;
        EXPECT_EQ(update("a", (expression.empty() ? "" : expression + ", ") + R"("ReturnValues": ")" + wanted + "\""),
            json(expected))
            << why;
    }
    EXPECT_EQ(update("none", R"("UpdateExpression": "REMOVE s", "ReturnValues": "ALL_NEW")"), "{}")
        << "no item, no attributes";
    EXPECT_EQ(update("none", R"("UpdateExpression": "SET s = :v", "ExpressionAttributeValues": {":v": {"N": "1"}},
                                "ReturnValues": "ALL_OLD")"),
        "{}");
}

TEST_F(UpdateItem, RefusesWhatTheItemCannotBecome) {
    put("Things", R"({"pk": {"S": "a"}, "s": {"S": "text"}, "n": {"N": "9E125"}, "m": {"M": {}}, "x": {"S": ")" +
                      std::string(409'000, 'x') + R"("}})");
    const std::string value = R"(, "ExpressionAttributeValues": {":v": )";
    std::string deep = R"({"S": "leaf"})";
    for (int level = 0; level < 31; ++level) deep = R"({"L": [)" + deep + "]}";
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"the key stays",                    R"("UpdateExpression": "SET pk = :v")" + value + R"({"S": "b"}})",
         "One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key"                                 },
        {"and cannot go",                    R"("UpdateExpression": "REMOVE pk")",
         "One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key"                                 },
        {"an index key has one type",        R"("UpdateExpression": "SET g = :v")" + value + R"({"N": "1"}})",
         "One or more parameter values were invalid: Type mismatch for Index Key g Expected: S Actual: N IndexName: "
            "GSI1"                                                                                                                                  },
        {"and no inside",                    R"("UpdateExpression": "SET g.h = :v")" + value + R"({"N": "1"}})",
         "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: IndexKey: g"                                  },
        {"a path that leads nowhere",        R"("UpdateExpression": "SET q.r = :v")" + value + R"({"N": "1"}})",
         "The document path provided in the update expression is invalid for update"                                                                },
        {"into something without an inside", R"("UpdateExpression": "REMOVE s.r")",
         "The document path provided in the update expression is invalid for update"                                                                },
        {"a missing attribute has no value", R"("UpdateExpression": "SET q = r")",
         "The provided expression refers to an attribute that does not exist in the item"                                                           },
        {"text cannot be added to",          R"("UpdateExpression": "SET s = s + :v")" + value + R"({"N": "1"}})",
         "An operand in the update expression has an incorrect data type"                                                                           },
        {"a number out of range",            R"("UpdateExpression": "SET n = n + :v")" + value + R"({"N": "9E125"}})",
         "Number overflow. Attempting to store a number with magnitude larger than supported range"                                                 },
        {"over 400 KB",
         R"("UpdateExpression": "SET y = :v")" + value + R"({"S": ")" + std::string(1'000,                             'y') + R"("}})",
         "Item size to update has exceeded the maximum allowed size"},
        {"deeper than 32 levels",                                  R"("UpdateExpression": "SET m.x = :v")" + value + deep + "}",
         "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported "
            "limit"                   },
        {"one section twice",                                  R"("UpdateExpression": "ADD a :v ADD b :v")" + value + R"({"N": "1"}})",
         "Invalid UpdateExpression: The \"ADD\" section can only be used once in an update expression;"},
        {"two actions on one path",                                  R"("UpdateExpression": "ADD a :v DELETE a :v")" + value + R"({"SS": ["x"]}})",
         "Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite one of these "
            "paths; path one: [a], path two: [a]"       },
    };
    const auto before = stored("a");
    for (const auto &[why, parameters, text] : cases)
        EXPECT_EQ(update("a", parameters), "ValidationException: " + std::string(text)) << why;
    EXPECT_EQ(stored("a"), before) << "nothing of it was written";
}

TEST_F(UpdateItem, LeavesIndexKeysAloneThatItDoesNotTouch) {
    // An index made later leaves out items whose value has another type; updating something else stays possible.
    EXPECT_EQ(
        update("a", R"("UpdateExpression": "SET g = :v", "ExpressionAttributeValues": {":v": {"S": "x"}})"), "{}");
    EXPECT_EQ(names("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "pk"), "a");
    EXPECT_EQ(update("a", R"("UpdateExpression": "REMOVE g")"), "{}");
    EXPECT_EQ(names("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})", "pk"), "") << "no key, no entry";
}

}

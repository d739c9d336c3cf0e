#include "engine/request/codec.h"
#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class Capacity : public Calls {
protected:
    std::string put(const std::string &attributes) {
        return units("PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "a"}, )" + attributes + "}}");
    }
    std::string erase(const char *pk) {
        return units("DeleteItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::string(pk) + R"("}}})");
    }
};

std::string text(const char *name, std::size_t bytes) {
    return "\"" + std::string(name) + R"(": {"S": ")" + std::string(bytes, 'x') + "\"}";
}

}

// The eight steps of the rule of index writes; the item stays between 2,049 and 3,072 bytes.
// Captured on the service by the reports behind https://github.com/nubo-db/dynoxide issues 176 and 178.
TEST_F(Capacity, AnIndexCostsNoneOneOrTwoWrites) {
    table("Things", "pk:S",
        {
            {"GSI1", "status:S created:S", R"({"ProjectionType": "KEYS_ONLY"})"}
    });
    const std::string body = text("body", 2'500) + R"(, "created": {"S": "2026-11-30"})";
    const std::string open = R"(, "status": {"S": "OPEN"})", paid = R"(, "status": {"S": "PAID"})";
    EXPECT_EQ(put(body + open), "table 3, GSI1 1") << "1. a new item with a status: one put";
    EXPECT_EQ(put(body + open), "table 3") << "2. the same again: none";
    EXPECT_EQ(put(body + open + R"(, "note": {"S": "a"})"), "table 3") << "3. an attribute that the index lacks: none";
    EXPECT_EQ(put(body + paid + R"(, "note": {"S": "a"})"), "table 3, GSI1 2") << "4. another key: out and in";
    EXPECT_EQ(
        units("TransactWriteItems", R"({"TransactItems": [{"Update": {"TableName": "Things", "Key": {"pk": {"S": "a"}},
        "UpdateExpression": "SET #s = :s", "ExpressionAttributeNames": {"#s": "status"},
        "ExpressionAttributeValues": {":s": {"S": "SENT"}}}}]})"),
        "table 6, GSI1 2")
        << "5. another key inside a transaction: only the table costs double";
    EXPECT_EQ(put(body + R"(, "note": {"S": "a"})"), "table 3, GSI1 1") << "6. no status: one delete";
    EXPECT_EQ(put(body + R"(, "note": {"S": "b"})"), "table 3") << "7. not in the index before or after: none";
    EXPECT_EQ(erase("a"), "table 3") << "8. a delete out of the index";
}

TEST_F(Capacity, WritesCountTheLargerOfBeforeAndAfter) {
    table("Things", "pk:S",
        {
            {"GSI1", "g:S"}
    });
    EXPECT_EQ(put(text("x", 2'100)), "table 3");
    EXPECT_EQ(put(text("x", 10)), "table 3") << "shrinking costs what was there";
    EXPECT_EQ(put(text("x", 10)), "table 1");
    EXPECT_EQ(put(text("x", 10) + R"(, "g": {"S": "1"})"), "table 1, GSI1 1");
    EXPECT_EQ(put(text("x", 2'100) + R"(, "g": {"S": "2"})"), "table 3, GSI1 4") << "1 out and 3 in, rounded apart";
    EXPECT_EQ(put(text("x", 1'500) + R"(, "g": {"S": "2"})"), "table 3, GSI1 3") << "changed in its place: the larger";
    EXPECT_EQ(erase("a"), "table 2, GSI1 2");
    EXPECT_EQ(erase("a"), "table 1") << "deleting nothing is not free";
}

TEST_F(Capacity, ReadsArePaidByThePageBeforeFilterAndProjection) {
    table("Things", "pk:S sk:N",
        {
            {"GSI1",      "g:S",                                                         R"({"ProjectionType": "KEYS_ONLY"})"},
            { "LSI1", "pk:S l:N", R"({"ProjectionType": "INCLUDE", "NonKeyAttributes": ["c"]})",                                 true}
    });
    for (const char *n : {"1", "2", "3"})
        Calls::put("Things", R"({"pk": {"S": "a"}, "sk": {"N": ")" + std::string(n) + R"("}, "l": {"N": ")" + n +
                                 R"("}, "g": {"S": "g"}, "c": {"S": "red"}, )" + text("x", 3'000) + "}");
    const auto query = [&](const std::string &more) {
        return units("Query", R"({"TableName": "Things", "KeyConditionExpression": "pk = :a",
            "ExpressionAttributeValues": {":a": {"S": "a"}})" +
                                  more + "}");
    };
    const std::string lsi = R"(, "IndexName": "LSI1")";
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"three times 3 KB together, half price",                   "",                                                              "table 1.5"        },
        {"full price",                                              R"(, "ConsistentRead": true)",                                   "table 3"          },
        {"a projection saves nothing",                              R"(, "ProjectionExpression": "c")",                              "table 1.5"        },
        {"nor does counting",                                       R"(, "Select": "COUNT")",                                        "table 1.5"        },
        {"only what was read counts",                               R"(, "Limit": 1)",                                               "table 0.5"        },
        {"entries of an index are small",                           lsi,                                                             "table 0, LSI1 0.5"},
        {"what it projects comes from it",                          lsi + R"(, "ProjectionExpression": "c")",                        "table 0, LSI1 0.5"},
        {"what it lacks comes from the table, each item by itself", lsi + R"(, "ProjectionExpression": "x")",
         "table 1.5, LSI1 0.5"                                                                                                                          },
        {"and consistently",                                        lsi + R"(, "Select": "ALL_ATTRIBUTES", "ConsistentRead": true)", "table 3, LSI1 1"  },
        {"counting needs no attribute",                             lsi + R"(, "Select": "COUNT")",                                  "table 0, LSI1 0.5"},
    };
    for (const auto &[why, more, expected] : cases) EXPECT_EQ(query(more), expected) << why;
    EXPECT_EQ(units("Scan", R"({"TableName": "Things", "FilterExpression": "attribute_exists(zz) "})"), "table 1.5")
        << "a filter saves nothing";
    EXPECT_EQ(units("Scan", R"({"TableName": "Things", "IndexName": "GSI1"})"), "table 0, GSI1 0.5");
    EXPECT_EQ(units("Query", R"({"TableName": "Things", "KeyConditionExpression": "pk = :a",
        "ExpressionAttributeValues": {":a": {"S": "none"}}})"),
        "table 0.5")
        << "finding nothing is not free";
}

// Developer Guide, "Capacity unit consumption": the item that is there; what a put carried was measured by third
// parties.
TEST_F(Capacity, AConditionThatFailsIsPaidAllTheSame) {
    table("Things", "pk:S",
        {
            {"GSI1", "g:S"}
    });
    Calls::put("Things", R"({"pk": {"S": "a"}, "g": {"S": "g"}, )" + text("x", 2'500) + "}");
    const auto cost = [&](const char *operation, const std::string &more) {
        const auto answer = engine->execute(*decodeRequest(
            operation, R"({"TableName": "Things", "ConditionExpression": "attribute_exists(zz) ", )" + more + "}"));
        EXPECT_EQ(answer.error().code, Error::Code::ConditionalCheckFailed);
        return answer.error().writeUnits;
    };
    EXPECT_EQ(cost("PutItem", R"("Item": {"pk": {"S": "a"}})"), 3) << "the item that is there";
    EXPECT_EQ(cost("PutItem", R"("Item": {"pk": {"S": "a"}, )" + text("x", 4'000) + "}"), 4)
        << "or the larger that came";
    EXPECT_EQ(cost("PutItem", R"("Item": {"pk": {"S": "b"}})"), 1) << "or nothing";
    EXPECT_EQ(cost("PutItem", R"("Item": {"pk": {"S": "b"}, )" + text("x", 4'000) + "}"), 4);
    EXPECT_EQ(cost("DeleteItem", R"("Key": {"pk": {"S": "a"}})"), 3);
    EXPECT_EQ(cost("DeleteItem", R"("Key": {"pk": {"S": "b"}})"), 1);
    EXPECT_EQ(cost("UpdateItem", R"("Key": {"pk": {"S": "a"}}, "UpdateExpression": "REMOVE x")"), 3);
}

TEST_F(Capacity, IsReportedAsFarAsItWasAskedFor) {
    table("Things", "pk:S",
        {
            {"GSI1", "g:S"},
            {"GSI2", "h:S"}
    });
    const auto put = [&](const char *wanted) {
        return member("PutItem",
            R"({"TableName": "Things", "Item": {"pk": {"S": "a"}, "g": {"S": ")" + std::string(wanted) +
                R"("}}, "ReturnConsumedCapacity": ")" + wanted + "\"}",
            "ConsumedCapacity");
    };
    EXPECT_EQ(put("NONE"), "null");
    EXPECT_EQ(put("TOTAL"), json(R"({"TableName": "Things", "CapacityUnits": 3.0})"));
    EXPECT_EQ(put("INDEXES"), json(R"({"TableName": "Things", "CapacityUnits": 3.0, "Table": {"CapacityUnits": 1.0},
        "GlobalSecondaryIndexes": {"GSI1": {"CapacityUnits": 2.0}}})"))
        << "GSI2 was not charged";
}

}

#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class ValidationOrder : public Calls {
protected:
    ValidationOrder() {
        table("Things", "pk:S sk:S",
            {
                {"GSI1", "g:S", R"({"ProjectionType": "KEYS_ONLY"})"}
        });
    }

    struct Case {
        const char *why, *operation;
        std::string request, text;
    };
    /// Each request has several faults; the text is that of the one which is told.
    void expect(const std::vector<Case> &cases) {
        for (const auto &[why, operation, request, text] : cases)
            EXPECT_EQ(call(operation, "{" + request + "}"), "ValidationException: " + text) << operation << ": " << why;
    }

    const std::string mixed = "Can not use both expression and non-expression parameters in the same request: ";
    const std::string invalid = "One or more parameter values were invalid: ";
    const std::string noValue = "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes";
    const std::string arguments = "Invalid number of argument(s) for the EQ ComparisonOperator";
};

}

// dynalite's tests, which ran against the service, and the Parity Suite's for transactions show which fault is told.
TEST_F(ValidationOrder, ParametersThatExcludeEachOtherComeBeforeTheirValues) {
    expect({
        {"before the key's",                 "GetItem",
         R"("TableName": "none", "Key": {"a": {}}, "AttributesToGet": ["a"], "ProjectionExpression": "")",        mixed + "Non-expression parameters: {AttributesToGet} Expression parameters: {ProjectionExpression}"                },
        {"names that nothing can use, too",  "GetItem",
         R"("TableName": "none", "Key": {"a": {}}, "ExpressionAttributeNames": {})",                              "ExpressionAttributeNames can only be specified when using expressions"                                             },
        {"before the item's",                "PutItem",
         R"("TableName": "none", "Item": {"a": {}}, "Expected": {"a": {}}, "ConditionExpression": "")",           mixed + "Non-expression parameters: {Expected} Expression parameters: {ConditionExpression}"                        },
        {"values that nothing can use, too", "PutItem",
         R"("TableName": "none", "Item": {"a": {}}, "ExpressionAttributeValues": {})",                            "ExpressionAttributeValues can only be specified when using expressions: ConditionExpression is null"               },
        {"all of them are named",            "UpdateItem",
         R"("TableName": "none", "Key": {"a": {}}, "AttributeUpdates": {"a": {}}, "Expected": {"a": {}},
               "UpdateExpression": "", "ConditionExpression": "")",         mixed + "Non-expression parameters: {AttributeUpdates, Expected} Expression parameters: {UpdateExpression, "
                    "ConditionExpression}"                                                                                   },
        {"before filters and start keys",    "Query",
         R"("TableName": "none", "QueryFilter": {"a": {"ComparisonOperator": "EQ", "AttributeValueList": [{}]}},
               "ExclusiveStartKey": {"a": {}}, "FilterExpression": "", "AttributesToGet": ["a", "a"])", mixed +
                "Non-expression parameters: {AttributesToGet, QueryFilter} Expression parameters: {FilterExpression}"},
        {"in a scan, too",                   "Scan",
         R"("TableName": "none", "ScanFilter": {"a": {"ComparisonOperator": "EQ", "AttributeValueList": [{}]}},
               "ConditionalOperator": "OR", "ProjectionExpression": "")",  mixed + "Non-expression parameters: {ScanFilter, ConditionalOperator} Expression parameters: "
                    "{ProjectionExpression}"                                                                          },
        {"for each table of a batch",        "BatchGetItem",
         R"("RequestItems": {"none": {"Keys": [{"a": {}}], "ExpressionAttributeNames": {}}})",                    "ExpressionAttributeNames can only be specified when using expressions"                                             },
    });
    put("Things", R"({"pk": {"S": "a"}, "sk": {"S": "1"}})");
    EXPECT_EQ(names("Query",
                  R"({"TableName": "Things", "FilterExpression": "attribute_exists(pk2) OR attribute_not_exists(c) ",
        "KeyConditions": {
        "pk" : {
            "ComparisonOperator" : "EQ", "AttributeValueList" : [ {"S" : "a"} ]
        }}
})",
                  "sk"),
        "1")
        << "KeyConditions go together with the expressions that do not take their place";
}

TEST_F(ValidationOrder, EachMemberIsReadInItsTurn) {
    const std::string eq = R"({"ComparisonOperator": "EQ", "AttributeValueList": )";
    expect({
        {"the item before what to return",                                                                  "PutItem",
         R"("TableName": "none", "Item": {"a": {}}, "ReturnValues": "ALL_NEW")",                                                                          noValue                                                                                },
        {"what to return before the size",                                                                  "PutItem",
         R"("TableName": "none", "ReturnValues": "ALL_NEW", "Item": {"a": {"S": ")" + std::string(410'000,                                                'x') +
                "\"}}",                                                                                                                  "ReturnValues can only be ALL_OLD or NONE"},
        {"the size before what is expected",                                                                                                 "PutItem",
         R"("TableName": "none", "Expected": {"a": {}}, "Item": {"a": {"S": ")" + std::string(410'000, 'x') + "\"}}",
         "Item size has exceeded the maximum allowed size"},
        {"what is expected, attribute by attribute",                                                 "DeleteItem",
         R"("TableName": "none", "Key": {}, "Expected": {"a": {"Exists": true}, "b": {"Value": {}}})",                                                  invalid + "Value must be provided when Exists is true for Attribute: a"                                                                            },
        {"or its value first",                          "DeleteItem",
         R"("TableName": "none", "Key": {}, "Expected": {"a": {"Value": {}}, "b": {"Exists": true}})",noValue},
        {"updates before what is expected",                                                                                          "UpdateItem",
         R"("TableName": "none", "Key": {}, "AttributeUpdates": {"a": {"Action": "PUT"}}, "Expected": {"b": {"Value": {}}})",
         invalid + "Only DELETE action is allowed when no attribute value is specified"                                                                                                                 },
        {"names of values before values",                    "DeleteItem",
         R"("TableName": "none", "Key": {}, "ConditionExpression": "a = = b", "ExpressionAttributeValues": {":b": {}, "b": {"S": "a"}})",
         R"(ExpressionAttributeValues contains invalid key: Syntax error; key: "b")"},
        {"values before expressions",                       "DeleteItem",
         R"("TableName": "none", "Key": {}, "ConditionExpression": "a = = b", "ExpressionAttributeValues": {":b": {}})",                                       "ExpressionAttributeValues contains invalid value: " + noValue + " for key :b"                                                                                                                     },
        {"a query's filter before its start key",                   "Query",
         R"("TableName": "none", "QueryFilter": {"a": )" + eq + R"([]}}, "ExclusiveStartKey": {"a": {}})",
         invalid + arguments},
        {"then what to get",                                                                               "Query",
         R"("TableName": "none", "AttributesToGet": ["a", "a"], "ExclusiveStartKey": {"a": {}})",                                                                                                        invalid + "Duplicate value in attribute name: a"                                                                                                                                                                                },
        {"then the start key",                                                 "Query",                                                          R"("TableName": "none", "ExclusiveStartKey": {"a": {}})",
         "The provided starting key is invalid: " + noValue},
        {"of which some faults are told bare",                                                "Query",
         R"("TableName": "none", "ExclusiveStartKey": {"a": {"N": "x"}})",                                                       "The parameter cannot be converted to a numeric value: x"                                                                                                                                                                                                                                                                       },
        {"then whether there is a condition",                                        "Query",
         R"("TableName": "none", "FilterExpression": "a = = b", "ExpressionAttributeValues": {":b": {}})","Either the KeyConditions or KeyConditionExpression parameter must be specified in the request."},
        {"then all expressions", "Query",
         R"("TableName": "none", "KeyConditionExpression": "a = b OR c = d", "FilterExpression": "")",                             "Invalid FilterExpression: The expression can not be empty;"                                                                                                                                                                                                                                                                                                                                                 },
        {"and last whether they are about keys",                                     "Query",
         R"("TableName": "none", "KeyConditionExpression": "a = b OR c = d")",              "Invalid operator used in KeyConditionExpression: OR"},
        {"a scan's filter before its start key",                                            "Scan",
         R"("TableName": "none", "ScanFilter": {"a": )" + eq + R"([]}}, "ExclusiveStartKey": {"a": {}})",
         invalid + arguments                                                                                                                                                                                                                                                                                                                                                                 },
        {"the start key before segments",                                                                               "Scan",
         R"("TableName": "none", "Segment": 1, "ExclusiveStartKey": {"a": {"NULL": false}})",                                                                                           "The provided starting key is invalid: " + invalid +
                "Null attribute value types must have the value of true"},
        {"segments before expressions",                          "Scan",                                   R"("TableName": "none", "Segment": 1, "FilterExpression": "")",
         "The TotalSegments parameter is required but was not present in the request when Segment parameter is "
            "present"                                                                                                                                                                                                                                                                                                                                                                   },
    });
}

TEST_F(ValidationOrder, OfTransactionsIsThatOfTheirActions) {
    const auto put = [](const std::string &item) {
        return R"({"Put": {"TableName": "none", "Item": {)" + item + "}}}";
    };
    const auto erase = [](const std::string &more) {
        return R"({"Delete": {"TableName": "none", "Key": {"a": {}})" + more + "}}";
    };
    const std::string syntax = R"(, "ConditionExpression": "a = = b")";
    const std::string syntaxText = R"(Invalid ConditionExpression: Syntax error; token: "=", near: "= = b")";
    const auto all = [](const std::string &actions) { return R"("TransactItems": [)" + actions + "]"; };
    expect({
        {"the first action's fault",          "TransactWriteItems", all(put(R"("": {"S": "x"})") + "," + erase(syntax)),
         "Empty attribute name"                                                                                                    },
        {"whatever it is",                    "TransactWriteItems", all(erase(syntax) + "," + put(R"("": {"S": "x"})")), syntaxText},
        {"its expressions before its key",    "TransactWriteItems", all(erase(syntax)),                                  syntaxText},
        {"its values before its expressions", "TransactWriteItems",
         all(erase(syntax + R"(, "ExpressionAttributeValues": {":b": {}})")),
         "ExpressionAttributeValues contains invalid value: " + noValue + " for key :b"                                            },
    });
}

TEST_F(ValidationOrder, ThenComeTableIndexAndKeys) {
    const std::string query = R"("TableName": "Things", "KeyConditions": {)";
    const std::string eq = R"(: {"ComparisonOperator": "EQ", "AttributeValueList": [{"S": "a"}]})";
    const std::string ne = R"(: {"ComparisonOperator": "NE", "AttributeValueList": [{"S": "a"}]})";
    EXPECT_EQ(call("Query", R"({"TableName": "none", "KeyConditions": {"pk")" + ne + "}}"),
        "ResourceNotFoundException: Requested resource not found")
        << "whether a key knows the operator is asked of a table";
    expect({
        {"the index",                                   "Query",   query + R"("pk")" + ne + R"(}, "IndexName": "none", "ExclusiveStartKey": {})",
         "The table does not have the specified index: none"                                                                                                                                                                                           },
        {"how it is read",                              "Query",
         query + R"("pk")" + ne + R"(}, "IndexName": "GSI1", "ConsistentRead": true, "ExclusiveStartKey": {})",
         "Consistent reads are not supported on global secondary indexes"                                                                                                                                                                              },
        {"the start key as a whole",                    "Query",   query + R"("pk")" + ne + R"(}, "ExclusiveStartKey": {"pk": {"N": "1"}})",
         "The provided starting key is invalid"                                                                                                                                                                                                        },
        {"its part of the first key attribute",         "Query",
         query + R"("pk")" + ne + R"(}, "ExclusiveStartKey": {"pk": {"N": "1"}, "sk": {"N": "1"}})",
         "The provided key element does not match the schema"                                                                                                                                                                                          },
        {"the condition on that",                       "Query",
         query + R"("sk")" + ne + R"(}, "ExclusiveStartKey": {"pk": {"S": "a"}, "sk": {"N": "1"}})",
         "Query condition missed key schema element: pk"                                                                                                                                                                                               },
        {"its part of the second",                      "Query",
         query + R"("pk")" + eq + R"(, "sk")" + ne +
                R"(}, "ExclusiveStartKey": {"pk": {"S": "a"}, "sk": {"N": "1"}})",                                                                "The provided key element does not match the schema"                                                 },
        {"the condition on that, too",                  "Query",
         query + R"("pk")" + eq + R"(, "sk")" + ne +
                R"(}, "ExclusiveStartKey": {"pk": {"S": "b"}, "sk": {"S": "1"}})",                                                                "Attempted conditional constraint is not an indexable operation"                                     },
        {"where it starts",                             "Query",
         query + R"("pk")" + eq +
                R"(}, "ProjectionExpression": "pk.a", "ExclusiveStartKey": {"pk": {"S": "b"}, "sk": {"S": "1"}})",                                "The provided starting key is outside query boundaries based on provided conditions"                 },
        {"paths into keys",                             "Query",
         query + R"("pk")" + eq +
                R"(}, "ProjectionExpression": "pk.a", "FilterExpression": "attribute_exists(sk) ")",                                              "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: Key: pk"},
        {"filters on keys",                             "Query",
         query + R"("g")" + eq +
                R"(}, "IndexName": "GSI1", "Select": "ALL_ATTRIBUTES", "FilterExpression": "attribute_exists(g) ")",                              "Filter Expression can only contain non-primary key attributes: Primary key attribute: g"            },
        {"what an index has",                           "Query",
         query + R"("g")" + eq +
                R"(}, "IndexName": "GSI1", "Select": "ALL_ATTRIBUTES", "FilterExpression": "attribute_exists(pk[1]) ")",                          invalid + "Select type ALL_ATTRIBUTES is not supported for global secondary index GSI1 because its "
                      "projection type is not ALL"                                                                             },
        {"and paths of filters into keys",              "Query",
         query + R"("pk")" + eq + R"(}, "FilterExpression": "attribute_exists(g[1]) ")",
         "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: IndexKey: g"                                                                                                                                     },
        {"a scan's start key before what an index has", "Scan",
         R"("TableName": "Things", "IndexName": "GSI1", "Select": "ALL_ATTRIBUTES", "ExclusiveStartKey": {"g": {"S": "a"}})",
         "The provided starting key is invalid"                                                                                                                                                                                                        },
        {"the key before paths into it",                "GetItem",
         R"("TableName": "Things", "Key": {"pk": {"S": "a"}}, "ProjectionExpression": "pk.a")",                                                   "The provided key element does not match the schema"                                                 },
    });
}

TEST_F(ValidationOrder, UpdatesOfIndexKeysAreJudgedBeforeTheItemIsRead) {
    const std::string update =
        R"("TableName": "Things", "Key": {"pk": {"S": "a"}, "sk": {"S": "1"}}, "UpdateExpression": )";
    const std::string value =
        R"(, "ConditionExpression": "attribute_exists(zz) ", "ExpressionAttributeValues": {":n": {"N": "1"}})";
    const std::string mismatch = invalid + "Type mismatch for Index Key g Expected: S Actual: N IndexName: GSI1";
    expect({
        {"a value of another type",                   "UpdateItem", update + R"("SET g = :n")" + value,            mismatch},
        {"whatever a sum is made of, it is a number", "UpdateItem", update + R"("SET g = c + :n")" + value,        mismatch},
        {"types before paths into keys",              "UpdateItem", update + R"("SET c = pk.x ADD g :n")" + value, mismatch},
        {"paths that are read count, too",            "UpdateItem", update + R"("SET c = g[1], d = :n")" + value,
         "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: IndexKey: g"         },
        {"the key is untouchable before all that",    "UpdateItem", update + R"("SET g = :n, pk = :n")" + value,
         invalid + "Cannot update attribute pk. This attribute is part of the key"                                         },
    });
    put("Things", R"({"pk": {"S": "a"}, "sk": {"S": "1"}, "n": {"N": "1"}})");
    expect({
        {"what is copied shows its type only then", "UpdateItem", update + R"("SET g = n")",
         "The update expression attempted to update the secondary index key to unsupported type"}
    });
}
}

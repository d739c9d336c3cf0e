#include "engine/base/json_reader.h"
#include "engine/request/codec.h"
#include "engine/request/constraints.h"
#include "engine/schema/table_checks.h"
#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

std::string fault(std::string_view operation, std::string_view json) {
    const auto request = decodeRequest(operation, json);
    if (request) return "";
    switch (request.error().code) {
    case Error::Code::Validation: return request.error().message;
    case Error::Code::Serialization: return "Serialization: " + request.error().message;
    default: return exceptionName(request.error().code);
    }
}

template <class Input> Input decoded(std::string_view json) {
    const auto request = decodeRequest(Input::operation, json);
    EXPECT_TRUE(request) << json << (request ? "" : request.error().message);
    return request ? std::get<Input>(*request) : Input{};
}

const std::string one = "1 validation error detected: ";

}

TEST(DecodeRequest, FillsTheStruct) {
    const auto query =
        decoded<QueryInput>(R"({"TableName":"Orders","IndexName":"GSI1","KeyConditionExpression":"#p = :p",
        "ExpressionAttributeNames":{"#p":"PK"},"ExpressionAttributeValues":{":p":{"S":"USER#1"}},"Select":"COUNT",
        "Limit":5,"ScanIndexForward":false,"ConsistentRead":true,"ReturnConsumedCapacity":"TOTAL",
        "ExclusiveStartKey":{"PK":{"S":"a"}},"Unknown":[1]})");
    EXPECT_EQ(query.tableName, "Orders");
    EXPECT_EQ(query.indexName, "GSI1");
    EXPECT_EQ(query.keyConditionExpression, "#p = :p");
    EXPECT_EQ(query.expressionAttributeNames->at("#p"), "PK");
    EXPECT_EQ(toJson(ValueView(query.expressionAttributeValues->at(":p"))), R"({"S":"USER#1"})");
    EXPECT_EQ(query.select, Select::Count);
    EXPECT_EQ(query.limit, 5);
    EXPECT_FALSE(query.scanIndexForward);
    EXPECT_TRUE(query.consistentRead);
    EXPECT_EQ(query.returnConsumedCapacity, ReturnConsumedCapacity::Total);
    EXPECT_EQ(toJson(ItemView(*query.exclusiveStartKey)), R"({"PK":{"S":"a"}})");
    EXPECT_FALSE(query.filterExpression);
    EXPECT_TRUE(decoded<QueryInput>(R"({"TableName":"Orders"})").scanIndexForward) << "true unless told";

    const auto put = decoded<PutItemInput>(R"({"TableName":"T","Item":{"PK":{"S":"a"}},"ReturnValues":"ALL_OLD",
        "ConditionExpression":null})");
    EXPECT_EQ(put.returnValues, ReturnValues::AllOld);
    EXPECT_FALSE(put.conditionExpression) << "null is as if not there";

    const auto create = decoded<CreateTableInput>(R"({"TableName":"Orders","BillingMode":"PAY_PER_REQUEST",
        "AttributeDefinitions":[{"AttributeName":"PK","AttributeType":"S"},{"AttributeName":"n","AttributeType":"N"}],
        "KeySchema":[{"AttributeName":"PK","KeyType":"HASH"}],
        "GlobalSecondaryIndexes":[{"IndexName":"GSI1","KeySchema":[{"AttributeName":"n","KeyType":"HASH"}],
            "Projection":{"ProjectionType":"INCLUDE","NonKeyAttributes":["x"]}}],
        "StreamSpecification":{"StreamEnabled":true,"StreamViewType":"NEW_AND_OLD_IMAGES"},
        "Tags":[{"Key":"team","Value":""}]})");
    ASSERT_TRUE(create.globalSecondaryIndexes);
    EXPECT_EQ(create.globalSecondaryIndexes->at(0).projection->nonKeyAttributes->at(0), "x");
    EXPECT_EQ(create.attributeDefinitions[1].attributeType, ScalarType::N);
    EXPECT_EQ(create.tags->at(0).key, "team");
    EXPECT_TRUE(tableFrom(create));
}

TEST(DecodeRequest, TellsTheKindsOfFaultsInOrder) {
    const std::tuple<const char *, const char *, std::string, const char *> cases[] = {
        {"Dance",   "{}",                                                                                             "UnknownOperationException",        "the operation comes first"          },
        {"GetItem", "{",
         "Serialization: Not JSON: The JSON document has an improper structure: missing or superfluous commas, "
            "braces, "
            "missing keys, etc.",                                                                                                                         "then the JSON"                      },
        {"GetItem", "[]",                                                                                             "Serialization: Not a JSON object", "which is an object"                 },
        {"PutItem", R"({"TableName":"","Item":{"n":{"N":"dog"},"s":{"S":1}}})",
         "Serialization: NUMBER_VALUE cannot be converted to String",                                                                                     "wrong JSON types, wherever they are"},
        {"PutItem", R"({"TableName":"","Item":{"n":{"N":"dog"}}})",
         one + "Value '' at 'tableName' failed to satisfy constraint: Member must have length greater than or equal "
                  "to 1",                                                                                                                                 "the members' rules"                 },
        {"PutItem", R"({"TableName":"T","Item":{"n":{"N":"dog"}}})",
         "The parameter cannot be converted to a numeric value: dog",                                                                                     "and attribute values last"          },
        {"PutItem", R"({"TableName":"T","Item":{},"ConditionExpression":"a","ExpressionAttributeValues":{":v":{}}})",
         "ExpressionAttributeValues contains invalid value: Supplied AttributeValue is empty, must contain exactly "
            "one of the supported datatypes for key :v",                                                                                                  "with the name of the value"         },
    };
    for (const auto &[operation, json, message, why] : cases) EXPECT_EQ(fault(operation, json), message) << why;
}

TEST(DecodeRequest, WrongJsonTypes) { // dynalite's captures from AWS
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"GetItem",     R"({"TableName":5})",                                     "NUMBER_VALUE cannot be converted to String"         },
        {"GetItem",     R"({"TableName":[]})",                                    "Unrecognized collection type class java.lang.String"},
        {"GetItem",     R"({"Key":"a"})",                                         "Unexpected field type"                              },
        {"GetItem",     R"({"Key":[]})",
         "Unrecognized collection type java.util.Map<java.lang.String, "
            "com.amazonaws.dynamodb.v20120810.AttributeValue>"                                                                         },
        {"GetItem",     R"({"Key":{"a":"b"}})",                                   "Unexpected value type in payload"                   },
        {"GetItem",     R"({"ConsistentRead":"a"})",                              "Unexpected token received from parser"              },
        {"GetItem",     R"({"ExpressionAttributeNames":[]})",
         "Unrecognized collection type java.util.Map<java.lang.String, java.lang.String>"                                              },
        {"GetItem",     R"({"ExpressionAttributeNames":{"#a":5}})",               "NUMBER_VALUE cannot be converted to String"         },
        {"Query",       R"({"Limit":"5"})",                                       "STRING_VALUE cannot be converted to Integer"        },
        {"Query",       R"({"Limit":true})",                                      "TRUE_VALUE cannot be converted to Integer"          },
        {"CreateTable", R"({"KeySchema":"a"})",                                   "Unexpected field type"                              },
        {"CreateTable", R"({"KeySchema":{}})",                                    "Start of structure or map found where not expected" },
        {"CreateTable", R"({"KeySchema":["a"]})",                                 "Unexpected value type in payload"                   },
        {"CreateTable", R"({"KeySchema":[[]]})",
         "Unrecognized collection type class com.amazonaws.dynamodb.v20120810.KeySchemaElement"                                        },
        {"CreateTable", R"({"ProvisionedThroughput":5})",                         "Unexpected field type"                              },
        {"CreateTable", R"({"ProvisionedThroughput":[]})",
         "Unrecognized collection type class com.amazonaws.dynamodb.v20120810.ProvisionedThroughput"                                   },
        {"CreateTable", R"({"ProvisionedThroughput":{"ReadCapacityUnits":"5"}})",
         "STRING_VALUE cannot be converted to Long"                                                                                    },
    };
    for (const auto &[operation, json, message] : cases)
        EXPECT_EQ(fault(operation, json), std::string("Serialization: ") + message) << json;
}

TEST(DecodeRequest, BrokenRules) { // the nubo suite's and dynalite's captures from AWS
    const std::string name255(255, 'a'), name256(256, 'a');
    const std::tuple<const char *, std::string, std::string, const char *> cases[] = {
        {"GetItem",       R"({"TableName":")" + name255 + R"(","Key":{}})",                                                                                                                       "",                                                                         "255 characters are a name"          },
        {"GetItem",       R"({"Key":{}})",
         one + "Value null at 'tableName' failed to satisfy constraint: Member must not be null",
         "item operations want a table name in these words"                                                                                                                                                                                                                                                        },
        {"DescribeTable", "{}",                                                                                                                                                                   "The parameter 'TableName' is required but was not present in the request",
         "table operations in those"                                                                                                                                                                                                                                                                               },
        {"CreateTable",   R"({"KeySchema":[]})",
         "The parameter 'TableName' is required but was not present in the request",                                                                                                                                                                                          "and before all else"                },
        {"GetItem",       R"({"TableName":")" + name256 + R"(","Key":{}})",
         one + "Value '" + name256 +
                "' at 'tableName' failed to satisfy constraint: Member must have length less than or equal to 255",                                                                                                                                                           "256"                                },
        {"PutItem",       R"({"TableName":"bad table!@#","Item":{}})",
         one + "Value 'bad table!@#' at 'tableName' failed to satisfy constraint: Member must satisfy regular "
                  "expression pattern: [a-zA-Z0-9_.-]+",                                                                                                                                                                                                                      "characters"                         },
        {"GetItem",       "{}",
         "2 validation errors detected: Value null at 'tableName' failed to satisfy constraint: Member must not be "
            "null; Value null at 'key' failed to satisfy constraint: Member must not be null",                                                                                                                                                                                "all at once"                        },
        {"PutItem",
         R"({"ReturnConsumedCapacity":"a","ReturnItemCollectionMetrics":"b","ReturnValues":"c","TableName":"T","Item":{}})",
         "3 validation errors detected: Value 'a' at 'returnConsumedCapacity' failed to satisfy constraint: Member "
            "must satisfy enum value set: [INDEXES, TOTAL, NONE]; "
            "Value 'b' at 'returnItemCollectionMetrics' failed to satisfy constraint: Member must satisfy enum value "
            "set: [SIZE, NONE]; "
            "Value 'c' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: [ALL_NEW, "
            "UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]",                                                                                                                                                                                                                       "in the order of the service's model"},
        {"PutItem",       R"({"ReturnValues":"all_old","TableName":"T","Item":{}})",
         one + "Value 'all_old' at 'returnValues' failed to satisfy constraint: Member must satisfy enum value set: "
                  "[ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]",                                                                                                                                                                                                       "case counts"                        },
        {"Query",         R"({"TableName":"T","Select":"INVALID_VALUE"})",
         one + "Value 'INVALID_VALUE' at 'select' failed to satisfy constraint: Member must satisfy enum value set: "
                  "[SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES]",                                                                                                                                                                                   "select"                             },
        {"Query",         R"({"TableName":"T","Limit":0})",
         one + "Value at 'Limit' failed to satisfy constraint: Member must have value greater than or equal to 1",
         "Query in the newer words"                                                                                                                                                                                                                                                                                },
        {"Scan",          R"({"TableName":"T","Limit":0})",
         one +
                "Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1",                                                                                                                                                       "Scan in the older"                  },
        {"Scan",          R"({"TableName":"T","Segment":-1})",
         one + "Value '-1' at 'segment' failed to satisfy constraint: Member must have value greater than or equal "
                  "to 0",                                                                                                                                                                                                                                                     "segments"                           },
        {"ListTables",    R"({"Limit":101})",
         one +
                "Value '101' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 100",                                                                                                                                                      "not more than 100"                  },
        {"CreateTable",
         R"({"TableName":"ab","AttributeDefinitions":[],"KeySchema":[{"AttributeName":"a","KeyType":"HASH"}]})",                                                                                  one + "Value 'ab' at 'tableName' failed to satisfy constraint: Member must have length greater than or "
                  "equal to 3",                                                                                                                               "a new table's name is longer"       },
        {"CreateTable",
         R"({"TableName":"abc","AttributeDefinitions":[],"KeySchema":[{"AttributeName":"a","KeyType":"INVALID"}]})",                                                                              one + "Value 'INVALID' at 'keySchema.1.member.keyType' failed to satisfy constraint: Member must satisfy "
                  "enum value set: [HASH, RANGE]",                                                                                                        "elements count from 1"              },
        {"CreateTable",
         R"({"TableName":"abc","AttributeDefinitions":[{"AttributeName":"a","AttributeType":"INVALID"}],"KeySchema":[{"AttributeName":"a","KeyType":"HASH"}]})",
         one + "Value 'INVALID' at 'attributeDefinitions.1.member.attributeType' failed to satisfy constraint: "
                  "Member must satisfy enum value set: [B, N, S]",                                                                                                                                                                                                            "types"                              },
        {"CreateTable",
         R"({"TableName":"abc","AttributeDefinitions":[],"KeySchema":[{"AttributeName":"a","KeyType":"HASH"},{"AttributeName":"b","KeyType":"RANGE"},{"AttributeName":"c","KeyType":"RANGE"}]})",
         one + "Value '[KeySchemaElement(attributeName=a, keyType=HASH), KeySchemaElement(attributeName=b, "
                  "keyType=RANGE), KeySchemaElement(attributeName=c, keyType=RANGE)]' at 'keySchema' failed to satisfy "
                  "constraint: Member must have length less than or equal to 2",                                                                                                                                                                                              "a table's key"                      },
        {"CreateTable",
         R"({"TableName":"abc","AttributeDefinitions":[],"BillingMode":"A","KeySchema":[],"ProvisionedThroughput":{"ReadCapacityUnits":-1}})",
         "4 validation errors detected: Value 'A' at 'billingMode' failed to satisfy constraint: Member must "
            "satisfy enum value set: [PROVISIONED, PAY_PER_REQUEST]; "
            "Value null at 'provisionedThroughput.writeCapacityUnits' failed to satisfy constraint: Member must not be "
            "null; "
            "Value '-1' at 'provisionedThroughput.readCapacityUnits' failed to satisfy constraint: Member must have "
            "value greater than or equal to 1; "
            "Value '[]' at 'keySchema' failed to satisfy constraint: Member must have length greater than or equal to "
            "1",                                                                                                                                                                                                                                                              "nested members"                     },
        {"CreateTable",
         R"({"TableName":"abc","AttributeDefinitions":[],"KeySchema":[{"AttributeName":"a","KeyType":"HASH"}],"GlobalSecondaryIndexes":[{"IndexName":"h;"}]})",
         "4 validation errors detected: Value null at 'globalSecondaryIndexes.1.member.keySchema' failed to satisfy "
            "constraint: Member must not be null; "
            "Value null at 'globalSecondaryIndexes.1.member.projection' failed to satisfy constraint: Member must not "
            "be null; "
            "Value 'h;' at 'globalSecondaryIndexes.1.member.indexName' failed to satisfy constraint: Member must "
            "satisfy regular expression pattern: [a-zA-Z0-9_.-]+; "
            "Value 'h;' at 'globalSecondaryIndexes.1.member.indexName' failed to satisfy constraint: Member must have "
            "length greater than or equal to 3",                                                                                                                                                                                                                              "in lists of structures"             },
    };
    for (const auto &[operation, json, message, why] : cases) EXPECT_EQ(fault(operation, json), message) << why;
}

TEST(Constraints, HoldInsideTheProcessToo) {
    EXPECT_TRUE(checkConstraints(GetItemInput{.tableName = "T"}));
    EXPECT_TRUE(checkConstraints(QueryInput{.tableName = "T", .limit = 1}));
    const std::pair<Request, std::string> cases[] = {
        {GetItemInput{},                                                             one + "Value '' at 'tableName' failed to satisfy constraint: Member must have length greater "
                               "than or equal to 1"                                      },
        {QueryInput{.tableName = "T", .limit = 0},
         one + "Value at 'Limit' failed to satisfy constraint: Member must have value greater than or equal to 1"},
        {CreateTableInput{.tableName = "abc", .keySchema = {{.attributeName = ""}}},
         one + "Value '' at 'keySchema.1.member.attributeName' failed to satisfy constraint: Member must have "
                  "length greater than or equal to 1"                                                            },
    };
    for (const auto &[request, message] : cases) {
        const auto checked = checkConstraints(request);
        ASSERT_FALSE(checked) << message;
        EXPECT_EQ(checked.error().message, message);
    }
}

TEST(EncodeRequest, IsTheInverseAndLeavesOutDefaults) {
    const char *const cases[][2] = {
        {"GetItem",       R"({"TableName":"T","Key":{"PK":{"S":"a"}}})"                                                                                                                                                                                                                                                                                                                                                                                                                  },
        {"GetItem",
         R"({"ReturnConsumedCapacity":"INDEXES","TableName":"T","Key":{},"ConsistentRead":true,"ProjectionExpression":"a"})"                                                                                                                                                                                                                                                                                                                                                             },
        {"PutItem",
         R"({"ReturnValues":"ALL_OLD","ReturnValuesOnConditionCheckFailure":"ALL_OLD","TableName":"T","Item":{"n":{"N":"1"}},"ConditionExpression":"a = :b","ExpressionAttributeValues":{":b":{"NULL":true}}})"                                                                                                                                                                                                                                                                          },
        {"UpdateItem",
         R"({"TableName":"T","Key":{},"UpdateExpression":"SET #a = :b","ExpressionAttributeNames":{"#a":"x"},"ExpressionAttributeValues":{":b":{"L":[]}}})"                                                                                                                                                                                                                                                                                                                              },
        {"DeleteItem",    R"({"ReturnItemCollectionMetrics":"SIZE","TableName":"T","Key":{}})"                                                                                                                                                                                                                                                                                                                                                                                           },
        {"Query",
         R"({"Select":"COUNT","IndexName":"GSI1","TableName":"T","Limit":5,"ScanIndexForward":false,"KeyConditionExpression":"a = :a"})"                                                                                                                                                                                                                                                                                                                                                 },
        {"Scan",          R"({"TotalSegments":4,"TableName":"T","Segment":0,"ExclusiveStartKey":{"a":{"B":"YQ=="}}})"                                                                                                                                                                                                                                                                                                                                                                    },
        {"CreateTable",
         R"({"AttributeDefinitions":[{"AttributeName":"a","AttributeType":"S"}],"TableName":"abc","BillingMode":"PROVISIONED","ProvisionedThroughput":{"WriteCapacityUnits":1,"ReadCapacityUnits":2},"KeySchema":[{"AttributeName":"a","KeyType":"HASH"}],"LocalSecondaryIndexes":[{"KeySchema":[{"AttributeName":"a","KeyType":"HASH"}],"Projection":{"ProjectionType":"KEYS_ONLY"},"IndexName":"lsi"}],"StreamSpecification":{"StreamEnabled":false},"Tags":[{"Key":"k","Value":""}]})"},
        {"ListTables",    "{}"                                                                                                                                                                                                                                                                                                                                                                                                                                                           },
        {"ListTables",    R"({"ExclusiveStartTableName":"abc","Limit":3})"                                                                                                                                                                                                                                                                                                                                                                                                               },
        {"DescribeTable", R"({"TableName":"abc"})"                                                                                                                                                                                                                                                                                                                                                                                                                                       },
    };
    for (const auto &[operation, json] : cases) {
        const auto request = decodeRequest(operation, json);
        ASSERT_TRUE(request) << json << request.error().message;
        EXPECT_EQ(operationName(*request), operation);
        EXPECT_EQ(encodeRequest(*request), json);
    }
    EXPECT_EQ(operationNames().size(), std::variant_size_v<Request>);
}

TEST(EncodeResponse, Items) {
    const ItemBlob item = *itemFromJson(R"({"PK":{"S":"a\n"},"n":{"N":"1.50"}})");
    const std::tuple<Response, const char *, const char *> cases[] = {
        {GetItemOutput{},                                                                                           "{}",                                             "a missing item has no member"        },
        {GetItemOutput{.item = ItemBlob{}},                                                                         R"({"Item":{}})",                                 "one without projected attributes has"},
        {GetItemOutput{.item = item},                                                                               R"({"Item":{"PK":{"S":"a\n"},"n":{"N":"1.5"}}})", "an item"                             },
        {PutItemOutput{.consumedCapacity = ConsumedCapacity{.tableName = "T", .capacityUnits = {3}}},
         R"({"ConsumedCapacity":{"TableName":"T","CapacityUnits":1.5}})",                                                                                             "units are told in halves"            },
        {DeleteItemOutput{.consumedCapacity = ConsumedCapacity{.tableName = "T",
                              .capacityUnits = {4},
                              .table = CapacityUnits{2},
                              .globalSecondaryIndexes = {{"GSI1", {2}}}}},
         R"({"ConsumedCapacity":{"TableName":"T","CapacityUnits":2.0,"Table":{"CapacityUnits":1.0},"GlobalSecondaryIndexes":{"GSI1":{"CapacityUnits":1.0}}}})",
         "by arm, those that were charged"                                                                                                                                                                  },
        {UpdateItemOutput{.itemCollectionMetrics = ItemCollectionMetrics{*itemFromJson(R"({"PK":{"S":"a"}})"), 5}},
         R"({"ItemCollectionMetrics":{"ItemCollectionKey":{"PK":{"S":"a"}},"SizeEstimateRangeGB":[0.0,1.0]}})",                                                       "a range of gigabytes"                },
        {QueryOutput{{.items = {item},
             .count = 1,
             .scannedCount = 4,
             .lastEvaluatedKey = *itemFromJson(R"({"PK":{"S":"z"}})")}},
         R"({"Items":[{"PK":{"S":"a\n"},"n":{"N":"1.5"}}],"Count":1,"ScannedCount":4,"LastEvaluatedKey":{"PK":{"S":"z"}}})",
         "a page"                                                                                                                                                                                           },
        {QueryOutput{},                                                                                             R"({"Items":[],"Count":0,"ScannedCount":0})",     "an empty page"                       },
        {ScanOutput{{.countOnly = true, .count = 7, .scannedCount = 9}},                                            R"({"Count":7,"ScannedCount":9})",
         "COUNT has no Items"                                                                                                                                                                               },
        {ListTablesOutput{.tableNames = {"a", "b"}, .lastEvaluatedTableName = "b"},
         R"({"LastEvaluatedTableName":"b","TableNames":["a","b"]})",                                                                                                  "names"                               },
    };
    for (const auto &[response, json, why] : cases) EXPECT_EQ(encodeResponse(response), json) << why;
}

TEST(EncodeError, NamesItsTypeAsClientsKnowIt) {
    const Bytes item = itemFromJson(R"({"PK":{"S":"a"}})")->bytes;
    const std::pair<Error, const char *> cases[] = {
        {{Error::Code::ResourceNotFound, "Requested resource not found", {}, {}},
         R"({"__type":"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException","message":"Requested resource not found"})"                                                                                                                             },
        {{Error::Code::Validation, "token: \"<EOF>\"", {}, {}},
         R"({"__type":"com.amazon.coral.validate#ValidationException","message":"token: \"<EOF>\""})"                                                                                                                                                      },
        {{Error::Code::Serialization, "Unexpected field type", {}, {}},
         R"({"__type":"com.amazon.coral.service#SerializationException","Message":"Unexpected field type"})"                                                                                                                                               },
        {{Error::Code::UnknownOperation, "", {}, {}},
         R"({"__type":"com.amazon.coral.service#UnknownOperationException"})"                                                                                                                                                                              },
        {{Error::Code::ConditionalCheckFailed, "The conditional request failed", item, {}},
         R"({"__type":"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException","message":"The conditional request failed","Item":{"PK":{"S":"a"}}})"                                                                                             },
        {{Error::Code::TransactionCanceled, "cancelled", {},
             {{}, {"ConditionalCheckFailed", "The conditional request failed", item}}},
         R"({"__type":"com.amazonaws.dynamodb.v20120810#TransactionCanceledException","message":"cancelled","CancellationReasons":[{"Code":"None"},{"Item":{"PK":{"S":"a"}},"Code":"ConditionalCheckFailed","Message":"The conditional request failed"}]})"},
    };
    for (const auto &[error, json] : cases) EXPECT_EQ(encodeError(error), json);
}

}

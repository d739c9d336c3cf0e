#include "engine/request/codec.h"
#include "engine/request/constraints.h"
#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

ItemBlob itemOf(std::string_view json) {
    auto item = itemFromJson(json);
    EXPECT_TRUE(item) << json;
    return item.value_or(ItemBlob());
}

std::string fault(std::string_view operation, std::string_view json) {
    const auto request = decodeRequest(operation, json);
    return request ? "" : request.error().message;
}

const std::string one = "1 validation error detected: ";
const std::string arn = "arn:aws:dynamodb:us-east-1:000000000000:table/T/stream/2024-01-05T10:00:00.000";
const std::string shard = "shardId-00000001700000000000-0000abcd";

/// `count` times the element, with the comma between them.
std::string repeated(const std::string &element, int count) {
    std::string all = element;
    for (int i = 1; i < count; ++i) all += "," + element;
    return all;
}

}

TEST(Operations, RequestsComeBackAsTheyWere) {
    const std::pair<const char *, std::string> cases[] = {
        {"BatchGetItem",
         R"({"ReturnConsumedCapacity":"TOTAL","RequestItems":{"A":{"Keys":[{"PK":{"S":"a"}},{"PK":{"S":"b"}}],"ConsistentRead":true},"B":{"Keys":[{"n":{"N":"1"}}],"AttributesToGet":["x"]}}})"                                                                                                                                                                                                                                         },
        {"BatchWriteItem",
         R"({"RequestItems":{"A":[{"PutRequest":{"Item":{"PK":{"S":"a"}}}},{"DeleteRequest":{"Key":{"PK":{"S":"b"}}}}]}})"                                                                                                                                                                                                                                                                                                              },
        {"TransactGetItems",
         R"({"TransactItems":[{"Get":{"TableName":"T","Key":{"PK":{"S":"a"}},"ProjectionExpression":"x"}}]})"                                                                                                                                                                                                                                                                                                                           },
        {"TransactWriteItems",
         R"({"ReturnItemCollectionMetrics":"SIZE","ClientRequestToken":"t","TransactItems":[{"ConditionCheck":{"TableName":"T","Key":{},"ConditionExpression":"a = b"}},{"Put":{"ReturnValuesOnConditionCheckFailure":"ALL_OLD","TableName":"T","Item":{}}},{"Delete":{"TableName":"T","Key":{}}},{"Update":{"TableName":"T","Key":{},"UpdateExpression":"SET a = :a","ExpressionAttributeValues":{":a":{"N":"1"}}}}]})"                },
        {"UpdateTable",
         R"({"AttributeDefinitions":[{"AttributeName":"g","AttributeType":"S"}],"TableName":"abc","GlobalSecondaryIndexUpdates":[{"Create":{"KeySchema":[{"AttributeName":"g","KeyType":"HASH"}],"Projection":{"ProjectionType":"ALL"},"IndexName":"GSI1"}},{"Delete":{"IndexName":"GSI2"}},{"Update":{"IndexName":"GSI3","ProvisionedThroughput":{"WriteCapacityUnits":1,"ReadCapacityUnits":1}}}],"DeletionProtectionEnabled":false})"},
        {"UpdateTimeToLive",
         R"({"TableName":"abc","TimeToLiveSpecification":{"Enabled":false,"AttributeName":"expires"}})"                                                                                                                                                                                                                                                                                                                                 },
        {"DescribeTimeToLive",        R"({"TableName":"abc"})"                                                                                                                                                                                                                                                                                                                                                                          },
        {"TagResource",               R"({"ResourceArn":"arn","Tags":[{"Key":"team","Value":""}]})"                                                                                                                                                                                                                                                                                                                                     },
        {"UntagResource",             R"({"ResourceArn":"arn","TagKeys":["team"]})"                                                                                                                                                                                                                                                                                                                                                     },
        {"ListTagsOfResource",        R"({"ResourceArn":"arn","NextToken":"n"})"                                                                                                                                                                                                                                                                                                                                                        },
        {"DescribeLimits",            "{}"                                                                                                                                                                                                                                                                                                                                                                                              },
        {"DescribeEndpoints",         "{}"                                                                                                                                                                                                                                                                                                                                                                                              },
        {"DescribeContinuousBackups", R"({"TableName":"abc"})"                                                                                                                                                                                                                                                                                                                                                                          },
        {"UpdateContinuousBackups",
         R"({"TableName":"abc","PointInTimeRecoverySpecification":{"PointInTimeRecoveryEnabled":true}})"                                                                                                                                                                                                                                                                                                                                },
        {"ListStreams",               R"({"TableName":"abc","Limit":100})"                                                                                                                                                                                                                                                                                                                                                              },
        {"DescribeStream",            R"({"StreamArn":")" + arn + R"(","Limit":5})"                                                                                                                                                                                                                                                                                                                                                     },
        {"GetShardIterator",
         R"({"StreamArn":")" + arn + R"(","ShardId":")" + shard + R"(","ShardIteratorType":"LATEST"})"                                                                                                                                                                                                                                                                                                                                  },
        {"GetRecords",                R"({"ShardIterator":"i","Limit":1000})"                                                                                                                                                                                                                                                                                                                                                           },
        {"ExecuteStatement",
         R"({"Statement":"SELECT * FROM T WHERE PK = ?","Parameters":[{"S":"a"}],"ConsistentRead":true,"Limit":1})"                                                                                                                                                                                                                                                                                                                     },
        {"BatchExecuteStatement",     R"({"Statements":[{"Statement":"SELECT * FROM T","Parameters":[{"N":"1"}]}]})"                                                                                                                                                                                                                                                                                                                    },
        {"ExecuteTransaction",        R"({"ClientRequestToken":"t","TransactStatements":[{"Statement":"DELETE FROM T"}]})"                                                                                                                                                                                                                                                                                                              },
    };
    for (const auto &[operation, json] : cases) {
        const auto request = decodeRequest(operation, json);
        ASSERT_TRUE(request) << json << request.error().message;
        EXPECT_EQ(operationName(*request), operation);
        EXPECT_EQ(encodeRequest(*request), json);
        EXPECT_TRUE(checkConstraints(*request)) << json;
    }
}

TEST(Operations, BrokenRules) { // the nubo suite's and dynalite's captures from AWS; API Reference for the limits
    const std::string null = "failed to satisfy constraint: Member must not be null";
    const std::string put = R"({"PutRequest":{"Item":{}}})", get = R"({"Get":{"TableName":"T","Key":{}}})";
    const std::tuple<const char *, std::string, std::string, const char *> cases[] = {
        {"BatchGetItem",                                                                                                "{}",                                                one + "Value null at 'requestItems' " + null,
         "an empty map is for the operation to refuse, none is not"                                                                                                                                                                                                                                                                                                             },
        {"BatchGetItem",                                                                                                R"({"RequestItems":{}})",                            "",                                                         "as here"                                                                                                                              },
        {"BatchGetItem",                                                                                                R"({"RequestItems":{"T":{}}})",                      one + "Value null at 'requestItems.T.member.keys' " + null,
         "keys of maps are data"                                                                                                                                                                                                                                                                                                                                                },
        {"BatchGetItem",                                                                                                R"({"RequestItems":{"T":{"Keys":[)" + repeated("{}", 101) + "]}}}",
         one + "Value at 'RequestItems.T.member.Keys' failed to satisfy constraint: Member must have length less "
                  "than or equal to 100",                                                                                                                                                                                                                                                                                                                                         "told in the newer words"},
        {"BatchGetItem",                                                                                                             R"({"RequestItems":{"a b":{"Keys":[{}]}}})",
         one + "Value '{a b=KeysAndAttributes(keys=[{}], attributesToGet=null, consistentRead=false, "
                  "projectionExpression=null, expressionAttributeNames=null)}' at 'requestItems' failed to satisfy "
                  "constraint: Map keys must satisfy constraint: [Member must have length less than or equal to 255, "
                  "Member must have length greater than or equal to 1, Member must satisfy regular expression pattern: "
                  "[a-zA-Z0-9_.-]+]",                                                      "tables are named by keys"                                                                                                                                                                                                                                                                                                                                            },
        {"BatchWriteItem",                                                                                                             R"({"RequestItems":{"T":[)" + put + "]}}",                                                                                                                                                 "",                                                      "one"},
        {"BatchWriteItem",                                                                                                             R"({"RequestItems":{"T":[]}})",
         one + "Value '{T=[]}' at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: "
                  "[Member must have length less than or equal to 25, Member must have length greater than or equal to "
                  "1]",                                                                 "none"                                                                                                                                                                                                                                                                                                                                                          },
        {"BatchWriteItem",                                                                                                             R"({"RequestItems":{"T":[{"PutRequest":{}}]}})",
         one + "Value null at 'requestItems.T.member.1.member.putRequest.item' " + null,                                                "deep inside"                                                                                                                                                                                                                                                                                         },
        {"TransactGetItems",                                                                                                             R"({"TransactItems":[]})",
         one + "Value '[]' at 'transactItems' failed to satisfy constraint: Member must have length greater than or "
                  "equal to 1",                                                                    "none"                                                                                                                                                                                                                                                                                                                                                  },
        {"TransactGetItems",                                                                                                             R"({"TransactItems":[{}]})",                                                                                                                                               one + "Value null at 'transactItems.1.member.get' " + null,
         "nothing to get"},
        {"TransactWriteItems",
         R"({"TransactItems":[{"Update":{"TableName":"T","Key":{}}}],"ReturnConsumedCapacity":"a","ReturnItemCollectionMetrics":"b"})",
         "3 validation errors detected: Value 'a' at 'returnConsumedCapacity' failed to satisfy constraint: Member "
            "must satisfy enum value set: [INDEXES, TOTAL, NONE]; "
            "Value 'b' at 'returnItemCollectionMetrics' failed to satisfy constraint: Member must satisfy enum value "
            "set: [SIZE, NONE]; "
            "Value null at 'transactItems.1.member.update.updateExpression' " +
                null,                                                                                                  "enums first"                                                                                                                                                                                                                                                                                                                                                            },
        {"TransactWriteItems",                                                                                                             R"({"ClientRequestToken":")" + std::string(37,                                                                                                                                             't') + R"(","TransactItems":[{}]})",
         one + "Value '" + std::string(37,'t') +
                "' at 'clientRequestToken' failed to satisfy constraint: Member must have length less than or equal to "
                "36", "36 characters"},
        {"UpdateTimeToLive",                                                                                          R"({"TableName":"abc","TimeToLiveSpecification":{"Enabled":true,"AttributeName":""}})",
         one + "Value '' at 'timeToLiveSpecification.attributeName' failed to satisfy constraint: Member must have "
                  "length greater than or equal to 1",                                                                                                                                                                                        "a name"                                                                                                                                                                                                                                                                                                             },
        {"UpdateTimeToLive",                                                                  R"({"TableName":"abc"})",                                                                                                             one + "Value null at 'timeToLiveSpecification' " + null,
         "a setting"},
        {"TagResource",                                                      R"({"ResourceArn":"arn","Tags":[{"Key":"k"}]})",
         one + "Value null at 'tags.1.member.value' " + null,                                                                                                                                                                                                                  "a value, even if empty"                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    },
        {"UpdateTable",                                                           "{}",                                                                                      "The parameter 'TableName' is required but was not present in the request",
         "as the other operations on tables"},
        {"ListStreams",                                   R"({"Limit":0})",
         one +
                "Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1",                                                                                                                                                                                          "streams"                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                               },
        {"GetShardIterator",
         R"({"StreamArn":")" + arn + R"(","ShardId":")" + shard + R"(","ShardIteratorType":"latest"})",
         one + "Value 'latest' at 'shardIteratorType' failed to satisfy constraint: Member must satisfy enum value "
                  "set: [AFTER_SEQUENCE_NUMBER, LATEST, AT_SEQUENCE_NUMBER, TRIM_HORIZON]","case counts"},
        {"ExecuteStatement",                             R"({"Statement":""})",
         one + "Value '' at 'statement' failed to satisfy constraint: Member must have length greater than or equal "
                  "to 1",                                                                                                                                                                                                                  "a statement"                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     },
        {"BatchExecuteStatement",                                                                                               R"({"Statements":[]})",
         one + "Value '[]' at 'statements' failed to satisfy constraint: Member must have length greater than or "
                  "equal to 1","statements"},
    };
    for (const auto &[operation, json, message, why] : cases) EXPECT_EQ(fault(operation, json), message) << why;

    const std::string many = fault("BatchWriteItem", R"({"RequestItems":{"T":[)" + repeated(put, 26) + "]}}");
    EXPECT_TRUE(many.starts_with(one + "Value '{T=[WriteRequest(")) << many;
    EXPECT_TRUE(many.ends_with(
        ")]}' at 'requestItems' failed to satisfy constraint: Map value must satisfy constraint: [Member must have "
        "length less than or equal to 25, Member must have length greater than or equal to 1]"))
        << many;
    const std::string gets = fault("TransactGetItems", R"({"TransactItems":[)" + repeated(get, 101) + "]}");
    EXPECT_TRUE(gets.starts_with(one + "Value '[TransactGetItem(get=Get(tableName=T, ")) << gets.substr(0, 200);
    EXPECT_TRUE(gets.ends_with(
        ")]' at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to 100"));
}

TEST(Operations, AKeyTwiceCountsOnce) {
    const auto request = decodeRequest("BatchGetItem",
        R"({"RequestItems":{"T":{"Keys":[{"a":{"N":"1"}}],"ConsistentRead":true},"T":{"Keys":[{"a":{"N":"2"}}]}}})");
    ASSERT_TRUE(request);
    EXPECT_EQ(encodeRequest(*request), R"({"RequestItems":{"T":{"Keys":[{"a":{"N":"2"}}]}}})");
}

TEST(Operations, WrongJsonTypes) { // dynalite's captures from AWS
    const std::string package = "com.amazonaws.dynamodb.v20120810.",
                      cast = "class sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl cannot be cast to "
                             "class java.lang.Class";
    const std::tuple<const char *, const char *, std::string> cases[] = {
        {"BatchGetItem",   R"({"RequestItems":[]})",
         "Unrecognized collection type java.util.Map<java.lang.String, " + package + "KeysAndAttributes>"                      },
        {"BatchGetItem",   R"({"RequestItems":{"T":5}})",                  "Unexpected value type in payload"                  },
        {"BatchGetItem",   R"({"RequestItems":{"T":{"Keys":5}}})",         "Unexpected field type"                             },
        {"BatchGetItem",   R"({"RequestItems":{"T":{"Keys":[5]}}})",       cast                                                },
        {"BatchGetItem",   R"({"RequestItems":{"T":{"Keys":[[]]}}})",
         "Unrecognized collection type java.util.Map<java.lang.String, " + package + "AttributeValue>"                         },
        {"BatchWriteItem", R"({"RequestItems":[]})",
         "Unrecognized collection type java.util.Map<java.lang.String, java.util.List<" + package +
                "WriteRequest>>"                                                                                               },
        {"BatchWriteItem", R"({"RequestItems":{"T":5}})",                  cast                                                },
        {"BatchWriteItem", R"({"RequestItems":{"T":{}}})",                 "Start of structure or map found where not expected"},
        {"BatchWriteItem", R"({"RequestItems":{"T":[5]}})",                "Unexpected value type in payload"                  },
        {"BatchWriteItem", R"({"RequestItems":{"T":[{"PutRequest":5}]}})", "Unexpected field type"                             },
    };
    for (const auto &[operation, json, message] : cases)
        EXPECT_EQ(fault(operation, json).substr(0, message.size()), message) << json;
}

TEST(Operations, AnswersComeBackAsTheyWere) {
    const ItemBlob item = itemOf(R"({"PK":{"S":"a"}})");
    const ConsumedCapacity units{.tableName = "T", .capacityUnits = {1}};
    TableInfo info{
        {.tableName = "abc", .keySchema = *KeySchema::make({{"PK"}})},
        {.tableArn = "arn"                 }
    };
    const std::tuple<const char *, Response, std::string> cases[] = {
        {"BatchGetItem",              BatchGetItemOutput{.responses = {{"T", {item}}, {"U", {}}}},
         R"({"Responses":{"T":[{"PK":{"S":"a"}}],"U":[]},"UnprocessedKeys":{}})"                                                                                                                                                                                                                                                                        },
        {"BatchWriteItem",
         BatchWriteItemOutput{.itemCollectionMetrics = {{"T", {{item, 0}}}}, .consumedCapacity = {units}},
         R"({"UnprocessedItems":{},"ItemCollectionMetrics":{"T":[{"ItemCollectionKey":{"PK":{"S":"a"}},"SizeEstimateRangeGB":[0.0,1.0]}]},"ConsumedCapacity":[{"TableName":"T","CapacityUnits":0.5}]})"                                                                                                                                                 },
        {"TransactGetItems",          TransactGetItemsOutput{.responses = {{item}, {}}},
         R"({"Responses":[{"Item":{"PK":{"S":"a"}}},{}]})"                                                                                                                                                                                                                                                                                              },
        {"TransactWriteItems",        TransactWriteItemsOutput{},                                          "{}"                                                                                                                                                                                                                                         },
        {"DescribeTimeToLive",        DescribeTimeToLiveOutput{{TimeToLiveStatus::Enabled, "expires"}},
         R"({"TimeToLiveDescription":{"TimeToLiveStatus":"ENABLED","AttributeName":"expires"}})"                                                                                                                                                                                                                                                        },
        {"UpdateTimeToLive",          UpdateTimeToLiveOutput{{true, "expires"}},
         R"({"TimeToLiveSpecification":{"Enabled":true,"AttributeName":"expires"}})"                                                                                                                                                                                                                                                                    },
        {"TagResource",               TagResourceOutput{},                                                 ""                                                                                                                                                                                                                                           },
        {"UntagResource",             UntagResourceOutput{},                                               ""                                                                                                                                                                                                                                           },
        {"ListTagsOfResource",        ListTagsOfResourceOutput{.tags = {{"k", "v"}}},                      R"({"Tags":[{"Key":"k","Value":"v"}]})"                                                                                                                                                                                                      },
        {"DescribeLimits",            DescribeLimitsOutput{1, 2, 3, 4},
         R"({"AccountMaxReadCapacityUnits":1,"AccountMaxWriteCapacityUnits":2,"TableMaxReadCapacityUnits":3,"TableMaxWriteCapacityUnits":4})"                                                                                                                                                                                                           },
        {"DescribeEndpoints",         DescribeEndpointsOutput{{{"localhost:8000", 1440}}},
         R"({"Endpoints":[{"Address":"localhost:8000","CachePeriodInMinutes":1440}]})"                                                                                                                                                                                                                                                                  },
        {"DescribeContinuousBackups",
         DescribeContinuousBackupsOutput{
                {.pointInTimeRecovery = PointInTimeRecovery{BackupStatus::Enabled, 1'000, 2'500}}},
         R"({"ContinuousBackupsDescription":{"ContinuousBackupsStatus":"ENABLED","PointInTimeRecoveryDescription":{"PointInTimeRecoveryStatus":"ENABLED","EarliestRestorableDateTime":1,"LatestRestorableDateTime":2.5}}})"                                                                                                                             },
        {"ListStreams",               ListStreamsOutput{.streams = {{arn, "T", "l"}}},
         R"({"Streams":[{"StreamArn":")" + arn + R"(","TableName":"T","StreamLabel":"l"}]})"                                                                                                                                                                                                                                                            },
        {"DescribeStream",
         DescribeStreamOutput{{.streamArn = "a",
                .streamLabel = "l",
                .creationRequestEpochMillis = 5'000,
                .tableName = "T",
                .keySchema = {{"PK", KeyType::Hash}},
                .shards = {{.shardId = "s", .sequenceNumberRange = {.startingSequenceNumber = "1"}}}}},
         R"({"StreamDescription":{"StreamArn":"a","StreamLabel":"l","StreamStatus":"ENABLED","StreamViewType":"KEYS_ONLY","CreationRequestDateTime":5,"TableName":"T","KeySchema":[{"AttributeName":"PK","KeyType":"HASH"}],"Shards":[{"ShardId":"s","SequenceNumberRange":{"StartingSequenceNumber":"1"}}]}})"                                         },
        {"GetShardIterator",          GetShardIteratorOutput{"i"},                                         R"({"ShardIterator":"i"})"                                                                                                                                                                                                                   },
        {"GetRecords",
         GetRecordsOutput{
                .records = {{.eventId = "e",
                    .awsRegion = "us-east-1",
                    .dynamodb =
                        {.approximateCreationEpochMillis = 7'000, .keys = item, .sequenceNumber = "1", .sizeBytes = 3},
                    .userIdentity = StreamIdentity{"dynamodb.amazonaws.com", "Service"}}}},
         R"({"Records":[{"eventID":"e","eventName":"INSERT","eventVersion":"1.1","eventSource":"aws:dynamodb","awsRegion":"us-east-1","dynamodb":{"ApproximateCreationDateTime":7,"Keys":{"PK":{"S":"a"}},"SequenceNumber":"1","SizeBytes":3,"StreamViewType":"KEYS_ONLY"},"userIdentity":{"PrincipalId":"dynamodb.amazonaws.com","Type":"Service"}}]})"},
        {"ExecuteStatement",          ExecuteStatementOutput{},                                            R"({"Items":[]})"                                                                                                                                                                                                                            },
        {"BatchExecuteStatement",
         BatchExecuteStatementOutput{
                .responses = {{.error = BatchStatementError{"DuplicateItem", "m", {}}, .tableName = "T"},
                    {.item = item}}},
         R"({"Responses":[{"Error":{"Code":"DuplicateItem","Message":"m"},"TableName":"T"},{"Item":{"PK":{"S":"a"}}}]})"                                                                                                                                                                                                                                },
        {"Query",
         QueryOutput{{.items = {item},
                .count = 1,
                .scannedCount = 2,
                .consumedCapacity =
                    ConsumedCapacity{.tableName = "T", .capacityUnits = {3}, .table = CapacityUnits{3}}}},
         R"({"Items":[{"PK":{"S":"a"}}],"Count":1,"ScannedCount":2,"ConsumedCapacity":{"TableName":"T","CapacityUnits":1.5,"Table":{"CapacityUnits":1.5}}})"                                                                                                                                                                                            },
        {"Scan",                      ScanOutput{{.countOnly = true, .count = 1, .scannedCount = 2}},      R"({"Count":1,"ScannedCount":2})"                                                                                                                                                                                                            },
    };
    for (const auto &[operation, response, json] : cases) {
        EXPECT_EQ(encodeResponse(response), json);
        const auto again = decodeResponse(operation, json);
        ASSERT_TRUE(again) << json << again.error().message;
        EXPECT_EQ(again->index(), response.index());
        EXPECT_EQ(encodeResponse(*again), json);
    }
    for (const char *operation : {"CreateTable", "UpdateTable", "DescribeTable", "DeleteTable"}) {
        const std::string json =
            encodeResponse(std::string_view(operation) == "DescribeTable" ? Response(DescribeTableOutput{info})
                                                                          : Response(UpdateTableOutput{info}));
        const auto again = decodeResponse(operation, json);
        ASSERT_TRUE(again) << operation << again.error().message;
        EXPECT_EQ(encodeResponse(*again), json);
    }
    EXPECT_EQ(decodeResponse("Dance", "{}").error().code, Error::Code::UnknownOperation);
    EXPECT_EQ(decodeResponse("GetItem", R"({"Item":5})").error().code, Error::Code::Serialization);
    EXPECT_EQ(decodeResponse("DescribeTable", "{}").error().code, Error::Code::Serialization);
}

TEST(DecodeError, IsTheInverse) {
    const Bytes item = itemOf(R"({"PK":{"S":"a"}})").bytes;
    const Error cases[] = {
        {Error::Code::ResourceNotFound,       "Requested resource not found",   {},   {}                                              },
        {Error::Code::Serialization,          "Unexpected field type",          {},   {}                                              },
        {Error::Code::ConditionalCheckFailed, "The conditional request failed", item, {}                                              },
        {Error::Code::TransactionCanceled,    "cancelled",                      {},   {{}, {"ConditionalCheckFailed", "failed", item}}},
        {Error::Code::RequestLimitExceeded,   "slow down",                      {},   {}                                              },
        {Error::Code::Internal,               "oops",                           {},   {}                                              },
    };
    for (const Error &error : cases) EXPECT_EQ(encodeError(decodeError(encodeError(error))), encodeError(error));
    EXPECT_EQ(decodeError("<html>").message, "<html>") << "what no client can read is at least shown";
    const Error unknown = decodeError(R"({"__type":"x#NewException","message":"m"})");
    EXPECT_EQ(unknown.code, Error::Code::Internal);
    EXPECT_EQ(unknown.message, "NewException: m");
}
}

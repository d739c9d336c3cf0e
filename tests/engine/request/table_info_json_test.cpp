#include "engine/request/table_info_json.h"

#include "engine/request/codec.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

TableInfo orders() {
    TableDescription table{.tableName = "Orders", .keySchema = *KeySchema::make({{"PK"}}, {{"SK"}})};
    table.globalSecondaryIndexes = {
        {.indexName = "GSI1",
         .keySchema = *KeySchema::make({{"GSI1PK"}}, {{"n", ScalarType::N}}),
         .projection = {Projection::Type::Include, {"total"}}}
    };
    table.localSecondaryIndexes = {
        {.indexName = "byDate",
         .keySchema = *KeySchema::make({{"PK"}}, {{"date"}}),
         .projection = {Projection::Type::KeysOnly}}
    };
    table.streamViewType = StreamViewType::NewImage;
    TableState state{
        .tableId = "id-1",
        .tableArn = "arn:aws:dynamodb:us-east-1:000000000000:table/Orders",
        .creationEpochMillis = 1'700'000'000'120,
        .itemCount = 7,
        .tableSizeBytes = 700,
        .payPerRequestSinceEpochMillis = 1'700'000'000'120,
        .latestStreamLabel = "2024-01-05T10:00:00.000",
        .indexes = {{"byDate", IndexStatus::Active, 1, 10}, {"GSI1", IndexStatus::Creating, 2, 20}}
    };
    return {std::move(table), std::move(state)};
}

std::string written(const TableInfo &info) {
    std::string out;
    JsonWriter json(out);
    writeTableInfo(json, info);
    return out;
}

}

TEST(TableInfoJson, TellsWhatDescribeTableTells) {
    EXPECT_EQ(written(orders()),
        R"({"AttributeDefinitions":[{"AttributeName":"PK","AttributeType":"S"},{"AttributeName":"SK","AttributeType":"S"},)"
        R"({"AttributeName":"date","AttributeType":"S"},{"AttributeName":"GSI1PK","AttributeType":"S"},)"
        R"({"AttributeName":"n","AttributeType":"N"}],"TableName":"Orders",)"
        R"("KeySchema":[{"AttributeName":"PK","KeyType":"HASH"},{"AttributeName":"SK","KeyType":"RANGE"}],)"
        R"("TableStatus":"ACTIVE","CreationDateTime":1700000000.12,)"
        R"("ProvisionedThroughput":{"NumberOfDecreasesToday":0,"ReadCapacityUnits":0,"WriteCapacityUnits":0},)"
        R"("TableSizeBytes":700,"ItemCount":7,"TableArn":"arn:aws:dynamodb:us-east-1:000000000000:table/Orders",)"
        R"("TableId":"id-1","BillingModeSummary":{"BillingMode":"PAY_PER_REQUEST",)"
        R"("LastUpdateToPayPerRequestDateTime":1700000000.12},)"
        R"("LocalSecondaryIndexes":[{"IndexName":"byDate","KeySchema":[{"AttributeName":"PK","KeyType":"HASH"},)"
        R"({"AttributeName":"date","KeyType":"RANGE"}],"Projection":{"ProjectionType":"KEYS_ONLY"},"IndexSizeBytes":10,)"
        R"("ItemCount":1,"IndexArn":"arn:aws:dynamodb:us-east-1:000000000000:table/Orders/index/byDate"}],)"
        R"("GlobalSecondaryIndexes":[{"IndexName":"GSI1","KeySchema":[{"AttributeName":"GSI1PK","KeyType":"HASH"},)"
        R"({"AttributeName":"n","KeyType":"RANGE"}],"Projection":{"ProjectionType":"INCLUDE","NonKeyAttributes":["total"]},)"
        R"("IndexStatus":"CREATING",)"
        R"("ProvisionedThroughput":{"NumberOfDecreasesToday":0,"ReadCapacityUnits":0,"WriteCapacityUnits":0},)"
        R"("IndexSizeBytes":20,"ItemCount":2,)"
        R"("IndexArn":"arn:aws:dynamodb:us-east-1:000000000000:table/Orders/index/GSI1"}],)"
        R"("StreamSpecification":{"StreamEnabled":true,"StreamViewType":"NEW_IMAGE"},)"
        R"("LatestStreamLabel":"2024-01-05T10:00:00.000",)"
        R"("LatestStreamArn":"arn:aws:dynamodb:us-east-1:000000000000:table/Orders/stream/2024-01-05T10:00:00.000",)"
        R"("DeletionProtectionEnabled":false})");
}

TEST(TableInfoJson, StandsInEachAnswerUnderItsName) {
    TableInfo info{
        {.tableName = "abc",                       .keySchema = *KeySchema::make({{"a"}}), .billingMode = BillingMode::Provisioned},
        {                                       }
    };
    EXPECT_TRUE(encodeResponse(DescribeTableOutput{info}).starts_with(R"({"Table":{"AttributeDefinitions")"));
    EXPECT_TRUE(encodeResponse(CreateTableOutput{info}).starts_with(R"({"TableDescription":{"AttributeDefinitions")"));
    EXPECT_EQ(encodeResponse(CreateTableOutput{info}).find("BillingModeSummary"), std::string::npos)
        << "a provisioned table that was nothing else does not tell";
    info.state.tableStatus = TableStatus::Deleting;
    EXPECT_TRUE(encodeResponse(DeleteTableOutput{info})
                    .starts_with(R"({"TableDescription":{"TableName":"abc","TableStatus":"DELETING")"))
        << "neither keys nor indexes";
}

TEST(TableInfoJson, ReadsItBack) {
    const std::string json = written(orders());
    const auto document = JsonDocument::parse(json);
    const auto info = tableInfoFrom(document->root());
    ASSERT_TRUE(info) << info.error().message;
    EXPECT_EQ(info->description, orders().description);
    EXPECT_EQ(written(*info), json);
    for (const char *wrong :
        {"5", "{}", R"({"KeySchema":5})", R"({"KeySchema":[{"AttributeName":"a","KeyType":"RANGE"}]})"})
        EXPECT_FALSE(tableInfoFrom(JsonDocument::parse(wrong)->root())) << wrong;
}

TEST(TableInfoJson, EpochSeconds) {
    const std::pair<std::int64_t, const char *> cases[] = {
        {0,                 "0"            },
        {1'000,             "1"            },
        {1'500,             "1.5"          },
        {1'005,             "1.005"        },
        {1'700'000'000'120, "1700000000.12"},
    };
    for (const auto &[millis, text] : cases) EXPECT_EQ(epochSeconds(millis), text);
}

}

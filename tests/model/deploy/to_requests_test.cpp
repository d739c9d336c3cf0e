#include "model/deploy/to_requests.h"

#include "engine/request/codec.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace model {

TEST(ToRequests, ATableBecomesCreateTableAsItGoesOverTheWire) {
    TableDesign table = *shop().tables[0];
    table.description.billingMode = engine::BillingMode::Provisioned;
    table.description.provisionedThroughput = {5, 6};
    table.description.streamViewType = engine::StreamViewType::NewImage;
    table.description.tags = {
        {"team", "shop"}
    };
    const auto json = nlohmann::json::parse(engine::encodeRequest(createTableRequest(table.description)));
    EXPECT_EQ(json["TableName"], "Shop");
    EXPECT_EQ(json["KeySchema"].dump(),
        R"([{"AttributeName":"PK","KeyType":"HASH"},{"AttributeName":"SK","KeyType":"RANGE"}])");
    EXPECT_EQ(json["AttributeDefinitions"].size(), 4U) << "PK, SK, status, total: each key attribute once";
    EXPECT_EQ(json["LocalSecondaryIndexes"][0]["Projection"].dump(), R"({"ProjectionType":"ALL"})");
    EXPECT_EQ(json["GlobalSecondaryIndexes"][0]["Projection"].dump(),
        R"({"NonKeyAttributes":["tags"],"ProjectionType":"INCLUDE"})");
    EXPECT_EQ(json["GlobalSecondaryIndexes"][0]["ProvisionedThroughput"]["WriteCapacityUnits"], 6)
        << "an index without units of its own has the table's";
    EXPECT_EQ(json["StreamSpecification"].dump(), R"({"StreamEnabled":true,"StreamViewType":"NEW_IMAGE"})");
    EXPECT_EQ(json["Tags"].dump(), R"([{"Key":"team","Value":"shop"}])");
    EXPECT_TRUE(engine::decodeRequest("CreateTable", json.dump())) << "and it is valid";
}

TEST(ToRequests, ItemsThatAreWholeBecomePuts) {
    const auto puts = putItemRequests(*shop().tables[0]);
    ASSERT_EQ(puts.size(), 1U) << "the other one holds a value that is none";
    EXPECT_EQ(puts[0].tableName, "Shop");
}

}

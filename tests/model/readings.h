#pragma once

#include "engine/engine.h"
#include "engine/value/item_json.h"

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// Makes a table Readings of that many items, ten to a sensor; every fourth is in its index ByAlarm. `attribute` is one
/// more of each, as DynamoDB JSON: "\"value\":{\"N\":\"1\"}".
inline engine::Result<void> makeReadings(engine::Engine &engine, std::size_t count, const std::string &attribute) {
    engine::CreateTableInput table{
        .tableName = "Readings",
        .attributeDefinitions = {{"PK", engine::ScalarType::S},    {"SK", engine::ScalarType::N},
                                 {"alarm", engine::ScalarType::S}},
        .keySchema = {{"PK", engine::KeyType::Hash}, {"SK", engine::KeyType::Range}},
        .globalSecondaryIndexes = std::vector<engine::IndexInput>{{.indexName = "ByAlarm",
            .keySchema = {{"alarm", engine::KeyType::Hash}},
            .projection = engine::ProjectionInput{engine::Projection::Type::All, {}}}   },
        .billingMode = engine::BillingMode::PayPerRequest
    };
    if (auto made = engine::call(engine, std::move(table)); !made) return tl::unexpected(std::move(made).error());
    std::vector<engine::ItemBlob> items;
    for (std::size_t i = 0; i < count; ++i)
        items.push_back(*engine::itemFromJson(R"({"PK":{"S":"SENSOR#)" + std::to_string(i / 10) + R"("},"SK":{"N":")" +
                                              std::to_string(i % 10) + R"("},)" + attribute +
                                              (i % 4 == 0 ? R"(,"alarm":{"S":"yes"}})" : "}")));
    return engine.load("Readings", items);
}

}

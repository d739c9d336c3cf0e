#pragma once

#include "engine/value/item_json.h"
#include "model/design/design.h"

#include <string>
#include <string_view>
#include <vector>

/// Tables written as short as a test wants them.
namespace model {

/// "PK" is of type S, "total:N" of type N.
inline engine::KeyAttribute keyAttribute(std::string_view text) {
    const auto colon = text.find(':');
    engine::KeyAttribute key{std::string(text.substr(0, colon)), engine::ScalarType::S};
    if (text.ends_with(":N")) key.type = engine::ScalarType::N;
    if (text.ends_with(":B")) key.type = engine::ScalarType::B;
    return key;
}

inline engine::KeySchema keys(std::string_view partitionKey, std::string_view sortKey = {}) {
    if (sortKey.empty()) return *engine::KeySchema::make({keyAttribute(partitionKey)});
    return *engine::KeySchema::make({keyAttribute(partitionKey)}, {keyAttribute(sortKey)});
}

/// Items are plain JSON: {"PK": "USER#1", "n": 5}; "!" in front: DynamoDB JSON.
inline TableDesign makeTable(std::string name, engine::KeySchema schema, const std::vector<std::string> &items) {
    TableDesign table{
        .description = {.tableName = std::move(name), .keySchema = std::move(schema)}
    };
    std::vector<Shared<SampleItem>> list;
    for (const auto &text : items) {
        SampleItem item;
        item.blob = text.starts_with('!') ? *engine::itemFromJson(text.substr(1)) : *engine::itemFromPlainJson(text);
        list.emplace_back(std::move(item));
    }
    table.items = std::move(list);
    return table;
}

inline engine::SecondaryIndex makeIndex(
    std::string name, engine::KeySchema schema, engine::Projection projection = {}) {
    return {.indexName = std::move(name), .keySchema = std::move(schema), .projection = std::move(projection)};
}

}

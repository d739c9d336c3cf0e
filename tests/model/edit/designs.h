#pragma once

#include "engine/value/item_json.h"
#include "model/design/design.h"
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace model {

/// A shop in one table, written as a person would write our own file.
inline Design shop() {
    constexpr std::string_view text = R"json({
  "hashrange": 1,
  "name": "Shop",
  "tables": [
    {
      "name": "Shop",
      "partitionKeys": [{"name": "PK", "type": "S"}],
      "sortKeys": [{"name": "SK", "type": "S"}],
      "attributes": [
        {"name": "status", "type": "S"},
        {"name": "total", "type": "N"},
        {"name": "tags", "type": "SS"}
      ],
      "localSecondaryIndexes": [
        {
          "name": "ByTotal",
          "partitionKeys": [{"name": "PK", "type": "S"}],
          "sortKeys": [{"name": "total", "type": "N"}],
          "projection": {"type": "ALL"}
        }
      ],
      "globalSecondaryIndexes": [
        {
          "name": "ByStatus",
          "partitionKeys": [{"name": "status", "type": "S"}],
          "sortKeys": [{"name": "SK", "type": "S"}],
          "projection": {"type": "INCLUDE", "nonKeyAttributes": ["tags"]}
        }
      ],
      "timeToLive": "expires",
      "entityTypes": [
        {"name": "User", "letter": "U", "colour": 1, "keyTemplates": {"PK": "USER#{userId}", "SK": "PROFILE"}},
        {"name": "Order", "letter": "O", "colour": 2, "keyTemplates": {"PK": "USER#{userId}", "SK": "ORDER#{status}"}}
      ],
      "items": [
        {
          "SK": {"S": "PROFILE"},
          "PK": {"S": "USER#1"},
          "tags": {"SS": ["b", "a"]}
        },
        {
          "PK": {"S": "USER#1"},
          "SK": {"S": "ORDER#1"},
          "status": {"S": "open"},
          "total": {"N": "92838584930183242888.50"},
          "broken": {"N": 5}
        }
      ]
    },
    {
      "name": "Other",
      "partitionKeys": [{"name": "id", "type": "S"}],
      "items": []
    }
  ],
  "patterns": [
    {"id": "AP1", "name": "Open orders", "tableName": "Shop", "indexName": "ByStatus",
     "keyConditionExpression": "#s = :s AND begins_with(SK, :o)", "filterExpression": "total > :t AND note.total = :t",
     "names": {"#s": "status"}, "values": {":s": {"S": "open"}, ":o": {"S": "ORDER#"}, ":t": {"N": "5"}}}
  ],
  "layout": {
    "cards": {"table/Shop": {"x": 8, "y": 16}, "index/Shop/ByStatus": {"x": 400, "y": 16},
              "entity/Shop/Order": {"x": 8.5, "y": 300}}
  }
})json";
    auto design = readProject(text, {});
    if (!design) throw std::runtime_error(design.error().english());
    return *std::move(design);
}

inline std::string itemText(const Design &design, std::size_t item, std::size_t table = 0) {
    return engine::toJson(engine::ItemView((*design.tables[table]->items)[item]->blob));
}

inline engine::KeySchema key(std::vector<engine::KeyAttribute> partition, std::vector<engine::KeyAttribute> sort = {}) {
    auto schema = engine::KeySchema::make(std::move(partition), std::move(sort));
    if (!schema) throw std::runtime_error(schema.error().message);
    return *std::move(schema);
}
}

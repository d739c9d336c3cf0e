#pragma once

#include "engine/value/item_json.h"
#include "model/design/design.h"

#include <initializer_list>

/// A small design for tests of the window: a table of users and orders with a global and a local index, two patterns.
inline model::Design smallShop() {
    using namespace engine;
    TableDescription description{
        .tableName = "Shop",
        .keySchema = *KeySchema::make({{"PK", ScalarType::S}},
          {{"SK", ScalarType::S}}
          ),
    };
    description.globalSecondaryIndexes.push_back({
        .indexName = "ByStatus",
        .keySchema = *KeySchema::make({{"status", ScalarType::S}},
          {{"date", ScalarType::S}  }
          ),
    });
    description.localSecondaryIndexes.push_back({
        .indexName = "ByTotal",
        .keySchema = *KeySchema::make({{"PK", ScalarType::S}   },
          {{"total", ScalarType::N}}
          ),
    });
    model::TableDesign table{.description = std::move(description)};
    table.attributes = {
        {"status", Type::S},
        {"date",   Type::S},
        {"total",  Type::N},
        {"name",   Type::S}
    };
    model::EntityType user, order;
    user.name = "User", user.letter = "U", user.colour = 1;
    user.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "PROFILE"      }
    };
    order.name = "Order", order.letter = "O", order.colour = 2;
    order.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "ORDER#{date}" }
    };
    table.entityTypes = {user, order};
    std::vector<model::Shared<model::SampleItem>> items;
    for (const char *json :
        {
            R"({"PK":{"S":"USER#1"},"SK":{"S":"PROFILE"},"name":{"S":"Asha"}})",
            R"({"PK":{"S":"USER#1"},"SK":{"S":"ORDER#2024-01-05"},"status":{"S":"Paid"},"date":{"S":"2024-01-05"},"total":{"N":"10.50"}})",
            R"({"PK":{"S":"USER#2"},"SK":{"S":"PROFILE"},"name":{"S":"Kenji"}})",
        }) {
        model::SampleItem item;
        item.blob = *itemFromJson(json);
        items.emplace_back(std::move(item));
    }
    table.items = std::move(items);

    model::Design design;
    design.name = "Shop";
    design.tables.emplace_back(std::move(table));
    model::AccessPattern profile, scan;
    profile.id = "AP1", profile.name = "Profile", profile.operation = "Query", profile.tableName = "Shop";
    profile.keyConditionExpression = "PK = :pk";
    profile.values = {
        {":pk", R"({"S":"USER#1"})"}
    };
    scan.id = "AP2", scan.name = "Everything", scan.operation = "Scan", scan.tableName = "Shop";
    design.patterns = {profile, scan};
    return design;
}

inline model::Place placeOf(
    const char *table, const char *index = "", const char *entity = "", const char *pattern = "") {
    model::Place place;
    place.tableName = table;
    place.indexName = index;
    place.entityName = entity;
    place.patternId = pattern;
    return place;
}

#include "tests/app/sample_design.h"

#include "engine/value/item_json.h"

#include <cstdio>
#include <stdexcept>

namespace app {

namespace {

engine::ItemBlob blob(const std::string &json) {
    auto item = engine::itemFromJson(json);
    if (!item) throw std::logic_error(item.error().message + ": " + json);
    return *std::move(item);
}

engine::KeySchema key(std::vector<engine::KeyAttribute> partition, std::vector<engine::KeyAttribute> sort = {}) {
    return *engine::KeySchema::make(std::move(partition), std::move(sort));
}

model::EntityType entity(
    const char *name, const char *letter, int colour, std::map<std::string, std::string> templates) {
    model::EntityType type;
    type.name = name;
    type.letter = letter;
    type.colour = colour;
    type.keyTemplates = std::move(templates);
    return type;
}

model::Shared<std::vector<model::Shared<model::SampleItem>>> itemsOf(const std::vector<std::string> &json) {
    std::vector<model::Shared<model::SampleItem>> items;
    for (const auto &text : json) {
        model::SampleItem item;
        item.blob = blob(text);
        items.emplace_back(std::move(item));
    }
    return items;
}

}

model::Design designOf(const std::string &tableName, const std::vector<std::string> &items) {
    model::TableDesign table{
        {tableName, key({{"PK"}}, {{"SK"}}), {}, {}}
    };
    table.items = itemsOf(items);
    model::Design design;
    design.name = tableName;
    design.tables.emplace_back(std::move(table));
    return design;
}

model::Design shopDesign() {
    const std::vector<std::string> items = {
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"PROFILE"},"name":{"S":"Asha Rao"},"email":{"S":"asha.rao@example.com"},"tier":{"S":"gold"},"createdAt":{"S":"2023-11-02"}})",
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-01-05"},"orderId":{"S":"O-1001"},"orderDate":{"S":"2024-01-05"},"status":{"S":"Delivered"},"total":{"N":"148.5"},"GSI1PK":{"S":"STATUS#Delivered"},"GSI1SK":{"S":"2024-01-05"}})",
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-01-05#ITEM#P100"},"productId":{"S":"P100"},"qty":{"N":"1"},"price":{"N":"129"},"GSI1PK":{"S":"PRODUCT#P100"},"GSI1SK":{"S":"2024-01-05"}})",
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-01-05#ITEM#P205"},"productId":{"S":"P205"},"qty":{"N":"3"},"price":{"N":"6.5"},"GSI1PK":{"S":"PRODUCT#P205"},"GSI1SK":{"S":"2024-01-05"}})",
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-03-12"},"orderId":{"S":"O-1044"},"orderDate":{"S":"2024-03-12"},"status":{"S":"Pending"},"total":{"N":"64"},"UnshippedFlag":{"S":"1"},"GSI1PK":{"S":"STATUS#Pending"},"GSI1SK":{"S":"2024-03-12"}})",
        R"({"PK":{"S":"USER#U001"},"SK":{"S":"ORDER#2024-03-12#ITEM#P310"},"productId":{"S":"P310"},"qty":{"N":"2"},"price":{"N":"32"},"GSI1PK":{"S":"PRODUCT#P310"},"GSI1SK":{"S":"2024-03-12"}})",
        R"({"PK":{"S":"USER#U002"},"SK":{"S":"PROFILE"},"name":{"S":"Kenji Mori"},"email":{"S":"kenji.mori@example.jp"},"tier":{"S":"silver"},"createdAt":{"S":"2024-01-30"}})",
        R"({"PK":{"S":"USER#U002"},"SK":{"S":"ORDER#2024-02-19"},"orderId":{"S":"O-1023"},"orderDate":{"S":"2024-02-19"},"status":{"S":"Shipped"},"total":{"N":"219"},"GSI1PK":{"S":"STATUS#Shipped"},"GSI1SK":{"S":"2024-02-19"}})",
        R"({"PK":{"S":"USER#U002"},"SK":{"S":"ORDER#2024-03-12"},"orderId":{"S":"O-1045"},"orderDate":{"S":"2024-03-12"},"status":{"S":"Pending"},"total":{"N":"129"},"UnshippedFlag":{"S":"1"},"GSI1PK":{"S":"STATUS#Pending"},"GSI1SK":{"S":"2024-03-12"}})",
        R"({"PK":{"S":"USER#U002"},"SK":{"S":"ORDER#2024-03-12#ITEM#P100"},"productId":{"S":"P100"},"qty":{"N":"1"},"price":{"N":"129"},"GSI1PK":{"S":"PRODUCT#P100"},"GSI1SK":{"S":"2024-03-12"}})",
        R"({"PK":{"S":"PRODUCT#P100"},"SK":{"S":"DETAILS"},"name":{"S":"Trail Runner 2"},"category":{"S":"Shoes"},"price":{"N":"129"},"stock":{"N":"42"},"GSI1PK":{"S":"CATEGORY#Shoes"},"GSI1SK":{"S":"PRODUCT#P100"}})",
        R"({"PK":{"S":"PRODUCT#P100"},"SK":{"S":"REVIEW#R001"},"author":{"S":"U002"},"text":{"S":"Light, dries fast"},"rating":{"N":"5"},"createdAt":{"S":"2024-03-20"}})",
        R"({"PK":{"S":"PRODUCT#P100"},"SK":{"S":"REVIEW#R002"},"author":{"S":"U001"},"text":{"S":"Runs half a size small"},"rating":{"N":"3"},"createdAt":{"S":"2024-04-02"}})",
        R"({"PK":{"S":"PRODUCT#P205"},"SK":{"S":"DETAILS"},"name":{"S":"Wool socks"},"category":{"S":"Socks"},"price":{"N":"6.5"},"stock":{"N":"310"},"GSI1PK":{"S":"CATEGORY#Socks"},"GSI1SK":{"S":"PRODUCT#P205"}})",
        R"({"PK":{"S":"PRODUCT#P205"},"SK":{"S":"REVIEW#R003"},"author":{"S":"U007"},"text":{"S":"Warm"},"rating":{"N":"4"},"createdAt":{"S":"2024-02-11"}})",
        R"({"PK":{"S":"USER#U031"},"SK":{"S":"ORDER#2023-12-30"},"orderId":{"S":"O-0999"},"status":{"S":"Delivered"},"total":{"N":"12345678901234567890123456789012345678"},"tags":{"SS":["gift","rush"]},"address":{"M":{"city":{"S":"Oslo"},"zip":{"N":"150"}}}})",
    };
    model::TableDesign table{
        {"AppData", key({{"PK"}}, {{"SK"}}), {}, {}}
    };
    table.description.globalSecondaryIndexes = {
        {"GSI1", key({{"GSI1PK"}},        {{"GSI1SK"}}),    {engine::Projection::Type::Include, {"status", "total", "qty"}}, {}},
        {"GSI2", key({{"UnshippedFlag"}}, {{"orderDate"}}), {engine::Projection::Type::All, {}},                             {}},
    };
    table.description.localSecondaryIndexes = {
        {"LSI1", key({{"PK"}}, {{"orderDate"}}), {engine::Projection::Type::KeysOnly, {}}, {}},
    };
    for (const auto &[name, type] : std::initializer_list<std::pair<const char *, engine::Type>>{
             {"name",          engine::Type::S},
             {"email",         engine::Type::S},
             {"tier",          engine::Type::S},
             {"orderId",       engine::Type::S},
             {"orderDate",     engine::Type::S},
             {"status",        engine::Type::S},
             {"total",         engine::Type::N},
             {"productId",     engine::Type::S},
             {"qty",           engine::Type::N},
             {"category",      engine::Type::S},
             {"price",         engine::Type::N},
             {"stock",         engine::Type::N},
             {"author",        engine::Type::S},
             {"text",          engine::Type::S},
             {"rating",        engine::Type::N},
             {"createdAt",     engine::Type::S},
             {"UnshippedFlag", engine::Type::S},
             {"GSI1PK",        engine::Type::S},
             {"GSI1SK",        engine::Type::S}
    })
        table.attributes.push_back({name, type});
    table.entityTypes = {
        entity("User", "U", 1, {{"PK", "USER#{userId}"},                       {"SK", "PROFILE"}                                    }
           ),
        entity("Order", "O", 2,
            {{"PK", "USER#{userId}"},                       {"SK", "ORDER#{orderDate}"},                           {"GSI1PK", "STATUS#{status}"},
                                {"GSI1SK", "{orderDate}"}}
           ),
        entity("OrderItem", "I", 3,
            {{"PK", "USER#{userId}"},                     {"SK", "ORDER#{orderDate}#ITEM#{productId}"},                                                                          {"GSI1PK", "PRODUCT#{productId}"},
                                {"GSI1SK", "{orderDate}"}}
           ),
        entity("Product", "P", 4,
            {{"PK", "PRODUCT#{productId}"},{"SK", "DETAILS"},{"GSI1PK", "CATEGORY#{category}"},
                                {"GSI1SK", "PRODUCT#{productId}"}}
           ),
        entity("Review", "R", 5, {{"PK", "PRODUCT#{productId}"},                                             {"SK", "REVIEW#{reviewId}"}                                                                     }
           ),
    };
    table.items = itemsOf(items);
    model::Design design;
    design.name = "shop";
    design.tables.emplace_back(std::move(table));
    return design;
}

model::Design largeDesign(std::size_t items) {
    std::vector<model::Shared<model::SampleItem>> rows;
    rows.reserve(items);
    for (std::size_t i = 0; i < items; ++i) {
        char text[512];
        std::snprintf(text, sizeof text,
            R"({"PK":{"S":"SENSOR#%06zu"},"SK":{"S":"READING#2024-%02zu-%02zuT%02zu:00"},"value":{"N":"%zu.%zu"},"unit":{"S":"%s"},"site":{"S":"Site %zu"},"ok":{"BOOL":%s},"note":{"S":"Reading number %zu of this sensor"}})",
            i / 10, 1 + i % 12, 1 + i % 28, i % 24, i % 90, i % 10, i % 3 ? "C" : "hPa", i % 40,
            i % 7 ? "true" : "false", i % 10);
        model::SampleItem item;
        item.blob = blob(text);
        rows.emplace_back(std::move(item));
    }
    model::TableDesign table{
        {"Readings", key({{"PK"}}, {{"SK"}}), {}, {}}
    };
    table.entityTypes = {
        entity("Reading", "R", 1, {{"PK", "SENSOR#{sensor}"}, {"SK", "READING#{time}"}}
           )
    };
    table.items = std::move(rows);
    model::Design design;
    design.name = "large";
    design.tables.emplace_back(std::move(table));
    return design;
}

std::string itemJson(const model::Design &design, std::size_t item, std::size_t table) {
    return engine::toJson(engine::ItemView((*design.tables[table]->items)[item]->blob));
}

}

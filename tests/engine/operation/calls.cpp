#include "tests/engine/operation/calls.h"

#include "engine/request/codec.h"

#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace engine {

namespace {

using Json = nlohmann::json;

/// "pk:S sk:N" as KeySchema, "a:S b:S | c:N" with several of a kind; the definitions are gathered.
Json keySchema(const std::string &key, std::set<std::string> &definitions) {
    const bool several = key.find('|') != std::string::npos;
    std::istringstream words(key);
    Json schema = Json::array();
    const char *type = "HASH";
    for (std::string word; words >> word;) {
        if (word != "|") {
            schema.push_back({
                {"AttributeName", word.substr(0, word.find(':'))},
                {"KeyType",               type                   }
            });
            definitions.insert(word);
        }
        if (!several || word == "|") type = "RANGE";
    }
    return schema;
}

std::string told(const Error &error) {
    return std::string(exceptionName(error.code)) + ": " + error.message;
}

}

std::string json(std::string_view text) {
    return Json::parse(text).dump();
}

std::string Calls::call(std::string_view operation, std::string_view request) {
    const auto decoded = decodeRequest(operation, request);
    if (!decoded) return told(decoded.error());
    const auto response = engine->execute(*decoded);
    if (!response) return told(response.error());
    const auto body = encodeResponse(*response);
    return body.empty() ? body : json(body); // TagResource answers without one
}

void Calls::ok(std::string_view operation, std::string_view request) {
    const auto answer = call(operation, request);
    EXPECT_TRUE(answer.starts_with('{')) << operation << ' ' << request << "\n" << answer;
}

void Calls::table(const char *name, const char *key, const std::vector<IndexInShort> &indexes) {
    std::set<std::string> definitions;
    Json request{
        {"TableName",        name},
        {           "BillingMode", "PAY_PER_REQUEST"    },
        { "KeySchema",      keySchema(key,          definitions)}
    };
    for (const auto &index : indexes)
        request[index.local ? "LocalSecondaryIndexes" : "GlobalSecondaryIndexes"].push_back({
            {"IndexName", index.name         },
            {"KeySchema", keySchema(index.key, definitions)},
            {"Projection",           Json::parse(index.projection)                  }
        });
    for (const auto &definition : definitions) {
        const auto colon = definition.find(':');
        request["AttributeDefinitions"].push_back({
            {"AttributeName", definition.substr(0, colon)},
            {"AttributeType",               definition.substr(colon + 1)                   }
        });
    }
    ok("CreateTable", request.dump());
}

void Calls::put(const char *table, std::string_view item) {
    ok("PutItem", R"({"TableName": ")" + std::string(table) + R"(", "Item": )" + std::string(item) + "}");
}

std::string Calls::member(std::string_view operation, std::string_view request, std::string_view path) {
    const auto answer = call(operation, request);
    if (!answer.starts_with('{')) return answer;
    const auto parsed = Json::parse(answer);
    const Json::json_pointer place("/" + std::string(path));
    return parsed.contains(place) ? parsed[place].dump() : "null";
}

std::string Calls::names(std::string_view operation, std::string_view request, const char *attribute) {
    const auto answer = call(operation, request);
    if (!answer.starts_with('{')) return answer;
    const auto parsed = Json::parse(answer);
    std::string list;
    for (const auto &item : parsed["Items"]) {
        if (!list.empty()) list += ' ';
        list += item.contains(attribute) ? item[attribute].begin()->get<std::string>() : "-";
    }
    return list;
}

std::string Calls::units(std::string_view operation, std::string_view request) {
    auto withIndexes = Json::parse(request);
    withIndexes["ReturnConsumedCapacity"] = "INDEXES";
    const auto answer = call(operation, withIndexes.dump());
    if (!answer.starts_with('{')) return answer;
    const auto parsed = Json::parse(answer);
    const auto &capacity =
        parsed["ConsumedCapacity"].is_array() ? parsed["ConsumedCapacity"][0] : parsed["ConsumedCapacity"];
    std::ostringstream text;
    text << "table " << capacity["Table"]["CapacityUnits"].get<double>();
    for (const char *kind : {"GlobalSecondaryIndexes", "LocalSecondaryIndexes"}) {
        if (!capacity.contains(kind)) continue;
        for (const auto &[name, arm] : capacity[kind].items())
            text << ", " << name << ' ' << arm["CapacityUnits"].get<double>();
    }
    return text.str();
}

}

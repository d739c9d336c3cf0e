#pragma once

#include "engine/expression/parser.h"
#include "engine/value/item_json.h"

#include <gtest/gtest.h>
#include <optional>
#include <string>

namespace engine {

/// Names and values of a request, written as its JSON is: {":v": {"S": "a"}}.
struct Given {
    std::optional<AttributeNames> names;
    std::optional<AttributeValues> values;
};

inline Given given(const char *names, const char *values) {
    Given result;
    if (*names) {
        result.names.emplace();
        const auto blob = itemFromPlainJson(names);
        EXPECT_TRUE(blob) << names;
        for (const Member &member : ItemView(*blob).members())
            result.names->emplace(std::string(member.name), std::string(member.value.text()));
    }
    if (*values) {
        result.values.emplace();
        const auto blob = itemFromJson(values);
        EXPECT_TRUE(blob) << values;
        for (const Member &member : ItemView(*blob).members())
            result.values->emplace(std::string(member.name), ValueBlob{Bytes(member.value.bytes())});
    }
    return result;
}

inline ItemBlob item(const char *json) {
    auto blob = itemFromJson(json);
    EXPECT_TRUE(blob) << json << ": " << (blob ? "" : blob.error().message);
    return blob ? *blob : ItemBlob{};
}

inline Placeholders placeholdersOf(const Given &request) {
    return *Placeholders::make(request.names, request.values,
        {
            {"Expression", true}
    });
}

/// "" where it parses, else DynamoDB's text.
inline std::string errorOf(
    ExpressionKind kind, const std::string &text, const char *names = "", const char *values = "") {
    const Given request = given(names, values);
    Placeholders placeholders = placeholdersOf(request);
    const auto messageOf = [](const auto &parsed) { return parsed ? std::string() : parsed.error().message; };
    switch (kind) {
    case ExpressionKind::Condition: return messageOf(parseCondition(text, placeholders));
    case ExpressionKind::Filter: return messageOf(parseFilter(text, placeholders));
    case ExpressionKind::KeyCondition: return messageOf(parseKeyCondition(text, placeholders));
    case ExpressionKind::Update: return messageOf(parseUpdate(text, placeholders));
    case ExpressionKind::Projection: break;
    }
    return messageOf(parseProjection(text, placeholders));
}

inline Condition condition(const char *text, const char *names = "", const char *values = "") {
    const Given request = given(names, values);
    Placeholders placeholders = placeholdersOf(request);
    auto parsed = parseCondition(text, placeholders);
    EXPECT_TRUE(parsed) << text << ": " << (parsed ? "" : parsed.error().message);
    return parsed ? *parsed : Condition{};
}

}

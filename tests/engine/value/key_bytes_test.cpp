#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"
#include "tests/engine/value/random_item.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

Bytes part(const AttributeValue &value) {
    Bytes bytes;
    appendKeyPart(bytes, encode(value));
    return bytes;
}

Bytes prefix(const AttributeValue &value) {
    Bytes bytes;
    appendKeyPrefix(bytes, encode(value));
    return bytes;
}

AttributeValue text(std::string value) {
    return {std::move(value)};
}

}

TEST(KeyBytes, OrderIsDynamoDbs) {
    using namespace std::string_literals;
    const std::vector<std::string> ascending = {
        ""s,
        "\0"s,
        "\0\0"s,
        "\0\x01"s,
        "\0\xff"s,
        "\x01"s,
        "a"s,
        "a\0"s,
        "a\0b"s,
        "a\x01"s,
        "aa"s,
        "b"s,
        "é"s,
        "\xff"s,
    };
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        for (std::size_t j = 0; j < ascending.size(); ++j) {
            EXPECT_EQ(part({Binary{ascending[i]}}) < part({Binary{ascending[j]}}), i < j) << i << " " << j;
            const bool begins = part({Binary{ascending[j]}}).starts_with(prefix({Binary{ascending[i]}}));
            EXPECT_EQ(begins, ascending[j].starts_with(ascending[i])) << "begins_with " << i << " " << j;
        }
    }
}

TEST(KeyBytes, PartsEndThemselves) {
    EXPECT_NE(part(text("a")) + part(text("bc")), part(text("ab")) + part(text("c")));
    tests::RandomItem random(11);
    std::vector<std::tuple<std::string, Number, Bytes>> keys;
    for (int i = 0; i < 300; ++i) keys.emplace_back(random.text(), random.number(), random.bytes());
    const auto bytes = [&](const auto &key) {
        return part({std::get<0>(key)}) + part({std::get<1>(key)}) + part({Binary{std::get<2>(key)}});
    };
    for (const auto &a : keys)
        for (const auto &b : keys) ASSERT_EQ(bytes(a) < bytes(b), a < b) << "compared attribute by attribute";
}

TEST(KeyBytes, FollowTheSchema) {
    const KeySchema schema = *KeySchema::make(
        {
            {"pk"          },
            { "day", ScalarType::N}
    },
        {{"sk", ScalarType::B}});
    const ItemBlob item = *itemFromJson(R"({"pk":{"S":"a"},"day":{"N":"1.0"},"sk":{"B":"AA=="},"x":{"S":"y"}})");
    EXPECT_EQ(partitionKeyBytes(item, schema), part(text("a")) + part({Number::fromInteger(1)}));
    EXPECT_EQ(sortKeyBytes(item, schema), Bytes("\0\xff\0\0", 4));
    EXPECT_EQ(sortKeyBytes(item, *KeySchema::make({{"pk"}})), "") << "no sort key, no bytes";
    EXPECT_FALSE(partitionKeyBytes(*itemFromJson(R"({"pk":{"S":"a"}})"), schema)) << "one missing";
    EXPECT_FALSE(sortKeyBytes(*itemFromJson(R"({"sk":{"S":"a"}})"), schema)) << "another type";
    EXPECT_EQ(partitionHash("USER#1"), partitionHash("USER#1"));
    EXPECT_NE(partitionHash("USER#1"), partitionHash("USER#2"));
}

}

#include "app/data/item_text.h"

#include "engine/value/item_json.h"
#include "tests/app/sample_design.h"

#include <gtest/gtest.h>

#include <tuple>

namespace app {

namespace {

TEST(ItemText, JsonOfItemsKeepsDigitsAndTypes) {
    const auto design = designOf("T",
        {R"({"PK":{"S":"a"},"SK":{"S":"1"},"n":{"N":"12345678901234567890123456789012345678"},"s":{"NS":["1","2"]}})",
            R"({"PK":{"S":"a"},"SK":{"S":"2"}})"});
    const auto &table = *design.tables[0];
    EXPECT_EQ(
        itemsToJson(table, {1}, ItemJson::DynamoDb), "{\n  \"PK\": {\"S\": \"a\"},\n  \"SK\": {\"S\": \"2\"}\n}\n");
    const auto both = itemsToJson(table, {0, 1}, ItemJson::DynamoDb);
    const auto read = itemsFromJson(both);
    ASSERT_TRUE(read.has_value());
    ASSERT_EQ(read->size(), 2u);
    EXPECT_EQ((*read)[0].blob, (*table.items)[0]->blob);
    const auto plain = itemsToJson(table, {0}, ItemJson::Plain);
    EXPECT_NE(plain.find("\"n\": 12345678901234567890123456789012345678"), std::string::npos) << plain;
}

TEST(ItemText, JsonIsLaidOutForReading) {
    EXPECT_EQ(indentedJson(R"({"Items":[{"PK":{"S":"a"},"n":{"N":"1.50"},"tags":{"SS":["x","y"]}}],"Count":1,"m":{}})"),
        "{\n"
        "  \"Items\": [\n"
        "    {\n"
        "      \"PK\": {\"S\": \"a\"},\n"
        "      \"n\": {\"N\": \"1.50\"},\n"
        "      \"tags\": {\"SS\": [\"x\", \"y\"]}\n"
        "    }\n"
        "  ],\n"
        "  \"Count\": 1,\n"
        "  \"m\": {}\n"
        "}");
    EXPECT_EQ(indentedJson("{\"a\": "), "{\"a\": ") << "what is no JSON stays as it is";
}

TEST(ItemText, ReadsWhatPeoplePaste) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"DynamoDB JSON is recognised by its types",                  R"({"PK":{"S":"a"}})",         R"({"PK":{"S":"a"}})"                },
        {"everything else is plain",                                  R"({"PK":"a","n":1.50})",      R"({"PK":{"S":"a"},"n":{"N":"1.5"}})"},
        {"a map named as a type is plain, too, when it is not alone", R"({"PK":"a","m":{"S":"x"}})",
         R"({"PK":{"S":"a"},"m":{"M":{"S":{"S":"x"}}}})"                                                                                  },
    };
    for (const auto &[why, text, item] : cases) {
        const auto read = itemsFromJson(text);
        ASSERT_TRUE(read.has_value()) << why;
        EXPECT_EQ(engine::toJson(engine::ItemView(read->front().blob)),
            engine::toJson(engine::ItemView(*engine::itemFromJson(item))))
            << why;
    }
    for (const char *text : {"", "[1]", "{\"a\":", "{\"a\":{\"N\":\"x\"}}"}) EXPECT_FALSE(itemsFromJson(text)) << text;
}

TEST(ItemText, CellsTravelAsSpreadsheetsExchangeThem) {
    const CellBlock block = {
        {"a",          "b\tc",       ""  },
        {"say \"hi\"", "two\nlines", "ä"}
    };
    EXPECT_EQ(fromTabbedText(toTabbedText(block)), block);
    EXPECT_EQ(fromTabbedText("a\tb\r\nc\td\r\n"), (CellBlock{
                                                      {"a", "b"},
                                                      {"c", "d"}
    }))
        << "line ends of Windows";
    EXPECT_EQ(fromTabbedText("a"), CellBlock{{"a"}}) << "one cell without a line end";
    EXPECT_EQ(fromTabbedText(""), CellBlock{});
}

}

}

#include "engine/base/json_reader.h"
#include "engine/base/json_writer.h"

#include <gtest/gtest.h>

namespace engine {

TEST(JsonWriter, PutsTheCommas) {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.name("a");
    json.beginArray();
    json.integer(INT64_MIN);
    json.boolean(true);
    json.beginObject();
    json.endObject();
    json.endArray();
    json.dataName("b\"");
    json.string("c");
    json.name("d");
    json.raw("null");
    json.endObject();
    EXPECT_EQ(out, R"({"a":[-9223372036854775808,true,{}],"b\"":"c","d":null})");
}

TEST(JsonWriter, EscapesEveryPlace) {
    for (std::size_t length = 0; length < 40; ++length) { // eight bytes are looked at in one step
        for (std::size_t at = 0; at < length; ++at) {
            for (const char c : {'"', '\\', '\n', '\x01', '\x7f', '\x1f', ' ', '\0', '!', '#', '[', ']'}) {
                std::string text(length, 'x');
                text[at] = c;
                std::string json;
                appendJsonString(json, text);
                const auto document = JsonDocument::parse(json);
                ASSERT_TRUE(document) << json;
                ASSERT_EQ(document->root().text(), text);
            }
        }
    }
    std::string json;
    appendJsonString(json, "\xc3\xa9\xf0\x9f\x98\x80");
    EXPECT_EQ(json, "\"\xc3\xa9\xf0\x9f\x98\x80\"") << "UTF-8 passes as it is";
}

TEST(JsonReader, WalksADocument) {
    const auto document =
        JsonDocument::parse(R"({"a":[1,2.5,"x\u0000",true,null],"b":{},"a2":1,"b":18446744073709551615})");
    ASSERT_TRUE(document);
    const JsonValue root = document->root();
    using Kind = JsonValue::Kind;
    EXPECT_EQ(root.kind(), Kind::Object);
    EXPECT_EQ(root.members().size(), 4U);
    const auto elements = root.find("a")->elements();
    ASSERT_EQ(elements.size(), 5U);
    EXPECT_EQ(elements[0].integer(), 1);
    EXPECT_EQ(elements[1].kind(), Kind::Decimal);
    EXPECT_EQ(elements[1].decimal(), 2.5);
    EXPECT_EQ(elements[2].text(), std::string_view("x\0", 2));
    EXPECT_TRUE(elements[3].boolean());
    EXPECT_TRUE(elements[4].isNull());
    EXPECT_EQ(root.find("b")->kind(), Kind::Integer) << "a name twice: the last one";
    EXPECT_FALSE(root.find("b")->integer()) << "beyond 63 bits";
    EXPECT_FALSE(root.find("c"));
}

TEST(JsonReader, DocumentsDoNotDisturbEachOther) {
    const auto outer = JsonDocument::parse(R"(["outer"])");
    const JsonValue text = outer->root().elements()[0];
    {
        const auto inner = JsonDocument::parse(R"(["inner"])");
        EXPECT_EQ(inner->root().elements()[0].text(), "inner");
    }
    const auto next = JsonDocument::parse(R"(["next"])");
    EXPECT_EQ(text.text(), "outer");
    for (const char *wrong : {"", " ", "{", "[1,]", "{\"a\":1,}", "01", "'a'", "\"\xff\"", "[1e999]"})
        EXPECT_EQ(JsonDocument::parse(wrong).error().code, Error::Code::Serialization) << wrong;
}

}

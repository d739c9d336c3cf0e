#include "model/view/value_tree.h"

#include "engine/value/item_json.h"

#include <gtest/gtest.h>

using namespace model;
using engine::Type;

namespace {

engine::ValueBlob value(std::string_view json) {
    return *engine::valueFromJson(json);
}
std::string json(const engine::ValueBlob &blob) {
    return engine::toJson(engine::ValueView(blob));
}
std::string jsonOf(const ValueNode &node) {
    const auto made = valueOf(node);
    return made ? json(*made) : made.error().place.path + ": " + made.error().message.english();
}

}

TEST(ValueTree, EveryTypeComesBackDigitForDigit) {
    for (const char *each : {R"({"S":"a \"quote\" and ä"})", R"({"N":"12345678901234567890123456789012345678"})",
             R"({"B":"AAEC"})", R"({"BOOL":true})", R"({"NULL":true})", R"({"SS":["a","b"]})", R"({"NS":["1","2.5"]})",
             R"({"BS":["AAEC"]})", R"({"L":[]})", R"({"M":{}})",
             R"({"M":{"a":{"L":[{"M":{"b":{"SS":["x"]}}},{"N":"1"}]},"empty":{"S":""}}})"}) {
        const auto before = value(each);
        EXPECT_EQ(json(*valueOf(valueNode(engine::ValueView(before)))), each);
    }
}

TEST(ValueTree, SaysWhichPartIsNoValue) {
    auto node =
        valueNode(engine::ValueView(value(R"({"M":{"lines":{"L":[{"N":"1"},{"N":"2"}]},"tags":{"SS":["a","b"]}}})")));
    auto &lines = node.children[0], &tags = node.children[1];
    lines.children[1].text = "many";
    EXPECT_EQ(jsonOf(node), "lines[1]: The parameter cannot be converted to a numeric value: many");
    lines.children[1].text = "2";
    tags.children[1].text = "a";
    EXPECT_EQ(jsonOf(node).substr(0, 6), "tags: ") << "a set has a member once: " << jsonOf(node);
    tags.children[1].text = "b";
    node.children.push_back(node.children[0]);
    EXPECT_EQ(jsonOf(node), "lines: The map has two members named lines");
}

TEST(ValueTree, ANewTypeKeepsWhatMakesSenseThere) {
    const struct {
        const char *before;
        Type type;
        const char *after;
    } cases[] = {
        {R"({"L":[{"S":"a"},{"S":"b"}]})",         Type::SS,   R"({"SS":["a","b"]})"                   },
        {R"({"L":[{"N":"1"},{"N":"2"}]})",         Type::NS,   R"({"NS":["1","2"]})"                   },
        {R"({"SS":["a","b"]})",                    Type::L,    R"({"L":[{"S":"a"},{"S":"b"}]})"        },
        {R"({"M":{"x":{"N":"1"},"y":{"S":"b"}}})", Type::L,    R"({"L":[{"N":"1"},{"S":"b"}]})"        },
        {R"({"L":[{"N":"1"},{"S":"b"}]})",         Type::M,    R"({"M":{"0":{"N":"1"},"1":{"S":"b"}}})"},
        {R"({"S":"a"})",                           Type::SS,   R"({"SS":["a"]})"                       },
        {R"({"N":"7"})",                           Type::S,    R"({"S":"7"})"                          },
        {R"({"S":"7"})",                           Type::N,    R"({"N":"7"})"                          },
        {R"({"SS":["only"]})",                     Type::S,    R"({"S":"only"})"                       },
        {R"({"N":"7"})",                           Type::Bool, R"({"BOOL":false})"                     },
        {R"({"S":"x"})",                           Type::Null, R"({"NULL":true})"                      },
    };
    for (const auto &each : cases)
        EXPECT_EQ(jsonOf(retyped(valueNode(engine::ValueView(value(each.before))), each.type)), each.after)
            << each.before;
}

TEST(ValueTree, PlainJsonKeepsTheTypesThatItCannotSay) {
    const struct {
        const char *why, *before, *plain, *after;
    } cases[] = {
        {"a set stays a set",         R"({"SS":["a"]})",                     R"(["a","c"])",                  R"({"SS":["a","c"]})"           },
        {"numbers too",               R"({"NS":["1"]})",                     "[1, 2]",                        R"({"NS":["1","2"]})"           },
        {"a member twice is a list",  R"({"SS":["a"]})",                     R"(["a","a"])",                  R"({"L":[{"S":"a"},{"S":"a"}]})"},
        {"binary stays binary",       R"({"B":"AAEC"})",                     R"("AAED")",                     R"({"B":"AAED"})"               },
        {"what is no base64 is text", R"({"B":"AAEC"})",                     R"("no!")",                      R"({"S":"no!"})"                },
        {"inside maps and lists",     R"({"M":{"t":{"L":[{"SS":["a"]}]}}})", R"({"t": [["b"]], "n": ["x"]})",
         R"({"M":{"n":{"L":[{"S":"x"}]},"t":{"L":[{"SS":["b"]}]}}})"                                                                          },
    };
    for (const auto &each : cases) {
        const auto plain = engine::valueFromPlainJson(each.plain);
        const auto before = value(each.before);
        EXPECT_EQ(json(withTypesOf(engine::ValueView(*plain), engine::ValueView(before))), each.after) << each.why;
    }
}

TEST(ValueTree, HexIsPairsOfDigits) {
    EXPECT_EQ(*bytesFromHex("00 0fFF\n7a"), std::string("\0\x0f\xff\x7a", 4));
    EXPECT_EQ(*bytesFromHex(""), "");
    EXPECT_EQ(bytesFromHex("0g").error().message.english(), "Character 2 is no hexadecimal digit");
    EXPECT_EQ(bytesFromHex("abc").error().message.english(), "A byte is two hexadecimal digits; the last has one");
}

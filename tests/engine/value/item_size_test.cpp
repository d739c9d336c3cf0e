#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace engine {

TEST(ItemSize, CountsNamesValuesAndOverhead) { // Developer Guide, "DynamoDB item sizes and formats"; Parity Suite
    const std::tuple<const char *, const char *, std::size_t> cases[] = {
        {"an empty item",                        R"({})",                               0},
        {"a name counts in UTF-8 bytes",         R"({"\u00e9": {"S": "abc"}})",         5},
        {"a boolean is one byte",                R"({"ok": {"BOOL": true}})",           3},
        {"and so is NULL",                       R"({"no": {"NULL": true}})",           3},
        {"bytes count raw, not as base64",       R"({"b": {"B": "YWJj"}})",             4},
        {"two digits share a byte, plus one",    R"({"n": {"N": "123"}})",              4},
        {"the sign weighs one",                  R"({"n": {"N": "-123"}})",             5},
        {"zeros in front weigh nothing",         R"({"n": {"N": "0.00012"}})",          3},
        {"nor those at the end",                 R"({"n": {"N": "1200"}})",             3},
        {"the point splits the digits",          R"({"n": {"N": "3.14159"}})",          6},
        {"zero is the one byte",                 R"({"n": {"N": "0"}})",                2},
        {"a list weighs three, even when empty", R"({"l": {"L": []}})",                 4},
        {"and one more for each element",        R"({"l": {"L": [{"BOOL": true}]}})",   6},
        {"a map likewise, and its names",        R"({"m": {"M": {"ab": {"S": "c"}}}})", 8},
        {"a set is its members",                 R"({"s": {"SS": ["a", "bc"]}})",       4},
        {"of numbers too",                       R"({"s": {"NS": ["1", "234"]}})",      6},
        {"of bytes too",                         R"({"s": {"BS": ["YWJj", ""]}})",      4},
    };
    for (const auto &[why, json, bytes] : cases) {
        const auto item = itemFromJson(json);
        ASSERT_TRUE(item) << why;
        EXPECT_EQ(sizeInBytes(ItemView(*item)), bytes) << why;
    }
}

TEST(ItemSize, OfANumberIsTheSameFromItsDigits) {
    for (const char *text : {"0", "1", "-1", "10", "0.1", "100.001", "123456", "-0.00100", "1e125", "-1.5e-130"}) {
        const auto number = Number::parse(text);
        EXPECT_EQ(sizeInBytes(ValueView(encode(AttributeValue{*number}))), number->sizeInBytes()) << text;
    }
}

}

#include "model/design/key_template.h"

#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace model {

TEST(KeyTemplate, MatchesValuesOfItsShape) {
    struct Case {
        const char *why, *text, *value;
        bool matches;
    } const cases[] = {
        {"a fixed text is itself",                "PROFILE",                "PROFILE",                    true },
        {"and nothing longer",                    "PROFILE",                "PROFILE#1",                  false},
        {"a variable stands for any text",        "USER#{userId}",          "USER#U001",                  true },
        {"of one character at least",             "USER#{userId}",          "USER#",                      false},
        {"case counts",                           "USER#{userId}",          "user#U001",                  false},
        {"an order is no order item",             "ORDER#{date}",           "ORDER#2024-01-05#ITEM#P1",   false},
        {"an order item is no order",             "ORDER#{date}#ITEM#{id}", "ORDER#2024-01-05",           false},
        {"an order item",                         "ORDER#{date}#ITEM#{id}", "ORDER#2024-01-05#ITEM#P1",   true },
        {"only the template's delimiter divides", "ORDER#{at}",             "ORDER#2024-01-05T10:15:00Z", true },
        {"':' divides where it is the delimiter", "user:{id}",              "user:a:b",                   false},
        {"but not within a time",                 "at:{time}",              "at:2024-01-05T10:15:00Z",    true },
        {"no literal: anything",                  "{id}",                   "a#b:c|d_e",                  true },
        {"no literal: not nothing",               "{id}",                   "",                           false},
        {"a literal in between",                  "{a}->{b}",               "x->y",                       true },
        {"is searched on",                        "{a}-{b}-{c}",            "1-2-3-4",                    true },
        {"an empty template is the empty text",   "",                       "",                           true },
        {"an open brace is a letter",             "a{b",                    "a{b",                        true },
        {"so are empty braces",                   "a{}",                    "a{}",                        true },
    };
    for (const auto &[why, text, value, matches] : cases)
        EXPECT_EQ(KeyTemplate(text).matches(value), matches) << why << ": " << text << " on " << value;
}

TEST(KeyTemplate, ReadsItsVariables) {
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(KeyTemplate("ORDER#{date}#ITEM#{id}").read("ORDER#2024-01-05#ITEM#P1"),
        (Pairs{
            {"date", "2024-01-05"},
            {"id",   "P1"        }
    }));
    EXPECT_EQ(KeyTemplate("PROFILE").read("PROFILE"), Pairs()) << "a fixed text has none";
    EXPECT_EQ(KeyTemplate("USER#{id}").read("ORDER#1"), std::nullopt) << "another shape";
}

TEST(KeyTemplate, FillsFromAnItem) {
    const auto item = *engine::itemFromJson(R"({"id": {"S": "U1"}, "n": {"N": "7"}, "b": {"BOOL": true}})");
    EXPECT_EQ(KeyTemplate("USER#{id}").fill(item), "USER#U1");
    EXPECT_EQ(KeyTemplate("{n}").fill(item), "7") << "digits as they are";
    EXPECT_EQ(KeyTemplate("USER#{email}").fill(item), std::nullopt) << "a missing attribute";
    EXPECT_EQ(KeyTemplate("{b}").fill(item), std::nullopt) << "no key can hold a BOOL";
}

TEST(KeyTemplate, SaysItsParts) {
    const KeyTemplate order("ORDER#{date}#ITEM#{id}");
    EXPECT_EQ(order.text(), "ORDER#{date}#ITEM#{id}");
    EXPECT_EQ(order.variables(), (std::vector<std::string>{"date", "id"}));
    EXPECT_EQ(order.literalPrefix(), "ORDER#") << "what begins_with asks for";
    EXPECT_FALSE(order.fixed());
    EXPECT_TRUE(KeyTemplate("PROFILE").fixed());
    EXPECT_EQ(KeyTemplate("{a}#{a}").variables(), (std::vector<std::string>{"a"})) << "each once";
}

TEST(KeyTemplate, EndsSoonWhateverItMeets) {
    std::string hostile, value(2'000, 'x');
    for (int i = 0; i < 60; ++i) hostile += "{v" + std::to_string(i) + "}x";
    EXPECT_FALSE(KeyTemplate(hostile + "y").matches(value)) << "no exponential search";
    std::string many;
    for (int i = 0; i < 100'000; ++i) many += "{v}";
    EXPECT_FALSE(KeyTemplate(many).matches(value)) << "no deep recursion";
    EXPECT_EQ(KeyTemplate(many).text(), many) << "and nothing lost";
}

}

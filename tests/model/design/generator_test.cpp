#include "model/design/generator.h"

#include <gtest/gtest.h>

namespace model {

TEST(Generator, IsReadAndWrittenAlike) {
    const std::pair<const char *, Generator> cases[] = {
        {"uuid",                                                  {"uuid", {}, 100, {}}                          },
        {"enum(Pending*3, Shipped*5)",                            {"enum", {"Pending*3", "Shipped*5"}, 100, {}}  },
        {"date(2024-01-01, 2024-12-31) 70%",                      {"date", {"2024-01-01", "2024-12-31"}, 70, {}} },
        {"enum(a, b) 5% x1-3",                                    {"enum", {"a", "b"}, 5, std::pair(1U, 3U)}     },
        {"integer(1, 9) x4",                                      {"integer", {"1", "9"}, 100, std::pair(4U, 4U)}},
        {"enum(a\\, b, c)",                                       {"enum", {"a, b", "c"}, 100, {}}               },
        {"fixed({\"a\": {\"N\": \"1\"}, \"b\": {\"N\": \"2\"}})",
         {"fixed", {"{\"a\": {\"N\": \"1\"}, \"b\": {\"N\": \"2\"}}"}, 100, {}}                                  },
        {"pattern([A-Z]{1,3}(a|b)\\d, x)",                        {"pattern", {"[A-Z]{1,3}(a|b)\\d, x"}, 100, {}}},
    };
    for (const auto &[text, generator] : cases) {
        const auto parsed = parseGenerator(text);
        ASSERT_TRUE(parsed) << text << ": " << parsed.error().english();
        EXPECT_EQ(*parsed, generator) << text;
        EXPECT_EQ(generator.text(), text);
    }
    for (const GeneratorKind &kind : generatorKinds()) {
        const auto parsed = parseGenerator(kind.example);
        ASSERT_TRUE(parsed) << kind.example;
        EXPECT_EQ(parsed->kind, kind.id);
        EXPECT_EQ(parsed->text(), kind.example) << "an example is as it is written";
    }
}

TEST(Generator, TellsWhatIsWrong) {
    const std::tuple<const char *, const char *, std::size_t> cases[] = {
        {"nonsense",   "There is no generator \"nonsense\". There are: uuid, ", 1 },
        {"enum(a",     "A closing parenthesis is missing.",                     7 },
        {"uuid(1)",    "The generator uuid takes nothing in parentheses.",      8 },
        {"uuid 0%",    "Behind the generator only a share of the items",        8 },
        {"uuid x3-1",  "After x stands how many values there are",              10},
        {"uuid often", "Behind the generator only",                             6 },
    };
    for (const auto &[text, message, column] : cases) {
        const auto parsed = parseGenerator(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_TRUE(parsed.error().message.english().starts_with(message)) << parsed.error().message.english();
        EXPECT_EQ(parsed.error().place.column, column) << text;
    }
}

TEST(Generator, WeightsStandBehindAStar) {
    const std::pair<const char *, WeightedValue> cases[] = {
        {"Pending*3", {"Pending", 3}},
        {"Pending",   {"Pending", 1}},
        {"a\\*3",     {"a*3", 1}    },
        {"*5",        {"*5", 1}     },
        {"a * 2",     {"a", 2}      }
    };
    for (const auto &[text, value] : cases) {
        EXPECT_EQ(weightedValue(text), value) << text;
        EXPECT_EQ(weightedValue(weightedText(value)), value) << text;
    }
    const WeightedValue awkward{"a) \\ (*b,c", 2};
    const Generator generator{
        .kind = "enum", .arguments = {weightedText(awkward), "x"}
    };
    const auto again = parseGenerator(generator.text());
    ASSERT_TRUE(again) << generator.text();
    EXPECT_EQ(again->arguments.size(), 2U);
    EXPECT_EQ(weightedValue(again->arguments.front()), awkward);
}

TEST(SampleCount, IsReadAndWrittenAlike) {
    using Kind = SampleCount::Kind;
    const std::pair<const char *, SampleCount> cases[] = {
        {"20",                    {Kind::Fixed, 20, 20, 100, ""}  },
        {"1-5 per User",          {Kind::Range, 1, 5, 100, "User"}},
        {"zipf(5)",               {Kind::Zipf, 5, 5, 100, ""}     },
        {"zipf(5, 1.20) per A b", {Kind::Zipf, 5, 5, 120, "A b"}  },
    };
    for (const auto &[text, count] : cases) {
        const auto parsed = parseSampleCount(text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(*parsed, count) << text;
        EXPECT_EQ(count.text(), text);
    }
    EXPECT_EQ(parseSampleCount("zipf(3, 0.5)")->exponentHundredths, 50U);
    for (const char *wrong : {"", "x", "5-1", "zipf 5", "zipf(5", "5 per ", "99999999999", "-3", "5 6"})
        EXPECT_FALSE(parseSampleCount(wrong)) << wrong;
}

TEST(Generator, FollowsRenames) {
    EXPECT_EQ(withEntityRenamed("reference(User, id) 50%", "User", "Person"), "reference(Person, id) 50%");
    EXPECT_EQ(withEntityRenamed("enum(User)", "User", "Person"), "enum(User)");
    EXPECT_EQ(withSampleParentRenamed("1-5 per User", "User", "Person"), "1-5 per Person");
    EXPECT_EQ(withSampleParentRenamed("half written per", "User", "Person"), "half written per");
}

}

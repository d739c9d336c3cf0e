#include "engine/expression/print.h"

#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

const char *const names = R"({"#r": "name", "#d": "a.b"})";
const char *const values =
    R"({":s": {"S": "x"}, ":n": {"N": "1"}, ":t": {"S": "SS"}, ":l": {"L": []}, ":ss": {"SS": ["a"]}})";

template <class Parse> auto parsed(Parse parse, const std::string &text) {
    const Given request = given(names, values);
    Placeholders placeholders = placeholdersOf(request);
    auto tree = parse(text, placeholders);
    EXPECT_TRUE(tree) << text << ": " << (tree ? "" : tree.error().message);
    return *tree;
}

/// What is printed, parsed with the printed names and values and printed again: the same text is the same tree.
template <class Parse> void expectRoundTrip(Parse parse, const char *text, const char *printed) {
    ExpressionPrinter printer;
    EXPECT_EQ(printer.print(parsed(parse, text)), printed);
    std::optional<AttributeNames> printedNames;
    std::optional<AttributeValues> printedValues;
    if (!printer.names().empty()) printedNames = printer.names();
    if (!printer.values().empty()) printedValues = printer.values();
    Placeholders placeholders = *Placeholders::make(printedNames, printedValues,
        {
            {"Expression", true}
    });
    auto again = parse(printed, placeholders);
    ASSERT_TRUE(again) << printed << ": " << again.error().message;
    EXPECT_TRUE(placeholders.checkUnused());
    ExpressionPrinter second;
    EXPECT_EQ(second.print(*again), printed);
    EXPECT_EQ(second.values(), printer.values());
    EXPECT_EQ(second.names(), printer.names());
}

}

TEST(Print, ConditionsParseAgain) {
    const std::pair<const char *, const char *> cases[] = {
        {"a=:s",                                                     "a = :v1"                         },
        {"#r = :s and #d.c[2] <> #r",                                "#n1 = :v1 AND #n2.c[2] <> #n1"   },
        {"a = :s OR b = :s AND c = :n",                              "a = :v1 OR (b = :v1 AND c = :v2)"},
        {"(a = :s OR b = :s) AND c = :n",                            "(a = :v1 OR b = :v1) AND c = :v2"},
        {"NOT (a = :s OR b = :s)",                                   "NOT (a = :v1 OR b = :v1)"        },
        {"NOT NOT a = :s",                                           "NOT (NOT a = :v1)"               },
        {"NOT a IN (:s, b)",                                         "NOT a IN (:v1, b)"               },
        {"a BETWEEN :n AND size(b)",                                 "a BETWEEN :v1 AND size(b)"       },
        {"attribute_type(a, :t) AND attribute_not_exists(b[0])",
         "attribute_type(a, :v1) AND attribute_not_exists(b[0])"                                       },
        {"begins_with(a, :s) AND contains(b, :n) AND size(:s) > :n",
         "begins_with(a, :v1) AND contains(b, :v2) AND size(:v1) > :v2"                                },
    };
    for (const auto &[text, printed] : cases) expectRoundTrip(parseCondition, text, printed);
}

TEST(Print, UpdatesParseAgain) {
    const std::pair<const char *, const char *> cases[] = {
        {"REMOVE x set a = b + :n, c.#r = list_append(if_not_exists(c, :l), :l) ADD e :n DELETE f :ss",
         "SET a = b + :v1, c.#n1 = list_append(if_not_exists(c, :v2), :v2) REMOVE x ADD e :v1 DELETE f :v3"              },
        {"SET a = (a - :n)",                                                                            "SET a = a - :v1"},
    };
    for (const auto &[text, printed] : cases) expectRoundTrip(parseUpdate, text, printed);
}

TEST(Print, KeyConditionsAndProjectionsParseAgain) {
    expectRoundTrip(parseKeyCondition, "pk = :s AND :n < #r", "pk = :v1 AND #n1 > :v2");
    expectRoundTrip(parseKeyCondition, "pk = :s AND sk BETWEEN :n AND :n", "pk = :v1 AND sk BETWEEN :v2 AND :v2");
    expectRoundTrip(parseKeyCondition, "pk = :s AND begins_with(sk, :t)", "pk = :v1 AND begins_with(sk, :v2)");
    expectRoundTrip(parseProjection, "a, #d[0].b, #r", "a, #n1[0].b, #n2");
}

TEST(Print, ForPeople) {
    EXPECT_EQ(readableText(parsed(parseCondition, "#r = :s AND size(l) > :n OR contains(t, :ss)")),
        R"((name = "x" AND size(l) > 1) OR contains(t, ["a"]))");
    Placeholders open = Placeholders::open({}, {});
    EXPECT_EQ(
        readableText(*parseKeyCondition("PK = :user AND begins_with(SK, :p)", open)), "PK = ? AND begins_with(SK, ?)");
}

}

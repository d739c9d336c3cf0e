#include "engine/expression/condition_eval.h"

#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

const char *const stored = R"({"s": {"S": "hello"}, "n": {"N": "10"}, "zero": {"N": "0"}, "neg": {"N": "-2.5"},
    "b": {"B": "/wA="}, "yes": {"BOOL": true}, "nil": {"NULL": true}, "e": {"S": ""}, "clef": {"S": "\ud834\udd1e"},
    "l": {"L": [{"S": "x"}, {"N": "1"}, {"SS": ["q", "p"]}]}, "ss": {"SS": ["b", "a"]}, "ns": {"NS": ["1", "2"]},
    "m": {"M": {"k": {"S": "v"}, "set": {"NS": ["3", "2"]}}}, "same": {"M": {"set": {"NS": ["2", "3.0"]}, "k": {"S": "v"}}}})";

const char *const values = R"({":hello": {"S": "hello"}, ":he": {"S": "he"}, ":ll": {"S": "ll"}, ":zz": {"S": "zz"},
    ":0": {"N": "0"}, ":1": {"N": "1"}, ":2": {"N": "2"}, ":3": {"N": "3"}, ":5": {"N": "5"}, ":9": {"N": "9"}, ":10": {"N": "1e1"},
    ":100": {"N": "100"}, ":minus1": {"N": "-1"}, ":x": {"S": "x"}, ":a": {"S": "a"}, ":k": {"S": "k"}, ":empty": {"S": ""},
    ":ab": {"SS": ["a", "b"]}, ":qp": {"SS": ["p", "q"]}, ":m": {"M": {"k": {"S": "v"}, "set": {"NS": ["2", "3"]}}},
    ":yes": {"BOOL": true}, ":ff": {"B": "/w=="}, ":7f": {"B": "fw=="}, ":S": {"S": "S"}, ":N": {"S": "N"}, ":NULL": {"S": "NULL"},
    ":l": {"L": [{"S": "x"}]}})";

bool holdsFor(const char *text, const char *json) {
    const Given request = given("", values);
    Placeholders placeholders = placeholdersOf(request);
    const auto parsed = parseCondition(text, placeholders);
    EXPECT_TRUE(parsed) << text << ": " << (parsed ? "" : parsed.error().message);
    return parsed && holds(*parsed, item(json));
}

}

TEST(ConditionEval, Compares) {
    const std::tuple<const char *, const char *, bool> cases[] = {
        {"equal text",                           "s = :hello",               true },
        {"numbers by value, however written",    "n = :10",                  true },
        {"and not as text: 10 > 9",              "n > :9",                   true },
        {"negative numbers",                     "neg < :minus1",            true },
        {"-2.5 is less than 0",                  "neg < zero",               true },
        {"zero is a value, not a missing one",   "zero BETWEEN :0 AND :100", true },
        {"bounds count",                         "n BETWEEN :10 AND :10",    true },
        {"another type is never equal",          "s = :10",                  false},
        {"so it is unequal",                     "s <> :10",                 true },
        {"and unordered",                        "s < :10",                  false},
        {"in neither direction",                 "s >= :10",                 false},
        {"bytes compare unsigned",               "b > :7f",                  true },
        {"a shorter text comes first",           "s > :he",                  true },
        {"the empty text first of all",          "e < :a",                   true },
        {"sets regardless of order",             "ss = :ab",                 true },
        {"maps deeply, sets and numbers inside", "m = :m",                   true },
        {"between attributes",                   "m = same",                 true },
        {"inside a map",                         "m.k = s",                  false},
        {"an element",                           "l[0] = :x",                true },
        {"a set as an element",                  "l[2] = :qp",               true },
        {"booleans",                             "yes = :yes",               true },
        {"a value may stand left",               ":9 < n",                   true },
        {"IN",                                   "n IN (:1, :10)",           true },
        {"IN: none",                             "n IN (:1, :2)",            false},
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(holdsFor(text, stored), expected) << why << ": " << text;
}

TEST(ConditionEval, AMissingAttributeIsLikeNothing) {
    const std::tuple<const char *, const char *, bool> cases[] = {
        {"never equal",             "x = :a",                                                   false},
        {"not even to another one", "x = y",                                                    false},
        {"but unequal",             "x <> :a",                                                  true },
        {"also to another one",     "x <> y",                                                   true },
        {"unordered",               "x < :a",                                                   false},
        {"not in a range",          "x BETWEEN :0 AND :9",                                      false},
        {"not in a list",           "x IN (:a, :x)",                                            false},
        {"contains nothing",        "contains(x, :a)",                                          false},
        {"begins with nothing",     "begins_with(x, :empty)",                                   false},
        {"has no size",             "size(x) = :0",                                             false},
        {"NOT is plain negation",   "NOT x = :a",                                               true },
        {"not there",               "attribute_exists(x)",                                      false},
        {"not there, indeed",       "attribute_not_exists(x)",                                  true },
        {"nor inside",              "attribute_not_exists(m.x) AND attribute_not_exists(l[3])", true },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(holdsFor(text, stored), expected) << why << ": " << text;
    EXPECT_FALSE(holds(condition("attribute_exists(pk)"), ItemView())); // a missing item has no key
    EXPECT_TRUE(holds(condition("s <> :v", "", R"({":v": {"S": "a"}})"), ItemView()));
}

TEST(ConditionEval, Functions) {
    const std::tuple<const char *, const char *, bool> cases[] = {
        {"a substring",                       "contains(s, :ll)",                                     true },
        {"bytes within bytes",                "contains(b, :ff)",                                     true },
        {"an element of a list",              "contains(l, :x)",                                      true },
        {"by value",                          "contains(l, :1)",                                      true },
        {"a set as an element of a list",     "contains(l, :qp)",                                     true },
        {"a member of a set",                 "contains(ns, :2)",                                     true },
        {"a set is no member of a set",       "contains(ss, :ab)",                                    false},
        {"map keys do not count",             "contains(m, :k)",                                      false},
        {"nor equality",                      "contains(n, :10)",                                     false},
        {"in a list of the request",          "contains(:l, l[0])",                                   true },
        {"begins_with",                       "begins_with(s, :he)",                                  true },
        {"everything begins with nothing",    "begins_with(s, :empty)",                               true },
        {"a number begins with no text",      "begins_with(n, :a)",                                   false},
        {"the type",                          "attribute_type(n, :N)",                                true },
        {"another type",                      "attribute_type(n, :S)",                                false},
        {"the NULL type is there",            "attribute_type(nil, :NULL) AND attribute_exists(nil)", true },
        {"size of text in characters",        "size(s) = :5",                                         true },
        {"a clef counts two, as UTF-16 does", "size(clef) = :2",                                      true },
        {"size of bytes",                     "size(b) = :2",                                         true },
        {"size of a list",                    "size(l) = :3",                                         true },
        {"size of a map",                     "size(m) = :2",                                         true },
        {"size of a set",                     "size(ss) < :3",                                        true },
        {"a number has no size",              "size(n) >= :0",                                        false},
        {"nor has a boolean",                 "size(yes) >= :0",                                      false},
        {"size of a value",                   "size(:hello) = size(s)",                               true },
        {"size in a range",                   "size(s) BETWEEN :1 AND :9",                            true },
        {"contains a size",                   "contains(ns, size(b))",                                true },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(holdsFor(text, stored), expected) << why << ": " << text;
}

TEST(ConditionEval, Precedence) { // comparison before NOT before AND before OR
    const std::tuple<const char *, bool> cases[] = {
        {"n = :10 OR n = :10 AND n = :9",    true },
        {"(n = :10 OR n = :10) AND n = :9",  false},
        {"NOT n = :9 AND n = :10",           true },
        {"NOT n = :10 OR n = :10",           true },
        {"NOT (n = :10 OR n = :10)",         false},
        {"n BETWEEN :9 AND :10 AND n = :10", true },
        {"n IN (:10) AND NOT n IN (:9)",     true },
        {"n = :9 AND n = :10 OR n = :10",    true },
    };
    for (const auto &[text, expected] : cases) EXPECT_EQ(holdsFor(text, stored), expected) << text;
}

TEST(ConditionEval, OrdersNumbersExactly) {
    // Each is less than the next; 38 digits and the extremes included.
    const char *const ascending[] = {"-9.9999999999999999999999999999999999999E+125", "-1E125", "-100", "-10", "-9.5",
        "-9", "-1", "-0.5", "-0.25", "-1E-130", "0", "1E-130", "1E-129", "0.001", "0.0015", "0.25", "0.5", "1", "1.5",
        "9", "9.5", "10", "99", "100", "12345678901234567890123456789012345678",
        "12345678901234567890123456789012345679", "1E125", "9.9999999999999999999999999999999999999E+125"};
    std::vector<ValueBlob> numbers;
    for (const char *text : ascending) numbers.push_back(encode(AttributeValue{*Number::parse(text)}));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        for (std::size_t j = 0; j < numbers.size(); ++j) {
            EXPECT_EQ(compare(numbers[i], Comparator::Less, numbers[j]), i < j) << ascending[i] << " " << ascending[j];
            EXPECT_EQ(compare(numbers[i], Comparator::GreaterOrEqual, numbers[j]), i >= j);
            EXPECT_EQ(compare(numbers[i], Comparator::Equal, numbers[j]), i == j);
        }
}

}

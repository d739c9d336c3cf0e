#include "engine/expression/key_condition.h"

#include "engine/base/result.h"
#include "engine/value/key_bytes.h"
#include "tests/engine/expression/expressions.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

const char *const values = R"({":p": {"S": "P"}, ":s": {"S": "b"}, ":t": {"S": "d"}, ":a": {"S": "a"}, ":n": {"N": "5"},
    ":m": {"N": "7"}, ":e": {"S": ""}, ":bool": {"BOOL": true}})";

const KeySchema &table() {
    static const KeySchema schema = *KeySchema::make(
        {
            {"pk", ScalarType::S}
    },
        {{"sk", ScalarType::S}});
    return schema;
}
const KeySchema &numbered() {
    static const KeySchema schema = *KeySchema::make(
        {
            {"pk", ScalarType::S}
    },
        {{"sk", ScalarType::N}});
    return schema;
}
const KeySchema &wide() {
    static const KeySchema schema = *KeySchema::make(
        {
            {"p1", ScalarType::S},
            {"p2", ScalarType::N}
    },
        {{"a", ScalarType::S}, {"b", ScalarType::N}, {"c", ScalarType::S}});
    return schema;
}

Result<KeyRange> rangeOf(const char *text, const KeySchema &schema) {
    const Given request = given("", values);
    Placeholders placeholders = placeholdersOf(request);
    TRY(const KeyClauses clauses, parseKeyCondition(text, placeholders));
    return keyRange(clauses, schema);
}

std::string errorOf(const char *text, const KeySchema &schema) {
    const auto range = rangeOf(text, schema);
    return range ? "" : range.error().message;
}

/// The sort keys that a condition chooses out of these, each an item's JSON.
std::vector<std::string> chosen(const char *text, const KeySchema &schema, const std::vector<std::string> &sortKeys) {
    const auto range = rangeOf(text, schema);
    EXPECT_TRUE(range) << text << ": " << (range ? "" : range.error().message);
    std::vector<std::string> inside;
    for (const std::string &json : sortKeys)
        if (range && range->contains(*sortKeyBytes(item(json.c_str()), schema))) inside.push_back(json);
    return inside;
}

std::vector<std::string> texts(std::initializer_list<const char *> sortKeys) {
    std::vector<std::string> items;
    for (const char *key : sortKeys) items.push_back(std::string(R"({"sk": {"S": ")") + key + R"("}})");
    return items;
}

}

TEST(KeyCondition, ChoosesARangeOfSortKeys) {
    const std::vector<std::string> all = texts({"a", "b", "ba", "bb", "c", "d", "da", "e"});
    const std::tuple<const char *, const char *, std::vector<std::string>> cases[] = {
        {"the whole collection",               "pk = :p",                             all                                          },
        {"equal",                              "pk = :p AND sk = :s",                 texts({"b"})                                 },
        {"less",                               "pk = :p AND sk < :s",                 texts({"a"})                                 },
        {"less or equal",                      "pk = :p AND sk <= :s",                texts({"a", "b"})                            },
        {"greater",                            "pk = :p AND sk > :s",                 texts({"ba", "bb", "c", "d", "da", "e"})     },
        {"greater or equal",                   "pk = :p AND sk >= :s",                texts({"b", "ba", "bb", "c", "d", "da", "e"})},
        {"between, both ends in",              "pk = :p AND sk BETWEEN :s AND :t",    texts({"b", "ba", "bb", "c", "d"})           },
        {"begins_with",                        "pk = :p AND begins_with(sk, :s)",     texts({"b", "ba", "bb"})                     },
        {"in any order, in parentheses",       "(begins_with(sk, :s)) AND (pk = :p)", texts({"b", "ba", "bb"})                     },
        {"a value on the left turns the sign", ":p = pk AND :s <= sk",                texts({"b", "ba", "bb", "c", "d", "da", "e"})},
        {"",                                   "pk = :p AND :t > sk",                 texts({"a", "b", "ba", "bb", "c"})           },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(chosen(text, table(), all), expected) << why << text;
}

TEST(KeyCondition, NumbersAreOrderedByValue) {
    std::vector<std::string> all;
    for (const char *n : {"-7", "-5", "0", "4.9", "5", "5.1", "7", "10", "50"})
        all.push_back(std::string(R"({"sk": {"N": ")") + n + R"("}})");
    const auto from = [&](std::size_t first, std::size_t last) {
        return std::vector<std::string>(all.begin() + static_cast<long>(first), all.begin() + static_cast<long>(last));
    };
    EXPECT_EQ(chosen("pk = :p AND sk BETWEEN :n AND :m", numbered(), all), from(4, 7));
    EXPECT_EQ(chosen("pk = :p AND sk > :n", numbered(), all), from(5, 9));
    EXPECT_EQ(chosen("pk = :p AND sk < :n", numbered(), all), from(0, 4));
}

TEST(KeyCondition, OfAMultiAttributeKey) { // behaviours of global secondary indexes with up to 4 + 4 key attributes
    const auto entry = [](const char *a, const char *b, const char *c) {
        return std::string(R"({"a": {"S": ")") + a + R"("}, "b": {"N": ")" + b + R"("}, "c": {"S": ")" + c + R"("}})";
    };
    const std::vector<std::string> all = {entry("a", "5", "b"), entry("ab", "5", "a"), entry("b", "4", "z"),
        entry("b", "5", "a"), entry("b", "5", "b"), entry("b", "5", "ba"), entry("b", "6", "a"), entry("ba", "5", "b")};
    const auto some = [&](std::initializer_list<std::size_t> indexes) {
        std::vector<std::string> entries;
        for (const std::size_t i : indexes) entries.push_back(all[i]);
        return entries;
    };
    const std::tuple<const char *, const char *, std::vector<std::string>> cases[] = {
        {"no condition on the sort keys",       "p1 = :p AND p2 = :n",                                              all                  },
        {"an equality on the first",            "p1 = :p AND p2 = :n AND a = :s",                                   some({2, 3, 4, 5, 6})},
        {"a range on the first",                "p1 = :p AND p2 = :n AND a > :s",                                   some({7})            },
        {"a prefix of the first",               "p1 = :p AND p2 = :n AND begins_with(a, :a)",                       some({0, 1})         },
        {"then a range on the second",          "p1 = :p AND p2 = :n AND a = :s AND b >= :n",                       some({3, 4, 5, 6})   },
        {"which stays within the first",        "p1 = :p AND p2 = :n AND a = :s AND b < :n",                        some({2})            },
        {"all three, the clauses in any order", "begins_with(c, :s) AND b = :n AND p2 = :n AND a = :s AND p1 = :p",
         some({4, 5})                                                                                                                    },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(chosen(text, wide(), all), expected) << why;
}

TEST(KeyCondition, PartitionValuesAreATuple) {
    const auto bytes = [](const char *text) { return rangeOf(text, wide())->partitionKey; };
    EXPECT_EQ(bytes("p1 = :p AND p2 = :n"), bytes("p2 = :n AND p1 = :p"));
    EXPECT_NE(bytes("p1 = :p AND p2 = :n"), bytes("p1 = :s AND p2 = :n"));
    EXPECT_EQ(bytes("p1 = :p AND p2 = :n"),
        *partitionKeyBytes(item(R"({"p1": {"S": "P"}, "p2": {"N": "5.0"}, "x": {"S": "y"}})"), wide()));
}

TEST(KeyCondition, ThatNoKeyCouldHave) {
    const std::string prefix = "Invalid KeyConditionExpression: ";
    const std::pair<const char *, std::string> cases[] = {
        {"pk = :p OR sk = :s",               "Invalid operator used in KeyConditionExpression: OR"                                        },
        {"NOT pk = :p",                      "Invalid operator used in KeyConditionExpression: NOT"                                       },
        {"pk IN (:p)",                       "Invalid operator used in KeyConditionExpression: IN"                                        },
        {"pk <> :p",                         "Invalid operator used in KeyConditionExpression: <>"                                        },
        {"attribute_exists(pk)",             "Invalid operator used in KeyConditionExpression: attribute_exists"                          },
        {"contains(pk, :p)",                 "Invalid operator used in KeyConditionExpression: contains"                                  },
        {"pk = :p AND sk > :s AND sk < :t",  prefix + "KeyConditionExpressions must only contain one condition per key"                   },
        {"pk.a = :p",                        prefix + "KeyConditionExpressions cannot have conditions on nested attributes"               },
        {"size(pk) = :n",                    prefix + "KeyConditionExpressions cannot contain nested operations"                          },
        {":p = :s",                          "Invalid condition in KeyConditionExpression: No key attribute specified"                    },
        {"pk = sk",                          "Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition"},
        {":s BETWEEN :a AND sk",
         "Invalid condition in KeyConditionExpression: BETWEEN operator must have the key attribute as its first "
            "operand"                                                                                                                     },
        {"begins_with(:s, sk)",
         "Invalid condition in KeyConditionExpression: begins_with operator must have the key attribute as its "
            "first operand"                                                                                                               },
        {"begins_with(sk, :n) AND pk = :p",  prefix + "Incorrect operand type for operator or function; operator or "
                                                     "function: begins_with, operand type: N"  },
        {"pk = :bool",                       prefix + "Incorrect operand type for operator or function; operator or function: =, operand "
                                "type: BOOL"                                                                        },
        {"pk = :p AND sk BETWEEN :t AND :s",
         prefix + "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower "
                     "bound operand: AttributeValue: {S:d}, upper bound operand: AttributeValue: {S:b}"                                   },
        {"",                                 prefix + "The expression can not be empty;"                                                  },
    };
    for (const auto &[text, message] : cases) EXPECT_EQ(errorOf(text, table()), message) << text;
}

TEST(KeyCondition, TheFirstFaultWrittenIsReported) {
    EXPECT_THAT(errorOf("pk = :undefined AND sk = :bool", table()), testing::HasSubstr(":undefined"));
    EXPECT_THAT(errorOf("pk = :bool AND sk = :undefined", table()), testing::HasSubstr("operand type: BOOL"));
}

TEST(KeyCondition, ThatThisKeyDoesNotHave) {
    const char *const mismatch =
        "One or more parameter values were invalid: Condition parameter type does not match schema type";
    const std::tuple<const KeySchema &, const char *, const char *> cases[] = {
        {table(),    "sk = :s",                                   "Query condition missed key schema element: pk"},
        {table(),    "x = :s",                                    "Query condition missed key schema element: pk"},
        {table(),    "pk = :p AND x = :s",                        "Query condition missed key schema element: sk"},
        {table(),    "pk > :p",                                   "Query key condition not supported"            },
        {table(),    "begins_with(pk, :p)",                       "Query key condition not supported"            },
        {table(),    "pk = :p AND sk = :s AND x = :s",
         "The number of query conditions (3) exceeds the number of key attributes defined in the schema (2)"     },
        {table(),    "pk = :n",                                   mismatch                                       },
        {table(),    "pk = :p AND sk = :n",                       mismatch                                       },
        {numbered(), "pk = :p AND begins_with(sk, :s)",           mismatch                                       },
        {table(),    "pk = :e",
         "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an "
            "empty string value. Key: pk"                                                                        },
        {wide(),     "p1 = :p",                                   "Query condition missed key schema element: p2"},
        {wide(),     "p1 = :p AND p2 = :n AND b = :n",
         "RANGE key attributes a must have equality conditions specified in the query because a condition is "
            "present on key attribute b"                                                                         },
        {wide(),     "p1 = :p AND p2 = :n AND a = :s AND c = :s",
         "RANGE key attributes b must have equality conditions specified in the query because a condition is "
            "present on key attribute c"                                                                         },
        {wide(),     "p1 = :p AND p2 = :n AND a > :s AND b = :n",
         "RANGE key attributes a must have equality conditions specified in the query because a condition is "
            "present on key attribute b"                                                                         },
    };
    for (const auto &[schema, text, message] : cases) EXPECT_EQ(errorOf(text, schema), message) << text;
}

TEST(KeyCondition, LongKeysAreRefused) {
    const auto errorFor = [](std::size_t partitionBytes, std::size_t sortBytes) {
        const auto text = [](std::size_t bytes) { return encode(AttributeValue{std::string(bytes, 'x')}); };
        const KeyClauses clauses = {
            {"pk", KeyClause::Operator::Equal, text(partitionBytes), {}},
            {"sk", KeyClause::Operator::Equal, text(sortBytes),      {}}
        };
        const auto range = keyRange(clauses, table());
        return range ? "" : range.error().message;
    };
    EXPECT_EQ(errorFor(2048, 1024), "");
    EXPECT_EQ(errorFor(2049, 1), "One or more parameter values were invalid: Size of hashkey has exceeded the maximum "
                                 "size limit of2048 bytes"); // sic
    EXPECT_EQ(errorFor(1, 1025), "One or more parameter values were invalid: Aggregated size of all range keys has "
                                 "exceeded the size limit of 1024 bytes");
}

TEST(KeyCondition, WithoutValuesItIsStillChecked) {
    Placeholders open = Placeholders::open({}, {});
    const KeyClauses clauses = *parseKeyCondition("pk = :user AND begins_with(sk, :prefix)", open);
    EXPECT_TRUE(checkKeyClauses(clauses, table()));
    EXPECT_FALSE(checkKeyClauses(clauses, wide()));
    EXPECT_FALSE(keyRange(clauses, table()));
}

}

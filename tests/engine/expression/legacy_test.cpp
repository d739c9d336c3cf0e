#include "engine/expression/legacy.h"

#include "engine/expression/condition_eval.h"
#include "engine/expression/update_apply.h"
#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

using Op = ComparisonOperator;

ValueBlob value(const char *json) {
    return *valueFromJson(json);
}

std::vector<ValueBlob> list(std::initializer_list<const char *> jsons) {
    std::vector<ValueBlob> blobs;
    for (const char *json : jsons) blobs.push_back(value(json));
    return blobs;
}

const char *const a = R"({"S": "a"})";
const char *const b = R"({"S": "b"})";
const char *const one = R"({"N": "1"})";
const char *const truth = R"({"BOOL": true})";
const char *const emptyList = R"({"L": []})";
const char *const set = R"({"SS": ["a"]})";

template <class... Arguments> ExpectedAttributeValue by(Op comparison, Arguments... arguments) {
    ExpectedAttributeValue expected;
    expected.comparisonOperator = comparison;
    expected.attributeValueList = list({arguments...});
    return expected;
}

ExpectedAttributeValue expecting(const char *json, std::optional<bool> exists, std::optional<Op> comparison = {}) {
    ExpectedAttributeValue expected;
    if (*json) expected.value = value(json);
    expected.exists = exists;
    expected.comparisonOperator = comparison;
    return expected;
}

ExpectedAttributeValue withList(ExpectedAttributeValue expected) {
    expected.attributeValueList = list({a});
    return expected;
}

LegacyConditions conditions(std::initializer_list<std::pair<const char *, LegacyCondition>> elements) {
    return LegacyConditions(elements.begin(), elements.end());
}

template <class... Arguments> LegacyCondition legacy(Op comparison, Arguments... arguments) {
    return {comparison, list({arguments...})};
}

AttributeValueUpdate updating(const char *json, std::optional<AttributeAction> action) {
    AttributeValueUpdate update;
    if (*json) update.value = value(json);
    update.action = action;
    return update;
}

std::string errorOf(const Expected &expected, std::optional<ConditionalOperator> op = {}) {
    const auto made = conditionFrom(std::optional(expected), op);
    return made ? "" : made.error().message;
}

}

TEST(Legacy, ExpectedIsChecked) {
    const std::string invalid = "One or more parameter values were invalid: ";
    const std::pair<ExpectedAttributeValue, const char *> ofAnAttribute[] = {
        {withList(expecting("",                                            true, Op::Eq)),                    "Exists and ComparisonOperator cannot be used together"},
        {withList(expecting(a,                                                                std::nullopt,                                                 Op::Eq)), "Value and AttributeValueList cannot be used together"},
        {withList(expecting("",          std::nullopt)),              "AttributeValueList can only be used with a ComparisonOperator"                    },
        {expecting(a, false),"Value cannot be used when Exists is false"},
        {expecting("",                     true),                                  "Value must be provided when Exists is true"                                                             },
        {expecting("",                    std::nullopt),"Value must be provided when Exists is null"},
    };
    for (const auto &[expected, message] : ofAnAttribute)
        EXPECT_EQ(errorOf({
                      {"x", expected}
        }),
            invalid + message + " for Attribute: x");

    const std::pair<ExpectedAttributeValue, const char *> ofArguments[] = {
        {by(Op::In,      a,                                                                       one),                                                               "AttributeValues inside AttributeValueList must be of same type"},
        {by(Op::Eq),              "Invalid number of argument(s) for the EQ ComparisonOperator"                                                                           },
        {by(Op::Between, a),                                                                      "Invalid number of argument(s) for the BETWEEN ComparisonOperator"                                                                   },
        {by(Op::Null,    a),                                                                      "Invalid number of argument(s) for the NULL ComparisonOperator"},
        {by(Op::In),     "Invalid number of argument(s) for the IN ComparisonOperator"          },
        {by(Op::Le,    emptyList),          "ComparisonOperator LE is not valid for L AttributeValue type"   },
        {by(Op::BeginsWith,          one), "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type"                                                                  },
        {by(Op::In,          set),         "ComparisonOperator IN is not valid for SS AttributeValue type"                                                               },
    };
    for (const auto &[expected, message] : ofArguments)
        EXPECT_EQ(errorOf({
                      {"x", expected}
        }),
            invalid + message);
    EXPECT_EQ(errorOf({
                  {"x", by(Op::Between, b, a)}
    }),
        "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound");
}

TEST(Legacy, ExpectedHolds) {
    const ItemBlob stored = item(R"({"s": {"S": "ab"}, "n": {"N": "1"}, "t": {"BOOL": true}, "z": {"NULL": true}})");
    const std::tuple<const char *, const char *, ExpectedAttributeValue, bool> cases[] = {
        {"EQ takes every type",                    "t",           by(Op::Eq,          truth),                                true                                     },
        {"so does NE",                             "t",           by(Op::Ne,          emptyList),                            true                                     },
        {"NE on a missing attribute",              "x",           by(Op::Ne,          a),                                    true                                     },
        {"NOT_CONTAINS on a missing one is false", "x",           by(Op::NotContains, a),                                    false                                    },
        {"NOT_CONTAINS",                           "s",           by(Op::NotContains, one),                                  true                                     },
        {"CONTAINS",                               "s",           by(Op::Contains,    b),                                    true                                     },
        {"NULL is about presence",                 "x",           by(Op::Null),       true                                 },
        {"not about the type",                                     "z",  by(Op::Null),              false                                     },
        {"NOT_NULL as well",                         "z",                                  by(Op::NotNull),                   true},
        {"a wrong type in the item is no error",                                      "n",                                              by(Op::Lt,                                                                a),                              false                                         },
        {"BETWEEN",                                       "s",                                                  by(Op::Between,                                                                a,                                      b),                         true},
        {"IN",                               "n",                                        by(Op::In,               one),                                      true },
        {"BEGINS_WITH",                       "s",                                  by(Op::BeginsWith,               a),                                      true},
        {"GE",                               "n",                                        by(Op::Ge,               one),                                      true              },
        {"Value with an operator",                           "n",                            expecting(one,            std::nullopt,                                 Op::Gt),                             false},
        {"Exists false",                                     "x",  expecting("",             false),                                  true                                                                               },
        {"Value alone",                                     "n", expecting(one,      std::nullopt),                                  true    },
    };
    for (const auto &[why, name, expected, holdsThen] : cases) {
        const auto made = conditionFrom(std::optional(Expected{
                                            {name, expected}
        }),
            std::nullopt);
        ASSERT_TRUE(made && *made) << why;
        EXPECT_EQ(holds(**made, stored), holdsThen) << why;
    }
}

TEST(Legacy, ConditionalOperatorJoinsTwoOrMore) {
    const char *const alone = "ConditionalOperator can only be used when Filter or Expected has two or more elements";
    const Expected both = {
        {"n", by(Op::Eq, one)},
        {"s", by(Op::Eq, a)  }
    };
    EXPECT_EQ(errorOf(
                  {
                      {"n", by(Op::Eq, one)}
    },
                  ConditionalOperator::And),
        alone);
    EXPECT_EQ(conditionFrom(std::optional<Expected>(), ConditionalOperator::Or).error().message, alone);
    const ItemBlob stored = item(R"({"n": {"N": "1"}})");
    EXPECT_TRUE(holds(**conditionFrom(std::optional(both), ConditionalOperator::Or), stored));
    EXPECT_FALSE(holds(**conditionFrom(std::optional(both), ConditionalOperator::And), stored));
    EXPECT_FALSE(holds(**conditionFrom(std::optional(both), std::nullopt), stored));
}

TEST(Legacy, NamesAreTakenAsTheyAre) {
    const auto made = conditionFrom(std::optional(conditions({
                                        {"a.b[0]", legacy(Op::Eq, one)}
    })),
        std::nullopt);
    EXPECT_TRUE(holds(**made, item(R"({"a.b[0]": {"N": "1"}})")));
    EXPECT_EQ(projectionFrom({"a.b"})->front().steps.size(), 1u);
}

TEST(Legacy, KeyConditions) {
    const std::pair<LegacyConditions, const char *> cases[] = {
        {conditions({}),                                                                             "Conditions can be of length 1 or 2 only"},
        {conditions({{"a", legacy(Op::Eq, a)}, {"b", legacy(Op::Eq, a)}, {"c", legacy(Op::Eq, a)}}),
         "Conditions can be of length 1 or 2 only"                                                                                            },
        {conditions({{"a", legacy(Op::Between, b, a)}}),
         "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound"                                   },
        {conditions({{"a", legacy(Op::Gt, a, b)}}),
         "One or more parameter values were invalid: Invalid number of argument(s) for the GT ComparisonOperator"                             },
    };
    for (const auto &[elements, message] : cases) EXPECT_EQ(keyClausesFrom(elements).error().message, message);

    const auto clauses = keyClausesFrom(conditions({
        {"pk",                legacy(Op::Eq, a)},
        { "sk", legacy(Op::Between,             a, b)}
    }));
    ASSERT_TRUE(clauses);
    EXPECT_EQ(clauses->at(1).comparison, KeyClause::Operator::Between);
    EXPECT_EQ(clauses->at(1).high, value(b));

    // Which operators are for keys is asked only when the table is known.
    const KeySchema key = *KeySchema::make({
        {"a", ScalarType::S}
    });
    for (const auto &condition : {legacy(Op::Ne, a), legacy(Op::Contains, a), legacy(Op::NotNull)})
        EXPECT_EQ(checkKeyClauses(*keyClausesFrom(conditions({
                                      {"a", condition}
        })),
                      key)
                      .error()
                      .message,
            "Attempted conditional constraint is not an indexable operation");
}

TEST(Legacy, AttributeUpdatesAreChecked) {
    const std::string invalid = "One or more parameter values were invalid: ";
    const std::pair<AttributeValueUpdate, const char *> cases[] = {
        {updating("", AttributeAction::Put),    "Only DELETE action is allowed when no attribute value is specified"},
        {updating("", std::nullopt),            "Only DELETE action is allowed when no attribute value is specified"},
        {updating(a,  AttributeAction::Delete), "DELETE action with value is not supported for the type S"          },
        {updating(a,  AttributeAction::Add),    "ADD action is not supported for the type S"                        },
    };
    for (const auto &[update, message] : cases)
        EXPECT_EQ(updateFrom({
                                 {"x", update}
        })
                      .error()
                      .message,
            invalid + message);
}

TEST(Legacy, AttributeUpdatesApply) {
    const ItemBlob stored = item(
        R"({"pk": {"S": "k"}, "n": {"N": "2"}, "l": {"L": [{"S": "x"}]}, "ss": {"SS": ["a", "b"]}, "s": {"S": "t"}})");
    const std::tuple<const char *, const char *, AttributeValueUpdate, const char *> cases[] = {
        {"PUT",                             "n",   updating(a,                        AttributeAction::Put),    a                },
        {"no action means PUT",             "n",   updating(b,                        {}),                      b                },
        {"DELETE without a value removes",  "n",   updating("",                       AttributeAction::Delete), ""               },
        {"DELETE of set members",           "ss",  updating(set,                      AttributeAction::Delete), R"({"SS":["b"]})"},
        {"ADD to a number",                 "n",   updating(one,                      AttributeAction::Add),    R"({"N":"3"})"   },
        {"ADD to a list appends",           "l",   updating(R"({"L": [{"S": "y"}]})", AttributeAction::Add),
         R"({"L":[{"S":"x"},{"S":"y"}]})"                                                                                        },
        {"dots are literal",                "a.b", updating(one,                      {}),                      one              },
        {"a stored type that does not fit", "s",   updating(one,                      AttributeAction::Add),
         "Type mismatch for attribute to update"                                                                                 },
    };
    for (const auto &[why, name, update, expected] : cases) {
        const auto result = applyUpdate(*updateFrom({
                                            {name, update}
        }),
            stored, ItemView());
        const auto found = result ? ItemView(*result).find(name) : std::nullopt;
        const std::string shown = !result ? result.error().message : found ? toJson(*found) : "";
        const std::string wanted = *expected == '{' ? toJson(value(expected)) : expected;
        EXPECT_EQ(shown, wanted) << why;
    }
}

TEST(Legacy, AttributesToGet) {
    EXPECT_EQ(projectionFrom({"a", "b", "a"}).error().message,
        "One or more parameter values were invalid: Duplicate value in attribute name: a");
    EXPECT_FALSE(projectionFrom({}));
    EXPECT_EQ(projectionFrom({"a", "b"})->size(), 2u);
}

TEST(Legacy, IsNotMixedWithExpressions) {
    const RequestParameter legacy[] = {
        {"AttributeUpdates",    true },
        {"Expected",            true },
        {"ConditionalOperator", false},
    };
    const ExpressionParameter expressions[] = {
        {"UpdateExpression",    false},
        {"ConditionExpression", true },
    };
    EXPECT_EQ(checkNotMixed(legacy, expressions).error().message,
        "Can not use both expression and non-expression parameters in the same request: Non-expression parameters: "
        "{AttributeUpdates, Expected} Expression parameters: {ConditionExpression}");
    EXPECT_TRUE(checkNotMixed(legacy, {expressions, 1})) << "no expression is given";
    EXPECT_TRUE(checkNotMixed({legacy + 2, 1}, expressions)) << "nothing of before";
}

}

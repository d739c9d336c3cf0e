#include "engine/expression/parser.h"

#include "tests/engine/expression/expressions.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

constexpr auto conditionKind = ExpressionKind::Condition;
constexpr auto updateKind = ExpressionKind::Update;

std::string repeated(const std::string &text, const char *separator, int times) {
    std::string all = text;
    for (int i = 1; i < times; ++i) all += separator + text;
    return all;
}

}

TEST(Parser, SyntaxErrorsShowTheTokenAndItsNeighbours) {
    const std::tuple<const char *, ExpressionKind, const char *, const char *, const char *> cases[] = {
        {"no section",                         updateKind,                 "INVALID SYNTAX",                  "INVALID", "INVALID SYNTAX"},
        {"a strange character",                updateKind,                 "!!!invalid",                      "!",       "!!"            },
        {"it ends too early",                  conditionKind,              "(",                               "<EOF>",   "("             },
        {"names do not begin with _",          updateKind,                 "SET _123 = :v",                   "_",       "SET _123"      },
        {"function names do not either",       conditionKind,              "_f(a)",                           "_",       "_f"            },
        {"nor with a digit",                   updateKind,                 "SET 1a = :v",                     "1",       "SET 1a"        },
        {"an attribute alone is no condition", conditionKind,              "a",                               "<EOF>",   "a"             },
        {"nor is it within one",               conditionKind,              "a AND b = :v",                    "AND",     "a AND b"       },
        {"two words in a row",                 conditionKind,              "a x b",                           "x",       "a x b"         },
        {"IN takes at least one operand",      conditionKind,              "a IN ()",                         ")",       "()"            },
        {"a condition is no operand",          conditionKind,              "(a = :v) = :v",                   "=",       ") = :v"        },
        {"three terms",                        updateKind,                 "SET a = b + c + d",               "+",       "c + d"         },
        {"also in parentheses",                updateKind,                 "SET a = (b + c) + d",             "+",       ") + d"         },
        {"a sum is no argument",               updateKind,                 "SET a = if_not_exists(b, c + d)", "+",       "c + d"         },
        {"an index is a literal number",       updateKind,                 "SET a[:i] = :v",                  ":i",      "[:i]"          },
        {"also not by name",                   updateKind,                 "SET a[#i] = :v",                  "#i",      "[#i]"          },
        {"nor negative",                       updateKind,                 "REMOVE a[-1]",                    "-",       "[-1"           },
        {"ADD takes a value of the request",   updateKind,                 "ADD a b",                         "b",       "a b"           },
        {"a trailing comma",                   ExpressionKind::Projection, "a, ",                             "<EOF>",   ","             },
        {"a keyword is no name",               conditionKind,              "or = :v",                         "or",      "or ="          },
    };
    for (const auto &[why, kind, text, token, near] : cases)
        EXPECT_EQ(errorOf(kind, text, R"({"#i": "i"})", R"({":v": {"S": "a"}, ":i": {"N": "1"}})"),
            "Invalid " + std::string(parameterName(kind)) + ": Syntax error; token: \"" + token + "\", near: \"" +
                near + "\"")
            << why;
}

TEST(Parser, IsWideWhereDynamoDbIs) {
    const std::tuple<const char *, ExpressionKind, const char *> cases[] = {
        {"keywords in any case",             conditionKind, "a = :s aNd NoT b between :s AND :t"                 },
        {"sections, too",                    updateKind,    "set a = :s reMOVE b"                                },
        {"white space of any kind",          conditionKind, "\ta\n=\r:s "                                        },
        {"one pair of parentheses",          conditionKind, "(a = :s)"                                           },
        {"two that are not around the same", conditionKind, "((a = :s) AND b = :s)"                              },
        {"operands in parentheses",          conditionKind, "(a) = (:s)"                                         },
        {"a value on the left",              conditionKind, ":s = a"                                             },
        {"size of a value",                  conditionKind, "size(:s) > size(a)"                                 },
        {"a sum of calls",                   updateKind,    "SET a = if_not_exists(b, :n) + if_not_exists(c, :n)"},
        {"calls in calls",                   updateKind,    "SET a = list_append(if_not_exists(a, :l), :l)"      },
        {"a sum in parentheses",             updateKind,    "SET a = (a - :n)"                                   },
        {"#name whose name has a dot",       conditionKind, "#d = :s"                                            },
        {"#0",                               conditionKind, "#0 = :s"                                            },
        {"NOT NOT",                          conditionKind, "NOT NOT a = :s"                                     },
        {"100 operands of IN",               conditionKind, nullptr                                              },
    };
    for (const auto &[why, kind, text] : cases) {
        const std::string whole = text ? text : "a IN (" + repeated(":s", ",", 100) + ")";
        EXPECT_EQ(errorOf(kind, whole, R"({"#d": "a.b", "#0": "zero"})",
                      R"({":s": {"S": "a"}, ":t": {"S": "b"}, ":n": {"N": "1"}, ":l": {"L": []}})"),
            "")
            << why;
    }
}

TEST(Parser, RefusesConditionsInDynamoDbsWords) {
    const char *const names = R"({"#n": "n"})";
    const char *const values = R"({":s": {"S": "b"}, ":t": {"S": "a"}, ":n": {"N": "1"}, ":b": {"BOOL": true},
        ":z": {"NULL": true}, ":ss": {"SS": ["a"]}, ":m": {"M": {}}, ":dog": {"S": "DOG"}, ":type": {"S": "SS"}})";
    const std::pair<const char *, const char *> cases[] = {
        {"",                                "The expression can not be empty;"                                                             },
        {"  \n",                            "The expression can not be empty;"                                                             },
        {"name = :s",                       "Attribute name is a reserved keyword; reserved keyword: name"                                 },
        {"a.Status = :s",                   "Attribute name is a reserved keyword; reserved keyword: Status"                               },
        {"#x = :s",                         "An expression attribute name used in the document path is not defined; attribute name: #x"    },
        {"a = :x",                          "An expression attribute value used in expression is not defined; attribute value: :x"         },
        {"((a = :s))",                      "The expression has redundant parentheses;"                                                    },
        {"a = ((:s))",                      "The expression has redundant parentheses;"                                                    },
        {"dog(a)",                          "Invalid function name; function: dog"                                                         },
        {"SIZE(a) = :n",                    "Invalid function name; function: SIZE"                                                        },
        {"size(a)",                         "The function is not allowed to be used this way in an expression; function: size"             },
        {"NOT size(a)",                     "The function is not allowed to be used this way in an expression; function: size"             },
        {"attribute_exists(a) = :s",
         "The function is not allowed to be used this way in an expression; function: attribute_exists"                                    },
        {"contains(a, begins_with(b, :s))",
         "The function is not allowed to be used this way in an expression; function: begins_with"                                         },
        {"if_not_exists(a, :s)",            "The function is not allowed in a condition expression; function: if_not_exists"               },
        {"a = list_append(a, :s)",          "The function is not allowed in a condition expression; function: list_append"                 },
        {"begins_with(a)",                  "Incorrect number of operands for operator or function; operator or function: "
                           "begins_with, number of operands: 1"                                                  },
        {"attribute_exists(a, b)",          "Incorrect number of operands for operator or function; operator or function: "
                                   "attribute_exists, number of operands: 2"                             },
        {"attribute_exists(:s)",
         "Operator or function requires a document path; operator or function: attribute_exists"                                           },
        {"attribute_type(:s, :type)",
         "Operator or function requires a document path; operator or function: attribute_type"                                             },
        {"attribute_exists(size(a))",
         "Operator or function requires a document path; operator or function: attribute_exists"                                           },
        {"contains(a, a)",                  "The first operand must be distinct from the remaining operands for this operator or "
                           "function; operator: contains, first operand: [a]"                                    },
        {"ab.bc[1].a = ab.bc[1].a",         "The first operand must be distinct from the remaining operands for this "
                                    "operator or function; operator: =, first operand: [ab, bc, [1], a]"},
        {"begins_with(#n, n)",              "The first operand must be distinct from the remaining operands for this operator or "
                               "function; operator: begins_with, first operand: [n]"                         },
        {"a IN (:s, a)",                    "The first operand must be distinct from the remaining operands for this operator or "
                         "function; operator: IN, first operand: [a]"                                              },
        {"begins_with(a, :n)",              "Incorrect operand type for operator or function; operator or function: begins_with, "
                               "operand type: N"                                                             },
        {"begins_with(size(a), :s)",        "Incorrect operand type for operator or function; operator or function: "
                                     "begins_with, operand type: N"                                    },
        {"size(:n) > :n",
         "Incorrect operand type for operator or function; operator or function: size, operand type: N"                                    },
        {"a < :b",                          "Incorrect operand type for operator or function; operator or function: <, operand type: BOOL" },
        {":z >= a",                         "Incorrect operand type for operator or function; operator or function: >=, operand type: NULL"},
        {"a BETWEEN :ss AND :ss",
         "Incorrect operand type for operator or function; operator or function: BETWEEN, operand type: SS"                                },
        {"contains(:n, a)",
         "Incorrect operand type for operator or function; operator or function: contains, operand type: N"                                },
        {"attribute_type(a, :n)",           "Incorrect operand type for operator or function; operator or function: "
                                  "attribute_type, operand type: N"                                       },
        {"attribute_type(a, b)",            "Incorrect operand type for operator or function; operator or function: "
                                 "attribute_type, operand type: {NS,SS,L,BS,N,M,B,BOOL,NULL,S}"            },
        {"attribute_type(a, :dog)",
         "Invalid attribute type name found; type: DOG, valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}"                                       },
        {"a BETWEEN :s AND :t",
         "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound "
            "operand: AttributeValue: {S:b}, upper bound operand: AttributeValue: {S:a}"                                                   },
        {"a BETWEEN :s AND :n",
         "The BETWEEN operator requires same data type for lower and upper bounds; lower bound operand: "
            "AttributeValue: {S:b}, upper bound operand: AttributeValue: {N:1}"                                                            },
        {"a[99999999999] = :s",             "List index is not within the allowable range; index: [99999999999]"                           },
    };
    for (const auto &[text, message] : cases)
        EXPECT_EQ(errorOf(conditionKind, text, names, values), std::string("Invalid ConditionExpression: ") + message);
    EXPECT_EQ(errorOf(ExpressionKind::Filter, "name = :s", "", values),
        "Invalid FilterExpression: Attribute name is a reserved keyword; reserved keyword: name");
}

TEST(Parser, RefusesUpdatesInDynamoDbsWords) {
    const char *const values =
        R"({":s": {"S": "a"}, ":n": {"N": "1"}, ":l": {"L": []}, ":m": {"M": {}}, ":ss": {"SS": ["a"]}})";
    const std::pair<const char *, const char *> cases[] = {
        {"",                              "The expression can not be empty;"                                                         },
        {"SET a = :s SET b = :s",         R"(The "SET" section can only be used once in an update expression;)"                      },
        {"ADD a :n REMOVE b ADD c :n",    R"(The "ADD" section can only be used once in an update expression;)"                      },
        {"SET a = :s REMOVE a.b",         "Two document paths overlap with each other; must remove or rewrite one of these "
                                  "paths; path one: [a], path two: [a, b]"                          },
        {"SET a = :s, a = :s",            "Two document paths overlap with each other; must remove or rewrite one of these "
                               "paths; path one: [a], path two: [a]"                                   },
        {"ADD a :n DELETE a :ss",         "Two document paths overlap with each other; must remove or rewrite one of these "
                                  "paths; path one: [a], path two: [a]"                             },
        {"SET a.b = :s, a[1] = :s",       "Two document paths conflict with each other; must remove or rewrite one of "
                                    "these paths; path one: [a, b], path two: [a, [1]]"           },
        {"SET name = :s",                 "Attribute name is a reserved keyword; reserved keyword: name"                             },
        {"SET a = #x",                    "An expression attribute name used in the document path is not defined; attribute name: #x"},
        {"SET a = :x",                    "An expression attribute value used in expression is not defined; attribute value: :x"     },
        {"SET a = f(b, :s)",              "Invalid function name; function: f"                                                       },
        {"SET a = size(b)",               "The function is not allowed in an update expression; function: size"                      },
        {"SET a = list_append(b)",        "Incorrect number of operands for operator or function; operator or function: "
                                   "list_append, number of operands: 1"                            },
        {"SET a = if_not_exists(:s, :s)",
         "Operator or function requires a document path; operator or function: if_not_exists"                                        },
        {"SET a = b + :s",                "Incorrect operand type for operator or function; operator or function: +, operand type: S"},
        {"SET a = :l - b",                "Incorrect operand type for operator or function; operator or function: -, operand type: L"},
        {"SET a = list_append(a, :s)",
         "Incorrect operand type for operator or function; operator or function: list_append, operand type: S"                       },
        {"ADD a :s",                      "Incorrect operand type for operator or function; operator: ADD, operand type: STRING"     },
        {"ADD a :l",                      "Incorrect operand type for operator or function; operator: ADD, operand type: LIST"       },
        {"DELETE a :n",                   "Incorrect operand type for operator or function; operator: DELETE, operand type: NUMBER"  },
        {"DELETE a :m",                   "Incorrect operand type for operator or function; operator: DELETE, operand type: MAP"     },
    };
    for (const auto &[text, message] : cases)
        EXPECT_EQ(errorOf(updateKind, text, "", values), std::string("Invalid UpdateExpression: ") + message);
}

TEST(Parser, RefusesProjectionsInDynamoDbsWords) {
    const std::pair<const char *, const char *> cases[] = {
        {"",             "The expression can not be empty;"                                                         },
        {"a, a.b",       "Two document paths overlap with each other; must remove or rewrite one of these paths; path one: "
                   "[a], path two: [a, b]"                                                        },
        {"b, a.b, a[1]", "Two document paths conflict with each other; must remove or rewrite one of these paths; "
                         "path one: [a, b], path two: [a, [1]]"                             },
        {"value",        "Attribute name is a reserved keyword; reserved keyword: value"                            },
        {"#a",           "An expression attribute name used in the document path is not defined; attribute name: #a"},
    };
    for (const auto &[text, message] : cases)
        EXPECT_EQ(errorOf(ExpressionKind::Projection, text), std::string("Invalid ProjectionExpression: ") + message);
}

TEST(Parser, SyntaxComesFirstAndSizeBeforeIt) {
    const std::string longest = "a = :s" + std::string(4090, ' ');
    EXPECT_EQ(errorOf(conditionKind, longest, "", R"({":s": {"S": "a"}})"), ""); // 4096 bytes, values not counted
    EXPECT_EQ(errorOf(conditionKind, longest + "!"), "Invalid ConditionExpression: Expression size has exceeded the "
                                                     "maximum allowed size; expression size: 4097");
    EXPECT_EQ(errorOf(updateKind, longest + "!"),
        "Invalid UpdateExpression: Expression size has exceeded the maximum allowed size;");
    EXPECT_THAT(errorOf(conditionKind, "name = :x AND"), testing::HasSubstr("Syntax error; token: \"<EOF>\""));
    // Of the other faults, a comparison that comes first is reported first.
    EXPECT_THAT(errorOf(conditionKind, "a = a AND b = :x"), testing::HasSubstr("must be distinct"));
    EXPECT_THAT(errorOf(conditionKind, "b = :x AND a = a"), testing::HasSubstr("not defined"));
}

TEST(Parser, CountsOperatorsButNotCalls) {
    const auto sum = [](int terms) { return repeated("a=:s", " OR ", terms); }; // each term has one, and one between
    EXPECT_EQ(errorOf(conditionKind, sum(150), "", R"({":s": {"S": "a"}})"), "");
    EXPECT_EQ(errorOf(conditionKind, sum(150) + " OR NOT attribute_exists(a)", "", R"({":s": {"S": "a"}})"),
        "Invalid ConditionExpression: The expression contains too many operators; operator count: 301");
    EXPECT_EQ(errorOf(conditionKind, sum(200), "", R"({":s": {"S": "a"}})"),
        "Invalid ConditionExpression: The expression contains too many operators; operator count: 399");
    EXPECT_EQ(errorOf(conditionKind, sum(150) + " OR contains(a,:s)", "", R"({":s": {"S": "a"}})"), "");
}

TEST(Parser, InTakesAHundredOperands) {
    EXPECT_EQ(errorOf(conditionKind, "a IN (" + repeated(":s", ",", 101) + ")", "", R"({":s": {"S": "a"}})"),
        "Invalid ConditionExpression: The IN operator is provided with too many operands; number of operands: 101");
}

TEST(Parser, PathsAreAtMost32StepsLong) {
    EXPECT_EQ(errorOf(ExpressionKind::Projection, repeated("a", ".", 32)), "");
    EXPECT_EQ(errorOf(ExpressionKind::Projection, repeated("a", ".", 33)),
        "Invalid ProjectionExpression: The document path has too many nesting levels; nesting levels: 33");
}

TEST(Parser, DepthIsBounded) { // no text may exhaust the stack
    const int most = 4096;
    EXPECT_NE(errorOf(conditionKind, std::string(most, '(')), "");
    EXPECT_NE(errorOf(updateKind, "SET a=" + std::string(most - 6, '(')), "");
    EXPECT_NE(errorOf(conditionKind, repeated("NOT", " ", most / 4)), "");
    EXPECT_NE(errorOf(conditionKind, repeated("size(", "", most / 5)), "");
    std::string nested = "a=:s";
    for (int i = 0; i < 149; ++i) nested = "(a=:s OR " + nested + ")";
    EXPECT_EQ(errorOf(conditionKind, nested, "", R"({":s": {"S": "a"}})"), "");
}

TEST(Parser, MarksThePlaceOfAnError) {
    const std::tuple<const char *, ExpressionKind, const char *, Span> cases[] = {
        {"the token that does not fit", conditionKind, "a x b",                  {2, 1} },
        {"the end",                     conditionKind, "a =",                    {3, 0} },
        {"the reserved word",           conditionKind, "a = :v AND b.name = :v", {13, 4}},
        {"the whole comparison",        conditionKind, "c = :v AND a = a",       {11, 5}},
        {"the second path",             updateKind,    "SET a = :v REMOVE a.b",  {18, 3}},
        {"the second section",          updateKind,    "SET a = :v SET b = :v",  {11, 3}},
    };
    for (const auto &[why, kind, text, span] : cases) {
        const auto error = findError(text, kind);
        ASSERT_TRUE(error) << why;
        EXPECT_EQ(error->span, span) << why << ": " << error->span.offset << ", " << error->span.length;
    }
    EXPECT_FALSE(findError("PK = :user AND begins_with(#sk, :from)", ExpressionKind::KeyCondition));
}

}

#include "engine/expression/placeholders.h"

#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

std::string errorOf(const char *names, const char *values, std::initializer_list<ExpressionParameter> parameters) {
    const Given request = given(names, values);
    const auto made = Placeholders::make(request.names, request.values, parameters);
    return made ? "" : made.error().message;
}

}

TEST(Placeholders, NeedAnExpression) {
    const std::initializer_list<ExpressionParameter> putItem = {
        {"ConditionExpression", false}
    };
    const std::initializer_list<ExpressionParameter> updateItem = {
        {"UpdateExpression",    false},
        {"ConditionExpression", false}
    };
    const std::initializer_list<ExpressionParameter> query = {
        {"FilterExpression", false},
        {                      "KeyConditionExpression",             false     },
        { "ProjectionExpression",             true,                  false}
    };
    EXPECT_EQ(errorOf(R"({"#a": "a"})", "", putItem),
        "ExpressionAttributeNames can only be specified when using expressions");
    EXPECT_EQ(errorOf("", R"({":a": {"S": "a"}})", putItem),
        "ExpressionAttributeValues can only be specified when using expressions: ConditionExpression is null");
    EXPECT_EQ(errorOf("", R"({":a": {"S": "a"}})", updateItem),
        "ExpressionAttributeValues can only be specified when using expressions: UpdateExpression and "
        "ConditionExpression are null");
    // A projection uses names but no values.
    EXPECT_EQ(errorOf(R"({"#a": "a"})", R"({":a": {"S": "a"}})", query),
        "ExpressionAttributeValues can only be specified when using expressions: FilterExpression and "
        "KeyConditionExpression are null");
    EXPECT_EQ(errorOf(R"({"#a": "a"})", "", query), "");
}

TEST(Placeholders, AreNamedInTheirOwnWay) {
    const std::initializer_list<ExpressionParameter> filter = {
        {"FilterExpression", true}
    };
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"{}",             "",                     "ExpressionAttributeNames must not be empty"                               },
        {"",               "{}",                   "ExpressionAttributeValues must not be empty"                              },
        {R"({"a": "a"})",  "",                     R"(ExpressionAttributeNames contains invalid key: Syntax error; key: "a")" },
        {R"({"#": "a"})",  "",                     R"(ExpressionAttributeNames contains invalid key: Syntax error; key: "#")" },
        {"",               R"({"a": {"S": "a"}})", R"(ExpressionAttributeValues contains invalid key: Syntax error; key: "a")"},
        {R"({"#0": "a"})", "",                     ""                                                                         },
    };
    for (const auto &[names, values, message] : cases) EXPECT_EQ(errorOf(names, values, filter), message);

    const auto nameError = [](const std::string &name) {
        const std::optional<AttributeNames> names = AttributeNames{
            {"#n", name}
        };
        const auto made = Placeholders::make(names, std::nullopt,
            {
                {"FilterExpression", true}
        });
        return made ? "" : made.error().message;
    };
    EXPECT_EQ(nameError(""), "ExpressionAttributeNames contains invalid value: Empty attribute name for key #n");
    EXPECT_EQ(nameError(std::string(65535, 'x')), "");
    EXPECT_NE(nameError(std::string(65536, 'x')), "");
}

TEST(Placeholders, MustAllBeUsedByTheExpressionsTogether) {
    const Given request = given(R"({"#a": "a", "#b": "b", "#c": "c"})", R"({":v": {"S": "a"}, ":w": {"S": "b"}})");
    Placeholders placeholders = placeholdersOf(request);
    ASSERT_TRUE(parseUpdate("SET #a = :v", placeholders));
    EXPECT_EQ(placeholders.checkUnused().error().message,
        "Value provided in ExpressionAttributeNames unused in expressions: keys: {#b, #c}");
    ASSERT_TRUE(parseCondition("attribute_exists(#b) OR attribute_exists(#c)", placeholders));
    EXPECT_EQ(placeholders.checkUnused().error().message,
        "Value provided in ExpressionAttributeValues unused in expressions: keys: {:w}");
    ASSERT_TRUE(parseCondition("#b = :w", placeholders));
    EXPECT_TRUE(placeholders.checkUnused());
}

TEST(Placeholders, OpenOnesStandForWhatIsNotKnownYet) {
    Placeholders open = Placeholders::open({}, {});
    const auto clauses = parseKeyCondition("PK = :user AND begins_with(#sk, :prefix)", open);
    ASSERT_TRUE(clauses);
    EXPECT_EQ(clauses->at(1).attributeName, "#sk");
    EXPECT_TRUE(clauses->at(1).value.bytes.empty());
    EXPECT_TRUE(open.checkUnused());
}

}

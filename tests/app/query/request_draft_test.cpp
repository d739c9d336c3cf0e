#include "app/query/request_draft.h"

#include "engine/request/codec.h"
#include "model/verify/verify.h"
#include "tests/app/sample_design.h"

#include <gtest/gtest.h>

#include <tuple>

namespace app {

namespace {

using Operator = KeyCriterion::Operator;

KeyCriterion key(const char *name, const char *value, engine::ScalarType type = engine::ScalarType::S) {
    return {name, type, false, Operator::Equal, value, {}};
}
KeyCriterion sortKey(const char *name, Operator comparison, const char *value = "", const char *high = "") {
    return {name, engine::ScalarType::S, true, comparison, value, high};
}

TEST(RequestDraft, AGuidedConditionIsWrittenAsPeopleWriteIt) {
    const std::tuple<const char *, std::vector<KeyCriterion>, const char *> cases[] = {
        {"the partition key alone",            {key("PK", "a"), sortKey("SK", Operator::Any)},                       "PK = :pk" },
        {"with a prefix",                      {key("PK", "a"), sortKey("SK", Operator::BeginsWith, "ORDER#")},
         "PK = :pk AND begins_with(SK, :sk)"                                                                                    },
        {"with bounds",                        {key("PK", "a"), sortKey("SK", Operator::Between, "1", "2")},
         "PK = :pk AND SK BETWEEN :from AND :to"                                                                                },
        {"a reserved word gets a placeholder", {key("status", "a"), sortKey("date", Operator::GreaterOrEqual, "1")},
         "#pk = :pk AND #sk >= :sk"                                                                                             },
        {"what the lexer takes apart, too",    {key("gsi1-pk", "a")},                                                "#pk = :pk"},
        {"several partition keys of an index", {key("tenant", "a"), key("country", "b")},
         "tenant = :pk AND country = :pk2"                                                                                      },
    };
    for (const auto &[why, keys, expression] : cases) EXPECT_EQ(guidedCondition(keys).expression, expression) << why;
}

TEST(RequestDraft, TextAndFormSayTheSame) {
    const auto schema = *engine::KeySchema::make({{"PK"}}, {{"SK"}});
    const std::vector<KeyCriterion> all[] = {
        {key("PK", "a"),         sortKey("SK",         Operator::Any)          },
        {     key("PK",    "a"), sortKey("SK",      Operator::Equal,                     "x")},
        {     key("PK",    "a"), sortKey("SK", Operator::BeginsWith,                     "x")},
        {     key("PK",    "a"), sortKey("SK",    Operator::Between,                      "x", "y")},
        { key("PK", "a"),         sortKey("SK",         Operator::Less,           "x")},
        {key("PK", "a"),         sortKey("SK",         Operator::LessOrEqual,    "x")},
        { key("PK", "a"),         sortKey("SK",         Operator::Greater,        "x")},
        {key("PK", "a"),         sortKey("SK",         Operator::GreaterOrEqual, "x")},
    };
    for (const auto &keys : all) {
        const auto condition = guidedCondition(keys);
        EXPECT_EQ(criteriaFromText(condition.expression, condition.names, condition.values, schema), keys)
            << condition.expression;
    }
    for (const char *text : {"", "PK = ", "other = :pk", "PK = :pk OR SK = :sk", "PK > :pk"})
        EXPECT_FALSE(criteriaFromText(text, {}, {}, schema)) << text;
}

TEST(RequestDraft, MakesTheRequestAndNamesWhatIsMissing) {
    RequestDraft draft;
    draft.tableName = "T";
    draft.keys = {key("PK", "a"), sortKey("SK", Operator::Any)};
    draft.filter = "total >= :min";
    auto request = requestOf(draft);
    ASSERT_FALSE(request);
    EXPECT_EQ(request.error().field, DraftField::Values);
    EXPECT_EQ(request.error().placeholder, ":min");

    draft.values[":min"] = {engine::Type::N, "many", true};
    request = requestOf(draft);
    ASSERT_FALSE(request) << "no number";
    EXPECT_EQ(request.error().message.english(), "The parameter cannot be converted to a numeric value: many");

    draft.values[":min"] = {engine::Type::N, "12345678901234567890123456789012345678", true};
    draft.values[":old"] = {engine::Type::S, "kept, not sent", true};
    draft.limit = 5;
    draft.forward = false;
    request = requestOf(draft);
    ASSERT_TRUE(request);
    EXPECT_EQ(engine::encodeRequest(*request),
        R"({"ReturnConsumedCapacity":"INDEXES","TableName":"T","Limit":5,"ScanIndexForward":false,)"
        R"("KeyConditionExpression":"PK = :pk","FilterExpression":"total >= :min",)"
        R"("ExpressionAttributeValues":{":min":{"N":"12345678901234567890123456789012345678"},":pk":{"S":"a"}}})");
}

TEST(RequestDraft, ARequestComesBackAsTheDraftThatMadeIt) {
    const auto design = shopDesign();
    const auto *table = design.table("AppData");
    RequestDraft draft;
    draft.tableName = "AppData";
    draft.indexName = "GSI1";
    draft.keys = {
        {"GSI1PK", engine::ScalarType::S, false, Operator::Equal,   "STATUS#Shipped", {}          },
        {"GSI1SK", engine::ScalarType::S, true,  Operator::Between, "2024-01-01",     "2024-03-31"}
    };
    draft.filter = "#total >= :min";
    draft.names = {
        {"#total", "total"}
    };
    draft.values = {
        {":min", {engine::Type::N, "80", true}}
    };
    const auto request = requestOf(draft);
    ASSERT_TRUE(request);
    const auto back = draftOf(*request, table);
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->guided);
    EXPECT_EQ(back->keys, draft.keys);
    EXPECT_EQ(engine::encodeRequest(*requestOf(*back)), engine::encodeRequest(*request));

    // And over an access pattern.
    const auto again = model::requestOf(patternOf(draft));
    ASSERT_TRUE(again);
    const auto fromPattern = draftOf(*again, table);
    ASSERT_TRUE(fromPattern);
    EXPECT_EQ(fromPattern->keys, draft.keys);
    EXPECT_EQ(fromPattern->filter, draft.filter);

    RequestDraft get = draft;
    get.operation = RequestDraft::Operation::GetItem;
    get.indexName.clear();
    get.filter.clear();
    get.keys = {key("PK", "USER#U001"), sortKey("SK", Operator::Equal, "PROFILE")};
    const auto getPattern = model::requestOf(patternOf(get));
    ASSERT_TRUE(getPattern);
    const auto getBack = draftOf(*getPattern, table);
    ASSERT_TRUE(getBack);
    EXPECT_EQ(getBack->operation, RequestDraft::Operation::GetItem);
    EXPECT_EQ(getBack->keys, get.keys);
}

TEST(RequestDraft, AServicesErrorFindsItsField) {
    RequestDraft draft;
    draft.guided = false;
    draft.keyCondition = "PK = :pk";
    draft.filter = "begins_wth(a, :b)";
    const std::tuple<const char *, const char *, DraftField, std::optional<engine::Span>> cases[] = {
        {"marked where it is wrong",     "Invalid FilterExpression: Invalid function name; function: begins_wth",
         DraftField::Filter,                                                                                                                engine::Span{0, 10}},
        {"wrong only with these values",
         "Invalid KeyConditionExpression: An expression attribute value used in expression is not defined; "
            "attribute "
            "value: :pk",                                                                                         DraftField::KeyCondition, engine::Span{5, 3} },
        {"the key condition as a whole", "Query condition missed key schema element: PK",                         DraftField::KeyCondition, {}                 },
        {"something else",               "Requested resource not found",                                          DraftField::Form,         {}                 },
    };
    for (const auto &[why, message, field, span] : cases) {
        const auto fault = faultOf(draft, {engine::Error::Code::Validation, message, {}, {}});
        EXPECT_EQ(fault.field, field) << why;
        EXPECT_EQ(fault.span, span) << why;
        EXPECT_EQ(fault.message.english(), message) << "DynamoDB's own words";
    }
}

}

}

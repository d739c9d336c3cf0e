#include "model/verify/verify.h"

#include "tests/model/tables.h"
#include "tests/model/verify/loaded.h"

namespace model {
namespace {

Design orders() {
    auto table = makeTable("Orders", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "ORDER#1", "amount": 10, "GSI1PK": "open"})",
            R"({"PK": "USER#1", "SK": "ORDER#2", "amount": 20})", R"({"PK": "USER#1", "SK": "ORDER#3", "amount": 30})",
            R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#2", "SK": "PROFILE"})"});
    table.description.globalSecondaryIndexes = {makeIndex("GSI1", keys("GSI1PK"))};
    Design design;
    design.tables = {table};
    return design;
}

AccessPattern pattern(const char *operation, const char *condition, const char *filter = "", const char *index = "") {
    return {.id = "AP1",
        .name = "p",
        .operation = operation,
        .tableName = "Orders",
        .indexName = index,
        .keyConditionExpression = condition,
        .filterExpression = filter,
        .names = {},
        .values = {}};
}

}

TEST(Verify, GivesEachPatternAVerdictFromARealRun) {
    const auto engine = loaded(orders());
    using Kind = Verdict::Kind;
    const struct {
        const char *why;
        AccessPattern pattern;
        std::map<std::string, std::string> values;
        Kind kind;
        const char *message;
    } cases[] = {
        {"one item",                                               pattern("GetItem",            "PK = :p AND SK = :s"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                             Kind::GetItem,                                                       "One GetItem"},
        {"no item",                                                pattern("GetItem",            "PK = :p AND SK = :s"),
         {{":p", R"({"S": "USER#9"})"}, {":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                             Kind::GetItem,
         "One GetItem; there is no such item"},
        {"a range is no GetItem",                                  pattern("GetItem",            "PK = :p AND SK > :s"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "A"})"}},                                                                                                                                                                                                                                                   Kind::Invalid,
         "GetItem takes the whole key: SK = …"},
        {"half a key is none",                                     pattern("GetItem",            "PK = :p"),                                                                            {{":p", R"({"S": "USER#1"})"}},                                                                                             Kind::Invalid,
         "The provided key element does not match the schema"},
        {"a collection",                                           pattern("Query",              "PK = :p"),                                                                            {{":p", R"({"S": "USER#1"})"}},                                                                                             Kind::Query,
         "One Query: 4 items"},
        {"a part of it",                                           pattern("Query",              "PK = :p AND begins_with(SK, :s)"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "PRO"})"}},                                                                                                                                                                                                                                                 Kind::Query,                                                         "One Query: 1 item"},
        {"an index",                                               pattern("Query",              "GSI1PK = :p",                                                                         "",                                                                                                                         "GSI1"),                                                             {{":p", R"({"S": "open"})"}},Kind::Query,
         "One Query: 1 item"},
        {"a filter that keeps the half",                                      pattern("Query",                                                                  "PK = :p",                                                                                                                          "amount > :t"),
         {{":p", R"({"S": "USER#1"})"}, {":t", R"({"N": "10"})"}},                                                                                                                                                                                         Kind::Query,
         "One Query: 4 read, 2 returned"},
        {"a filter that throws away more",                                             pattern("Query",                                                  "PK = :p",                                                                                                                                       "amount > :t"),
         {{":p", R"({"S": "USER#1"})"}, {":t", R"({"N": "20"})"}},                                                                                                                                                                                                                                          Kind::Wasteful,
         "One Query, but its filter throws away 75 %: 4 read, 1 returned"},
        {"a scan", pattern("Scan",               "",                                                                                                        "amount > :t"),                                                                                                                                                                                                                                  {{":t", R"({"N": "10"})"}},                                                                                                                                                                                                                                                                                              Kind::Scan,
         "A scan: 5 read, 2 returned"},
        {"no partition key",                                           pattern("Query",                                             "SK = :s"),                 {{":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                                                        Kind::Invalid,
         "Query condition missed key schema element: PK"},
        {"no such index",                                              pattern("Query","X = :p",                                                       "",                                                                                                                                                                                                                                                           "GSI9"),                                                                                                                                                                                                                                                                                                                              {{":p", R"({"S": "x"})"}},Kind::Invalid,
         "The table does not have the specified index: GSI9"},
        {"a value that is none",                                                pattern("Query",                                                                            "PK = :p"),                                                                                                    {{":p", R"({"S": 5})"}},Kind::Invalid,nullptr},
        {"a value to come",                                   pattern("Query", "PK = :user"), {}, Kind::NotRun,                                                                                                             "Needs a value for :user"},
        {"a write",                                        pattern("PutItem",                   ""),                                                                                           {},                                                                                                                                                                                                                   Kind::NotRun,                                                                                                                                                                                                                                                                          "PutItem is not run as a pattern yet"},
    };
    for (const auto &[why, asked, values, kind, message] : cases) {
        auto full = asked;
        full.values = values;
        const auto verdict = verify(full, *engine);
        EXPECT_EQ(verdict.kind, kind) << why << ": " << verdict.message.english();
        if (message) {
            EXPECT_EQ(verdict.message.english(), message) << why;
        }
        EXPECT_EQ(verdict.trace.has_value(), kind != Kind::Invalid && kind != Kind::NotRun) << why;
    }
}

TEST(Verify, SumsUp) {
    auto design = orders();
    auto profile = pattern("GetItem", "PK = :p AND SK = :s");
    profile.values = {
        {":p", R"({"S": "USER#1"})" },
        {":s", R"({"S": "PROFILE"})"}
    };
    auto everything = pattern("Scan", "");
    everything.id = "AP2";
    everything.name = "all";
    design.patterns = {profile, everything};
    const auto verdicts = verify(design, *loaded(design));
    EXPECT_EQ(verdictSummary(verdicts).english(), "1 of 2 patterns served");
    EXPECT_EQ(toText(design, verdicts), "GetItem   AP1 p: One GetItem\n"
                                        "scan      AP2 all: A scan: 5 read, 5 returned\n"
                                        "1 of 2 patterns served\n");
}

}

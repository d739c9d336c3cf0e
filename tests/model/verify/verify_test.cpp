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
    const Design design = orders();
    const auto engine = loaded(design);
    using Kind = Verdict::Kind;
    const struct {
        const char *why;
        AccessPattern pattern;
        std::map<std::string, std::string> values;
        Kind kind;
        const char *message;
    } cases[] = {
        {"one item",                                               pattern("GetItem",            "PK = :p AND SK = :s"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                   Kind::GetItem,                                                               "One GetItem"},
        {"no item",                                                pattern("GetItem",            "PK = :p AND SK = :s"),
         {{":p", R"({"S": "USER#9"})"}, {":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                   Kind::GetItem,
         "One GetItem; there is no such item"},
        {"a range is no GetItem",                                  pattern("GetItem",            "PK = :p AND SK > :s"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "A"})"}},                                                                                                                                                                                                                                         Kind::Invalid,
         "GetItem takes the whole key: SK = …"},
        {"half a key is none",                                     pattern("GetItem",            "PK = :p"),                                                                           {{":p", R"({"S": "USER#1"})"}},                                                                                    Kind::Invalid,
         "The provided key element does not match the schema"},
        {"a collection",                                           pattern("Query",              "PK = :p"),                                                                           {{":p", R"({"S": "USER#1"})"}},                                                                                    Kind::Query,
         "One Query: 4 items"},
        {"a part of it",                                           pattern("Query",              "PK = :p AND begins_with(SK, :s)"),
         {{":p", R"({"S": "USER#1"})"}, {":s", R"({"S": "PRO"})"}},                                                                                                                                                                                                                                       Kind::Query,                                                                 "One Query: 1 item"},
        {"an index",                                               pattern("Query",              "GSI1PK = :p",                                                                        "",                                                                                                                "GSI1"),                                                                     {{":p", R"({"S": "open"})"}},Kind::Query,
         "One Query: 1 item"},
        {"a filter that keeps the half",                                      pattern("Query",                                                                  "PK = :p",                                                                                                                         "amount > :t"),
         {{":p", R"({"S": "USER#1"})"}, {":t", R"({"N": "10"})"}},                                                                                                                                                                                       Kind::Query,"One Query: 4 read, 2 returned"},
        {"a filter that throws away more",                                             pattern("Query",                                          "PK = :p",                                                                                                                              "amount > :t"),
         {{":p", R"({"S": "USER#1"})"}, {":t", R"({"N": "20"})"}},                                          Kind::Wasteful,
         "One Query, but its filter throws away 75 %: 4 read, 1 returned"},
        {"a scan", pattern("Scan",               "",                                                                                                             "amount > :t"),                                                                                                                                                                                                                              {{":t", R"({"N": "10"})"}},                                                                                                                                                                                                                                                                                                  Kind::Scan,
         "A scan: 5 read, 2 returned"},
        {"no partition key",                                          pattern("Query",                                            "SK = :s"),          {{":s", R"({"S": "PROFILE"})"}},                                                                                                                                                                                                                                                                    Kind::Invalid,
         "Query condition missed key schema element: PK"},
        {"no such index",                                              pattern("Query","X = :p",                                                              "",                                                                                                                                                                                                                                                 "GSI9"),                                                                                                                                                                                                                                                                                                                            {{":p", R"({"S": "x"})"}},Kind::Invalid,
         "The table does not have the specified index: GSI9"},
        {"a value that is none",                                                pattern("Query",                                                                           "PK = :p"),                                                                                           {{":p", R"({"S": 5})"}},Kind::Invalid,nullptr},
        {"a value to come",                                   pattern("Query", "PK = :user"), {}, Kind::NotRun,                                                                                                                             "One Query; needs a value for :user"},
        {"no operation yet",                                        pattern("",                   ""),                                                                                          {},                                                                                                                                                                                                         Kind::NotServed,                                                                                                                                                                                                                                                                        "No operation answers it yet"},
    };
    for (const auto &[why, asked, values, kind, message] : cases) {
        auto full = asked;
        full.values = values;
        const auto verdict = verify(design, full, *engine);
        EXPECT_EQ(verdict.kind, kind) << why << ": " << verdict.message.english();
        if (message) {
            EXPECT_EQ(verdict.message.english(), message) << why;
        }
        EXPECT_EQ(verdict.trace.has_value(), kind != Kind::Invalid && kind != Kind::NotRun && kind != Kind::NotServed)
            << why;
    }
}

TEST(Verify, WritesAreTriedAndNotKept) {
    auto design = orders();
    design.tables[0] = [&] {
        TableDesign table = *design.tables[0];
        table.description.streamViewType = engine::StreamViewType::NewAndOldImages;
        return table;
    }();
    const auto engine = loaded(design);
    const auto scan = [&] { return engine::call(*engine, engine::ScanInput{.tableName = "Orders"})->items; };
    const auto before = scan();
    const std::string order = R"({"PK": {"S": "USER#1"}, "SK": {"S": "ORDER#1"}})";
    AccessPattern put = pattern("PutItem", "");
    put.request = R"({"Item": {"PK": {"S": "USER#{user}"}, "SK": {"S": "ORDER#9"}, "GSI1PK": {"S": "open"}}})";
    put.arguments["user"] = {"2"};
    AccessPattern taken = put;
    taken.request = R"({"Item": )" + order + "}";
    taken.conditionExpression = "attribute_not_exists(PK)";
    AccessPattern update = pattern("UpdateItem", "PK = :p AND SK = :s");
    update.updateExpression = "REMOVE GSI1PK SET amount = amount + :one";
    update.values = {
        {":p",   R"({"S": "USER#1"})" },
        {":s",   R"({"S": "ORDER#1"})"},
        {":one", R"({"N": "1"})"      }
    };
    AccessPattern remove = pattern("DeleteItem", "PK = :p AND SK = :s");
    remove.values = {
        {":p", R"({"S": "USER#1"})" },
        {":s", R"({"S": "ORDER#1"})"}
    };
    AccessPattern batch = pattern("BatchWriteItem", "");
    batch.request = R"({"RequestItems": {"Orders": [{"DeleteRequest": {"Key": )" + order + "}}]}}";
    AccessPattern transaction = pattern("TransactWriteItems", "");
    transaction.request = R"({"TransactItems": [{"Delete": {"TableName": "Orders", "Key": )" + order + "}}]}";
    AccessPattern statement = pattern("ExecuteStatement", "");
    statement.statement = "DELETE FROM Orders WHERE PK = ? AND SK = ?";
    statement.parameters = {
        {"?1", "USER#{user}"},
        {"?2", "ORDER#1"    }
    };
    statement.arguments["user"] = {"1"};
    const std::tuple<const char *, AccessPattern, Verdict::Kind, const char *> cases[] = {
        {"a new item with an index entry",                 put,         Verdict::Kind::Write,
         "One PutItem: items changed: 1, index entries: 1, write units: 2"                                                      },
        {"a condition that fails",                         taken,       Verdict::Kind::Invalid, "The conditional request failed"},
        {"an item leaves the index",                       update,      Verdict::Kind::Write,
         "One UpdateItem: items changed: 1, index entries: 1, write units: 2"                                                   },
        {"and goes",                                       remove,      Verdict::Kind::Write,
         "One DeleteItem: items changed: 1, index entries: 1, write units: 2"                                                   },
        {"in a batch",                                     batch,       Verdict::Kind::Write,
         "One BatchWriteItem: items changed: 1, index entries: 1, write units: 2"                                               },
        {"in a transaction, the table at twice the price", transaction, Verdict::Kind::Write,
         "One TransactWriteItems: items changed: 1, index entries: 1, write units: 3"                                           },
        {"by a statement",                                 statement,   Verdict::Kind::Write,
         "One ExecuteStatement: items changed: 1, index entries: 1, write units: 2"                                             },
    };
    for (const auto &[why, asked, kind, message] : cases) {
        const auto verdict = verify(design, asked, *engine);
        EXPECT_EQ(verdict.kind, kind) << why;
        EXPECT_EQ(verdict.message.english(), message) << why;
        EXPECT_EQ(scan(), before) << why << ": nothing stays";
    }
    const auto streams = engine::call(*engine, engine::ListStreamsInput());
    const auto arn = streams->streams.front().streamArn;
    const auto shard =
        engine::call(*engine, engine::DescribeStreamInput{.streamArn = arn})->streamDescription.shards[0];
    const auto iterator = engine::call(*engine,
        engine::GetShardIteratorInput{
            .streamArn = arn, .shardId = shard.shardId, .shardIteratorType = engine::ShardIteratorType::TrimHorizon});
    const auto records = engine::call(*engine, engine::GetRecordsInput{.shardIterator = iterator->shardIterator});
    EXPECT_EQ(records->records.size(), before.size()) << "the stream tells of the loading alone";
}

TEST(Verify, SeveralArgumentsMakeSeveralRequests) {
    Design design;
    design.tables = {makeTable("Orders", keys("PK", "SK"),
        {R"({"PK": "DAY#1#0", "SK": "1"})", R"({"PK": "DAY#1#0", "SK": "2"})", R"({"PK": "DAY#1#2", "SK": "3"})"})};
    const auto engine = loaded(design);
    AccessPattern shards = pattern("Query", "PK = :p");
    shards.parameters[":p"] = "DAY#{day}#{shard}";
    shards.arguments = {
        {"day",   {"1"}                      },
        {"shard", {"0", R"({"N": "1"})", "2"}}
    };
    auto verdict = verify(design, shards, *engine);
    EXPECT_EQ(verdict.kind, Verdict::Kind::FanOut);
    EXPECT_EQ(verdict.message.english(), "3 requests, their answers together: 3 items");
    EXPECT_EQ(verdict.trace->units.halves, 3) << "each query costs, the empty one as well";
    shards.arguments["shard"] = {"2"};
    verdict = verify(design, shards, *engine);
    EXPECT_EQ(verdict.kind, Verdict::Kind::Query);
    EXPECT_EQ(verdict.message.english(), "One Query: 1 item");
    shards.arguments["shard"].assign(1'001, "x");
    EXPECT_EQ(verify(design, shards, *engine).message.english(), "A pattern makes up to 1000 requests, these are more");
    shards.arguments.erase("shard");
    EXPECT_EQ(verify(design, shards, *engine).message.english(), "One Query; needs a value for {shard}");
}

TEST(Verify, TellsAWrongAnswerAndWhy) {
    const Design design = orders();
    const auto engine = loaded(design);
    AccessPattern open = pattern("Query", "GSI1PK = :open", "", "GSI1");
    open.values[":open"] = R"({"S": "open"})";
    AccessPattern all = pattern("Query", "PK = :p", "amount > :t");
    all.values = {
        {":p", R"({"S": "USER#1"})"},
        {":t", R"({"N": "5"})"     }
    };
    const std::string one = R"({"PK": {"S": "USER#1"}, "SK": {"S": "ORDER#1"}})",
                      two = R"({"PK": {"S": "USER#1"}, "SK": {"S": "ORDER#2"}})",
                      profile = R"({"PK": {"S": "USER#1"}, "SK": {"S": "PROFILE"}})",
                      other = R"({"PK": {"S": "USER#2"}, "SK": {"S": "PROFILE"}})";
    struct Case {
        const char *why;
        AccessPattern pattern;
        std::vector<std::string> faults;
    };
    const auto with = [](AccessPattern of, auto change) {
        change(of);
        return of;
    };
    const Case cases[] = {
        {"as expected",
         with(all,
         [&](AccessPattern &p) {
                    p.expectedItems = {one, two};
                    p.ordered = true;
                    p.expectedCount = 3;
                    p.mostUnits = 0.5;
                }),
         {}                                                                               },
        {"left out by a sparse index",
         with(open,
         [&](AccessPattern &p) {
                    p.expectedItems = {one, two};
                }),
         {"1 of 2 expected items lack GSI1PK and are not in the index GSI1"}              },
        {"dropped by the filter",              with(all, [&](AccessPattern &p) { p.expectedItems = {profile}; }),
         {"The filter drops 1 of 1 expected items"}                                       },
        {"of another collection, and of none",
         with(all,
         [&](AccessPattern &p) {
                    p.expectedItems = {other, R"({"PK": {"S": "USER#9"}})"};
                }),
         {"1 of 2 expected items are not among the sample items",
                "1 of 2 expected items have another partition key"}                       },
        {"out of range",
         with(all,
         [&](AccessPattern &p) {
                    p.keyConditionExpression = "PK = :p AND SK > :s";
                    p.values[":s"] = R"({"S": "ORDER#2"})";
                    p.expectedItems = {two};
                }),
         {"1 of 1 expected items lie outside the sort key's range"}                       },
        {"an attribute that differs",
         with(all,
         [&](AccessPattern &p) { p.expectedItems = {R"({"PK": {"S": "USER#1"}, "amount": {"N": "11"}})"}; }),
         {"1 of 1 expected items are not among the sample items"}                         },
        {"the other way round",
         with(all,
         [&](AccessPattern &p) {
                    p.expectedItems = {one, two};
                    p.ordered = true;
                    p.descending = true;
                }),
         {"The expected items come in another order"}                                     },
        {"too many, at too high a price",
         with(all,
         [&](AccessPattern &p) {
                    p.expectedCount = 2;
                    p.mostUnits = 0.25;
                }),
         {"2 items are expected, 3 come", "It takes 0.5 capacity units, 0.25 are allowed"}},
        {"other kinds of items",
         with(all,
         [&](AccessPattern &p) {
                    p.filterExpression.clear();
                    p.values.erase(":t");
                    p.expectedEntities = {"Order", "Invoice"};
                }),
         {"It also brings items of type User", "It brings no item of type Invoice"}       },
    };
    for (const auto &[why, asked, faults] : cases) {
        const auto verdict = verify(design, asked, *engine);
        std::vector<std::string> said;
        for (const Message &fault : verdict.faults) said.push_back(fault.english());
        EXPECT_EQ(said, faults) << why;
        EXPECT_EQ(verdict.kind, faults.empty() ? Verdict::Kind::Query : Verdict::Kind::WrongAnswer) << why;
    }
}

TEST(Verify, StatementsAreJudgedByWhatTheyBecome) {
    const Design design = orders();
    const auto engine = loaded(design);
    const std::tuple<const char *, Verdict::Kind, std::int64_t, std::int64_t> cases[] = {
        {"SELECT * FROM Orders WHERE PK = 'USER#1' AND SK = 'PROFILE'", Verdict::Kind::GetItem,  1, 1},
        {"SELECT * FROM Orders WHERE PK = 'USER#1'",                    Verdict::Kind::Query,    4, 4},
        {"SELECT * FROM Orders WHERE PK = 'USER#1' AND amount > 20",    Verdict::Kind::Wasteful, 4, 1},
        {"SELECT * FROM Orders WHERE PK IN ['USER#1', 'USER#2']",       Verdict::Kind::FanOut,   5, 5},
        {"SELECT * FROM Orders WHERE amount > 20",                      Verdict::Kind::Scan,     5, 1},
        {R"(SELECT * FROM "Orders"."GSI1" WHERE GSI1PK = 'open')",      Verdict::Kind::Query,    1, 1},
    };
    for (const auto &[statement, kind, examined, returned] : cases) {
        AccessPattern asked{.id = "AP1", .operation = "ExecuteStatement", .statement = statement};
        const auto verdict = verify(design, asked, *engine);
        EXPECT_EQ(verdict.kind, kind) << statement << ": " << verdict.message.english();
        if (!verdict.trace) continue;
        EXPECT_EQ(verdict.trace->examined, examined) << statement;
        EXPECT_EQ(verdict.trace->returned, returned) << statement;
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
    const auto engine = loaded(design);
    const auto verdicts = verify(design, *engine);
    EXPECT_EQ(verdictSummary(verdicts).english(), "1 of 2 patterns served");
    EXPECT_EQ(toText(design, verdicts), "GetItem   AP1 p: One GetItem\n"
                                        "scan      AP2 all: A scan: 5 read, 5 returned\n"
                                        "1 of 2 patterns served\n");
}

}

#include "model/edit/item_edits.h"
#include "model/format/file.h"
#include "model/format/format.h"
#include "model/format/json_text.h"
#include "tests/app/cli/call.h"
#include "tests/model/edit/designs.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace app {

namespace {

/// A folder with shop.hashrange.json in it.
class CommandLine : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "hashrange-cli-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
        ASSERT_TRUE(model::writeFile(shop(), model::formats().front().write(model::shop()).text));
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    std::string path(const char *name) const { return (m_folder / name).string(); }
    std::string shop() const { return path("shop.hashrange.json"); }
    std::filesystem::path m_folder;
};

bool contains(const std::string &text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}

TEST_F(CommandLine, TellsItsUse) {
    EXPECT_EQ(call({}).code, WrongUse);
    EXPECT_EQ(call({"--help"}).code, Fine);
    EXPECT_TRUE(contains(call({"--help"}).out, "convert"));
    EXPECT_TRUE(call({"--version"}).out.starts_with("hashrange-cli "));
    EXPECT_EQ(call({"nonsense"}).code, WrongUse);
    for (const Command &command : commands()) {
        const Answer help = call({command.name, "--help"});
        EXPECT_EQ(help.code, Fine) << command.name;
        EXPECT_TRUE(contains(help.out, "Usage: hashrange-cli " + std::string(command.name))) << help.out;
        if (std::string_view(command.name) != "serve") { // which needs nothing and would serve
            EXPECT_EQ(call({command.name}).code, WrongUse) << command.name << " needs a model";
        }
        EXPECT_EQ(call({command.name, "a", "b", "c", "d", "--e"}).code, WrongUse) << command.name;
    }
}

TEST_F(CommandLine, SummaryCountsAndTellsWhatDynamoDbWouldRefuse) {
    const Answer answer = call({"summary", shop()});
    EXPECT_EQ(answer.code, Fine) << answer.err;
    for (const char *line : {"Shop: 2 tables, 2 items, 1 access pattern\n", "Table Shop\n  key: PK (S), SK (S)\n",
             "  2 items in 1 item collection, ", "  GSI ByStatus: status (S), SK (S); 1 item, ",
             "  LSI ByTotal: PK (S), total (N); 1 item, ", "  [U] User: 1 item, ", "  [O] Order: 1 item, ",
             "DynamoDB would refuse 1 of them:\n  Shop, item 2, broken: "})
        EXPECT_TRUE(contains(answer.out, line)) << line << " is not in\n" << answer.out;
    const std::string text = model::readFile(shop(), 1'000'000).value();
    EXPECT_EQ(call({"summary", "-"}, text).out, answer.out) << "from standard input";
}

TEST_F(CommandLine, CodeWritesAProgramForAPatternOrARequest) {
    const std::string request = R"({"TableName": "Shop", "Key": {"PK": {"S": "USER#1"}, "SK": {"S": "PROFILE"}}})";
    const Answer python = call({"code", "--operation", "GetItem", "--request", "-", "--language", "python"}, request);
    EXPECT_EQ(python.code, Fine) << python.err;
    EXPECT_TRUE(contains(python.out, "response = client.get_item(")) << python.out;
    const Answer cobol = call({"code", shop(), "AP1", "--language", "cobol"});
    EXPECT_EQ(cobol.code, WrongUse);
    EXPECT_TRUE(contains(cobol.err, "awscli, python, javascript, java, go, csharp, rust")) << cobol.err;
    const Answer unknown = call({"code", shop(), "AP99"});
    EXPECT_EQ(unknown.code, Failed);
    EXPECT_TRUE(contains(unknown.err, "no access pattern \"AP99\"")) << unknown.err;
    EXPECT_EQ(call({"code", "--operation", "DeleteTable", "--request", "-"}, R"({"TableName": "Shop"})").code, Failed);
    EXPECT_EQ(call({"code", shop()}).code, WrongUse);
}

TEST_F(CommandLine, WhatIfTellsWhatRequestsChangeAndKeepsItOnDemand) {
    const std::string script = "UPDATE Shop SET status = 'Sent' WHERE PK = 'USER#1' AND SK = 'PROFILE';";
    const Answer tried = call({"what-if", shop(), "-"}, script);
    EXPECT_EQ(tried.code, Fine) << tried.err;
    EXPECT_TRUE(contains(tried.out, "Shop  USER#1 › PROFILE  item changed")) << tried.out;
    EXPECT_TRUE(contains(tried.out, "→ Sent")) << tried.out;
    const Answer kept = call({"what-if", shop(), "-", "-o", path("after.hashrange.json")}, script);
    EXPECT_EQ(kept.code, Fine) << kept.err;
    EXPECT_TRUE(contains(call({"diff", shop(), path("after.hashrange.json")}).out, "Sent"));
    const Answer refused = call({"what-if", shop(), "-", "-o", path("none.hashrange.json")}, "\nSELECT");
    EXPECT_EQ(refused.code, Failed);
    EXPECT_TRUE(refused.err.starts_with("-:2: ")) << refused.err;
    EXPECT_FALSE(std::filesystem::exists(path("none.hashrange.json")));
}

TEST_F(CommandLine, CheckFailsOnErrorsAndOnDemandOnWarnings) {
    const Answer damaged = call({"check", shop()});
    EXPECT_EQ(damaged.code, Failed) << "a value that is none";
    EXPECT_TRUE(contains(damaged.out, "[damaged-value]")) << damaged.out;
    EXPECT_TRUE(contains(damaged.out, "2 errors, ")) << damaged.out;

    const char *const model = R"({"hashrange": 1, "name": "x", "tables": [{"name": "Orders",
        "partitionKeys": [{"name": "id", "type": "S"}], "entityTypes": [{"name": "Order", "keyTemplates": {"id": "O#{n}"}}],
        "items": [{"id": {"S": "O#1"}}, {"id": {"S": "CART"}}]}], "patterns": []})";
    const Answer warned = call({"check", "-"}, model);
    EXPECT_EQ(warned.code, Fine) << warned.err;
    EXPECT_EQ(warned.out, "warning Orders \u203a CART: Matches no entity type: no templates fit its keys [no-entity]\n"
                          "hint: The model lists no access patterns [no-patterns]\n"
                          "0 errors, 1 warning, 1 hint\n");
    EXPECT_EQ(call({"check", "-", "--strict"}, model).code, Failed);
}

namespace {

/// A warning, an accepted hint, and a table name that XML and JSON have to escape nowhere but in texts.
constexpr const char *const checkedModel = R"({"hashrange": 1, "name": "x", "tables": [{"name": "Orders",
    "partitionKeys": [{"name": "id", "type": "S"}], "entityTypes": [{"name": "Order", "keyTemplates": {"id": "O#{n}"}}],
    "items": [{"id": {"S": "O#1"}}, {"id": {"S": "<CART> & \"more\"\u0001"}}]}],
    "patterns": [],
    "checks": {"accepted": [{"rule": "no-patterns", "reason": "listed <elsewhere>"}]}})";

/// Whether the text is XML: elements closed in their order, attributes quoted, nothing that needs an escape.
bool isWellFormedXml(const std::string &text) {
    std::vector<std::string> open;
    std::size_t at = text.starts_with("<?xml ") ? text.find("?>") + 2 : std::string::npos;
    bool any = false;
    while (at < text.size()) {
        const auto tag = text.find('<', at);
        const std::string between = text.substr(at, tag == std::string::npos ? tag : tag - at);
        for (const char c : between)
            if (static_cast<unsigned char>(c) < 0x20 && c != '\n') return false;
        for (auto amp = between.find('&'); amp != std::string::npos; amp = between.find('&', amp + 1))
            if (between.find(';', amp) == std::string::npos) return false;
        if (tag == std::string::npos)
            return any && open.empty() && between.find_first_not_of('\n') == std::string::npos;
        const auto end = text.find('>', tag);
        if (end == std::string::npos) return false;
        std::string inner = text.substr(tag + 1, end - tag - 1);
        if (inner.find('<') != std::string::npos || std::ranges::count(inner, '"') % 2 != 0) return false;
        const bool closes = inner.starts_with('/'), single = inner.ends_with('/');
        const std::string name = inner.substr(closes ? 1 : 0, inner.find_first_of(" /", 1) - (closes ? 1 : 0));
        if (closes) {
            if (open.empty() || open.back() != name) return false;
            open.pop_back();
        } else if (!single) {
            open.push_back(name);
        }
        any = true;
        at = end + 1;
    }
    return any && open.empty();
}

const model::Json &at(const model::Json &json, std::string_view name) {
    static const model::Json none;
    const auto *found = json.find(name);
    EXPECT_NE(found, nullptr) << name;
    return found ? *found : none;
}

}

TEST_F(CommandLine, CheckPrintsItsRules) {
    const Answer rules = call({"check", "--rules"});
    EXPECT_EQ(rules.code, Fine);
    for (const char *part :
        {"hot-partition (warning): ", "generic-key-name (hint, many tables): ", "Developer Guide, ", " rules\n"})
        EXPECT_TRUE(contains(rules.out, part)) << part;
    EXPECT_EQ(call({"check", "--format", "yaml", shop()}).code, WrongUse);
    EXPECT_EQ(call({"check", "--profile", "none", shop()}).code, WrongUse);
}

TEST_F(CommandLine, CheckDoesNotCountWhatWasAccepted) {
    const Answer text = call({"check", "-"}, checkedModel);
    EXPECT_TRUE(contains(text.out, "because: listed <elsewhere>")) << text.out;
    EXPECT_TRUE(contains(text.out, "0 errors, 1 warning, 0 hints, 1 accepted")) << text.out;
}

TEST_F(CommandLine, CheckWritesSarif) { // SARIF 2.1.0: sections 3.13 sarifLog, 3.14 run, 3.27 result
    ASSERT_TRUE(model::writeFile(path("my model.json"), checkedModel));
    const Answer answer = call({"check", path("my model.json"), "--format", "sarif"});
    EXPECT_EQ(answer.code, Fine);
    const auto json = model::parseJson(answer.out);
    ASSERT_TRUE(json) << json.error().english();
    EXPECT_EQ(at(*json, "version").decoded(), "2.1.0");
    EXPECT_TRUE(contains(at(*json, "$schema").decoded(), "sarif-2.1.0"));
    const auto &run = at(*json, "runs").elements.at(0);
    const auto &driver = at(at(run, "tool"), "driver");
    EXPECT_EQ(at(driver, "name").decoded(), "hashrange-cli check");
    const auto &rules = at(driver, "rules").elements;
    ASSERT_FALSE(rules.empty());
    const auto &results = at(run, "results").elements;
    ASSERT_EQ(results.size(), 2U);
    std::size_t suppressed = 0;
    for (const auto &result : results) {
        const auto index = static_cast<std::size_t>(std::stoul(at(result, "ruleIndex").text));
        ASSERT_LT(index, rules.size());
        EXPECT_EQ(at(rules[index], "id").decoded(), at(result, "ruleId").decoded());
        EXPECT_FALSE(at(at(rules[index], "shortDescription"), "text").decoded().empty());
        const std::string level = at(result, "level").decoded();
        EXPECT_TRUE(level == "error" || level == "warning" || level == "note") << level;
        EXPECT_FALSE(at(at(result, "message"), "text").decoded().empty());
        const auto &physical = at(at(result, "locations").elements.at(0), "physicalLocation");
        EXPECT_TRUE(contains(at(at(physical, "artifactLocation"), "uri").decoded(), "my%20model.json"));
        EXPECT_GE(std::stoul(at(at(physical, "region"), "startLine").text), 1U);
        if (const auto *suppressions = result.find("suppressions")) {
            ++suppressed;
            EXPECT_EQ(at(suppressions->elements.at(0), "justification").decoded(), "listed <elsewhere>");
        }
    }
    EXPECT_EQ(suppressed, 1U);
}

TEST_F(CommandLine, CheckWritesJUnitAndJson) {
    const Answer lenient = call({"check", "-", "--format", "junit"}, checkedModel);
    EXPECT_TRUE(isWellFormedXml(lenient.out)) << lenient.out;
    EXPECT_TRUE(contains(lenient.out, "failures=\"0\"")) << "warnings are told, and fail nothing";
    EXPECT_TRUE(contains(lenient.out, "&lt;CART&gt; &amp; &quot;more&quot;?")) << lenient.out;
    const Answer strict = call({"check", "-", "--format", "junit", "--strict"}, checkedModel);
    EXPECT_EQ(strict.code, Failed);
    EXPECT_TRUE(isWellFormedXml(strict.out)) << strict.out;
    EXPECT_TRUE(contains(strict.out, "<failure type=\"warning\""));
    const auto json = model::parseJson(call({"check", "-", "--format", "json"}, checkedModel).out);
    ASSERT_TRUE(json) << json.error().english();
    EXPECT_EQ(at(*json, "warnings").text, "1");
    EXPECT_EQ(at(*json, "accepted").text, "1");
    EXPECT_EQ(at(*json, "results").elements.size(), 2U);
    EXPECT_FALSE(isWellFormedXml("<?xml version=\"1.0\"?><a><b></a></b>")) << "the check itself";
}

TEST_F(CommandLine, CostForecastsAMonth) {
    const std::string rated = R"({"hashrange": 1, "name": "x", "tables": [{"name": "Orders",
        "partitionKeys": [{"name": "id", "type": "S"}], "items": [{"id": {"S": "O1"}}]}],
        "patterns": [{"id": "AP1", "name": "One", "operation": "GetItem", "tableName": "Orders", "keyConditionExpression": "id = :id",
            "values": {":id": {"S": "O1"}}, "averagePerSecond": 100}]})";
    const Answer text = call({"cost", "-"}, rated);
    EXPECT_EQ(text.code, Fine) << text.err;
    // 100 a second x 2,628,000 s x 0.5 units x 0.125 USD a million
    EXPECT_TRUE(contains(text.out, "16.43")) << text.out;
    const auto json = model::parseJson(call({"cost", "-", "--format", "json"}, rated).out);
    ASSERT_TRUE(json) << json.error().english();
    EXPECT_EQ(at(*json, "region").decoded(), "us-east-1");
    EXPECT_TRUE(call({"cost", "-", "--format", "csv"}, rated).out.starts_with("id,level,title,"));
    EXPECT_EQ(call({"cost", "-", "--prices", path("none.json")}, rated).code, Failed);
    ASSERT_TRUE(model::writeFile(path("bad.json"), "{\"hashrangePrices\": 1}"));
    const Answer bad = call({"cost", "-", "--prices", path("bad.json")}, rated);
    EXPECT_EQ(bad.code, Failed);
    EXPECT_TRUE(contains(bad.err, "bad.json")) << bad.err;
    EXPECT_EQ(call({"cost", "-", "--scenario", "nowhere"}, rated).code, WrongUse);
}

TEST_F(CommandLine, VerifyRunsThePatterns) {
    const std::string model = R"({"hashrange": 1, "name": "x", "tables": [{"name": "Orders",
        "partitionKeys": [{"name": "id", "type": "S"}], "items": [{"id": {"S": "1"}}]}], "patterns": [
        {"id": "AP1", "name": "one order", "operation": "GetItem", "tableName": "Orders",
            "keyConditionExpression": "id = :id", "values": {":id": {"S": "1"}}}SECOND]})";
    const auto with = [&](const std::string &second) {
        std::string text = model;
        return text.replace(text.find("SECOND"), 6, second);
    };
    const Answer served = call({"verify", "-"}, with(""));
    EXPECT_EQ(served.code, Fine) << served.err;
    EXPECT_EQ(served.out, "GetItem   AP1 one order: One GetItem\n1 of 1 patterns served\n");
    const Answer scanned =
        call({"verify", "-"}, with(R"(, {"id": "AP2", "name": "all", "operation": "Scan", "tableName": "Orders"})"));
    EXPECT_EQ(scanned.code, Failed) << "a scan is not served";
    EXPECT_TRUE(contains(scanned.out, "scan      AP2 all: A scan: 1 read, 1 returned\n1 of 2")) << scanned.out;
}

TEST_F(CommandLine, AFileThatCannotBeReadIsAFailureWithItsPlace) {
    ASSERT_TRUE(model::writeFile(path("bad.json"), "{\"ModelName\": \"x\",\n \"Tables\": []}"));
    const std::pair<std::string, std::string> cases[] = {
        {path("none.json"), path("none.json") + ": There is no such file.\n"},
        {path("bad.json"),  path("bad.json") +
                               ":2:2: Tables: \"Tables\" is no key of a NoSQL Workbench model, which has \"DataModel\" "
                               "here.\n"          },
    };
    for (const auto &[file, message] : cases) {
        const Answer answer = call({"summary", file});
        EXPECT_EQ(answer.code, Failed);
        EXPECT_EQ(answer.err, message);
        EXPECT_EQ(answer.out, "");
    }
}

TEST_F(CommandLine, ConvertTellsWhatIsLost) {
    const Answer there = call({"convert", shop(), path("shop.json")});
    EXPECT_EQ(there.code, Fine);
    EXPECT_TRUE(contains(there.err, "Index ByTotal is left out")) << there.err;
    EXPECT_STREQ(model::recogniseFormat(model::readFile(path("shop.json"), 1'000'000).value())->id, "nosql-workbench");
    const Answer back = call({"convert", path("shop.json"), "-", "--to", "hashrange"});
    EXPECT_EQ(back.code, Fine);
    EXPECT_EQ(back.err, "");
    EXPECT_TRUE(contains(back.out, R"("total": {"N": "92838584930183242888.50"},)")) << "digit for digit";

    EXPECT_EQ(call({"convert", shop(), path("shop.yaml")}).code, WrongUse);
    EXPECT_EQ(call({"convert", shop(), "-"}).code, WrongUse) << "nothing tells the format";
    EXPECT_EQ(call({"convert", shop(), "-", "--to", "csv"}).code, WrongUse);
    const Answer nowhere = call({"convert", shop(), path("no/shop.json")});
    EXPECT_EQ(nowhere.code, Failed);
    EXPECT_TRUE(contains(nowhere.err, "No such file or directory")) << nowhere.err;
}

TEST_F(CommandLine, QueryPrintsARowForEachItem) {
    const std::string values = R"({":pk": {"S": "USER#1"}})";
    const Answer rows = call({"query", shop(), "--table", "Shop", "--key-condition", "PK = :pk", "--values", values});
    EXPECT_EQ(rows.code, Fine) << rows.err;
    EXPECT_TRUE(contains(rows.out, "USER#1")) << rows.out;
    EXPECT_TRUE(contains(rows.out, "PROFILE")) << rows.out;
    EXPECT_TRUE(contains(rows.err, "left out: Shop, item 2, broken: ")) << rows.err;
    EXPECT_TRUE(contains(rows.err, "1 returned of 1 read, 0.5 read units, 1 page")) << rows.err;

    const Answer json = call({"query", shop(), "--table", "Shop", "--key-condition", "#p = :pk", "--names",
        R"({"#p": "PK"})", "--values", values, "--json", "--descending", "--consistent"});
    EXPECT_EQ(json.code, Fine) << json.err;
    EXPECT_TRUE(contains(json.out, "\"Count\": 1")) << json.out;
    EXPECT_EQ(call({"query", shop(), "--table", "Shop"}).code, Fine) << "a scan";
    EXPECT_EQ(call({"query", shop(), "--table", "Shop", "--index", "ByStatus"}).code, Fine);
}

TEST_F(CommandLine, QueryReadsPageAfterPage) {
    model::Design design = model::shop();
    for (int i = 0; i < 5; ++i)
        design = *model::addItem(design, "Other",
            *engine::itemFromJson("{\"id\":{\"S\":\"" + std::to_string(i) + "\"},\"n\":{\"N\":\"1.50\"}}"));
    ASSERT_TRUE(model::writeFile(shop(), model::formats().front().write(design).text));
    const Answer one = call({"query", shop(), "--table", "Other", "--limit", "2"});
    EXPECT_TRUE(contains(one.err, "2 returned of 2 read, 0.5 read units, 1 page")) << one.err;
    EXPECT_TRUE(contains(one.err, "There is more behind {\"id\"")) << one.err;
    const Answer all = call({"query", shop(), "--table", "Other", "--limit", "2", "--all-pages"});
    EXPECT_TRUE(contains(all.err, "5 returned of 5 read, 1.5 read units, 3 pages")) << all.err;
    EXPECT_FALSE(contains(all.err, "There is more"));
}

TEST_F(CommandLine, QueryFailsInDynamoDbsWords) {
    const std::tuple<std::vector<std::string>, int, const char *> cases[] = {
        {{"--table", "Nothing"},                            Failed,   "ResourceNotFoundException: Requested resource not found"},
        {{"--table", "Shop", "--index", "None"},            Failed,
         "ValidationException: The table does not have the specified index: None"                                              },
        {{"--table", "Shop", "--key-condition", "PK = :x"}, Failed,   "ValidationException: "                                  },
        {{"--table", "Shop", "--values", "{nonsense"},      Failed,   "SerializationException: "                               },
        {{},                                                WrongUse, "The model has 2 tables; say which with --table."        },
        {{"--table", "Shop", "--descending"},               WrongUse, "--descending needs a --key-condition"                   },
        {{"--table", "Shop", "--limit", "many"},            WrongUse, "--limit"                                                },
    };
    for (const auto &[arguments, code, text] : cases) {
        std::vector<std::string> all = {"query", shop()};
        all.insert(all.end(), arguments.begin(), arguments.end());
        const Answer answer = call(all);
        EXPECT_EQ(answer.code, code) << answer.err;
        EXPECT_TRUE(contains(answer.err, text)) << answer.err << " lacks " << text;
        EXPECT_EQ(answer.out, "");
    }
}

TEST_F(CommandLine, RunAnswersAsTheWireDoes) {
    const std::string get = R"({"TableName": "Shop", "Key": {"PK": {"S": "USER#1"}, "SK": {"S": "PROFILE"}}})";
    const Answer item = call({"run", shop(), "GetItem", "-"}, get);
    EXPECT_EQ(item.code, Fine) << item.err;
    EXPECT_TRUE(contains(item.out, "\"Item\": {")) << item.out;
    const std::string before = model::readFile(shop(), 1'000'000).value();
    ASSERT_TRUE(model::writeFile(
        path("put.json"), R"({"TableName": "Shop", "Item": {"PK": {"S": "USER#2"}, "SK": {"S": "PROFILE"}}})"));
    EXPECT_EQ(call({"run", shop(), "PutItem", path("put.json")}).code, Fine);
    EXPECT_EQ(model::readFile(shop(), 1'000'000).value(), before) << "the file stays as it is";

    const Answer wrong = call({"run", shop(), "GetItem", "-"}, R"({"TableName": "Shop", "Key": {}})");
    EXPECT_EQ(wrong.code, Failed);
    EXPECT_TRUE(contains(wrong.out, "\"__type\": \"com.amazon")) << wrong.out;
    EXPECT_TRUE(contains(wrong.err, "ValidationException: The provided key element does not match the schema"))
        << wrong.err;
    EXPECT_EQ(call({"run", shop(), "Nonsense", "-"}, "{}").code, WrongUse);
    EXPECT_EQ(call({"run", shop(), "GetItem", path("none.json")}).code, Failed);
    EXPECT_EQ(call({"run", "-", "GetItem", "-"}).code, WrongUse);
}

TEST_F(CommandLine, SummaryListsCollectionsAndTriesAQuery) { // what app/run shows where there is no display
    const Answer answer = call({"summary", "--collections", "--query", shop()});
    EXPECT_EQ(answer.code, Fine) << answer.err;
    EXPECT_TRUE(contains(answer.out, "Item collections of Shop, largest first\n")) << answer.out;
    EXPECT_TRUE(contains(answer.out, "A query: hashrange-cli query " + shop() + " --table Shop")) << answer.out;
    EXPECT_TRUE(contains(answer.err, "1 returned of 1 read, 0.5 read units, 1 page"))
        << "the other one is damaged: " << answer.err;
    EXPECT_EQ(call({"summary", "--query", "-"}, "{}").code, WrongUse);
}

TEST_F(CommandLine, ServeSaysWhyItDoesNot) { // that it serves is for tests/sdk to see
    EXPECT_EQ(call({"serve", "--port", "99999"}).code, WrongUse);
    EXPECT_EQ(call({"serve", "--db", "x.db", "--in-memory"}).code, WrongUse) << "one or the other";
    EXPECT_EQ(call({"serve", "--threads", "0"}).code, WrongUse);
    const std::tuple<const char *, std::vector<std::string>, const char *> cases[] = {
        {"a model that is not there",                {"--model", path("none.json")},      "none.json"          },
        {"a file of credentials that is not there",  {"--credentials", path("none.txt")}, "none.txt"           },
        {"a database in a folder that is not there", {"--db", path("none/x.db")},         "none/x.db"          },
        {"a model for a database",                   {"--db", shop()},                    "shop.hashrange.json"},
        {"an address that is not ours",              {"--host", "192.0.2.1"},             "192.0.2.1"          },
    };
    for (const auto &[why, arguments, named] : cases) {
        std::vector<std::string> all = {"serve", "--port", "0"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        const Answer answer = call(all);
        EXPECT_EQ(answer.code, Failed) << why;
        EXPECT_TRUE(contains(answer.err, named)) << why << ": " << answer.err;
    }
}

}

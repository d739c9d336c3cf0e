#include "model/format/file.h"
#include "model/format/format.h"
#include "tests/app/cli/call.h"
#include "tests/model/edit/designs.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace app {

namespace {

using testing::HasSubstr;

class ItemsCommands : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "hashrange-items-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
        ASSERT_TRUE(model::writeFile(path("shop.hashrange.json"), model::formats().front().write(model::shop()).text));
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    std::string path(const char *name) const { return (m_folder / name).string(); }
    std::string shop() const { return path("shop.hashrange.json"); }
    std::string read(const char *name) const {
        return model::readFile(path(name), 10'000'000).value_or("no such file");
    }
    void write(const char *name, std::string_view text) const { ASSERT_TRUE(model::writeFile(path(name), text)); }
    std::filesystem::path m_folder;
};

}

TEST_F(ItemsCommands, GenerateMakesTheSameItemsForTheSameSeed) {
    const std::vector<std::string> arguments = {
        "generate", shop(), "--table", "Shop", "--count", "40", "--seed", "5", "-o", "-"};
    const Answer first = call(arguments), second = call(arguments);
    EXPECT_EQ(first.code, Fine) << first.err;
    EXPECT_EQ(first.out, second.out);
    EXPECT_THAT(first.err, HasSubstr("User: "));
    EXPECT_EQ(model::readModel(first.out)->tables[0]->items->size(), 40U);
    EXPECT_EQ(
        call({"generate", shop(), "--table", "Shop", "--entity", "User", "-o", path("users.hashrange.json")}).code,
        Fine);
    EXPECT_EQ(call({"summary", path("users.hashrange.json")}).code, Fine);
    const Answer none = call({"generate", shop(), "--table", "None", "-o", "-"});
    EXPECT_EQ(none.code, Failed);
    EXPECT_THAT(none.err, HasSubstr("Table: None not found"));
    EXPECT_EQ(call({"generate", shop()}).code, WrongUse);
}

TEST_F(ItemsCommands, ImportSaysWhatItRefused) {
    write("orders.csv", "PK,SK,total:N,Remark\nUSER#2,ORDER#1,1.50,x\nUSER#2,ORDER#2,much,y\nUSER#2,,3,z\n");
    const Answer answer = call({"import", shop(), path("orders.csv"), "--table", "Shop", "--map",
        "Remark=", "--refused", path("refused.csv"), "-o", path("out.hashrange.json")});
    EXPECT_EQ(answer.code, Failed) << "rows were refused";
    EXPECT_THAT(answer.err, HasSubstr("note: Columns without an attribute name are left out: 1.\n"));
    EXPECT_THAT(answer.err, HasSubstr("orders.csv:3: Column total:N: The parameter cannot be converted"));
    EXPECT_THAT(answer.err, HasSubstr("orders.csv:4: One or more parameter values were invalid: Missing the key SK"));
    EXPECT_THAT(answer.err, HasSubstr("3 rows: 1 added, 0 replaced, 0 skipped, 2 refused\n"));
    EXPECT_THAT(read("out.hashrange.json"), HasSubstr("\"total\": {\"N\": \"1.50\"}"));
    EXPECT_THAT(read("refused.csv"), testing::StartsWith("# line,# reason,PK,SK,total:N,Remark\n3,"));
    EXPECT_EQ(call({"diff", shop(), path("out.hashrange.json")}).out, "+ Shop: item USER#2 \u203a ORDER#1\n");
}

TEST_F(ItemsCommands, ImportWritesTheModelItselfUnlessTold) {
    const std::string before = read("shop.hashrange.json");
    const Answer answer =
        call({"import", shop(), "-", "--table", "Shop"}, R"({"PK": {"S": "USER#1"}, "SK": {"S": "PROFILE"}})");
    EXPECT_EQ(answer.code, Fine) << answer.err;
    EXPECT_THAT(answer.err, HasSubstr("0 added, 1 replaced"));
    EXPECT_NE(read("shop.hashrange.json"), before);
    write("shop.json", before); // a project under another name stays one
    EXPECT_EQ(call({"import", path("shop.json"), "-", "--table", "Shop"}, "PK,SK\na,b\n").code, Fine);
    EXPECT_THAT(read("shop.json"), testing::StartsWith("{\n  \"hashrange\": 1"));
    const Answer twice =
        call({"import", path("shop.json"), "-", "--table", "Shop", "--duplicates", "fail"}, "PK,SK\na,b\n");
    EXPECT_EQ(twice.code, Failed);
    EXPECT_THAT(twice.err, HasSubstr("The table has an item a \u203a b already."));
    EXPECT_EQ(call({"import", "-", "-", "--table", "Shop"}).code, WrongUse);
    EXPECT_EQ(call({"import", shop(), "-", "--table", "Shop", "--map", "x"}).code, WrongUse);
    EXPECT_EQ(call({"import", shop(), "-", "--table", "None"}, "PK,SK\na,b\n").code, Failed);
    EXPECT_EQ(call({"import", shop(), path("none.csv"), "--table", "Shop"}).code, Failed);
}

TEST_F(ItemsCommands, WhatIsExportedIsImported) {
    const Answer csv = call({"export-items", shop(), "--table", "Shop"});
    EXPECT_EQ(csv.code, Fine);
    EXPECT_EQ(csv.out, "PK:S,SK:S,status:S,total:N,tags:SS\r\n"
                       "USER#1,PROFILE,,,\"[\"\"a\"\",\"\"b\"\"]\"\r\n"
                       "USER#1,ORDER#1,open,92838584930183242888.50,\r\n");
    EXPECT_EQ(csv.err, "Values that are none of DynamoDB's are left out: 1.\n");
    for (const char *format : {"csv", "jsonl", "json", "batch-write", "s3-export"}) {
        EXPECT_EQ(
            call({"generate", shop(), "--table", "Shop", "--count", "50", "-o", path("made.hashrange.json")}).code,
            Fine);
        EXPECT_EQ(call({"export-items", path("made.hashrange.json"), "--table", "Shop", "--format", format, "-o",
                           path("items")})
                      .code,
            Fine);
        const Answer imported = call(
            {"import", shop(), path("items"), "--table", "Shop", "--replace-all", "-o", path("again.hashrange.json")});
        EXPECT_EQ(imported.code, Fine) << format << imported.err;
        const Answer same = call({"diff", path("made.hashrange.json"), path("again.hashrange.json")});
        EXPECT_EQ(same.code, Fine) << format << same.out;
    }
    EXPECT_EQ(call({"export-items", shop(), "--table", "Shop", "--format", "xml"}).code, WrongUse);
    EXPECT_EQ(call({"export-items", shop(), "--table", "None"}).code, Failed);
}

TEST_F(ItemsCommands, InferMakesAModelOfItems) {
    const std::string items = R"({"PK": {"S": "USER#1"}, "SK": {"S": "PROFILE"}}
{"PK": {"S": "USER#1"}, "SK": {"S": "ORDER#2024-01-05"}}
{"PK": {"S": "USER#2"}, "SK": {"S": "PROFILE"}}
{"PK": {"S": "USER#2"}, "SK": {"S": "ORDER#2024-02-05"}}
)";
    write("App.jsonl", items);
    const Answer answer = call({"infer", path("App.jsonl"), "-o", path("app.hashrange.json")});
    EXPECT_EQ(answer.code, Fine) << answer.err;
    EXPECT_THAT(answer.err, HasSubstr("note: The key was found in the items: PK and SK.\n"));
    EXPECT_THAT(answer.err, HasSubstr("User: 2 items, such as USER#1 \u203a PROFILE\n"));
    EXPECT_THAT(answer.err, HasSubstr("User 1:n Order: The keys of both say userId. 2 of 2 items\n"));
    EXPECT_THAT(call({"summary", path("app.hashrange.json")}).out, HasSubstr("Table App\n  key: PK (S), SK (S)\n"));
    const Answer nothing = call({"infer", "-", "-o", "-"}, "a\nx\nx\n");
    EXPECT_EQ(nothing.code, Failed);
    EXPECT_THAT(nothing.err, HasSubstr("say which are the key"));
    EXPECT_EQ(call({"infer", "-", "--sort-key", "a", "-o", "-"}).code, WrongUse);
}

TEST_F(ItemsCommands, DiffTellsWhetherModelsDiffer) {
    const Answer same = call({"diff", shop(), shop()});
    EXPECT_EQ(same.code, Fine);
    EXPECT_EQ(same.out, "");
    const Answer other =
        call({"diff", shop(), "-"}, R"({"hashrange": 1, "name": "Shop", "tables": [], "patterns": []})");
    EXPECT_EQ(other.code, Failed);
    EXPECT_EQ(other.out, "- Table Shop\n- Table Other\n- Access pattern AP1, Open orders\n");
    EXPECT_EQ(call({"diff", shop(), path("none.json")}).code, WrongUse) << "1 would say that they differ";
    EXPECT_EQ(call({"diff", "-", "-"}).code, WrongUse);
}

}

#include "model/deploy/request_script.h"

#include "engine/request/codec.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

TEST(RequestScript, IsRequestsAndStatementsInOrder) {
    const auto script = readScript(R"(# A new order, and what follows
PutItem {"TableName": "Shop", "Item": {"PK": {"S": "a } \" {"}}}
UPDATE Shop SET "n;" = 'it''s; fine' WHERE PK = 'a';  -- a comment
DeleteItem{"TableName": "Shop",
           "Key": {"PK": {"S": "a"}}};
)");
    ASSERT_TRUE(script) << script.error().message.english();
    ASSERT_EQ(script->size(), 3u);
    EXPECT_EQ(engine::operationName((*script)[0].request), "PutItem");
    EXPECT_EQ(std::get<engine::ExecuteStatementInput>((*script)[1].request).statement,
        "UPDATE Shop SET \"n;\" = 'it''s; fine' WHERE PK = 'a'")
        << "quotes keep semicolons";
    EXPECT_EQ(engine::operationName((*script)[2].request), "DeleteItem");
    EXPECT_EQ(readScript("  # nothing\n-- at all")->size(), 0u);
}

TEST(RequestScript, FaultsSayWhereTheyAre) {
    const struct {
        const char *why;
        std::string text;
        std::string_view at; ///< What is marked.
        const char *message;
    } cases[] = {
        {"unknown",                 "PutItems {\"TableName\": \"Shop\"}",           "PutItems",           "There is no operation \"PutItems\"."},
        {"about tables",            "# one\nDeleteTable {\"TableName\": \"Shop\"}", "DeleteTable",
         "DeleteTable is not about items: only those are tried here."                                                                          },
        {"JSON without end",        "PutItem {\"TableName\": \"}\"",                "PutItem",
         "The JSON of PutItem has no end: a } is missing."                                                                                     },
        {"a statement without end", "SELECT * FROM Shop",                           "SELECT * FROM Shop",
         "A statement ends with a semicolon; a request is an operation with its JSON."                                                         },
    };
    for (const auto &[why, text, at, message] : cases) {
        const auto script = readScript(text);
        ASSERT_FALSE(script) << why;
        EXPECT_EQ(script.error().message.english(), message) << why;
        EXPECT_EQ(text.substr(script.error().offset, script.error().length), at) << why;
    }
    const auto refused = readScript("GetItem {\"TableName\": 5}");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.english(), engine::decodeRequest("GetItem", "{\"TableName\": 5}").error().message)
        << "a request is refused in DynamoDB's words";
}

TEST(RequestScript, TemplatesRunAsTheyAre) {
    const auto table = makeTable("Shop", keys("PK", "SK"), {R"({"PK": "it's", "SK": "a\"b", "n": 1, "note": "x"})"});
    const auto empty = makeTable("Counts", keys("id:N"), {});
    for (const auto *each : {&table, &empty})
        for (const auto kind :
            {ScriptTemplate::Put, ScriptTemplate::Update, ScriptTemplate::Delete, ScriptTemplate::Statement}) {
            const std::string text = scriptTemplate(*each, kind);
            const auto script = readScript(text);
            ASSERT_TRUE(script) << text << script.error().message.english();
            EXPECT_EQ(script->size(), 1u) << text;
        }
    EXPECT_EQ(scriptTemplate(table, ScriptTemplate::Statement),
        "UPDATE \"Shop\" SET \"note\" = '?' WHERE \"PK\" = 'it''s' AND \"SK\" = 'a\"b';\n");
    EXPECT_EQ(scriptTemplate(empty, ScriptTemplate::Delete),
        "DeleteItem {\"TableName\": \"Counts\", \"Key\": {\"id\":{\"N\":\"0\"}}}\n");
}

}

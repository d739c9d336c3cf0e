#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

/// A request of one statement; quotes in it need no escape.
std::string statement(const std::string &text, const std::string &more = "") {
    std::string escaped;
    for (const char c : text) escaped += (c == '"' || c == '\\' ? std::string("\\") : std::string()) + c;
    return R"({"Statement": ")" + escaped + "\"" + (more.empty() ? "" : ", " + more) + "}";
}

class ExecuteStatement : public Calls {
protected:
    void SetUp() override {
        table("Tab", "pk:S sk:N",
            {
                {"byState", "state:S sk:N", R"({"ProjectionType": "KEYS_ONLY"})"},
                {"wide",         "a:S b:S | c:S"                 }
        });
        for (const char *item :
            {R"({"pk": {"S": "a"}, "sk": {"N": "1"}, "state": {"S": "open"}, "n": {"N": "10"}, "m": {"M": {"x": {"S": "deep"}}}})",
                R"({"pk": {"S": "a"}, "sk": {"N": "2"}, "n": {"N": "20"}, "l": {"L": [{"S": "l0"}, {"S": "l1"}]}})",
                R"({"pk": {"S": "a"}, "sk": {"N": "3"}, "state": {"S": "open"}, "tags": {"SS": ["p", "q"]}})",
                R"({"pk": {"S": "b"}, "sk": {"N": "1"}, "n": {"N": "30"}})"})
            put("Tab", item);
    }
    std::string run(const std::string &text, const std::string &more = "") {
        return call("ExecuteStatement", statement(text, more));
    }
    /// The sort keys (or another attribute) of the items that come back.
    std::string keys(const std::string &text, const std::string &more = "", const char *attribute = "sk") {
        return names("ExecuteStatement", statement(text, more), attribute);
    }
};

}

TEST_F(ExecuteStatement, Selects) {
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"one item",                  "SELECT * FROM Tab WHERE pk = 'a' AND sk = 2",                  "2"    },
        {"a collection in order",     "SELECT * FROM Tab WHERE pk = 'a'",                             "1 2 3"},
        {"backwards",                 "SELECT * FROM Tab WHERE pk = 'a' ORDER BY sk DESC",            "3 2 1"},
        {"a range of it",             "SELECT * FROM Tab WHERE pk = 'a' AND sk >= 2",                 "2 3"  },
        {"with a filter",             "SELECT * FROM Tab WHERE pk = 'a' AND n = 20",                  "2"    },
        {"also on the key",           "SELECT * FROM Tab WHERE pk = 'a' AND sk <> 2",                 "1 3"  },
        {"IN on the key",             "SELECT * FROM Tab WHERE pk = 'a' AND sk IN [3, 1, 9]",         "3 1"  },
        {"BETWEEN",                   "SELECT * FROM Tab WHERE pk = 'a' AND sk BETWEEN 2 AND 9",      "2 3"  },
        {"IS MISSING",                "SELECT * FROM Tab WHERE pk = 'a' AND n IS MISSING",            "3"    },
        {"contains",                  "SELECT * FROM Tab WHERE pk = 'a' AND contains(tags, 'q')",     "3"    },
        {"a nested path",             "SELECT * FROM Tab WHERE m.x = 'deep'",                         "1"    },
        {"an index, sparse as it is", R"(SELECT * FROM "Tab"."byState")",                             "1 3"  },
        {"by its key",                R"(SELECT * FROM Tab.byState WHERE state = 'open' AND sk > 1)", "3"    },
        {"nothing",                   "SELECT * FROM Tab WHERE pk = 'zz'",                            ""     },
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(keys(text), expected) << why;
}

TEST_F(ExecuteStatement, NamesPathsByTheirLastStep) {
    EXPECT_EQ(json(run("SELECT m.x, sk FROM Tab WHERE pk = 'a' AND sk = 1")),
        json(R"({"Items": [{"x": {"S": "deep"}, "sk": {"N": "1"}}]})"));
    EXPECT_EQ(
        json(run("SELECT l[1] FROM Tab WHERE pk = 'a' AND sk = 2")), json(R"({"Items": [{"l[1]": {"S": "l1"}}]})"));
    EXPECT_EQ(json(run("SELECT nope FROM Tab WHERE pk = 'a' AND sk = 2")), json(R"({"Items": [{}]})"));
    EXPECT_EQ(json(run("SELECT n FROM Tab.byState WHERE state = 'open' AND sk = 1")), json(R"({"Items": [{}]})"));
}

TEST_F(ExecuteStatement, PagesThroughAllReads) {
    std::string found, token;
    int pages = 0;
    do {
        const std::string more = R"("Limit": 1)" + (token.empty() ? "" : R"(, "NextToken": )" + token);
        const std::string text = "SELECT * FROM Tab WHERE pk IN ['b', 'a', 'zz'] AND n IS NOT MISSING";
        found += keys(text, more, "n") + ";";
        token = member("ExecuteStatement", statement(text, more), "NextToken");
        if (token == "null") token.clear();
        ASSERT_LT(++pages, 10);
    } while (!token.empty());
    // Limit counts what is read before the filter; where a read is through, the next one goes on.
    std::string compact;
    for (const char c : found)
        if (c != ';') compact += c;
    EXPECT_EQ(compact, "301020");
}

TEST_F(ExecuteStatement, ATokenBelongsToItsStatement) {
    const std::string token =
        member("ExecuteStatement", statement("SELECT * FROM Tab WHERE pk = 'a'", R"("Limit": 1)"), "NextToken");
    ASSERT_NE(token, "null");
    EXPECT_EQ(keys("SELECT * FROM Tab WHERE pk = 'a'", R"("NextToken": )" + token), "2 3");
    EXPECT_THAT(run("SELECT * FROM Tab WHERE pk = 'b'", R"("NextToken": )" + token),
        testing::HasSubstr("NextToken does not match request"));
    EXPECT_THAT(
        run("SELECT * FROM Tab WHERE pk = 'a'", R"("NextToken": "AAAA")"), testing::HasSubstr("Invalid NextToken"));
}

TEST_F(ExecuteStatement, InsertsButNeverReplaces) {
    EXPECT_EQ(json(run("INSERT INTO Tab VALUE {'pk': 'c', 'sk': 1, 'x': <<'p'>>}")), json(R"({"Items": []})"));
    EXPECT_EQ(member("GetItem", R"({"TableName": "Tab", "Key": {"pk": {"S": "c"}, "sk": {"N": "1"}}})", "Item/x/SS"),
        R"(["p"])");
    EXPECT_EQ(run("INSERT INTO Tab VALUE {'pk': 'a', 'sk': 1}"),
        "DuplicateItemException: Duplicate primary key exists in table");
    EXPECT_EQ(keys("SELECT n FROM Tab WHERE pk = 'a' AND sk = 1", "", "n"), "10");
    EXPECT_THAT(run("INSERT INTO Tab VALUE {'pk': 'a'}"), testing::HasSubstr("Missing the key sk in the item"));
}

TEST_F(ExecuteStatement, UpdatesButNeverCreates) {
    EXPECT_EQ(json(run("UPDATE Tab SET n = n + 1 SET x = 'new' REMOVE state WHERE pk = 'a' AND sk = 1 "
                       "RETURNING MODIFIED NEW *")),
        json(R"({"Items": [{"n": {"N": "11"}, "x": {"S": "new"}}]})"));
    EXPECT_EQ(keys("SELECT * FROM Tab.byState"), "3"); // it left the index
    EXPECT_EQ(json(run("UPDATE Tab SET n = 0 WHERE pk = 'a' AND sk = 1 RETURNING MODIFIED OLD *")),
        json(R"({"Items": [{"n": {"N": "11"}}]})"));
    const char *const failed = "ConditionalCheckFailedException: The conditional request failed";
    EXPECT_EQ(run("UPDATE Tab SET n = 1 WHERE pk = 'zz' AND sk = 1"), failed);
    EXPECT_EQ(keys("SELECT * FROM Tab WHERE pk = 'zz'"), "");
    EXPECT_EQ(run("UPDATE Tab SET n = 1 WHERE pk = 'a' AND sk = 1 AND n > 5"), failed);
    EXPECT_THAT(run("UPDATE Tab SET sk = 2 WHERE pk = 'a' AND sk = 1"),
        testing::HasSubstr("Cannot update attribute sk. This attribute is part of the key"));
    EXPECT_THAT(run("UPDATE Tab SET n = 1 WHERE pk = 'a'"),
        testing::HasSubstr("Where clause does not contain a mandatory equality on all key attributes"));
}

TEST_F(ExecuteStatement, UpdatesSetsAndLists) {
    ok("ExecuteStatement", statement("UPDATE Tab SET tags = set_add(tags, <<'z'>>) WHERE pk = 'a' AND sk = 3"));
    ok("ExecuteStatement", statement("UPDATE Tab SET tags = set_delete(tags, <<'p'>>) WHERE pk = 'a' AND sk = 3"));
    EXPECT_EQ(member("ExecuteStatement", statement("SELECT tags FROM Tab WHERE pk = 'a' AND sk = 3"), "Items"),
        R"([{"tags":{"SS":["q","z"]}}])");
    ok("ExecuteStatement", statement("UPDATE Tab SET l = list_append(l, ['end']) WHERE pk = 'a' AND sk = 2"));
    EXPECT_EQ(member("ExecuteStatement", statement("SELECT l[2] FROM Tab WHERE pk = 'a' AND sk = 2"), "Items"),
        R"([{"l[2]":{"S":"end"}}])");
}

TEST_F(ExecuteStatement, Deletes) {
    EXPECT_EQ(json(run("DELETE FROM Tab WHERE pk = 'b' AND sk = 1 RETURNING ALL OLD *")),
        json(R"({"Items": [{"pk": {"S": "b"}, "sk": {"N": "1"}, "n": {"N": "30"}}]})"));
    EXPECT_EQ(json(run("DELETE FROM Tab WHERE pk = 'b' AND sk = 1")), json(R"({"Items": []})")); // silent
    EXPECT_EQ(json(run("DELETE FROM Tab WHERE pk = 'b' AND sk = 1 AND n = 5")), json(R"({"Items": []})"));
    EXPECT_EQ(run("DELETE FROM Tab WHERE pk = 'a' AND sk = 1 AND n = 5"),
        "ConditionalCheckFailedException: The conditional request failed");
}

TEST_F(ExecuteStatement, TakesParameters) {
    EXPECT_EQ(keys("SELECT * FROM Tab WHERE pk = ? AND sk > ?", R"("Parameters": [{"S": "a"}, {"N": "1"}])"), "2 3");
    EXPECT_THAT(run("SELECT * FROM Tab WHERE pk = ?", R"("Parameters": [{"S": "a"}, {"N": "1"}])"),
        testing::HasSubstr("Number of parameters in request and statement don't match."));
}

TEST_F(ExecuteStatement, RefusesInDynamoDbsWords) {
    const char *const strong = R"("ConsistentRead": true)";
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"SELECT * FROM Tab.nope",                   "",     "The table does not have the specified index"                          },
        {"SELECT * FROM Tab.nope",                   strong, "The table does not have the specified index"                          }, // comes first
        {"SELECT * FROM Tab.byState",                strong, "Strongly consistent read is not supported on Global Secondary Indexes"},
        {"SELECT * FROM Tab.wide",                   "",
         "PartiQL statements cannot be executed on tables with multi-attribute HASH keys"                                           },
        {"SELECT * FROM Tab WHERE pk = 1",           "",     "Condition parameter type does not match schema type"                  },
        {"EXISTS(SELECT * FROM Tab WHERE pk = 'a')", "",
         "EXISTS can only be used in ExecuteTransaction write requests."                                                            },
    };
    for (const auto &[text, more, message] : cases)
        EXPECT_THAT(
            run(text, more), testing::AllOf(testing::StartsWith("ValidationException: "), testing::HasSubstr(message)))
            << text;
    EXPECT_EQ(run("SELECT * FROM Nope"), "ResourceNotFoundException: Requested resource not found");
}

TEST_F(ExecuteStatement, CostsWhatItReads) {
    EXPECT_EQ(units("ExecuteStatement",
                  statement("SELECT * FROM Tab WHERE pk = 'a' AND sk = 1", R"("ReturnConsumedCapacity": "INDEXES")")),
        "table 0.5");
    EXPECT_EQ(units("ExecuteStatement",
                  statement("SELECT * FROM Tab WHERE pk IN ['a', 'b']", R"("ReturnConsumedCapacity": "INDEXES")")),
        "table 1");
    EXPECT_EQ(units("ExecuteStatement", statement("UPDATE Tab SET state = 'x' WHERE pk = 'a' AND sk = 1",
                                            R"("ReturnConsumedCapacity": "INDEXES")")),
        "table 1, byState 2");
}

}

#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

class ExecuteTransaction : public Calls {
protected:
    void SetUp() override {
        table("Tab", "pk:S",
            {
                {"byState", "state:S"}
        });
        put("Tab", R"({"pk": {"S": "a"}, "n": {"N": "1"}, "status": {"S": "x"}})");
        put("Tab", R"({"pk": {"S": "b"}, "n": {"N": "2"}})");
    }
    std::string transact(std::initializer_list<const char *> statements, const char *more = "") {
        std::string list;
        for (const char *text : statements)
            list += (list.empty() ? "" : ", ") + (R"({"Statement": ")" + std::string(text)) + "\"}";
        return call("ExecuteTransaction", R"({"TransactStatements": [)" + list + "]" + more + "}");
    }
    std::string stored(const char *key, const char *attribute = "n/N") {
        return member("GetItem", R"({"TableName": "Tab", "Key": {"pk": {"S": ")" + std::string(key) + "\"}}}",
            "Item/" + std::string(attribute));
    }
};

}

TEST_F(ExecuteTransaction, ReadsItemsByTheirKeys) {
    EXPECT_EQ(json(transact({"SELECT n FROM Tab WHERE pk = 'b'", "SELECT * FROM Tab WHERE pk = 'zz'",
                  "SELECT pk, n FROM Tab WHERE pk = 'a'"})),
        json(R"({"Responses": [{"Item": {"n": {"N": "2"}}}, {}, {"Item": {"n": {"N": "1"}, "pk": {"S": "a"}}}]})"));
}

TEST_F(ExecuteTransaction, WritesAllOrNothing) {
    EXPECT_EQ(transact({"INSERT INTO Tab VALUE {'pk': 'c', 'n': 3}",
                  "UPDATE Tab SET n = n + 10 SET \\\"status\\\" = 'y' WHERE pk = 'a'",
                  "EXISTS(SELECT * FROM Tab WHERE pk = 'b' AND n = 2)"}),
        json(R"({"Responses": []})"))
        << "writes answer nothing";
    EXPECT_EQ(stored("c"), "\"3\"");
    EXPECT_EQ(stored("a"), "\"11\"");
    EXPECT_EQ(stored("a", "status/S"), "\"y\""); // a reserved word, which needs a placeholder
    EXPECT_EQ(transact({"DELETE FROM Tab WHERE pk = 'a'", "UPDATE Tab SET n = 0 WHERE pk = 'zz'"}),
        "TransactionCanceledException: Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[None, ConditionalCheckFailed]");
    EXPECT_EQ(stored("a"), "\"11\"");
}

TEST_F(ExecuteTransaction, EachStatementHasItsReason) {
    EXPECT_THAT(transact({"INSERT INTO Tab VALUE {'pk': 'a'}", "DELETE FROM Tab WHERE pk = 'zz' AND n = 5",
                    "EXISTS(SELECT * FROM Tab WHERE pk = 'b' AND n = 5)"}),
        testing::HasSubstr("[DuplicateItem, None, ConditionalCheckFailed]"));
}

TEST_F(ExecuteTransaction, RefusesWhatATransactionCannot) {
    const char *const noKey =
        "Select statements within ExecuteTransaction must specify the primary key in the where clause.";
    const std::pair<std::vector<std::string>, const char *> cases[] = {
        {{"SELECT * FROM Tab"},                                                     noKey                                                    },
        {{"SELECT * FROM Tab WHERE pk IN ['a', 'b']"},                              noKey                                                    },
        {{"SELECT * FROM Tab WHERE pk = 'a' AND n = 1"},                            noKey                                                    },
        {{"SELECT * FROM Tab.byState WHERE state = 'x'"},                           "Reads on indices are not supported within transactions."},
        {{"SELECT * FROM Tab WHERE pk = 'a'", "DELETE FROM Tab WHERE pk = 'b'"},    "cannot be mixed"                                        },
        {{"UPDATE Tab SET n = 1 WHERE pk = 'a' RETURNING ALL NEW *"},               "RETURNING"                                              },
        {{"DELETE FROM Tab WHERE pk = 'a'", "UPDATE Tab SET n = 1 WHERE pk = 'a'"},
         "Transaction request cannot include multiple operations on one item"                                                                },
        {{"DELETE FROM Tab WHERE pk = 'a'", "DELETE FROM"},                         "Statement wasn't well formed"                           },
    };
    for (const auto &[statements, message] : cases) {
        std::string list;
        for (const std::string &text : statements)
            list += (list.empty() ? "" : ", ") + (R"({"Statement": ")" + text) + "\"}";
        EXPECT_THAT(call("ExecuteTransaction", R"({"TransactStatements": [)" + list + "]}"),
            testing::AllOf(testing::StartsWith("ValidationException: "), testing::HasSubstr(message)));
    }
    EXPECT_EQ(stored("a"), "\"1\"");
}

TEST_F(ExecuteTransaction, ATokenMakesItHappenOnce) {
    const char *const token = R"(, "ClientRequestToken": "once")";
    ASSERT_THAT(transact({"UPDATE Tab SET n = n + 1 WHERE pk = 'a'"}, token), testing::StartsWith("{"));
    ASSERT_THAT(transact({"UPDATE Tab SET n = n + 1 WHERE pk = 'a'"}, token), testing::StartsWith("{"));
    EXPECT_EQ(stored("a"), "\"2\"");
    EXPECT_THAT(transact({"UPDATE Tab SET n = n + 2 WHERE pk = 'a'"}, token),
        testing::StartsWith("IdempotentParameterMismatchException"));
}

TEST_F(ExecuteTransaction, CostsWhatATransactionCosts) {
    const char *const total = R"(, "ReturnConsumedCapacity": "TOTAL")";
    EXPECT_THAT(transact({"SELECT * FROM Tab WHERE pk = 'a'"}, total), testing::HasSubstr(R"("CapacityUnits":2.0)"));
    EXPECT_THAT(transact({"UPDATE Tab SET n = 1 WHERE pk = 'a'"}, total), testing::HasSubstr(R"("CapacityUnits":2.0)"));
}

}

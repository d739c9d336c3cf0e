#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>

namespace engine {

namespace {

class BatchExecuteStatement : public Calls {
protected:
    void SetUp() override {
        table("Tab", "pk:S");
        put("Tab", R"({"pk": {"S": "a"}, "n": {"N": "1"}})");
        put("Tab", R"({"pk": {"S": "b"}, "n": {"N": "2"}})");
    }
    std::string batch(std::initializer_list<const char *> statements, const char *more = "") {
        std::string list;
        for (const char *text : statements)
            list += (list.empty() ? "" : ", ") + (R"({"Statement": ")" + std::string(text)) + "\"}";
        return call("BatchExecuteStatement", R"({"Statements": [)" + list + "]" + more + "}");
    }
};

}

TEST_F(BatchExecuteStatement, AnswersEachStatementInItsPlace) {
    EXPECT_EQ(json(batch({"SELECT * FROM Tab WHERE pk = 'b'", "SELECT n FROM Tab WHERE pk = 'zz'",
                  "SELECT n FROM Tab WHERE pk = 'a'"})),
        json(R"({"Responses": [{"TableName": "Tab", "Item": {"pk": {"S": "b"}, "n": {"N": "2"}}}, {"TableName": "Tab"},
            {"TableName": "Tab", "Item": {"n": {"N": "1"}}}]})"));
}

TEST_F(BatchExecuteStatement, OneFailureIsItsOwn) {
    EXPECT_EQ(json(batch({"INSERT INTO Tab VALUE {'pk': 'a'}", "INSERT INTO Tab VALUE {'pk': 'c'}",
                  "UPDATE Tab SET n = 1 WHERE pk = 'zz'", "UPDATE Nope SET n = 1 WHERE pk = 'a'", "DELETE FROM Tab"})),
        json(R"({"Responses": [
            {"TableName": "Tab", "Error": {"Code": "DuplicateItem", "Message": "Duplicate primary key exists in table"}},
            {"TableName": "Tab"},
            {"TableName": "Tab", "Error": {"Code": "ConditionalCheckFailed", "Message": "The conditional request failed"}},
            {"TableName": "Nope", "Error": {"Code": "ResourceNotFound", "Message": "Requested resource not found"}},
            {"TableName": "Tab", "Error": {"Code": "ValidationError", "Message":
                "Where clause does not contain a mandatory equality on all key attributes"}}]})"));
    EXPECT_EQ(member("GetItem", R"({"TableName": "Tab", "Key": {"pk": {"S": "c"}}})", "Item/pk/S"), "\"c\"");
}

TEST_F(BatchExecuteStatement, ReadsNameTheWholeKey) {
    const char *const message =
        "Select statements within BatchExecuteStatement must specify the primary key in the where clause.";
    for (const char *text :
        {"SELECT * FROM Tab", "SELECT * FROM Tab WHERE n = 1", "SELECT * FROM Tab WHERE pk IN ['a', 'b']"})
        EXPECT_THAT(batch({text}), testing::HasSubstr(message)) << text;
}

TEST_F(BatchExecuteStatement, ReadsAndWritesAreNotMixed) {
    EXPECT_THAT(batch({"SELECT * FROM Tab WHERE pk = 'a'", "DELETE FROM Tab WHERE pk = 'a'"}),
        testing::StartsWith("ValidationException: "));
    EXPECT_EQ(member("GetItem", R"({"TableName": "Tab", "Key": {"pk": {"S": "a"}}})", "Item/pk/S"), "\"a\"");
}

TEST_F(BatchExecuteStatement, TakesAtMost25) {
    const std::string one = R"({"Statement": "SELECT * FROM Tab WHERE pk = 'a'"})";
    std::string many = one;
    for (int i = 1; i < 26; ++i) many += ", " + one;
    EXPECT_THAT(call("BatchExecuteStatement", R"({"Statements": [)" + many + "]}"),
        testing::HasSubstr("Member must have length less than or equal to 25"));
    EXPECT_THAT(call("BatchExecuteStatement", R"({"Statements": []})"),
        testing::HasSubstr("Member must have length greater than or equal to 1"));
}

TEST_F(BatchExecuteStatement, ReportsWhatEachTableCost) {
    EXPECT_EQ(json(batch({"DELETE FROM Tab WHERE pk = 'a'", "DELETE FROM Tab WHERE pk = 'b'"},
                  R"(, "ReturnConsumedCapacity": "TOTAL")")),
        json(R"({"Responses": [{"TableName": "Tab"}, {"TableName": "Tab"}],
            "ConsumedCapacity": [{"TableName": "Tab", "CapacityUnits": 2.0}]})"));
}

}

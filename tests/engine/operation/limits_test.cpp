#include "engine/base/limits.h"

#include "tests/engine/operation/calls.h"

#include <nlohmann/json.hpp>

namespace engine {

namespace {

/// Each bound from both sides: what just fits, and what is one more.
class Limits : public Calls {
protected:
    Limits() {
        table("Things", "pk:S sk:S",
            {
                {"GSI1", "g:S h:S"}
        });
    }

    void expectBound(const char *what, const char *operation, const std::string &fits, const std::string &oneMore,
        const std::string &error) {
        EXPECT_TRUE(call(operation, fits).starts_with('{')) << what << ": " << call(operation, fits).substr(0, 200);
        const auto answer = call(operation, oneMore);
        EXPECT_TRUE(answer.ends_with(error)) << what << ": " << answer.substr(0, 300) << "\nnot " << error;
        EXPECT_TRUE(answer.starts_with("ValidationException: ")) << what;
    }

    static std::string x(std::size_t bytes) { return std::string(bytes, 'x'); }
    static std::string s(std::size_t bytes) { return R"({"S": ")" + x(bytes) + "\"}"; }
    static std::string item(const std::string &more, const std::string &pk = R"({"S": "p"})") {
        return R"({"pk": )" + pk + R"(, "sk": {"S": "s"})" + (more.empty() ? "" : ", " + more) + "}";
    }
    static std::string put(const std::string &anItem) { return R"({"TableName": "Things", "Item": )" + anItem + "}"; }
    /// `count` times what `element` makes of its number, with commas.
    template <class Element> static std::string list(int count, const Element &element) {
        std::string all;
        for (int i = 0; i < count; ++i) all += (i > 0 ? ", " : "") + element(i);
        return all;
    }
    /// A value with so many containers around a text.
    static std::string nested(int levels) {
        std::string value = R"({"S": "leaf"})";
        for (int i = 0; i < levels; ++i)
            value = i % 2 == 0 ? R"({"L": [)" + value + "]}" : R"({"M": {"a": )" + value + "}}";
        return value;
    }
    const std::string invalid = "One or more parameter values were invalid: ";
};

}

TEST_F(Limits, OfKeys) { // Developer Guide, "Quotas": partition key 2048 bytes, sort key 1024
    const std::string hash = invalid + "Size of hashkey has exceeded the maximum size limit of2048 bytes"; // sic
    const std::string range = invalid + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes";
    expectBound("a partition key", "PutItem", put(item("", s(2'048))), put(item("", s(2'049))), hash);
    const auto sorted = [&](std::size_t bytes) { return put(R"({"pk": {"S": "p"}, "sk": )" + s(bytes) + "}"); };
    expectBound("a sort key", "PutItem", sorted(1'024), sorted(1'025), range);
    const auto key = [&](std::size_t partition, std::size_t sort) {
        return R"({"TableName": "Things", "Key": {"pk": )" + s(partition) + R"(, "sk": )" + s(sort) + "}}";
    };
    for (const char *operation : {"GetItem", "DeleteItem", "UpdateItem"}) {
        expectBound("the same to look up", operation, key(2'048, 1'024), key(2'049, 1'024), hash);
        expectBound("the same to look up", operation, key(2'048, 1'024), key(2'048, 1'025), range);
    }
    expectBound("an index's partition key", "PutItem", put(item(R"("h": {"S": "h"}, "g": )" + s(2'048))),
        put(item(R"("h": {"S": "h"}, "g": )" + s(2'049))), hash);
    expectBound("an index's sort key", "PutItem", put(item(R"("g": {"S": "g"}, "h": )" + s(1'024))),
        put(item(R"("g": {"S": "g"}, "h": )" + s(1'025))), range);
    const auto update = [&](std::size_t bytes) {
        return R"({"TableName": "Things", "Key": {"pk": {"S": "p"}, "sk": {"S": "s"}},
                   "UpdateExpression": "SET g = :g, h = :h", "ExpressionAttributeValues": {":g": {"S": "g"}, ":h": )" +
               s(bytes) + "}}";
    };
    expectBound("an index key that an update makes", "UpdateItem", update(1'024), update(1'025),
        "The update expression attempted to update the secondary index key beyond allowed size limits");
    ok("PutItem", put(item(R"("h": )" + s(3'000)))); // not in the index, as the other part of its key is missing
}

TEST_F(Limits, OfItems) { // 400 KB, names and values; of updates see update_charge_test.cpp
    const auto sized = [&](std::size_t bytes) { return item(R"("a": )" + s(bytes - 7)); }; // pk p sk s a
    const std::string tooLarge = "Item size has exceeded the maximum allowed size";
    const auto batch = [&](std::size_t bytes) {
        return R"({"RequestItems": {"Things": [{"PutRequest": {"Item": )" + sized(bytes) + "}}]}}";
    };
    const auto transaction = [&](std::size_t bytes) {
        return R"({"TransactItems": [{"Put": {"TableName": "Things", "Item": )" + sized(bytes) + "}}]}";
    };
    const auto statement = [&](std::size_t bytes) {
        return R"({"Statement": "INSERT INTO Things VALUE {'pk': 'q)" + std::to_string(bytes) +
               R"(', 'sk': ?, 'a': ?}", "Parameters": [{"S": "s"}, )" + s(bytes - 13) + "]}";
    };
    expectBound("PutItem", "PutItem", put(sized(409'600)), put(sized(409'601)), tooLarge);
    expectBound("BatchWriteItem", "BatchWriteItem", batch(409'600), batch(409'601), tooLarge);
    expectBound("TransactWriteItems", "TransactWriteItems", transaction(409'600), transaction(409'601), tooLarge);
    EXPECT_EQ(call("ExecuteStatement", statement(409'600)), R"({"Items":[]})");
    EXPECT_EQ(call("ExecuteStatement", statement(409'601)), "ValidationException: " + tooLarge);
}

TEST_F(Limits, OfNumbersAndNesting) {
    const std::string digits38(38, '9'), digits39(39, '9');
    const auto number = [&](const std::string &text) { return put(item(R"("n": {"N": ")" + text + "\"}")); };
    expectBound("digits", "PutItem", number(digits38), number(digits39),
        "Attempting to store more than 38 significant digits in a Number");
    expectBound("the largest", "PutItem", number("9.9999999999999999999999999999999999999E+125"), number("1E126"),
        "Number overflow. Attempting to store a number with magnitude larger than supported range");
    expectBound("the smallest", "PutItem", number("1E-130"), number("1E-131"),
        "Number underflow. Attempting to store a number with magnitude smaller than supported range");
    const std::string deep = "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels "
                             "beyond supported limit";
    expectBound(
        "levels of an item", "PutItem", put(item(R"("d": )" + nested(31))), put(item(R"("d": )" + nested(32))), deep);
    const auto value = [&](int levels) {
        return R"({"TableName": "Things", "FilterExpression": "d = :d", "ExpressionAttributeValues": {":d": )" +
               nested(levels) + "}}";
    };
    expectBound("levels of a value", "Scan", value(31), value(32),
        "ExpressionAttributeValues contains invalid value: " + deep + " for key :d");
}

TEST_F(Limits, OfExpressions) {
    const auto filter = [](const std::string &expression) {
        return R"({"TableName": "Things", "FilterExpression": ")" + expression +
               R"(", "ExpressionAttributeValues": {":v": {"S": "v"}}})";
    };
    const auto padded = [](std::size_t bytes) { return "a = :v" + std::string(bytes - 6, ' '); };
    expectBound("4 KB", "Scan", filter(padded(4'096)), filter(padded(4'097)),
        "Invalid FilterExpression: Expression size has exceeded the maximum allowed size; expression size: 4097");
    const auto comparisons = [&](int count) { // so many, and one AND less
        std::string all = "a=:v";
        for (int i = 1; i < count; ++i) all += " AND a=:v";
        return all;
    };
    expectBound("300 operators", "Scan", filter("NOT " + comparisons(150)), filter(comparisons(151)),
        "Invalid FilterExpression: The expression contains too many operators; operator count: 301");
    const auto in = [&](int count) { return "a IN (" + list(count, [](int) { return std::string(":v"); }) + ")"; };
    expectBound("100 operands of IN", "Scan", filter(in(100)), filter(in(101)),
        "Invalid FilterExpression: The IN operator is provided with too many operands; number of operands: 101");
}

TEST_F(Limits, OfBatches) {
    table("Other", "pk:S");
    const auto putRequest = [](int n) {
        return R"({"PutRequest": {"Item": {"pk": {"S": ")" + std::to_string(n) + R"("}, "sk": {"S": "s"}}}})";
    };
    const auto key = [](int n) { return R"({"pk": {"S": ")" + std::to_string(n) + R"("}, "sk": {"S": "s"}})"; };
    const auto keyOfOther = [](int n) { return R"({"pk": {"S": ")" + std::to_string(n) + "\"}}"; };
    const auto writes = [&](int things, int others) {
        return R"({"RequestItems": {"Things": [)" + list(things, putRequest) + "]" +
               (others > 0 ? R"(, "Other": [)" + list(others, putRequest) + "]" : "") + "}}";
    };
    const auto reads = [&](int things, int others) {
        return R"({"RequestItems": {"Things": {"Keys": [)" + list(things, key) + "]}" +
               (others > 0 ? R"(, "Other": {"Keys": [)" + list(others, keyOfOther) + "]}" : "") + "}}";
    };
    expectBound("25 writes", "BatchWriteItem", writes(25, 0), writes(26, 0),
        "Map value must satisfy constraint: [Member must have length less than or equal to 25, Member must have length "
        "greater than or equal to 1]");
    expectBound("over all tables", "BatchWriteItem", writes(20, 5), writes(20, 6),
        "Too many items requested for the BatchWriteItem call");
    expectBound("100 reads", "BatchGetItem", reads(100, 0), reads(101, 0),
        "1 validation error detected: Value at 'RequestItems.Things.member.Keys' failed to satisfy constraint: Member "
        "must have length less than or equal to 100");
    expectBound("over all tables", "BatchGetItem", reads(60, 40), reads(60, 41),
        "Too many items requested for the BatchGetItem call");
    const auto statements = [&](int count) {
        return R"({"Statements": [)" + list(count, [](int) {
            return std::string(R"({"Statement": "SELECT * FROM Other WHERE pk = 'a'"})");
        }) + "]}";
    };
    expectBound("25 statements", "BatchExecuteStatement", statements(25), statements(26),
        "Member must have length less than or equal to 25");
}

TEST_F(Limits, OfTransactions) {
    const auto action = [](int n, std::size_t bytes) {
        return R"({"Put": {"TableName": "Things", "Item": {"pk": {"S": ")" + std::to_string(100 + n) +
               R"("}, "sk": {"S": "s"}, "x": {"S": ")" + std::string(bytes, 'x') + "\"}}}}";
    };
    const auto writes = [&](int count) {
        return R"({"TransactItems": [)" + list(count, [&](int n) { return action(n, 1); }) + "]}";
    };
    const auto reads = [&](int count) {
        return R"({"TransactItems": [)" + list(count, [](int n) {
            return R"({"Get": {"TableName": "Things", "Key": {"pk": {"S": ")" + std::to_string(n) +
                   R"("}, "sk": {"S": "s"}}}})";
        }) + "]}";
    };
    expectBound("100 writes", "TransactWriteItems", writes(100), writes(101),
        "Member must have length less than or equal to 100");
    expectBound(
        "100 reads", "TransactGetItems", reads(100), reads(101), "Member must have length less than or equal to 100");
    // Eleven items of 9 bytes and what x holds: 4 MB together, and one byte more.
    const auto sized = [&](std::size_t bytes) {
        const std::size_t share = bytes / 11;
        return R"({"TransactItems": [)" +
               list(11, [&](int n) { return action(n, (n == 0 ? bytes - 10 * share : share) - 9); }) + "]}";
    };
    expectBound("4 MB", "TransactWriteItems", sized(limits::transactBytes), sized(limits::transactBytes + 1),
        "The aggregate size of the items in the transaction cannot exceed 4 MB");
}

TEST_F(Limits, OfPages) { // 1 MB examined: the item that fills it ends the page, and names a last key
    const auto fill = [&](std::size_t last) {
        for (int n = 1; n <= 4; ++n) {
            const std::size_t bytes = n < 4 ? 300'000 : last;
            ok("PutItem", put(R"({"pk": {"S": "page"}, "sk": {"S": ")" + std::to_string(n) + R"("}, "x": )" +
                              s(bytes - 10) + "}"));
        }
        return nlohmann::json::parse(call("Query", R"({"TableName": "Things", "KeyConditionExpression": "pk = :p",
            "ExpressionAttributeValues": {":p": {"S": "page"}}, "Select": "COUNT"})"));
    };
    const auto below = fill(limits::pageBytes - 900'001), full = fill(limits::pageBytes - 900'000);
    EXPECT_EQ(below["Count"], 4);
    EXPECT_FALSE(below.contains("LastEvaluatedKey"));
    EXPECT_EQ(full["Count"], 4);
    EXPECT_EQ(full["LastEvaluatedKey"]["sk"]["S"], "4") << "though nothing follows";
}

TEST_F(Limits, OfItemCollections) { // 10 GB where there is a local index; here 10 KB
    engine->limitItemCollections(10'240);
    table("Local", "pk:S sk:S",
        {
            {"LSI1", "pk:S l:S", R"({"ProjectionType": "KEYS_ONLY"})", true}
    });
    const auto of = [&](const char *pk, const char *sk, std::size_t bytes) {
        return R"({"TableName": "Local", "Item": {"pk": {"S": ")" + std::string(pk) + R"("}, "sk": {"S": ")" + sk +
               R"("}, "x": )" + s(bytes - 7) + "}}";
    };
    const std::string exceeded = "ItemCollectionSizeLimitExceededException: Collection size exceeded.";
    EXPECT_EQ(call("PutItem", of("p", "1", 10'000)), "{}");
    EXPECT_EQ(call("PutItem", of("p", "2", 240)), "{}");
    EXPECT_EQ(call("PutItem", of("p", "2", 241)), exceeded);
    EXPECT_EQ(call("PutItem", of("q", "1", 10'240)), "{}") << "another collection";
    EXPECT_EQ(call("PutItem", of("p", "2", 239)), "{}") << "less is always taken";
    EXPECT_EQ(call("PutItem",
                  R"({"TableName": "Local", "Item": {"pk": {"S": "q"}, "sk": {"S": "1"}, "l": {"S": "l"}, "x": )" +
                      s(10'240 - 7 - 2) + "}}"),
        exceeded)
        << "entries of local indexes count";
    EXPECT_EQ(call("BatchWriteItem",
                  R"({"RequestItems": {"Local": [{"PutRequest": {"Item": {"pk": {"S": "p"}, "sk": {"S": "3"}}}}]}})"),
        exceeded);
    EXPECT_EQ(
        call("TransactWriteItems",
            R"({"TransactItems": [{"Put": {"TableName": "Local", "Item": {"pk": {"S": "p"}, "sk": {"S": "3"}}}}]})"),
        "TransactionCanceledException: Transaction cancelled, please refer cancellation reasons for specific reasons "
        "[ItemCollectionSizeLimitExceeded]");
    EXPECT_EQ(call("PutItem", put(item(R"("x": )" + s(100'000)))), "{}")
        << "a table without a local index has no such limit";
}

}

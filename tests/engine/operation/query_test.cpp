#include "tests/engine/operation/calls.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace engine {

namespace {

class Query : public Calls {
protected:
    /// Reads page after page, as often as there is a last key, and gives each page's attribute values: "a b | c".
    std::string pages(const std::string &operation, const std::string &request, const char *attribute) {
        auto next = nlohmann::json::parse(request);
        std::string all;
        for (int page = 0; page < 20; ++page) {
            if (page > 0) all += " | ";
            all += names(operation, next.dump(), attribute);
            const auto last = member(operation, next.dump(), "LastEvaluatedKey");
            if (last == "null") return all;
            next["ExclusiveStartKey"] = nlohmann::json::parse(last);
        }
        return all + " and so on";
    }
    std::string query(const std::string &condition, const std::string &values, const std::string &more = "") {
        return R"({"TableName": "Things", "KeyConditionExpression": ")" + condition + R"(", "ExpressionAttributeValues": )" +
               values + (more.empty() ? "" : ", " + more) + "}";
    }
};

}

TEST_F(Query, OrdersByTheSortKeysType) {
    table("Things", "pk:S sk:N");
    table("Texts", "pk:S sk:S");
    table("Bytes", "pk:S sk:B");
    for (const char *n : {"10", "9", "-1", "-2", "100", "0", "0.5", "1E-130", "-9E125", "9E125"})
        put("Things", R"({"pk": {"S": "p"}, "sk": {"N": ")" + std::string(n) + "\"}}");
    for (const char *s : {"a", "B", "ab", "\u00e9", "z"})
        put("Texts", R"({"pk": {"S": "p"}, "sk": {"S": ")" + std::string(s) + "\"}}");
    for (const char *base64 : {"AQ==", "gA==", "AAE=", "AA=="}) // 01, 80, 0001, 00
        put("Bytes", R"({"pk": {"S": "p"}, "sk": {"B": ")" + std::string(base64) + "\"}}");
    const auto all = [&](const char *name) {
        return names("Query", R"({"TableName": ")" + std::string(name) + R"(", "KeyConditionExpression": "pk = :p",
            "ExpressionAttributeValues": {":p": {"S": "p"}}})", "sk");
    };
    const std::string least = "-9" + std::string(125, '0'), most = "9" + std::string(125, '0'),
                      tiny = "0." + std::string(129, '0') + "1";
    EXPECT_EQ(all("Things"), least + " -2 -1 0 " + tiny + " 0.5 9 10 100 " + most) << "numbers by value";
    EXPECT_EQ(all("Texts"), "B a ab z \u00e9") << "text by its UTF-8 bytes";
    EXPECT_EQ(all("Bytes"), "AA== AAE= AQ== gA==") << "binary by bytes, not by its base64";
    EXPECT_EQ(names("Query", query("pk = :p", R"({":p": {"S": "p"}})", R"("ScanIndexForward": false, "Limit": 3)"), "sk"),
        most + " 100 10");
}

TEST_F(Query, ReadsOneRange) {
    table("Things", "pk:S sk:N");
    for (const char *n : {"10", "30", "50"}) put("Things", R"({"pk": {"S": "foo"}, "sk": {"N": ")" + std::string(n) + "\"}}");
    put("Things", R"({"pk": {"S": "fo"}, "sk": {"N": "20"}})");
    const std::string values = R"({":p": {"S": "foo"}, ":a": {"N": )";
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"pk = :p AND sk BETWEEN :a AND :b", R"("5"}, ":b": {"N": "35"}})", "10 30"},
        {"pk = :p AND sk > :a",              R"("5"}})",                    "10 30 50"},
        {"pk = :p AND sk > :a",              R"("10"}})",                   "30 50"},
        {"pk = :p AND sk >= :a",             R"("10.0"}})",                 "10 30 50"},
        {"pk = :p AND sk < :a",              R"("30"}})",                   "10"},
        {"pk = :p AND sk <= :a",             R"("30"}})",                   "10 30"},
        {"pk = :p AND sk = :a",              R"("3E1"}})",                  "30"},
        {"(pk = :p) AND (:a <= sk)",         R"("30"}})",                   "30 50"},
        {"sk = :a AND pk = :p",              R"("40"}})",                   ""},
        {"pk = :p AND sk BETWEEN :a AND :b", R"("11"}, ":b": {"N": "12"}})", ""},
    };
    for (const auto &[condition, value, expected] : cases)
        EXPECT_EQ(names("Query", query(condition, values + value), "sk"), expected) << condition << value;
}

TEST_F(Query, FindsTextsThatBegin) {
    table("Things", "pk:S sk:S");
    for (const char *s : {"A#1", "A#10", "A#2", "A", "B#1"})
        put("Things", R"({"pk": {"S": "p"}, "sk": {"S": ")" + std::string(s) + "\"}}");
    const auto begins = [&](const char *prefix) {
        return names("Query", query("pk = :p AND begins_with(sk, :s)",
            R"({":p": {"S": "p"}, ":s": {"S": ")" + std::string(prefix) + "\"}}"), "sk");
    };
    EXPECT_EQ(begins("A#"), "A#1 A#10 A#2");
    EXPECT_EQ(begins("A"), "A A#1 A#10 A#2");
    EXPECT_EQ(begins("C"), "");
}

// Reported against other engines: https://github.com/getmoto/moto/issues/7788, .../7834, https://github.com/floci-io/floci/issues/587,
// https://github.com/ExtendDB/extenddb/pull/239
TEST_F(Query, PagesThroughEqualIndexKeys) {
    const std::string gsi = R"(, "IndexName": "GSI1", "KeyConditionExpression": "g = :g",
        "ExpressionAttributeValues": {":g": {"S": "g"}})";
    table("Hash", "pk:S", {{"GSI1", "g:S h:S"}});
    for (const char *pk : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"})
        put("Hash", R"({"g": {"S": "g"}, "h": {"S": "same"}, "pk": {"S": ")" + std::string(pk) + "\"}}");
    EXPECT_EQ(pages("Query", R"({"TableName": "Hash", "Limit": 6)" + gsi + "}", "pk"), "0 1 2 3 4 5 | 6 7 8 9");
    EXPECT_EQ(pages("Query", R"({"TableName": "Hash", "Limit": 6, "ScanIndexForward": false)" + gsi + "}", "pk"),
        "9 8 7 6 5 4 | 3 2 1 0");
    EXPECT_EQ(pages("Scan", R"({"TableName": "Hash", "Limit": 6, "IndexName": "GSI1"})", "pk"), "0 1 2 3 4 5 | 6 7 8 9");
    EXPECT_EQ(member("Query", R"({"TableName": "Hash", "Limit": 6)" + gsi + "}", "LastEvaluatedKey"),
        json(R"({"g": {"S": "g"}, "h": {"S": "same"}, "pk": {"S": "5"}})"))
        << "the cursor holds the keys of the index and of the table";

    table("Both", "pk:S sk:S", {{"GSI1", "g:S h:S"}});
    for (const char *pk : {"C", "A", "B"})
        put("Both", R"({"g": {"S": "g"}, "h": {"S": "s"}, "sk": {"S": "1"}, "pk": {"S": ")" + std::string(pk) + "\"}}");
    EXPECT_EQ(pages("Query", R"({"TableName": "Both", "Limit": 1)" + gsi + "}", "pk"), "A | B | C | ")
        << "a limit reached at the last item still names a last key: the service does not look ahead";

    table("Order", "pk:S", {{"GSI1", "g:S h:N"}});
    put("Order", R"({"pk": {"S": "z"}, "g": {"S": "g"}, "h": {"N": "1"}})");
    put("Order", R"({"pk": {"S": "a"}, "g": {"S": "g"}, "h": {"N": "2"}})");
    EXPECT_EQ(pages("Query", R"({"TableName": "Order", "Limit": 1)" + gsi + "}", "pk"), "z | a | ")
        << "the index's key decides, not the table's";
    EXPECT_EQ(pages("Query", R"({"TableName": "Order", "Limit": 1, "ScanIndexForward": false)" + gsi + "}", "pk"), "a | z | ");
}

TEST_F(Query, GoesOnFromKeysThatNeverExisted) {
    table("Things", "pk:S sk:N");
    for (const char *n : {"1", "3", "5"}) put("Things", R"({"pk": {"S": "p"}, "sk": {"N": ")" + std::string(n) + "\"}}");
    const auto behind = [&](const char *start, const char *more) {
        return names("Query", query("pk = :p", R"({":p": {"S": "p"}})",
            R"("ExclusiveStartKey": {"pk": {"S": "p"}, "sk": {"N": ")" + std::string(start) + "\"}}" + more), "sk");
    };
    EXPECT_EQ(behind("2", ""), "3 5");
    EXPECT_EQ(behind("4", R"(, "ScanIndexForward": false)"), "3 1");
    EXPECT_EQ(behind("5", ""), "");
}

TEST_F(Query, RefusesStartKeysOfOtherQueries) {
    table("Things", "pk:S sk:N", {{"GSI1", "g:S"}});
    const std::string invalid = "ValidationException: The provided starting key is invalid";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"half a key", R"({"pk": {"S": "p"}})", invalid},
        {"another name", R"({"pk": {"S": "p"}, "sort": {"N": "1"}})", invalid},
        {"another type", R"({"pk": {"S": "p"}, "sk": {"S": "1"}})",
            "ValidationException: The provided key element does not match the schema"},
        {"another partition", R"({"pk": {"S": "q"}, "sk": {"N": "3"}})",
            "ValidationException: The query can return at most one row and cannot be restarted"},
        {"outside the range", R"({"pk": {"S": "p"}, "sk": {"N": "1"}})",
            "ValidationException: The provided starting key does not match the range key predicate"},
    };
    for (const auto &[why, start, error] : cases)
        EXPECT_EQ(call("Query", query("pk = :p AND sk > :n", R"({":p": {"S": "p"}, ":n": {"N": "2"}})",
                                    R"("ExclusiveStartKey": )" + start)),
            error)
            << why;
    EXPECT_EQ(call("Query", query("pk = :p", R"({":p": {"S": "p"}})", R"("ExclusiveStartKey": {"pk": {"S": "q"}, "sk": {"N": "3"}})")),
        "ValidationException: The provided starting key is outside query boundaries based on provided conditions")
        << "another partition, where no sort key is asked for";
    EXPECT_EQ(call("Query", query("g = :g", R"({":g": {"S": "g"}})",
                                R"("IndexName": "GSI1", "ExclusiveStartKey": {"g": {"S": "g"}})")),
        invalid);
    EXPECT_EQ(call("Query", query("g = :g", R"({":g": {"S": "g"}})",
                                R"("IndexName": "GSI1", "ExclusiveStartKey": {"g": {"S": "g"}, "pk": {"S": "p"}, "sk": {"S": "1"}})")),
        invalid + ": The provided key element does not match the schema")
        << "the table's part of an index's start key";
}

TEST_F(Query, FiltersAfterTheLimit) {
    table("Things", "pk:S sk:N");
    for (const char *n : {"1", "2", "3", "4"})
        put("Things", R"({"pk": {"S": "p"}, "sk": {"N": ")" + std::string(n) + R"("}, "price": {"N": ")" +
                     (std::string(n) == "1" ? "0" : n) + "\"}}");
    const auto answer = nlohmann::json::parse(call("Query",
        query("pk = :p", R"({":p": {"S": "p"}, ":a": {"N": "3"}})", R"("FilterExpression": "price > :a", "Limit": 2)")));
    EXPECT_EQ(answer["Count"], 0);
    EXPECT_EQ(answer["ScannedCount"], 2);
    EXPECT_EQ(answer["Items"], nlohmann::json::array());
    EXPECT_EQ(answer["LastEvaluatedKey"]["sk"]["N"], "2") << "an empty page may have a next one";
    EXPECT_EQ(names("Query", query("pk = :p", R"({":p": {"S": "p"}, ":a": {"N": "0"}, ":b": {"N": "2"}})",
                                 R"("FilterExpression": "price BETWEEN :a AND :b")"), "price"),
        "0 2")
        << "0 is a number, not nothing";
}

TEST_F(Query, EndsAPageAfterOneMegabyteRead) {
    table("Things", "pk:S sk:N");
    for (int n = 10; n < 20; ++n)
        put("Things", R"({"pk": {"S": "p"}, "sk": {"N": ")" + std::to_string(n) + R"("}, "x": {"S": ")" +
                     std::string(200'000, 'x') + (n == 19 ? R"("}, "hit": {"BOOL": true}})" : "\"}}"));
    const std::string filter = query("pk = :p", R"({":p": {"S": "p"}})", R"("FilterExpression": "attribute_exists(hit) ")");
    EXPECT_EQ(pages("Query", filter, "sk"), " | 19");
    EXPECT_EQ(member("Query", filter, "ScannedCount"), "6") << "the item that passes 1 MB is still read";
    EXPECT_EQ(units("Query", filter), "table 146.5") << "what is read is paid, matching or not: 1,200,054 bytes";
}

TEST_F(Query, ReadsWhatTheIndexHolds) {
    table("Things", "pk:S sk:N",
        {{"KEYS", "g:S", R"({"ProjectionType": "KEYS_ONLY"})"},
            {"SOME", "g:S", R"({"ProjectionType": "INCLUDE", "NonKeyAttributes": ["c"]})"}, {"ALL", "g:S"},
            {"LKEYS", "pk:S l:N", R"({"ProjectionType": "KEYS_ONLY"})", true}});
    put("Things", R"({"pk": {"S": "p"}, "sk": {"N": "1"}, "g": {"S": "g"}, "l": {"N": "5"}, "c": {"S": "red"}, "d": {"S": "x"}})");
    put("Things", R"({"pk": {"S": "p"}, "sk": {"N": "2"}, "c": {"S": "blue"}})");
    const std::string all =
        R"({"pk":{"S":"p"},"sk":{"N":"1"},"g":{"S":"g"},"l":{"N":"5"},"c":{"S":"red"},"d":{"S":"x"}})";
    const std::tuple<const char *, const char *, const char *, std::string> cases[] = {
        {"keys of both", "KEYS", "", R"([{"g":{"S":"g"},"pk":{"S":"p"},"sk":{"N":"1"}}])"},
        {"and what it includes", "SOME", "", R"([{"c":{"S":"red"},"g":{"S":"g"},"pk":{"S":"p"},"sk":{"N":"1"}}])"},
        {"everything", "ALL", "", "[" + all + "]"},
        {"asked for explicitly, too", "ALL", R"(, "Select": "ALL_ATTRIBUTES")", "[" + all + "]"},
        {"a part of it", "SOME", R"(, "ProjectionExpression": "c")", R"([{"c":{"S":"red"}}])"},
        {"a filter sees no more than the index has", "KEYS", R"(, "FilterExpression": "attribute_exists(d) ")", "[]"},
        {"a local index holds its entries", "LKEYS", "", R"([{"l":{"N":"5"},"pk":{"S":"p"},"sk":{"N":"1"}}])"},
        {"and fetches what it lacks", "LKEYS", R"(, "ProjectionExpression": "c")", R"([{"c":{"S":"red"}}])"},
        {"all of it", "LKEYS", R"(, "Select": "ALL_ATTRIBUTES")", "[" + all + "]"},
        {"for a filter, too", "LKEYS", R"(, "FilterExpression": "attribute_exists(d) ")",
            R"([{"l":{"N":"5"},"pk":{"S":"p"},"sk":{"N":"1"}}])"},
    };
    for (const auto &[why, index, more, items] : cases) {
        const bool local = *index == 'L';
        EXPECT_EQ(member("Query", R"({"TableName": "Things", "IndexName": ")" + std::string(index) +
                                      R"(", "KeyConditionExpression": ")" + (local ? "pk" : "g") +
                                      R"( = :v", "ExpressionAttributeValues": {":v": {"S": ")" + (local ? "p" : "g") +
                                      "\"}}" + more + "}", "Items"),
            json(items))
            << why;
    }
    EXPECT_EQ(member("Scan", R"({"TableName": "Things", "IndexName": "KEYS"})", "Count"), "1") << "sparse for Scan, too";
}

TEST_F(Query, TellsWhatAnIndexCannotDo) {
    table("Things", "pk:S sk:N", {{"GSI1", "g:S", R"({"ProjectionType": "KEYS_ONLY"})"}});
    const std::string invalid = "One or more parameter values were invalid: ";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"an attribute that it does not project", R"("ProjectionExpression": "colour, sk")",
            invalid + "Global secondary index GSI1 does not project [colour]"},
        {"all attributes", R"("Select": "ALL_ATTRIBUTES")",
            invalid + "Select type ALL_ATTRIBUTES is not supported for global secondary index GSI1 because its "
                      "projection type is not ALL"},
        {"consistent reads", R"("ConsistentRead": true)",
            "Consistent reads are not supported on global secondary indexes"},
        {"a filter on its key", R"("FilterExpression": "g = :g")",
            "Filter Expression can only contain non-primary key attributes: Primary key attribute: g"},
        {"specific attributes, none named", R"("Select": "SPECIFIC_ATTRIBUTES")",
            "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES"},
        {"a projection and a count", R"("Select": "COUNT", "ProjectionExpression": "sk")",
            "Cannot specify the ProjectionExpression when choosing to get COUNT"},
    };
    for (const auto &[why, more, text] : cases)
        EXPECT_EQ(call("Query", query("g = :g", R"({":g": {"S": "g"}})", R"("IndexName": "GSI1", )" + more)),
            "ValidationException: " + text)
            << why;
    EXPECT_EQ(call("Query", query("g = :g", R"({":g": {"S": "g"}})", R"("IndexName": "none")")),
        "ValidationException: The table does not have the specified index: none");
    EXPECT_EQ(call("Query", R"({"TableName": "none", "IndexName": "none", "KeyConditionExpression": "g = :g",
        "ExpressionAttributeValues": {":g": {"S": "g"}}})"),
        "ResourceNotFoundException: Requested resource not found");
    EXPECT_EQ(call("Query", query("pk = :g", R"({":g": {"S": "g"}})", R"("Select": "ALL_PROJECTED_ATTRIBUTES")")),
        "ValidationException: " + invalid + "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
}

TEST_F(Query, NeedsTheKey) {
    table("Things", "pk:S sk:N");
    const std::string p = R"({":p": {"S": "p"})";
    const std::tuple<const char *, std::string, std::string> cases[] = {
        {"no partition key", query("sk = :n", R"({":n": {"N": "1"}})"),
            "Query condition missed key schema element: pk"},
        {"not by equality", query("pk > :p", p + "}"), "Query key condition not supported"},
        {"another type", query("pk = :p AND sk = :n", p + R"(, ":n": {"S": "1"}})"),
            "One or more parameter values were invalid: Condition parameter type does not match schema type"},
        {"an unknown value comes first", query("pk = :p AND sk = :n", p + "}"),
            "Invalid KeyConditionExpression: An expression attribute value used in expression is not defined; attribute "
            "value: :n"},
        {"no condition at all", R"({"TableName": "Things"})",
            "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request."},
        {"a filter on the key", query("pk = :p", p + R"(, ":n": {"N": "1"}})", R"("FilterExpression": "sk = :n")"),
            "Filter Expression can only contain non-primary key attributes: Primary key attribute: sk"},
    };
    for (const auto &[why, request, text] : cases)
        EXPECT_EQ(call("Query", request), "ValidationException: " + text) << why;
}

// Developer Guide, "Multi-attribute keys pattern"
TEST_F(Query, ReadsIndexesWithSeveralKeyAttributes) {
    table("Things", "pk:S", {{"GSI1", "a:S b:S | c:N d:S"}});
    const auto item = [&](const char *pk, const char *a, const char *b, const char *c, const char *d) {
        put("Things", R"({"pk": {"S": ")" + std::string(pk) + R"("}, "a": {"S": ")" + a + R"("}, "b": {"S": ")" + b +
                     R"("}, "c": {"N": ")" + c + R"("}, "d": {"S": ")" + d + "\"}}");
    };
    item("1", "a", "bc", "2", "x");
    item("2", "a", "bc", "10", "a");
    item("3", "a", "bc", "10", "b");
    item("4", "ab", "c", "1", "x");
    put("Things", R"({"pk": {"S": "5"}, "a": {"S": "a"}, "b": {"S": "bc"}, "c": {"N": "1"}})");
    const auto gsi = [&](const std::string &condition, const std::string &values, const char *more = "") {
        return query("a = :a AND b = :b" + condition, R"({":a": {"S": "a"}, ":b": {"S": "bc"})" + values + "}",
            R"("IndexName": "GSI1")" + std::string(more));
    };
    EXPECT_EQ(names("Query", gsi("", ""), "pk"), "1 2 3") << "(a, bc) is not (ab, c); a missing part keeps item 5 out";
    EXPECT_EQ(names("Query", gsi(" AND c = :c AND d > :d", R"(, ":c": {"N": "10"}, ":d": {"S": "a"})"), "pk"), "3");
    EXPECT_EQ(names("Query", gsi(" AND c >= :c", R"(, ":c": {"N": "9"})"), "pk"), "2 3");
    EXPECT_EQ(pages("Query", gsi("", "", R"(, "Limit": 2, "ScanIndexForward": false)"), "pk"), "3 2 | 1");
    EXPECT_EQ(member("Query", gsi("", "", R"(, "Limit": 1)"), "LastEvaluatedKey"),
        json(R"({"pk": {"S": "1"}, "a": {"S": "a"}, "b": {"S": "bc"}, "c": {"N": "2"}, "d": {"S": "x"}})"));
    EXPECT_EQ(call("Query", gsi(" AND d = :d", R"(, ":d": {"S": "x"})")),
        "ValidationException: RANGE key attributes c must have equality conditions specified in the query because a "
        "condition is present on key attribute d");
    EXPECT_EQ(call("Query", query("a = :a", R"({":a": {"S": "a"}})", R"("IndexName": "GSI1")")),
        "ValidationException: Query condition missed key schema element: b");
}

}

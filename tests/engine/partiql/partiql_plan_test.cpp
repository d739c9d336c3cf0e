#include "engine/partiql/partiql_plan.h"

#include "engine/expression/print.h"
#include "engine/partiql/partiql_parser.h"
#include "tests/engine/expression/expressions.h"

namespace engine {

namespace {

TableDescription orders() {
    const auto key = [](const char *partition, const char *sort) {
        return *KeySchema::make(
            {
                {partition, ScalarType::S}
        },
            {{sort, ScalarType::S}});
    };
    TableDescription table{.tableName = "Orders", .keySchema = key("pk", "sk")};
    table.localSecondaryIndexes.push_back({"byDate", key("pk", "date"), {}, {}});
    table.globalSecondaryIndexes.push_back({"byState", key("state", "date"), {}, {}});
    table.globalSecondaryIndexes.push_back({
        "wide", *KeySchema::make({{"a", ScalarType::S}, {"b", ScalarType::S}}
         ), {          },
         {                    }
    });
    return table;
}

/// The route and what it reads, then the filter.
std::string planned(const std::string &text, bool consistentRead = false) {
    const auto statement = parseStatementOpen(text);
    if (!statement) return statement.error().message;
    const auto plan = planSelect(std::get<SelectStatement>(*statement), orders(), consistentRead);
    if (!plan) return plan.error().message;
    std::string shown = plan->route == SelectPlan::Route::GetItem ? "GetItem"
                        : plan->route == SelectPlan::Route::Query ? "Query"
                                                                  : "Scan";
    for (const ItemBlob &key : plan->keys) shown += " " + toPlainJson(key);
    for (const KeyClauses &range : plan->ranges) shown += " {" + readableText(range) + "}";
    if (!plan->scanIndexForward) shown += " backward";
    if (plan->filter) shown += " filter " + readableText(*plan->filter);
    return shown;
}

std::string plannedWhere(const std::string &from, const std::string &where) {
    return planned("SELECT * FROM " + from + " WHERE " + where);
}

}

TEST(PartiqlPlan, ReadsAsLittleAsTheKeyAllows) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"the whole key",                                "Orders",         "pk = 'a' AND sk = 'b'",                       R"(GetItem {"pk":"a","sk":"b"})"                    },
        {"and more",                                     "Orders",         "n > 1 AND 'b' = sk AND pk = 'a'",             R"(GetItem {"pk":"a","sk":"b"} filter n > 1)"       },
        {"several",                                      "Orders",         "pk IN ['a', 'c'] AND sk = 'b'",               R"(GetItem {"pk":"a","sk":"b"} {"pk":"c","sk":"b"})"},
        {"a collection",                                 "Orders",         "pk = 'a'",                                    R"(Query {pk = "a"})"                               },
        {"a part of it",                                 "Orders",         "pk = 'a' AND begins_with(sk, 'x')",           R"(Query {pk = "a" AND begins_with(sk, "x")})"      },
        {"one range is the key's, a second is a filter", "Orders",         "pk = 'a' AND sk > 'b' AND sk < 'd'",
         R"(Query {pk = "a" AND sk > "b"} filter sk < "d")"                                                                                                                   },
        {"what no key condition can say is a filter",    "Orders",         "pk = 'a' AND NOT begins_with(sk, 'x')",
         R"(Query {pk = "a"} filter NOT begins_with(sk, "x"))"                                                                                                                },
        {"several collections",                          "Orders",         "pk IN ['a', 'b', 'a']",                       R"(Query {pk = "a"} {pk = "b"})"                    },
        {"an OR of keys is one, too",                    "Orders",         "pk = 'a' OR pk = 'b'",                        R"(Query {pk = "a"} {pk = "b"})"                    },
        {"but not an OR with something else",            "Orders",         "pk = 'a' OR n = 1",                           R"(Scan filter pk = "a" OR n = 1)"                  },
        {"no key",                                       "Orders",         "sk = 'b'",                                    R"(Scan filter sk = "b")"                           },
        {"a range of partition keys",                    "Orders",         "pk > 'a'",                                    R"(Scan filter pk > "a")"                           },
        {"an index",                                     "Orders.byState", "state = 'open' AND date BETWEEN '1' AND '2'",
         R"(Query {state = "open" AND date BETWEEN "1" AND "2"})"                                                                                                             },
        {"an index never names one item",                "Orders.byState", "state = 'open' AND date = '1'",
         R"(Query {state = "open" AND date = "1"})"                                                                                                                           },
        {"the table's key is no key of the index",       "Orders.byState", "pk = 'a'",                                    R"(Scan filter pk = "a")"                           },
        {"a reversed range satisfies nothing",           "Orders",         "pk = 'a' AND sk BETWEEN 'c' AND 'b'",
         R"(Query {pk = "a"} filter sk BETWEEN "c" AND "b")"                                                                                                                  },
        {"values not known yet",                         "Orders",         "pk = ? AND begins_with(sk, ?)",               "Query {pk = ? AND begins_with(sk, ?)}"             },
    };
    for (const auto &[why, from, where, expected] : cases) EXPECT_EQ(plannedWhere(from, where), expected) << why;
}

TEST(PartiqlPlan, OrderIsThatOfTheKey) {
    const std::pair<const char *, const char *> cases[] = {
        {"WHERE pk = 'a' ORDER BY sk DESC",             R"(Query {pk = "a"} backward)"                                           },
        {"WHERE pk IN ['b', 'a'] ORDER BY pk",          R"(Query {pk = "a"} {pk = "b"})"                                         },
        {"WHERE pk IN ['a', 'b'] ORDER BY pk DESC, sk", R"(Query {pk = "b"} {pk = "a"})"                                         },
        {"ORDER BY sk",                                 "Must have WHERE clause in the statement when using ORDER BY clause."    },
        {"WHERE sk = 'a' ORDER BY sk",
         "Must have at least one non-optional hash key condition in WHERE clause when using ORDER BY clause."                    },
        {"WHERE pk = 'a' ORDER BY n",                   "Variable reference n in ORDER BY clause must be part of the primary key"},
        {"WHERE pk IN ['a', 'b'] ORDER BY sk",
         "Must have hash key in ORDER BY clause when more than one hash key condition specified in WHERE clause."                },
    };
    for (const auto &[clauses, expected] : cases)
        EXPECT_EQ(planned(std::string("SELECT * FROM Orders ") + clauses), expected);
}

TEST(PartiqlPlan, RefusesIndexesInDynamoDbsWords) {
    EXPECT_EQ(planned("SELECT * FROM Orders.nope"), "The table does not have the specified index");
    EXPECT_EQ(planned("SELECT * FROM Orders.byState", true),
        "Strongly consistent read is not supported on Global Secondary Indexes");
    EXPECT_EQ(planned("SELECT * FROM Orders.byDate WHERE pk = 'a'", true), R"(Query {pk = "a"})");
    EXPECT_EQ(planned("SELECT * FROM Orders.wide"), "PartiQL statements cannot be executed on tables with "
                                                    "multi-attribute HASH keys or multi-attribute RANGE keys.");
    EXPECT_EQ(planned("SELECT * FROM Orders"), "Scan"); // the index is refused, not its table
}

TEST(PartiqlPlan, ReadsAtMostFiftyTimes) {
    std::string keys = "'0'";
    for (int i = 1; i < 50; ++i) keys += ", '" + std::to_string(i) + "'";
    EXPECT_EQ(plannedWhere("Orders", "pk IN [" + keys + "]").substr(0, 5), "Query");
    EXPECT_EQ(
        plannedWhere("Orders", "pk IN [" + keys + ", 'x']"), "Too many decomposed read operations for a given query.");
}

TEST(PartiqlPlan, AWriteNamesOneItem) {
    const auto write = [](const std::string &text) -> std::string {
        const auto statement = parseStatementOpen(text);
        if (!statement) return statement.error().message;
        const auto plan = planWrite(*statement, orders());
        if (!plan) return plan.error().message;
        return toPlainJson(plan->key) + (plan->condition ? " if " + readableText(*plan->condition) : "");
    };
    const char *const noKey = "Where clause does not contain a mandatory equality on all key attributes";
    const std::tuple<const char *, const char *, const char *> cases[] = {
        {"INSERT never replaces",                 "INSERT INTO Orders VALUE {'pk': 'a', 'sk': 'b'}",
         R"({"pk":"a","sk":"b"} if attribute_not_exists(pk))"                                                                       },
        {"UPDATE never creates",                  "UPDATE Orders SET n = 1 WHERE pk = 'a' AND sk = 'b'",
         R"({"pk":"a","sk":"b"} if attribute_exists(pk))"                                                                           },
        {"with more conditions",                  "UPDATE Orders SET n = 1 WHERE n > 0 AND pk = 'a' AND sk = 'b'",
         R"({"pk":"a","sk":"b"} if attribute_exists(pk) AND n > 0)"                                                                 },
        {"DELETE of what is not there is silent", "DELETE FROM Orders WHERE pk = 'a' AND sk = 'b'",
         R"({"pk":"a","sk":"b"})"                                                                                                   },
        {"also with more conditions",             "DELETE FROM Orders WHERE pk = 'a' AND sk = 'b' AND n = 1",
         R"({"pk":"a","sk":"b"} if attribute_not_exists(pk) OR n = 1)"                                                              },
        {"EXISTS",                                "EXISTS(SELECT * FROM Orders WHERE pk = 'a' AND sk = 'b' AND n IS MISSING)",
         R"({"pk":"a","sk":"b"} if attribute_exists(pk) AND attribute_not_exists(n))"                                               },
        {"EXISTS alone says nothing",             "EXISTS(SELECT * FROM Orders WHERE pk = 'a' AND sk = 'b')",
         "EXISTS() must contain a single item read with additional condition"                                                       },
        {"half a key",                            "UPDATE Orders SET n = 1 WHERE pk = 'a'",                                    noKey},
        {"no WHERE",                              "DELETE FROM Orders",                                                        noKey},
        {"a range",                               "DELETE FROM Orders WHERE pk = 'a' AND sk > 'b'",                            noKey},
        {"an OR",                                 "DELETE FROM Orders WHERE pk = 'a' AND sk = 'b' OR n = 1",                   noKey},
    };
    for (const auto &[why, text, expected] : cases) EXPECT_EQ(write(text), expected) << why;
}

}

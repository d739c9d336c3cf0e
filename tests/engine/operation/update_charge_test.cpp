#include "engine/operation/update_charge.h"

#include "engine/base/limits.h"
#include "engine/expression/parser.h"
#include "engine/value/item_json.h"
#include "tests/engine/operation/calls.h"

namespace engine {

namespace {

class UpdateCharge : public Calls {
protected:
    UpdateCharge() { table("Things", "pk:S"); }

    /// The update `clause` beside SET b = :pad, in bytes that it takes from :pad.
    static std::size_t charge(const std::string &clause) {
        const std::optional<AttributeValues> values = AttributeValues{
            {":one",  *valueFromJson(R"({"N": "1"})")                  },
            {":ten",  *valueFromJson(R"({"S": "yyyyyyyyyy"})")         },
            {":list", *valueFromJson(R"({"L": [{"S": "yyyyyyyyyy"}]})")},
            {":set",  *valueFromJson(R"({"SS": ["yyyyyyyyyy", "z"]})") },
        };
        Placeholders placeholders = Placeholders::open(std::nullopt, values);
        return chargedBytes(*parseUpdate(clause, placeholders)) - 3;
    }
    std::string update(const std::string &pk, const std::string &more) {
        return call("UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": ")" + pk + "\"}}, " + more + "}");
    }
    static std::string set(std::size_t bytes) {
        return R"("UpdateExpression": "SET b = :pad", "ExpressionAttributeValues": {":pad": {"S": ")" +
               std::string(bytes, 'x') + "\"}}";
    }
    const std::string tooLarge = "ValidationException: Item size to update has exceeded the maximum allowed size";
};

}

TEST_F(UpdateCharge, CountsWhatIsWrittenAndEachClause) { // measured by the Parity Suite, see the header
    const std::tuple<const char *, const char *, std::size_t> cases[] = {
        {"a value: its size and the name",         "SET c = :ten",                   19 + 1 + 10          },
        {"a path that is read: not what is there", "SET c = abcdefghij",             19 + 1 + 25          },
        {"14 and its bytes for each step",         "SET c = m.z",                    19 + 1 + 1 + 15 + 15 },
        {"an index by its digits",                 "SET c = l[10]",                  19 + 1 + 1 + 15 + 16 },
        {"a target: 4 for each further step",      "SET c.leaf = :ten",              19 + 1 + 4 + 4 + 10  },
        {"list_append",                            "SET l = list_append(l, :list)",  19 + 1 + 37 + 16 + 14},
        {"a sum",                                  "SET n = n + :one",               19 + 1 + 34 + 16 + 2 },
        {"a difference",                           "SET n = n - :one",               19 + 1 + 37 + 16 + 2 },
        {"if_not_exists, taken or not",            "SET c = if_not_exists(c, :ten)", 19 + 1 + 39 + 16 + 10},
        {"ADD",                                    "ADD abcdefghij :one",            19 + 10 + 2          },
        {"ADD to a set: its members",              "ADD ss :set",                    19 + 2 + 11          },
        {"REMOVE",                                 "REMOVE abcdefghij",              1 + 10               },
        {"REMOVE of an element",                   "REMOVE l[10]",                   1 + 1 + 4 + 2        },
        {"DELETE: not the members",                "DELETE ss :set",                 1 + 2                },
    };
    for (const auto &[why, clause, bytes] : cases) EXPECT_EQ(charge(clause), bytes) << why;
}

TEST_F(UpdateCharge, LimitsUpdateItemBesideTheFinishedItem) {
    // 3 for the update, 19 for the clause, 1 for its name; the key is not in it.
    constexpr std::size_t most = limits::itemBytes - 23;
    EXPECT_EQ(update("K", set(most)), "{}");
    EXPECT_EQ(update("K", set(most + 1)), tooLarge) << "though the item would have 409,581 bytes";
    const std::string longKey(100, 'k');
    EXPECT_EQ(update(longKey, set(limits::itemBytes - 103)), "{}")
        << "2 + 100 for the key, 1 for b: 400 KB to the byte";
    EXPECT_EQ(update(longKey, set(limits::itemBytes - 102)), tooLarge) << "no item is ever larger";
}

TEST_F(UpdateCharge, IsNotAskedOfOtherWrites) {
    const std::string pad(limits::itemBytes - 4, 'x'); // pk, a key of one byte, b
    EXPECT_EQ(update("a", R"("AttributeUpdates": {"b": {"Action": "PUT", "Value": {"S": ")" + pad + "\"}}}"), "{}");
    EXPECT_EQ(call("TransactWriteItems",
                  R"({"TransactItems": [{"Update": {"TableName": "Things", "Key": {"pk": {"S": "b"}}, )" +
                      set(pad.size()) + "}}]}"),
        "{}");
    put("Things", R"({"pk": {"S": "c"}})");
    EXPECT_EQ(call("ExecuteStatement",
                  R"({"Statement": "UPDATE Things SET b = ? WHERE pk = 'c'", "Parameters": [{"S": ")" + pad + "\"}]}"),
        json(R"({"Items": []})"));
    EXPECT_EQ(update("d", set(pad.size())), tooLarge);
}

}

#include "model/infer/table_inference.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

namespace {

std::string keyOf(const std::vector<std::string> &items, const TableHints &hints = {}) {
    const TableDesign table = makeTable("T", keys("x"), items);
    const auto inferred = inferTable("T", *table.items, hints);
    if (!inferred) return inferred.error().english();
    std::string text;
    for (const engine::KeyAttribute &key : inferred->table.description.keySchema.attributes())
        text += (text.empty() ? "" : ", ") + key.name + ':' + engine::scalarTypeName(key.type);
    for (const engine::SecondaryIndex &index : inferred->table.description.globalSecondaryIndexes) {
        text += "; " + index.indexName + '(';
        for (const engine::KeyAttribute &key : index.keySchema.attributes()) text += ' ' + key.name;
        text += " )";
    }
    return text;
}

}

TEST(TableInference, FindsTheKey) {
    using Items = std::vector<std::string>;
    const std::tuple<const char *, Items, const char *> cases[] = {
        {"generic names",          {R"({"PK": "a", "SK": "1"})", R"({"PK": "a", "SK": "2"})"},                       "PK:S, SK:S"},
        {"in other words",         {R"({"hash_key": "a", "range_key": 1})", R"({"hash_key": "a", "range_key": 2})"},
         "hash_key:S, range_key:N"                                                                                               },
        {"an id",                  {R"({"name": "x", "userId": 1})", R"({"name": "y", "userId": 2})"},               "userId:N"  },
        {"two together",
         {R"({"user": "x", "day": "1"})", R"({"user": "x", "day": "2"})", R"({"user": "y", "day": "1"})"},
         "day:S, user:S"                                                                                                         },
        {"indexes by their names",
         {R"({"PK": "a", "SK": "1", "GSI1PK": "x", "gsi2_pk": "y", "gsi2_sk": "z"})", R"({"PK": "a", "SK": "2"})"},
         "PK:S, SK:S; GSI1( GSI1PK ); GSI2( gsi2_pk gsi2_sk )"                                                                   },
        {"nothing does",           {R"({"a": "x"})", R"({"a": "x"})"},
         "No attribute that every item has tells the items apart, nor do two: say which are the key."                            },
    };
    for (const auto &[why, items, key] : cases) EXPECT_EQ(keyOf(items), key) << why;
    const Items two = {R"({"a": "x", "b": "1", "n": 1})", R"({"a": "x", "b": "2", "n": "1"})"};
    EXPECT_EQ(keyOf(two, {"a", "b"}), "a:S, b:S");
    EXPECT_EQ(keyOf(two, {"a", "n"}), "n is no key: not every item has it as one S, N or B.");
    EXPECT_EQ(keyOf({}), "There are no items to learn from.");
}

}

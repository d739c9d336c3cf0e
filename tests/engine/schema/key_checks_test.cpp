#include "engine/schema/key_checks.h"
#include "engine/schema/secondary_index.h"
#include "engine/value/item_json.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

const std::string invalid = "One or more parameter values were invalid: ";

TableDescription ordersTable() {
    TableDescription table{
        .tableName = "Orders", .keySchema = *KeySchema::make({{"pk"}               },
             {{"sk", ScalarType::N}}
             )
    };
    table.globalSecondaryIndexes = {
        {.indexName = "byStatus", .keySchema = *KeySchema::make({{"status"}, {"day"}}, {{"sk", ScalarType::N}})},
        {.indexName = "byTag",
         .keySchema = *KeySchema::make({{"tag", ScalarType::B}}),
         .projection = {Projection::Type::Include, {"total"}}                                                  },
    };
    table.localSecondaryIndexes = {
        {.indexName = "byDate",
         .keySchema = *KeySchema::make({{"pk"}}, {{"date"}}),
         .projection = {Projection::Type::KeysOnly}}
    };
    return table;
}

ItemBlob itemOf(std::string_view json) {
    auto item = itemFromJson(json);
    EXPECT_TRUE(item) << json;
    return item.value_or(ItemBlob());
}

}

TEST(KeyChecks, OfAnItemToPut) { // behaviours seen on AWS by the nubo and Alternator suites
    const std::string long2048(2048, 'x');
    const std::tuple<std::string, std::string, const char *> cases[] = {
        {R"({"pk":{"S":"a"},"sk":{"N":"1"},"x":{"S":""}})",       "",                                                         "other attributes may be empty"},
        {R"({"sk":{"N":"1"}})",                                   invalid + "Missing the key pk in the item",                 "the partition key"            },
        {R"({"pk":{"S":"a"}})",                                   invalid + "Missing the key sk in the item",                 "and the sort key"             },
        {R"({"pk":{"N":"1"},"sk":{"N":"1"}})",                    invalid + "Type mismatch for key pk expected: S actual: N",
         "a type of its own"                                                                                                                                 },
        {R"({"pk":{"S":"a"},"sk":{"M":{}}})",                     invalid + "Type mismatch for key sk expected: N actual: M",
         "never a document"                                                                                                                                  },
        {R"({"pk":{"S":""},"sk":{"N":"1"}})",
         "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an "
            "empty string value. Key: pk",                                                                                    "not empty"                    },
        {R"({"pk":{"S":")" + long2048 + R"("},"sk":{"N":"1"}})",  "",                                                         "2048 bytes fit"               },
        {R"({"pk":{"S":"x)" + long2048 + R"("},"sk":{"N":"1"}})",
         invalid + "Size of hashkey has exceeded the maximum size limit of2048 bytes",                                        "one more does not"            },
    };
    for (const auto &[json, message, why] : cases) {
        const ItemBlob item = itemOf(json);
        const auto key = keyOf(item, ordersTable().keySchema);
        EXPECT_EQ(key ? "" : key.error().message, message) << why;
        if (key) {
            EXPECT_EQ(ItemView(*key).count(), 2U) << why;
        }
    }
}

TEST(KeyChecks, OfAKeyToLookUp) {
    const std::string mismatch = "The provided key element does not match the schema";
    const std::tuple<std::string, std::string, const char *> cases[] = {
        {R"({"pk":{"S":"a"},"sk":{"N":"1"}})",               "",       "all of it"         },
        {R"({"pk":{"S":"a"}})",                              mismatch, "not less"          },
        {R"({"pk":{"S":"a"},"sk":{"N":"1"},"x":{"S":"b"}})", mismatch, "nor more"          },
        {R"({"pk":{"S":"a"},"x":{"N":"1"}})",                mismatch, "nor something else"},
        {R"({"pk":{"S":"a"},"sk":{"S":"1"}})",               mismatch, "each of its type"  },
        {R"({})",                                            mismatch, "nothing at all"    },
        {R"({"pk":{"S":""},"sk":{"N":"1"}})",
         "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an "
            "empty string value. Key: pk",                             "not empty"         },
        {R"({"pk":{"S":""},"sk":{"S":"1"}})",                mismatch, "types come before" },
    };
    for (const auto &[json, message, why] : cases) {
        const auto checked = checkKey(itemOf(json), ordersTable().keySchema);
        EXPECT_EQ(checked ? "" : checked.error().message, message) << why;
    }
    const KeySchema binary = *KeySchema::make(
        {
            {"id", ScalarType::B}
    },
        {{"s"}});
    EXPECT_EQ(checkKey(itemOf(R"({"id":{"B":""},"s":{"S":"a"}})"), binary).error().message,
        "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty "
        "binary "
        "value. Key: id");
    EXPECT_EQ(checkKey(itemOf(R"({"id":{"B":"YQ=="},"s":{"S":")" + std::string(1025, 's') + R"("}})"), binary)
                  .error()
                  .message,
        invalid + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
}

TEST(KeyChecks, OfIndexKeys) {
    const std::string notSupported =
        "One or more parameter values are not valid. A value specified for a secondary index key is not supported. The "
        "AttributeValue for a key attribute cannot contain an empty ";
    const std::tuple<const char *, const char *, std::string, const char *> cases[] = {
        {R"({"pk":{"S":"a"}})",                            "{}",                      "",                                                                "all may be absent"},
        {R"({"status":{"S":"open"},"date":{"S":"2024"}})", "{}",                      "",                                                                "or some"          },
        {R"({"status":{"N":"1"}})",                        "{}",
         invalid + "Type mismatch for Index Key status Expected: S Actual: N IndexName: byStatus",
         "not of a wrong type"                                                                                                                                              },
        {R"({"tag":{"NULL":true}})",                       "{}",
         invalid + "Type mismatch for Index Key tag Expected: B Actual: NULL IndexName: byTag",                                                          "NULL is a type"   },
        {R"({"date":{"L":[]}})",                           "{}",
         invalid + "Type mismatch for Index Key date Expected: S Actual: L IndexName: byDate",
         "in local indexes too"                                                                                                                                             },
        {R"({"day":{"S":""}})",                            "{}",                      notSupported + "string value. IndexName: byStatus, IndexKey: day", "nor empty"        },
        {R"({"tag":{"B":""}})",                            "{}",                      notSupported + "binary value. IndexName: byTag, IndexKey: tag",    "of either kind"   },
        {R"({"status":{"N":"1"},"x":{"N":"2"}})",          R"({"status":{"N":"1"}})", "",
         "what an update does not touch is let be"                                                                                                                          },
        {R"({"status":{"N":"2"}})",                        R"({"status":{"N":"1"}})",
         invalid + "Type mismatch for Index Key status Expected: S Actual: N IndexName: byStatus",
         "what it sets is not"                                                                                                                                              },
    };
    for (const auto &[json, before, message, why] : cases) {
        const ItemBlob item = itemOf(json), old = itemOf(before);
        const auto checked = checkIndexKeys(item, ordersTable(), old);
        EXPECT_EQ(checked ? "" : checked.error().message, message) << why;
    }
}

TEST(SecondaryIndex, IsSparse) {
    const TableDescription table = ordersTable();
    using Why = MissingKey::Why;
    const std::tuple<const char *, std::optional<std::pair<std::string, Why>>, const char *> cases[] = {
        {R"({"status":{"S":"open"},"day":{"S":"1"},"sk":{"N":"1"}})", std::nullopt,              "every attribute is there"},
        {R"({"status":{"S":"open"},"sk":{"N":"1"}})",                 {{"day", Why::Absent}},    "one missing is enough"   },
        {R"({"sk":{"N":"1"}})",                                       {{"status", Why::Absent}}, "the first is named"      },
        {R"({"status":{"S":"open"},"day":{"N":"1"},"sk":{"N":"1"}})", {{"day", Why::WrongType}},
         "backfill leaves out wrong types"                                                                                 },
        {R"({"status":{"S":""},"day":{"S":"1"},"sk":{"N":"1"}})",     {{"status", Why::Empty}},  "and empty keys"          },
    };
    for (const auto &[json, expected, why] : cases) {
        const ItemBlob item = itemOf(json);
        const auto missing = missingKey(item, *table.index("byStatus"));
        ASSERT_EQ(missing.has_value(), expected.has_value()) << why;
        if (missing) {
            EXPECT_EQ(std::pair(missing->attributeName, missing->why), *expected) << why;
        }
        EXPECT_EQ(indexEntry(item, *table.index("byStatus"), table.keySchema).has_value(), !expected) << why;
    }
}

TEST(SecondaryIndex, EntriesHoldWhatIsProjected) {
    const TableDescription table = ordersTable();
    const ItemBlob item =
        itemOf(R"({"pk":{"S":"a"},"sk":{"N":"1"},"status":{"S":"open"},"day":{"S":"1"},"tag":{"B":"YQ=="},
        "date":{"S":"2024"},"total":{"N":"7"},"note":{"S":"n"}})");
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"byStatus", toJson(ItemView(item)),                                                    "ALL"      },
        {"byTag",    R"({"pk":{"S":"a"},"sk":{"N":"1"},"tag":{"B":"YQ=="},"total":{"N":"7"}})",
         "INCLUDE: keys of table and index, and the listed"                                                },
        {"byDate",   R"({"date":{"S":"2024"},"pk":{"S":"a"},"sk":{"N":"1"}})",                  "KEYS_ONLY"},
    };
    for (const auto &[name, entry, why] : cases) {
        const auto made = indexEntry(item, *table.index(name), table.keySchema);
        ASSERT_TRUE(made) << why;
        EXPECT_EQ(toJson(ItemView(*made)), entry) << why;
        EXPECT_TRUE(isWellFormedItem(made->bytes)) << why;
    }
    EXPECT_TRUE(projects(*table.index("byTag"), table.keySchema, "total"));
    EXPECT_FALSE(projects(*table.index("byTag"), table.keySchema, "note"));
    EXPECT_TRUE(projects(*table.index("byStatus"), table.keySchema, "note"));
}

}

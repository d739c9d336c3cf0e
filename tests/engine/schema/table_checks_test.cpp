#include "engine/schema/table_checks.h"

#include <functional>
#include <gtest/gtest.h>

namespace engine {

namespace {

constexpr auto hash = KeyType::Hash;
constexpr auto range = KeyType::Range;
using Elements = std::vector<KeySchemaElement>;
using Change = std::function<void(CreateTableInput &)>;

std::vector<AttributeDefinition> strings(std::initializer_list<const char *> names) {
    std::vector<AttributeDefinition> definitions;
    for (const char *name : names) definitions.push_back({name, ScalarType::S});
    return definitions;
}

CreateTableInput table(std::initializer_list<const char *> attributes, Elements keys) {
    return {.tableName = "Orders",
        .attributeDefinitions = strings(attributes),
        .keySchema = std::move(keys),
        .billingMode = BillingMode::PayPerRequest};
}

IndexInput index(const char *name, Elements keys, std::optional<Projection::Type> projection = Projection::Type::All) {
    return {
        .indexName = name, .keySchema = std::move(keys), .projection = ProjectionInput{.projectionType = projection}};
}

std::string fault(const CreateTableInput &input) {
    const auto made = tableFrom(input);
    if (made) return "";
    EXPECT_EQ(made.error().code, Error::Code::Validation);
    return made.error().message;
}

const std::string invalid = "One or more parameter values were invalid: ";

}

TEST(TableChecks, ReadsAWholeDefinition) {
    CreateTableInput input = table(
        {
            "PK", "SK", "GSI1PK", "date"
    },
        {{"PK", hash}, {"SK", range}});
    input.attributeDefinitions[3].attributeType = ScalarType::N;
    input.globalSecondaryIndexes = {
        index("GSI1", {{"GSI1PK", hash}, {"PK", range}},
         Projection::Type::KeysOnly)
    };
    input.localSecondaryIndexes = {
        index("byDate", {{"PK", hash}, {"date", range}},
         Projection::Type::Include)
    };
    input.localSecondaryIndexes->front().projection->nonKeyAttributes = std::vector<std::string>{"total"};
    input.streamSpecification = StreamSpecification{true, StreamViewType::NewImage};
    input.tags = std::vector{
        Tag{"team", "sales"}
    };

    const auto made = tableFrom(input);
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_EQ(made->keySchema, *KeySchema::make({{"PK"}}, {{"SK"}}));
    ASSERT_NE(made->index("GSI1"), nullptr);
    EXPECT_EQ(made->index("GSI1")->keySchema, *KeySchema::make({{"GSI1PK"}}, {{"PK"}}));
    EXPECT_EQ(made->index("byDate")->keySchema.sortKeys()[0].type, ScalarType::N);
    EXPECT_EQ(made->index("byDate")->projection.nonKeyAttributes, std::vector<std::string>{"total"});
    EXPECT_EQ(made->index("other"), nullptr);
    EXPECT_EQ(made->streamViewType, StreamViewType::NewImage);
    EXPECT_EQ(made->attributeDefinitions().size(), 4U) << "each once, although PK is a key three times";
}

TEST(TableChecks, KeySchema) { // dynalite's and the nubo suite's captures from AWS
    const std::tuple<CreateTableInput, std::string, const char *> cases[] = {
        {table({"a"},           {{"a", hash}}),                             "",                                                               "a simple key"                            },
        {table({"a", "b"},      {{"a", hash}, {"b", range}}),               "",                                                               "a composite key"                         },
        {table({},              {{"a", hash}}),                             "Invalid KeySchema: Some index key attribute have no definition", "nothing defined"                         },
        {table({"b"},           {{"a", hash}, {"b", range}}),               "Invalid KeySchema: Some index key attribute have no definition",
         "fewer definitions than keys"                                                                                                                                                  },
        {table({"a"},           {{"a", hash}, {"a", range}}),               "Invalid KeySchema: Some index key attribute have no definition",
         "also for one attribute as both keys"                                                                                                                                          },
        {table({"b"},           {{"a", hash}}),
         invalid + "Some index key attributes are not defined in AttributeDefinitions. Keys: [a], "
                      "AttributeDefinitions: [b]",                                                                                            "enough, but others"                      },
        {table({"a", "b"},      {{"a", hash}, {"a", hash}}),
         "Both the Hash Key and the Range Key element in the KeySchema have the same name",                                                   "before the key types"                    },
        {table({"a", "b"},      {{"a", range}, {"b", hash}}),
         "Invalid KeySchema: The first KeySchemaElement is not a HASH key type",                                                              "in this order"                           },
        {table({"a", "b"},      {{"a", hash}, {"b", hash}}),
         "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type",                                                            "a table has one partition key"           },
        {table({"a", "b"},      {{"a", hash}}),
         invalid + "Number of attributes in KeySchema does not exactly match number of attributes defined in "
                      "AttributeDefinitions",                                                                                                 "a spare definition"                      },
        {table({"a", "b", "c"}, {{"a", hash}, {"b", range}, {"c", range}}),
         "1 validation error detected: Value '[KeySchemaElement(attributeName=a, keyType=HASH), "
         "KeySchemaElement(attributeName=b, keyType=RANGE), KeySchemaElement(attributeName=c, keyType=RANGE)]' at "
         "'keySchema' failed to satisfy constraint: Member must have length less than or equal to 2",                                         "several sort keys are for global indexes"},
        {table({"a", "a"},      {{"a", hash}}),                             invalid + "Duplicate AttributeName in AttributeDefinitions: a",
         "a definition twice"                                                                                                                                                           },
    };
    for (const auto &[input, message, why] : cases) EXPECT_EQ(fault(input), message) << why;
}

TEST(TableChecks, Throughput) {
    const std::tuple<Change, std::string, const char *> cases[] = {
        {[](auto &) {},
         invalid + "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED",
         "the mode if none is named"                                                                                                                                     },
        {[](auto &in) {
             in.provisionedThroughput = {5, 5};
         },    "",                                                                                                                  "provisioned"               },
        {[](auto &in) {
             in.provisionedThroughput = {1'000'000'000'001, 1'000'000'000'001};
         },    "Given value 1000000000001 for ReadCapacityUnits is out of bounds",                                                  "reads first"               },
        {[](auto &in) {
             in.provisionedThroughput = {1'000'000'000'000, 1'000'000'000'001};
         },    "Given value 1000000000001 for WriteCapacityUnits is out of bounds",                                                 "the limit itself is fine"  },
        {[](auto &in) {
             in.billingMode = BillingMode::PayPerRequest;
             in.provisionedThroughput = {5, 5};
         },    invalid +
                "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST", "not both"                  },
        {[](auto &in) {
             in.provisionedThroughput = {5, 5};
             in.onDemandThroughput = OnDemandThroughput{{}, 7};
         },    invalid + "MaxWriteRequestUnits for OnDemandThroughput cannot be specified when table BillingMode is "
                      "PROVISIONED.",                                                                                    "a ceiling is for on demand"},
        {[](auto &in) {
             in.billingMode = BillingMode::PayPerRequest;
             in.onDemandThroughput = OnDemandThroughput{0, {}};
         },    invalid + "Requested MaxReadRequestUnits for OnDemandThroughput for table is outside of valid range",
         "and at least one"                                                                                                                                              },
    };
    for (const auto &[change, message, why] : cases) {
        CreateTableInput input = table(
            {
                "a"
        },
            {{"a", hash}});
        input.billingMode = std::nullopt;
        change(input);
        EXPECT_EQ(fault(input), message) << why;
    }
}

TEST(TableChecks, LocalIndexes) {
    const std::tuple<CreateTableInput, std::vector<IndexInput>, std::string, const char *> cases[] = {
        {table({"a", "b", "c"},      {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}, {"c", range}})},               "",
         "the table's partition key, another sort key"                                                                                                                                                         },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}, {"b", range}})},               "",
         "even the same as the table"                                                                                                                                                                          },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {},                                                        invalid + "List of LocalSecondaryIndexes is empty",
         "not an empty list"                                                                                                                                                                                   },
        {table({"a"},                {{"a", hash}}),               {index("abc", {{"a", hash}})},
         invalid +
                "Table KeySchema does not have a range key, which is required when specifying a LocalSecondaryIndex",                                                             "needs item collections"     },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}, {"c", range}})},
         invalid + "Some index key attributes are not defined in AttributeDefinitions. Keys: [a, c], "
                      "AttributeDefinitions: [a, b]",                                                                                                                             "all keys are defined"       },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}})},
         invalid + "Index KeySchema does not have a range key for index: abc",                                                                                                    "needs a sort key"           },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"b", hash}, {"a", range}})},
         invalid + "Index KeySchema does not have the same leading hash key as table KeySchema for index: abc. "
                      "index hash key: b, table hash key: a",                                                                                                                     "the table's partition key"  },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}, {"b", hash}})},
         "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type",                                                                                                "one partition key"          },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}), {index("abc", {{"a", hash}, {"b", range}}, std::nullopt)},
         invalid + "Unknown ProjectionType: null",                                                                                                                                "a projection type"          },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}),
         {index("abc", {{"a", hash}, {"b", range}}, Projection::Type::Include)},
         invalid + "ProjectionType is INCLUDE, but NonKeyAttributes is not specified",                                                                                            "and what it includes"       },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}),
         {index("abc", {{"a", hash}, {"b", range}}), index("abc", {{"a", hash}, {"b", range}})},
         invalid + "Duplicate index name: abc",                                                                                                                                   "one name, one index"        },
        {table({"a", "b"},           {{"a", hash}, {"b", range}}),
         std::vector<IndexInput>(6,                                                                                           index("abc",                                        {{"a", hash}, {"b", range}})),
         invalid + "Duplicate index name: abc", "names before the number"},
        {table({"a", "b", "c", "d"}, {{"a", hash}, {"b", range}}),                             {index("abc", {{"a", hash}, {"c", range}})},
         invalid +
                "Some AttributeDefinitions are not used. AttributeDefinitions: [a, b, c, d], keys used: [a, b, c]",                                                                                   "a spare definition"                                        },
    };
    for (const auto &[base, indexes, message, why] : cases) {
        CreateTableInput input = base;
        input.localSecondaryIndexes = indexes;
        EXPECT_EQ(fault(input), message) << why;
    }
    CreateTableInput six = table(
        {
            "a", "b"
    },
        {{"a", hash}, {"b", range}});
    six.localSecondaryIndexes.emplace();
    for (int i = 0; i < 6; ++i)
        six.localSecondaryIndexes->push_back(index(("ab" + std::to_string(i)).c_str(), {
                                                                                           {"a", hash },
                                                                                           {"b", range}
        }));
    EXPECT_EQ(fault(six), invalid + "Number of LocalSecondaryIndexes exceeds per-table limit of 5");
}

TEST(TableChecks, GlobalIndexesTakeUpToFourAttributesOfEachKind) { // Developer Guide, "Multi-attribute keys"
    const CreateTableInput base = table(
        {
            "a", "b", "c", "d", "e"
    },
        {{"a", hash}});
    const std::tuple<Elements, std::string, const char *> cases[] = {
        {{{"b", hash}, {"c", hash}, {"d", range}, {"e", range}},            "",                           "in one flat list"   },
        {{{"b", hash}, {"c", hash}, {"d", hash}, {"e", hash}},              "",                           "four partition keys"},
        {{{"b", range}, {"c", hash}, {"d", hash}, {"e", hash}},
         "Invalid KeySchema: The first KeySchemaElement is not a HASH key type",                          "HASH first"         },
        {{{"b", hash}, {"c", range}, {"d", hash}, {"e", range}},
         "Invalid KeySchema: All HASH key attributes must precede RANGE key attributes in the KeySchema", "all of them"        },
        {{{"a", hash}, {"b", hash}, {"c", hash}, {"d", hash}, {"e", hash}},
         "Invalid KeySchema: The KeySchema exceeds the maximum allowed number of HASH key attributes",    "five"               },
        {{{"b", hash}, {"c", hash}, {"b", range}},
         "Both the Hash Key and the Range Key element in the KeySchema have the same name",               "none twice"         },
        {{{"b", hash}, {"x", range}},
         invalid + "Some index key attributes are not defined in AttributeDefinitions. Keys: [b, x], "
                      "AttributeDefinitions: [a, b, c, d, e]",                                            "all defined"        },
    };
    for (const auto &[keys, message, why] : cases) {
        CreateTableInput input = base;
        input.globalSecondaryIndexes = {index("GSI1", keys)};
        EXPECT_EQ(fault(input), message) << why;
    }
}

TEST(TableChecks, GlobalIndexes) {
    const std::tuple<Change, std::string, const char *> cases[] = {
        {[](auto &in) { in.globalSecondaryIndexes.emplace(); },        invalid + "List of GlobalSecondaryIndexes is empty",
         "not an empty list"                                                                                                                                                                                                                                                               },
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}}), index("GSI1", {{"a", hash}})};
         },                                                             invalid + "Duplicate index name: GSI1",                                                                                                                                         "one name, one index"                                                                                                                                                                                                                                                                      },
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}}), index("GSI2", {{"b", hash}})};
         },                                       "","two alike under two names"},
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}})};
             in.globalSecondaryIndexes->front().projection->nonKeyAttributes = std::vector<std::string>{"x"};
         },                                                   invalid + "ProjectionType is ALL, but NonKeyAttributes is specified",                                                                                      "INCLUDE alone lists"                                                                                                                                                                                                                        },
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}}, Projection::Type::Include)};
             in.globalSecondaryIndexes->front().projection->nonKeyAttributes = {
                 {"a", "x"}};
         },                                                             "",                                                                                                                               "listing a key is allowed"                                                                                                                                               },
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}}, Projection::Type::Include)};
             in.globalSecondaryIndexes->front().projection->nonKeyAttributes = {
                 {"x", "x"}};
         },                                                            invalid + "Duplicate attribute name in NonKeyAttributes: x",                                                                                                                                        "but none twice"                                                       },
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}})};
             in.globalSecondaryIndexes->front().provisionedThroughput = {1, 1};
         },                                                   invalid +
                "ProvisionedThroughput should not be specified for index: GSI1 when BillingMode is PAY_PER_REQUEST",                                                                "on demand is for all"                                              },
        {[](auto &in) {
             in.billingMode = BillingMode::Provisioned;
             in.provisionedThroughput = {1, 1};
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}})};
         },                                                             invalid + "ProvisionedThroughput must be specified for index: GSI1",                                                                                                                                         "and provisioned too"                                                                                                                                                                                                                                                                                },
        {[](auto &in) {
             in.globalSecondaryIndexes.emplace();
             for (int i = 0; i < 21; ++i)
                 in.globalSecondaryIndexes->push_back(index(("GSI" + std::to_string(i)).c_str(), {
                                                                                                     {"b", hash}}));
         },invalid + "GlobalSecondaryIndex count exceeds the per-table limit of 20","twenty"},
        {[](auto &in) {
             in.globalSecondaryIndexes = {
                 index("GSI1", {{"b", hash}})};
             in.streamSpecification = StreamSpecification{false, StreamViewType::KeysOnly};
         },                                                   invalid + "Table is being created with a stream disabled, UpdateViewType should not be specified",
         "a view needs a stream"                                                             },
    };
    for (const auto &[change, message, why] : cases) {
        CreateTableInput input = table(
            {
                "a", "b"
        },
            {{"a", hash}});
        change(input);
        EXPECT_EQ(fault(input), message) << why;
    }
}

TEST(TableChecks, AnAttributeHasOneType) {
    TableDescription made = *tableFrom(table(
        {
            "a"
    },
        {{"a", hash}}));
    EXPECT_TRUE(checkIndexes(made));
    const auto added = globalIndexFrom(index("GSI1",
                                           {
                                               {"a", hash}
    }),
        {{"a", ScalarType::N}}, made.billingMode);
    made.globalSecondaryIndexes.push_back(*added);
    const auto checked = checkIndexes(made);
    ASSERT_FALSE(checked);
    EXPECT_NE(checked.error().message.find("cannot be redefined"), std::string::npos);
}

TEST(KeySchema, GuardsItsInvariant) {
    EXPECT_TRUE(KeySchema::make({{"a"}}));
    EXPECT_FALSE(KeySchema::make({})) << "no partition key";
    EXPECT_FALSE(KeySchema::make({{"a"}}, {{"a"}})) << "a name twice";
    EXPECT_FALSE(KeySchema::make({{"a"}, {"b"}, {"c"}, {"d"}, {"e"}})) << "five";
    EXPECT_FALSE(KeySchema::make({{"a"}}, {{"b"}, {"c"}, {"d"}, {"e"}, {"f"}})) << "five";
    const KeySchema schema = *KeySchema::make(
        {
            {"a"},
            {"b"}
    },
        {{"c", ScalarType::N}});
    EXPECT_TRUE(schema.contains("c"));
    EXPECT_FALSE(schema.contains("d"));
    EXPECT_EQ(schema.attributes().size(), 3U);
}

}

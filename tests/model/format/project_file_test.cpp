#include "model/format/project_file.h"

#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace model {

namespace {

/// A design that uses every member there is.
Design everything() {
    Design design = shop();
    design.metadata = {"Jo", "Two\nlines \"quoted\"", "Mar 05, 2026, 09:15 AM", "2026"};
    TableDesign table = *design.tables[0];
    engine::TableDescription &description = table.description;
    description.globalSecondaryIndexes.push_back({
        .indexName = "Multi",
        .keySchema = *engine::KeySchema::make({{"tenant", engine::ScalarType::S},  {"region", engine::ScalarType::N}},
            {{"day", engine::ScalarType::S},     {"hash", engine::ScalarType::B}  }
          ),
        .projection = {engine::Projection::Type::KeysOnly, {}                               },
        .provisionedThroughput = {3,                                  4                                }
    });
    description.billingMode = engine::BillingMode::Provisioned;
    description.provisionedThroughput = {5, 6};
    table.autoScalingRead = AutoScaling{1, 20, 55};
    table.autoScalingWrite = AutoScaling{2, 30, 60};
    description.onDemandThroughput = engine::OnDemandThroughput{100, {}};
    description.tableClass = engine::TableClass::StandardInfrequentAccess;
    description.streamViewType = engine::StreamViewType::NewAndOldImages;
    description.timeToLiveAttribute = "expires";
    description.deletionProtection = true;
    table.deployed = true;
    table.recoveryPeriodDays = 14;
    table.encryption = {EncryptionKey::CustomerManaged, "alias/shop"};
    table.warmThroughput = WarmThroughput{24'000, 8'000};
    table.indexSettings["ByStatus"] = {
        AutoScaling{3,   40, 65},
        AutoScaling{4,   50,     75},
        WarmThroughput{1, 2}
    };
    table.indexSettings["Multi"] = {
        {  },
        AutoScaling{5,   60, 80},
        {  }
    };
    table.relations = {
        {"User",  "Order", Relation::Kind::OneToMany },
        {"Order", "Order", Relation::Kind::ManyToMany}
    };
    description.tags = {
        {"team", "shop"    },
        {"env",  "t\"e\"st"}
    };
    table.facets = {
        {"Users",  "User", "",      {"tags"}},
        {"Orders", "User", "Order", {}      }
    };
    EntityType entity = *table.entityTypes[1];
    entity.squareBadge = true;
    entity.description = "What someone bought";
    entity.attributes = {
        {"status", engine::Type::S, true,  "enum open paid", "Where it stands"},
        {"note",   {},              false, {},               {}               }
    };
    entity.variables = {
        {"userId", "sequence(1, prefix=U)"}
    };
    entity.samples = "1-5 per User";
    entity.expectedItems = 9'000'000'000;
    entity.expectedItemBytes = 0;
    table.entityTypes[1] = Shared(entity);
    std::vector<Shared<SampleItem>> items = *table.items;
    for (const char *facet : {"Users", "Orders", "Users", ""}) {
        SampleItem item = *items[0];
        item.facet = facet;
        items.push_back(item);
    }
    table.items = Shared(items);
    design.tables[0] = table;
    AccessPattern pattern = *design.patterns[0];
    pattern.id = "AP2";
    pattern.description = "half written";
    pattern.operation = "Scan";
    pattern.values[":typing"] = "{\"S\": ";
    pattern.values[":text"] = "\"x\"";
    design.patterns.push_back(pattern);
    design.patterns.push_back(AccessPattern{
        .id = "AP3",
        .name = "Shards",
        .tableName = "Shop",
        .keyConditionExpression = "PK = :pk",
        .projectionExpression = "#t",
        .updateExpression = "SET a = :a",
        .conditionExpression = "attribute_exists(PK)",
        .statement = "SELECT * FROM \"Shop\"",
        .request = R"({"Item":{"PK":{"S":"USER#{userId}"},"n":{"N":"1.50"}}})",
        .consistentRead = true,
        .descending = true,
        .limit = 20,
        .parameters = {{":pk", "USER#{userId}#{shard}"} },
        .arguments = {             {"userId", {"U001"}}, {"shard", {"0", R"({"N":"1"})"}}, {"none", {}}},
        .expectedCount = 0,
        .expectedItems = { R"({"PK":{"S":"USER#1"}})",        "{half"},
        .ordered = true,
        .expectedEntities = {     "User",                            "Order"},
        .mostUnits = 0.5,
        .averagePerSecond = 12.25,
        .peakPerSecond = 1e6,
        .itemsAtScale = 1'000'000
    });
    Layout layout = *design.layout;
    layout.cards["table/Other"] = {-1234567.125, 0.1};
    design.layout = Shared(layout);
    return design;
}

}

TEST(ProjectFile, HoldsEverything) {
    const Design design = everything();
    const std::string text = writeProject(design).text;
    const auto again = readProject(text, {});
    ASSERT_TRUE(again) << again.error().english();
    EXPECT_EQ(again->metadata, design.metadata);
    EXPECT_EQ(again->tables[0]->description, design.tables[0]->description);
    EXPECT_EQ(again->tables[0]->facets, design.tables[0]->facets);
    EXPECT_EQ(*again->tables[0]->items, *design.tables[0]->items);
    EXPECT_EQ(again->patterns, design.patterns);
    EXPECT_EQ(again->layout, design.layout);
    EXPECT_EQ(*again, design);
    EXPECT_EQ(writeProject(*again).text, text);
    EXPECT_TRUE(nlohmann::json::accept(text));
    EXPECT_TRUE(writeProject(design).losses.empty());
}

TEST(ProjectFile, ADiffShowsWhatChanged) { // an attribute a line, the layout last
    const std::string text = writeProject(shop()).text;
    EXPECT_NE(text.find("          \"SK\": {\"S\": \"ORDER#1\"},\n          \"status\": {\"S\": \"open\"},\n"),
        std::string::npos)
        << text;
    EXPECT_NE(text.find("      \"partitionKeys\": [{\"name\": \"PK\", \"type\": \"S\"}],\n"), std::string::npos);
    EXPECT_TRUE(text.ends_with("  \"layout\": {\n"
                               "    \"cards\": {\n"
                               "      \"entity/Shop/Order\": {\"x\": 8.5, \"y\": 300},\n"
                               "      \"index/Shop/ByStatus\": {\"x\": 400, \"y\": 16},\n"
                               "      \"table/Shop\": {\"x\": 8, \"y\": 16}\n"
                               "    }\n"
                               "  }\n"
                               "}\n"))
        << text;
}

TEST(ProjectFile, KeepsMembersItDoesNotKnow) {
    const std::string text = R"({
  "hashrange": 1,
  "name": "x",
  "metadata": {"licence": "MIT"},
  "tables": [
    {
      "name": "T",
      "partitionKeys": [{"name": "a", "type": "S"}],
      "attributes": [{"name": "n", "type": "N", "unit": "km"}],
      "globalSecondaryIndexes": [
        {"name": "I", "partitionKeys": [{"name": "n", "type": "N"}], "warm": {"reads": 12000.50}}
      ],
      "capacity": {"mode": "PAY_PER_REQUEST", "reserved": [1, 2]},
      "entityTypes": [{"name": "E", "letter": "E", "icon": "cart"}],
      "facets": [{"name": "F", "hidden": true}],
      "items": [],
      "replicas": ["eu-west-1"]
    }
  ],
  "patterns": [{"id": "AP1", "rate": 1e3}],
  "workload": {"growth": 1.10},
  "layout": {"cards": {}, "zoom": 0.75}
})";
    const auto design = readProject(text, {});
    ASSERT_TRUE(design) << design.error().english();
    const std::string written = writeProject(*design).text;
    for (const char *member : {"\"licence\": \"MIT\"", "\"unit\": \"km\"", "\"warm\": {\"reads\": 12000.50}",
             "\"reserved\": [1, 2]", "\"icon\": \"cart\"", "\"hidden\": true", "\"replicas\": [\"eu-west-1\"]",
             "\"rate\": 1e3", "\"workload\": {\"growth\": 1.10}", "\"zoom\": 0.75"})
        EXPECT_NE(written.find(member), std::string::npos) << member << " is not in\n" << written;
    const auto again = readProject(written, {});
    ASSERT_TRUE(again) << again.error().english();
    EXPECT_EQ(*again, *design);
    EXPECT_EQ(writeProject(*again).text, written);
}

TEST(ProjectFile, RefusesWithThePlace) {
    const auto file = [](const std::string &table) {
        return "{\"hashrange\": 1,\n\"tables\": [{\"name\": \"T\", " + table + "}]}";
    };
    const std::string key = "\"partitionKeys\": [{\"name\": \"a\", \"type\": \"S\"}]";
    const std::tuple<const char *, std::string, const char *, const char *> cases[] = {
        {"a newer version",                          "{\"hashrange\": 2}",                                                       "hashrange",
         "A newer Hashrange wrote this file (format 2); this one reads up to format 1."                                                                                                                         },
        {"no version",                               "{\"hashrange\": \"one\"}",                                                 "hashrange",                   "should be a number, but is a text"             },
        {"no key",                                   file("\"items\": []"),                                                      "tables[0]",                   "\"partitionKeys\" is missing here."            },
        {"a key without attributes",                 file("\"partitionKeys\": []"),                                              "tables[0].partitionKeys",     ""                                              },
        {"a type that no key has",                   file("\"partitionKeys\": [{\"name\": \"a\", \"type\": \"M\"}]"),
         "tables[0].partitionKeys[0].type",                                                                                                                     "\"M\" is none of S, N, B."                     },
        {"two attributes of a name",
         file(key + ", \"attributes\": [{\"name\": \"b\", \"type\": \"S\"}, "
                       "{\"name\": \"b\", \"type\": \"N\"}]"),
         "tables[0].attributes[1].name",                                                                                                                        "Two have the name \"b\"."                      },
        {"a colour beyond eight",                    file(key + ", \"entityTypes\": [{\"name\": \"E\", \"colour\": 9}]"),
         "tables[0].entityTypes[0].colour",                                                                                                                     "A colour is 1 to 8."                           },
        {"an item that is none",                     file(key + ", \"items\": [{}, 5]"),                                         "tables[0].items[1]",          "An item is an object"                          },
        {"a place that is none",                     "{\"hashrange\": 1, \"layout\": {\"cards\": {\"table/T\": {\"x\": 1}}}}",
         "layout.cards[\"table/T\"]",                                                                                                                           "\"y\" is missing here."                        },
        {"a place beyond all numbers",
         "{\"hashrange\": 1, \"layout\": {\"cards\": {\"table/T\": {\"x\": 1e999, \"y\": 0}}}}",                                 "layout.cards[\"table/T\"].x", "1e999 is no place on the canvas."              },
        {"two patterns of an id",                    "{\"hashrange\": 1, \"patterns\": [{\"id\": \"AP1\"}, {\"id\": \"AP1\"}]}",
         "patterns[1]",                                                                                                                                         "Two access patterns have the id \"AP1\"."      },
        {"an indentation that would break the file",
         "{\"hashrange\": 1, \"foreign\": {\"format\": \"x\", \"form\": {\"indent\": \" -\"}}}",                                 "foreign.form.indent",         "Only blanks and tabs indent, up to 16 of them."},
        {"a capacity that is no whole number",       file(key + ", \"capacity\": {\"mode\": \"PROVISIONED\", \"read\": 1.5}"),
         "tables[0].capacity.read",                                                                                                                             "This should be a whole number, but is 1.5."    },
    };
    for (const auto &[why, text, path, says] : cases) {
        const auto design = readModel(text);
        ASSERT_FALSE(design) << why;
        EXPECT_EQ(design.error().place.path, path) << why << ": " << design.error().english();
        EXPECT_NE(design.error().english().find(says), std::string::npos) << why << ": " << design.error().english();
    }
}

}

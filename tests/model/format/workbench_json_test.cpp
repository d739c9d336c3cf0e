#include "model/format/workbench_json.h"

#include "model/format/file.h"
#include "model/format/project_file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace model {

namespace {

std::string caseFile(const std::string &name, const std::string &file) {
    const auto bytes = readFile(std::string(HASHRANGE_FORMAT_CASES) + '/' + name + '/' + file, largestFileBytes);
    if (!bytes) ADD_FAILURE() << bytes.error().english();
    return bytes.value_or("");
}

nlohmann::ordered_json parsed(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return nlohmann::ordered_json::parse(text);
}

Design read(std::string_view text) {
    auto design = readWorkbench(text, {});
    if (!design) throw std::runtime_error(design.error().english());
    return *std::move(design);
}

/// The smallest model, with `members` added to its table.
std::string modelWith(const std::string &members) {
    return R"({"ModelName":"m","DataModel":[{"TableName":"Orders","KeyAttributes":)"
           R"({"PartitionKey":{"AttributeName":"PK","AttributeType":"S"}})" +
           members + "}]}";
}

}

// cases/NAME/model.json is a model as others write it; project.hashrange.json beside it is the same as our own file,
// for people to read what a design holds of it.
TEST(WorkbenchJson, ReadsEveryShapeAndWritesItBackAsItWas) {
    const std::pair<const char *, const char *> cases[] = {
        {"facets",      "3.0: every key and type; items live in facets; sets and maps in another order than ours"     },
        {"preview",     "before 1.0: ids on attributes, TableViews, metadata last, null values, undeclared attributes"},
        {"web-modeler", "one line; attributes declared twice; ModelSchema and SavedQuery; dates in other forms"       },
        {"crlf",        "line ends of Windows and a final one; four indexes"                                          },
        {"tabs",        "tabs; MapFunction at a key; an opening brace that shares its line"                           },
        {"names",       "a byte order mark, four blanks, names with # - . blanks quotes, escapes, other scripts"      },
        {"keys-only",   "the oldest: no NonKeyAttributes, no items, no version"                                       },
        {"numbers",     "38 digits, 1.50, 1E2, -0; JSON numbers beyond 64 bits and doubles in keys we do not know"    },
        {"damage",      "values that are none; items without a key and with the same one"                             },
        {"version-2",   "two tables, no BillingMode, empty lists"                                                     },
    };
    for (const auto &[name, why] : cases) {
        SCOPED_TRACE(std::string(name) + ": " + why);
        const std::string model = caseFile(name, "model.json");
        const Design design = read(model);
        const std::string project = writeProject(design).text;
        EXPECT_EQ(project, caseFile(name, "project.hashrange.json"));

        const Written again = writeWorkbench(design);
        EXPECT_TRUE(again.losses.empty());
        EXPECT_EQ(parsed(again.text), parsed(model));
        EXPECT_EQ(again.text == model, name != std::string("tabs")) << "even the bytes";

        const auto reread = readProject(project, {});
        ASSERT_TRUE(reread) << reread.error().english();
        EXPECT_EQ(*reread, design);
        EXPECT_EQ(writeWorkbench(*reread).text, again.text) << "our own file in between changes nothing";
    }
}

TEST(WorkbenchJson, ReadsWhatTheDesignNeeds) {
    const Design design = read(caseFile("facets", "model.json"));
    EXPECT_EQ(design.name, "Bike Rental");
    EXPECT_EQ(design.metadata.dateCreated, "Mar 05, 2026, 09:15 AM");
    ASSERT_EQ(design.tables.size(), 2U);
    const TableDesign &rental = *design.tables[0];
    EXPECT_EQ(rental.description.keySchema.sortKeys().front().name, "SK");
    EXPECT_EQ(rental.description.billingMode, engine::BillingMode::Provisioned);
    EXPECT_EQ(rental.description.provisionedThroughput.readCapacityUnits, 7);
    EXPECT_EQ(rental.autoScalingRead->maxCapacity, 40);
    EXPECT_EQ(rental.description.globalSecondaryIndexes[0].projection.nonKeyAttributes.back(), "PK");
    ASSERT_EQ(rental.items->size(), 3U) << "the union of the facets";
    EXPECT_EQ((*rental.items)[0]->facet, "Station");
    EXPECT_EQ((*rental.items)[2]->facet, "Ride");
    EXPECT_EQ(rental.facets[2].name, "Empty");
    EXPECT_EQ(design.tables[1]->description.billingMode, engine::BillingMode::PayPerRequest);
}

TEST(WorkbenchJson, DeclaresAnAttributeOnceAndIndexKeysAlways) {
    const Design rooms = read(caseFile("web-modeler", "model.json"));
    const DeclaredAttribute expected[] = {
        {"type",   engine::Type::S},
        {"GSI1PK", engine::Type::S},
        {"GSI1SK", engine::Type::S},
        {"seats",  engine::Type::N}, // the first declaration counts
    };
    EXPECT_TRUE(std::ranges::equal(rooms.tables[0]->attributes, expected)) << "the table's key is not among them";

    const Design undeclared =
        read(modelWith(R"(,"GlobalSecondaryIndexes":[{"IndexName":"ByDate","KeyAttributes":{"PartitionKey":)"
                       R"({"AttributeName":"date","AttributeType":"N"}},"Projection":{"ProjectionType":"ALL"}}])"));
    EXPECT_EQ(undeclared.tables[0]->attributes, std::vector{(DeclaredAttribute{"date", engine::Type::N})});
}

TEST(WorkbenchJson, KeepsAndFlagsWhatIsNoValue) { // all of these shapes stand in public models
    const Design design = read(caseFile("damage", "model.json"));
    const char *empty = "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes";
    const std::tuple<std::size_t, const char *, const char *> cases[] = {
        {1,  R"({"M":{"L":[{"S":"x"}]}})", nullptr                                                    },
        {3,  R"({"N":1673948800})",        nullptr                                                    },
        {4,  R"({"S":null})",              empty                                                      },
        {5,  R"({})",                      empty                                                      },
        {7,  R"("plain")",                 nullptr                                                    },
        {6,  R"({"S":"a","N":"1"})",
         "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported "
            "datatypes"                                                                               },
        {11, R"({"N":"12a"})",             "The parameter cannot be converted to a numeric value: 12a"},
    };
    for (const auto &[index, json, why] : cases) {
        const SampleItem &item = *(*design.tables[0]->items)[index];
        ASSERT_EQ(item.damaged.size(), 1U) << json;
        EXPECT_EQ(item.damaged[0].attributeName, "v");
        EXPECT_EQ(item.damaged[0].json, json);
        EXPECT_FALSE(item.damaged[0].why.empty());
        EXPECT_EQ(item.damaged[0].why, why != nullptr ? why : item.damaged[0].why);
        EXPECT_TRUE(engine::ItemView(item.blob).find("id")) << "one bad value costs no other";
    }
    const auto &items = *design.tables[0]->items;
    EXPECT_TRUE(engine::ItemView(items[3]->blob).find("also"));
    EXPECT_TRUE(items[14]->damaged.empty()) << "an item without attributes is no damage";
    EXPECT_TRUE(items[16]->damaged.empty()) << "nor is a key that occurs again: the sandbox tells";
}

TEST(WorkbenchJson, TheTablesDeclarationDecidesAnIndexKeysType) {
    const Design design = read(modelWith(
        R"(,"NonKeyAttributes":[{"AttributeName":"n","AttributeType":"N"}],"GlobalSecondaryIndexes":[{"IndexName":"I",)"
        R"("KeyAttributes":{"PartitionKey":{"AttributeName":"n","AttributeType":"S"},"SortKey":{"AttributeName":"PK",)"
        R"("AttributeType":"B"}},"Projection":{"ProjectionType":"ALL"}}])"));
    const engine::KeySchema &key = design.tables[0]->description.globalSecondaryIndexes[0].keySchema;
    EXPECT_EQ(key.partitionKeys()[0].type, engine::ScalarType::N);
    EXPECT_EQ(key.sortKeys()[0].type, engine::ScalarType::S);
}

TEST(WorkbenchJson, AcceptsWhatFilesLeaveOut) {
    const std::pair<const char *, const char *> cases[] = {
        {"nothing but the key",           ""                                                                                                         },
        {"null for what is not there",    R"(,"NonKeyAttributes":null,"TableFacets":null,"TableData":null)"                                          },
        {"facets as AWS documents them",  R"(,"TableFacets":[{"FacetName":"F","KeyAttributeAlias":)"
                                         R"({"PartitionKeyAlias":"x"},"NonKeyAttributes":[]}])"              },
        {"an index without a projection", R"(,"GlobalSecondaryIndexes":[{"IndexName":"I","KeyAttributes":)"
                                          R"({"PartitionKey":{"AttributeName":"PK","AttributeType":"S"}}}])"},
        {"capacity without its numbers",  R"(,"BillingMode":"PROVISIONED")"                                                                          },
        {"auto scaling that is null",     R"(,"BillingMode":"PROVISIONED","ProvisionedCapacitySettings":)"
                                      R"({"AutoScalingRead":null})"                                             },
        {"keys that nobody knows",        R"(,"TimeToLiveAttribute":"ttl","Zebra":{"a":[1,{"b":1.10}]})"                                             },
        {"a key without its type",        R"(,"GlobalSecondaryIndexes":[{"IndexName":"I","KeyAttributes":)"
                                   R"({"PartitionKey":{"AttributeName":"x"}},"Projection":{}}])"                   },
    };
    for (const auto &[why, members] : cases) {
        const std::string text = modelWith(members);
        const auto design = readWorkbench(text, {});
        ASSERT_TRUE(design) << why << ": " << design.error().english();
        EXPECT_EQ(writeWorkbench(*design).text, text) << why;
    }
}

TEST(WorkbenchJson, RefusesByNamingTheFirstWrongKey) {
    struct Case {
        const char *why;
        std::string text, path;
        std::size_t line;
        const char *says;
    };
    const std::string keySchema = "\"KeySchema\": [{\"AttributeName\": \"PK\", \"KeyType\": \"HASH\"}]";
    const std::string table =
        R"({"TableName": "T", "KeyAttributes": {"PartitionKey": {"AttributeName": "a", "AttributeType": "S"}}})";
    const Case cases[] = {
        {"an LLM's look-alike: CreateTable's keys in a table",
         "{\"ModelName\": \"x\",\n \"DataModel\": [{\n  \"TableName\": \"T\",\n  " + keySchema + "}]}",
         "DataModel[0].KeySchema",                                                                                                                                                        4, "\"KeyAttributes\""                  },
        {"another: tables in an object",                       "{\"ModelName\": \"x\",\n \"DataModel\": {\n  \"Tables\": []}}",
         "DataModel.Tables",                                                                                                                                                              3, "a list of tables"                   },
        {"another: Tables instead of DataModel",               "{\"ModelName\": \"x\",\n \"Tables\": [],\n \"SampleItems\": []}",
         "Tables",                                                                                                                                                                        2, "\"DataModel\""                      },
        {"key attributes as a list",                           "{\"DataModel\": [{\"TableName\": \"T\", \"KeyAttributes\": []}]}",
         "DataModel[0].KeyAttributes",                                                                                                                                                    1, "should be an object, but is a list" },
        {"a key attribute that is a text",
         "{\"DataModel\": [{\"TableName\": \"T\", \"KeyAttributes\": {\"PartitionKey\": \"PK\"}}]}",                                           "DataModel[0].KeyAttributes.PartitionKey", 1, "an object"                          },
        {"HASH instead of PartitionKey",                       "{\"DataModel\": [{\"TableName\": \"T\", \"KeyAttributes\": {\"HASH\": {}}}]}",
         "DataModel[0].KeyAttributes.HASH",                                                                                                                                               1, "\"PartitionKey\""                   },
        {"CloudFormation",                                     "{\n \"AWSTemplateFormatVersion\": \"2010-09-09\",\n \"Resources\": {}\n}",
         "AWSTemplateFormatVersion",                                                                                                                                                      2, "a CloudFormation template"          },
        {"a CreateTable request",                              "{\"TableName\": \"T\", " + keySchema + "}",                                    "TableName",                               1, "a CreateTable request"              },
        {"the answer of a scan",                               "{\"Items\": [], \"Count\": 0}",                                                "Items",                                   1, "an answer of Scan or Query"         },
        {"the MCP server's model",                             "{\"tables\": [], \"items\": {}}",                                              "tables",                                  1, "MCP server"                         },
        {"a list of items",                                    "[\n {\"PK\": {\"S\": \"x\"}}\n]",                                              "",                                        1, "this is a list"                     },
        {"a model for another service",
         "{\"ModelName\": \"x\",\n \"ModelMetadata\": {\"AWSService\": \"Amazon Keyspaces\"}, \"DataModel\": []}",                             "ModelMetadata.AWSService",                2, "Amazon Keyspaces"                   },
        {"an empty object",                                    "{}",                                                                           "",                                        1, "\"DataModel\" is missing"           },
        {"a type that is none",
         modelWith(",\n\"NonKeyAttributes\": [{\"AttributeName\": \"a\", \"AttributeType\": "
                      "\"String\"}]"),
         "DataModel[0].NonKeyAttributes[0].AttributeType",                                                                                                                                2, "\"String\" is none of S, N, B, BOOL"},
        {"a number where a text belongs",                      modelWith(",\"NonKeyAttributes\":[{\"AttributeName\":5}]"),
         "DataModel[0].NonKeyAttributes[0].AttributeName",                                                                                                                                1, "should be a text, but is a number"  },
        {"items that are none",                                modelWith(",\"TableData\":[{},\n[]]"),                                          "DataModel[0].TableData[1]",               2, "An item is"                         },
        {"two tables of a name",                               "{\"DataModel\": [" + table + ",\n" + table + "]}",                             "DataModel[1].TableName",                  2,
         "Two tables"                                                                                                                                                                                                             },
        {"a key that is both",
         "{\"DataModel\":[{\"TableName\":\"T\",\"KeyAttributes\":{\"PartitionKey\":"
            "{\"AttributeName\":\"a\",\"AttributeType\":\"S\"},\"SortKey\":{\"AttributeName\":\"a\","
            "\"AttributeType\":\"S\"}}}]}",                                                                                                    "DataModel[0].KeyAttributes",              1, "same name"                          },
    };
    for (const Case &one : cases) {
        const auto design = readModel(one.text, {.fileName = "x.json"});
        ASSERT_FALSE(design) << one.why;
        EXPECT_EQ(design.error().place.path, one.path) << one.why << ": " << design.error().english();
        EXPECT_EQ(design.error().place.line, one.line) << one.why << ": " << design.error().english();
        EXPECT_NE(design.error().english().find(one.says), std::string::npos)
            << one.why << ": " << design.error().english();
        EXPECT_EQ(design.error().file, "x.json");
    }
}

}

#include "model/format/workbench_json.h"

#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/table_edits.h"
#include "model/format/file.h"
#include "model/format/project_file.h"

#include "engine/value/item_json.h"
#include "tests/model/edit/designs.h"

#include <functional>
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

engine::SecondaryIndex index(std::string name, engine::KeySchema keySchema) {
    return {
        .indexName = std::move(name), .keySchema = std::move(keySchema), .projection = {}, .provisionedThroughput = {}};
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

// An edited model is written with what changed, and everything else in its place: a JSON Patch tells the difference.
TEST(WorkbenchJson, AnEditChangesItsPartOnly) {
    const auto text = [](std::size_t item, const char *attribute, const char *value) {
        return [=](Design design) {
            const std::string table = design.tables[0]->name();
            return setAttribute(std::move(design), {.tableName = table, .attributeName = attribute, .itemIndex = item},
                engine::Type::S, value);
        };
    };
    const auto changes = [](const char *why, const char *model, const std::function<Result<Design>(Design)> &edit,
                             const char *patch) {
        SCOPED_TRACE(why);
        const std::string before = caseFile(model, "model.json");
        const auto edited = edit(read(before));
        ASSERT_TRUE(edited) << edited.error().english();
        const auto json = nlohmann::json::parse(before.substr(before.find('{')));
        const std::string after = writeWorkbench(*edited).text;
        EXPECT_EQ(json.patch(nlohmann::json::parse(patch)), nlohmann::json::parse(after))
            << nlohmann::json::diff(json, nlohmann::json::parse(after)).dump(1);
        EXPECT_EQ(writeWorkbench(*readProject(writeProject(*edited).text, {})).text, after) << "our file in between";
        const auto again = readWorkbench(after, {});
        ASSERT_TRUE(again) << again.error().english();
        EXPECT_EQ(again->tables[0]->description, edited->tables[0]->description);
    };
    changes("an item in a facet", "facets", text(2, "Rider", "r-20"),
        R"([{"op":"replace","path":"/DataModel/0/TableFacets/1/TableData/0/Rider/S","value":"r-20"}])");
    changes(
        "the name", "keys-only", [](Design design) { return setModelName(std::move(design), "Sport"); },
        R"([{"op":"replace","path":"/ModelName","value":"Sport"}])");
    changes(
        "the author alone", "web-modeler",
        [](Design design) {
            Metadata metadata = design.metadata;
            metadata.author = "Jo";
            return setMetadata(std::move(design), metadata);
        },
        R"([{"op":"replace","path":"/ModelMetadata/Author","value":"Jo"}])");
    changes(
        "a table's name leaves its unknown keys", "web-modeler",
        [](Design design) { return renameTable(std::move(design), "data", "Rooms"); },
        R"([{"op":"replace","path":"/DataModel/0/TableName","value":"Rooms"}])");
    changes(
        "an index's name leaves the ids of its keys", "preview",
        [](Design design) { return renameIndex(std::move(design), "Lending", "By-Title", "GSI1"); },
        R"([{"op":"replace","path":"/DataModel/0/GlobalSecondaryIndexes/0/IndexName","value":"GSI1"}])");
    changes(
        "an attribute's name: declaration with its id, index key with its id, items", "preview",
        [](Design design) { return renameAttribute(std::move(design), "Lending", "Title", "Book"); },
        R"([{"op":"replace","path":"/DataModel/0/GlobalSecondaryIndexes/0/KeyAttributes/PartitionKey/AttributeName","value":"Book"},
             {"op":"replace","path":"/DataModel/0/NonKeyAttributes/0/AttributeName","value":"Book"},
             {"op":"remove","path":"/DataModel/0/TableData/0/Title"},
             {"op":"add","path":"/DataModel/0/TableData/0/Book","value":{"S":"Emma"}},
             {"op":"remove","path":"/DataModel/0/TableData/1/Title"},
             {"op":"add","path":"/DataModel/0/TableData/1/Book","value":{"S":null}}])");
    changes(
        "a key's type, where MapFunction stays", "tabs",
        [](Design design) { return setAttributeType(std::move(design), "data", "SK", engine::Type::N); },
        R"([{"op":"replace","path":"/DataModel/0/KeyAttributes/SortKey/AttributeType","value":"N"}])");
    changes(
        "a repeated declaration gets the type twice", "web-modeler",
        [](Design design) { return setAttributeType(std::move(design), "data", "seats", engine::Type::B); },
        R"([{"op":"replace","path":"/DataModel/0/NonKeyAttributes/4/AttributeType","value":"B"},
             {"op":"replace","path":"/DataModel/0/NonKeyAttributes/6/AttributeType","value":"B"}])");
    changes(
        "an attribute that goes takes its repeats along", "web-modeler",
        [](Design design) { return undeclareAttribute(std::move(design), "data", "seats"); },
        R"([{"op":"remove","path":"/DataModel/0/NonKeyAttributes/6"},
             {"op":"remove","path":"/DataModel/0/NonKeyAttributes/4"}])");
    changes(
        "an index that goes", "crlf", [](Design design) { return removeIndex(std::move(design), "data", "GSI4"); },
        R"([{"op":"remove","path":"/DataModel/0/GlobalSecondaryIndexes/3"}])");
    changes(
        "capacity of a file that had none", "version-2",
        [](Design design) {
            return setCapacity(std::move(design), "Rates",
                {
                    .billingMode = engine::BillingMode::Provisioned, .provisionedThroughput = {1, 2}
            });
        },
        R"([{"op":"add","path":"/DataModel/1/BillingMode","value":"PROVISIONED"},
             {"op":"add","path":"/DataModel/1/ProvisionedCapacitySettings","value":
                {"ProvisionedThroughput":{"ReadCapacityUnits":1,"WriteCapacityUnits":2}}}])");
    changes(
        "one number of the capacity leaves the roles", "facets",
        [](Design design) {
            const TableDesign table = *design.tables[0];
            return setCapacity(std::move(design), "BikeRental",
                {
                    .billingMode = engine::BillingMode::Provisioned,
                    .provisionedThroughput = {8, 3},
                    .autoScalingRead = table.autoScalingRead,
                    .autoScalingWrite = table.autoScalingWrite
            });
        },
        R"([{"op":"replace","path":"/DataModel/0/ProvisionedCapacitySettings/ProvisionedThroughput/ReadCapacityUnits","value":8}])");
    changes(
        "an item for a facet that covers it", "facets",
        [](Design design) {
            return addItem(std::move(design), "BikeRental",
                *engine::itemFromJson(R"({"PK":{"S":"ST#9"},"SK":{"S":"INFO"},"City":{"S":"Ystad"}})"));
        },
        R"([{"op":"add","path":"/DataModel/0/TableFacets/0/TableData/-","value":
                {"PK":{"S":"ST#9"},"SK":{"S":"INFO"},"City":{"S":"Ystad"}}}])");
    changes(
        "the last item of a list that stays", "web-modeler",
        [](Design design) { return removeItems(std::move(design), "data", {0}); },
        R"([{"op":"remove","path":"/DataModel/0/TableData/0"}])");
    changes(
        "the first attribute of a table without any", "keys-only",
        [](Design design) {
            return declareAttribute(std::move(design), "Activities", {"km", engine::Type::N});
        },
        R"([{"op":"add","path":"/DataModel/0/NonKeyAttributes","value":
                [{"AttributeName":"km","AttributeType":"N"}]}])");
}

TEST(WorkbenchJson, OrderFollowsTheDesignAndKeysGoWhereWorkbenchPutsThem) {
    Design design = read(caseFile("crlf", "model.json"));
    design = *moveIndex(design, "data", "GSI4", 0);
    design = *moveAttribute(design, "data", "beds", 0);
    design = *setCapacity(design, "data",
        {
            .billingMode = engine::BillingMode::Provisioned, .provisionedThroughput = {1, 1}
    });
    const auto written = parsed(writeWorkbench(design).text);
    const auto &table = written["DataModel"][0];
    EXPECT_EQ(table["GlobalSecondaryIndexes"][0]["IndexName"], "GSI4");
    EXPECT_EQ(table["GlobalSecondaryIndexes"][3]["IndexName"], "GSI3");
    EXPECT_EQ(table["NonKeyAttributes"][0]["AttributeName"], "beds");
    std::vector<std::string> keys;
    for (const auto &[key, value] : table.items()) keys.push_back(key);
    const std::vector<std::string> expected = {"TableName", "KeyAttributes", "NonKeyAttributes",
        "GlobalSecondaryIndexes", "TableData", "DataAccess", "BillingMode", "ProvisionedCapacitySettings"};
    EXPECT_EQ(keys, expected);
}

TEST(WorkbenchJson, ARenamedIndexAndANewOneOfItsOldNameAreTwo) {
    Design design = read(caseFile("preview", "model.json"));
    design = *renameIndex(design, "Lending", "By-Title", "Second");
    design = *addIndex(design, "Lending", IndexKind::Global,
        index("By-Title", key({
                              {"Title", engine::ScalarType::S}
    })));
    const auto indexes = parsed(writeWorkbench(design).text)["DataModel"][0]["GlobalSecondaryIndexes"];
    ASSERT_EQ(indexes.size(), 2U);
    EXPECT_EQ(indexes[0]["IndexName"], "Second");
    EXPECT_TRUE(indexes[0]["KeyAttributes"]["PartitionKey"].contains("Id"));
    EXPECT_FALSE(indexes[1]["KeyAttributes"]["PartitionKey"].contains("Id")) << "ids of another are not borrowed";
}

TEST(WorkbenchJson, TellsWhatItCannotHold) {
    Design project = shop();
    project.scenarios.emplace_back(Scenario{.name = "Launch"});
    const Written written = writeWorkbench(project);
    std::vector<std::string> losses;
    for (const Loss &loss : written.losses) losses.push_back(loss.message.english());
    const std::vector<std::string> expected = {
        "Index ByTotal is left out: NoSQL Workbench models have no local secondary indexes.",
        "The time-to-live attribute of table Shop is left out.",
        "The entity types of table Shop are left out, with key templates, attributes and generators.",
        "1 access patterns are left out.",
        "1 scenarios are left out.",
        "The layout of the canvas is left out.",
    };
    EXPECT_EQ(losses, expected);
    EXPECT_EQ(written.losses[0].place, (Place{.tableName = "Shop", .indexName = "ByTotal"}));

    const auto json = parsed(written.text);
    EXPECT_EQ(json["ModelMetadata"]["Version"], "3.0");
    EXPECT_EQ(json["ModelMetadata"]["AWSService"], "Amazon DynamoDB");
    EXPECT_EQ(json["DataModel"][0]["BillingMode"], "PAY_PER_REQUEST");
    EXPECT_EQ(json["DataModel"][0]["DataAccess"].dump(), R"({"MySql":{}})");
    const auto again = readWorkbench(written.text, {});
    ASSERT_TRUE(again) << again.error().english();
    EXPECT_EQ(*again->tables[0]->items, *project.tables[0]->items) << "items come back, the damaged value too";

    Design many = project;
    many = *addIndex(many, "Shop", IndexKind::Global,
        index("Multi", key({
                           {"a", engine::ScalarType::S},
                           {"b", engine::ScalarType::S}
    })));
    EXPECT_EQ(writeWorkbench(many).losses[0].message.english(),
        "Index Multi is left out: NoSQL Workbench has one attribute in a partition or sort key.");
}

TEST(WorkbenchJson, DeclaresEveryAttributeOfAModelMadeHere) { // Workbench refuses items with others
    Design design;
    design.name = "Made here";
    TableDesign table = *shop().tables[1];
    SampleItem item;
    item.blob = *engine::itemFromJson(R"({"id":{"S":"1"},"price":{"N":"2"},"seen":{"BOOL":true}})");
    table.items = Shared(std::vector<Shared<SampleItem>>{item});
    design.tables.push_back(table);
    const auto attributes = parsed(writeWorkbench(design).text)["DataModel"][0]["NonKeyAttributes"];
    EXPECT_EQ(attributes.dump(),
        R"([{"AttributeName":"price","AttributeType":"N"},{"AttributeName":"seen","AttributeType":"BOOL"}])");
}

}

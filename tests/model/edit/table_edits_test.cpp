#include "model/edit/table_edits.h"

#include "model/edit/index_edits.h"

#include "model/deploy/to_requests.h"
#include "tests/model/edit/designs.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>

namespace model {

namespace {

using engine::ScalarType;

std::vector<std::string> attributeNames(const TableDesign &table) {
    std::vector<std::string> names;
    for (const DeclaredAttribute &attribute : table.attributes) names.push_back(attribute.name);
    return names;
}

engine::TableDescription description(std::string name, engine::KeySchema keySchema) {
    engine::TableDescription out = shop().tables[1]->description;
    out.tableName = std::move(name);
    out.keySchema = std::move(keySchema);
    return out;
}

}

TEST(TableEdits, RenamingATableFollowsIntoPatternsAndLayout) {
    const Design before = shop();
    const auto after = renameTable(before, "Shop", "Store");
    ASSERT_TRUE(after) << after.error().english();
    EXPECT_EQ(after->tables[0]->name(), "Store");
    EXPECT_EQ(after->patterns[0]->tableName, "Store");
    EXPECT_TRUE(after->layout->cards.contains("table/Store"));
    EXPECT_TRUE(after->layout->cards.contains("index/Store/ByStatus"));
    EXPECT_TRUE(after->layout->cards.contains("entity/Store/Order"));
    EXPECT_EQ(after->layout->cards.size(), 3U);
    EXPECT_TRUE(after->tables[0]->items.same(before.tables[0]->items)) << "items are shared, not copied";
    EXPECT_TRUE(after->tables[1].same(before.tables[1])) << "the other table is the same one";
    EXPECT_EQ(before, shop()) << "the design before is as it was";
}

TEST(TableEdits, RenamingAnAttributeFollowsEverywhere) {
    const Design before = shop();
    const auto after = renameAttribute(before, "Shop", "status", "order state"); // cannot stand bare in an expression
    ASSERT_TRUE(after) << after.error().english();
    const TableDesign &table = *after->tables[0];
    EXPECT_EQ(attributeNames(table), (std::vector<std::string>{"order state", "total", "tags"}));
    EXPECT_EQ(table.description.index("ByStatus")->keySchema.partitionKeys()[0].name, "order state");
    EXPECT_EQ(table.entityTypes[1]->keyTemplates.at("SK"), "ORDER#{order state}");
    EXPECT_EQ(after->patterns[0]->names.at("#s"), "order state");
    EXPECT_EQ(itemText(*after, 1),
        R"({"PK":{"S":"USER#1"},"SK":{"S":"ORDER#1"},"order state":{"S":"open"},"total":{"N":"92838584930183242888.5"}})");
    EXPECT_EQ((*(*table.items)[1]->attributeOrder)[2], "order state") << "in its place";
    EXPECT_TRUE((*table.items)[0].same((*before.tables[0]->items)[0])) << "an item without it is the same one";

    const auto total = renameAttribute(before, "Shop", "total", "size"); // a reserved word
    ASSERT_TRUE(total);
    EXPECT_EQ(total->patterns[0]->filterExpression, "#a1 > :t AND note.total = :t")
        << "a member of note is another one";
    EXPECT_EQ(total->patterns[0]->names.at("#a1"), "size");
    EXPECT_EQ(total->tables[0]->description.index("ByTotal")->keySchema.sortKeys()[0].name, "size");
    EXPECT_EQ((*total->tables[0]->items)[1]->written[0].attributeName, "size") << "its digits stay as written";

    const auto sortKey = renameAttribute(before, "Shop", "SK", "sort");
    ASSERT_TRUE(sortKey);
    EXPECT_EQ(sortKey->tables[0]->description.keySchema.sortKeys()[0].name, "sort");
    EXPECT_EQ(sortKey->tables[0]->description.index("ByStatus")->keySchema.sortKeys()[0].name, "sort");
    EXPECT_EQ(sortKey->patterns[0]->keyConditionExpression, "#s = :s AND begins_with(sort, :o)");
    EXPECT_EQ(sortKey->tables[0]->entityTypes[0]->keyTemplates.at("sort"), "PROFILE");

    const auto broken = renameAttribute(before, "Shop", "broken", "mended");
    ASSERT_TRUE(broken) << "what only stands in items has a name too";
    EXPECT_EQ((*broken->tables[0]->items)[1]->damaged[0].attributeName, "mended");

    const auto tags = renameAttribute(before, "Shop", "tags", "labels");
    ASSERT_TRUE(tags);
    EXPECT_EQ(tags->tables[0]->description.index("ByStatus")->projection.nonKeyAttributes[0], "labels");
    const auto expires =
        renameAttribute(*declareAttribute(before, "Shop", {"expires", engine::Type::N}), "Shop", "expires", "ttl");
    ASSERT_TRUE(expires);
    EXPECT_EQ(expires->tables[0]->description.timeToLiveAttribute, "ttl");
}

TEST(TableEdits, ANewKeyReleasesTheOldOnesAttributes) {
    const auto after = setTableKey(shop(), "Shop",
        key(
            {
                {"PK", ScalarType::S}
    },
            {{"total", ScalarType::N}}));
    ASSERT_TRUE(after) << after.error().english();
    EXPECT_EQ(attributeNames(*after->tables[0]), (std::vector<std::string>{"SK", "status", "tags"}))
        << "SK is declared now, for items and an index have it; total no longer is";
    const auto retyped = setAttributeType(shop(), "Shop", "SK", engine::Type::N);
    ASSERT_TRUE(retyped);
    EXPECT_EQ(retyped->tables[0]->description.index("ByStatus")->keySchema.sortKeys()[0].type, ScalarType::N)
        << "indexes agree with the table";
}

TEST(TableEdits, CapacityIsSetAndTakenBack) {
    const auto provisioned = setCapacity(shop(), "Shop",
        {
            .billingMode = engine::BillingMode::Provisioned,
            .provisionedThroughput = {10,                                          20},
            .autoScalingRead = AutoScaling{                                           }
    });
    ASSERT_TRUE(provisioned) << provisioned.error().english();
    const TableDesign &table = *provisioned->tables[0];
    EXPECT_EQ(table.description.provisionedThroughput, (engine::ProvisionedThroughput{10, 20}));
    EXPECT_EQ(createTableRequest(table.description).globalSecondaryIndexes->front().provisionedThroughput,
        (engine::ProvisionedThroughput{10, 20}))
        << "an index without its own has the table's";
    EXPECT_TRUE(table.autoScalingRead);
    const auto own = setIndexThroughput(*provisioned, "Shop", "ByStatus", {1, 2});
    const auto onDemand = setCapacity(*own, "Shop", {});
    ASSERT_TRUE(onDemand);
    EXPECT_EQ(*onDemand, shop()) << "and back leaves nothing behind";
}

TEST(TableEdits, SettingsAreSet) {
    Design design = shop();
    design = *setStream(design, "Shop", engine::StreamViewType::NewImage);
    design = *setTimeToLive(design, "Shop", "ttl");
    design = *setTableClass(design, "Shop", engine::TableClass::StandardInfrequentAccess);
    design = *setDeletionProtection(design, "Shop", true);
    design = *setTags(design, "Shop",
        {
            {"team", "shop"}
    });
    design = *setModelName(design, "Store");
    design = *setMetadata(design, {.author = "Jo"});
    const engine::TableDescription &table = design.tables[0]->description;
    EXPECT_EQ(table.streamViewType, engine::StreamViewType::NewImage);
    EXPECT_EQ(table.timeToLiveAttribute, "ttl");
    EXPECT_EQ(table.tableClass, engine::TableClass::StandardInfrequentAccess);
    EXPECT_TRUE(table.deletionProtection);
    EXPECT_EQ(table.tags.front().second, "shop");
    EXPECT_EQ(design.name, "Store");
    EXPECT_EQ(design.metadata.author, "Jo");
}

TEST(TableEdits, TablesComeGoAndMove) {
    const auto added = addTable(shop(), description("New-Table_1.x", key({
                                                                         {"id", ScalarType::B}
    })));
    ASSERT_TRUE(added) << added.error().english();
    EXPECT_EQ(added->tables.back()->name(), "New-Table_1.x");
    const auto moved = moveTable(*added, "New-Table_1.x", 0);
    EXPECT_EQ(moved->tables[0]->name(), "New-Table_1.x");
    EXPECT_EQ(moved->tables[1]->name(), "Shop");
    const auto removed = removeTable(*moved, "Shop");
    EXPECT_EQ(removed->tables.size(), 2U);
    EXPECT_TRUE(removed->layout->cards.empty());
    EXPECT_EQ(removed->patterns.size(), 1U) << "a pattern without its table stays, and shows that";
    const auto copied = duplicateTable(shop(), "Shop", "Shop2");
    ASSERT_TRUE(copied);
    EXPECT_EQ(copied->tables[1]->name(), "Shop2");
    EXPECT_TRUE(copied->tables[1]->items.same(copied->tables[0]->items));
}

TEST(TableEdits, DeclarationsAreKeptApartFromKeys) {
    const auto declared = declareAttribute(shop(), "Shop", {"note", engine::Type::M});
    ASSERT_TRUE(declared);
    EXPECT_EQ(attributeNames(*moveAttribute(*declared, "Shop", "note", 0)->tables[0])[0], "note");
    const auto undeclared = undeclareAttribute(*declared, "Shop", "tags");
    ASSERT_TRUE(undeclared);
    EXPECT_EQ(attributeNames(*undeclared->tables[0]), (std::vector<std::string>{"status", "total", "note"}));
    EXPECT_EQ(itemText(*undeclared, 0), itemText(shop(), 0)) << "values stay";
}

TEST(TableEdits, RefusesWhatDynamoDbRefuses) {
    const Design design = shop();
    const Capacity noWrites{.billingMode = engine::BillingMode::Provisioned, .provisionedThroughput = {1, 0}};
    const std::tuple<const char *, Result<Design>, const char *> cases[] = {
        {"no such table",                                 renameTable(design,      "Nowhere",                  "Store"),
         "Requested resource not found: Table: Nowhere not found"                                                                                                                                                                                                                                                 },
        {"a name that is too short",                      renameTable(design,      "Shop",                     "ab"),
         "1 validation error detected: Value 'ab' at 'tableName' failed to satisfy constraint: Member must have "
            "length "
            "greater than or equal to 3"                                                                                                                                                                                                                                                                          },
        {"a name with a blank",                           renameTable(design,      "Shop",                     "my shop"),
         "1 validation error detected: Value 'my shop' at 'tableName' failed to satisfy constraint: Member must "
            "satisfy "
            "regular expression pattern: [a-zA-Z0-9_.-]+"                                                                                                                                                                                                                                                         },
        {"a name that is taken",                          renameTable(design,      "Shop",                     "Other"),                                                              "Table already exists: Other"                                                                                               },
        {"two tables of one name",                        addTable(design,         description("Other",        key({{"id", ScalarType::S}}))),
         "Table already exists: Other"                                                                                                                                                                                                                                                                            },
        {"a local index needs the table's partition key",
         setTableKey(design,                                                       "Shop",                     key({{"SK", ScalarType::S}},                                           {{"PK", ScalarType::S}})),
         "One or more parameter values were invalid: Index KeySchema does not have the same leading hash key as "
            "table "
            "KeySchema for index: ByTotal. index hash key: PK, table hash key: SK"},
        {"a key of no scalar type",                                               setAttributeType(design,                                              "Shop",   "status",                     engine::Type::M),
         "A key attribute is of type S, N or B."},
        {"an index key has to be declared",         undeclareAttribute(design,                                "Shop",                          "status"),
         "Attribute status is a key of index ByStatus."                                                                                                                                                    },
        {"an attribute of that name is there",  renameAttribute(design,                         "Shop",                "status",                                                              "total"),
         "Table Shop has an attribute total already."},
        {"an item has one of that name",                                       renameAttribute(design,                             "Shop",                                                       "status",                                                                                               "broken"),
         "Table Shop has an attribute broken already."},
        {"no such attribute",                                       renameAttribute(design,                                                     "Shop",                                                        "nothing",                                                                                                                             "x"),                                                                                                                                                                                                                                       "Table Shop has no attribute nothing."},
        {"declared already",                                         declareAttribute(design,   "Shop",{"PK", engine::Type::S}),
         "Table Shop has an attribute PK already."},
        {"provisioned without units",
         setCapacity(*removeIndex(design, "Shop", "ByStatus"), "Shop", noWrites),
         "1 validation error detected: Value '0' at 'provisionedThroughput.writeCapacityUnits' failed to satisfy "
         "constraint: Member must have value greater than or equal to 1"},
    };
    for (const auto &[why, result, text] : cases) {
        ASSERT_FALSE(result) << why;
        EXPECT_EQ(result.error().english(), text) << why;
    }
}

TEST(TableEdits, AFaultThatWasThereDoesNotBlockOtherEdits) {
    Design design = shop();
    TableDesign table = *design.tables[0];
    table.description.localSecondaryIndexes[0].keySchema = key(
        {
            {"other", ScalarType::S}
    },
        {{"total", ScalarType::N}});
    design.tables[0] = Shared(table); // as a file may have it
    EXPECT_TRUE(setStream(design, "Shop", engine::StreamViewType::KeysOnly));
    EXPECT_TRUE(renameTable(design, "Shop", "Store"));
}

TEST(TableEdits, WhatDynamoDbFixesStaysWhileATableIsDeployed) {
    const Design deployed = *setDeployed(shop(), "Shop", true);
    const engine::SecondaryIndex local{.indexName = "ByState", .keySchema = key({{"PK"}}, {{"status"}})};
    const std::tuple<const char *, Result<Design>, const char *> refused[] = {
        {"a name",                renameTable(deployed,     "Shop",       "Store"),
         "Shop is deployed, and DynamoDB does not rename a table. Duplicate it, or take the mark off."                       },
        {"a key",                 renameAttribute(deployed, "Shop",       "PK",                              "pk"),
         "Shop is deployed, and DynamoDB fixes a table's key when it creates it. Duplicate the table, or take the "
         "mark "
            "off."},
        {"a local index more",                       addIndex(deployed,                            "Shop", IndexKind::Local, local),
         "Shop is deployed, and DynamoDB creates local secondary indexes only with their table. Add a global one, "
         "or "
            "take the mark off."},
        {"and less", removeIndex(deployed,                         "Shop",                            "ByTotal"),
         "Shop is deployed, and DynamoDB creates local secondary indexes only with their table. Add a global one, "
         "or "
            "take the mark off."                          },
    };
    for (const auto &[why, result, text] : refused) {
        ASSERT_FALSE(result) << why;
        EXPECT_EQ(result.error().english(), text) << why;
    }
    const engine::SecondaryIndex global{.indexName = "ByAmount", .keySchema = key({{"total"}})};
    const auto added = addIndex(deployed, "Shop", IndexKind::Global, global);
    EXPECT_TRUE(added) << added.error().english();
    EXPECT_TRUE(removeTable(deployed, "Shop"));
    EXPECT_FALSE((*duplicateTable(deployed, "Shop", "Shop2")).tables[1]->deployed);
    const auto local_ = addIndex(*setDeployed(deployed, "Shop", false), "Shop", IndexKind::Local, local);
    EXPECT_TRUE(local_) << local_.error().english();
}
TEST(TableEdits, WhatStandsBesideTheDefinitionIsChecked) {
    Design design = shop();
    const auto scaled = [&](std::int64_t least, std::int64_t most, std::int64_t target) {
        Capacity capacity;
        capacity.billingMode = engine::BillingMode::Provisioned;
        capacity.provisionedThroughput = {5, 5};
        capacity.autoScalingRead = AutoScaling{least, most, target};
        return setCapacity(design, "Shop", capacity);
    };
    const auto tagged = [&](const std::vector<std::string> &names) {
        std::vector<std::pair<std::string, std::string>> tags;
        for (const auto &name : names) tags.emplace_back(name, "");
        return setTags(design, "Shop", tags);
    };
    const Encryption nobodys{EncryptionKey::CustomerManaged, ""};
    const engine::OnDemandThroughput noLimit{0, {}};
    IndexSettings warm;
    warm.warmThroughput = WarmThroughput{1, 2};
    const std::tuple<const char *, Result<Design>, const char *> refused[] = {
        {"upside down",                                                                     scaled(10,            5,                                                                             70),
         "Auto scaling goes from 1 unit or more up to at least as many, not from 10 to 5."},
        {"no unit", scaled(0,                     5,                                                                                          70), "Auto scaling goes from 1 unit or more up to at least as many, not from 0 to 5."},
        {"a full table",                                                                                scaled(1,                                                                             5,95), "Auto scaling aims at 20 to 90 % of the units, not at 95 %."},
        {"no recovery",                                                                    setRecoveryPeriod(design, "Shop", 36), "Point-in-time recovery reaches back 1 to 35 days."},
        {"a key of nobody",                     setEncryption(design,                                         "Shop",                                                                                                          nobodys), "A key of your own needs its id, ARN or alias."},
        {"cold",                                                                           setWarmThroughput(design,                                                                                            "Shop",                                                                                                                      WarmThroughput{0, 1}),
         "Warm throughput is 1 unit per second or more."},
        {"no limit",                                                                 setOnDemandLimits(design,                                             "Shop",                                                                            noLimit), "A limit is 1 unit per second or more."},
        {"a local index",                                  setIndexSettings(design,                                                      "Shop",                                                                                                                              "ByTotal", warm),
         "A local index uses the units of its table."},
        {"too many tags",                                                                           tagged(std::vector<std::string>(51,"k")),                                                                                                                                        "A table has at most 50 tags."},
        {"a tag twice",                                                                        tagged({"a", "a"}),    "Two tags have the key a."                              },
        {"AWS's own",                                          tagged({"aws:x"}),                                                              "Keys of tags that begin with aws: are AWS's own."                                                                                                                            },
        {"no key",                                                                           tagged({""}),                                 "The key of a tag has 1 to 128 characters."},
    };
    for (const auto &[why, result, text] : refused) {
        ASSERT_FALSE(result) << why;
        EXPECT_EQ(result.error().english(), text) << why;
    }
    design = *setIndexSettings(design, "Shop", "ByStatus", warm);
    design = *renameIndex(design, "Shop", "ByStatus", "Renamed");
    EXPECT_EQ(design.tables[0]->indexSettings.at("Renamed").warmThroughput, (WarmThroughput{1, 2}));
    EXPECT_EQ(duplicateIndex(design, "Shop", "Renamed", "Twin")->tables[0]->indexSettings.size(), 2U);
    EXPECT_TRUE(removeIndex(design, "Shop", "Renamed")->tables[0]->indexSettings.empty());
    EXPECT_TRUE(setIndexSettings(design, "Shop", "Renamed", {})->tables[0]->indexSettings.empty());
    EXPECT_EQ(setEncryption(design, "Shop", {EncryptionKey::AwsManaged, "left over"})->tables[0]->encryption.keyId, "");
}

}

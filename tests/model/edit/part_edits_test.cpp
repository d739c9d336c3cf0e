#include "model/edit/entity_edits.h"
#include "model/edit/layout_edits.h"
#include "model/edit/part_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

TEST(PartEdits, WhicheverPartAPlaceNamesIsCopiedAndRemoved) {
    for (const Place &part : {
             Place{.tableName = "Shop"     },
             Place{ .tableName = "Shop", .indexName = "ByStatus"},
             Place{ .tableName = "Shop",  .indexName = "ByTotal"},
             Place{ .tableName = "Shop",   .entityName = "Order"}
    }) {
        const std::string name = partName(part) + "2";
        const Place copy = besidePart(part, name);
        SCOPED_TRACE(name);
        EXPECT_TRUE(hasPart(shop(), part));
        EXPECT_FALSE(hasPart(shop(), copy));
        const auto two = duplicatePart(shop(), part, name);
        ASSERT_TRUE(two);
        EXPECT_TRUE(hasPart(*two, part) && hasPart(*two, copy));
        const auto one = removePart(*two, copy);
        ASSERT_TRUE(one);
        EXPECT_EQ(one->tables, shop().tables);
        EXPECT_FALSE(duplicatePart(*two, part, name)) << "the name is taken";
        EXPECT_FALSE(removePart(shop(), copy)) << "there is none";
    }
    EXPECT_FALSE(hasPart(shop(), {.tableName = "None", .indexName = "ByStatus"}));
}

TEST(PartEdits, NewOnesHaveKeysThatFit) {
    const auto design = addTable(shop(), newTable("Second"));
    ASSERT_TRUE(design);
    const auto global =
        addIndex(*design, "Second", IndexKind::Global, newIndex(*design->table("Second"), "GSI1", IndexKind::Global));
    ASSERT_TRUE(global) << global.error().english();
    const auto local =
        addIndex(*global, "Second", IndexKind::Local, newIndex(*design->table("Second"), "LSI1", IndexKind::Local));
    ASSERT_TRUE(local) << local.error().english();
    const auto &table = local->table("Second")->description;
    EXPECT_EQ(table.index("GSI1")->keySchema.partitionKeys().front().name, "GSI1PK");
    EXPECT_EQ(table.index("LSI1")->keySchema.partitionKeys().front().name, "PK");
}

TEST(EntityEdits, BadgesStayWithTheirType) {
    const auto added = addEntityType(shop(), "Shop", {.name = "Offer"});
    ASSERT_TRUE(added);
    const EntityType &offer = *added->tables[0]->entityTypes.back();
    EXPECT_FALSE(offer.letter.empty());
    EXPECT_NE(offer.letter, "O") << "Order has it";
    const auto renamed = renameEntityType(*added, "Shop", "Order", "Purchase");
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->tables[0]->entityTypes[1]->letter, "O");
    EXPECT_TRUE(renamed->layout->cards.contains("entity/Shop/Purchase"));
    const auto moved = moveEntityType(*renamed, "Shop", "Purchase", 0);
    EXPECT_EQ(moved->tables[0]->entityTypes[0]->name, "Purchase");
    const auto removed = removeEntityType(*moved, "Shop", "Purchase");
    EXPECT_EQ(removed->tables[0]->entityTypes.size(), 2U);
    EXPECT_EQ(removed->layout->cards.size(), 2U);
}

TEST(EntityEdits, TemplatesAreSetAndTakenAway) {
    Design design = *setKeyTemplate(shop(), "Shop", "User", "GSI1PK", "EMAIL#{email}");
    EXPECT_EQ(design.tables[0]->entityTypes[0]->keyTemplates.at("GSI1PK"), "EMAIL#{email}");
    design = *setKeyTemplate(design, "Shop", "User", "GSI1PK", "");
    EXPECT_EQ(design, shop());
    design = *setEntityType(design, "Shop", "User", {.name = "ignored", .letter = "X", .colour = 5});
    EXPECT_EQ(design.tables[0]->entityTypes[0]->name, "User");
    EXPECT_EQ(design.tables[0]->entityTypes[0]->colour, 5);
}

TEST(EntityEdits, RelationsGoWithTheirTypes) {
    Design design = *setRelation(shop(), "Shop", {"User", "Order", Relation::Kind::OneToMany});
    design = *setRelation(design, "Shop", {"Order", "User", Relation::Kind::ManyToMany});
    ASSERT_EQ(design.tables[0]->relations.size(), 1U) << "one between the same two";
    EXPECT_EQ(design.tables[0]->relations[0].kind, Relation::Kind::ManyToMany);
    EXPECT_EQ(renameEntityType(design, "Shop", "Order", "Purchase")->tables[0]->relations[0].from, "Purchase");
    EXPECT_TRUE(removeEntityType(design, "Shop", "User")->tables[0]->relations.empty());
    EXPECT_EQ(*removeRelation(design, "Shop", "User", "Order"), shop());
    EXPECT_FALSE(removeRelation(shop(), "Shop", "User", "Order"));
    EXPECT_FALSE(setRelation(shop(), "Shop", {"User", "Nobody", {}}));
    EXPECT_FALSE(setRelation(shop(), "Shop", {"User", "User", {}}));
}

TEST(EntityEdits, ACopyHasABadgeOfItsOwn) {
    const auto copied = duplicateEntityType(shop(), "Shop", "User", "Guest");
    ASSERT_TRUE(copied);
    const auto &types = copied->tables[0]->entityTypes;
    EXPECT_EQ(types[1]->name, "Guest");
    EXPECT_NE(types[1]->letter, types[0]->letter);
    EXPECT_EQ(types[1]->keyTemplates, types[0]->keyTemplates);
    EXPECT_FALSE(duplicateEntityType(shop(), "Shop", "User", "Order"));
}

TEST(EntityEdits, AttributesHaveNamesOfTheirOwn) {
    const auto set = [](std::vector<EntityAttribute> attributes, std::optional<std::int64_t> items = {}) {
        EntityType type = *shop().tables[0]->entityTypes[0];
        type.attributes = std::move(attributes);
        type.expectedItems = items;
        return setEntityType(shop(), "Shop", "User", type);
    };
    EXPECT_TRUE(set({{.name = "a"}, {.name = "b"}}, 5));
    EXPECT_FALSE(set({{.name = "a"}, {.name = "a"}}));
    EXPECT_FALSE(set({{.name = ""}}));
    EXPECT_FALSE(set({}, -1));
}

TEST(EntityEdits, GeneratorsFollowRenames) {
    EntityType order = *shop().tables[0]->entityTypes[1];
    order.attributes = {
        {"buyer", engine::Type::S, true, "reference(User, status) 50%", ""}
    };
    order.variables = {
        {"status", "reference(User)"}
    };
    order.samples = "1-5 per User";
    const Design before = *setEntityType(shop(), "Shop", "Order", order);
    const auto renamed = renameEntityType(before, "Shop", "User", "Person");
    ASSERT_TRUE(renamed);
    const EntityType &after = *renamed->tables[0]->entityTypes[1];
    EXPECT_EQ(after.attributes[0].generator, "reference(Person, status) 50%");
    EXPECT_EQ(after.variables.at("status"), "reference(Person)");
    EXPECT_EQ(after.samples, "1-5 per Person");
    const auto attribute = renameAttribute(before, "Shop", "status", "state");
    ASSERT_TRUE(attribute);
    const EntityType &moved = *attribute->tables[0]->entityTypes[1];
    EXPECT_EQ(moved.attributes[0].generator, "reference(User, state) 50%");
    EXPECT_EQ(moved.variables.at("state"), "reference(User)");
    EXPECT_EQ(moved.keyTemplates.at("SK"), "ORDER#{state}");
}

TEST(PatternEdits, IdsAreGivenAndKept) {
    const auto added = addPattern(shop(), {.name = "Profile", .operation = "GetItem", .tableName = "Shop"});
    ASSERT_TRUE(added);
    EXPECT_EQ(added->patterns.back()->id, "AP2");
    AccessPattern changed = *added->patterns[0];
    changed.id = "Open";
    changed.name = "Orders that are open";
    const auto set = setPattern(*added, "AP1", changed);
    ASSERT_TRUE(set);
    EXPECT_EQ(set->patterns[0]->id, "Open");
    EXPECT_EQ(movePattern(*set, "AP2", 0)->patterns[0]->id, "AP2");
    EXPECT_EQ(removePattern(*set, "Open")->patterns.size(), 1U);
    EXPECT_EQ(addPattern(*set, {})->patterns.back()->id, "AP1") << "free again";
}

TEST(LayoutEdits, ACardIsOfSomethingThatIsThere) {
    const auto moved = moveCard(shop(), "index/Shop/ByTotal", {1.5, -2});
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->layout->cards.at("index/Shop/ByTotal"), (CardPosition{1.5, -2}));
    EXPECT_TRUE(moved->tables[0].same(shop().tables[0]) || *moved->tables[0] == *shop().tables[0]);
    const auto none = moveCard(shop(), "index/Shop/None", {});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().english(), "There is nothing that card index/Shop/None could show.");
    const auto layout = setLayout(shop(), {
                                              .cards = {{"table/Other", {1, 2}}, {"table/Gone", {3, 4}}}
    });
    EXPECT_EQ(layout->layout->cards.size(), 1U);
}

TEST(PatternEdits, APlaceholderTakesWhatPeopleType) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"a word is text",         ":p", "U001",           R"(value {"S":"U001"})"},
        {"digits are a number",    ":p", "1.50",           R"(value {"N":"1.5"})"},
        {"DynamoDB JSON",          ":p", R"({"B":"AA=="})", R"(value {"B":"AA=="})"},
        {"a template",             ":p", "USER#{user}",    "parameter USER#{user}"},
        {"a variable alone",       "?1", "{user}",         "parameter {user}"},
        {"a name",                 "#p", "order state",    "name order state"},
    };
    for (const auto &[why, placeholder, text, kept] : cases) {
        auto design = setPlaceholder(shop(), "AP1", placeholder, text);
        ASSERT_TRUE(design) << why;
        const AccessPattern &pattern = *design->patterns[0];
        std::string is;
        if (pattern.names.contains(placeholder)) is = "name " + pattern.names.at(placeholder);
        if (pattern.values.contains(placeholder)) is = "value " + pattern.values.at(placeholder);
        if (pattern.parameters.contains(placeholder)) is = "parameter " + pattern.parameters.at(placeholder);
        EXPECT_EQ(is, kept) << why;
        design = setPlaceholder(*design, "AP1", placeholder, "");
        EXPECT_EQ(placeholderText(*design->patterns[0], placeholder), "") << why;
    }
    EXPECT_FALSE(setPlaceholder(shop(), "AP1", ":p", R"({"N": "x"})")) << "no value of DynamoDB";
}

TEST(PatternEdits, AnArgumentHasOneValueOrSeveral) {
    const std::tuple<const char *, std::vector<std::string>> cases[] = {
        {" U001 ",                          {"U001"}},
        {"a, b,",                           {"a", "b"}},
        {"1..3, 7",                         {"1", "2", "3", "7"}},
        {R"({"L": [1, 2]}, 2024-01-05)",    {R"({"L": [1, 2]})", "2024-01-05"}},
        {"3..1",                            {"3..1"}},
    };
    for (const auto &[text, values] : cases) {
        const auto design = setArgument(shop(), "AP1", "user", text);
        ASSERT_TRUE(design) << text;
        EXPECT_EQ(design->patterns[0]->arguments.at("user"), values) << text;
    }
    EXPECT_TRUE(setArgument(shop(), "AP1", "user", " ")->patterns[0]->arguments.empty());
    EXPECT_EQ(setArgument(shop(), "AP1", "user", "1..1001").error().english(), "A variable has up to 1000 values.");
}

TEST(PartEdits, RefuseNamesThatAreMissingOrTaken) {
    const Design design = shop();
    const std::pair<Result<Design>, const char *> cases[] = {
        {addEntityType(design,            "Shop",                   {.name = "User"}),                                             "Table Shop has an entity type User already."},
        {addEntityType(design,                               "Shop",                                    {}),                                                             "An entity type needs a name."},
        {renameEntityType(design, "Shop",                         "None",    "x"), "Table Shop has no entity type None."},
        {addPattern(design,                         {.id = "AP1"}),                     "There is an access pattern AP1 already."                                         },
        {removePattern(design,               "AP9"), "There is no access pattern AP9."},
        {addPattern(design,            {.expectedItems = {"[]"}}),
         "The expected item []: Unrecognized collection type "
            "java.util.Map<java.lang.String, com.amazonaws.dynamodb.v20120810.AttributeValue>"                                           },
        {addPattern(design,               {.request = "[]"}),  "The request has to be a JSON object."                                   },
        {addPattern(design,               {.peakPerSecond = -1}),       "Rates and units count from 0 up."                            },
        {addPattern(design,               {.expectedCount = -1}),   "A number of items counts from 0 up."                       },
        {addPattern(design,               {.values = {{":v", R"({"N":"x"})"}}}),
         "The value of :v: The parameter cannot be converted to a numeric value: x"                        },
    };
    for (const auto &[result, text] : cases) {
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().english(), text);
    }
}

}

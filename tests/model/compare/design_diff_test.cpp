#include "model/compare/design_diff.h"

#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/layout_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

std::string diff(const Result<Design> &after) {
    return after ? toText(compareDesigns(shop(), *after)) : after.error().english();
}

}

TEST(DesignDiff, SaysEachChangeInALine) {
    const Place cell{.tableName = "Shop", .attributeName = "status", .itemIndex = 1};
    const Place tags{.tableName = "Shop", .attributeName = "tags", .itemIndex = 0};
    AccessPattern pattern = *shop().patterns[0];
    pattern.filterExpression = "total > :t";
    TableDesign related = *shop().tables[0];
    related.relations = {
        {"User", "Order", Relation::Kind::OneToMany}
    };
    Design withRelation = shop();
    withRelation.tables[0] = Shared(related);
    const std::tuple<const char *, Result<Design>, const char *> cases[] = {
        {"nothing",                                                                                  shop(),                 ""                                                                            },
        {"the layout is none",                                                                           moveCard(shop(),           "table/Shop",                                                                        {1, 2}), ""},
        {"nor is order",                                                                             moveEntityType(shop(),  "Shop",                                                                         "Order", 0), ""},
        {"the model's name",                                                                                        setModelName(shop(),                                                                                                              "Store"),                                                                                                                                                                           "~ Model: name: Shop \u2192 Store\n"},
        {"a table goes",                                                      removeTable(shop(),                                                                            "Other"),"- Table Other\n"},
        {"a new name is another table",                                                                         renameTable(shop(),                                                                                               "Other",                                                                                                                                                                               "New"), "- Table Other\n+ Table New\n"},
        {  "a key",                                                                                    setTableKey(shop(),                                                                            "Other",key({{"id", engine::ScalarType::N}})),
         "~ Other: key: id (S) \u2192 id (N)\n"},
        {"a setting",                                                                                   setTimeToLive(shop(),"Shop",                                                                                                                                                             "gone"), "~ Shop: time to live: expires \u2192 gone\n"},
        {"a setting that was none",setStream(shop(),            "Shop",engine::StreamViewType::KeysOnly),
         "+ Shop: stream: KEYS_ONLY\n"},
        {"an index goes",                                                                  removeIndex(shop(),                                                                                     "Shop",                                                                                                                                                  "ByTotal"), "- Shop: index ByTotal: PK (S), total (N)\n"},
        {                              "a projection",                                                                                          setIndexProjection(shop(),                                                                                                  "Shop",                                                                                             "ByStatus", {engine::Projection::Type::KeysOnly, {}}),
         "~ Shop: projection of index ByStatus: INCLUDE tags \u2192 KEYS_ONLY\n"},
        {                                                                                                                         "an attribute",                                              declareAttribute(shop(),                                                                    "Shop",                                                                                                                                     {"note", engine::Type::S}), "+ Shop: attribute note: S\n"},
        {"its type",                                                                                setAttributeType(shop(),                                                             "Other",                                                                                                                            "id", engine::Type::B), "~ Other: key: id (S) \u2192 id (B)\n"},
        {"an entity type",                      removeEntityType(shop(),"Shop","User"), "- Shop: entity type User\n"},
        {"a template",                                                                                 setKeyTemplate(shop(), "Shop",            "User", "GSI1PK", "E#{email}"),
         "+ Shop, entity type User: template of GSI1PK: E#{email}\n"},
        {"a relation",                                                    withRelation,                                                                          "+ Shop: relation User \u2013 Order: 1:n\n"                                                                                                                                        },
        {"a value",                                                                                   setAttribute(shop(),                                                                             cell,                                                                                                                                                                                                                                                                         engine::Type::S, "paid"),
         "~ Shop: status of item USER#1 \u203a ORDER#1: {\"S\":\"open\"} \u2192 {\"S\":\"paid\"}\n"},
        {                                                                                                                                                                                                                                                                                                                                                                                                        "a value goes",                                                                                    removeAttribute(shop(),                                                                                                    tags),
         "- Shop: tags of item USER#1 \u203a PROFILE: {\"SS\":[\"a\",\"b\"]}\n"},
        {"an item goes",                                                                                          removeItems(shop(),                                                                                                     "Shop",                                                                                                                    {0}), "- Shop: item USER#1 \u203a PROFILE\n"},
        {"the second of two with one key",                                                                                  duplicateItems(shop(),   "Shop", {0}), "+ Shop: item USER#1 \u203a PROFILE\n"},
        {"a pattern", setPattern(shop(),                       "AP1",                                                                                        pattern),
         "~ Access pattern AP1: filter: total > :t AND note.total = :t \u2192 total > :t\n"},
        {"a pattern goes",                     removePattern(shop(),                                           "AP1"),                                                                                                            "- Access pattern AP1, Open orders\n"},
    };
    for (const auto &[why, after, text] : cases) EXPECT_EQ(diff(after), text) << why;
}

TEST(DesignDiff, IsTheOtherWayRoundWhenTheDesignsAre) {
    const Design after = *removeItems(*setTimeToLive(shop(), "Shop", "gone"), "Shop", {0});
    const auto there = compareDesigns(shop(), after), back = compareDesigns(after, shop());
    ASSERT_EQ(there.size(), 2U);
    ASSERT_EQ(back.size(), 2U);
    EXPECT_EQ(there[0].before, back[0].after);
    EXPECT_EQ(there[1].kind, DesignChange::Kind::Removed);
    EXPECT_EQ(back[1].kind, DesignChange::Kind::Added);
    EXPECT_EQ(back[1].place, (Place{.tableName = "Shop", .itemIndex = 0}));
}

}

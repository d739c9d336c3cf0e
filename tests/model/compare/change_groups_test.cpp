#include "model/compare/change_groups.h"

#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/item_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "tests/model/edit/designs.h"

#include <gtest/gtest.h>

namespace model {

namespace {

/// The shop after one edit in each part.
Design edited() {
    Design design = *setModelName(shop(), "Store");
    design = *setTimeToLive(std::move(design), "Shop", "gone");
    design = *declareAttribute(std::move(design), "Shop", {"note", engine::Type::S});
    design = *removeIndex(std::move(design), "Shop", "ByTotal");
    design = *removeEntityType(std::move(design), "Shop", "User");
    design = *setAttribute(
        std::move(design), {.tableName = "Shop", .attributeName = "status", .itemIndex = 1}, engine::Type::S, "paid");
    design = *removeItems(std::move(design), "Shop", {0});
    design = *removeTable(std::move(design), "Other");
    return *removePattern(std::move(design), "AP1");
}

std::string text(const std::vector<ChangeGroup> &groups) {
    constexpr const char *names[] = {"model", "settings", "attributes", "indexes", "entity types", "items", "patterns"};
    std::string out;
    for (const ChangeGroup &group : groups)
        out += group.tableName + ' ' + names[static_cast<std::size_t>(group.part)] + " +" +
               std::to_string(group.added) + " -" + std::to_string(group.removed) + " ~" +
               std::to_string(group.changed) + '\n';
    return out;
}

}

TEST(ChangeGroups, EveryChangeIsInTheGroupOfItsPart) {
    const auto changes = compareDesigns(shop(), edited());
    const auto groups = groupChanges(changes);
    EXPECT_EQ(text(groups), " model +0 -0 ~1\n"
                            "Shop settings +0 -0 ~1\n"
                            "Shop attributes +1 -0 ~0\n"
                            "Shop indexes +0 -1 ~0\n"
                            "Shop entity types +0 -1 ~0\n"
                            "Shop items +0 -1 ~1\n"
                            "Other settings +0 -1 ~0\n"
                            " patterns +0 -1 ~0\n");
    std::size_t all = 0;
    for (const ChangeGroup &group : groups) all += group.changes.size();
    EXPECT_EQ(all, changes.size());
    EXPECT_TRUE(groupChanges({}).empty());
}

TEST(ChangeGroups, TurnedRoundTheySayTheSameOfTheOtherDirection) {
    const auto there = compareDesigns(shop(), edited());
    const auto back = turnedRound(compareDesigns(edited(), shop()));
    ASSERT_EQ(there.size(), back.size());
    const auto sorted = [](const std::vector<DesignChange> &changes) {
        std::multiset<std::string> lines;
        for (const DesignChange &change : changes) lines.insert(toText({change}));
        return lines;
    };
    EXPECT_EQ(sorted(there), sorted(back));
    EXPECT_EQ(toText(turnedRound(turnedRound(there))), toText(there));
}

TEST(ChangeGroups, WhatIsGoneIsLookedForAtTheNearestThatIsThere) {
    const Design after = edited();
    using Kind = DesignChange::Kind;
    const std::tuple<const char *, Kind, Place, Place> cases[] = {
        {"an attribute of an item that stayed",                  Kind::Changed,
         {.tableName = "Shop", .attributeName = "status", .itemIndex = 0},
         {.tableName = "Shop", .attributeName = "status", .itemIndex = 0}                                                                            },
        {"a value that went, its item did not",                  Kind::Removed,
         {.tableName = "Shop", .attributeName = "tags", .itemIndex = 0},
         {.tableName = "Shop", .attributeName = "tags", .itemIndex = 0}                                                                              },
        {"an item that went: its number is of the first design", Kind::Removed, {.tableName = "Shop", .itemIndex = 0},
         {.tableName = "Shop"}                                                                                                                       },
        {"an item past the end, as edits came since",            Kind::Changed, {.tableName = "Shop", .itemIndex = 99},
         {.tableName = "Shop"}                                                                                                                       },
        {"an index that went",                                   Kind::Removed, {.tableName = "Shop", .indexName = "ByTotal"},  {.tableName = "Shop"}},
        {"an index that stays",                                  Kind::Changed, {.tableName = "Shop", .indexName = "ByStatus"},
         {.tableName = "Shop", .indexName = "ByStatus"}                                                                                              },
        {"a table that went",                                    Kind::Removed, {.tableName = "Other"},                         {}                   },
        {"a pattern that went",                                  Kind::Removed, {.patternId = "AP1"},                           {}                   },
    };
    for (const auto &[why, kind, place, shown] : cases)
        EXPECT_EQ(placeToShow({.kind = kind, .place = place}, after), shown) << why;
}

}

#include "model/edit/template_edits.h"

#include "model/edit/entity_edits.h"
#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <tuple>

namespace model {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// One user, three orders. GSI1 is keyed by templates; GSI2 by a flag of its own, which open orders carry; the second
/// order's index key was typed by hand, the third says another status in its key than in its attribute.
Design shop() {
    TableDesign table = makeTable("Shop", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE", "email": "a@b.c"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "orderId": "O1", "orderDate": "2024-01-05", "status": "Open", )"
            R"("total": 5, "GSI1PK": "STATUS#Open", "GSI1SK": "2024-01-05", "flag": "1"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-06", "orderId": "O2", "orderDate": "2024-01-06", "status": "Sent", )"
            R"("GSI1PK": "ARCHIVE", "GSI1SK": "2024-01-06"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-02-07", "orderDate": "2024-02-07", "status": "Sent", )"
            R"("GSI1PK": "STATUS#Lost", "GSI1SK": "2024-02-07"})"});
    table.description.globalSecondaryIndexes = {
        makeIndex("GSI1", keys("GSI1PK", "GSI1SK")), makeIndex("GSI2", keys("flag", "total:N"))};
    EntityType user{.name = "User"}, order{.name = "Order"};
    user.keyTemplates = {
        {"PK", "USER#{userId}"},
        {"SK", "PROFILE"      }
    };
    order.keyTemplates = {
        {"PK",     "USER#{userId}"    },
        {"SK",     "ORDER#{orderDate}"},
        {"GSI1PK", "STATUS#{status}"  },
        {"GSI1SK", "{orderDate}"      },
        {"flag",   "{flag}"           }
    };
    table.entityTypes = {Shared(user), Shared(order)};
    Design design;
    design.tables = {Shared(table)};
    return design;
}

std::string valueOf(const Design &design, std::size_t item, const char *attribute) {
    const auto value = engine::ItemView((*design.tables[0]->items)[item]->blob).find(attribute);
    return value ? std::string(value->text()) : "–";
}

TEST(KeyTemplates, ItemsFollowInTheSameStep) {
    struct Case {
        const char *why;
        TemplateEdit edit;
        std::size_t item;
        const char *expected;
    };
    const Case cases[] = {
        {"the literal part changes",             {"Order", "GSI1PK", "S#{status}"},              1, "S#Open"             },
        {"an attribute comes in",                {"Order", "SK", "ORDER#{orderDate}#{orderId}"}, 1, "ORDER#2024-01-05#O1"},
        {"a variable of another key comes in",   {"Order", "GSI1SK", "{userId}#{orderDate}"},    1, "1#2024-01-05"       },
        {"numbers are their digits",             {"Order", "GSI1SK", "{total}"},                 1, "5"                  },
        {"a key keeps what itself says",         {"Order", "GSI1PK", "S#{status}"},              3, "S#Lost"             },
        {"typed by hand: stays",                 {"Order", "GSI1PK", "S#{status}"},              2, "ARCHIVE"            },
        {"cannot be made: stays",                {"Order", "SK", "ORDER#{orderDate}#{orderId}"}, 3, "ORDER#2024-02-07"   },
        {"another entity's items are not meant", {"Order", "PK", "U#{userId}"},                  0, "USER#1"             },
        {"its own are",                          {"Order", "PK", "U#{userId}"},                  1, "U#1"                },
        {"a new template fills what is empty",   {"User", "GSI1PK", "EMAIL#{email}"},            0, "EMAIL#a@b.c"        },
        {"a template goes, its key goes",        {"Order", "GSI1PK", ""},                        1, "–"                },
        {"but not what was typed by hand",       {"Order", "GSI1PK", ""},                        2, "ARCHIVE"            },
        {"nor an attribute of its own",          {"Order", "flag", ""},                          1, "1"                  },
        {"nor a key of the table",               {"Order", "SK", ""},                            1, "ORDER#2024-01-05"   },
        {"a sparse index stays sparse",          {"Order", "flag", "OPEN#{flag}"},               2, "–"                },
        {"and what is in it follows",            {"Order", "flag", "OPEN#{flag}"},               1, "OPEN#1"             },
        {"a sign that tells kinds apart",        {"User", "type", "user"},                       0, "user"               },
    };
    for (const Case &one : cases) {
        const auto after = setKeyTemplates(shop(), "Shop", {one.edit});
        ASSERT_TRUE(after) << one.why << ": " << after.error().english();
        EXPECT_EQ(valueOf(*after, one.item, one.edit.attributeName.c_str()), one.expected) << one.why;
    }
}

TEST(KeyTemplates, EveryWayToSetOneIsLive) {
    EXPECT_EQ(valueOf(*setKeyTemplate(shop(), "Shop", "Order", "GSI1PK", "S#{status}"), 1, "GSI1PK"), "S#Open");
    EntityType order = *shop().tables[0]->entityTypes[1];
    order.keyTemplates["GSI1PK"] = "S#{status}";
    order.keyTemplates.erase("GSI1SK");
    order.description = "new";
    const auto after = setEntityType(shop(), "Shop", "Order", order);
    ASSERT_TRUE(after);
    EXPECT_EQ(valueOf(*after, 1, "GSI1PK"), "S#Open");
    EXPECT_EQ(valueOf(*after, 1, "GSI1SK"), "–");
    EXPECT_EQ(after->tables[0]->entityTypes[1]->description, "new");
}

TEST(KeyTemplates, WhatDidNotChangeIsShared) {
    const Design before = shop();
    const auto after = setKeyTemplates(before, "Shop",
        {
            {"Order", "GSI1PK", "S#{status}"}
    });
    ASSERT_TRUE(after);
    EXPECT_TRUE((*before.tables[0]->items)[0].same((*after->tables[0]->items)[0]));
    EXPECT_FALSE((*before.tables[0]->items)[1].same((*after->tables[0]->items)[1]));
    EXPECT_EQ(*setKeyTemplates(before, "Shop",
                  {
                      {"Order", "GSI1PK", "STATUS#{status}"}
    }),
        before);
}

TEST(KeyTemplates, SeveralAtOnceAreMadeFromTheItemsAsTheyWere) {
    // Both keys swap their variables: neither is made of the other's new text.
    const auto after = setKeyTemplates(shop(), "Shop",
        {
            {"Order", "GSI1PK", "DATE#{orderDate}"},
            {"Order", "GSI1SK", "{status}"        }
    });
    ASSERT_TRUE(after);
    EXPECT_EQ(valueOf(*after, 1, "GSI1PK"), "DATE#2024-01-05");
    EXPECT_EQ(valueOf(*after, 1, "GSI1SK"), "Open");
}

std::vector<std::string> told(const TemplateEffects &effects) {
    std::vector<std::string> out;
    const auto text = [](std::size_t i) { return std::to_string(i); };
    for (const auto &key : effects.changed)
        out.push_back(text(key.itemIndex) + " " + key.attributeName + " " + key.before + " > " + key.after);
    for (const auto &key : effects.byHand)
        out.push_back(text(key.itemIndex) + " " + key.attributeName + " by hand " + key.before + " not " + key.after);
    for (const auto &key : effects.unmade)
        out.push_back(text(key.itemIndex) + " " + key.attributeName + " lacks " + key.variable);
    for (const auto &pair : effects.collisions) out.push_back(text(pair.itemIndex) + " collides " + text(pair.with));
    for (const auto &move : effects.leaving) out.push_back(text(move.itemIndex) + " leaves " + move.indexName);
    for (const auto &move : effects.entering) out.push_back(text(move.itemIndex) + " enters " + move.indexName);
    for (const auto item : effects.strays) out.push_back(text(item) + " strays");
    return out;
}

TEST(TemplateEffects, TellWhatWouldHappenBeforeItDoes) {
    const std::tuple<const char *, TemplateEdit, std::vector<std::string>> cases[] = {
        {"changes, and what stays by hand",                {"Order", "GSI1PK", "S#{status}"},
         {"1 GSI1PK STATUS#Open > S#Open", "3 GSI1PK STATUS#Lost > S#Lost", "2 GSI1PK by hand ARCHIVE not S#Sent"}                },
        {"a missing value",                                {"Order", "GSI1SK", "{orderId}"},
         {"1 GSI1SK 2024-01-05 > O1", "2 GSI1SK 2024-01-06 > O2", "3 GSI1SK lacks orderId"}                                       },
        {"two items with one key, the first one keeps it", {"Order", "SK", "ORDER#{status}"},
         {"1 SK ORDER#2024-01-05 > ORDER#Open", "2 SK ORDER#2024-01-06 > ORDER#Sent",
                "3 SK ORDER#2024-02-07 > ORDER#Sent", "3 collides 2"}                                                             },
        {"one that another kind has",                      {"Order", "SK", "PROFILE"},
         {"1 SK ORDER#2024-01-05 > PROFILE", "2 SK ORDER#2024-01-06 > PROFILE", "3 SK ORDER#2024-02-07 > PROFILE",
                "1 collides 0", "2 collides 0", "3 collides 0", "1 strays", "2 strays", "3 strays"}                               },
        {"out of an index",                                {"Order", "GSI1SK", ""},
         {"1 GSI1SK 2024-01-05 > ", "2 GSI1SK 2024-01-06 > ", "3 GSI1SK 2024-02-07 > ", "1 leaves GSI1",
                "2 leaves GSI1", "3 leaves GSI1"}                                                                                 },
        {"half a key is not in it",                        {"User", "GSI1PK", "EMAIL#{email}"},    {"0 GSI1PK  > EMAIL#a@b.c"}    },
        {"an item that no kind knows any more",            {"User", "SK", "PROFILE#{nick}"},       {"0 SK lacks nick", "0 strays"}},
        {"nothing",                                        {"Order", "GSI1PK", "STATUS#{status}"}, {}                             },
    };
    for (const auto &[why, edit, expected] : cases) {
        const auto effects = effectsOf(*shop().tables[0], {edit});
        ASSERT_TRUE(effects) << why;
        EXPECT_EQ(told(*effects), expected) << why;
    }
}

TEST(TemplateEffects, AnEntityComesIntoAnIndexByItsTemplates) {
    const auto effects =
        effectsOf(*shop().tables[0], {
                                         {"User", "GSI1PK", "EMAIL#{email}"},
                                         {"User", "GSI1SK", "PROFILE"      }
    });
    ASSERT_TRUE(effects);
    EXPECT_THAT(told(*effects), ElementsAre("0 GSI1PK  > EMAIL#a@b.c", "0 GSI1SK  > PROFILE", "0 enters GSI1"));
    EXPECT_TRUE(effects->harmless());
    EXPECT_EQ(effects->changedItems(), 1U);
}

TEST(TemplateEffects, AKeyIsOfTheTypeThatItsIndexWants) {
    Design design = shop();
    TableDesign table = *design.tables[0];
    table.description.globalSecondaryIndexes.push_back(makeIndex("GSI3", keys("rank:N")));
    const auto effects = effectsOf(table, {
                                              {"Order", "rank", "{total}"}
    });
    EXPECT_THAT(
        told(*effects), ElementsAre("1 rank  > 5", "2 rank lacks total", "3 rank lacks total", "1 enters GSI3"));
    const auto text = effectsOf(table, {
                                           {"Order", "rank", "N{total}"}
    });
    ASSERT_EQ(text->unmade.size(), 3U);
    EXPECT_EQ(text->unmade[0].variable, "") << "no number";
    design.tables[0] = table;
    const auto after = setKeyTemplates(design, "Shop",
        {
            {"Order", "rank", "{total}"}
    });
    const auto value = engine::ItemView((*after->tables[0]->items)[1]->blob).find("rank");
    ASSERT_TRUE(value);
    EXPECT_EQ(value->type(), engine::Type::N);
}

TEST(TemplateEffects, RefuseWhatIsNoTemplate) {
    const std::tuple<const char *, const char *, std::size_t> cases[] = {
        {"ORDER#{orderDate}", "",                                            0},
        {"",                  "",                                            0},
        {"ORDER#{orderDate",  "A brace without its partner.",                7},
        {"é}",               "A brace without its partner.",                2},
        {"{a{b}",             "A brace without its partner.",                3},
        {"A#{}",              "A variable needs a name between its braces.", 3},
    };
    for (const auto &[text, why, column] : cases) {
        const auto checked = checkTemplate(text);
        ASSERT_EQ(checked.has_value(), *why == 0) << text;
        if (checked) continue;
        EXPECT_EQ(checked.error().message.english(), why) << text;
        EXPECT_EQ(checked.error().place.column, column) << text;
    }
    EXPECT_FALSE(setKeyTemplates(shop(), "Shop",
        {
            {"Order", "SK", "{"}
    }));
    EXPECT_FALSE(setKeyTemplates(shop(), "Shop",
        {
            {"Nobody", "SK", "x"}
    }));
    EXPECT_FALSE(setKeyTemplates(shop(), "Shop",
        {
            {"Order", "", "x"}
    }));
    EXPECT_FALSE(setKeyTemplates(shop(), "Other",
        {
            {"Order", "SK", "x"}
    }));
}

}

}

#include "model/view/search.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

TEST(Search, FindsLettersInTheirOrder) {
    const std::tuple<const char *, const char *, const char *, const char *> cases[] = {
        {"a start",              "ord",       "Order",              "***er"             },
        {"case is no matter",    "ORD",       "Order",              "***er"             },
        {"initials",             "oi",        "OrderItem",          "*rder*tem"         },
        {"initials of words",    "rg",        "Rename GSI",         "*ename *SI"        },
        {"words apart",          "undo last", "Undo the last edit", "**** the **** edit"},
        {"the nicer place",      "item",      "Limit ItEm",         "Limit ****"        },
        {"digits begin a word",  "ap1",       "AP1 User profile",   "*** User profile"  },
        {"in order only",        "redro",     "Order",              ""                  },
        {"every letter",         "orderx",    "Order",              ""                  },
        {"longer than the text", "orders",    "Order",              ""                  },
    };
    for (const auto &[why, query, text, marked] : cases) {
        const auto match = fuzzyMatch(query, text);
        ASSERT_EQ(match.has_value(), *marked != 0) << why;
        if (!match) continue;
        std::string out(text);
        for (const auto at : match->positions) out[at] = '*';
        EXPECT_EQ(out, marked) << why;
    }
    EXPECT_TRUE(fuzzyMatch("", "anything")) << "nothing typed: everything";
    EXPECT_TRUE(fuzzyMatch("é", "café")) << "other scripts by their bytes";
    EXPECT_FALSE(fuzzyMatch("x", std::string(100'000, 'y'))) << "long texts end soon";
}

TEST(Search, PutsTheLikeliestFirst) {
    const std::vector<const char *> texts = {
        "Go to order form", "Reorder columns", "OrderItem", "Order", "Border colour"};
    std::vector<SearchEntry> entries;
    for (const auto *text : texts) entries.push_back({.text = text});
    std::string order;
    for (const auto &hit : search(entries, "order")) order += entries[hit.entry].text + "; ";
    EXPECT_EQ(order, "Order; OrderItem; Go to order form; Reorder columns; Border colour; ");
    EXPECT_EQ(search(entries, "", 2).size(), 2U) << "the limit";
    entries[4].detail = "Shift+F9";
    ASSERT_EQ(search(entries, "shift").size(), 1U);
    EXPECT_TRUE(search(entries, "shift")[0].match.positions.empty()) << "found behind the text, nothing bold in it";
}

TEST(Search, ListsADesign) {
    auto table = makeTable("Shop", keys("PK"), {R"({"PK": "a", "colour": "red"})"});
    table.description.globalSecondaryIndexes = {makeIndex("ByColour", keys("colour"))};
    table.entityTypes = {EntityType{.name = "Thing"}};
    Design design;
    design.tables = {table};
    design.patterns = {
        AccessPattern{.id = "AP1", .name = "Red things", .tableName = "Shop"}
    };
    std::string names;
    for (const auto &entry : searchEntries(design)) names += entry.text + "; ";
    EXPECT_EQ(names, "Shop; ByColour; Thing; PK; colour; AP1 Red things; ");
    EXPECT_EQ(searchEntries(design)[1].place, (Place{.tableName = "Shop", .indexName = "ByColour"}));
}

}

#include "model/view/summary.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

TEST(Summary, WritesBytesForPeople) {
    const std::pair<std::uint64_t, const char *> cases[] = {
        {0,                 "0 B"   },
        {1,                 "1 B"   },
        {1'023,             "1023 B"},
        {1'024,             "1.0 KB"},
        {1'126,             "1.1 KB"},
        {10'188,            "9.9 KB"},
        {10'230,            "10 KB" },
        {53'248,            "52 KB" },
        {1'048'575,         "1.0 MB"},
        {1'048'576,         "1.0 MB"},
        {409'600,           "400 KB"},
        {10'737'418'240,    "10 GB" },
        {~std::uint64_t(0), "16 EB" }
    };
    for (const auto &[bytes, text] : cases) EXPECT_EQ(bytesText(bytes), text) << bytes;
    const std::pair<std::uint64_t, const char *> counts[] = {
        {0,         "0"        },
        {999,       "999"      },
        {1'204,     "1,204"    },
        {1'000'000, "1,000,000"}
    };
    for (const auto &[count, text] : counts) EXPECT_EQ(countText(count), text);
    const std::pair<std::size_t, const char *> shares[] = {
        {0,      "0 %"    },
        {4,      "< 0.1 %"},
        {170,    "1.7 %"  },
        {200,    "2 %"    },
        {996,    "10 %"   },
        {2'500,  "25 %"   },
        {9'999,  "99 %"   },
        {10'000, "100 %"  }
    };
    for (const auto &[hundredths, text] : shares) EXPECT_EQ(shareText(hundredths), text) << hundredths;
}

TEST(Summary, CountsEverythingOnce) {
    auto table = makeTable("Shop", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#1", "SK": "ORDER#1", "flag": "x"})",
            R"({"PK": "USER#2", "SK": "ORDER#1"})", R"({"PK": "?", "SK": "?"})", R"({"flag": "no keys"})"});
    table.description.globalSecondaryIndexes = {makeIndex("Flagged", keys("flag"))};
    table.entityTypes = {
        EntityType{.name = "User",  .letter = "U", .keyTemplates = {{"SK", "PROFILE"}}   },
        EntityType{.name = "Order", .letter = "O", .keyTemplates = {{"SK", "ORDER#{id}"}}}
    };
    Design design{.name = "A shop"};
    design.tables = {table, makeTable("Empty", keys("id"), {})};
    design.patterns = {AccessPattern{.id = "AP1"}};

    const auto summary = summaryOf(design);
    ASSERT_EQ(summary.tables.size(), 2U);
    const auto &shop = summary.tables[0];
    EXPECT_EQ(shop.items, 5U);
    EXPECT_EQ(shop.collections, 3U) << "items without keys are in none";
    EXPECT_EQ(shop.bytes, 17U + 22U + 17U + 6U + 11U);
    EXPECT_EQ(shop.entities[0].items, 1U);
    EXPECT_EQ(shop.entities[1].items, 2U);
    EXPECT_EQ(shop.withoutEntity, 2U);
    EXPECT_EQ(shop.indexes[0].items, 2U) << "an index looks at its own key only, as our lens does";
    EXPECT_EQ(toText(summary), "A shop\n"
                               "Shop                                    5 items      73 B\n"
                               "  [U] User                              1 items      17 B\n"
                               "  [O] Order                             2 items      39 B\n"
                               "  [?] 2 items of no entity type\n"
                               "  GSI Flagged                           2 items      33 B\n"
                               "Empty                                   0 items       0 B\n"
                               "Together                                5 items      73 B\n"
                               "1 access pattern\n");
}

}

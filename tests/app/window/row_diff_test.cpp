#include "app/window/row_diff.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

namespace app {

namespace {

using Rows = std::vector<std::string>;

/// As a model carries them out: removals in the list before, then insertions from the list after.
Rows carriedOut(Rows rows, const Rows &after, const RowDiff &diff) {
    for (const auto &range : diff.removed)
        rows.erase(rows.begin() + range.first, rows.begin() + range.first + range.count);
    for (const auto &range : diff.inserted)
        rows.insert(rows.begin() + range.first, after.begin() + range.first, after.begin() + range.first + range.count);
    return rows;
}

TEST(RowDiff, TurnsOneListIntoTheOtherAndTouchesLittle) {
    struct Case {
        const char *why;
        Rows before, after;
        std::vector<RowRange> removed, inserted;
    };
    const Case cases[] = {
        {"the same rows need no notice",               {"a", "b"},                {"a", "b"},           {},               {}      },
        {"a row in the middle comes",                  {"a", "c"},                {"a", "b", "c"},      {},               {{1, 1}}},
        {"a row in the middle goes",                   {"a", "b", "c"},           {"a", "c"},           {{1, 1}},         {}      },
        {"neighbours go in one range",                 {"a", "b", "c", "d"},      {"a", "d"},           {{1, 2}},         {}      },
        {"the last range goes first",                  {"a", "b", "c", "d", "e"}, {"a", "c", "e"},      {{3, 1}, {1, 1}}, {}      },
        {"a row that moved down leaves and comes",     {"a", "b", "c", "d"},      {"b", "c", "a", "d"}, {{0, 1}},         {{2, 1}}},
        {"a row that moved up, too",                   {"a", "b", "c", "d"},      {"a", "d", "b", "c"}, {{3, 1}},         {{1, 1}}},
        {"from nothing",                               {},                        {"a", "b"},           {},               {{0, 2}}},
        {"to nothing",                                 {"a", "b"},                {},                   {{0, 2}},         {}      },
        {"all of them new",                            {"a"},                     {"b"},                {{0, 1}},         {{0, 1}}},
        {"a key twice is another row the second time", {"a", "a"},                {"a", "a", "a"},      {},               {{2, 1}}},
    };
    for (const auto &c : cases) {
        const auto diff = rowDiff(c.before, c.after);
        EXPECT_EQ(diff.removed, c.removed) << c.why;
        EXPECT_EQ(diff.inserted, c.inserted) << c.why;
        EXPECT_EQ(carriedOut(c.before, c.after, diff), c.after) << c.why;
    }
}

TEST(RowDiff, HoldsForAnyTwoLists) {
    unsigned seed = 1;
    const auto next = [&seed](unsigned below) { return (seed = seed * 1664525u + 1013904223u) / 65536u % below; };
    for (int round = 0; round < 2000; ++round) {
        Rows before, after;
        for (unsigned i = next(9); i > 0; --i) before.push_back(std::to_string(next(8)));
        for (unsigned i = next(9); i > 0; --i) after.push_back(std::to_string(next(8)));
        ASSERT_EQ(carriedOut(before, after, rowDiff(before, after)), after) << "round " << round;
    }
}

TEST(RowDiff, AThousandScatteredChangesAskForAReset) {
    std::vector<int> before, after;
    for (int i = 0; i < 2000; ++i) {
        before.push_back(i);
        after.push_back(i % 2 == 0 ? i : -i);
    }
    EXPECT_TRUE(rowDiff(before, after).wantsReset());
}

}

}

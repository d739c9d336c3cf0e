#include "model/view/item_totals.h"

#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

TEST(ItemTotals, CountCollectionsAndBytesOfTheItemsNamed) {
    const auto table = makeTable("Orders", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "A"})", R"({"PK": "USER#1", "SK": "B"})", R"({"PK": "USER#2", "SK": "A"})",
            R"({"name": "no key"})"});
    const auto totals = [&](std::vector<std::size_t> items) {
        const auto of = totalsOf(table, items);
        return std::pair(of.collections, of.bytes);
    };
    EXPECT_EQ(totals({}), std::pair(std::size_t(0), std::uint64_t(0)));
    EXPECT_EQ(totals({0, 1}), std::pair(std::size_t(1), std::uint64_t(2 * (2 + 6 + 2 + 1))));
    EXPECT_EQ(totals({0, 2, 3}), std::pair(std::size_t(3), std::uint64_t(2 * (2 + 6 + 2 + 1) + 4 + 6)));
}

TEST(ItemTotals, StopWhenAsked) {
    const auto table = makeTable("Orders", keys("PK"), {R"({"PK": "USER#1"})"});
    const std::vector<std::size_t> many(10'000, 0);
    EXPECT_EQ(totalsOf(table, many).bytes, 80'000u);
    EXPECT_LT(totalsOf(table, many, [] { return true; }).bytes, 80'000u);
}

}

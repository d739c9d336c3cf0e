#include "model/view/item_pages.h"

#include "engine/engine.h"
#include "engine/value/item_json.h"
#include "tests/model/readings.h"

#include <gtest/gtest.h>

namespace model {

namespace {

/// A table of readings, ten to a sensor; every fourth is in the index ByAlarm.
class ItemPagesTest : public testing::Test {
protected:
    void fill(std::size_t count, std::size_t padding = 0) {
        ASSERT_TRUE(makeReadings(*engine, count, R"("pad":{"S":")" + std::string(padding, 'x') + "\"}"));
    }
    std::size_t found(const PageSource &source, std::vector<engine::ItemBlob> &starts) {
        const auto rows = findPages(*engine, source, [&](std::vector<engine::ItemBlob> some, std::size_t) {
            for (auto &start : some) starts.push_back(std::move(start));
        });
        EXPECT_TRUE(rows);
        return rows.value_or(0);
    }
    static std::string key(const engine::ItemBlob &item) {
        const engine::ItemView view(item);
        return std::string(view.find("PK")->text()) + '/' + std::string(view.find("SK")->text());
    }

    std::unique_ptr<engine::Engine> engine = *engine::Engine::inMemory();
};

}

TEST_F(ItemPagesTest, PagesAreTheScanCutIntoPieces) {
    const std::tuple<const char *, std::size_t, std::size_t, std::size_t> cases[] = {
  // why, items, padding of each, starts behind the first page
        {"none",                                          0,     0,      0},
        {"less than a page",                              100,   0,      0},
        {"exactly one: nothing behind it is a page",      256,   0,      1},
        {"several",                                       1'000, 0,      3},
        {"a Scan's answer ends at 1 MB, a page does not", 600,   20'000, 2},
    };
    for (const auto &[why, items, padding, behind] : cases) {
        SCOPED_TRACE(why);
        engine = *engine::Engine::inMemory();
        fill(items, padding);
        std::vector<engine::ItemBlob> starts;
        const PageSource source{.tableName = "Readings"};
        EXPECT_EQ(found(source, starts), items);
        EXPECT_EQ(starts.size(), behind);
        ItemPages pages(items);
        pages.addStarts(starts);
        pages.finish(items);
        std::vector<std::string> inPages, inScan;
        for (std::size_t page = 0; page * pageRows < items; ++page) {
            const auto start = pages.startOf(page);
            ASSERT_TRUE(start);
            pages.addPage(page, *readPage(*engine, source, *start));
        }
        for (std::size_t row = 0; row < items; ++row) {
            ASSERT_NE(pages.item(row), nullptr) << row;
            inPages.push_back(key(*pages.item(row)));
        }
        engine::ScanInput scan{.tableName = "Readings"};
        do {
            auto page = *engine::call(*engine, scan);
            for (const auto &item : page.items.blobs()) inScan.push_back(key(item));
            scan.exclusiveStartKey = page.lastEvaluatedKey;
        } while (scan.exclusiveStartKey);
        EXPECT_EQ(inPages, inScan);
        EXPECT_FALSE(pages.startOf((items + pageRows - 1) / pageRows)) << "there is nothing to read";
    }
}

TEST_F(ItemPagesTest, AnIndexAndACollectionAreSourcesToo) {
    fill(2'000);
    std::vector<engine::ItemBlob> starts;
    EXPECT_EQ(found({.tableName = "Readings", .indexName = "ByAlarm"}, starts), 500U);
    EXPECT_EQ(starts.size(), 1U);
    const engine::ItemBlob holder = *engine::itemFromJson(R"({"v":{"S":"SENSOR#7"}})");
    const PageSource collection{.tableName = "Readings",
        .partitionKey = {{"PK", {engine::Bytes(engine::ItemView(holder).find("v")->bytes())}}}};
    EXPECT_EQ(found(collection, starts), 10U);
    const auto items = readPage(*engine, collection, {});
    ASSERT_TRUE(items);
    ASSERT_EQ(items->size(), 10U);
    EXPECT_EQ(key(items->front()), "SENSOR#7/0");
    EXPECT_EQ(key(items->back()), "SENSOR#7/9");
    EXPECT_FALSE(readPage(*engine, {.tableName = "None"}, {}));
    const std::atomic<bool> stop = true;
    EXPECT_EQ(findPages(*engine, {.tableName = "Readings"}, [](auto, auto) {}, {.cancelled = &stop}).error().english(),
        "Cancelled.");
}

TEST(ItemPagesHeld, AreAsManyAsFitThoseLookedAtLastStay) {
    const auto page = [](std::size_t bytes) { return std::vector<engine::ItemBlob>{{engine::Bytes(bytes, 'x')}}; };
    ItemPages pages(10 * pageRows, 3'500);
    for (std::size_t i = 0; i < 3; ++i) pages.addPage(i, page(1'000));
    EXPECT_TRUE(pages.holds(0) && pages.holds(1) && pages.holds(2));
    EXPECT_NE(pages.item(0), nullptr); // page 1 is now the one that nobody looked at
    pages.addPage(3, page(1'000));
    EXPECT_TRUE(pages.holds(0) && !pages.holds(1) && pages.holds(2) && pages.holds(3));
    EXPECT_LE(pages.heldBytes(), 3'500U);
    EXPECT_EQ(pages.item(pageRows), nullptr);
    pages.addPage(3, page(1'100));
    EXPECT_LE(pages.heldBytes(), 3'500U) << "put a second time it is counted once";
    pages.addPage(4, page(400'000));
    EXPECT_TRUE(pages.holds(3) && pages.holds(4)) << "two stay, however large: both may be in sight";
    EXPECT_FALSE(pages.holds(0) || pages.holds(2));

    ItemPages unknown(3);
    unknown.addStarts({engine::ItemBlob(), engine::ItemBlob()});
    EXPECT_EQ(unknown.rows(), 2 * pageRows) << "more than was expected";
    EXPECT_EQ(unknown.reachedRows(), 3 * pageRows);
    unknown.finish(2 * pageRows + 7);
    EXPECT_EQ(unknown.rows(), 2 * pageRows + 7);
    EXPECT_TRUE(unknown.startOf(2));
    EXPECT_FALSE(unknown.startOf(3));
}

}

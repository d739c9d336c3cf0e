#include "engine/storage/page_cache.h"
#include "engine/storage/sqlite.h"

#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <sqlite3.h>

namespace engine::sqlite {

namespace {

/// The cache that SQLite is given, spoken to as SQLite speaks to it.
class PageCacheTest : public testing::Test {
protected:
    sqlite3_pcache *make(bool purgeable, int limit = 10) {
        auto *cache = methods.xCreate(512, 64, purgeable ? 1 : 0);
        methods.xCachesize(cache, limit);
        return cache;
    }
    const sqlite3_pcache_methods2 methods = pageCacheMethods();
};

/// Marks a page so that it is known again.
void write(sqlite3_pcache_page *page, unsigned value) {
    std::memcpy(page->pBuf, &value, sizeof value);
}
unsigned read(sqlite3_pcache_page *page) {
    unsigned value = 0;
    std::memcpy(&value, page->pBuf, sizeof value);
    return value;
}

}

TEST_F(PageCacheTest, KeepsPagesByTheirNumber) {
    auto *cache = make(false);
    for (unsigned key = 1; key <= 1'000; ++key) {
        auto *page = methods.xFetch(cache, key, 2);
        ASSERT_NE(page, nullptr);
        EXPECT_EQ(*static_cast<void **>(page->pExtra), nullptr) << "SQLite's own bytes start empty";
        std::memset(page->pExtra, 0xff, 64);
        write(page, key);
        methods.xUnpin(cache, page, 0);
    }
    EXPECT_EQ(methods.xPagecount(cache), 1'000) << "in memory nothing may be forgotten, whatever the limit";
    for (unsigned key = 1; key <= 1'000; ++key) EXPECT_EQ(read(methods.xFetch(cache, key, 0)), key);
    EXPECT_EQ(methods.xFetch(cache, 1'001, 0), nullptr);
    methods.xDestroy(cache);
}

TEST_F(PageCacheTest, ForgetsTheOldestWhenFull) {
    auto *cache = make(true, 3);
    const auto touch = [&](unsigned key) {
        auto *page = methods.xFetch(cache, key, 1);
        ASSERT_NE(page, nullptr) << key;
        write(page, key);
        methods.xUnpin(cache, page, 0);
    };
    for (const unsigned key : {1, 2, 3, 1, 4}) touch(key);
    EXPECT_EQ(methods.xPagecount(cache), 3);
    EXPECT_EQ(methods.xFetch(cache, 2, 0), nullptr) << "2 was used least lately";
    auto *one = methods.xFetch(cache, 1, 0), *three = methods.xFetch(cache, 3, 0), *four = methods.xFetch(cache, 4, 0);
    ASSERT_TRUE(one && three && four);
    EXPECT_EQ(methods.xFetch(cache, 5, 1), nullptr) << "all are in use, and it is not needed at any price";
    EXPECT_NE(methods.xFetch(cache, 5, 2), nullptr) << "now it is";
    methods.xUnpin(cache, three, 0);
    EXPECT_EQ(methods.xFetch(cache, 3, 0), nullptr) << "over the limit an unused page goes at once";
    methods.xUnpin(cache, four, 1);
    EXPECT_EQ(methods.xFetch(cache, 4, 0), nullptr) << "and a discarded one in any case";
    EXPECT_EQ(read(methods.xFetch(cache, 1, 0)), 1u);
    methods.xDestroy(cache);
}

TEST_F(PageCacheTest, RenumbersAndTruncates) {
    auto *cache = make(false);
    std::map<unsigned, unsigned> model; // number → mark
    std::mt19937 random(3);
    const auto fetch = [&](unsigned key) { return methods.xFetch(cache, key, 2); };
    for (int step = 0; step < 20'000; ++step) {
        const unsigned key = 1 + random() % 200;
        switch (random() % 8) {
        case 0: { // as balance_nonroot does: away to a number far behind, others move, and back to another
            if (model.count(key) == 0) break;
            const unsigned far = 131'073, back = 1 + random() % 200, other = 1 + random() % 200;
            auto *page = fetch(key);
            methods.xRekey(cache, page, key, far);
            write(fetch(other), model[other] = static_cast<unsigned>(step)); // may be a new page meanwhile
            methods.xUnpin(cache, fetch(other), 0);
            if (other == key) break; // its number was taken meanwhile: it stays away
            methods.xRekey(cache, page, far, back);
            methods.xUnpin(cache, page, 0);
            model[back] = std::exchange(model[key], 0);
            if (back != key) model.erase(key);
            break;
        }
        case 1: {
            const unsigned first = 100 + random() % 120;
            methods.xTruncate(cache, first);
            model.erase(model.lower_bound(first), model.end());
            break;
        }
        default: {
            auto *page = fetch(key);
            write(page, model[key] = static_cast<unsigned>(step));
            methods.xUnpin(cache, page, 0);
        }
        }
        if (step % 100 == 0) methods.xTruncate(cache, 131'000); // what was left far behind
    }
    for (unsigned key = 1; key <= 400; ++key) {
        auto *page = methods.xFetch(cache, key, 0);
        ASSERT_EQ(page != nullptr, model.count(key) == 1) << key;
        EXPECT_TRUE(page == nullptr || read(page) == model[key]) << key;
    }
    EXPECT_EQ(methods.xPagecount(cache), static_cast<int>(model.size()));
    methods.xDestroy(cache);
}

TEST_F(PageCacheTest, ServesADatabaseUnderAllKindsOfChange) {
    auto database = *Database::inMemory();
    ASSERT_TRUE(database.execute("CREATE TABLE t(key BLOB PRIMARY KEY, entry) WITHOUT ROWID"));
    auto put =
        *database.prepare("INSERT INTO t VALUES(?1, zeroblob(?2)) ON CONFLICT DO UPDATE SET entry = excluded.entry");
    auto erase = *database.prepare("DELETE FROM t WHERE key = ?1");
    std::mt19937 random(5);
    std::map<std::string, std::int64_t> model, saved;
    for (int round = 0; round < 100; ++round) {
        saved = model;
        auto transaction = *Transaction::begin(database);
        for (int step = 0; step < 200; ++step) {
            const std::string key = std::to_string(random() % 5'000);
            if (random() % 4 == 0) {
                ASSERT_TRUE(erase.bind(1, ByteView(key)).run());
                model.erase(key);
            } else {
                const auto bytes = static_cast<std::int64_t>(random() % 3'000);
                ASSERT_TRUE(put.bind(1, ByteView(key)).bind(2, bytes).run());
                model[key] = bytes;
            }
        }
        if (round % 3 == 0)
            model = saved; // rolled back
        else
            ASSERT_TRUE(transaction.commit());
    }
    EXPECT_EQ(*database.integer("SELECT count(*) FROM t"), static_cast<std::int64_t>(model.size()));
    std::int64_t bytes = 0;
    for (const auto &[key, length] : model) bytes += length;
    EXPECT_EQ(*database.integer("SELECT sum(length(entry)) FROM t"), bytes);
    auto check = *database.prepare("PRAGMA integrity_check");
    ASSERT_TRUE(*check.step());
    EXPECT_EQ(check.blob(0), "ok");
}

}

#include "engine/storage/row_cache.h"

#include <gtest/gtest.h>

#include <string>

namespace engine {

namespace {

class RowCacheTest : public testing::Test {
protected:
    /// A look for a key that is in no tree but this: what the cache knows, else it is told the item.
    std::string lookFor(const std::string &key, const std::string &stored, std::int64_t tree = 1) {
        if (const auto known = cache.find(tree, key)) return std::string(known->item.bytes());
        cache.found(tree, key, {ItemView(stored), stored.size()});
        return "";
    }
    void write(const std::string &key, const std::string &item) {
        cache.written(1, key, StoredItemView{ItemView(item), item.size()});
    }
    std::string known(const std::string &key, std::int64_t tree = 1) {
        const auto found = cache.find(tree, key);
        return found ? std::string(found->item.bytes()) : "";
    }
    void keepBoth() {
        for (int look = 0; look < 2; ++look)
            for (const char *key : {"a", "b"}) lookFor(key, std::string("item ") + key);
        cache.keep();
    }

    static constexpr std::size_t mostBytes = 100'000;
    RowCache cache{mostBytes};
};

}

TEST_F(RowCacheTest, KeepsAnItemFromTheSecondLookOn) {
    EXPECT_EQ(lookFor("a", "item"), "");
    EXPECT_EQ(cache.bytes(), 0U) << "one that is looked for once costs nothing";
    EXPECT_EQ(lookFor("a", "item"), "");
    EXPECT_EQ(lookFor("a", "item"), "item");
    EXPECT_EQ(cache.find(1, "a")->bytes, 4U) << "with its size by AWS's rule";
    EXPECT_EQ(known("a", 2), "") << "another tree's key is another key";
}

TEST_F(RowCacheTest, HearsWhatIsWritten) {
    const std::tuple<const char *, std::string> cases[] = {
        {"as long as before", "ITEM A" },
        {"longer",            "ITEM A'"},
        {"shorter",           "I"      },
        {"an empty item",     ""       },
    };
    for (const auto &[why, item] : cases) {
        keepBoth();
        write("a", item);
        EXPECT_EQ(known("a"), item) << why;
        EXPECT_EQ(cache.find(1, "a")->bytes, item.size()) << why;
        EXPECT_EQ(known("b"), "item b") << why;
    }
    cache.written(1, "a", std::nullopt);
    EXPECT_FALSE(cache.find(1, "a")) << "erased";
    write("a", "again");
    EXPECT_FALSE(cache.find(1, "a")) << "nobody has looked for it since";
    keepBoth();
    write("b", std::string(100'000, 'x'));
    EXPECT_FALSE(cache.find(1, "b")) << "too large to be kept: neither the new nor the old one";
}

TEST_F(RowCacheTest, ForgetsWhatIsTakenBack) {
    keepBoth();
    cache.takeBack();
    EXPECT_EQ(known("a"), "item a") << "nothing was written";
    write("a", "never committed");
    EXPECT_EQ(known("a"), "never committed") << "the transaction itself sees it";
    cache.takeBack();
    EXPECT_EQ(known("a"), "");
    keepBoth();
    write("a", "committed");
    cache.keep();
    cache.takeBack();
    EXPECT_EQ(known("a"), "committed");
}

TEST_F(RowCacheTest, ForgetsWhatWasFirstReadInsideATransactionThatIsTakenBack) {
    write("c", "never committed");
    for (int look = 0; look < 2; ++look) lookFor("c", "never committed");
    EXPECT_EQ(known("c"), "never committed");
    cache.takeBack();
    EXPECT_EQ(known("c"), "");
}

TEST_F(RowCacheTest, StaysWithinItsBytes) {
    const std::string item(1'000, 'x');
    for (int key = 0; key < 1'000; ++key)
        for (int look = 0; look < 2; ++look) lookFor(std::to_string(key), item + std::to_string(key));
    EXPECT_LE(cache.bytes(), mostBytes);
    int kept = 0;
    for (int key = 0; key < 1'000; ++key) {
        const auto found = known(std::to_string(key));
        if (found.empty()) continue;
        ++kept;
        EXPECT_EQ(found, item + std::to_string(key));
    }
    EXPECT_GT(kept, 50);
}

}

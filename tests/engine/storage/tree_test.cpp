#include "engine/storage/tree.h"
#include "engine/value/item_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>

namespace engine {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

class TreeTest : public testing::Test {
protected:
    TreeTest() { EXPECT_TRUE(Tree::create(database, 1)); }

    std::vector<std::string> entries(const ByteRange &range, Direction direction = Direction::Forward) {
        std::vector<std::string> found;
        EXPECT_TRUE(tree.walk(range, direction, [&](StoredItemView entry) -> Result<bool> {
            found.emplace_back(entry.item.bytes());
            return true;
        }));
        return found;
    }
    /// In memory a tree takes any bytes for an item.
    bool put(ByteView key, ByteView item, ByteView previous = {}) {
        return tree.put(key, {ItemView(item), item.size()}, ItemView(previous)).has_value();
    }
    std::int64_t rowsAside() { return *database.integer("SELECT count(*) FROM a1"); }

    sqlite::Database database = *sqlite::Database::inMemory();
    Tree tree{database, 1, false};
};

}

TEST_F(TreeTest, WalksRangesInBothDirections) {
    for (const auto &key : {"b"s, "a"s, "c"s, "a\xff"s, "\xff"s, "\xff\xff"s}) ASSERT_TRUE(put(key, key));
    const std::tuple<const char *, ByteRange, std::vector<std::string>> cases[] = {
        {"everything, in the order of unsigned bytes", {"", ""},                    {"a", "a\xff", "b", "c", "\xff", "\xff\xff"}},
        {"the start is in, the end is not",            {"a\xff", "c"},              {"a\xff", "b"}                              },
        {"behind a key",                               {successor("a"), "c"},       {"a\xff", "b"}                              },
        {"a prefix",                                   {"a", prefixEnd("a")},       {"a", "a\xff"}                              },
        {"a prefix that nothing can come after",       {"\xff", prefixEnd("\xff")}, {"\xff", "\xff\xff"}                        },
        {"an empty range",                             {"c", "b"},                  {}                                          },
    };
    for (const auto &[why, range, expected] : cases) {
        EXPECT_EQ(entries(range), expected) << why;
        EXPECT_EQ(entries(range, Direction::Backward), std::vector(expected.rbegin(), expected.rend())) << why;
    }
}

TEST_F(TreeTest, StopsWhereTheVisitorHasEnough) {
    for (const auto &key : {"a"s, "b"s, "c"s}) ASSERT_TRUE(put(key, key));
    int visits = 0;
    ASSERT_TRUE(tree.walk({}, Direction::Forward, [&](StoredItemView) -> Result<bool> { return ++visits < 2; }));
    EXPECT_EQ(visits, 2);
    ASSERT_TRUE(tree.erase("a", ItemView("a"))); // no read is left open
    EXPECT_THAT(entries({}), ElementsAre("b", "c"));
}

TEST_F(TreeTest, KeepsLongEntriesAsideAndLeavesNoneBehind) {
    const std::string small(100, 's'), large(2'000, 'l'), larger(300'000, 'L');
    const std::tuple<const char *, std::string, std::int64_t> steps[] = {
        {"a short entry is in its row",  small,  0},
        {"a long one replaces it",       large,  1},
        {"a longer one takes its place", larger, 1},
        {"a short one again",            small,  0},
        {"and back",                     large,  1},
    };
    std::string previous;
    for (const auto &[why, entry, aside] : steps) {
        ASSERT_TRUE(put("k", entry, previous)) << why;
        EXPECT_EQ((*tree.find("k"))->item.bytes, entry) << why;
        EXPECT_EQ((*tree.find("k"))->bytes, entry.size()) << why;
        EXPECT_EQ(rowsAside(), aside) << why;
        previous = entry;
    }
    ASSERT_TRUE(tree.erase("k", ItemView(previous)));
    EXPECT_FALSE(*tree.find("k"));
    EXPECT_EQ(rowsAside(), 0);
}

TEST_F(TreeTest, DoesWhatAMapDoes) { // a thousand random steps against std::map
    std::mt19937 random(7);
    std::map<std::string, std::string> model;
    for (int step = 0; step < 1'000; ++step) {
        const std::string key = "k" + std::to_string(random() % 50);
        const auto old = model.find(key);
        const std::string previous = old == model.end() ? "" : old->second;
        if (random() % 3 == 0) {
            ASSERT_TRUE(tree.erase(key, ItemView(previous)));
            model.erase(key);
        } else {
            const std::string entry(1 + random() % 4'000, static_cast<char>('a' + random() % 26));
            ASSERT_TRUE(put(key, entry, previous));
            model[key] = entry;
        }
    }
    std::vector<std::string> expected;
    for (const auto &[key, entry] : model) expected.push_back(entry);
    EXPECT_EQ(entries({}), expected);
}

TEST_F(TreeTest, ReportsDamageInsteadOfHandingItOut) {
    Tree onFile(database, 1, true);
    const auto item = *itemFromJson(R"({"pk": {"S": "a"}, "n": {"N": "1"}})");
    const auto cut = item.bytes.substr(0, item.bytes.size() - 1);
    ASSERT_TRUE(onFile.put("good", {item, 6}, {}));
    ASSERT_TRUE(put("cut", cut));
    ASSERT_TRUE(database.execute("INSERT INTO t1 VALUES(x'6c6f7374', 42)"));      // "lost": a number of no row aside
    ASSERT_TRUE(database.execute("INSERT INTO t1 VALUES(x'73686f7274', x'00')")); // "short": not even a size
    EXPECT_EQ((*onFile.find("good"))->item, item);
    for (const char *key : {"cut", "lost", "short"}) {
        const auto found = onFile.find(key);
        ASSERT_FALSE(found) << key;
        EXPECT_EQ(found.error().code, Error::Code::Internal);
        EXPECT_THAT(found.error().message, testing::StartsWith("The database file is damaged")) << key;
        EXPECT_FALSE(onFile.walk({key, ""}, Direction::Forward, [](StoredItemView) -> Result<bool> { return true; }));
    }
}

}

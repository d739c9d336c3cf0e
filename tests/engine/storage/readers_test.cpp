#include "engine/storage/log_mover.h"
#include "engine/storage/readers.h"
#include "engine/storage/tree_key.h"
#include "engine/value/item_json.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <thread>

namespace engine {

namespace {

/// A store on a file with one table of the key "pk".
class StoreFile : public testing::Test {
protected:
    void SetUp() override {
        std::filesystem::create_directories(directory);
        store = *Store::open((directory / "a.db").string());
        createTable("Things");
    }
    void TearDown() override {
        store.reset();
        std::filesystem::remove_all(directory);
    }

    void createTable(const char *name) {
        auto transaction = *store->begin();
        TableDescription description{
            .tableName = name,
            .keySchema = *KeySchema::make({{"pk", ScalarType::S}}
              ),
            .billingMode = BillingMode::PayPerRequest
        };
        ASSERT_TRUE(store->createTable(std::move(description), {}));
        ASSERT_TRUE(transaction.commit());
    }
    /// Puts `bytes` of text under a key, in the open transaction.
    void put(const std::string &key, std::size_t bytes = 1) {
        const auto item = itemOf(key, bytes);
        auto &table = **store->table("Things");
        ASSERT_TRUE(table.items.tree.put(keyOf(item), {item, bytes}, {}));
    }
    void commitPut(const std::string &key, std::size_t bytes = 1) {
        auto transaction = *store->begin();
        put(key, bytes);
        ASSERT_TRUE(transaction.commit());
    }
    static ItemBlob itemOf(const std::string &key, std::size_t bytes) {
        return *itemFromJson(R"({"pk": {"S": ")" + key + R"("}, "text": {"S": ")" + std::string(bytes, 'x') + R"("}})");
    }
    static Bytes keyOf(ItemView item) {
        return *treeKey(item, *KeySchema::make({
                                  {"pk", ScalarType::S}
        }));
    }
    static bool has(Store &reader, const std::string &key) {
        return (*(*reader.table("Things"))->items.tree.find(keyOf(itemOf(key, 1)))).has_value();
    }

    const std::filesystem::path directory =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    std::unique_ptr<Store> store;
};

}

TEST_F(StoreFile, AReaderSeesWhatWasCommittedWhenItWasTaken) {
    Readers readers(*store);
    commitPut("before");
    {
        const auto reader = *readers.take();
        EXPECT_TRUE(has(*reader, "before"));
        auto transaction = *store->begin();
        put("after");
        EXPECT_FALSE(has(*reader, "after")) << "it does not wait for the open transaction either";
        ASSERT_TRUE(transaction.commit());
        EXPECT_FALSE(has(*reader, "after")) << "one request sees one state";
        EXPECT_TRUE(has(**readers.take(), "after")) << "another one, taken now, sees it";
    }
    EXPECT_TRUE(has(**readers.take(), "after"));
}

TEST_F(StoreFile, AReaderKnowsTheTablesOfItsState) {
    Readers readers(*store);
    {
        const auto reader = *readers.take();
        createTable("Others");
        EXPECT_EQ((*reader).find("Others"), nullptr);
    }
    EXPECT_NE((**readers.take()).find("Others"), nullptr);
    {
        auto transaction = *store->begin();
        ASSERT_TRUE(store->deleteTable(**store->table("Others"), 0));
        EXPECT_NE((**readers.take()).find("Others"), nullptr) << "not before the commit";
        ASSERT_TRUE(transaction.commit());
    }
    EXPECT_EQ((**readers.take()).find("Others"), nullptr);
}

TEST_F(StoreFile, TheLogStaysShortWhileWritesNeverPause) {
    Readers readers(*store);
    FairLock writing;
    const auto mover =
        *LogMover::start(*store, writing, readers, {.worthMoving = 50, .longLog = 200, .quicklyMoved = 20});
    { const auto reader = *readers.take(); } // one that nobody uses holds on to nothing
    std::uintmax_t longest = 0;
    for (int n = 0; n < 3'000; ++n) {
        {
            const std::scoped_lock lock(writing);
            commitPut(std::to_string(n % 500), 1'000); // about 3 pages each, so 70 MB in all
        }
        if (n % 20 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1)); // let the other thread be heard
        longest = std::max(longest, std::filesystem::file_size(directory / "a.db-wal"));
    }
    EXPECT_LT(longest, 40U << 20);
    EXPECT_TRUE(has(**readers.take(), "499"));
}

}

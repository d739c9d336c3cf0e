#include "engine/storage/tree_key.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"

#include <gtest/gtest.h>

namespace engine {

namespace {

ItemBlob item(const char *json) {
    return *itemFromJson(json);
}

const KeySchema table = *KeySchema::make(
    {
        {"pk", ScalarType::S}
},
    {{"sk", ScalarType::N}});
const KeySchema index = *KeySchema::make(
    {
        {"g", ScalarType::S}
},
    {{"h", ScalarType::S}});

}

TEST(TreeKey, OrdersAPartitionBySortKeyAndTiesByTableKey) {
    const auto tableKey = [](const char *json) { return *treeKey(item(json), table); };
    const auto indexKey = [](const char *json) { return *treeKey(item(json), index, table); };
    EXPECT_LT(tableKey(R"({"pk":{"S":"a"},"sk":{"N":"9"}})"), tableKey(R"({"pk":{"S":"a"},"sk":{"N":"10"}})"))
        << "numbers by value";
    EXPECT_LT(tableKey(R"({"pk":{"S":"a"},"sk":{"N":"-2"}})"), tableKey(R"({"pk":{"S":"a"},"sk":{"N":"-1"}})"));
    EXPECT_LT(indexKey(R"({"g":{"S":"g"},"h":{"S":"1"},"pk":{"S":"z"},"sk":{"N":"1"}})"),
        indexKey(R"({"g":{"S":"g"},"h":{"S":"2"},"pk":{"S":"a"},"sk":{"N":"1"}})"))
        << "the index's key counts first";
    EXPECT_LT(indexKey(R"({"g":{"S":"g"},"h":{"S":"1"},"pk":{"S":"a"},"sk":{"N":"1"}})"),
        indexKey(R"({"g":{"S":"g"},"h":{"S":"1"},"pk":{"S":"a"},"sk":{"N":"2"}})"))
        << "then the table's";
}

TEST(TreeKey, StartsWithItsPartition) {
    const auto entry = item(R"({"pk":{"S":"a"},"sk":{"N":"9"}})");
    EXPECT_TRUE(treeKey(entry, table)->starts_with(treePrefix(*partitionKeyBytes(entry, table))));
}

TEST(TreeKey, NeedsEveryAttributeInItsType) {
    EXPECT_FALSE(treeKey(item(R"({"pk":{"S":"a"}})"), table));
    EXPECT_FALSE(treeKey(item(R"({"pk":{"S":"a"},"sk":{"S":"9"}})"), table));
    EXPECT_FALSE(treeKey(item(R"({"g":{"S":"g"},"h":{"S":"1"},"pk":{"S":"z"}})"), index, table));
}

TEST(TreeKey, SegmentsCoverTheRingWithoutOverlap) {
    for (const std::uint64_t count : {1, 2, 3, 7, 1'000'000}) {
        EXPECT_EQ(segmentRange(0, count).from, Bytes(8, '\0'));
        EXPECT_EQ(segmentRange(count - 1, count).to, "") << "the last one has no end";
        for (std::uint64_t segment = 0; segment + 1 < std::min<std::uint64_t>(count, 100); ++segment) {
            EXPECT_EQ(segmentRange(segment, count).to, segmentRange(segment + 1, count).from);
            EXPECT_LT(segmentRange(segment, count).from, segmentRange(segment, count).to);
        }
    }
}

}

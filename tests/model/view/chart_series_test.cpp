#include "model/view/chart_series.h"

#include "engine/value/key_bytes.h"
#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

/// Collections c0 … of 1, 2, 3, … items.
TableDesign staircase(std::size_t collections) {
    std::vector<std::string> items;
    for (std::size_t c = 0; c < collections; ++c)
        for (std::size_t i = 0; i <= c; ++i)
            items.push_back(R"({"PK": "c)" + std::to_string(c) + R"(", "SK": ")" + std::to_string(1'000 + i) + R"("})");
    return makeTable("T", keys("PK", "SK"), items);
}

}

TEST(ChartSeries, CutsTheHashSpaceIntoEqualRanges) {
    const auto table = staircase(40);
    for (const std::size_t count : {1U, 3U, 4U, 256U}) {
        const auto series = partitionSeries(table, {}, count);
        ASSERT_EQ(series.partitions.size(), count);
        EXPECT_EQ(series.partitions.front().firstHash, 0U);
        EXPECT_EQ(series.partitions.back().lastHash, ~std::uint64_t(0));
        std::size_t items = 0;
        std::uint64_t bytes = 0;
        for (std::size_t p = 0; p < count; ++p) {
            const auto &partition = series.partitions[p];
            if (p > 0) {
                EXPECT_EQ(partition.firstHash, series.partitions[p - 1].lastHash + 1) << "no hash is in two";
            }
            items += partition.items;
            bytes += partition.bytes;
            if (!partition.largest) continue;
            engine::Bytes key;
            engine::appendKeyPart(key, *engine::valueFromPlainJson("\"" + partition.largest->partitionKey + "\""));
            EXPECT_GE(engine::partitionHash(key), partition.firstHash) << "its collections lie within";
            EXPECT_LE(engine::partitionHash(key), partition.lastHash);
        }
        EXPECT_EQ(items, 820U) << "every item is somewhere";
        EXPECT_EQ(series.items, items);
        EXPECT_EQ(series.bytes, bytes);
        EXPECT_EQ(series.collections, 40U);
        EXPECT_EQ(series.grade, Grade::Model) << "where keys land is a model";
    }
    EXPECT_EQ(partitionSeries(table, {}, 0).partitions.size(), 1U);
    EXPECT_EQ(partitionSeries(table, {}, 10'000).partitions.size(), 256U);
    EXPECT_EQ(partitionSeries(table, {}, 1).largestShare, 10'000U) << "one partition has it all";
    EXPECT_EQ(partitionSeries(makeTable("E", keys("PK"), {})).largestShare, 0U) << "nothing to share";
}

TEST(ChartSeries, ListsTheLargestCollectionsAndTheRest) {
    const auto series = collectionSeries(staircase(10), {}, CollectionSeries::By::Items, 3);
    std::string top;
    for (const auto &bar : series.top) top += bar.partitionKey + "=" + std::to_string(bar.items) + " ";
    EXPECT_EQ(top, "c9=10 c8=9 c7=8 ");
    EXPECT_EQ(series.otherCollections, 7U);
    EXPECT_EQ(series.otherItems, 28U);
    EXPECT_EQ(series.items, 55U);
    std::uint64_t bytes = series.otherBytes;
    for (const auto &bar : series.top) bytes += bar.bytes;
    EXPECT_EQ(bytes, series.bytes);
    std::vector<std::string> many;
    for (int i = 0; i < 300; ++i) many.push_back(R"({"PK": "c)" + std::to_string(i) + R"("})");
    const auto all = collectionSeries(makeTable("T", keys("PK"), many), {}, CollectionSeries::By::Bytes, 1'000);
    EXPECT_EQ(all.top.size(), maximumBars);
}

TEST(ChartSeries, CountsSizesInPowersOfTwo) {
    const auto histogram = collectionSizeHistogram(staircase(9));
    std::string bins;
    for (const auto &bin : histogram.bins)
        bins += std::to_string(bin.from) + "-" + std::to_string(bin.to) + ":" + std::to_string(bin.count) + " ";
    EXPECT_EQ(bins, "1-2:1 2-4:2 4-8:4 8-16:2 ");
    EXPECT_EQ(histogram.smallest, 1U);
    EXPECT_EQ(histogram.median, 5U);
    EXPECT_EQ(histogram.largest, 9U);
    EXPECT_EQ(histogram.sum, 45U);
    EXPECT_TRUE(itemSizeHistogram(makeTable("E", keys("PK"), {})).bins.empty());

    const auto table = withEntityTypes(makeTable("T", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE"})",
            R"({"PK": "USER#1", "SK": "ORDER#1", "text": "long enough that the next size of bin stays empty between the two"})",
            R"({"PK": "USER#1", "SK": "ORDER#2"})"}));
    const auto sizes = itemSizeHistogram(table);
    ASSERT_EQ(sizes.bins.size(), 3U) << "16-32, 32-64, 64-128";
    EXPECT_EQ(sizes.bins[0].byEntity, (std::vector<std::size_t>{1, 1, 0})) << "User, Order, neither";
    EXPECT_EQ(sizes.bins[1].count, 0U) << "an empty bin between";
    EXPECT_EQ(sizes.bins[2].byEntity, (std::vector<std::size_t>{0, 1, 0}));
}

TEST(ChartSeries, TellsHowSparseIndexesAre) {
    std::vector<std::string> items;
    for (int i = 0; i < 20; ++i)
        items.push_back(
            R"({"PK": "ORDER#)" + std::to_string(i) + R"(", "n": 1)" + (i == 0 ? R"(, "flag": "x"})" : "}"));
    auto table = makeTable("T", keys("PK"), items);
    table.description.globalSecondaryIndexes = {makeIndex("Flagged", keys("flag")), makeIndex("All", keys("n:N"))};
    const auto series = sparsitySeries(withEntityTypes(table));
    ASSERT_EQ(series.indexes.size(), 2U);
    EXPECT_EQ(series.indexes[0].share, 500U) << "5 %";
    EXPECT_EQ(series.indexes[0].byEntity, std::vector<std::size_t>{500U});
    EXPECT_EQ(series.indexes[0].storedBytes, series.indexes[0].lens.bytes + 100) << "AWS adds 100 bytes an entry";
    EXPECT_EQ(series.indexes[1].share, 10'000U);
    std::string says;
    for (const auto &message : series.says) says += message.english() + "; ";
    EXPECT_EQ(says, "Flagged holds 1 of 20 sample items: a query on it passes by all others; "
                    "All copies every item whole: each write pays twice; ");
}

TEST(ChartSeries, SharesOutItemsByEntity) {
    const auto table = withEntityTypes(makeTable("T", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE"})", R"({"PK": "USER#1", "SK": "ORDER#1"})",
            R"({"PK": "USER#2", "SK": "ORDER#1"})", R"({"no": "key"})"}));
    const auto shares = entityShares(table);
    ASSERT_EQ(shares.size(), 3U);
    EXPECT_EQ(shares[0].items, 1U);
    EXPECT_EQ(shares[1].items, 2U);
    EXPECT_EQ(shares[2].entity, std::nullopt) << "the item without keys";
}

}

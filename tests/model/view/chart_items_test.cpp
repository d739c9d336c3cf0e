#include "model/view/chart_items.h"

#include "tests/model/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace model {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Collections collectionsOf(const std::vector<std::string> &items, std::string indexName = {}) {
    TableDesign table = makeTable("Orders", keys("PK", "SK"), items);
    table.description.globalSecondaryIndexes = {makeIndex("ByDate", keys("date", "SK"))};
    return Collections::of(std::move(table), std::move(indexName));
}

/// Three of A, one of B, one without its sort key: that one has a size but no place.
const std::vector<std::string> items = {
    R"({"PK": "A", "SK": "1"})",
    R"({"PK": "B", "SK": "1", "date": "2024"})",
    R"({"PK": "A", "SK": "2", "note": "a longer text than the others have"})",
    R"({"PK": "C"})",
    R"({"PK": "A", "SK": "3"})",
};

TEST(ChartItems, EveryItemWithAKeyLiesInExactlyOnePartition) {
    const Collections collections = collectionsOf(items);
    for (const std::size_t partitions : {1, 2, 7, 256}) {
        std::vector<std::size_t> all;
        for (const PartitionBar &bar : partitionSeries(collections, partitions).partitions) {
            const auto found = itemsInHashRange(collections, bar.firstHash, bar.lastHash);
            EXPECT_EQ(found.size(), bar.items) << partitions;
            all.insert(all.end(), found.begin(), found.end());
        }
        std::ranges::sort(all);
        EXPECT_THAT(all, ElementsAre(0, 1, 2, 4)) << partitions;
    }
}

TEST(ChartItems, AnIndexIsPartitionedByItsOwnKey) {
    const Collections collections = collectionsOf(items, "ByDate");
    EXPECT_THAT(itemsInHashRange(collections, 0, ~std::uint64_t{0}), ElementsAre(1));
}

TEST(ChartItems, ACollectionIsFoundByTheTextThatTheChartShows) {
    const Collections collections = collectionsOf(items);
    EXPECT_THAT(itemsInCollection(collections, "A"), ElementsAre(0, 2, 4));
    EXPECT_THAT(itemsInCollection(collections, "C"), IsEmpty());
    EXPECT_THAT(itemsInCollection(collections, "nobody"), IsEmpty());
}

TEST(ChartItems, BinsOfAHistogramHoldAsManyItemsAsTheyCount) {
    const Collections collections = collectionsOf(items);
    const Histogram sizes = itemSizeHistogram(collections);
    std::size_t total = 0;
    for (std::size_t bin = 0; bin < sizes.bins.size(); ++bin) {
        EXPECT_EQ(itemsOfSize(collections, sizes, bin).size(), sizes.bins[bin].count) << bin;
        total += sizes.bins[bin].count;
    }
    EXPECT_EQ(total, items.size());
    EXPECT_THAT(itemsOfSize(collections, sizes, sizes.bins.size()), IsEmpty());

    const Histogram counts = collectionSizeHistogram(collections);
    ASSERT_FALSE(counts.bins.empty());
    EXPECT_THAT(itemsInCollectionsOfSize(collections, counts, 0), ElementsAre(1));
    EXPECT_THAT(itemsInCollectionsOfSize(collections, counts, counts.bins.size() - 1), ElementsAre(0, 2, 4));
}

}
}

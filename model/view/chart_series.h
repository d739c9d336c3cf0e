#pragma once

#include "model/design/figure.h"
#include "model/design/message.h"
#include "model/design/table_design.h"
#include "model/infer/index_lens.h"
#include "model/view/collections.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

inline constexpr std::size_t maximumBars = 256;

/// A partition key value with what lies under it.
struct CollectionBar {
    std::string partitionKey = {}; ///< As Collections shows it.
    std::size_t items = 0;
    std::uint64_t bytes = 0;
    std::optional<std::size_t> entity = {}; ///< Set where all its items belong to one.
};

/// One model partition: an equal range of the hash space.
struct PartitionBar {
    std::uint64_t firstHash = 0, lastHash = 0;
    std::size_t collections = 0, items = 0;
    std::uint64_t bytes = 0;
    std::optional<CollectionBar> largest = {}; ///< By bytes.
};

struct PartitionSeries {
    std::vector<PartitionBar> partitions = {}; ///< In hash order; empty ones too.
    std::size_t items = 0, collections = 0;
    std::uint64_t bytes = 0;
    /// The largest partition's share of the bytes, in hundredths of a percent (2500 = 25 %); even would be 10000 / N.
    std::size_t largestShare = 0;
    Grade grade = Grade::Model; ///< DynamoDB's hash is not published.
};

/// Items and bytes per partition when the hash space is cut into `partitions` (1 to 256) equal ranges; indexes by their
/// own partition key and entry sizes. Items without the key are left out.
PartitionSeries partitionSeries(const TableDesign &table, std::string_view indexName = {}, std::size_t partitions = 4);
/// The same from collections that are there already, as a slider wants it.
PartitionSeries partitionSeries(const Collections &collections, std::size_t partitions);

/// The largest collections and the rest in one bar.
struct CollectionSeries {
    enum class By { Bytes, Items };
    std::vector<CollectionBar> top = {}; ///< Largest first; ties by key.
    std::size_t otherCollections = 0, otherItems = 0;
    std::uint64_t otherBytes = 0;
    std::size_t items = 0, collections = 0;
    std::uint64_t bytes = 0;
    Grade grade = Grade::Measured;
};
CollectionSeries collectionSeries(const TableDesign &table, std::string_view indexName = {},
    CollectionSeries::By by = CollectionSeries::By::Bytes, std::size_t top = 20);
CollectionSeries collectionSeries(const Collections &collections, CollectionSeries::By by, std::size_t top);

/// Counts between bounds: from ≤ x < to; the last bin includes its end.
struct HistogramBin {
    std::uint64_t from = 0, to = 0;
    std::size_t count = 0;
    std::vector<std::size_t> byEntity = {}; ///< Item sizes only: as Histogram::entities.
};
struct Histogram {
    std::vector<HistogramBin> bins =
        {}; ///< Powers of two from the smallest to the largest value; empty ones between too.
    std::vector<std::optional<std::size_t>> entities = {}; ///< The entity of each place in byEntity.
    std::uint64_t smallest = 0, median = 0, percentile95 = 0, largest = 0, sum = 0;
    std::size_t count = 0;
    Grade grade = Grade::Measured;
};
/// Bytes per item, or per entry of the index.
Histogram itemSizeHistogram(const TableDesign &table, std::string_view indexName = {});
Histogram itemSizeHistogram(const Collections &collections);
/// Items per item collection.
Histogram collectionSizeHistogram(const TableDesign &table, std::string_view indexName = {});
Histogram collectionSizeHistogram(const Collections &collections);

/// Share of the table's items in each index, by entity. The lens with what a chart adds.
struct SparsityRow {
    IndexLens lens = {};
    std::size_t share = 0;                  ///< Hundredths of a percent of the table's items.
    std::vector<std::size_t> byEntity = {}; ///< The same, for each of `lens.entities`.
    std::uint64_t storedBytes = 0;          ///< Entries with 100 bytes of overhead each, as AWS bills storage.
};
struct SparsitySeries {
    std::vector<SparsityRow> indexes = {};
    std::vector<Message> says = {}; ///< "GSI2 holds 21 of 1,204 sample items: …"
    Grade grade = Grade::Measured;
};
SparsitySeries sparsitySeries(const TableDesign &table);

}

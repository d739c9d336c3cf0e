#pragma once

#include "model/view/chart_series.h"
#include "model/view/collections.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// The items behind a bar, as indexes into TableDesign::items, ascending: where a click on a chart leads.
/// Partitions and collections leave out the items that lack the key, sizes do not, as the charts.
namespace model {

/// Those whose partition key has a hash in first ≤ hash ≤ last: a PartitionBar's.
std::vector<std::size_t> itemsInHashRange(const Collections &collections, std::uint64_t first, std::uint64_t last);
/// Those of the collection that Collections shows by that text.
std::vector<std::size_t> itemsInCollection(const Collections &collections, std::string_view partitionKey);
/// Those of a bin of itemSizeHistogram.
std::vector<std::size_t> itemsOfSize(const Collections &collections, const Histogram &sizes, std::size_t bin);
/// Those of the collections that a bin of collectionSizeHistogram counts.
std::vector<std::size_t> itemsInCollectionsOfSize(
    const Collections &collections, const Histogram &sizes, std::size_t bin);

}

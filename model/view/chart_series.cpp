#include "model/view/chart_series.h"

#include "model/design/value_text.h"

#include <algorithm>
#include <bit>

namespace model {
namespace {

constexpr std::uint64_t storageOverheadBytes = 100; // Per item and per index entry: Developer Guide, "Item sizes".

__extension__ using Wide = unsigned __int128; // -Wpedantic: both compilers have it

/// The range of the hash space, cut into equal ones, that a hash lies in.
std::size_t rangeOf(std::uint64_t hash, std::size_t ranges) {
    return static_cast<std::size_t>(static_cast<Wide>(hash) * ranges >> 64);
}

/// The smallest hash of a range.
std::uint64_t rangeStart(std::size_t range, std::size_t ranges) {
    const auto whole = static_cast<Wide>(range) << 64;
    return static_cast<std::uint64_t>((whole + ranges - 1) / ranges);
}

std::size_t share(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return 0;
    return static_cast<std::size_t>((static_cast<Wide>(part) * 20'000 / whole + 1) / 2);
}

CollectionBar barOf(const Collections &collections, const Collections::Group &group) {
    CollectionBar bar{.partitionKey = group.partitionKey, .items = group.count, .bytes = group.bytes};
    bar.entity = collections.items()[group.first].entity;
    for (auto i = group.first; i < group.first + group.count; ++i)
        if (collections.items()[i].entity != bar.entity) bar.entity.reset();
    return bar;
}

struct Sample {
    std::uint64_t value = 0;
    std::size_t place = 0; ///< In Histogram::entities.
};

/// Bins of powers of two: 0, 1, 2–3, 4–7, …
Histogram histogramOf(std::vector<Sample> samples, std::vector<std::optional<std::size_t>> entities) {
    Histogram histogram;
    histogram.entities = std::move(entities);
    histogram.count = samples.size();
    if (samples.empty()) return histogram;
    std::ranges::sort(samples, {}, &Sample::value);
    const auto at = [&](std::size_t percent) { return samples[(samples.size() - 1) * percent / 100].value; };
    histogram.smallest = samples.front().value;
    histogram.median = at(50);
    histogram.percentile95 = at(95);
    histogram.largest = samples.back().value;
    const auto bin = [](std::uint64_t value) { return static_cast<std::size_t>(std::bit_width(value)); };
    const auto first = bin(histogram.smallest);
    for (auto b = first; b <= bin(histogram.largest); ++b) {
        const std::uint64_t from = b == 0 ? 0 : std::uint64_t(1) << (b - 1);
        histogram.bins.push_back({.from = from,
            .to = b == 0 ? 1 : from * 2,
            .byEntity = std::vector<std::size_t>(histogram.entities.size())});
    }
    for (const auto &sample : samples) {
        auto &own = histogram.bins[bin(sample.value) - first];
        ++own.count;
        if (sample.place < own.byEntity.size()) ++own.byEntity[sample.place];
        histogram.sum += sample.value;
    }
    return histogram;
}

}

PartitionSeries partitionSeries(const Collections &collections, std::size_t partitions) {
    PartitionSeries series;
    const auto count = std::clamp<std::size_t>(partitions, 1, maximumBars);
    series.partitions.resize(count);
    for (std::size_t p = 0; p < count; ++p) {
        series.partitions[p].firstHash = rangeStart(p, count);
        series.partitions[p].lastHash = p + 1 < count ? rangeStart(p + 1, count) - 1 : ~std::uint64_t(0);
    }
    std::vector<const Collections::Group *> largest(count, nullptr);
    for (const auto &group : collections.groups()) {
        if (group.keyMissing) continue;
        const auto p = rangeOf(group.hash, count);
        auto &partition = series.partitions[p];
        ++partition.collections;
        partition.items += group.count;
        partition.bytes += group.bytes;
        if (!largest[p] || group.bytes > largest[p]->bytes) largest[p] = &group;
    }
    std::uint64_t most = 0;
    for (std::size_t p = 0; p < count; ++p) {
        auto &partition = series.partitions[p];
        if (largest[p]) partition.largest = barOf(collections, *largest[p]);
        series.items += partition.items;
        series.collections += partition.collections;
        series.bytes += partition.bytes;
        most = std::max(most, partition.bytes);
    }
    series.largestShare = share(most, series.bytes);
    return series;
}

PartitionSeries partitionSeries(const TableDesign &table, std::string_view indexName, std::size_t partitions) {
    return partitionSeries(Collections::of(table, std::string(indexName)), partitions);
}

CollectionSeries collectionSeries(const Collections &collections, CollectionSeries::By by, std::size_t top) {
    CollectionSeries series;
    std::vector<const Collections::Group *> groups;
    for (const auto &group : collections.groups()) {
        if (group.keyMissing) continue;
        groups.push_back(&group);
        series.items += group.count;
        series.bytes += group.bytes;
    }
    series.collections = groups.size();
    const auto size = [&](const Collections::Group &group) {
        return by == CollectionSeries::By::Bytes ? group.bytes : group.count;
    };
    const auto shown = std::min({top, maximumBars, groups.size()});
    std::ranges::partial_sort(groups, groups.begin() + static_cast<std::ptrdiff_t>(shown), [&](auto *a, auto *b) {
        return size(*a) != size(*b) ? size(*a) > size(*b) : a->partitionKey < b->partitionKey;
    });
    std::size_t items = 0;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < shown; ++i) {
        series.top.push_back(barOf(collections, *groups[i]));
        items += groups[i]->count;
        bytes += groups[i]->bytes;
    }
    series.otherCollections = groups.size() - shown;
    series.otherItems = series.items - items;
    series.otherBytes = series.bytes - bytes;
    return series;
}

CollectionSeries collectionSeries(
    const TableDesign &table, std::string_view indexName, CollectionSeries::By by, std::size_t top) {
    return collectionSeries(Collections::of(table, std::string(indexName)), by, top);
}

Histogram itemSizeHistogram(const Collections &collections) {
    const auto types = collections.table().entityTypes.size();
    std::vector<std::optional<std::size_t>> entities;
    for (std::size_t i = 0; i < types; ++i) entities.emplace_back(i);
    entities.emplace_back(std::nullopt);
    std::vector<Sample> samples;
    samples.reserve(collections.items().size());
    for (const auto &item : collections.items()) samples.push_back({item.bytes, item.entity.value_or(types)});
    return histogramOf(std::move(samples), std::move(entities));
}

Histogram itemSizeHistogram(const TableDesign &table, std::string_view indexName) {
    return itemSizeHistogram(Collections::of(table, std::string(indexName)));
}

Histogram collectionSizeHistogram(const Collections &collections) {
    std::vector<Sample> samples;
    for (const auto &group : collections.groups())
        if (!group.keyMissing) samples.push_back({group.count, 0});
    return histogramOf(std::move(samples), {});
}

Histogram collectionSizeHistogram(const TableDesign &table, std::string_view indexName) {
    return collectionSizeHistogram(Collections::of(table, std::string(indexName)));
}

SparsitySeries sparsitySeries(const TableDesign &table) {
    SparsitySeries series;
    std::vector<bool> indexed(table.entityTypes.size(), false);
    const auto facts = itemFacts(table);
    for (auto &lens : lensesOf(table, facts)) {
        SparsityRow row;
        row.share = share(lens.items, lens.of);
        for (const auto &part : lens.entities) {
            row.byEntity.push_back(share(part.items, part.of));
            if (part.entity && part.items > 0) indexed[*part.entity] = true;
        }
        row.storedBytes = lens.bytes + lens.items * storageOverheadBytes;
        row.lens = std::move(lens);
        series.indexes.push_back(std::move(row));
    }
    for (const auto &row : series.indexes) {
        const auto &lens = row.lens;
        if (lens.of == 0) continue;
        if (lens.items == 0)
            series.says.push_back({
                "Sparsity", TRANSLATABLE("Sparsity", "%1 holds none of the %2 sample items"),
                {lens.indexName, countText(lens.of)}
            });
        else if (row.share < 1'000)
            series.says.push_back({
                "Sparsity",
                TRANSLATABLE("Sparsity", "%1 holds %2 of %3 sample items: a query on it passes by all others"),
                {lens.indexName, countText(lens.items), countText(lens.of)}
            });
        else if (lens.items == lens.of && lens.bytes == lens.tableBytes)
            series.says.push_back({"Sparsity",
                TRANSLATABLE("Sparsity", "%1 copies every item whole: each write pays twice"), {lens.indexName}});
    }
    std::string nowhere;
    const auto shares = entityShares(table, facts);
    if (!series.indexes.empty()) {
        for (std::size_t i = 0; i < indexed.size(); ++i) {
            if (indexed[i] || shares[i].of == 0) continue;
            if (!nowhere.empty()) nowhere += ", ";
            nowhere += table.entityTypes[i]->name;
        }
        if (!nowhere.empty())
            series.says.push_back({"Sparsity", TRANSLATABLE("Sparsity", "In no index: %1"), {nowhere}});
    }
    return series;
}

}

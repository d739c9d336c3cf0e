#include "app/analyse/figures.h"

#include "app/window/text.h"
#include "engine/base/limits.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

QString tr(const char *source, const char *disambiguation = nullptr) {
    return QCoreApplication::translate("app", source, disambiguation);
}

constexpr double partitionLimitBytes = 10. * 1024 * 1024 * 1024;
/// Above this many partitions two bars each would be more than Qt Charts draws in time: items become a line.
constexpr std::size_t groupedPartitions = model::maximumBars / 2;
constexpr std::size_t nearLimitBytes = engine::limits::itemBytes / 4;

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100. * static_cast<double>(part) / static_cast<double>(whole);
}
/// In hundredths of a percent, as model::shareText and ours take it.
std::size_t hundredths(std::uint64_t part, std::uint64_t whole) {
    return static_cast<std::size_t>(std::llround(100 * percent(part, whole)));
}

void setCountAxis(BarData &data, std::size_t maximum) {
    const std::vector<double> steps = axisSteps(static_cast<double>(maximum), 5, true);
    for (const double value : steps) data.ticks.push_back({value, countText(static_cast<std::uint64_t>(value))});
    data.top = axisTop(steps, static_cast<double>(maximum));
}

QString csv(std::uint64_t number) {
    return QString::number(number);
}

QString hashText(std::uint64_t hash) {
    return QStringLiteral("%1").arg(hash >> 32, 8, 16, QLatin1Char('0')).toUpper() + QStringLiteral("…");
}

/// Name, sign and colour of an entity, or of the items that belong to none.
struct EntitySign {
    QString name;
    RankBadge badge;
    TokenColour colour;
};
EntitySign signOf(const model::TableDesign &table, std::optional<std::size_t> entity) {
    if (!entity || *entity >= table.entityTypes.size())
        return {tr("No entity"), {}, [](const Tokens &t) { return t.text3; }};
    const model::EntityType &type = *table.entityTypes[*entity];
    return {
        toQString(type.name), {toQString(type.letter), type.colour, type.squareBadge},
         entityColour(type.colour)
    };
}

}

QString ChartSubject::name() const {
    const QString tableName = toQString(table->name());
    return indexName.empty() ? tableName : tableName + QStringLiteral(", ") + toQString(indexName);
}

QString itemsText(std::size_t items) {
    return items == 1 ? tr("1 item") : tr("%1 items").arg(countText(items));
}
QString collectionsText(std::size_t collections) {
    return collections == 1 ? tr("1 item collection") : tr("%1 item collections").arg(countText(collections));
}

BarData partitionBars(const model::PartitionSeries &series) {
    const std::size_t count = series.partitions.size();
    const bool grouped = count <= groupedPartitions;
    BarSet items{tr("Items"), seriesColour(0), {}}, bytes{tr("Size"), seriesColour(1), {}};
    BarData data;
    double largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        items.values.push_back(percent(series.partitions[i].items, series.items));
        bytes.values.push_back(percent(series.partitions[i].bytes, series.bytes));
        largest = std::max({largest, items.values.back(), bytes.values.back()});
        data.labels.push_back(tr("P%1", "partition").arg(i + 1));
    }
    const double even = count == 0 ? 0 : 100. / static_cast<double>(count);
    largest = std::max(largest, even * 1.1);
    const std::vector<double> steps = axisSteps(largest, 4);
    data.top = axisTop(steps, largest);
    for (const double value : steps)
        data.ticks.push_back({value, shareText(static_cast<std::size_t>(std::llround(value * 100)))});
    data.limits.push_back(
        {even, tr("even share %1").arg(shareText(static_cast<std::size_t>(std::llround(even * 100)))), false});
    if (series.bytes > 0)
        data.limits.push_back(
            {100 * partitionLimitBytes / static_cast<double>(series.bytes), tr("10 GB, a partition's limit"), true});
    if (grouped)
        data.sets.push_back(std::move(items));
    else
        data.line = std::move(items);
    data.sets.push_back(std::move(bytes));
    data.categories = count;
    data.activates = true;
    data.readout = [series](std::size_t place) {
        const model::PartitionBar &bar = series.partitions[place];
        Readout said{tr("Partition %1 of %2 (model)").arg(place + 1).arg(series.partitions.size()), {}};
        said.lines.append(tr("%1, %2").arg(itemsText(bar.items), shareText(hundredths(bar.items, series.items))));
        said.lines.append(tr("%1, %2").arg(bytesText(bar.bytes), shareText(hundredths(bar.bytes, series.bytes))));
        said.lines.append(collectionsText(bar.collections));
        if (bar.largest)
            said.lines.append(
                tr("Largest: %1, %2").arg(toQString(bar.largest->partitionKey), bytesText(bar.largest->bytes)));
        said.lines.append(tr("Hash %1 to %2").arg(hashText(bar.firstHash), hashText(bar.lastHash)));
        return said;
    };
    return data;
}

std::vector<LegendEntry> partitionLegend(const model::PartitionSeries &series) {
    const auto shape =
        series.partitions.size() <= groupedPartitions ? LegendEntry::Shape::Box : LegendEntry::Shape::Line;
    return {
        {tr("Share of items"), seriesColour(0), shape},
        {tr("Share of size"),                    seriesColour(1)                }
    };
}

QString partitionNote(const model::PartitionSeries &series) {
    if (series.partitions.empty() || series.items == 0) return {};
    const std::size_t even = 10'000 / series.partitions.size();
    const auto empty = std::ranges::count(series.partitions, 0U, &model::PartitionBar::items);
    QString note = tr("The fullest partition holds %1 of the bytes; even would be %2.")
                       .arg(shareText(series.largestShare), shareText(even));
    if (empty == 1)
        note += QLatin1Char(' ') + tr("One is empty.");
    else if (empty > 1)
        note += QLatin1Char(' ') + tr("%1 are empty.").arg(countText(static_cast<std::uint64_t>(empty)));
    return note;
}

Explanation partitionExplanation(const model::PartitionSeries &series) {
    const std::size_t count = series.partitions.size();
    return {
        tr("Partitions"),
        tr("DynamoDB places an item by a hash of its partition key. Which hash it uses and where it cuts the hash "
           "space "
           "is not published, so this picture cuts the space of our own hash into equal ranges. Which key lands where "
           "is made up; how evenly this many collections of these sizes can spread is not. The sample stands for the "
           "real data only as far as its keys do."),
        QStringLiteral("partition = ⌊XXH3(partition key) × N ÷ 2^64⌋ + 1\nshare = its items or bytes ÷ all"),
        {{tr("Partitions, N"), countText(count)}, {tr("Item collections"), countText(series.collections)},
                                                                                                       {tr("Items"), countText(series.items)}, {tr("Bytes by DynamoDB's size rule"), bytesText(series.bytes)},
                                                                                                       {tr("Share of the fullest"), shareText(series.largestShare)},
                                                                                                       {tr("Even share"), shareText(count == 0 ? 0 : 10'000 / count)}},
        tr("About 10 GB, 3,000 read and 1,000 write units per second for each partition: Amazon DynamoDB Developer "
           "Guide, “Partitions and data distribution”.")
    };
}

std::vector<QStringList> partitionRows(const model::PartitionSeries &series) {
    std::vector<QStringList> rows{
        {tr("Partition"), tr("First hash"), tr("Last hash"), tr("Item collections"), tr("Items"), tr("Bytes"),
         tr("Largest collection"), tr("Bytes of it")}
    };
    for (std::size_t i = 0; i < series.partitions.size(); ++i) {
        const model::PartitionBar &bar = series.partitions[i];
        rows.push_back({csv(i + 1), csv(bar.firstHash), csv(bar.lastHash), csv(bar.collections), csv(bar.items),
            csv(bar.bytes), bar.largest ? toQString(bar.largest->partitionKey) : QString(),
            csv(bar.largest ? bar.largest->bytes : 0)});
    }
    return rows;
}

RankData collectionRanks(
    const model::CollectionSeries &series, const ChartSubject &subject, model::CollectionSeries::By by) {
    const bool byItems = by == model::CollectionSeries::By::Items;
    RankData data;
    data.secondTitle = byItems ? tr("Size") : tr("Items");
    data.more = series.otherCollections;
    if (series.otherCollections > 0)
        data.rest = tr("%1, %2").arg(itemsText(series.otherItems), bytesText(series.otherBytes));
    for (const model::CollectionBar &bar : series.top) {
        RankRow row;
        row.name = toQString(bar.partitionKey);
        if (bar.entity) row.badge = signOf(*subject.table, bar.entity).badge;
        row.value = static_cast<double>(byItems ? bar.items : bar.bytes);
        row.number = byItems ? countText(bar.items) : bytesText(bar.bytes);
        row.second = byItems ? bytesText(bar.bytes) : countText(bar.items);
        row.readout.title = row.name;
        row.readout.lines = {tr("%1, %2").arg(itemsText(bar.items), shareText(hundredths(bar.items, series.items))),
            tr("%1, %2").arg(bytesText(bar.bytes), shareText(hundredths(bar.bytes, series.bytes)))};
        if (bar.entity) row.readout.lines.append(tr("All of entity %1").arg(signOf(*subject.table, bar.entity).name));
        data.rows.push_back(std::move(row));
    }
    return data;
}

BarData collectionBars(const model::Histogram &histogram) {
    BarData data;
    BarSet set{tr("Item collections"), seriesColour(0), {}};
    std::size_t largest = 0;
    for (const model::HistogramBin &bin : histogram.bins) {
        set.values.push_back(static_cast<double>(bin.count));
        largest = std::max(largest, bin.count);
        // "8–15": counts are whole, so a bin names what it holds.
        const std::uint64_t last = std::max(bin.from, &bin == &histogram.bins.back() ? bin.to : bin.to - 1);
        data.labels.push_back(
            bin.from == last ? countText(bin.from) : countText(bin.from) + QStringLiteral("–") + countText(last));
    }
    data.sets.push_back(std::move(set));
    data.categories = histogram.bins.size();
    setCountAxis(data, largest);
    data.xTitle = tr("items per collection");
    data.activates = true;
    data.readout = [histogram, labels = data.labels](std::size_t place) {
        const model::HistogramBin &bin = histogram.bins[place];
        return Readout{tr("%1 items per collection").arg(labels[place]),
            {tr("%1, %2").arg(collectionsText(bin.count), shareText(hundredths(bin.count, histogram.count)))}};
    };
    return data;
}

QString collectionNote(const model::Histogram &histogram, const model::CollectionSeries &series) {
    if (series.collections == 0) return {};
    return tr("%1: half have at most %2, 95 % at most %3, the largest %4.")
        .arg(collectionsText(series.collections), itemsText(histogram.median), itemsText(histogram.percentile95),
            itemsText(histogram.largest));
}

Explanation collectionExplanation(const model::Histogram &histogram, const model::CollectionSeries &series) {
    return {
        tr("Item collections"),
        tr("Items with one partition key value form a collection: one Query reads it. Counted over the sample items; "
           "items without the key are left out. A collection may grow past 10 GB only where the table has no local "
           "secondary index."),
        QStringLiteral("items with the same partition key, counted and added up"),
        {{tr("Item collections"), countText(series.collections)}, {tr("Items"), countText(series.items)},
                                                                     {tr("Bytes by DynamoDB's size rule"), bytesText(series.bytes)},
                                                                     {tr("Median of items"), countText(histogram.median)},
                                                                     {tr("95th percentile"), countText(histogram.percentile95)}, {tr("Largest"), countText(histogram.largest)}},
        tr("10 GB for a collection of a table with local secondary indexes: Amazon DynamoDB Developer Guide, “Item "
           "collections”.")
    };
}

std::vector<QStringList> collectionRows(const model::CollectionSeries &series) {
    std::vector<QStringList> rows{
        {tr("Partition key"), tr("Items"), tr("Bytes")}
    };
    for (const model::CollectionBar &bar : series.top)
        rows.push_back({toQString(bar.partitionKey), csv(bar.items), csv(bar.bytes)});
    if (series.otherCollections > 0)
        rows.push_back(
            {tr("%1 more").arg(countText(series.otherCollections)), csv(series.otherItems), csv(series.otherBytes)});
    return rows;
}

std::vector<QStringList> histogramRows(
    const model::Histogram &histogram, const QString &from, const QString &to, const QString &count) {
    std::vector<QStringList> rows{
        {from, to, count}
    };
    for (const model::HistogramBin &bin : histogram.bins) rows.push_back({csv(bin.from), csv(bin.to), csv(bin.count)});
    return rows;
}

BarData sizeBars(const model::Histogram &histogram, const ChartSubject &subject) {
    BarData data;
    std::vector<model::HistogramBin> bins = histogram.bins;
    // Near the limit the axis goes on until the limit is on it.
    const bool near = histogram.largest >= nearLimitBytes;
    while (near && !bins.empty() && bins.back().to < engine::limits::itemBytes)
        bins.push_back({bins.back().to, bins.back().to * 2, 0, std::vector<std::size_t>(histogram.entities.size())});
    std::size_t largest = 0;
    for (const model::HistogramBin &bin : bins) largest = std::max(largest, bin.count);
    const bool byEntity = !histogram.entities.empty() && bins.size() * histogram.entities.size() <= model::maximumBars;
    if (byEntity) {
        for (std::size_t entity = 0; entity < histogram.entities.size(); ++entity) {
            const EntitySign sign = signOf(*subject.table, histogram.entities[entity]);
            BarSet set{sign.name, sign.colour, {}};
            for (const model::HistogramBin &bin : bins)
                set.values.push_back(entity < bin.byEntity.size() ? static_cast<double>(bin.byEntity[entity]) : 0);
            data.sets.push_back(std::move(set));
        }
    } else {
        BarSet set{tr("Items"), seriesColour(0), {}};
        for (const model::HistogramBin &bin : bins) set.values.push_back(static_cast<double>(bin.count));
        data.sets.push_back(std::move(set));
    }
    data.categories = bins.size();
    data.labelsAtEdges = true;
    for (const model::HistogramBin &bin : bins) data.labels.push_back(bytesText(bin.from));
    if (!bins.empty()) data.labels.push_back(bytesText(bins.back().to));
    setCountAxis(data, largest);
    if (near) {
        for (std::size_t i = 0; i < bins.size(); ++i)
            if (bins[i].from <= engine::limits::itemBytes && engine::limits::itemBytes < bins[i].to)
                data.mark = BarMark{
                    static_cast<double>(i) + std::log2(static_cast<double>(engine::limits::itemBytes) /
                                                       static_cast<double>(std::max<std::uint64_t>(1, bins[i].from))),
                    tr("400 KB, an item's limit")};
    }
    data.activates = true;
    data.readout = [bins, histogram, subject](std::size_t place) {
        const model::HistogramBin &bin = bins[place];
        Readout said{tr("%1 to %2").arg(bytesText(bin.from), bytesText(bin.to)),
            {tr("%1, %2").arg(itemsText(bin.count), shareText(hundredths(bin.count, histogram.count)))}};
        for (std::size_t entity = 0; entity < bin.byEntity.size() && entity < histogram.entities.size(); ++entity)
            if (bin.byEntity[entity] > 0)
                said.lines.append(QStringLiteral("%1: %2").arg(
                    signOf(*subject.table, histogram.entities[entity]).name, countText(bin.byEntity[entity])));
        return said;
    };
    return data;
}

std::vector<LegendEntry> sizeLegend(const model::Histogram &histogram, const ChartSubject &subject) {
    std::vector<LegendEntry> legend;
    for (std::size_t place = 0; place < histogram.entities.size(); ++place) {
        const bool occurs = std::ranges::any_of(
            histogram.bins, [&](const auto &bin) { return place < bin.byEntity.size() && bin.byEntity[place] > 0; });
        if (!occurs) continue;
        const EntitySign sign = signOf(*subject.table, histogram.entities[place]);
        const auto shape = sign.badge.letter.isEmpty() ? LegendEntry::Shape::Box : LegendEntry::Shape::Badge;
        legend.push_back({sign.name, sign.colour, shape, sign.badge.letter, sign.badge.colour, sign.badge.square});
    }
    return legend;
}

QString sizeNote(const model::Histogram &histogram) {
    if (histogram.count == 0) return {};
    return tr("Half are at most %1, 95 % at most %2, the largest %3: %4 of the 400 KB limit.")
        .arg(bytesText(histogram.median), bytesText(histogram.percentile95), bytesText(histogram.largest),
            shareText(hundredths(histogram.largest, engine::limits::itemBytes)));
}

Explanation sizeExplanation(const model::Histogram &histogram, const ChartSubject &subject) {
    const QString text =
        subject.indexName.empty()
            ? tr("Every sample item is measured by DynamoDB's rule. Reads are billed in steps of 4 KB and writes in "
                 "steps "
                 "of 1 KB, so a size just above a step pays for the next one.")
            : tr("Every entry of the index is measured by DynamoDB's rule: table key, index key and the projected "
                 "attributes. Storage adds 100 bytes for each entry.");
    return {
        tr("Item sizes"), text,
        QStringLiteral(
            "size = Σ (bytes of name + bytes of value)\nN: 1 byte per 2 digits + 1; L, M: 3 + 1 per element"),
        {{tr("Items"), countText(histogram.count)}, {tr("Smallest"), bytesText(histogram.smallest)},
           {tr("Median"), bytesText(histogram.median)}, {tr("95th percentile"), bytesText(histogram.percentile95)},
           {tr("Largest"), bytesText(histogram.largest)}, {tr("All together"), bytesText(histogram.sum)}},
        tr("Amazon DynamoDB Developer Guide, “DynamoDB item sizes and formats”.")
    };
}

SparsityData sparsityData(const model::SparsitySeries &series, const model::TableDesign &table) {
    SparsityData data{{}, series};
    // All rows have the same entities: those of the table, then the items of none.
    if (series.indexes.empty()) return data;
    for (const model::EntityShare &share : series.indexes.front().lens.entities) {
        const EntitySign sign = signOf(table, share.entity);
        data.columns.push_back({sign.badge, sign.name});
    }
    return data;
}

Explanation sparsityExplanation(const model::TableDesign &table) {
    return {
        tr("How sparse each index is"),
        tr("An index holds an item only if the item has all key attributes of the index, each with the right type and "
           "not "
           "empty. Every sample item is tried. A sparse index is read and stored cheaply; an entity that should be in "
           "it and is not makes its queries miss items."),
        QStringLiteral("share = items with all index keys ÷ items\nstorage = Σ (entry + 100 bytes)"),
        {{tr("Items of the table"), countText(table.items->size())},
                                                                                          {tr("Indexes"), countText(table.description.globalSecondaryIndexes.size() +
                                      table.description.localSecondaryIndexes.size())}},
        tr("Amazon DynamoDB Developer Guide, “Take advantage of sparse indexes”.")
    };
}

std::vector<QStringList> sparsityRows(const SparsityData &data) {
    std::vector<QStringList> rows{
        {tr("Index"), tr("Entity"), tr("Items in the index"), tr("Items of the table"), tr("Bytes in the index"),
         tr("Left out because")}
    };
    for (const model::SparsityRow &row : data.series.indexes) {
        const QString name = toQString(row.lens.indexName);
        rows.push_back({name, tr("All"), csv(row.lens.items), csv(row.lens.of), csv(row.lens.bytes), {}});
        for (std::size_t i = 0; i < row.lens.entities.size(); ++i) {
            const model::EntityShare &share = row.lens.entities[i];
            QStringList reasons;
            for (const model::LeftOut &out : row.lens.leftOut)
                if (out.entity == share.entity)
                    reasons.append(QStringLiteral("%1: %2").arg(csv(out.itemIndexes.size()), translated(out.reason)));
            rows.push_back({name, i < data.columns.size() ? data.columns[i].name : QString(), csv(share.items),
                csv(share.of), csv(share.bytes), reasons.join(QStringLiteral("; "))});
        }
    }
    return rows;
}

}

#include "app/analyse/simulation_figures.h"

#include "app/window/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

QString tr(const char *source, const char *disambiguation = nullptr) {
    return QCoreApplication::translate("app", source, disambiguation);
}

constexpr std::size_t mostBars = 96; // of a set: two sets stay below model::maximumBars
constexpr std::size_t mostHeatRows = 48;

QString csv(double value) {
    return QString::number(std::round(value * 1000) / 1000, 'f', value == std::floor(value) ? 0 : 3);
}
QString rounded(double value) {
    if (value >= 10 || value == std::floor(value))
        return countText(static_cast<std::uint64_t>(std::llround(std::max(0., value))));
    return QLocale().toString(value, 'f', 1);
}
QString percentText(double percent) {
    return shareText(static_cast<std::size_t>(std::llround(std::max(0., percent) * 100)));
}
QString timeText(double second) {
    const auto minutes = static_cast<int>(second / 60);
    return QStringLiteral("%1:%2")
        .arg(minutes / 60, 2, 10, QLatin1Char('0'))
        .arg(minutes % 60, 2, 10, QLatin1Char('0'));
}
double ofCeiling(const model::PartitionLoad &partition, bool writes) {
    return 100 *
           (writes ? partition.peakWrite / model::partitionWriteUnits : partition.peakRead / model::partitionReadUnits);
}

/// Neighbours that share a bar, where there are more than can be drawn.
struct Binned {
    std::size_t per = 1, bins = 0;
    Binned(std::size_t count, std::size_t most)
        : per(std::max<std::size_t>(1, (count + most - 1) / most)), bins((count + per - 1) / per) {}
};

void setAxis(BarData &data, double maximum, const std::function<QString(double)> &label) {
    const auto steps = axisSteps(maximum, 4);
    for (const double value : steps) data.ticks.push_back({value, label(value)});
    data.top = axisTop(steps, maximum);
}

QString placeText(const model::PartitionLoad &partition) {
    if (partition.firstHash == partition.lastHash) return tr("A part of one item collection");
    return tr("Hash space %1 to %2").arg(percentText(partition.firstHash * 100), percentText(partition.lastHash * 100));
}

QString partitionTitle(std::size_t first, std::size_t last, std::size_t all) {
    if (first + 1 == last) return tr("Partition %1 of %2 (model)").arg(first + 1).arg(all);
    return tr("Partitions %1 to %2 of %3 (model)").arg(first + 1).arg(last).arg(all);
}

}

BarData trafficBars(const model::SpaceLoad &load, PartitionMeasure measure) {
    const auto &partitions = load.partitions;
    const Binned bins(partitions.size(), mostBars);
    BarData data;
    data.categories = bins.bins;
    double largest = 0;
    BarSet first, second;
    for (std::size_t bin = 0; bin < bins.bins; ++bin) {
        double a = 0, b = 0;
        for (std::size_t p = bin * bins.per; p < std::min(partitions.size(), (bin + 1) * bins.per); ++p) {
            const auto &one = partitions[p];
            switch (measure) {
            case PartitionMeasure::Traffic:
                a = std::max(a, ofCeiling(one, false));
                b = std::max(b, ofCeiling(one, true));
                break;
            case PartitionMeasure::Items: a = std::max(a, one.items); break;
            case PartitionMeasure::Size: a = std::max(a, one.bytes); break;
            }
        }
        first.values.push_back(a);
        second.values.push_back(b);
        largest = std::max({largest, a, b});
        data.labels.push_back(tr("P%1", "partition").arg(bin * bins.per + 1));
    }
    switch (measure) {
    case PartitionMeasure::Traffic:
        first.name = tr("Reads");
        second.name = tr("Writes");
        first.colour = seriesColour(0);
        second.colour = seriesColour(2);
        setAxis(data, std::max(largest, 110.), percentText);
        data.limits.push_back({100, tr("a partition's ceiling"), true});
        data.sets = {std::move(first), std::move(second)};
        break;
    case PartitionMeasure::Items:
        first.name = tr("Items");
        first.colour = seriesColour(0);
        setAxis(data, largest, rounded);
        data.sets = {std::move(first)};
        break;
    case PartitionMeasure::Size: {
        first.name = tr("Size");
        first.colour = seriesColour(1);
        const auto steps = byteSteps(largest, 4);
        for (const double value : steps) data.ticks.push_back({value, bytesText(static_cast<std::uint64_t>(value))});
        data.top = axisTop(steps, largest);
        data.limits.push_back({model::partitionBytes, tr("10 GB, a partition's limit"), true});
        data.sets = {std::move(first)};
        break;
    }
    }
    data.readout = [partitions, bins](std::size_t bin) {
        const std::size_t from = bin * bins.per, to = std::min(partitions.size(), (bin + 1) * bins.per);
        const auto &one = *std::max_element(partitions.begin() + static_cast<std::ptrdiff_t>(from),
            partitions.begin() + static_cast<std::ptrdiff_t>(to), [](const auto &a, const auto &b) {
                return std::max(ofCeiling(a, false), ofCeiling(a, true)) <
                       std::max(ofCeiling(b, false), ofCeiling(b, true));
            });
        Readout said{partitionTitle(from, to, partitions.size()), {}};
        said.lines.append(placeText(one));
        said.lines.append(tr("Asked for at most %1 read units a second: %2")
                              .arg(rounded(one.peakRead), percentText(ofCeiling(one, false))));
        said.lines.append(tr("Asked for at most %1 write units a second: %2")
                              .arg(rounded(one.peakWrite), percentText(ofCeiling(one, true))));
        said.lines.append(tr("%1 items, %2").arg(rounded(one.items), bytesText(static_cast<std::uint64_t>(one.bytes))));
        if (one.throttledReads + one.throttledWrites >= 1)
            said.lines.append(
                tr("%1 requests would be throttled").arg(rounded(one.throttledReads + one.throttledWrites)));
        return said;
    };
    return data;
}

std::vector<LegendEntry> trafficLegend(PartitionMeasure measure) {
    if (measure == PartitionMeasure::Traffic)
        return {
            {tr("Reads at their peak"),  seriesColour(0)},
            {tr("Writes at their peak"), seriesColour(2)}
        };
    return {};
}

std::vector<QStringList> trafficRows(const model::SpaceLoad &load) {
    std::vector<QStringList> rows{
        {tr("Partition"), tr("First hash in percent"), tr("Last hash in percent"), tr("Items"), tr("Bytes"),
         tr("Requests"), tr("Peak read units per second"), tr("Peak write units per second"), tr("Throttled reads"),
         tr("Throttled writes")}
    };
    std::size_t number = 0;
    for (const auto &one : load.partitions)
        rows.push_back({QString::number(++number), csv(one.firstHash * 100), csv(one.lastHash * 100), csv(one.items),
            csv(one.bytes), QString::number(one.requests), csv(one.peakRead), csv(one.peakWrite),
            csv(one.throttledReads), csv(one.throttledWrites)});
    return rows;
}

HeatData heatOf(const model::SpaceLoad &load) {
    HeatData data;
    const Binned bins(load.partitions.size(), mostHeatRows);
    data.rows = bins.bins;
    data.columns = load.time.size();
    data.values.assign(data.rows * data.columns, 0);
    for (std::size_t p = 0; p < load.partitions.size(); ++p)
        for (std::size_t c = 0; c < data.columns && c < load.partitions[p].heat.size(); ++c) {
            float &cell = data.values[p / bins.per * data.columns + c];
            cell = std::max(cell, load.partitions[p].heat[c]);
        }
    for (std::size_t row = 0; row < data.rows; ++row)
        data.rowLabels.push_back(tr("P%1", "partition").arg(row * bins.per + 1));
    double hour = -1;
    for (const auto &at : load.time) {
        const double own = std::floor(at.second / 3'600);
        data.columnLabels.push_back(own != hour ? timeText(at.second) : QString());
        hour = own;
    }
    data.readout = [values = data.values, columns = data.columns, time = load.time, bins, all = load.partitions.size()](
                       std::size_t row, std::size_t column) {
        Readout said{partitionTitle(row * bins.per, std::min(all, (row + 1) * bins.per), all), {}};
        said.lines.append(tr("At %1: asked for %2 of its ceiling")
                              .arg(timeText(time[column].second),
                                  percentText(100. * static_cast<double>(values[row * columns + column]))));
        return said;
    };
    return data;
}

std::vector<QStringList> heatRows(const model::SpaceLoad &load) {
    QStringList head{tr("Partition")};
    for (const auto &at : load.time) head.append(timeText(at.second));
    std::vector<QStringList> rows{head};
    std::size_t number = 0;
    for (const auto &one : load.partitions) {
        QStringList row{QString::number(++number)};
        for (const float heat : one.heat) row.append(csv(static_cast<double>(heat)));
        rows.push_back(row);
    }
    return rows;
}

RankData hottestKeys(const model::SpaceLoad &load) {
    RankData data;
    data.secondTitle = tr("At the peak");
    for (const auto &key : load.hottest) {
        RankRow row;
        row.name = key.known ? toQString(key.name) : tr("%1, no. %2").arg(toQString(key.name)).arg(key.rank + 1);
        row.value = key.share;
        row.number = percentText(key.share * 100);
        row.second = tr("%1 R, %2 W", "units per second").arg(rounded(key.peakRead), rounded(key.peakWrite));
        row.readout.title = row.name;
        row.readout.lines = {tr("%1 of all units").arg(row.number),
            tr("At the peak %1 read and %2 write units a second").arg(rounded(key.peakRead), rounded(key.peakWrite))};
        if (key.secondsAbove > 0)
            row.readout.lines.append(tr("More than a partition gives for %1 h").arg(rounded(key.secondsAbove / 3'600)));
        data.rows.push_back(std::move(row));
    }
    return data;
}

std::vector<QStringList> hottestRows(const model::SpaceLoad &load) {
    std::vector<QStringList> rows{
        {tr("Key"), tr("Rank"), tr("Percent of the units"), tr("Peak read units per second"),
         tr("Peak write units per second"), tr("Seconds above a partition's ceiling")}
    };
    for (const auto &key : load.hottest)
        rows.push_back({toQString(key.name), QString::number(key.rank + 1), csv(key.share * 100), csv(key.peakRead),
            csv(key.peakWrite), csv(key.secondsAbove)});
    return rows;
}

BarData capacityBars(const model::SpaceLoad &load, bool writes) {
    const Binned bins(load.time.size(), mostBars);
    BarData data;
    data.categories = bins.bins;
    BarSet used{tr("Consumed"), seriesColour(writes ? 2 : 0), {}},
        refused{tr("Throttled"), [](const Tokens &t) { return t.bad; }, {}};
    BarSet limit{tr("Limit"), [](const Tokens &t) { return t.limit; }, {}};
    struct Said {
        double second = 0, used = 0, asked = 0, limit = 0, throttled = 0;
        std::size_t partitions = 0;
    };
    std::vector<Said> all;
    double largest = 0;
    for (std::size_t bin = 0; bin < bins.bins; ++bin) {
        Said most;
        most.second = load.time[bin * bins.per].second;
        for (std::size_t i = bin * bins.per; i < std::min(load.time.size(), (bin + 1) * bins.per); ++i) {
            const auto &at = load.time[i];
            most.used = std::max(most.used, writes ? at.writeUnits : at.readUnits);
            most.asked = std::max(most.asked, writes ? at.askedWrite : at.askedRead);
            most.limit = writes ? at.writeLimit : at.readLimit;
            most.throttled = std::max(most.throttled, writes ? at.throttledWrites : at.throttledReads);
            most.partitions = at.partitions;
        }
        used.values.push_back(most.used);
        refused.values.push_back(std::max(0., most.asked - most.used));
        limit.values.push_back(most.limit);
        largest = std::max({largest, most.asked, most.used});
        data.labels.push_back(timeText(most.second));
        all.push_back(most);
    }
    const double lowest = limit.values.empty() ? 0 : *std::ranges::min_element(limit.values);
    const bool inSight = lowest <= largest * 1.6; // else the bars would be a line at the bottom
    if (inSight)
        for (const double value : limit.values) largest = std::max(largest, std::min(value, largest * 1.6));
    setAxis(data, largest, rounded);
    if (inSight) {
        for (double &value : limit.values) value = std::min(value, data.top);
        data.line = std::move(limit);
    }
    data.sets = {std::move(used), std::move(refused)};
    data.readout = [all](std::size_t bin) {
        const Said &at = all[bin];
        Readout said{timeText(at.second), {}};
        said.lines.append(tr("%1 units a second of %2 asked for").arg(rounded(at.used), rounded(at.asked)));
        said.lines.append(tr("Limit %1, %2 partitions").arg(rounded(at.limit)).arg(at.partitions));
        if (at.throttled > 0)
            said.lines.append(tr("%1 requests a second would be throttled").arg(rounded(at.throttled)));
        return said;
    };
    return data;
}

std::vector<LegendEntry> capacityLegend() {
    return {
        {tr("Consumed"),  seriesColour(2)                      },
        {tr("Throttled"), [](const Tokens &t) { return t.bad; }}
    };
}

std::vector<QStringList> capacityRows(const model::SpaceLoad &load) {
    std::vector<QStringList> rows{
        {tr("Second"), tr("Read units per second"), tr("Write units per second"), tr("Throttled reads per second"),
         tr("Throttled writes per second"), tr("Read limit"), tr("Write limit"), tr("Partitions")}
    };
    for (const auto &at : load.time)
        rows.push_back({csv(at.second), csv(at.readUnits), csv(at.writeUnits), csv(at.throttledReads),
            csv(at.throttledWrites), csv(at.readLimit), csv(at.writeLimit), QString::number(at.partitions)});
    return rows;
}

BarData growthBars(const model::GrowthSeries &series) {
    BarData data;
    data.categories = series.points.size();
    BarSet size{tr("Size"), seriesColour(1), {}};
    double largest = 0;
    for (const auto &point : series.points) {
        size.values.push_back(point.bytes);
        largest = std::max(largest, point.bytes);
        data.labels.push_back(QString::number(point.month));
    }
    const auto steps = byteSteps(largest, 4);
    for (const double value : steps) data.ticks.push_back({value, bytesText(static_cast<std::uint64_t>(value))});
    data.top = axisTop(steps, largest);
    data.sets = {std::move(size)};
    data.xTitle = tr("Months from now");
    data.readout = [points = series.points](std::size_t at) {
        const auto &point = points[at];
        return Readout{
            tr("In month %1").arg(point.month),
            {tr("%1 items, %2").arg(rounded(point.items), bytesText(static_cast<std::uint64_t>(point.bytes))),
                                              tr("At least %1 partitions").arg(point.partitions)}
        };
    };
    return data;
}

std::vector<QStringList> growthRows(const model::GrowthSeries &series) {
    std::vector<QStringList> rows{
        {tr("Month"), tr("Items"), tr("Bytes"), tr("Partitions")}
    };
    for (const auto &point : series.points)
        rows.push_back(
            {QString::number(point.month), csv(point.items), csv(point.bytes), QString::number(point.partitions)});
    return rows;
}

QString simulationSummary(const model::Simulation &result) {
    const QString requests = tr("%1 requests in %2 h").arg(countText(result.requests), rounded(result.seconds / 3'600));
    if (result.throttled == 0 || result.requests == 0) return tr("%1, none throttled").arg(requests);
    const double share = 100. * static_cast<double>(result.throttled) / static_cast<double>(result.requests);
    return tr("%1, %2 would be throttled").arg(requests, percentText(share));
}

Explanation simulationExplanation(const model::SimulatedScenario &simulated, std::size_t space, const QString &title) {
    Explanation out;
    out.title = title;
    out.text =
        tr("Simulated, second by second or a few at a time: how many requests come, to which partition each goes, "
           "and what the limits of table and partition let through. Ceilings, starting counts and burst are "
           "AWS's; where keys lie (an MD5 model hash), when a hot partition splits (after 10 minutes above 80 %) "
           "and how keys are chosen are assumptions. “Throttled” means: would be, if it lasted and nothing retried.");
    out.formula = QStringLiteral("partition ceiling = 3,000 read, 1,000 write units per second, 10 GB\n"
                                 "first partitions = max(read ÷ 3,000, write ÷ 1,000, bytes ÷ 10 GB)");
    const auto &plan = simulated.plan;
    const auto &of = plan.plan.spaces[space];
    const auto &load = simulated.result.spaces[space];
    out.inputs.emplace_back(tr("Partitions at first"), countText(load.firstPartitions));
    out.inputs.emplace_back(tr("Partitions in the end"), countText(load.partitions.size()));
    const auto basisText = [](model::KeysBasis basis) {
        switch (basis) {
        case model::KeysBasis::Stated: return tr("stated");
        case model::KeysBasis::Fixed: return tr("fixed");
        case model::KeysBasis::Listed: return tr("listed by the generator");
        case model::KeysBasis::OnePerItem: return tr("one for each item of a type");
        case model::KeysBasis::FewInSamples: return tr("few in the samples");
        case model::KeysBasis::Proportional: break;
        }
        return tr("in proportion to the samples");
    };
    for (const auto &family : plan.families)
        if (family.space == space)
            out.inputs.emplace_back(toQString(of.groups[family.group].name),
                tr("%1 keys, %2").arg(countText(of.groups[family.group].keys), basisText(family.basis)));
    for (const auto &message : plan.assumptions) out.inputs.emplace_back(tr("Assumed"), translated(message));
    out.inputs.emplace_back(tr("Step"), tr("%1 s").arg(rounded(simulated.result.stepSeconds)));
    out.source =
        tr("Amazon DynamoDB Developer Guide: “Partitions and data distribution”, “Burst and adaptive capacity”, "
           "“Warm throughput”; AWS Database Blog: “Scaling DynamoDB”, parts 1 to 3.");
    return out;
}

Explanation growthExplanation(const model::GrowthSeries &series) {
    Explanation out;
    out.title = tr("Growth");
    out.text =
        tr("Items of each entity type and the new ones a month, at the size of the samples where none is stated, "
           "with the 100 bytes that AWS adds to each item and index entry. It grows in a straight line.");
    out.formula = QStringLiteral("bytes = Σ (items + new items per month × month) × (item bytes + 100)");
    if (!series.points.empty()) {
        out.inputs.emplace_back(tr("Items now"), rounded(series.points.front().items));
        out.inputs.emplace_back(tr("Items at the end"), rounded(series.points.back().items));
    }
    out.source = tr("Scenario and sample items; storage as in the Amazon DynamoDB pricing page.");
    return out;
}

}

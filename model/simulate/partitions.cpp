#include "model/simulate/partitions.h"

#include "model/simulate/key_map.h"
#include "model/simulate/random_counts.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace model {

namespace {

constexpr std::size_t mostPoints = 288;       // of time: five minutes each of a day
constexpr std::size_t mostPartitions = 2'048; // simulated; a larger table is as if it had these
constexpr std::size_t listedKeys = 100;
constexpr double secondsPerHour = 3'600;

/// Units that may be used now.
struct Bucket {
    double perSecond = 0, tokens = 0, most = 0;
    bool limited = false;

    static Bucket of(double perSecond, double keptSeconds) { return {perSecond, 0, perSecond * keptSeconds, true}; }
    void refill(double seconds) {
        // A step may use what it brings, and what was left before it.
        tokens = std::min(tokens, most) + perSecond * seconds;
    }
    double passing(double asked) const { return !limited || asked <= tokens ? 1 : asked > 0 ? tokens / asked : 1; }
    void use(double units) {
        if (limited) tokens = std::max(0., tokens - units);
    }
};

/// Provisioned units that follow the load: out above the target for two minutes, in after fifteen minutes 20 points
/// below it.
class Scaling {
public:
    explicit Scaling(const std::optional<AutoScaling> &scaling) : m_scaling(scaling) {}
    double after(double units, double used, double seconds) {
        if (!m_scaling) return units;
        m_used += used;
        m_seconds += seconds;
        constexpr double minute = 60, minutesOut = 2, minutesIn = 15, pointsBelow = 20;
        if (m_seconds < minute) return units;
        const double percent = units > 0 ? 100 * m_used / m_seconds / units : 0;
        const double target = static_cast<double>(m_scaling->targetPercent);
        const double wanted =
            std::clamp(std::ceil(m_used / m_seconds * 100 / target), static_cast<double>(m_scaling->minCapacity),
                static_cast<double>(std::max(m_scaling->maxCapacity, m_scaling->minCapacity)));
        const double minutes = m_seconds / minute;
        m_above = percent > target ? m_above + minutes : 0;
        m_below = percent < target - pointsBelow ? m_below + minutes : 0;
        m_used = m_seconds = 0;
        if ((m_above >= minutesOut && wanted > units) || (m_below >= minutesIn && wanted < units)) {
            m_above = m_below = 0;
            return wanted;
        }
        return units;
    }

private:
    std::optional<AutoScaling> m_scaling;
    double m_used = 0, m_seconds = 0, m_above = 0, m_below = 0;
};

struct Range {
    double from = 0, to = 0;              ///< Places of the KeyMap.
    double askedRead = 0, askedWrite = 0; ///< Units in this step.
    double passRead = 1, passWrite = 1;   ///< Of what is asked.
    double usedRead = 0, usedWrite = 0;
    double hotSeconds = 0;
    bool stuck = false; ///< No split helps; said once.
    PartitionLoad load = {};
};

/// A part of a stream as it is drawn in a step.
struct Line {
    std::size_t stream = 0, part = 0;
    bool write = false;
    std::vector<double> shares = {};        ///< Of each partition.
    std::vector<std::uint64_t> counts = {}; ///< Requests in this step, by partition.
    std::uint64_t touched = 0;
    double totalUnits = 0; ///< Asked for over the whole time.
    double askedUnits = 0; ///< In this step.
};

class Space {
public:
    Space(const TrafficSpace &space, const SimulationOptions &options) : m_space(space), m_options(options) {
        const bool provisioned = space.mode == engine::BillingMode::Provisioned;
        const auto bucket = [&](double units, const std::optional<double> &most) {
            if (provisioned) return Bucket::of(units, burstSeconds);
            return Bucket::of(std::min(accountTableUnits, most.value_or(accountTableUnits)), 0);
        };
        m_read = bucket(space.readUnits, space.mostRead);
        m_write = bucket(space.writeUnits, space.mostWrite);
        m_readScaling = Scaling(provisioned ? space.autoScalingRead : std::nullopt);
        m_writeScaling = Scaling(provisioned ? space.autoScalingWrite : std::nullopt);
    }

    std::size_t addLine(std::size_t stream, std::size_t part, const StreamPart &from, bool write) {
        m_keyLines.push_back({from.group, from.popularity, from.growsAtEnd});
        Line line;
        line.stream = stream;
        line.part = part;
        line.write = write;
        lines.push_back(std::move(line));
        return lines.size() - 1;
    }

    void begin() {
        m_keys = std::make_unique<KeyMap>(m_space, m_keyLines,
            KeyMap::Options{m_options.mostKeys, m_options.threads, m_options.seconds, m_options.cancelled});
        result.firstPartitions = startingPartitions(m_space);
        const std::size_t count = std::min(result.firstPartitions, mostPartitions);
        const double all = static_cast<double>(m_keys->atoms());
        for (std::size_t p = 0; p < count; ++p) {
            Range range;
            range.from = p == 0 ? 0 : ranges.back().to;
            range.to = p + 1 == count ? all : m_keys->placeOf(static_cast<double>(p + 1) / static_cast<double>(count));
            range.load.heat.assign(m_points, 0);
            ranges.push_back(std::move(range));
        }
        splitBySize();
        share(0);
    }
    void setPoints(std::size_t points) {
        m_points = points;
        result.time.assign(points, {});
    }

    const KeyMap &keys() const { return *m_keys; }
    const TrafficSpace &space() const { return m_space; }
    bool isIndex() const { return !m_space.indexName.empty(); }

    void beginStep(double second, double seconds) {
        m_second = second;
        m_seconds = seconds;
        for (std::size_t l = 0; l < lines.size(); ++l) {
            const auto &popularity = m_keyLines[l].popularity;
            if (popularity && popularity->kind == KeyPopularity::Kind::TimeOrdered) shareLine(l);
            lines[l].askedUnits = 0;
        }
        for (Range &range : ranges) range.askedRead = range.askedWrite = range.usedRead = range.usedWrite = 0;
        m_read.refill(seconds);
        m_write.refill(seconds);
    }

    /// Spreads `requests` of a line over the partitions.
    void draw(std::size_t l, std::uint64_t requests, Random &random) {
        Line &line = lines[l];
        line.touched = requests;
        std::fill(line.counts.begin(), line.counts.end(), 0);
        if (requests < ranges.size() / 4) { // one by one
            for (std::uint64_t i = 0; i < requests; ++i) {
                double at = unitInterval(random);
                std::size_t p = 0;
                while (p + 1 < ranges.size() && at >= line.shares[p]) at -= line.shares[p++];
                ++line.counts[p];
            }
            return;
        }
        std::uint64_t left = requests;
        double shareLeft = 1;
        std::size_t last = ranges.size();
        while (last > 1 && !(line.shares[last - 1] > 0)) --last;
        for (std::size_t p = 0; p < last && left > 0; ++p) {
            const bool rest = p + 1 == last || shareLeft <= line.shares[p];
            const std::uint64_t here = rest ? left : binomial(random, left, line.shares[p] / shareLeft);
            line.counts[p] = here;
            left -= here;
            shareLeft -= line.shares[p];
        }
    }

    /// What a line asks of each partition; `passing`: the share of its requests that gets this far.
    void ask(std::size_t l, double units, bool write, double passing) {
        Line &line = lines[l];
        line.askedUnits = static_cast<double>(line.touched) * units * passing;
        line.totalUnits += line.askedUnits;
        for (std::size_t p = 0; p < ranges.size(); ++p)
            (write ? ranges[p].askedWrite : ranges[p].askedRead) +=
                static_cast<double>(line.counts[p]) * units * passing;
    }

    /// After all asked: what the limits let through.
    void limit() {
        double reads = 0, writes = 0;
        for (Range &range : ranges) {
            const double mostRead = partitionReadUnits * m_seconds, mostWrite = partitionWriteUnits * m_seconds;
            if (m_options.combinedCeiling) {
                const double used = range.askedRead / mostRead + range.askedWrite / mostWrite;
                range.passRead = range.passWrite = used > 1 ? 1 / used : 1;
            } else {
                range.passRead = range.askedRead > mostRead ? mostRead / range.askedRead : 1;
                range.passWrite = range.askedWrite > mostWrite ? mostWrite / range.askedWrite : 1;
            }
            reads += range.askedRead * range.passRead;
            writes += range.askedWrite * range.passWrite;
        }
        m_passRead = m_read.passing(reads);
        m_passWrite = m_write.passing(writes);
    }
    double tablePass(bool write) const { return write ? m_passWrite : m_passRead; }
    Exceeded tableReason(bool write) const {
        if (m_space.mode == engine::BillingMode::Provisioned) return Exceeded::ProvisionedThroughput;
        const auto &most = write ? m_space.mostWrite : m_space.mostRead;
        return most && *most < accountTableUnits ? Exceeded::MaxOnDemandThroughput : Exceeded::AccountLimit;
    }

    /// The requests of a line that pass the partitions, before the table's limit.
    double passPartitions(std::size_t l, bool write) const {
        const Line &line = lines[l];
        double passed = 0;
        for (std::size_t p = 0; p < ranges.size(); ++p)
            passed += static_cast<double>(line.counts[p]) * (write ? ranges[p].passWrite : ranges[p].passRead);
        return passed;
    }
    /// The smallest share that any partition which the line touches lets pass.
    double fullest(std::size_t l) const {
        const Line &line = lines[l];
        double least = 1;
        for (std::size_t p = 0; p < ranges.size(); ++p)
            if (line.counts[p] > 0) least = std::min(least, ranges[p].passWrite);
        return least;
    }
    /// What a line used in the end: of each partition `share` of what passes it, or of what was asked.
    void use(std::size_t l, double units, bool write, double share, bool afterPartitions) {
        const Line &line = lines[l];
        for (std::size_t p = 0; p < ranges.size(); ++p) {
            Range &range = ranges[p];
            const double passes = !afterPartitions ? 1 : write ? range.passWrite : range.passRead;
            (write ? range.usedWrite : range.usedRead) += static_cast<double>(line.counts[p]) * units * passes * share;
            if (afterPartitions) {
                range.load.requests += line.counts[p];
                const double refused = static_cast<double>(line.counts[p]) * (1 - passes);
                (write ? range.load.throttledWrites : range.load.throttledReads) += refused;
            }
        }
    }
    void throttle(bool write, Exceeded exceeded, std::uint64_t requests, std::size_t point) {
        if (requests == 0) return;
        result.throttled[throttleReason(isIndex(), write, exceeded)] += requests;
        CapacityPoint &at = result.time[point];
        (write ? at.throttledWrites : at.throttledReads) += static_cast<double>(requests);
    }

    void endStep(std::size_t point) {
        CapacityPoint &at = result.time[point];
        double reads = 0, writes = 0;
        const double mostRead = partitionReadUnits * m_seconds, mostWrite = partitionWriteUnits * m_seconds;
        std::vector<std::size_t> hot;
        for (std::size_t p = 0; p < ranges.size(); ++p) {
            Range &range = ranges[p];
            reads += range.usedRead;
            writes += range.usedWrite;
            PartitionLoad &load = range.load;
            load.readUnits += range.usedRead;
            load.writeUnits += range.usedWrite;
            load.peakRead = std::max(load.peakRead, range.askedRead / m_seconds);
            load.peakWrite = std::max(load.peakWrite, range.askedWrite / m_seconds);
            const double read = range.askedRead / mostRead, write = range.askedWrite / mostWrite;
            const double heat = m_options.combinedCeiling ? read + write : std::max(read, write);
            load.heat[point] = std::max(load.heat[point], static_cast<float>(heat));
            if (heat > 1) load.secondsAbove += m_seconds;
            range.hotSeconds = heat >= splitAboveUtilisation ? range.hotSeconds + m_seconds : 0;
            if (range.hotSeconds == 0) range.stuck = false;
            if (range.hotSeconds >= m_options.splitAfter && !range.stuck) hot.push_back(p);
            at.askedRead += range.askedRead;
            at.askedWrite += range.askedWrite;
        }
        at.readUnits += reads;
        at.writeUnits += writes;
        at.partitions = ranges.size();
        const double count = static_cast<double>(ranges.size());
        at.readLimit = std::min(m_read.perSecond, count * partitionReadUnits);
        at.writeLimit = std::min(m_write.perSecond, count * partitionWriteUnits);
        m_read.use(reads);
        m_write.use(writes);
        scale(m_read, m_readScaling, reads);
        scale(m_write, m_writeScaling, writes);
        for (auto p = hot.rbegin(); p != hot.rend(); ++p) splitHot(*p, PartitionSplit::Why::Heat);
        growToPeak(reads / m_seconds, writes / m_seconds);
    }

    void finish(const TrafficPlan &plan, double pointSeconds, double lastPointSeconds) {
        for (std::size_t i = 0; i < result.time.size(); ++i) {
            CapacityPoint &at = result.time[i];
            const double seconds = i + 1 == result.time.size() ? lastPointSeconds : pointSeconds;
            at.second = static_cast<double>(i) * pointSeconds;
            for (double *value :
                {&at.readUnits, &at.writeUnits, &at.askedRead, &at.askedWrite, &at.throttledReads, &at.throttledWrites})
                *value /= seconds;
        }
        for (Range &range : ranges) {
            PartitionLoad &load = range.load;
            load.firstHash = m_keys->hashShareOf(range.from);
            load.lastHash = m_keys->hashShareOf(range.to);
            load.items = m_keys->itemsBelow(range.to) - m_keys->itemsBelow(range.from);
            load.bytes = m_keys->bytesBelow(range.to) - m_keys->bytesBelow(range.from);
            result.partitions.push_back(std::move(load));
        }
        findHottest(plan);
    }

    std::vector<Line> lines;
    std::vector<Range> ranges;
    SpaceLoad result;

private:
    void shareLine(std::size_t l) {
        Line &line = lines[l];
        line.shares.resize(ranges.size());
        line.counts.resize(ranges.size());
        double before = m_keys->below(l, ranges.front().from, m_second);
        for (std::size_t p = 0; p < ranges.size(); ++p) {
            const double to = m_keys->below(l, ranges[p].to, m_second);
            line.shares[p] = to - before;
            before = to;
        }
    }
    void share(double second) {
        m_second = second;
        for (std::size_t l = 0; l < lines.size(); ++l) shareLine(l);
    }

    void scale(Bucket &bucket, Scaling &scaling, double used) {
        const double units = scaling.after(bucket.perSecond, used, m_seconds);
        if (units == bucket.perSecond) return;
        bucket.perSecond = units;
        bucket.most = units * burstSeconds;
    }

    void cut(std::size_t p, double place, PartitionSplit::Why why) {
        Range upper = ranges[p];
        upper.from = place;
        // What it served so far is counted once: it stays with the lower half. The heat is a picture of both.
        auto heat = ranges[p].load.heat;
        upper.load = {};
        upper.load.heat = std::move(heat);
        upper.hotSeconds = ranges[p].hotSeconds = 0;
        ranges[p].to = place;
        ranges.insert(ranges.begin() + static_cast<std::ptrdiff_t>(p) + 1, std::move(upper));
        if (result.splits.size() < 100'000) result.splits.push_back({m_second, why});
    }

    void splitBySize() {
        for (std::size_t p = 0; p < ranges.size() && ranges.size() < mostPartitions;) {
            const double bytes = m_keys->bytesBelow(ranges[p].to) - m_keys->bytesBelow(ranges[p].from);
            if (bytes <= partitionBytes) {
                ++p;
                continue;
            }
            const auto place = halve(
                ranges[p], !m_space.localIndexes, [&](double at) { return m_keys->bytesBelow(at); },
                [](std::size_t) { return false; });
            if (!place) {
                tooLarge(ranges[p]);
                ++p;
                continue;
            }
            cut(p, *place, PartitionSplit::Why::Size);
        }
    }
    void tooLarge(const Range &range) {
        const KeyMap::Key *largest = nullptr;
        double most = 0;
        const auto to = std::min(static_cast<std::size_t>(std::ceil(range.to)), m_keys->atoms());
        for (auto atom = static_cast<std::size_t>(range.from); atom < to; ++atom) {
            const double place = static_cast<double>(atom);
            const double bytes = m_keys->bytesBelow(place + 1) - m_keys->bytesBelow(place);
            if (bytes > most && m_keys->keyAt(atom)) {
                most = bytes;
                largest = m_keys->keyAt(atom);
            }
        }
        if (largest && most > partitionBytes && !result.collectionTooLarge)
            result.collectionTooLarge = nameOf(*largest);
    }

    /// Where the sum halves, or at a side of a key that cannot be cut. Nothing where that does not help.
    template <class Below, class IsPoint>
    std::optional<double> halve(const Range &range, bool inside, Below below, IsPoint isPoint) const {
        const double least = below(range.from), all = below(range.to) - least;
        if (!(all > 0)) return std::nullopt;
        auto low = static_cast<std::size_t>(range.from);
        auto high = std::min(static_cast<std::size_t>(std::ceil(range.to)), m_keys->atoms());
        while (low + 1 < high) { // the atom in which half is passed
            const std::size_t middle = low + (high - low) / 2;
            (below(static_cast<double>(middle)) - least <= all / 2 ? low : high) = middle;
        }
        std::vector<double> places = {static_cast<double>(low), static_cast<double>(low + 1)};
        if (!m_keys->keyAt(low) || (inside && !isPoint(low))) {
            const double from = std::max(range.from, static_cast<double>(low)),
                         to = std::min(range.to, static_cast<double>(low + 1));
            const double start = below(from) - least, width = below(to) - below(from);
            if (width > 0) places.push_back(from + (to - from) * std::clamp((all / 2 - start) / width, 0.01, 0.99));
        }
        std::optional<double> best;
        constexpr double helps = 0.95;
        double least_ = all * helps;
        for (const double place : places) {
            if (!(place > range.from) || !(place < range.to)) continue;
            const double lower = below(place) - least;
            const double larger = std::max(lower, all - lower);
            if (larger < least_) {
                least_ = larger;
                best = place;
            }
        }
        return best;
    }

    /// False: no split helps, and why is noted.
    bool splitHot(std::size_t p, PartitionSplit::Why why) {
        if (ranges.size() >= mostPartitions) return false;
        const auto heatBelow = [&](double place) {
            double heat = 0;
            for (std::size_t l = 0; l < lines.size(); ++l) {
                if (!(lines[l].askedUnits > 0)) continue;
                const double ceiling = lines[l].write ? partitionWriteUnits : partitionReadUnits;
                heat += lines[l].askedUnits / ceiling * m_keys->below(l, place, m_second);
            }
            return heat;
        };
        const auto point = [&](std::size_t atom) { return allPoints(atom); };
        if (const auto place = halve(ranges[p], !m_space.localIndexes, heatBelow, point)) {
            cut(p, *place, why);
            share(m_second);
            return true;
        }
        ranges[p].stuck = true;
        if (why == PartitionSplit::Why::Heat) noteStuck(ranges[p]);
        return false;
    }
    bool allPoints(std::size_t atom) const {
        for (std::size_t l = 0; l < lines.size(); ++l)
            if (lines[l].askedUnits > 0 && m_keys->weightOf(l, atom, m_second) > 0 && !m_keys->isPoint(l, atom))
                return false;
        return true;
    }
    void noteStuck(const Range &range) {
        // The busiest key in it, and what makes it one point.
        const KeyMap::Key *busiest = nullptr;
        double most = 0;
        std::size_t line = 0;
        const auto to = std::min(static_cast<std::size_t>(std::ceil(range.to)), m_keys->atoms());
        for (auto atom = static_cast<std::size_t>(range.from); atom < to; ++atom) {
            const KeyMap::Key *key = m_keys->keyAt(atom);
            if (!key) continue;
            for (std::size_t l = 0; l < lines.size(); ++l) {
                const double units = lines[l].askedUnits * m_keys->weightOf(l, atom, m_second);
                if (units > most) {
                    most = units;
                    busiest = key;
                    line = l;
                }
            }
        }
        if (!busiest) return;
        Unsplittable said;
        said.key = nameOf(*busiest);
        said.why = m_space.groups[busiest->group].oneItem ? Unsplittable::Why::HotItem
                   : m_space.localIndexes                 ? Unsplittable::Why::LocalIndexes
                   : m_keyLines[line].growsAtEnd          ? Unsplittable::Why::GrowingSortKey
                                                          : Unsplittable::Why::HotItem;
        if (std::ranges::find(result.unsplittable, said) == result.unsplittable.end())
            result.unsplittable.push_back(std::move(said));
    }

    /// On demand: room for twice the highest traffic so far.
    void growToPeak(double reads, double writes) {
        if (m_space.mode != engine::BillingMode::PayPerRequest) return;
        m_peakRead = std::max(m_peakRead, reads);
        m_peakWrite = std::max(m_peakWrite, writes);
        const double needed =
            std::ceil(std::max(2 * m_peakRead / partitionReadUnits, 2 * m_peakWrite / partitionWriteUnits));
        if (needed <= static_cast<double>(ranges.size())) {
            m_growing = 0;
            return;
        }
        m_growing += m_seconds;
        if (m_growing < m_options.splitAfter) return;
        m_growing = 0;
        while (static_cast<double>(ranges.size()) < needed) {
            std::optional<std::size_t> hottest;
            double most = 0;
            for (std::size_t p = 0; p < ranges.size(); ++p) {
                double heat = 0;
                for (std::size_t l = 0; l < lines.size(); ++l)
                    heat += lines[l].askedUnits * lines[l].shares[p] /
                            (lines[l].write ? partitionWriteUnits : partitionReadUnits);
                if (!ranges[p].stuck && heat > most) {
                    most = heat;
                    hottest = p;
                }
            }
            if (!hottest) return;
            splitHot(*hottest, PartitionSplit::Why::Peak);
            if (ranges.size() >= mostPartitions) return;
        }
    }

    std::string nameOf(const KeyMap::Key &key) const {
        const KeyFamily &group = m_space.groups[key.group];
        return key.rank < group.known.size() ? group.known[key.rank].first : group.name;
    }

    void findHottest(const TrafficPlan &plan) {
        double all = 0;
        for (const Line &line : lines) all += line.totalUnits;
        if (!(all > 0)) return;
        std::vector<HotKey> keys;
        const bool curved = plan.dailyCurve.size() == 24;
        for (const KeyMap::Key &key : m_keys->trackedKeys()) {
            HotKey hot;
            hot.rank = key.rank;
            hot.group = key.group;
            double units = 0, read = 0, write = 0;
            double active = 1; // the share of the time in which a time-ordered key is the newest
            for (std::size_t l = 0; l < lines.size(); ++l) {
                const RequestStream &stream = plan.streams[lines[l].stream];
                const StreamPart &part = stream.parts[lines[l].part];
                if (part.group != key.group) continue;
                const auto &popularity = m_keyLines[l].popularity;
                double weight = 0, atPeak = 0;
                if (popularity && popularity->kind == KeyPopularity::Kind::TimeOrdered) {
                    const double period = static_cast<double>(popularity->newKeySeconds);
                    const double from = static_cast<double>(key.rank) * period;
                    weight = std::clamp((m_options.seconds - from) / m_options.seconds, 0., period / m_options.seconds);
                    atPeak = weight > 0 ? 1 : 0;
                    active = std::min(active, weight);
                } else {
                    weight = atPeak = m_keys->weightOf(l, key.atom, 0);
                }
                units += lines[l].totalUnits * weight;
                (stream.write ? write : read) += stream.peakPerSecond * part.units * part.probability * atPeak;
            }
            if (!(units > 0)) continue;
            hot.share = units / all;
            hot.peakRead = read;
            hot.peakWrite = write;
            const double hours = m_options.seconds / secondsPerHour;
            for (double hour = 0; hour < hours; ++hour) {
                const double curve =
                    curved ? static_cast<double>(plan.dailyCurve[static_cast<std::size_t>(hour) % 24]) / 100 : 1;
                if (read * curve > partitionReadUnits || write * curve > partitionWriteUnits)
                    hot.secondsAbove += std::min(1., hours - hour) * secondsPerHour * active;
            }
            keys.push_back(std::move(hot));
        }
        const auto shown = std::min(listedKeys, keys.size());
        std::ranges::partial_sort(
            keys, keys.begin() + static_cast<std::ptrdiff_t>(shown), [](const HotKey &a, const HotKey &b) {
                if (a.share != b.share) return a.share > b.share;
                return a.group != b.group ? a.group < b.group : a.rank < b.rank;
            });
        keys.resize(shown);
        for (HotKey &key : keys) {
            const KeyFamily &group = m_space.groups[key.group];
            key.known = key.rank < group.known.size();
            key.name = key.known ? group.known[key.rank].first : group.name;
        }
        result.hottest = std::move(keys);
    }

    const TrafficSpace &m_space;
    const SimulationOptions &m_options;
    std::vector<KeyMap::Line> m_keyLines;
    std::unique_ptr<KeyMap> m_keys;
    Bucket m_read, m_write;
    Scaling m_readScaling{std::nullopt}, m_writeScaling{std::nullopt};
    double m_passRead = 1, m_passWrite = 1, m_second = 0, m_seconds = 1;
    double m_peakRead = 0, m_peakWrite = 0, m_growing = 0;
    std::size_t m_points = 0;
};

}

std::size_t throttleReason(bool index, bool write, Exceeded exceeded) {
    return (index ? 8U : 0U) + (write ? 4U : 0U) + static_cast<std::size_t>(exceeded);
}

std::string throttleReasonName(std::size_t reason) {
    constexpr const char *what[] = {"ProvisionedThroughputExceeded", "AccountLimitExceeded",
        "KeyRangeThroughputExceeded", "MaxOnDemandThroughputExceeded"};
    return std::string(reason & 8 ? "Index" : "Table") + (reason & 4 ? "Write" : "Read") + what[reason & 3];
}

Simulation simulate(const TrafficPlan &plan, const SimulationOptions &options) {
    Simulation result;
    result.stepSeconds = std::max(1e-3, options.stepSeconds);
    result.seconds = std::max(result.stepSeconds, options.seconds);
    const auto steps = static_cast<std::size_t>(std::ceil(result.seconds / result.stepSeconds - 1e-9));
    const std::size_t perPoint = (steps + mostPoints - 1) / mostPoints;
    const std::size_t points = (steps + perPoint - 1) / perPoint;
    const auto cancelled = [&] { return options.cancelled && options.cancelled(); };
    const auto tell = [&](double share) {
        if (options.progress) options.progress(share);
    };

    std::vector<std::unique_ptr<Space>> spaces;
    for (const TrafficSpace &space : plan.spaces) spaces.push_back(std::make_unique<Space>(space, options));
    std::vector<std::vector<std::size_t>> lineOf(plan.streams.size());
    for (std::size_t s = 0; s < plan.streams.size(); ++s) {
        result.streams.push_back({.id = plan.streams[s].id});
        for (std::size_t i = 0; i < plan.streams[s].parts.size(); ++i) {
            Space &space = *spaces[plan.streams[s].parts[i].space];
            lineOf[s].push_back(space.addLine(s, i, plan.streams[s].parts[i], plan.streams[s].write));
        }
    }
    constexpr double shareOfKeys = 0.4; // of the work
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        spaces[i]->setPoints(points);
        spaces[i]->begin();
        result.keys += spaces[i]->keys().keys();
        result.sampled |= spaces[i]->keys().sampled();
        tell(shareOfKeys * static_cast<double>(i + 1) / static_cast<double>(spaces.size()));
        if (cancelled()) {
            result.cancelled = true;
            return result;
        }
    }

    Random random(Random::seedFor(options.seed, "partitions"));
    std::vector<double> requests(plan.streams.size()), passed(plan.streams.size());
    std::vector<std::uint64_t> counts(plan.streams.size());
    std::size_t step = 0;
    for (; step < steps; ++step) {
        constexpr std::size_t between = 64;
        if (step % between == 0) {
            if (cancelled()) {
                result.cancelled = true;
                break;
            }
            tell(shareOfKeys + (1 - shareOfKeys) * static_cast<double>(step) / static_cast<double>(steps));
        }
        const double second = static_cast<double>(step) * result.stepSeconds;
        const double seconds = std::min(result.stepSeconds, result.seconds - second);
        const std::size_t point = step / perPoint;
        const auto hour = static_cast<std::size_t>(second / secondsPerHour) % 24;
        const double curve = plan.dailyCurve.size() == 24 ? static_cast<double>(plan.dailyCurve[hour]) / 100 : 1;
        for (auto &space : spaces) space->beginStep(second, seconds);

        // What comes, and what it asks of the tables and of the indexes that are read.
        for (std::size_t s = 0; s < plan.streams.size(); ++s) {
            const RequestStream &stream = plan.streams[s];
            if (stream.parts.empty()) continue;
            counts[s] = poisson(random, stream.peakPerSecond * curve * seconds);
            result.streams[s].requests += counts[s];
            result.requests += counts[s];
            Space &space = *spaces[stream.parts[0].space];
            space.draw(lineOf[s][0], counts[s], random);
            space.ask(lineOf[s][0], stream.parts[0].units, stream.write, 1);
        }
        for (auto &space : spaces)
            if (!space->isIndex()) space->limit();
        const auto entry = [&](std::size_t s) {
            const RequestStream &stream = plan.streams[s];
            Space &space = *spaces[stream.parts[0].space];
            if (counts[s] == 0) return 1.;
            return space.passPartitions(lineOf[s][0], stream.write) * space.tablePass(stream.write) /
                   static_cast<double>(counts[s]);
        };
        // Writes that pass the table go on to its indexes.
        for (std::size_t s = 0; s < plan.streams.size(); ++s) {
            const RequestStream &stream = plan.streams[s];
            if (stream.parts.size() < 2) continue;
            const double passes = entry(s);
            for (std::size_t i = 1; i < stream.parts.size(); ++i) {
                Space &index = *spaces[stream.parts[i].space];
                index.draw(
                    lineOf[s][i], binomial(random, counts[s], std::min(1., stream.parts[i].probability)), random);
                index.ask(lineOf[s][i], stream.parts[i].units, true, passes);
            }
        }
        for (auto &space : spaces)
            if (space->isIndex()) space->limit();

        for (std::size_t s = 0; s < plan.streams.size(); ++s) {
            const RequestStream &stream = plan.streams[s];
            if (stream.parts.empty() || counts[s] == 0) continue;
            Space &space = *spaces[stream.parts[0].space];
            const double all = static_cast<double>(counts[s]);
            const double afterPartitions = space.passPartitions(lineOf[s][0], stream.write);
            const double table = space.tablePass(stream.write);
            // The fullest index holds back the writes.
            double back = 1;
            std::size_t holder = 0;
            bool wholeIndex = false;
            for (std::size_t i = 1; i < stream.parts.size(); ++i) {
                const Space &index = *spaces[stream.parts[i].space];
                const double partition = index.fullest(lineOf[s][i]), whole = index.tablePass(true);
                const double own = partition * whole;
                if (own < back) {
                    back = own;
                    holder = i;
                    wholeIndex = whole < partition;
                }
            }
            std::uint64_t left = counts[s];
            const auto refuse = [&](Space &by, double about, Exceeded exceeded) {
                const std::uint64_t refused = std::min(left, wholeOf(random, about));
                left -= refused;
                by.throttle(stream.write, exceeded, refused, point);
                result.streams[s].throttled += refused;
                result.streams[s].reasons[throttleReason(by.isIndex(), stream.write, exceeded)] += refused;
                result.throttled += refused;
            };
            refuse(space, all - afterPartitions, Exceeded::KeyRangeThroughput);
            refuse(space, afterPartitions * (1 - table), space.tableReason(stream.write));
            if (holder != 0) {
                Space &index = *spaces[stream.parts[holder].space];
                refuse(index, afterPartitions * table * (1 - back),
                    wholeIndex ? index.tableReason(true) : Exceeded::KeyRangeThroughput);
            }
            space.use(lineOf[s][0], stream.parts[0].units, stream.write, table * back, true);
            for (std::size_t i = 1; i < stream.parts.size(); ++i)
                spaces[stream.parts[i].space]->use(
                    lineOf[s][i], stream.parts[i].units, true, afterPartitions / all * table * back, false);
        }
        for (auto &space : spaces) space->endStep(point);
    }
    const double pointSeconds = static_cast<double>(perPoint) * result.stepSeconds;
    const double lastPointSeconds = result.seconds - static_cast<double>(points - 1) * pointSeconds;
    if (step < steps) result.seconds = static_cast<double>(step) * result.stepSeconds;
    for (auto &space : spaces) {
        space->finish(plan, pointSeconds, lastPointSeconds);
        result.spaces.push_back(std::move(space->result));
    }
    tell(1);
    return result;
}

}

#include "model/simulate/key_map.h"

#include "model/simulate/model_hash.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <thread>

namespace model {

namespace {

constexpr std::size_t cells = 16'384;
constexpr std::uint64_t mostTracked = 2'048;   ///< Of a group: all of a small one,
constexpr std::uint64_t trackedOfMany = 1'024; ///< the busiest of a large one.
constexpr std::uint32_t noKey = ~std::uint32_t(0);
constexpr std::uint64_t weightBlock = 16; ///< Neighbours far down a Zipf distribution weigh alike.

/// "USER#{userId}" with the rank for its first variable.
class KeyText {
public:
    explicit KeyText(const std::string &name) {
        const auto open = name.find('{');
        const auto close = open == std::string::npos ? open : name.find('}', open);
        m_text = name.substr(0, open);
        m_prefix = m_text.size();
        if (close != std::string::npos) m_suffix = name.substr(close + 1);
    }
    std::string_view of(std::uint64_t rank) {
        char digits[20];
        const auto end = std::to_chars(digits, digits + sizeof digits, rank);
        m_text.resize(m_prefix);
        m_text.append(digits, end.ptr);
        m_text += m_suffix;
        return m_text;
    }

private:
    std::string m_text, m_suffix;
    std::size_t m_prefix = 0;
};

double shareOfHash(std::uint64_t hash) {
    return static_cast<double>(hash >> 11) * 0x1p-53;
}

/// Weight of a rank, not yet divided by the sum of all.
double weight(const std::optional<KeyPopularity> &popularity, std::uint64_t rank, std::uint64_t keys) {
    if (!popularity) return 1;
    switch (popularity->kind) {
    case KeyPopularity::Kind::Uniform:
    case KeyPopularity::Kind::TimeOrdered: return 1;
    case KeyPopularity::Kind::Zipf: return std::pow(static_cast<double>(rank + 1), -popularity->exponent);
    case KeyPopularity::Kind::HotSet: break;
    }
    const double all = static_cast<double>(keys);
    const double hot = std::clamp(std::round(all * popularity->hotKeyPercent / 100), 1., all);
    const double traffic = hot >= all ? 1 : popularity->hotTrafficPercent / 100;
    return static_cast<double>(rank) < hot ? traffic / hot : (1 - traffic) / (all - hot);
}

bool timeOrdered(const std::optional<KeyPopularity> &popularity) {
    return popularity && popularity->kind == KeyPopularity::Kind::TimeOrdered;
}

/// What the keys that are not tracked one by one add to each cell.
struct Tail {
    std::vector<double> keys = std::vector<double>(cells);
    std::vector<std::vector<double>> weights = {}; ///< Of each popularity.
};

}

KeyMap::KeyMap(const TrafficSpace &space, const std::vector<Line> &lines, const Options &options)
    : m_space(space), m_lines(lines) {
    const std::size_t groups = space.groups.size();
    std::vector<std::vector<std::optional<KeyPopularity>>> popularities(groups); // of each group, each once
    std::vector<std::size_t> popularityOf(lines.size());
    for (std::size_t l = 0; l < lines.size(); ++l) {
        auto &known = popularities[lines[l].group];
        const auto found = std::ranges::find(known, lines[l].popularity);
        popularityOf[l] = static_cast<std::size_t>(found - known.begin());
        if (found == known.end()) known.push_back(lines[l].popularity);
    }

    struct TrackedAtom {
        std::uint64_t hash = 0;
        std::uint32_t key = 0;
    };
    std::vector<TrackedAtom> tracked;
    std::vector<Tail> tails(groups);
    for (std::size_t g = 0; g < groups; ++g) {
        const KeyFamily &group = space.groups[g];
        const std::uint64_t keys = group.known.empty() ? std::max<std::uint64_t>(1, group.keys) : group.known.size();
        m_keys += keys;
        std::uint64_t single = keys <= mostTracked ? keys : trackedOfMany;
        for (const auto &popularity : popularities[g])
            if (timeOrdered(popularity)) single = std::min(keys, mostTracked);
        m_firstTracked.push_back(m_tracked.size());
        KeyText text(group.name);
        for (std::uint64_t rank = 0; rank < single; ++rank) {
            const auto hash =
                modelHash(rank < group.known.size() ? std::string_view(group.known[rank].first) : text.of(rank));
            tracked.push_back({hash, static_cast<std::uint32_t>(m_tracked.size())});
            m_tracked.push_back({.group = g, .atom = 0, .rank = rank});
        }

        Tail &tail = tails[g];
        tail.weights.assign(popularities[g].size(), std::vector<double>(cells));
        const std::uint64_t rest = keys - single;
        const bool sample = options.mostKeys != 0 && rest > options.mostKeys;
        m_sampled |= sample;
        const std::uint64_t hashed = sample ? options.mostKeys : rest;
        const double each = hashed == 0 ? 0 : static_cast<double>(rest) / static_cast<double>(hashed);
        const auto addPart = [&](std::uint64_t from, std::uint64_t to, Tail &part) {
            KeyText own(group.name);
            std::vector<double> weights(popularities[g].size());
            for (std::uint64_t i = from; i < to; ++i) {
                const auto rank =
                    single + (sample ? static_cast<std::uint64_t>((static_cast<double>(i) + 0.5) * each) : i);
                if (i == from || sample || i % weightBlock == 0)
                    for (std::size_t p = 0; p < weights.size(); ++p)
                        weights[p] = each * weight(popularities[g][p], sample ? rank : rank + weightBlock / 2, keys);
                const auto cell = static_cast<std::size_t>(modelHash(own.of(rank)) >> 50); // 2^14 cells
                part.keys[cell] += each;
                for (std::size_t p = 0; p < weights.size(); ++p) part.weights[p][cell] += weights[p];
                constexpr std::uint64_t between = 65'536;
                if (i % between == 0 && options.cancelled && options.cancelled()) return;
            }
        };
        const unsigned threads = hashed < 100'000 ? 1 : std::max(1U, options.threads);
        if (threads == 1) {
            addPart(0, hashed, tail);
        } else {
            std::vector<Tail> parts(threads);
            std::vector<std::thread> running;
            for (unsigned t = 0; t < threads; ++t) {
                parts[t].weights.assign(popularities[g].size(), std::vector<double>(cells));
                running.emplace_back([&, t] { addPart(hashed * t / threads, hashed * (t + 1) / threads, parts[t]); });
            }
            for (std::thread &thread : running) thread.join();
            for (const Tail &part : parts)
                for (std::size_t c = 0; c < cells; ++c) {
                    tail.keys[c] += part.keys[c];
                    for (std::size_t p = 0; p < tail.weights.size(); ++p) tail.weights[p][c] += part.weights[p][c];
                }
        }
    }

    // A cell, then the single keys that lie in it.
    std::ranges::sort(tracked, {}, &TrackedAtom::hash);
    m_starts.reserve(cells + tracked.size());
    std::vector<std::uint32_t> cellOfAtom;
    auto next = tracked.begin();
    for (std::size_t c = 0; c < cells; ++c) {
        m_starts.push_back(static_cast<double>(c) / cells);
        m_keyOfAtom.push_back(noKey);
        cellOfAtom.push_back(static_cast<std::uint32_t>(c));
        for (; next != tracked.end() && next->hash >> 50 == c; ++next) {
            m_tracked[next->key].atom = m_starts.size();
            m_starts.push_back(shareOfHash(next->hash));
            m_keyOfAtom.push_back(next->key);
            cellOfAtom.push_back(static_cast<std::uint32_t>(c));
        }
    }

    const auto keysOf = [&](std::size_t g) {
        return space.groups[g].known.empty() ? std::max<std::uint64_t>(1, space.groups[g].keys)
                                             : space.groups[g].known.size();
    };
    m_items.assign(m_starts.size() + 1, 0);
    m_bytes = m_items;
    for (std::size_t a = 0; a < m_starts.size(); ++a) {
        double items = 0, bytes = 0;
        const auto add = [&](const KeyFamily &group, double share) {
            items += group.items * share;
            bytes += group.bytes * share;
        };
        if (const Key *key = keyAt(a)) {
            const KeyFamily &group = space.groups[key->group];
            add(group,
                group.known.empty() ? 1 / static_cast<double>(keysOf(key->group)) : group.known[key->rank].second);
        } else {
            for (std::size_t g = 0; g < groups; ++g)
                add(space.groups[g], tails[g].keys[cellOfAtom[a]] / static_cast<double>(keysOf(g)));
        }
        m_items[a + 1] = m_items[a] + items;
        m_bytes[a + 1] = m_bytes[a] + bytes;
    }
    for (std::size_t l = 0; l < lines.size(); ++l) {
        const Line &line = lines[l];
        const KeyFamily &group = space.groups[line.group];
        std::vector<double> &below = m_below.emplace_back(m_starts.size() + 1, 0.);
        if (timeOrdered(line.popularity)) continue;
        const auto &tail = tails[line.group].weights[popularityOf[l]];
        for (std::size_t a = 0; a < m_starts.size(); ++a) {
            double own = 0;
            if (const Key *key = keyAt(a)) {
                if (key->group == line.group)
                    own = !line.popularity && !group.known.empty()
                              ? group.known[key->rank].second
                              : weight(line.popularity, key->rank, keysOf(line.group));
            } else {
                own = tail[cellOfAtom[a]];
            }
            below[a + 1] = below[a] + own;
        }
        if (below.back() > 0)
            for (double &sum : below) sum /= below.back();
    }
}

const KeyMap::Key *KeyMap::keyAt(std::size_t atom) const {
    return m_keyOfAtom[atom] == noKey ? nullptr : &m_tracked[m_keyOfAtom[atom]];
}

double KeyMap::placeOf(double hashShare) const {
    if (hashShare <= 0) return 0;
    if (hashShare >= 1) return static_cast<double>(m_starts.size());
    const auto atom = static_cast<std::size_t>(std::ranges::upper_bound(m_starts, hashShare) - m_starts.begin()) - 1;
    if (keyAt(atom)) return static_cast<double>(m_starts[atom] == hashShare ? atom : atom + 1);
    const double end = atom + 1 < m_starts.size() ? m_starts[atom + 1] : 1;
    return static_cast<double>(atom) +
           (end > m_starts[atom] ? (hashShare - m_starts[atom]) / (end - m_starts[atom]) : 0);
}

double KeyMap::hashShareOf(double place) const {
    const auto atom = static_cast<std::size_t>(place);
    if (atom >= m_starts.size()) return 1;
    if (keyAt(atom)) return m_starts[atom];
    const double end = atom + 1 < m_starts.size() ? m_starts[atom + 1] : 1;
    return m_starts[atom] + (place - static_cast<double>(atom)) * (end - m_starts[atom]);
}

double KeyMap::interpolate(const std::vector<double> &below, double place, bool points) const {
    const auto atom = static_cast<std::size_t>(place);
    if (atom >= m_starts.size()) return below.back();
    const double fraction = place - static_cast<double>(atom);
    if (fraction == 0 || (points && keyAt(atom))) return below[atom];
    return below[atom] + fraction * (below[atom + 1] - below[atom]);
}

std::size_t KeyMap::newestAtom(std::size_t line, double second) const {
    const Line &own = m_lines[line];
    const std::size_t first = m_firstTracked[own.group];
    std::size_t count = 0;
    while (first + count < m_tracked.size() && m_tracked[first + count].group == own.group) ++count;
    const auto number = static_cast<std::uint64_t>(second / static_cast<double>(own.popularity->newKeySeconds));
    return m_tracked[first + number % count].atom;
}

bool KeyMap::isPoint(std::size_t line, std::size_t atom) const {
    return keyAt(atom) &&
           (m_lines[line].growsAtEnd || m_space.groups[m_lines[line].group].oneItem || m_space.localIndexes);
}

double KeyMap::below(std::size_t line, double place, double second) const {
    const Line &own = m_lines[line];
    const bool points = own.growsAtEnd || m_space.groups[own.group].oneItem || m_space.localIndexes;
    if (!timeOrdered(own.popularity)) return interpolate(m_below[line], place, points);
    const std::size_t newest = newestAtom(line, second);
    const auto atom = static_cast<std::size_t>(place);
    if (atom != newest) return atom > newest ? 1 : 0;
    return points ? 0 : place - static_cast<double>(atom);
}

double KeyMap::weightOf(std::size_t line, std::size_t atom, double second) const {
    return below(line, static_cast<double>(atom + 1), second) - below(line, static_cast<double>(atom), second);
}

}

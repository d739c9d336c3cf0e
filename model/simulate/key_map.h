#pragma once

#include "model/simulate/traffic_plan.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace model {

/// The hash space of a table or index cut into atoms: cells that hold many keys, and single keys that are busy. A place
/// is an atom's number with a fraction inside it, so that partitions are ranges of places, and what lies in one is the
/// difference of two running sums.
class KeyMap {
public:
    /// A part of a request stream that lands here.
    struct Line {
        std::size_t group = 0;
        std::optional<KeyPopularity> popularity = {};
        bool growsAtEnd = false;
    };
    struct Options {
        std::uint64_t mostKeys = 0;
        unsigned threads = 1;
        double seconds = 86'400; ///< For time-ordered keys: how many come.
        std::function<bool()> cancelled = {};
    };
    KeyMap(const TrafficSpace &space, const std::vector<Line> &lines, const Options &options);

    std::size_t atoms() const { return m_starts.size(); }
    /// The place of a share of the hash space, 0 to 1.
    double placeOf(double hashShare) const;
    double hashShareOf(double place) const;

    /// How much of a line's traffic lies below the place, 0 to 1; `second` matters for time-ordered ones.
    double below(std::size_t line, double place, double second) const;
    double itemsBelow(double place) const { return interpolate(m_items, place, false); }
    double bytesBelow(double place) const { return interpolate(m_bytes, place, false); }

    struct Key {
        std::size_t group = 0, atom = 0;
        std::uint64_t rank = 0;
    };
    const std::vector<Key> &trackedKeys() const { return m_tracked; } ///< By group, busiest first.
    const Key *keyAt(std::size_t atom) const;                         ///< Null: a cell.
    double weightOf(std::size_t line, std::size_t atom, double second) const;
    /// Whether the atom's traffic of this line is one point: it stays on one side of any split.
    bool isPoint(std::size_t line, std::size_t atom) const;
    std::uint64_t keys() const { return m_keys; }
    bool sampled() const { return m_sampled; }

private:
    double interpolate(const std::vector<double> &below, double place, bool points) const;
    std::size_t newestAtom(std::size_t line, double second) const;

    const TrafficSpace &m_space;
    std::vector<Line> m_lines;
    std::vector<double> m_starts;           ///< Of each atom, as a share of the hash space, ascending.
    std::vector<std::uint32_t> m_keyOfAtom; ///< Into m_tracked; none: a cell.
    std::vector<Key> m_tracked;
    std::vector<std::size_t> m_firstTracked;  ///< Of each group.
    std::vector<std::vector<double>> m_below; ///< Of each line.
    std::vector<double> m_items, m_bytes;
    std::uint64_t m_keys = 0;
    bool m_sampled = false;
};

}

#pragma once

#include <cstdint>
#include <string_view>

namespace model {

/// Random numbers that are the same on every machine and with every library: SplitMix64 (Steele, Lea, Flood 2014), of
/// integers only. The standard's distributions differ between libraries.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() { return mix(m_state += step); }
    /// Below `n`, which is at least 1.
    std::uint64_t below(std::uint64_t n) {
        __extension__ using Wide = unsigned __int128; // the upper half of the product: no division, no loop
        return static_cast<std::uint64_t>(static_cast<Wide>(next()) * n >> 64);
    }
    /// Both ends included; `least` is at most `most`.
    std::int64_t between(std::int64_t least, std::int64_t most) {
        const auto span = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least);
        const std::uint64_t offset = span == ~std::uint64_t(0) ? next() : below(span + 1);
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(least) + offset);
    }
    bool chance(unsigned percent) { return below(100) < percent; }

    /// A seed of its own for each use, so that changing one attribute leaves the values of the others as they were.
    static std::uint64_t seedFor(std::uint64_t seed, std::string_view name) {
        std::uint64_t hash = 0xCBF29CE484222325; // FNV-1a
        for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
        return mix(seed ^ mix(hash));
    }
    static std::uint64_t seedFor(std::uint64_t seed, std::uint64_t number) { return mix(seed ^ mix(number + step)); }

private:
    static constexpr std::uint64_t step = 0x9E3779B97F4A7C15;
    static std::uint64_t mix(std::uint64_t z) {
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    std::uint64_t m_state;
};

}

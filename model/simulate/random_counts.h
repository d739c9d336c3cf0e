#pragma once

#include "model/generate/random.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

/// Counts drawn at random, the same on every machine.
namespace model {

inline double unitInterval(Random &random) {
    return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

/// Standard normal, by Box and Muller.
inline double normal(Random &random) {
    const double radius = std::sqrt(-2 * std::log(1 - unitInterval(random)));
    return radius * std::cos(2 * 3.14159265358979323846 * unitInterval(random));
}

/// How many of `n` trials succeed: exact below an expectation of 16, else by the normal distribution.
inline std::uint64_t binomial(Random &random, std::uint64_t n, double p) {
    if (n == 0 || !(p > 0)) return 0;
    if (p >= 1) return n;
    if (p > 0.5) return n - binomial(random, n, 1 - p);
    const double mean = static_cast<double>(n) * p;
    if (mean < 16) { // by inversion: the chance of 0, of 1, …
        const double odds = p / (1 - p);
        double chance = std::exp(static_cast<double>(n) * std::log1p(-p)), left = unitInterval(random);
        for (std::uint64_t k = 0; k < n; ++k) {
            if (left < chance) return k;
            left -= chance;
            chance *= odds * static_cast<double>(n - k) / static_cast<double>(k + 1);
            if (chance < 1e-300) return k;
        }
        return n;
    }
    const double drawn = std::floor(mean + normal(random) * std::sqrt(mean * (1 - p)) + 0.5);
    return static_cast<std::uint64_t>(std::clamp(drawn, 0., static_cast<double>(n)));
}

/// How many come when `mean` are expected.
inline std::uint64_t poisson(Random &random, double mean) {
    if (!(mean > 0)) return 0;
    if (mean < 16) {
        double chance = std::exp(-mean), left = unitInterval(random);
        constexpr std::uint64_t most = 200;
        for (std::uint64_t k = 0; k < most; ++k) {
            if (left < chance) return k;
            left -= chance;
            chance *= mean / static_cast<double>(k + 1);
        }
        return most;
    }
    return static_cast<std::uint64_t>(std::max(0., std::floor(mean + normal(random) * std::sqrt(mean) + 0.5)));
}

/// A whole number that is `value` on average.
inline std::uint64_t wholeOf(Random &random, double value) {
    const double whole = std::floor(std::max(0., value));
    return static_cast<std::uint64_t>(whole) + (unitInterval(random) < value - whole ? 1 : 0);
}

}

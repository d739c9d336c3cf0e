#include "model/generate/shares.h"

#include <array>
#include <numeric>

namespace model {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr int fractionBits = 32;

/// The logarithm to base 2 of a whole number from 1 on, in units of 2^-32: its fraction's bits by squaring.
std::uint64_t log2Of(std::uint64_t value) {
    const int whole = 63 - __builtin_clzll(value);
    std::uint64_t mantissa = value << (63 - whole); // 1 to 2 in units of 2^-63
    std::uint64_t result = static_cast<std::uint64_t>(whole) << fractionBits;
    for (int bit = fractionBits - 1; bit >= 0; --bit) {
        const Wide square = static_cast<Wide>(mantissa) * mantissa; // units of 2^-126
        if (square >> 127 != 0) {
            result |= std::uint64_t(1) << bit;
            mantissa = static_cast<std::uint64_t>(square >> 64);
        } else {
            mantissa = static_cast<std::uint64_t>(square >> 63);
        }
    }
    return result;
}

std::uint64_t rootOf(Wide value) {
    Wide root = 0;
    for (int bit = 63; bit >= 0; --bit) {
        const Wide next = root | static_cast<Wide>(1) << bit;
        if (next * next <= value) root = next;
    }
    return static_cast<std::uint64_t>(root);
}

/// 2 to the power of -exponent (in units of 2^-32), in units of 2^-40.
std::uint64_t powerOfHalf(std::uint64_t exponent) {
    static const std::array<std::uint64_t, fractionBits> roots = [] { // 2^(-1/2), 2^(-1/4), … in units of 2^-63
        std::array<std::uint64_t, fractionBits> all{};
        std::uint64_t last = std::uint64_t(1) << 62; // one half
        for (std::uint64_t &root : all) root = last = rootOf(static_cast<Wide>(last) << 63);
        return all;
    }();
    std::uint64_t result = std::uint64_t(1) << 63;
    for (int bit = 0; bit < fractionBits; ++bit)
        if ((exponent >> (fractionBits - 1 - bit) & 1) != 0)
            result = static_cast<std::uint64_t>(static_cast<Wide>(result) * roots[static_cast<std::size_t>(bit)] >> 63);
    const std::uint64_t whole = exponent >> fractionBits;
    return whole >= 40 ? 0 : result >> 23 >> whole;
}

}

std::vector<std::size_t> zipfShares(
    std::size_t parts, std::uint64_t total, unsigned exponentHundredths, Random &random) {
    std::vector<std::size_t> shares(parts);
    if (parts == 0) return shares;
    std::vector<std::uint64_t> weights(parts);
    Wide all = 0;
    for (std::size_t i = 0; i < parts; ++i) {
        weights[i] =
            powerOfHalf(static_cast<std::uint64_t>(static_cast<Wide>(log2Of(i + 1)) * exponentHundredths / 100)) + 1;
        all += weights[i];
    }
    std::vector<std::size_t> order(parts);
    std::iota(order.begin(), order.end(), std::size_t(0));
    for (std::size_t i = parts; i > 1; --i) std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(i))]);
    Wide before = 0;
    for (std::size_t i = 0; i < parts; ++i) { // what each adds to the rounded sum: nothing is lost
        const Wide after = before + weights[i];
        shares[order[i]] = static_cast<std::size_t>(after * total / all - before * total / all);
        before = after;
    }
    return shares;
}

}

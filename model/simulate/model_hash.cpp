#include "model/simulate/model_hash.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <string>

namespace model {

namespace {

constexpr std::size_t blockBytes = 64;

/// floor(2^32 · |sin(i + 1)|), RFC 1321.
const std::array<std::uint32_t, 64> &sines() {
    static const auto table = [] {
        std::array<std::uint32_t, 64> values{};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] =
                static_cast<std::uint32_t>(std::floor(std::fabs(std::sin(static_cast<double>(i + 1))) * 0x1p32));
        return values;
    }();
    return table;
}

constexpr int turns[4][4] = {
    {7, 12, 17, 22},
    {5, 9,  14, 20},
    {4, 11, 16, 23},
    {6, 10, 15, 21}
};

using State = std::array<std::uint32_t, 4>;

template <int round> inline void sixteenSteps(State &s, const std::uint32_t *words, const std::uint32_t *sine) {
    for (int step = 0; step < 16; ++step) {
        const int i = round * 16 + step;
        std::uint32_t mixed = 0;
        int word = 0;
        if constexpr (round == 0) {
            mixed = s[3] ^ (s[1] & (s[2] ^ s[3]));
            word = step;
        } else if constexpr (round == 1) {
            mixed = s[2] ^ (s[3] & (s[1] ^ s[2]));
            word = (5 * step + 1) % 16;
        } else if constexpr (round == 2) {
            mixed = s[1] ^ s[2] ^ s[3];
            word = (3 * step + 5) % 16;
        } else {
            mixed = s[2] ^ (s[1] | ~s[3]);
            word = 7 * step % 16;
        }
        const std::uint32_t sum = s[0] + mixed + sine[i] + words[word];
        s[0] = s[3];
        s[3] = s[2];
        s[2] = s[1];
        s[1] += std::rotl(sum, turns[round][step % 4]);
    }
}

void addBlock(State &state, const unsigned char *block, const std::uint32_t *sine) {
    std::uint32_t words[16];
    for (int i = 0; i < 16; ++i)
        words[i] = static_cast<std::uint32_t>(block[4 * i]) | static_cast<std::uint32_t>(block[4 * i + 1]) << 8 |
                   static_cast<std::uint32_t>(block[4 * i + 2]) << 16 |
                   static_cast<std::uint32_t>(block[4 * i + 3]) << 24;
    State s = state;
    sixteenSteps<0>(s, words, sine);
    sixteenSteps<1>(s, words, sine);
    sixteenSteps<2>(s, words, sine);
    sixteenSteps<3>(s, words, sine);
    for (std::size_t i = 0; i < 4; ++i) state[i] += s[i];
}

}

std::uint64_t modelHash(std::string_view partitionKeyBytes) {
    constexpr std::string_view salt = "Outliers";
    constexpr std::size_t lengthBytes = 8;
    const std::uint32_t *sine = sines().data();
    State state{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    const std::size_t length = salt.size() + partitionKeyBytes.size();
    // Keys are at most 2 KB; most fit in one block.
    unsigned char small[blockBytes] = {};
    std::string large;
    const std::size_t padded = (length + 1 + lengthBytes + blockBytes - 1) / blockBytes * blockBytes;
    unsigned char *bytes = small;
    if (padded > blockBytes) {
        large.assign(padded, '\0');
        bytes = reinterpret_cast<unsigned char *>(large.data());
    }
    std::memcpy(bytes, salt.data(), salt.size());
    if (!partitionKeyBytes.empty())
        std::memcpy(bytes + salt.size(), partitionKeyBytes.data(), partitionKeyBytes.size());
    bytes[length] = 0x80;
    const std::uint64_t bits = static_cast<std::uint64_t>(length) * 8;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        bytes[padded - lengthBytes + i] = static_cast<unsigned char>(bits >> (8 * i));
    for (std::size_t at = 0; at < padded; at += blockBytes) addBlock(state, bytes + at, sine);
    const auto bigEndian = [](std::uint32_t value) {
        return (value & 0xff) << 24 | (value & 0xff00) << 8 | (value >> 8 & 0xff00) | value >> 24;
    };
    return static_cast<std::uint64_t>(bigEndian(state[0])) << 32 | bigEndian(state[1]);
}

}

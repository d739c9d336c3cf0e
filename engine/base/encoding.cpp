#include "engine/base/encoding.h"

#include "engine/base/result.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <simdjson.h>

namespace engine {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr auto sextets = [] {
    std::array<std::int8_t, 256> values{};
    for (auto &value : values) value = -1;
    for (std::size_t i = 0; i < alphabet.size(); ++i)
        values[static_cast<unsigned char>(alphabet[i])] = static_cast<std::int8_t>(i);
    return values;
}();

int sextet(char c) {
    return sextets[static_cast<unsigned char>(c)];
}
unsigned octet(char c) {
    return static_cast<unsigned char>(c);
}

tl::unexpected<Error> wrongEnd() {
    return failure(Error::Code::Serialization, "Invalid last non-pad Base64 character dectected"); // sic
}

}

void appendBase64(std::string &out, ByteView bytes) {
    const std::size_t start = out.size();
    out.resize(start + (bytes.size() + 2) / 3 * 4);
    char *to = out.data() + start;
    std::size_t at = 0;
    for (; at + 3 <= bytes.size(); at += 3) {
        const unsigned three = octet(bytes[at]) << 16 | octet(bytes[at + 1]) << 8 | octet(bytes[at + 2]);
        *to++ = alphabet[three >> 18];
        *to++ = alphabet[three >> 12 & 63];
        *to++ = alphabet[three >> 6 & 63];
        *to++ = alphabet[three & 63];
    }
    const std::size_t left = bytes.size() - at;
    if (left == 0) return;
    const unsigned rest = octet(bytes[at]) << 16 | (left == 2 ? octet(bytes[at + 1]) << 8 : 0U);
    *to++ = alphabet[rest >> 18];
    *to++ = alphabet[rest >> 12 & 63];
    *to++ = left == 2 ? alphabet[rest >> 6 & 63] : '=';
    *to = '=';
}

std::string base64(ByteView bytes) {
    std::string out;
    appendBase64(out, bytes);
    return out;
}

Result<void> appendFromBase64(Bytes &out, std::string_view text) {
    if (text.size() % 4 != 0)
        return failure(Error::Code::Serialization,
            "Base64 encoded length is expected a multiple of 4 bytes but found: " + std::to_string(text.size()));
    if (text.empty()) return {};
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    const std::string_view body = text.substr(0, text.size() - padding);
    const std::size_t start = out.size();
    out.resize(start + text.size() / 4 * 3 - padding);
    char *to = out.data() + start;
    const auto wrong = [&] {
        out.resize(start);
        return wrongEnd();
    };
    std::size_t at = 0;
    for (; at + 4 <= body.size(); at += 4) {
        const int four = sextet(body[at]) << 18 | sextet(body[at + 1]) << 12 | sextet(body[at + 2]) << 6 |
                         sextet(body[at + 3]); // one wrong character makes it negative
        if (four < 0) return wrong();
        *to++ = static_cast<char>(four >> 16);
        *to++ = static_cast<char>(four >> 8);
        *to++ = static_cast<char>(four);
    }
    if (padding == 0) return {};
    const int rest = sextet(body[at]) << 12 | sextet(body[at + 1]) << 6 | (padding == 1 ? sextet(body[at + 2]) : 0);
    const int spareBits = padding == 1 ? 0x3 : 0xF << 6;
    if (rest < 0 || (rest & spareBits) != 0) return wrong();
    *to++ = static_cast<char>(rest >> 10);
    if (padding == 1) *to = static_cast<char>(rest >> 2);
    return {};
}

Result<Bytes> fromBase64(std::string_view text) {
    Bytes out;
    CHECK(appendFromBase64(out, text));
    return out;
}

std::string hex(ByteView bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string out;
    out.reserve(bytes.size() * 2);
    for (const char c : bytes) out.append(1, digits[octet(c) >> 4]).append(1, digits[octet(c) & 15]);
    return out;
}

bool isAscii(ByteView text) {
    constexpr std::uint64_t tops = 0x8080808080808080ULL;
    const char *at = text.data();
    const char *const end = at + text.size();
    std::uint64_t all = 0;
    for (; end - at >= 32 && (all & tops) == 0; at += 32) {
        std::uint64_t words[4];
        std::memcpy(words, at, sizeof words);
        all = words[0] | words[1] | words[2] | words[3];
    }
    for (; end - at >= 8 && (all & tops) == 0; at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, at, 8);
        all = eight;
    }
    if ((all & tops) != 0) return false;
    for (; at != end; ++at) all |= octet(*at);
    return (all & tops) == 0;
}

bool isUtf8(ByteView text) {
    // Most texts are short and ASCII: for them this is over before a vector unit has begun.
    constexpr std::size_t isShort = 64;
    return (text.size() <= isShort && isAscii(text)) || simdjson::validate_utf8(text);
}

}

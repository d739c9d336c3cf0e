#include "engine/base/json_text.h"

#include "engine/base/json_writer.h"

#include <cstdint>
#include <cstring>

namespace engine {

namespace {

/// A word of a text, and whether a character of it needs an escape, or, seldom, looks so: bit tricks carry.
template <class Word> Word copyWord(char *to, const char *from) {
    constexpr Word ones = static_cast<Word>(0x0101010101010101ULL), tops = static_cast<Word>(ones * 0x80);
    Word word = 0;
    std::memcpy(&word, from, sizeof word);
    std::memcpy(to, &word, sizeof word);
    const Word quote = word ^ ones * '"', backslash = word ^ ones * '\\';
    const Word control = (word - ones * 0x20) & ~word;
    return (control | ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash)) & tops;
}

using Sixteen = unsigned char __attribute__((vector_size(16))); // both compilers have it, for any processor

Sixteen copySixteen(char *to, const char *from) {
    Sixteen bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    std::memcpy(to, &bytes, sizeof bytes);
    return reinterpret_cast<Sixteen>((bytes < 0x20) | (bytes == '"') | (bytes == '\\'));
}

bool isPlain(char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

}

// The last piece of a text overlaps the one before it, so no text but a very short one goes byte by byte.
bool JsonText::copyPlain(char *to, std::string_view text) {
    const char *from = text.data();
    const std::size_t size = text.size();
    if (size >= 16) {
        Sixteen found = copySixteen(to + size - 16, from + size - 16);
        for (std::size_t at = 0; at + 16 < size; at += 16) found |= copySixteen(to + at, from + at);
        std::uint64_t halves[2];
        std::memcpy(halves, &found, sizeof halves);
        return (halves[0] | halves[1]) == 0;
    }
    if (size >= 8)
        return (copyWord<std::uint64_t>(to, from) | copyWord<std::uint64_t>(to + size - 8, from + size - 8)) == 0;
    if (size >= 4)
        return (copyWord<std::uint32_t>(to, from) | copyWord<std::uint32_t>(to + size - 4, from + size - 4)) == 0;
    bool plain = true;
    for (std::size_t at = 0; at < size; ++at) {
        to[at] = from[at];
        plain = plain && isPlain(from[at]);
    }
    return plain;
}

void JsonText::putEscaped(std::string_view piece, std::string_view text) {
    put(piece);
    putAppended([&](std::string &out) { appendJsonString(out, text); });
}

}

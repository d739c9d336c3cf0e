#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// JSON text that grows at its end, for writers of many small pieces: it asks for room once for several of them, and
/// keeps its memory from one text to the next.
class JsonText {
public:
    void clear() { m_size = 0; }
    std::size_t size() const { return m_size; }
    std::string_view text() const { return {m_bytes.data(), m_size}; }

    void put(char c) {
        *room(1) = c;
        ++m_size;
    }
    void put(std::string_view piece) {
        piece.copy(room(piece.size()), piece.size());
        m_size += piece.size();
    }
    /// The piece with the text as a JSON string behind it.
    void putString(std::string_view piece, std::string_view text) {
        char *to = room(piece.size() + text.size() + 2);
        piece.copy(to, piece.size());
        to += piece.size();
        *to++ = '"';
        if (!copyPlain(to, text)) return putEscaped(piece, text);
        to[text.size()] = '"';
        m_size += piece.size() + text.size() + 2;
    }
    /// What most of an item looks like: a piece, the name in quotes, a piece, the text in quotes, a piece.
    template <std::size_t between, std::size_t after> void putMember(char before, std::string_view name,
        const char (&open)[between], std::string_view text, const char (&close)[after]) {
        char *to = room(name.size() + text.size() + between + after + 5);
        const char *const start = to;
        *to++ = before;
        *to++ = '"';
        bool plain = copyPlain(to, name);
        to += name.size();
        *to++ = '"';
        std::memcpy(to, open, between - 1);
        to += between - 1;
        *to++ = '"';
        plain = copyPlain(to, text) && plain;
        to += text.size();
        *to++ = '"';
        std::memcpy(to, close, after - 1);
        to += after - 1;
        if (plain) {
            m_size += static_cast<std::size_t>(to - start);
            return;
        }
        putEscaped({&before, 1}, name);
        putEscaped({open, between - 1}, text);
        put({close, after - 1});
    }
    /// For writers that append to a string: what they append to it is put here.
    template <class Append> void putAppended(const Append &append) {
        m_appended.clear();
        append(m_appended);
        put(m_appended);
    }

private:
    char *room(std::size_t more) {
        if (m_bytes.size() - m_size < more) m_bytes.resize((m_size + more) * 2);
        return m_bytes.data() + m_size;
    }
    /// Copies a text; false: it may hold characters that need an escape.
    static bool copyPlain(char *to, std::string_view text);
    void putEscaped(std::string_view piece, std::string_view text);

    std::vector<char> m_bytes;
    std::size_t m_size = 0;
    std::string m_appended;
};

/// The same for texts of which none needs an escape, as nearly all are: it copies without looking, in pieces of one
/// size, and tells afterwards whether it was right to. Whoever uses it has made room for all, and may be read beyond.
class HastyJsonText {
public:
    static constexpr std::size_t beyond = 16; ///< Bytes behind a text that are read, and behind `end` that are written.

    explicit HastyJsonText(char *to) : m_to(to) {}
    const char *end() const { return m_to; }
    /// What was written is no JSON.
    bool missedEscape() const {
        std::uint64_t halves[2];
        std::memcpy(halves, &m_found, sizeof halves);
        return (halves[0] | halves[1]) != 0;
    }

    void put(char c) { *m_to++ = c; }
    void put(std::string_view piece) {
        std::memcpy(m_to, piece.data(), piece.size());
        m_to += piece.size();
    }
    void putString(std::string_view piece, std::string_view text) {
        Place at{m_to};
        at.put(piece);
        at.put('"');
        at.copy(text);
        at.put('"');
        leave(at);
    }
    template <std::size_t between, std::size_t after> void putMember(char before, std::string_view name,
        const char (&open)[between], std::string_view text, const char (&close)[after]) {
        Place at{m_to};
        at.put(before);
        at.put('"');
        at.copy(name);
        at.put('"');
        at.put({open, between - 1});
        at.put('"');
        at.copy(text);
        at.put('"');
        at.put({close, after - 1});
        leave(at);
    }
    template <class Append> void putAppended(const Append &append) {
        std::string appended;
        append(appended);
        put(appended);
    }

private:
    using Sixteen = unsigned char __attribute__((vector_size(16))); // both compilers have it, for any processor

    /// Where it writes, on the stack for a few pieces: what is written through a pointer to characters might be the
    /// writer itself, so it would go to memory and back after each of them.
    struct Place {
        char *to;
        Sixteen found{};

        void put(char c) { *to++ = c; }
        void put(std::string_view piece) {
            std::memcpy(to, piece.data(), piece.size());
            to += piece.size();
        }
        void copy(std::string_view text) {
            // Ones for the bytes of the last piece that are the text's.
            static constexpr unsigned char ones[32] = {
                255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
            const char *from = text.data();
            std::size_t left = text.size();
            for (; left > 16; left -= 16, from += 16, to += 16) found |= copySixteen(from);
            Sixteen mask;
            std::memcpy(&mask, ones + 16 - left, sizeof mask);
            found |= copySixteen(from) & mask;
            to += left;
        }
        Sixteen copySixteen(const char *from) {
            Sixteen bytes;
            std::memcpy(&bytes, from, sizeof bytes);
            std::memcpy(to, &bytes, sizeof bytes);
            return reinterpret_cast<Sixteen>(((bytes & 0xE0) == 0) | (bytes == '"') | (bytes == '\\'));
        }
    };
    void leave(const Place &place) {
        m_to = place.to;
        m_found |= place.found;
    }

    char *m_to;
    Sixteen m_found{};
};

}

#pragma once

#include <cstddef>
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

}

#pragma once

#include "engine/base/bytes.h"
#include "engine/value/attribute_value.h"

#include <cstdint>
#include <cstring>
#include <vector>

/// How the pieces of a blob are written; the grammar stands in item_blob.cpp.
namespace engine::blob {

inline constexpr std::size_t lengthMaximum = 10; ///< Bytes that any length takes at most.

/// Writes a length and answers where it ends; `to` has room for lengthMaximum.
inline char *putLength(char *to, std::size_t length) {
    for (; length >= 0x80; length >>= 7) *to++ = static_cast<char>(length | 0x80);
    *to++ = static_cast<char>(length);
    return to;
}

/// Bytes that grow at their end, for blobs of unknown size: it keeps its memory from one blob to the next.
class Buffer {
public:
    void clear() { m_size = 0; }
    std::size_t size() const { return m_size; }
    Bytes bytes() const { return {m_bytes.data(), m_size}; } ///< A copy of the right size.

    void name(std::string_view name) {
        char *const start = room(lengthMaximum + name.size());
        char *const to = putLength(start, name.size());
        name.copy(to, name.size());
        m_size += static_cast<std::size_t>(to - start) + name.size();
    }
    /// An S, N or B; of an N the canonical digits.
    void scalar(Type type, ByteView content) {
        char *to = tag(type, content.size(), content.size());
        content.copy(to, content.size());
    }
    void boolean(bool value) {
        char *const to = room(2);
        to[0] = static_cast<char>(Type::Bool);
        to[1] = static_cast<char>(value);
        m_size += 2;
    }
    void null() {
        *room(1) = static_cast<char>(Type::Null);
        ++m_size;
    }

    /// A container's content follows after `open`, and `close` puts its length in front of it: short contents are the
    /// rule, so the length's one byte is there already and seldom has to grow.
    std::size_t open(Type type) {
        char *const to = room(2);
        to[0] = static_cast<char>(type);
        return m_size += 2;
    }
    void close(std::size_t start) {
        const std::size_t length = m_size - start;
        if (length >= 0x80) {
            room(lengthMaximum);
            char prefix[lengthMaximum];
            const auto more = static_cast<std::size_t>(putLength(prefix, length) - prefix) - 1;
            std::memmove(m_bytes.data() + start + more, m_bytes.data() + start, length);
            std::memcpy(m_bytes.data() + start - 1, prefix, more + 1);
            m_size += more;
            return;
        }
        m_bytes[start - 1] = static_cast<char>(length);
    }

private:
    char *room(std::size_t more) {
        if (m_bytes.size() - m_size < more) m_bytes.resize((m_size + more) * 2);
        return m_bytes.data() + m_size;
    }
    char *tag(Type type, std::size_t length, std::size_t content) {
        char *const start = room(1 + lengthMaximum + content);
        *start = static_cast<char>(type);
        char *const to = putLength(start + 1, length);
        m_size += static_cast<std::size_t>(to - start) + content;
        return to;
    }

    std::vector<char> m_bytes;
    std::size_t m_size = 0;
};

// The same at the end of bytes that are there anyway.

inline void appendLength(Bytes &out, std::size_t length) {
    char bytes[lengthMaximum];
    out.append(bytes, static_cast<std::size_t>(putLength(bytes, length) - bytes));
}

inline void appendName(Bytes &out, std::string_view name) {
    appendLength(out, name.size());
    out.append(name);
}

/// An S, N or B; of an N the canonical digits.
inline void appendScalar(Bytes &out, Type type, ByteView content) {
    out += static_cast<char>(type);
    appendLength(out, content.size());
    out.append(content);
}

inline void appendBoolean(Bytes &out, bool value) {
    out += static_cast<char>(Type::Bool);
    out += static_cast<char>(value);
}

inline void appendNull(Bytes &out) {
    out += static_cast<char>(Type::Null);
}

/// A container's content follows after `open`, and `close` puts its length in front of it: short contents are the rule,
/// so the length's one byte is there already and seldom has to grow.
class Container {
public:
    Container(Bytes &out, Type type) : m_out(out) {
        out += static_cast<char>(type);
        out += '\0';
        m_start = out.size();
    }
    void close() {
        const std::size_t length = m_out.size() - m_start;
        if (length < 0x80) {
            m_out[m_start - 1] = static_cast<char>(length);
            return;
        }
        Bytes prefix;
        appendLength(prefix, length);
        m_out[m_start - 1] = prefix[0];
        m_out.insert(m_start, prefix, 1, Bytes::npos);
    }

private:
    Bytes &m_out;
    std::size_t m_start;
};

}

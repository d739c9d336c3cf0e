#pragma once

#include "engine/base/bytes.h"
#include "engine/value/attribute_value.h"

#include <cstdint>

/// How the pieces of a blob are written; the grammar stands in item_blob.cpp.
namespace engine::blob {

inline void appendLength(Bytes &out, std::size_t length) {
    for (; length >= 0x80; length >>= 7) out += static_cast<char>(length | 0x80);
    out += static_cast<char>(length);
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

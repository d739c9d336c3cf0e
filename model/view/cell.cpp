#include "model/view/cell.h"

#include "engine/base/encoding.h"

#include <algorithm>

namespace model {
namespace {

constexpr std::string_view ellipsis = "…";

/// Puts a value on one line and stops soon after `most` bytes: an item of 400 KB costs a cell no more than a short one.
class LineWriter {
public:
    explicit LineWriter(std::size_t most) : m_most(most) {}

    void write(engine::ValueView value) {
        using engine::Type;
        switch (value.type()) {
        case Type::S: return text(value.text());
        case Type::N: return raw(value.text());
        case Type::B: return binary(value.text());
        case Type::Bool: return raw(value.boolean() ? "true" : "false");
        case Type::Null: return raw("null");
        default: return nested(value);
        }
    }

    std::string finish() {
        if (m_out.size() <= m_most) return std::move(m_out);
        auto end = m_most;
        while (end > 0 && (static_cast<unsigned char>(m_out[end]) & 0xC0) == 0x80) --end; // not within a character
        m_out.resize(end);
        return std::move(m_out) + std::string(ellipsis);
    }

private:
    bool full() const { return m_out.size() > m_most; }
    std::size_t room() const { return m_most + 1 - std::min(m_out.size(), m_most + 1); }
    void raw(std::string_view text) { m_out += text; }

    void text(std::string_view text) {
        const auto end = std::min(text.size(), room());
        for (std::size_t i = 0; i < end; ++i) {
            const char c = text[i];
            if (c == '\n')
                m_out += "⏎";
            else if (c == '\t')
                m_out += ' ';
            else if (c != '\r')
                m_out += c;
        }
        if (end < text.size()) m_out.resize(std::max(m_out.size(), m_most + 1), ' '); // so that it counts as cut
    }

    void binary(std::string_view bytes) { engine::appendBase64(m_out, bytes.substr(0, (room() / 4 + 1) * 3)); }

    void quoted(engine::ValueView value) {
        if (value.type() == engine::Type::S || value.type() == engine::Type::B) m_out += '"';
        write(value);
        if (value.type() == engine::Type::S || value.type() == engine::Type::B) m_out += '"';
    }

    void nested(engine::ValueView value) {
        const bool list = value.type() == engine::Type::L;
        m_out += list ? '[' : '{';
        bool first = true;
        const auto comma = [&] {
            if (!first) m_out += ", ";
            first = false;
        };
        if (value.type() == engine::Type::M) {
            for (const auto &[name, member] : value.members().members()) {
                if (full()) return;
                comma();
                m_out += '"';
                text(name);
                m_out += "\": ";
                quoted(member);
            }
        } else {
            for (const auto &element : value.elements()) {
                if (full()) return;
                comma();
                quoted(element);
            }
        }
        m_out += list ? ']' : '}';
    }

    std::size_t m_most;
    std::string m_out;
};

}

std::string displayText(engine::ValueView value, std::size_t maximumBytes) {
    LineWriter line(maximumBytes);
    line.write(value);
    return line.finish();
}

}

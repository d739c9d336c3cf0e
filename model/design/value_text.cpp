#include "model/design/value_text.h"

#include "engine/base/encoding.h"
#include "engine/value/item_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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

std::string editText(engine::ValueView value) {
    using engine::Type;
    switch (value.type()) {
    case Type::S:
    case Type::N: return std::string(value.text());
    case Type::B: return engine::base64(value.text());
    case Type::Bool: return value.boolean() ? "true" : "false";
    case Type::Null: return "null";
    default: break;
    }
    const auto json = engine::toJson(value); // {"M":…}: the content alone, the type is the cell's
    const auto colon = json.find(':');
    return json.substr(colon + 1, json.size() - colon - 2);
}

std::string keyText(engine::ItemView item, const std::vector<engine::KeyAttribute> &attributes) {
    std::string out;
    for (const auto &attribute : attributes) {
        if (!out.empty()) out += " › ";
        const auto value = item.find(attribute.name);
        out += value ? displayText(*value, 2'048) : "–"; // keys are shown whole
    }
    return out;
}

std::string bytesText(std::uint64_t bytes) {
    static constexpr const char *units[] = {"B", "KB", "MB", "GB", "TB", "PB", "EB"};
    if (bytes < 1024) return std::to_string(bytes) + " B";
    std::size_t unit = 1;
    std::uint64_t scale = 1024; // bytes in one of the unit
    while (unit + 1 < std::size(units) && bytes / scale >= 1024) {
        scale *= 1024;
        ++unit;
    }
    auto whole = bytes / scale;
    const auto rest = bytes % scale;
    if (whole < 10) {
        auto tenths = (rest / (scale / 1024) * 10 + 512) / 1024; // scaled down first: no overflow
        if (tenths == 10) {
            ++whole;
            tenths = 0;
        }
        if (whole < 10) return std::to_string(whole) + "." + std::to_string(tenths) + " " + units[unit];
        return std::to_string(whole) + " " + units[unit];
    }
    if (rest >= scale / 2) ++whole;
    if (whole == 1024 && unit + 1 < std::size(units)) return std::string("1.0 ") + units[unit + 1];
    return std::to_string(whole) + " " + units[unit];
}

std::string countText(std::uint64_t count) {
    auto out = std::to_string(count);
    for (std::size_t i = out.size(); i > 3; i -= 3) out.insert(i - 3, ",");
    return out;
}

std::string unitsText(engine::CapacityUnits units) {
    return std::to_string(units.halves / 2) + (units.halves % 2 == 0 ? "" : ".5");
}

std::string shareText(std::size_t hundredthsOfPercent) {
    if (hundredthsOfPercent == 0) return "0 %";
    if (hundredthsOfPercent < 10) return "< 0.1 %";
    if (hundredthsOfPercent < 1'000) {
        const auto tenths = (hundredthsOfPercent + 5) / 10;
        const auto whole = tenths / 10, part = tenths % 10;
        return std::to_string(whole) + (part == 0 ? "" : "." + std::to_string(part)) + " %";
    }
    // Nearly all is not all.
    const auto whole = hundredthsOfPercent < 10'000 ? std::min<std::size_t>((hundredthsOfPercent + 50) / 100, 99)
                                                    : (hundredthsOfPercent + 50) / 100;
    return std::to_string(whole) + " %";
}

std::string decimalText(double value) {
    if (!std::isfinite(value)) return "0";
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value);
    return {text, end.ptr};
}

}

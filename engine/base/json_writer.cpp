#include "engine/base/json_writer.h"

#include <array>
#include <charconv>
#include <cstring>

namespace engine {

namespace {

/// Whether one of eight bytes is a control character, a quote or a backslash (or, seldom, looks so: bit tricks carry).
bool mayNeedEscape(std::uint64_t eight) {
    constexpr std::uint64_t ones = 0x0101010101010101ULL, tops = 0x8080808080808080ULL;
    const std::uint64_t quote = eight ^ ones * '"', backslash = eight ^ ones * '\\';
    const std::uint64_t control = (eight - ones * 0x20) & ~eight;
    return ((control | ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash)) & tops) != 0;
}

void appendEscaped(std::string &out, unsigned char c) {
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\b': out += "\\b"; return;
    case '\f': out += "\\f"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    constexpr char digits[] = "0123456789abcdef";
    out += "\\u00";
    out += digits[c >> 4];
    out += digits[c & 15];
}

}

void appendJsonString(std::string &out, std::string_view text) {
    out += '"';
    std::size_t plain = 0, at = 0; // text[plain, at) needs no escape and is not written yet
    while (at < text.size()) {
        if (at + 8 <= text.size()) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data() + at, 8);
            if (!mayNeedEscape(eight)) {
                at += 8;
                continue;
            }
        }
        const std::size_t end = std::min(at + 8, text.size());
        for (; at < end; ++at) {
            const auto c = static_cast<unsigned char>(text[at]);
            if (c >= 0x20 && c != '"' && c != '\\') continue;
            out.append(text, plain, at - plain);
            appendEscaped(out, c);
            plain = at + 1;
        }
    }
    out.append(text, plain);
    out += '"';
}

void JsonWriter::name(std::string_view name) {
    if (!m_first) m_out += ',';
    m_out.append(1, '"').append(name).append("\":");
    m_first = false;
    m_named = true;
}

void JsonWriter::dataName(std::string_view name) {
    if (!m_first) m_out += ',';
    appendJsonString(m_out, name);
    m_out += ':';
    m_first = false;
    m_named = true;
}

void JsonWriter::string(std::string_view text) {
    appendJsonString(beginValue(), text);
}

void JsonWriter::integer(std::int64_t value) {
    char digits[24];
    raw({digits, static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, value).ptr - digits)});
}

void JsonWriter::raw(std::string_view json) {
    beginValue().append(json);
}

}

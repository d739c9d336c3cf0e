#include "model/design/key_template.h"

#include <algorithm>

namespace model {
namespace {

constexpr std::size_t mostParts = 64;           // Of a sane template by far; what follows is literal text.
constexpr std::string_view delimiters = "#|:_"; // Strongest first.

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// "12:30" within a time stamp is no delimiter.
bool isTimeColon(std::string_view text, std::size_t i) {
    return text[i] == ':' && i >= 2 && i + 2 < text.size() && isDigit(text[i - 2]) && isDigit(text[i - 1]) &&
           isDigit(text[i + 1]) && isDigit(text[i + 2]);
}

/// Which parts can begin where, so that the rest of the value is theirs: filled from the end, so the time is parts
/// times length whatever the template repeats.
class Table {
public:
    Table(const std::vector<KeyTemplate::Part> &parts, char delimiter, std::string_view value)
        : m_parts(parts), m_width(value.size() + 1), m_can((parts.size() + 1) * m_width) {
        m_can.back() = true;
        for (std::size_t part = parts.size(); part-- > 0;) {
            const auto &text = parts[part].text;
            bool reaches = false; // whether a variable that goes on from here meets an end
            for (std::size_t position = value.size() + 1; position-- > 0;) {
                if (!parts[part].variable) {
                    const auto end = position + text.size();
                    set(part, position, value.substr(position, text.size()) == text && can(part + 1, end));
                    continue;
                }
                if (position == value.size()) continue;
                const bool divides = value[position] == delimiter && !isTimeColon(value, position);
                reaches = !divides && (reaches || can(part + 1, position + 1));
                set(part, position, reaches);
            }
        }
    }
    bool can(std::size_t part, std::size_t position) const { return m_can[part * m_width + position]; }

    /// The end of a part that begins here: of a variable the nearest one.
    std::size_t end(std::size_t part, std::size_t position) const {
        if (!m_parts[part].variable) return position + m_parts[part].text.size();
        do ++position;
        while (!can(part + 1, position));
        return position;
    }

private:
    void set(std::size_t part, std::size_t position, bool can) { m_can[part * m_width + position] = can; }

    const std::vector<KeyTemplate::Part> &m_parts;
    std::size_t m_width;
    std::vector<bool> m_can;
};

}

KeyTemplate::KeyTemplate(std::string_view text) {
    const auto addLiteral = [&](std::string_view literal) {
        if (literal.empty()) return;
        if (!m_parts.empty() && !m_parts.back().variable)
            m_parts.back().text += literal;
        else
            m_parts.push_back({false, std::string(literal)});
    };
    while (!text.empty()) {
        const auto open = m_parts.size() < mostParts ? text.find('{') : text.npos;
        const auto close = open == text.npos ? text.npos : text.find('}', open);
        if (close == text.npos || close == open + 1) {
            const auto cut = close == text.npos ? text.size() : close + 1;
            addLiteral(text.substr(0, cut));
            text.remove_prefix(cut);
            continue;
        }
        addLiteral(text.substr(0, open));
        m_parts.push_back({true, std::string(text.substr(open + 1, close - open - 1))});
        text.remove_prefix(close + 1);
    }
    for (const char delimiter : delimiters) {
        const auto holds = [&](const Part &part) {
            return !part.variable && part.text.find(delimiter) != part.text.npos;
        };
        if (std::ranges::any_of(m_parts, holds)) {
            m_delimiter = delimiter;
            break;
        }
    }
    m_plain = m_delimiter != ':'; // which may be a time's
    for (std::size_t i = 0; i + 1 < m_parts.size(); ++i)
        if (m_parts[i].variable && (m_parts[i + 1].variable || m_parts[i + 1].text.front() != m_delimiter))
            m_plain = false;
}

std::vector<std::string> KeyTemplate::variables() const {
    std::vector<std::string> names;
    for (const auto &part : m_parts)
        if (part.variable && std::ranges::find(names, part.text) == names.end()) names.push_back(part.text);
    return names;
}

bool KeyTemplate::fixed() const {
    return std::ranges::none_of(m_parts, &Part::variable);
}

std::string KeyTemplate::text() const {
    std::string out;
    for (const auto &part : m_parts) out += part.variable ? "{" + part.text + "}" : part.text;
    return out;
}

std::string_view KeyTemplate::literalPrefix() const {
    if (m_parts.empty() || m_parts.front().variable) return {};
    return m_parts.front().text;
}

bool KeyTemplate::matches(std::string_view value) const {
    const auto prefix = literalPrefix();
    if (!value.starts_with(prefix)) return false;
    if (fixed()) return value == prefix;
    if (!m_plain) return Table(m_parts, m_delimiter, value).can(0, 0);
    for (const auto &part : m_parts) {
        if (!part.variable) {
            if (!value.starts_with(part.text)) return false;
            value.remove_prefix(part.text.size());
            continue;
        }
        const auto end = std::min(m_delimiter == 0 ? value.npos : value.find(m_delimiter), value.size());
        if (end == 0) return false;
        value.remove_prefix(end);
    }
    return value.empty();
}

std::optional<std::vector<std::pair<std::string, std::string>>> KeyTemplate::read(std::string_view value) const {
    const Table table(m_parts, m_delimiter, value);
    if (!table.can(0, 0)) return std::nullopt;
    std::vector<std::pair<std::string, std::string>> out;
    std::size_t position = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const auto end = table.end(part, position);
        if (m_parts[part].variable) out.emplace_back(m_parts[part].text, value.substr(position, end - position));
        position = end;
    }
    return out;
}

std::optional<std::string> KeyTemplate::fill(engine::ItemView item) const {
    std::string out;
    for (const auto &part : m_parts) {
        if (!part.variable) {
            out += part.text;
            continue;
        }
        const auto value = item.find(part.text);
        if (!value || (value->type() != engine::Type::S && value->type() != engine::Type::N)) return std::nullopt;
        out += value->text();
    }
    return out;
}

}

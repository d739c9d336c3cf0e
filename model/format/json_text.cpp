#include "model/format/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <unordered_map>

namespace model {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The characters at which copying or skipping the inside of a string has to stop: quote, backslash, control.
constexpr std::array<bool, 256> stopsInString = [] {
    std::array<bool, 256> stops{};
    for (int c = 0; c < 0x20; ++c) stops[static_cast<std::size_t>(c)] = true;
    stops['"'] = stops['\\'] = true;
    return stops;
}();

std::size_t stringStop(std::string_view text, std::size_t position) {
    while (position < text.size() && !stopsInString[static_cast<unsigned char>(text[position])]) ++position;
    return position;
}

/// The length of the UTF-8 character at `position`; 0 where there is none.
std::size_t characterLength(std::string_view text, std::size_t position) {
    const auto at = [&](std::size_t index) {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0U;
    };
    const unsigned lead = at(position);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 4;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((at(position + i) & 0xC0) != 0x80) return 0;
    const unsigned second = at(position + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second >= 0xA0;
    const bool tooLarge = lead == 0xF4 && second >= 0x90;
    return overlong || surrogate || tooLarge ? 0 : length;
}

/// Where the text stops being UTF-8; its size if it never does.
std::size_t invalidUtf8(std::string_view text) {
    std::size_t position = 0;
    while (position < text.size()) {
        std::uint64_t eight = 0;
        while (position + sizeof eight <= text.size()) { // eight ASCII characters at a time
            std::memcpy(&eight, text.data() + position, sizeof eight);
            if ((eight & 0x8080808080808080U) != 0) break;
            position += sizeof eight;
        }
        if (position == text.size()) break;
        const std::size_t length = characterLength(text, position);
        if (length == 0) return position;
        position += length;
    }
    return position;
}

void appendUtf8(std::string &out, unsigned code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | code >> 18);
        out += static_cast<char>(0x80 | (code >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    }
}

/// The four hexadecimal digits behind "\u"; nothing if they are not there.
std::optional<unsigned> hexDigits(std::string_view text) {
    unsigned code = 0;
    if (text.size() < 4) return std::nullopt;
    const auto parsed = std::from_chars(text.data(), text.data() + 4, code, 16);
    if (parsed.ec != std::errc() || parsed.ptr != text.data() + 4) return std::nullopt;
    return code;
}

bool isHighSurrogate(unsigned code) {
    return code >= 0xD800 && code < 0xDC00;
}
bool isLowSurrogate(unsigned code) {
    return code >= 0xDC00 && code < 0xE000;
}

void appendPathName(std::string &path, std::string_view name) {
    const bool plain = !name.empty() && std::ranges::all_of(name, [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
    });
    if (plain) {
        if (!path.empty()) path += '.';
        path += name;
    } else {
        path += '[';
        appendJsonString(path, name);
        path += ']';
    }
}

void appendPathIndex(std::string &path, std::size_t index) {
    path += '[' + std::to_string(index) + ']';
}

class Parser {
public:
    Parser(std::string_view text, const JsonOptions &options) : m_text(text), m_options(options) {}

    Result<Json> run() {
        if (m_text.starts_with(byteOrderMark)) m_position = byteOrderMark.size();
        skipSpace();
        if (m_position == m_text.size()) {
            fail({"Json", TRANSLATABLE("Json", "The file is empty."), {}});
            return tl::unexpected(*m_problem);
        }
        Json root;
        if (!value(&root)) return tl::unexpected(*m_problem);
        skipSpace();
        if (m_position < m_text.size()) {
            fail({"Json", TRANSLATABLE("Json", "After the end of the JSON there is more: %1."), {found()}});
            return tl::unexpected(*m_problem);
        }
        return root;
    }

private:
    struct Step {
        bool array = false;
        std::string_view nameToken; ///< Of the object's present member; empty: before its first.
        std::size_t index = 0;      ///< Of the array's present element.
    };

    void skipSpace() {
        while (m_position < m_text.size() && isSpace(m_text[m_position])) ++m_position;
    }

    /// What stands at the present position, for messages.
    std::string found() const {
        const std::size_t length = std::max<std::size_t>(characterLength(m_text, m_position), 1);
        return '"' + std::string(m_text.substr(m_position, length)) + '"';
    }

    std::string path() const {
        std::string out;
        for (const Step &step : m_steps) {
            if (step.array)
                appendPathIndex(out, step.index);
            else if (!step.nameToken.empty())
                appendPathName(out, decodeJsonString(step.nameToken));
        }
        return out;
    }

    bool fail(Message message) {
        m_problem = Problem(std::move(message), placeAt(m_text, m_position, path()));
        return false;
    }

    bool failExpected(const char *what) {
        if (m_position >= m_text.size()) {
            const TextPlace open = m_open.empty() ? TextPlace{} : placeAt(m_text, m_open.back());
            return fail(
                {"Json", TRANSLATABLE("Json", "The file ends in the middle: what begins in line %1 is not closed."),
                    {std::to_string(std::max<std::size_t>(open.line, 1))}});
        }
        if (m_text.substr(m_position, 2) == "//" || m_text.substr(m_position, 2) == "/*")
            return fail({"Json", TRANSLATABLE("Json", "Comments are no part of JSON."), {}});
        return fail({
            "Json", TRANSLATABLE("Json", "Here %1 should follow, not %2."), {what, found()}
        });
    }

    /// Asked at each value: gives progress and heeds a cancel about once in a megabyte.
    bool goesOn() {
        if (m_position < m_reportAt || m_options.read == nullptr) return true;
        m_reportAt = m_position + 1'000'000;
        if (m_options.read->progress) m_options.read->progress(m_position / 2, m_text.size());
        if (m_options.read->cancelled != nullptr && m_options.read->cancelled->load())
            return fail({"Json", TRANSLATABLE("Json", "Cancelled."), {}});
        return true;
    }

    bool value(Json *out) {
        if (!goesOn()) return false;
        if (out != nullptr) out->offset = m_position;
        if (m_position >= m_text.size()) return failExpected("a value");
        switch (m_text[m_position]) {
        case '{': return object(out);
        case '[': return array(out);
        case '"': {
            std::string_view token;
            if (!string(token)) return false;
            if (out != nullptr) {
                out->kind = Json::Kind::String;
                out->text = token;
            }
            return true;
        }
        case 't': return word("true", Json::Kind::True, out);
        case 'f': return word("false", Json::Kind::False, out);
        case 'n': return word("null", Json::Kind::Null, out);
        default: return number(out);
        }
    }

    bool word(std::string_view expected, Json::Kind kind, Json *out) {
        if (m_text.substr(m_position, expected.size()) != expected) {
            if (expected.starts_with(m_text.substr(m_position))) m_position = m_text.size();
            return failExpected("a value");
        }
        m_position += expected.size();
        if (out != nullptr) out->kind = kind;
        return true;
    }

    std::size_t digits() {
        const std::size_t begin = m_position;
        while (m_position < m_text.size() && isDigit(m_text[m_position])) ++m_position;
        return m_position - begin;
    }

    bool number(Json *out) {
        const std::size_t begin = m_position;
        if (m_text[m_position] == '-') ++m_position;
        const bool leadingZero = m_position < m_text.size() && m_text[m_position] == '0';
        const std::size_t whole = digits();
        if (whole == 0) {
            if (m_position < m_text.size()) m_position = begin;
            return failExpected("a value");
        }
        if (leadingZero && whole > 1) {
            m_position = begin;
            return fail({"Json", TRANSLATABLE("Json", "A number may not begin with 0."), {}});
        }
        if (m_position < m_text.size() && m_text[m_position] == '.') {
            ++m_position;
            if (digits() == 0) return failExpected("a digit");
        }
        if (m_position < m_text.size() && (m_text[m_position] == 'e' || m_text[m_position] == 'E')) {
            ++m_position;
            if (m_position < m_text.size() && (m_text[m_position] == '+' || m_text[m_position] == '-')) ++m_position;
            if (digits() == 0) return failExpected("a digit");
        }
        if (out != nullptr) {
            out->kind = Json::Kind::Number;
            out->text = m_text.substr(begin, m_position - begin);
        }
        return true;
    }

    bool string(std::string_view &token) {
        const std::size_t begin = m_position++;
        while (true) {
            m_position = stringStop(m_text, m_position);
            if (m_position >= m_text.size()) {
                m_open.push_back(begin);
                return failExpected("\"");
            }
            const char c = m_text[m_position];
            if (c == '"') break;
            if (c != '\\')
                return fail({"Json",
                    TRANSLATABLE("Json", "A text may not hold a line break or another control character as it is."),
                    {}});
            if (!escape()) return false;
        }
        ++m_position;
        token = m_text.substr(begin, m_position - begin);
        return true;
    }

    bool escape() {
        const std::string_view rest = m_text.substr(m_position);
        if (rest.size() < 2) {
            m_position = m_text.size();
            return failExpected("\"");
        }
        if (rest[1] != 'u') {
            if (std::string_view("\"\\/bfnrt").find(rest[1]) == std::string_view::npos)
                return fail({"Json", TRANSLATABLE("Json", "JSON has no escape %1."), {std::string(rest.substr(0, 2))}});
            m_position += 2;
            return true;
        }
        const auto code = hexDigits(rest.substr(2));
        if (!code) return fail({"Json", TRANSLATABLE("Json", "Four hexadecimal digits have to follow \\u."), {}});
        m_position += 6;
        if (isHighSurrogate(*code) && rest.substr(6, 2) == "\\u") {
            const auto low = hexDigits(rest.substr(8));
            if (low && isLowSurrogate(*low)) {
                m_position += 6;
                return true;
            }
        }
        if (isHighSurrogate(*code) || isLowSurrogate(*code)) {
            m_position -= 6;
            return fail(
                {"Json", TRANSLATABLE("Json", "%1 is half of a character: the other half of the pair is missing."),
                    {std::string(rest.substr(0, 6))}});
        }
        return true;
    }

    bool enter(bool isArray) {
        if (m_open.size() >= deepestNesting)
            return fail(
                {"Json", TRANSLATABLE("Json", "Nested deeper than %1 levels."), {std::to_string(deepestNesting)}});
        m_open.push_back(m_position++);
        m_steps.push_back({.array = isArray, .nameToken = {}});
        skipSpace();
        return true;
    }

    void leave() {
        m_open.pop_back();
        m_steps.pop_back();
        ++m_position;
    }

    bool at(char c) const { return m_position < m_text.size() && m_text[m_position] == c; }

    bool object(Json *out) {
        if (out != nullptr) out->kind = Json::Kind::Object;
        if (!enter(false)) return false;
        std::unordered_map<std::string, std::size_t> places; // of the members so far, by name
        for (bool first = true; !at('}'); first = false) {
            if (!first) {
                if (!at(',')) return failExpected("\",\" or \"}\"");
                ++m_position;
                skipSpace();
                if (at('}')) return fail({"Json", TRANSLATABLE("Json", "The comma before \"}\" is one too many."), {}});
            }
            if (!at('"')) return failExpected("a name in quotes or \"}\"");
            const std::size_t nameOffset = m_position;
            std::string_view nameToken;
            if (!string(nameToken)) return false;
            m_steps.back().nameToken = nameToken;
            skipSpace();
            if (!at(':')) return failExpected("\":\"");
            ++m_position;
            skipSpace();
            Json *member = nullptr;
            if (out != nullptr) {
                std::string name = decodeJsonString(nameToken);
                const bool raw = at('[') && std::ranges::count(m_options.rawArrays, name) != 0;
                const auto [place, isNew] = places.try_emplace(name, out->members.size());
                if (isNew) out->members.push_back({std::move(name), Json(), nameOffset});
                member = &out->members[place->second].value;
                if (!isNew) *member = Json();
                if (raw) {
                    const std::size_t begin = m_position;
                    if (!value(nullptr)) return false;
                    member->kind = Json::Kind::Raw;
                    member->offset = begin;
                    member->raw = m_text.substr(begin, m_position - begin);
                    skipSpace();
                    continue;
                }
            }
            if (!value(member)) return false;
            skipSpace();
        }
        leave();
        return true;
    }

    bool array(Json *out) {
        if (out != nullptr) out->kind = Json::Kind::Array;
        if (!enter(true)) return false;
        for (std::size_t count = 0; !at(']'); ++count) {
            if (count > 0) {
                if (!at(',')) return failExpected("\",\" or \"]\"");
                ++m_position;
                skipSpace();
                if (at(']')) return fail({"Json", TRANSLATABLE("Json", "The comma before \"]\" is one too many."), {}});
            }
            m_steps.back().index = count;
            if (out != nullptr) out->elements.emplace_back();
            if (!value(out == nullptr ? nullptr : &out->elements.back())) return false;
            skipSpace();
        }
        leave();
        return true;
    }

    std::string_view m_text;
    const JsonOptions &m_options;
    std::size_t m_position = 0, m_reportAt = 0;
    std::vector<std::size_t> m_open; ///< Where the objects and arrays began that are open.
    std::vector<Step> m_steps;       ///< One for each of them.
    std::optional<Problem> m_problem;
};

/// Behind the value that begins at `position`, in checked text.
std::size_t valueEnd(std::string_view text, std::size_t position) {
    std::size_t depth = 0;
    while (position < text.size()) {
        switch (text[position]) {
        case '"':
            for (++position; position < text.size() && text[position] != '"';) {
                const std::size_t stop = stringStop(text, position);
                if (stop >= text.size() || text[stop] == '"')
                    position = stop;
                else
                    position = stop + (text[stop] == '\\' ? 2 : 1); // a control character: not checked text
            }
            ++position;
            break;
        case '{':
        case '[':
            ++depth;
            ++position;
            continue;
        case '}':
        case ']':
            --depth;
            ++position;
            break;
        case ',':
        case ':':
        case ' ':
        case '\n':
        case '\r':
        case '\t': ++position; continue;
        default: // a number or a word
            while (position < text.size() && !isSpace(text[position]) && text[position] != ',' &&
                   text[position] != '}' && text[position] != ']')
                ++position;
        }
        if (depth == 0) break;
    }
    return std::min(position, text.size());
}

void trimFront(std::string_view &text, bool comma) {
    while (!text.empty() && (isSpace(text.front()) || (comma && text.front() == ','))) text.remove_prefix(1);
}

const char *kindName(Json::Kind kind) {
    switch (kind) {
    case Json::Kind::Null: return "null";
    case Json::Kind::False: return "false";
    case Json::Kind::True: return "true";
    case Json::Kind::Number: return "a number";
    case Json::Kind::String: return "a text";
    case Json::Kind::Object: return "an object";
    case Json::Kind::Array:
    case Json::Kind::Raw: return "a list";
    }
    return "";
}

Message otherKind(const char *expected, const Json &json) {
    return {
        "Json", TRANSLATABLE("Json", "This should be %1, but is %2."), {expected, kindName(json.kind)}
    };
}

}

Result<Json> parseJson(std::string_view text, const JsonOptions &options) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return refusal({"Json", TRANSLATABLE("Json", "This is UTF-16 text. Save it as UTF-8 and open it again."), {}},
            {.line = 1, .column = 1});
    if (const std::size_t invalid = invalidUtf8(text); invalid < text.size()) {
        constexpr char hex[] = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(text[invalid]);
        return refusal(
            {
                "Json", TRANSLATABLE("Json", "This is not UTF-8 text: byte %1 of the file is 0x%2."),
                {std::to_string(invalid + 1), {hex[byte >> 4], hex[byte & 15]}}
        },
            placeAt(text, invalid));
    }
    return Parser(text, options).run();
}

std::optional<std::size_t> endOfJson(std::string_view text) {
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) return std::nullopt;
            if (--depth == 0) return i + 1;
        }
    }
    return std::nullopt;
}

TextPlace placeAt(std::string_view text, std::size_t offset, std::string path) {
    TextPlace place{.line = 1, .column = 1, .path = std::move(path)};
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineBegin = before.rfind('\n') + 1; // npos + 1 is 0
    place.line += static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const std::string_view line = before.substr(lineBegin);
    place.column += static_cast<std::size_t>(
        std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
    if (line.starts_with(byteOrderMark)) --place.column;
    return place;
}

Json Json::string(std::string_view value) {
    Json json;
    json.kind = Kind::String;
    appendJsonString(json.text, value);
    return json;
}

Json Json::number(std::int64_t value) {
    Json json;
    json.kind = Kind::Number;
    json.text = std::to_string(value);
    return json;
}

Json Json::boolean(bool value) {
    Json json;
    json.kind = value ? Kind::True : Kind::False;
    return json;
}

Json Json::array() {
    return array({});
}

Json Json::array(std::vector<Json> elements) {
    Json json;
    json.kind = Kind::Array;
    json.elements = std::move(elements);
    return json;
}

Json Json::object() {
    return object({});
}

Json Json::object(std::vector<JsonMember> members) {
    Json json;
    json.kind = Kind::Object;
    json.members = std::move(members);
    return json;
}

Json Json::fromText(std::string text) {
    Json json;
    json.kind = Kind::Raw;
    json.text = std::move(text);
    return json;
}

const Json *Json::find(std::string_view name) const {
    const auto found = std::ranges::find(members, name, &JsonMember::name);
    return found == members.end() ? nullptr : &found->value;
}

Json *Json::find(std::string_view name) {
    const auto found = std::ranges::find(members, name, &JsonMember::name);
    return found == members.end() ? nullptr : &found->value;
}

Json &Json::set(std::string_view name, Json value, std::span<const std::string_view> order) {
    if (Json *present = find(name)) return *present = std::move(value);
    const auto own = std::ranges::find(order, name);
    const auto position = std::ranges::find_if(
        members, [&](const JsonMember &member) { return std::find(own, order.end(), member.name) != order.end(); });
    return members.insert(position, JsonMember{std::string(name), std::move(value)})->value;
}

void Json::remove(std::string_view name) {
    std::erase_if(members, [&](const JsonMember &member) { return member.name == name; });
}

std::string Json::decoded() const {
    return decodeJsonString(text);
}

bool RawElements::next(std::string_view &element) {
    trimFront(m_rest, true);
    if (m_rest.empty() || m_rest.front() == ']') return false;
    const std::size_t end = valueEnd(m_rest, 0);
    element = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    return true;
}

bool RawMembers::next(std::string_view &nameToken, std::string_view &value) {
    trimFront(m_rest, true);
    if (m_rest.empty() || m_rest.front() == '}') return false;
    const std::size_t nameEnd = valueEnd(m_rest, 0);
    nameToken = m_rest.substr(0, nameEnd);
    m_rest.remove_prefix(nameEnd);
    trimFront(m_rest, false);
    m_rest.remove_prefix(std::min<std::size_t>(m_rest.size(), 1)); // the colon
    trimFront(m_rest, false);
    const std::size_t end = valueEnd(m_rest, 0);
    value = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    return true;
}

std::string decodeJsonString(std::string_view token) {
    const std::string_view inside = token.substr(1, token.size() - 2);
    if (inside.find('\\') == std::string_view::npos) return std::string(inside);
    std::string out;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (inside[i] != '\\') {
            out += inside[i];
            continue;
        }
        const char c = inside[++i];
        constexpr std::string_view letters = "bfnrt", controls = "\b\f\n\r\t";
        if (const std::size_t control = letters.find(c); control != std::string_view::npos) {
            out += controls[control];
        } else if (c != 'u') {
            out += c;
        } else {
            unsigned code = hexDigits(inside.substr(i + 1)).value_or(0);
            i += 4;
            if (isHighSurrogate(code)) { // checked text: the other half follows
                code = 0x10000 + ((code - 0xD800) << 10) + (hexDigits(inside.substr(i + 3)).value_or(0xDC00) - 0xDC00);
                i += 6;
            }
            appendUtf8(out, code);
        }
    }
    return out;
}

void appendJsonString(std::string &out, std::string_view value) {
    constexpr std::string_view letters = "bfnrt", controls = "\b\f\n\r\t";
    constexpr char hex[] = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < value.size();) {
        const std::size_t stop = stringStop(value, i);
        out += value.substr(i, stop - i);
        i = stop + 1;
        if (stop == value.size()) break;
        const char c = value[stop];
        out += '\\';
        if (c == '"' || c == '\\') {
            out += c;
        } else if (const std::size_t control = controls.find(c); control != std::string_view::npos) {
            out += letters[control];
        } else {
            out += "u00";
            out += hex[c >> 4];
            out += hex[c & 15];
        }
    }
    out += '"';
}

bool sameJsonText(std::string_view a, std::string_view b) {
    std::size_t i = 0, k = 0;
    bool inString = false;
    while (true) {
        if (!inString) {
            while (i < a.size() && isSpace(a[i])) ++i;
            while (k < b.size() && isSpace(b[k])) ++k;
        }
        if (i == a.size() || k == b.size()) return i == a.size() && k == b.size();
        if (a[i] != b[k]) return false;
        if (inString && a[i] == '\\') {
            if (i + 1 >= a.size() || k + 1 >= b.size() || a[i + 1] != b[k + 1]) return false;
            ++i;
            ++k;
        } else if (a[i] == '"') {
            inString = !inString;
        }
        ++i;
        ++k;
    }
}

void appendCompact(std::string &out, const Json &json) {
    switch (json.kind) {
    case Json::Kind::Null: out += "null"; break;
    case Json::Kind::False: out += "false"; break;
    case Json::Kind::True: out += "true"; break;
    case Json::Kind::Number:
    case Json::Kind::String: out += json.text; break;
    case Json::Kind::Raw: out += json.raw.empty() ? std::string_view(json.text) : json.raw; break;
    case Json::Kind::Array:
        out += '[';
        for (const Json &element : json.elements) {
            if (&element != &json.elements.front()) out += ',';
            appendCompact(out, element);
        }
        out += ']';
        break;
    case Json::Kind::Object:
        out += '{';
        for (const JsonMember &member : json.members) {
            if (&member != &json.members.front()) out += ',';
            appendJsonString(out, member.name);
            out += ':';
            appendCompact(out, member.value);
        }
        out += '}';
        break;
    }
}

std::string compactJson(const Json &json) {
    std::string out;
    appendCompact(out, json);
    return compactText(out); // Raw parts may hold white space
}

std::string compactText(std::string_view json) {
    std::string out;
    appendFormatted(out, json, compact);
    return out;
}

void appendFormatted(std::string &out, std::string_view json, const TextForm &form, std::size_t level) {
    const auto newLine = [&] {
        if (form.indent.empty()) return;
        out += form.crlf ? "\r\n" : "\n";
        for (std::size_t i = 0; i < level; ++i) out += form.indent;
    };
    std::size_t i = 0;
    while (i < json.size()) {
        const char c = json[i];
        if (isSpace(c)) {
            ++i;
        } else if (c == '{' || c == '[') {
            out += c;
            ++i;
            while (i < json.size() && isSpace(json[i])) ++i;
            if (i < json.size() && (json[i] == '}' || json[i] == ']')) {
                out += json[i++];
            } else {
                ++level;
                newLine();
            }
        } else if (c == '}' || c == ']') {
            --level;
            newLine();
            out += c;
            ++i;
        } else if (c == ',') {
            out += c;
            ++i;
            newLine();
            if (form.indent.empty() && form.spaced) out += ' ';
        } else if (c == ':') {
            out += c;
            ++i;
            if (form.spaced) out += ' ';
        } else {
            const std::size_t end = valueEnd(json, i);
            out += json.substr(i, end - i);
            i = end;
        }
    }
}

TextForm formOf(std::string_view text) {
    TextForm form;
    form.byteOrderMark = text.starts_with(byteOrderMark);
    if (form.byteOrderMark) text.remove_prefix(byteOrderMark.size());
    form.finalNewline = text.ends_with('\n');
    const std::size_t newline = text.substr(0, text.find_last_not_of(" \t\r\n") + 1).find('\n');
    if (newline == std::string_view::npos) {
        form.indent.clear();
    } else {
        form.crlf = newline > 0 && text[newline - 1] == '\r';
        const std::size_t content = text.find_first_not_of(" \t", newline + 1);
        form.indent = text.substr(newline + 1, content - newline - 1);
        if (form.indent.empty() || form.indent.size() > 16) form.indent = "  ";
    }
    for (std::size_t i = 0; i < text.size(); i = text[i] == '"' ? valueEnd(text, i) : i + 1) {
        if (text[i] != ':') continue;
        form.spaced = i + 1 < text.size() && isSpace(text[i + 1]);
        break;
    }
    return form;
}

std::optional<std::string> topLevelName(std::string_view text, std::span<const std::string_view> names) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    trimFront(text, false);
    if (!text.starts_with('{')) return std::nullopt;
    RawMembers members(text);
    std::string_view nameToken, value;
    while (members.next(nameToken, value)) {
        if (nameToken.size() < 2 || nameToken.front() != '"' || nameToken.back() != '"') return std::nullopt;
        const std::string_view name = nameToken.substr(1, nameToken.size() - 2);
        if (std::ranges::find(names, name) != names.end()) return std::string(name);
    }
    return std::nullopt;
}

std::optional<JsonAt> JsonAt::member(std::string_view name) const {
    const auto found = std::ranges::find(m_json->members, name, &JsonMember::name);
    if (found == m_json->members.end()) return std::nullopt;
    return member(*found);
}

JsonAt JsonAt::member(const JsonMember &member) const {
    std::string path = m_path;
    appendPathName(path, member.name);
    return {member.value, m_source, std::move(path)};
}

JsonAt JsonAt::element(std::size_t index) const {
    std::string path = m_path;
    appendPathIndex(path, index);
    return {m_json->elements[index], m_source, std::move(path)};
}

Result<JsonAt> JsonAt::required(std::string_view name, Json::Kind kind) const {
    auto found = member(name);
    if (!found) return wrong({"Json", TRANSLATABLE("Json", "\"%1\" is missing here."), {std::string(name)}});
    const bool array = kind == Json::Kind::Array && (*found)->kind == Json::Kind::Raw;
    if ((*found)->kind != kind && !array) return found->wrong(otherKind(kindName(kind), **found));
    return *std::move(found);
}

Result<std::string> JsonAt::string() const {
    if (m_json->kind != Json::Kind::String) return wrong(otherKind("a text", *m_json));
    return m_json->decoded();
}

Result<std::int64_t> JsonAt::integer() const {
    if (m_json->kind != Json::Kind::Number) return wrong(otherKind("a whole number", *m_json));
    std::int64_t value = 0;
    const std::string &text = m_json->text;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size())
        return wrong({"Json", TRANSLATABLE("Json", "This should be a whole number, but is %1."), {text}});
    return value;
}

Result<bool> JsonAt::boolean() const {
    if (m_json->kind != Json::Kind::True && m_json->kind != Json::Kind::False)
        return wrong(otherKind("true or false", *m_json));
    return m_json->kind == Json::Kind::True;
}

Result<std::vector<JsonAt>> JsonAt::elements() const {
    if (m_json->kind != Json::Kind::Array) return wrong(otherKind("a list", *m_json));
    std::vector<JsonAt> out;
    out.reserve(m_json->elements.size());
    for (std::size_t i = 0; i < m_json->elements.size(); ++i) out.push_back(element(i));
    return out;
}

Result<std::string_view> JsonAt::rawArray() const {
    if (m_json->kind != Json::Kind::Raw) return wrong(otherKind("a list", *m_json));
    return m_json->raw;
}

Result<void> JsonAt::isObject() const {
    if (m_json->kind != Json::Kind::Object) return wrong(otherKind("an object", *m_json));
    return {};
}

Problem JsonAt::problem(Message message) const {
    return Problem(std::move(message), placeAt(m_source, m_json->offset, m_path));
}

}

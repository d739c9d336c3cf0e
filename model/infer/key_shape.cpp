#include "model/infer/key_shape.h"

#include <algorithm>
#include <array>

namespace model {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
bool isLetter(char c) {
    return isUpper(c) || isLower(c);
}
char lower(char c) {
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
char upper(char c) {
    return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

bool isTimeColon(std::string_view text, std::size_t i) {
    return i >= 2 && i + 2 < text.size() && isDigit(text[i - 2]) && isDigit(text[i - 1]) && isDigit(text[i + 1]) &&
           isDigit(text[i + 2]);
}

bool divides(std::string_view text, std::size_t i, char delimiter) {
    return text[i] == delimiter && !(delimiter == ':' && isTimeColon(text, i));
}

/// 0: the value has none.
char delimiterOf(std::string_view value) {
    for (const char strong : {'#', '|'})
        if (value.find(strong) != value.npos) return strong;
    for (const char weak : {':', '_'}) {
        const auto at = value.find(weak);
        if (at != value.npos && at > 0 && divides(value, at, weak) && isWord(value.substr(0, at))) return weak;
    }
    return 0;
}

}

void keySegments(std::string_view value, std::vector<KeySegment> &out) {
    out.clear();
    const char delimiter = delimiterOf(value);
    std::size_t position = 0;
    while (true) {
        if (out.size() + 1 == mostKeySegments) {
            out.push_back({{}, value.substr(position)});
            return;
        }
        const auto separatorAt = position;
        if (delimiter != 0)
            while (position < value.size() && divides(value, position, delimiter)) ++position;
        const auto textAt = position;
        while (position < value.size() && !(delimiter != 0 && divides(value, position, delimiter))) ++position;
        out.push_back({value.substr(separatorAt, textAt - separatorAt), value.substr(textAt, position - textAt)});
        if (position >= value.size()) return;
    }
}

std::vector<KeySegment> keySegments(std::string_view value) {
    std::vector<KeySegment> out;
    keySegments(value, out);
    return out;
}

bool isGenericKeyName(std::string_view attributeName) {
    std::string bare;
    for (const char c : attributeName)
        if (isLetter(c)) bare += lower(c);
    for (const std::string_view index : {"gsi", "lsi", "gs", "ls", "index", "idx"}) {
        if (!bare.starts_with(index) || bare.size() == index.size()) continue;
        bare.erase(0, index.size());
        break;
    }
    constexpr std::array generic = {"pk", "sk", "hk", "rk", "hash", "range", "hashkey", "rangekey", "partitionkey",
        "sortkey", "partition", "sort", "id", "key", "primarykey"};
    return std::ranges::find(generic, bare) != generic.end();
}

bool isWord(std::string_view text) {
    if (text.empty() || text.size() > 40 || !isLetter(text.front()) || !isLetter(text.back())) return false;
    return std::ranges::all_of(text, [](char c) { return isLetter(c) || c == '-' || c == '_'; });
}

bool isShouted(std::string_view word) {
    return std::ranges::none_of(word, isLower);
}

bool isDate(std::string_view text) {
    if (text.size() < 10) return false;
    for (std::size_t i = 0; i < 10; ++i)
        if (i == 4 || i == 7 ? text[i] != '-' : !isDigit(text[i])) return false;
    return true;
}

std::string lowered(std::string_view text) {
    std::string out(text);
    for (auto &c : out) c = lower(c);
    return out;
}

std::string pascalCase(std::string_view text) {
    const bool shouting = std::ranges::none_of(text, isLower);
    std::string out;
    bool start = true;
    for (const char c : text) {
        if (!isLetter(c) && !isDigit(c)) {
            start = true;
            continue;
        }
        if (out.empty() && isDigit(c)) continue;
        out += start ? upper(c) : shouting ? lower(c) : c;
        start = false;
    }
    return out;
}

std::string camelCase(std::string_view text) {
    auto out = pascalCase(text);
    if (!out.empty()) out.front() = lower(out.front());
    return out;
}

std::string singular(std::string_view tableName) {
    auto name = pascalCase(tableName);
    if (name.size() > 5 && name.ends_with("Table")) name.resize(name.size() - 5);
    if (name.size() > 4 && name.ends_with("ies")) return name.substr(0, name.size() - 3) + "y";
    const auto endsWithAny = [&](std::initializer_list<std::string_view> ends) {
        return std::ranges::any_of(ends, [&](auto end) { return name.ends_with(end); });
    };
    if (name.size() > 4 && endsWithAny({"sses", "xes", "ches", "shes"})) return name.substr(0, name.size() - 2);
    if (name.size() > 3 && name.ends_with("s") && !endsWithAny({"ss", "us", "is"})) name.pop_back();
    return name;
}

}

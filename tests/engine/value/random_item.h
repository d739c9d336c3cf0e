#pragma once

#include "engine/value/attribute_value.h"

#include <algorithm>
#include <random>
#include <string>

namespace engine::tests {

/// Items of every type and shape from a seed, each as valid as a stored one.
class RandomItem {
public:
    explicit RandomItem(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t n) { return m_random() % n; }

    Item item(int depth = 4) {
        Item item;
        for (std::size_t i = below(6); i > 0; --i) item.insert_or_assign("a" + text(), value(depth));
        return item;
    }

    /// Text with what is awkward: NUL, quotes, backslashes, controls, multi-byte characters, now and then long.
    std::string text() {
        static const char *const pieces[] = {"a", "b", "\"", "\\", "\n", "\x01", "\x7f", "é", "漢", "😀", "#", "{}"};
        std::string text;
        for (std::size_t i = below(12) == 0 ? 200 : below(8); i > 0; --i) {
            if (below(12) == 0) text += '\0';
            text += pieces[below(std::size(pieces))];
        }
        return text;
    }

    Bytes bytes() {
        Bytes bytes;
        for (std::size_t i = below(9); i > 0; --i)
            bytes += static_cast<char>(below(4) == 0 ? 0xFF * below(2) : below(256));
        return bytes;
    }

    Number number() {
        std::string digits = below(3) == 0 ? "-" : "";
        for (std::size_t i = 1 + below(below(5) == 0 ? 38 : 6); i > 0; --i)
            digits += static_cast<char>('0' + below(10));
        return *Number::parse(digits + "e" + std::to_string(static_cast<int>(below(20)) - 10));
    }

    AttributeValue value(int depth) {
        switch (below(depth > 0 ? 10 : 8)) {
        case 0: return {text()};
        case 1: return {number()};
        case 2: return {Binary{bytes()}};
        case 3: return {below(2) == 0};
        case 4: return {Null{}};
        case 5: return {StringSet{set<std::string>([&] { return text(); })}};
        case 6: return {NumberSet{set<Number>([&] { return number(); })}};
        case 7: return {BinarySet{set<Bytes>([&] { return bytes(); })}};
        case 8: return {item(depth - 1)};
        default: {
            List list;
            for (std::size_t i = below(5); i > 0; --i) list.push_back(value(depth - 1));
            return {std::move(list)};
        }
        }
    }

private:
    template <class T, class Make> std::vector<T> set(const Make &make) {
        std::vector<T> members;
        for (std::size_t i = 1 + below(4); i > 0; --i) members.push_back(make());
        std::ranges::sort(members);
        const auto repeated = std::unique(members.begin(), members.end());
        members.erase(repeated, members.end());
        return members;
    }

    std::mt19937_64 m_random;
};

}

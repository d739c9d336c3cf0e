#pragma once

#include "engine/value/item_blob.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// "ORDER#{orderDate}#ITEM#{productId}": literal text with {variables}; text without braces is a fixed value.
class KeyTemplate {
public:
    struct Part {
        bool variable = false;
        std::string text = {}; ///< The literal, or the variable's name without braces.
        bool operator==(const Part &) const = default;
    };

    /// Never fails: a brace without its partner is literal text.
    explicit KeyTemplate(std::string_view text);

    const std::vector<Part> &parts() const { return m_parts; }
    std::vector<std::string> variables() const; ///< In their order, each once.
    bool fixed() const;                         ///< Has no variable.
    std::string text() const;
    /// The literal text before the first variable: what begins_with asks for.
    std::string_view literalPrefix() const;

    /// Whether the value has this shape. A variable stands for one character or more, but not for the template's own
    /// delimiter (the first of # | / : _ that its literals hold), so that "ORDER#{date}" is not
    /// "ORDER#2024-01-05#ITEM#P1"; a ':' between digits is a time and no delimiter.
    bool matches(std::string_view value) const;
    /// The variables' values; nothing where the value has another shape.
    std::optional<std::vector<std::pair<std::string, std::string>>> read(std::string_view value) const;
    /// The value for an item, from its attributes named as the variables (S, N as text); nothing where one is missing.
    std::optional<std::string> fill(engine::ItemView item) const;
    bool operator==(const KeyTemplate &other) const { return m_parts == other.m_parts; }

private:
    std::vector<Part> m_parts;
    char m_delimiter = 0;
    bool m_plain = false; ///< Each variable ends at the delimiter or at the value's end: matched in one walk.
};

}

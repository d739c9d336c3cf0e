#pragma once

#include <cstddef>
#include <string_view>

namespace engine {

/// A place in an expression or statement, in bytes of its UTF-8 text.
struct Span {
    std::size_t offset = 0, length = 0;
    std::size_t end() const { return offset + length; }
    bool operator==(const Span &) const = default;
};

/// One token of an expression. `text` points into the expression, which must outlive it.
struct Token {
    enum class Kind : unsigned char {
        Word,             ///< A name, keyword or function: a letter, then letters, digits and '_'.
        NamePlaceholder,  ///< #name
        ValuePlaceholder, ///< :value
        Number,           ///< Digits: a list index.
        Symbol,           ///< = <> < <= > >= ( ) [ ] , . + -
        Invalid,          ///< One character (UTF-8) that begins no token.
        End,
    };
    Kind kind = Kind::End;
    std::string_view text;
    Span span;
};

}

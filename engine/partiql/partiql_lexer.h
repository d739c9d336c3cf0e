#pragma once

#include "engine/expression/token.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

struct PartiqlToken {
    enum class Kind : unsigned char {
        Word,       ///< A keyword or a bare name.
        QuotedName, ///< "name", in which "" stands for one quote.
        Text,       ///< 'text', in which '' stands for one quote.
        Number,     ///< 1, 1.5, 1e10; a sign is a symbol before it.
        Parameter,  ///< ?
        Symbol,     ///< = <> != < <= > >= << >> ( ) [ ] { } , . : + - * ;
        Invalid,    ///< One character that begins no token, or a quote that is not closed, up to the end.
        End,
    };
    Kind kind = Kind::End;
    std::string_view text; ///< As written, quotes included.
    Span span;
};

/// The tokens of a statement, End last; comments (-- to the end of a line) are skipped. Never fails.
/// "<<" and ">>" come as one symbol each.
std::vector<PartiqlToken> tokenizeStatement(std::string_view statement);

/// What a QuotedName or Text says: without its quotes, doubled ones made one.
std::string unquoted(std::string_view text);

bool isPartiqlKeyword(std::string_view word);

}

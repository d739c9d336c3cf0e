#pragma once

#include "engine/value/item_blob.h"
#include "model/design/generator.h"
#include "model/generate/random.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>

namespace model {

/// What is known while a value is made.
struct MakingContext {
    std::uint64_t inAll = 0;             ///< How many values of this sequence came before: of all items,
    std::uint64_t inParent = 0;          ///< or of those of the same parent.
    const std::string *person = nullptr; ///< The item's full name, for its e-mail address.
};

/// Makes values of one generator; parsed and checked once for all of them. References are not made here.
class ValueMaker {
public:
    /// `type` is the attribute's, none: the generator's own.
    /// Errors: arguments that the kind cannot take; a type that its texts cannot have.
    static Result<ValueMaker> make(const Generator &generator, std::optional<engine::Type> type);

    engine::ValueBlob value(Random &random, const MakingContext &context) const;
    bool countsByParent() const { return m_byParent; } ///< "sequence(1, per=parent)"
    bool isSequence() const { return m_sequence; }

private:
    using Text = std::function<void(Random &, const MakingContext &, std::string &)>;
    engine::ValueBlob one(Random &random, const MakingContext &context, engine::Type type) const;

    Text m_text;
    engine::Type m_type = engine::Type::S;
    std::vector<engine::ValueBlob> m_values; ///< Of an enum: made once.
    std::vector<std::uint64_t> m_weights;    ///< Sums of them so far.
    std::optional<std::pair<unsigned, unsigned>> m_several;
    unsigned m_percentTrue = 50;
    bool m_byParent = false, m_sequence = false;
};

/// "2024-01-31" or "2024-01-31T10:00:00Z" as seconds since 1970, and back. Years 1 to 9999.
std::optional<std::int64_t> secondsOf(std::string_view date);
std::string dateText(std::int64_t seconds);     ///< "2024-01-31"
std::string dateTimeText(std::int64_t seconds); ///< "2024-01-31T10:00:00Z"

/// A regular expression's text, made: literals, classes [a-z0-9] and [^…], \d \w \s \., groups (a|b), and ? * + {2}
/// {1,3} behind any of them; * and + end at eight.
class PatternMaker {
public:
    /// Errors: what is not of that language, with its column.
    static Result<PatternMaker> make(std::string_view pattern);
    void append(Random &random, std::string &out) const;

private:
    struct Node;
    using Sequence = std::vector<Node>;
    struct Node {
        std::string characters = {}; ///< One of them; empty: a group.
        std::vector<Sequence> alternatives = {};
        unsigned least = 1, most = 1;
    };
    class Reader;
    static void append(const Sequence &nodes, Random &random, std::string &out);
    Sequence m_nodes;
};

}

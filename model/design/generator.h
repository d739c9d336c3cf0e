#pragma once

#include "engine/value/attribute_value.h"
#include "model/design/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// How the sample values of an attribute are made, as a design keeps it:
///
///     generator = kind [ "(" argument { "," argument } ")" ] [ percent "%" ] [ "x" least [ "-" most ] ]
///
/// "enum(Pending*3, Shipped)" is Pending three times out of four; "date(2024-01-01, 2024-12-31) 70%" is carried by 70 %
/// of the items; "enum(red, green, blue) x1-2" makes a set (or list) of one or two. An argument is "name=value" where
/// its kind has a name for it. A backslash takes the meaning from what follows: "enum(a\, b, c)". The text of
/// "pattern(…)" is one argument, its parentheses in pairs.
struct Generator {
    std::string kind = {}; ///< "uuid"
    std::vector<std::string> arguments = {};
    unsigned percent = 100; ///< Of the items that carry the attribute: 1 to 100.
    std::optional<std::pair<unsigned, unsigned>> several = {};
    bool operator==(const Generator &) const = default;

    std::string text() const; ///< As it is parsed again.
};
/// Errors: what is wrong, its column in `place`; a kind that there is none of; arguments that the kind cannot take.
Result<Generator> parseGenerator(std::string_view text);

/// A kind of generator: a row of the table that forms and help texts show.
struct GeneratorKind {
    const char *id;
    const char *title;     ///< Marked for translation in context "Generators".
    const char *example;   ///< A text with its arguments: "integer(1, 100)".
    const char *arguments; ///< What they are, marked likewise; empty: it takes none.
    engine::Type type;     ///< Of the values, where the attribute does not say.
};
const std::vector<GeneratorKind> &generatorKinds();
const GeneratorKind *generatorKind(std::string_view id); ///< Null: none of that name.

/// One of an enum's values and how often it comes.
struct WeightedValue {
    std::string text = {};
    std::uint64_t weight = 1;
    bool operator==(const WeightedValue &) const = default;
};
WeightedValue weightedValue(std::string_view argument); ///< "Pending*3"
std::string weightedText(const WeightedValue &value);   ///< With a "*" of its own taken care of.

/// How many items of an entity type are made: of one without a parent in all, else for each item of its parent.
///
///     samples = ( count | least "-" most | "zipf(" average [ "," exponent ] ")" ) [ "per" entity ]
///
/// Zipf: some parents have very many, most have few; the share of the parent of rank r falls as r to the power of minus
/// the exponent (1 where it is not said, at most two decimals).
struct SampleCount {
    enum class Kind : unsigned char { Fixed, Range, Zipf };
    Kind kind = Kind::Fixed;
    std::int64_t least = 1, most = 1; ///< Fixed: both alike. Zipf: the average.
    unsigned exponentHundredths = 100;
    std::string parent = {}; ///< Empty: what the key templates tell.
    bool operator==(const SampleCount &) const = default;

    std::string text() const;
};
Result<SampleCount> parseSampleCount(std::string_view text);
inline constexpr std::int64_t mostSamples = 10'000'000;

/// The texts with another name for an entity type; what does not parse stays as it is.
std::string withEntityRenamed(std::string_view generator, std::string_view from, std::string_view to);
std::string withSampleParentRenamed(std::string_view samples, std::string_view from, std::string_view to);

}

#pragma once

#include "engine/base/limits.h"
#include "engine/request/enum_names.h"

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

/// Each request, answer and part of one names its members once, in a function describe(f, x) that calls
/// f("WireName", x.member, rule) for each, in the order of the service's own model: complaints come in that order. What
/// a visitor does with it is its affair: read JSON, write JSON, check the rules, print the value.
namespace engine::fields {

/// What a member must be, beside its type.
struct Rule {
    /// A request without it is refused; an answer always has it.
    bool required = false;
    /// Refused before all else and with another text, as table operations do for TableName.
    bool requiredFirst = false;
    /// Characters of a text, elements of a list, members of a map.
    std::size_t minLength = 0, maxLength = std::numeric_limits<std::size_t>::max();
    bool namePattern = false;       ///< [a-zA-Z0-9_.-]+
    bool emptyBreaksPattern = true; ///< An empty name is told of for its length, and but for a table's for that too.
    std::optional<std::int64_t> minimum = {}, maximum = {};
    /// The type that the service names when a JSON value cannot become a number.
    std::string_view javaClass = "Long";
    /// A boolean's value when it is not there.
    bool whenAbsent = false;
    /// "Value at 'Limit' …" instead of "Value '0' at 'limit' …": the service tells some members in its newer words.
    bool newWording = false;
    /// For the elements of a list, the keys of a map, the lists that are a map's values.
    const Rule *element = nullptr, *keys = nullptr, *values = nullptr;
    /// What the service calls the structure here, where several share one of ours.
    std::string_view structure = {};
    /// Milliseconds here, seconds with a fraction on the wire.
    bool epochSeconds = false;
    /// Capacity units stand in an object of their own, {"CapacityUnits": 1.0}.
    bool inObject = false;
};

inline constexpr Rule optional{};
inline constexpr Rule required{.required = true};
inline constexpr Rule tableName{.required = true,
    .minLength = 1,
    .maxLength = limits::tableNameMaximum,
    .namePattern = true,
    .emptyBreaksPattern = false};
inline constexpr Rule ownTableName{.requiredFirst = true,
    .minLength = 1,
    .maxLength = limits::tableNameMaximum,
    .namePattern = true,
    .emptyBreaksPattern = false}; ///< Of the operations on tables themselves.
inline constexpr Rule indexName{.minLength = 3, .maxLength = limits::tableNameMaximum, .namePattern = true};
inline constexpr Rule attributesToGet{.minLength = 1, .maxLength = 255};

/// X is T or const T: describe() serves readers and writers.
template <class X, class T>
concept Of = std::same_as<std::remove_const_t<X>, T>;

/// The service's name of a structure that is a member of another; empty for what is none.
template <class T> inline constexpr std::string_view structureName = {};
template <class T>
concept Structure = !structureName<T>.empty();

}

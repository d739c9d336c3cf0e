#pragma once

#include "engine/base/bytes.h"
#include "engine/value/number.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace engine {

/// The ten types, in the order of the alternatives of `AttributeValue` and of the tags of a blob.
enum class Type : unsigned char { S, N, B, Bool, Null, M, L, SS, NS, BS };

const char *typeName(Type type); ///< As on the wire: "S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS".

struct AttributeValue;
/// An item as a tree, by name. Only where someone edits one: storage, conditions and responses use `ItemBlob`.
using Item = std::map<std::string, AttributeValue, std::less<>>;
using List = std::vector<AttributeValue>;

struct Binary {
    Bytes bytes;
    auto operator<=>(const Binary &) const = default;
};
struct Null {
    auto operator<=>(const Null &) const = default;
};
/// Sets: sorted, no duplicates, never empty in an item. `makeSet…` of item_json.h and the update language see to it.
struct StringSet {
    std::vector<std::string> members;
    bool operator==(const StringSet &) const = default;
};
struct NumberSet {
    std::vector<Number> members;
    bool operator==(const NumberSet &) const = default;
};
struct BinarySet {
    std::vector<Bytes> members;
    bool operator==(const BinarySet &) const = default;
};

/// One value. Equality is DynamoDB's: deep, numbers by value, sets regardless of the order they were written in.
struct AttributeValue {
    std::variant<std::string, Number, Binary, bool, Null, Item, List, StringSet, NumberSet, BinarySet> value;

    Type type() const { return static_cast<Type>(value.index()); }
    bool operator==(const AttributeValue &) const = default;
};

}

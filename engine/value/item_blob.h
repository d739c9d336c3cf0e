#pragma once

#include "engine/base/bytes.h"
#include "engine/value/attribute_value.h"

#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace engine {

/// One value as compact bytes: tag, varint length, content; containers carry their byte length, so a reader skips them.
/// The form is canonical (names sorted, sets sorted, numbers as Number::text()): equal values are equal bytes.
/// The grammar stands at the top of item_blob.cpp; it is also what the storage holds, so it changes with its version.
struct ValueBlob {
    Bytes bytes;
    bool operator==(const ValueBlob &) const = default;
};

/// One item as compact bytes: the form in which items travel through requests, storage and responses.
struct ItemBlob {
    Bytes bytes;
    bool operator==(const ItemBlob &) const = default;
};

class ItemView;
class MemberRange;
class ElementRange;

/// Reads a value in place: nothing is decoded or copied. Lives no longer than the bytes it looks at.
class ValueView {
public:
    explicit ValueView(ByteView bytes) : m_bytes(bytes) {}
    ValueView(const ValueBlob &blob) : m_bytes(blob.bytes) {}

    Type type() const;
    ByteView text() const;                                ///< S: the characters in UTF-8. N: the digits. B: the bytes.
    Number number() const;                                ///< N only.
    bool boolean() const;                                 ///< BOOL only.
    std::size_t count() const;                            ///< Members of a map, elements of a list or set.
    ItemView members() const;                             ///< M only: its members read as an item's.
    ElementRange elements() const;                        ///< L and the sets; a set's element reads as an S, N or B.
    std::optional<ValueView> at(std::size_t index) const; ///< L only: the element, if there.
    AttributeValue decode() const;
    ByteView bytes() const { return m_bytes; }
    bool operator==(const ValueView &other) const { return m_bytes == other.m_bytes; }

private:
    ByteView m_bytes;
};

/// Reads an item, or a map, in place.
class ItemView {
public:
    ItemView() = default; ///< Without attributes.
    explicit ItemView(ByteView bytes) : m_bytes(bytes) {}
    ItemView(const ItemBlob &blob) : m_bytes(blob.bytes) {}

    std::optional<ValueView> find(std::string_view name) const;
    MemberRange members() const; ///< for (const auto &[name, value] : item.members()), by name
    std::size_t count() const;
    bool empty() const { return m_bytes.empty(); }
    Item decode() const;
    ByteView bytes() const { return m_bytes; }
    bool operator==(const ItemView &other) const { return m_bytes == other.m_bytes; }

private:
    ByteView m_bytes;
};

struct Member {
    std::string_view name;
    ValueView value;
};

class MemberRange {
public:
    class Iterator {
    public:
        using value_type = Member;
        using reference = Member;
        using pointer = void;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        Iterator() = default;
        explicit Iterator(ByteView rest) : m_rest(rest) {}
        Member operator*() const;
        Iterator &operator++();
        void operator++(int) { ++*this; }
        bool operator==(const Iterator &other) const { return m_rest.size() == other.m_rest.size(); }

    private:
        ByteView m_rest;
    };
    explicit MemberRange(ByteView bytes) : m_bytes(bytes) {}
    Iterator begin() const { return Iterator(m_bytes); }
    Iterator end() const { return Iterator(m_bytes.substr(m_bytes.size())); }

private:
    ByteView m_bytes;
};

class ElementRange {
public:
    class Iterator {
    public:
        using value_type = ValueView;
        using reference = ValueView;
        using pointer = void;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        Iterator() = default;
        explicit Iterator(ByteView rest) : m_rest(rest) {}
        ValueView operator*() const;
        Iterator &operator++();
        void operator++(int) { ++*this; }
        bool operator==(const Iterator &other) const { return m_rest.size() == other.m_rest.size(); }

    private:
        ByteView m_rest;
    };
    explicit ElementRange(ByteView bytes) : m_bytes(bytes) {}
    Iterator begin() const { return Iterator(m_bytes); }
    Iterator end() const { return Iterator(m_bytes.substr(m_bytes.size())); }

private:
    ByteView m_bytes;
};

ItemBlob encode(const Item &item);
ValueBlob encode(const AttributeValue &value);

/// Puts an item together name by name; `add` may come in any order, `finish` sorts. A name twice: the last one counts.
class ItemBuilder {
public:
    void add(std::string_view name, ValueView value);
    ItemBlob finish();

private:
    std::vector<std::pair<std::string, Bytes>> m_members;
};

/// Bytes that came from a file: whether they are an item in canonical form, so that a view may walk them.
bool isWellFormedItem(ByteView bytes);

/// AWS's rule (Developer Guide, "DynamoDB item sizes and formats"; numbers to the byte as Number::sizeInBytes).
std::size_t sizeInBytes(ItemView item);
std::size_t sizeInBytes(ValueView value);

}

#include "engine/value/item_blob.h"

#include "engine/base/encoding.h"
#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/value/blob_reader.h"
#include "engine/value/blob_writer.h"

#include <algorithm>
#include <cassert>
#include <cstring>

// The grammar, version 1. A storage file holds it, so a change needs a new version there.
//
//   item    = member*                      in ascending order of the name's bytes, no name twice
//   member  = length name value            a name has at least one byte
//   value   = 'S' length bytes             the tags are the numbers of `Type`, one byte each
//           | 'N' length digits            as Number::text()
//           | 'B' length bytes
//           | 'Bool' (00 | 01)
//           | 'Null'
//           | 'M' length item              the lengths of containers are bytes, so that a reader skips them in one step
//           | 'L' length value*
//           | 'SS' length S-value+         ascending by bytes, no element twice
//           | 'NS' length N-value+         ascending by value, no element twice
//           | 'BS' length B-value+         ascending by bytes, no element twice
//   length  = base-128, low digits first, bit 7 set on all bytes but the last, no longer than needed
//
// So equal values are equal bytes, and reading needs no table in front of the content.

namespace engine {

namespace {

using blob::readLength;
using blob::valueEnd;

ByteView content(ByteView value) {
    const char *at = value.data() + 1;
    const std::size_t length = readLength(at);
    return {at, length};
}

Type elementType(Type set) {
    switch (set) {
    case Type::SS: return Type::S;
    case Type::NS: return Type::N;
    default: return Type::B;
    }
}

void append(Bytes &out, const AttributeValue &value);

void append(Bytes &out, const Item &item) {
    for (const auto &[name, value] : item) {
        blob::appendName(out, name);
        append(out, value);
    }
}

void append(Bytes &out, const AttributeValue &attribute) {
    const auto container = [&](Type type, const auto &elements, const auto &write) {
        blob::Container open(out, type);
        for (const auto &element : elements) write(element);
        open.close();
    };
    const auto number = [&](const Number &n) { blob::appendScalar(out, Type::N, n.text()); };
    const auto cases = Overloaded{
        [&](const std::string &text) { blob::appendScalar(out, Type::S, text); },
        [&](const Number &n) { number(n); },
        [&](const Binary &binary) { blob::appendScalar(out, Type::B, binary.bytes); },
        [&](bool value) { blob::appendBoolean(out, value); },
        [&](Null) { blob::appendNull(out); },
        [&](const Item &members) {
            blob::Container open(out, Type::M);
            append(out, members);
            open.close();
        },
        [&](const List &list) {
            container(Type::L, list, [&](const AttributeValue &element) { append(out, element); });
        },
        [&](const StringSet &set) {
            container(Type::SS, set.members, [&](const std::string &text) { blob::appendScalar(out, Type::S, text); });
        },
        [&](const NumberSet &set) { container(Type::NS, set.members, number); },
        [&](const BinarySet &set) {
            container(Type::BS, set.members, [&](const Bytes &bytes) { blob::appendScalar(out, Type::B, bytes); });
        },
    };
    std::visit(cases, attribute.value);
}

std::size_t numberSize(std::string_view digits) {
    const bool negative = digits.starts_with('-');
    if (negative) digits.remove_prefix(1);
    std::size_t integer = std::min(digits.find('.'), digits.size());
    std::size_t fraction = 0;
    if (integer < digits.size()) {
        fraction = digits.size() - integer - 1;
        if (digits[0] == '0') { // "0.00012": the zeros before the first digit weigh nothing
            fraction = digits.size() - digits.find_first_of("123456789");
            integer = 0;
        }
    } else {
        integer = digits.find_last_not_of('0') + 1; // "0" has none
    }
    return 1 + (integer + 1) / 2 + (fraction + 1) / 2 + (negative ? 1 : 0);
}

/// Checks bytes that may be anything. Each function moves `m_at` behind what it has accepted, or answers false.
class WellFormed {
public:
    explicit WellFormed(ByteView bytes)
        : m_at(bytes.data()), m_end(bytes.data() + bytes.size()), m_isAscii(isAscii(bytes)) {}

    bool item(const char *end, std::size_t level) {
        std::string_view before; // no name is smaller
        while (m_at != end) {
            std::string_view name;
            if (!bytes(end, name) || name.empty() || !text(name) || !ascends(before, name)) return false;
            before = name;
            if (!value(end, level)) return false;
        }
        return true;
    }
    bool wholeItem() { return item(m_end, 1); }

private:
    /// Mostly the first letters tell.
    static bool ascends(std::string_view before, std::string_view name) {
        if (before.empty()) return true;
        const auto a = static_cast<unsigned char>(before[0]), b = static_cast<unsigned char>(name[0]);
        return a < b || (a == b && before < name);
    }

    bool length(const char *end, std::size_t &length) {
        if (m_at != end && static_cast<unsigned char>(*m_at) < 0x80) { // most
            length = static_cast<unsigned char>(*m_at++);
            return length <= static_cast<std::size_t>(end - m_at);
        }
        length = 0;
        for (unsigned shift = 0;; shift += 7) {
            if (m_at == end || shift > 28) return false;
            const auto byte = static_cast<unsigned char>(*m_at++);
            length |= static_cast<std::size_t>(byte & 0x7F) << shift;
            if (byte < 0x80) return (byte != 0 || shift == 0) && length <= static_cast<std::size_t>(end - m_at);
        }
    }
    bool bytes(const char *end, ByteView &bytes) {
        std::size_t size = 0;
        if (!length(end, size)) return false;
        bytes = {m_at, size};
        m_at += size;
        return true;
    }
    bool value(const char *end, std::size_t level) {
        if (m_at == end || level > limits::nestingLevels) return false;
        const auto type = static_cast<Type>(*m_at++);
        ByteView content;
        std::size_t size = 0;
        switch (type) {
        case Type::S: return bytes(end, content) && text(content);
        case Type::N: return bytes(end, content) && Number::isCanonical(content);
        case Type::B: return bytes(end, content);
        case Type::Bool: return m_at != end && static_cast<unsigned char>(*m_at++) <= 1;
        case Type::Null: return true;
        case Type::M: return length(end, size) && item(m_at + size, level + 1);
        case Type::L:
            if (!length(end, size)) return false;
            for (const char *listEnd = m_at + size; m_at != listEnd;)
                if (!value(listEnd, level + 1)) return false;
            return true;
        case Type::SS:
        case Type::NS:
        case Type::BS: return length(end, size) && size > 0 && set(type, m_at + size);
        }
        return false;
    }
    bool set(Type type, const char *end) {
        ByteView before;
        for (bool first = true; m_at != end; first = false) {
            ByteView element;
            if (static_cast<Type>(*m_at++) != elementType(type) || !bytes(end, element)) return false;
            if (type == Type::SS && !text(element)) return false;
            if (type == Type::NS && !Number::isCanonical(element)) return false;
            const bool ascends =
                first || (type == Type::NS ? *Number::parse(before) < *Number::parse(element) : before < element);
            if (!ascends) return false;
            before = element;
        }
        return true;
    }

    bool text(ByteView bytes) const { return m_isAscii || isUtf8(bytes); }

    const char *m_at, *m_end;
    bool m_isAscii; ///< All of the item, so each text in it; told at once for short items.
};

}

Type ValueView::type() const {
    assert(!m_bytes.empty());
    return static_cast<Type>(m_bytes[0]);
}

ByteView ValueView::text() const {
    return content(m_bytes);
}

Number ValueView::number() const {
    auto number = Number::parse(text());
    assert(number);
    return number ? *number : Number();
}

bool ValueView::boolean() const {
    return m_bytes[1] != 0;
}

std::size_t ValueView::count() const {
    if (type() == Type::M) return members().count();
    const ElementRange range = elements();
    return static_cast<std::size_t>(std::distance(range.begin(), range.end()));
}

ItemView ValueView::members() const {
    return ItemView(content(m_bytes));
}

ElementRange ValueView::elements() const {
    return ElementRange(content(m_bytes));
}

std::optional<ValueView> ValueView::at(std::size_t index) const {
    for (const ValueView element : elements())
        if (index-- == 0) return element;
    return std::nullopt;
}

AttributeValue ValueView::decode() const {
    switch (type()) {
    case Type::S: return {std::string(text())};
    case Type::N: return {number()};
    case Type::B: return {Binary{Bytes(text())}};
    case Type::Bool: return {boolean()};
    case Type::Null: return {Null{}};
    case Type::M: return {members().decode()};
    case Type::L: {
        List list;
        for (const ValueView element : elements()) list.push_back(element.decode());
        return {std::move(list)};
    }
    case Type::SS: {
        StringSet set;
        for (const ValueView element : elements()) set.members.emplace_back(element.text());
        return {std::move(set)};
    }
    case Type::NS: {
        NumberSet set;
        for (const ValueView element : elements()) set.members.push_back(element.number());
        return {std::move(set)};
    }
    case Type::BS: {
        BinarySet set;
        for (const ValueView element : elements()) set.members.emplace_back(element.text());
        return {std::move(set)};
    }
    }
    return {};
}

std::optional<ValueView> ItemView::find(std::string_view name) const {
    const char *at = m_bytes.data();
    const char *const end = at + m_bytes.size();
    const unsigned first = name.empty() ? 0 : static_cast<unsigned char>(name.front());
    while (at != end) {
        const std::size_t length = readLength(at);
        if (length == name.size() && std::memcmp(at, name.data(), length) == 0) {
            at += length;
            return ValueView({at, static_cast<std::size_t>(valueEnd(at) - at)});
        }
        if (static_cast<unsigned char>(*at) > first) return std::nullopt; // names ascend
        at = valueEnd(at + length);
    }
    return std::nullopt;
}

MemberRange ItemView::members() const {
    return MemberRange(m_bytes);
}

std::size_t ItemView::count() const {
    const MemberRange range = members();
    return static_cast<std::size_t>(std::distance(range.begin(), range.end()));
}

Item ItemView::decode() const {
    Item item;
    for (const auto &[name, value] : members()) item.emplace_hint(item.end(), name, value.decode());
    return item;
}

Member MemberRange::Iterator::operator*() const {
    const char *at = m_rest.data();
    const std::size_t length = readLength(at);
    const char *const value = at + length;
    return {
        {at,    length                                           },
        ValueView({value, static_cast<std::size_t>(valueEnd(value) - value)}
        )
    };
}

MemberRange::Iterator &MemberRange::Iterator::operator++() {
    const char *at = m_rest.data();
    const std::size_t length = readLength(at);
    m_rest.remove_prefix(static_cast<std::size_t>(valueEnd(at + length) - m_rest.data()));
    return *this;
}

ValueView ElementRange::Iterator::operator*() const {
    return ValueView(m_rest.substr(0, static_cast<std::size_t>(valueEnd(m_rest.data()) - m_rest.data())));
}

ElementRange::Iterator &ElementRange::Iterator::operator++() {
    m_rest.remove_prefix(static_cast<std::size_t>(valueEnd(m_rest.data()) - m_rest.data()));
    return *this;
}

ItemBlob encode(const Item &item) {
    ItemBlob blob;
    append(blob.bytes, item);
    return blob;
}

ValueBlob encode(const AttributeValue &value) {
    ValueBlob blob;
    append(blob.bytes, value);
    return blob;
}

void ItemBuilder::add(std::string_view name, ValueView value) {
    m_members.emplace_back(name, value.bytes());
}

ItemBlob ItemBuilder::finish() {
    std::ranges::stable_sort(m_members, {}, [](const auto &member) -> const std::string & { return member.first; });
    ItemBlob item;
    for (auto member = m_members.begin(); member != m_members.end(); ++member) {
        if (const auto next = std::next(member); next != m_members.end() && next->first == member->first) continue;
        blob::appendName(item.bytes, member->first);
        item.bytes += member->second;
    }
    m_members.clear();
    return item;
}

bool isWellFormedItem(ByteView bytes) {
    return WellFormed(bytes).wholeItem();
}

std::size_t sizeInBytes(ItemView item) {
    std::size_t bytes = 0;
    for (const auto &[name, value] : item.members()) bytes += name.size() + sizeInBytes(value);
    return bytes;
}

std::size_t sizeInBytes(ValueView value) {
    std::size_t bytes = 0;
    switch (value.type()) {
    case Type::S:
    case Type::B: return value.text().size();
    case Type::N: return numberSize(value.text());
    case Type::Bool:
    case Type::Null: return 1;
    case Type::M:
        for (const auto &[name, member] : value.members().members()) bytes += 1 + name.size() + sizeInBytes(member);
        return 3 + bytes;
    case Type::L:
        for (const ValueView element : value.elements()) bytes += 1 + sizeInBytes(element);
        return 3 + bytes;
    case Type::SS:
    case Type::NS:
    case Type::BS:
        for (const ValueView element : value.elements()) bytes += sizeInBytes(element);
        return bytes;
    }
    return bytes;
}

}

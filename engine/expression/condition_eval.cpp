#include "engine/expression/condition_eval.h"

#include "engine/base/overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {

namespace {

/// The value of an operand in an item, without a copy: a view, or a count that size() gave, as digits.
class Operated {
public:
    Operated(const Operand &operand, ItemView item) {
        const auto cases = Overloaded{
            [&](const DocumentPath &path) { show(find(item, path)); },
            [&](const ValueBlob &value) { show(given(value)); },
            [&](const SizeOf &size) { showSize(size, item); },
        };
        std::visit(cases, operand);
    }
    explicit Operated(ValueView value) { show(value); }
    Operated(const Operated &) = delete; // m_text may point into m_digits
    Operated &operator=(const Operated &) = delete;

    bool exists() const { return m_exists; }
    Type type() const { return m_type; }
    std::string_view text() const { return m_text; } ///< S, N and B.
    const std::optional<ValueView> &view() const { return m_view; }

private:
    static std::optional<ValueView> given(const ValueBlob &value) {
        return value.bytes.empty() ? std::nullopt : std::optional<ValueView>(value);
    }
    void show(const std::optional<ValueView> &value) {
        m_exists = value.has_value();
        if (!m_exists) return;
        m_view = value;
        m_type = value->type();
        if (m_type == Type::S || m_type == Type::N || m_type == Type::B) m_text = value->text();
    }
    void showSize(const SizeOf &size, ItemView item);

    bool m_exists = false;
    Type m_type = Type::N;
    std::string_view m_text;
    std::optional<ValueView> m_view;
    std::array<char, 24> m_digits{};
};

/// As UTF-16 counts: a character outside the basic plane, four bytes in UTF-8, is two.
std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        count += (byte & 0xC0) != 0x80;
        count += byte >= 0xF0;
    }
    return count;
}

std::optional<std::size_t> sizeOf(ValueView value) {
    switch (value.type()) {
    case Type::S: return characters(value.text());
    case Type::B: return value.text().size();
    case Type::M:
    case Type::L:
    case Type::SS:
    case Type::NS:
    case Type::BS: return value.count();
    case Type::N:
    case Type::Bool:
    case Type::Null: break;
    }
    return std::nullopt;
}

void Operated::showSize(const SizeOf &size, ItemView item) {
    const auto *path = std::get_if<DocumentPath>(&size.of);
    const auto value = path ? find(item, *path) : given(std::get<ValueBlob>(size.of));
    const auto count = value ? sizeOf(*value) : std::nullopt;
    if (!count) return;
    m_exists = true;
    const auto end = std::to_chars(m_digits.data(), m_digits.data() + m_digits.size(), *count).ptr;
    m_text = std::string_view(m_digits.data(), static_cast<std::size_t>(end - m_digits.data()));
}

/// Canonical digits compare without being parsed: the longer integer part is the greater, then text order decides.
std::strong_ordering orderOfMagnitudes(std::string_view a, std::string_view b) {
    const std::size_t integerA = std::min(a.find('.'), a.size()), integerB = std::min(b.find('.'), b.size());
    if (integerA != integerB) return integerA <=> integerB;
    return a <=> b;
}

std::strong_ordering orderOfNumbers(std::string_view a, std::string_view b) {
    const bool negativeA = a.starts_with('-'), negativeB = b.starts_with('-');
    if (negativeA != negativeB) return negativeA ? std::strong_ordering::less : std::strong_ordering::greater;
    return negativeA ? orderOfMagnitudes(b.substr(1), a.substr(1)) : orderOfMagnitudes(a, b);
}

bool isOrdered(Type type) {
    return type == Type::S || type == Type::N || type == Type::B;
}

/// Both of one ordered type.
std::strong_ordering order(const Operated &a, const Operated &b) {
    return a.type() == Type::N ? orderOfNumbers(a.text(), b.text()) : a.text() <=> b.text();
}

bool equal(const Operated &a, const Operated &b) {
    if (a.type() != b.type()) return false;
    return isOrdered(a.type()) ? a.text() == b.text() : *a.view() == *b.view();
}

bool compare(const Operated &left, Comparator comparator, const Operated &right) {
    if (!left.exists() || !right.exists()) return comparator == Comparator::NotEqual;
    if (comparator == Comparator::Equal) return equal(left, right);
    if (comparator == Comparator::NotEqual) return !equal(left, right);
    if (left.type() != right.type() || !isOrdered(left.type())) return false;
    const std::strong_ordering ordering = order(left, right);
    switch (comparator) {
    case Comparator::Less: return ordering < 0;
    case Comparator::LessOrEqual: return ordering <= 0;
    case Comparator::Greater: return ordering > 0;
    case Comparator::GreaterOrEqual: return ordering >= 0;
    case Comparator::Equal:
    case Comparator::NotEqual: break;
    }
    return false;
}

bool contains(const Operated &container, const Operated &member) {
    if (!container.exists() || !member.exists()) return false;
    switch (container.type()) {
    case Type::S:
    case Type::B: return member.type() == container.type() && container.text().find(member.text()) != std::string::npos;
    case Type::L:
    case Type::SS:
    case Type::NS:
    case Type::BS: break;
    case Type::N:
    case Type::Bool:
    case Type::Null:
    case Type::M: return false;
    }
    for (const ValueView element : container.view()->elements())
        if (equal(Operated(element), member)) return true;
    return false;
}

bool beginsWith(const Operated &operand, const Operated &prefix) {
    if (!operand.exists() || !prefix.exists() || operand.type() != prefix.type()) return false;
    return (operand.type() == Type::S || operand.type() == Type::B) && operand.text().starts_with(prefix.text());
}

}

bool compare(ValueView left, Comparator comparator, ValueView right) {
    return compare(Operated(left), comparator, Operated(right));
}

bool holds(const Condition &condition, ItemView item) {
    const auto satisfied = [item](const Condition &term) { return holds(term, item); };
    const auto cases = Overloaded{
        [&](const Comparison &c) { return compare(Operated(c.left, item), c.comparator, Operated(c.right, item)); },
        [&](const Between &b) {
            const Operated operand(b.operand, item);
            return compare(operand, Comparator::GreaterOrEqual, Operated(b.low, item)) &&
                   compare(operand, Comparator::LessOrEqual, Operated(b.high, item));
        },
        [&](const In &in) {
            const Operated operand(in.operand, item);
            return std::ranges::any_of(in.candidates, [&](const Operand &candidate) {
                return compare(operand, Comparator::Equal, Operated(candidate, item));
            });
        },
        [&](const AttributeExists &e) { return find(item, e.path).has_value(); },
        [&](const AttributeNotExists &e) { return !find(item, e.path).has_value(); },
        [&](const AttributeType &t) {
            const auto value = find(item, t.path);
            return value && value->type() == t.type;
        },
        [&](const BeginsWith &b) { return beginsWith(Operated(b.operand, item), Operated(b.prefix, item)); },
        [&](const Contains &c) { return contains(Operated(c.container, item), Operated(c.member, item)); },
        [&](const And &all) { return std::ranges::all_of(all.terms, satisfied); },
        [&](const Or &any) { return std::ranges::any_of(any.terms, satisfied); },
        [&](const Not &no) { return !holds(*no.term, item); },
    };
    return std::visit(cases, condition.node);
}

}

#include "engine/expression/recent_updates.h"

#include "engine/base/overloaded.h"
#include "engine/expression/lexer.h"

#include <functional>

namespace engine {

namespace {

/// A tree with other values, which stand in it in written order.
class Rebinding {
public:
    explicit Rebinding(const std::vector<const ValueBlob *> &values) : m_values(values) {}

    Update update(const Update &shape) {
        Update bound{.actions = {}, .legacy = shape.legacy};
        bound.actions.reserve(shape.actions.size());
        const auto cases = Overloaded{
            [&](const SetAction &set) -> UpdateAction {
                return SetAction{set.path, value(set.value)};
            },
            [&](const RemoveAction &remove) -> UpdateAction { return remove; },
            [&](const AddAction &add) -> UpdateAction {
                return AddAction{add.path, next()};
            },
            [&](const DeleteAction &remove) -> UpdateAction {
                return DeleteAction{remove.path, next()};
            },
        };
        for (const auto &action : shape.actions) bound.actions.push_back(std::visit(cases, action));
        return bound;
    }
    /// How many there were to put in.
    std::size_t count() const { return m_count; }

private:
    SetValue value(const SetValue &shape) {
        const auto shared = [&](const std::shared_ptr<const SetValue> &part) {
            return std::make_shared<const SetValue>(value(*part));
        };
        const auto cases = Overloaded{
            [&](const DocumentPath &path) { return SetValue{path}; },
            [&](const ValueBlob &) { return SetValue{next()}; },
            [&](const IfNotExists &either) {
                return SetValue{
                    IfNotExists{either.path, shared(either.otherwise)}
                };
            },
            [&](const ListAppend &lists) {
                auto first = shared(lists.first);
                return SetValue{
                    ListAppend{std::move(first), shared(lists.second)}
                };
            },
            [&](const Arithmetic &arithmetic) {
                auto left = shared(arithmetic.left);
                return SetValue{
                    Arithmetic{std::move(left), shared(arithmetic.right), arithmetic.subtract}
                };
            },
        };
        return std::visit(cases, shape.node);
    }

    ValueBlob next() {
        const std::size_t at = m_count++;
        return at < m_values.size() ? *m_values[at] : ValueBlob{};
    }

    const std::vector<const ValueBlob *> &m_values;
    std::size_t m_count = 0;
};

}

RecentUpdates::Known &RecentUpdates::placeOf(std::string_view text) {
    return m_known[std::hash<std::string_view>()(text) % m_known.size()];
}

std::optional<Update> RecentUpdates::find(std::string_view text, Placeholders &placeholders) {
    const auto &known = placeOf(text);
    if (known.text != text || text.empty() || placeholders.isOpen()) return std::nullopt;
    for (const auto &[placeholder, attributeName] : known.names) {
        const auto *name = placeholders.name(placeholder);
        if (name == nullptr || *name != attributeName) return std::nullopt;
    }
    m_given.clear();
    for (const auto &[placeholder, type] : known.values) {
        const auto *value = placeholders.value(placeholder);
        if (value == nullptr || value->bytes.empty() || ValueView(*value).type() != type) return std::nullopt;
        m_given.push_back(value);
    }
    return Rebinding(m_given).update(known.update);
}

void RecentUpdates::keep(std::string_view text, Placeholders &placeholders, const Update &update) {
    if (text.size() > longestText || placeholders.isOpen()) return;
    Known known{.text = std::string(text)};
    for (const auto &token : tokenize(text)) {
        if (token.kind == Token::Kind::NamePlaceholder) {
            const auto *name = placeholders.name(token.text);
            if (name == nullptr) return;
            known.names.emplace_back(token.text, *name);
        } else if (token.kind == Token::Kind::ValuePlaceholder) {
            const auto *value = placeholders.value(token.text);
            if (value == nullptr || value->bytes.empty()) return;
            known.values.emplace_back(token.text, ValueView(*value).type());
        }
    }
    m_given.clear();
    Rebinding emptied(m_given);
    known.update = emptied.update(update);
    if (emptied.count() == known.values.size()) placeOf(text) = std::move(known);
}

}

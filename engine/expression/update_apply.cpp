#include "engine/expression/update_apply.h"

#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/base/result.h"
#include "engine/value/blob_reader.h"
#include "engine/value/blob_writer.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace engine {

namespace {

/// An action with its value known: what is there afterwards, or nothing.
struct Edit {
    const DocumentPath *path; ///< The action's own.
    std::optional<ValueBlob> value;
};

tl::unexpected<Error> invalidPath() {
    return validation("The document path provided in the update expression is invalid for update");
}

class Updater {
public:
    /// An item that does not exist yet is read as its key.
    Updater(const Update &update, ItemView old, ItemView key)
        : m_update(update), m_exists(!old.empty()), m_old(m_exists ? old : key) {}
    Result<ItemBlob> run();

private:
    Result<std::optional<Edit>> editOf(const UpdateAction &action) const;
    Result<std::optional<Edit>> setTo(const DocumentPath &path, Result<ValueBlob> value) const;
    Result<std::optional<Edit>> removed(const DocumentPath &path) const;
    Result<std::optional<Edit>> added(const AddAction &action) const;
    Result<std::optional<Edit>> without(const DeleteAction &action) const;

    Result<ValueBlob> evaluate(const SetValue &value) const;
    Result<ValueBlob> appended(ValueView first, ValueView second) const;
    Result<ValueBlob> sum(ValueView left, ValueView right, bool subtract) const;
    Result<ValueBlob> united(ValueView set, ValueView members) const;
    tl::unexpected<Error> wrongType() const;

    /// Whether the place that holds the path's last step is there in the old image, and of the step's kind.
    bool hasParent(const DocumentPath &path) const;
    ItemBlob edited(std::vector<Edit> edits) const;

    const Update &m_update;
    bool m_exists;
    ItemView m_old;
};

/// Levels of a value: a scalar has one, a map or list one more than its deepest member.
std::size_t levels(ValueView value) {
    std::size_t deepest = 0;
    if (value.type() == Type::M)
        for (const Member &member : value.members().members()) deepest = std::max(deepest, levels(member.value));
    if (value.type() == Type::L)
        for (const ValueView element : value.elements()) deepest = std::max(deepest, levels(element));
    return 1 + deepest;
}

/// The first `steps` steps.
DocumentPath prefixOf(const DocumentPath &path, std::size_t steps) {
    return DocumentPath(std::vector<PathStep>(path.steps.begin(), path.steps.begin() + static_cast<long>(steps)));
}

bool isSet(Type type) {
    return type == Type::SS || type == Type::NS || type == Type::BS;
}

Result<ItemBlob> Updater::run() {
    std::vector<Edit> edits;
    edits.reserve(m_update.actions.size());
    for (const UpdateAction &action : m_update.actions) {
        TRY(auto edit, editOf(action));
        if (edit) edits.push_back(*std::move(edit));
    }
    return edited(std::move(edits));
}

Result<std::optional<Edit>> Updater::editOf(const UpdateAction &action) const {
    const auto cases = Overloaded{
        [&](const SetAction &set) { return setTo(set.path, evaluate(set.value)); },
        [&](const RemoveAction &remove) { return removed(remove.path); },
        [&](const AddAction &add) { return added(add); },
        [&](const DeleteAction &remove) { return without(remove); },
    };
    return std::visit(cases, action);
}

Result<std::optional<Edit>> Updater::setTo(const DocumentPath &path, Result<ValueBlob> value) const {
    if (!value) return tl::unexpected(std::move(value).error());
    if (!hasParent(path)) return invalidPath();
    if (path.steps.size() - 1 + levels(*value) > limits::nestingLevels)
        return validation("Nesting Levels have exceeded supported limits: Attributes in the item have nested levels "
                          "beyond supported limit");
    return Edit{&path, *std::move(value)};
}

Result<std::optional<Edit>> Updater::removed(const DocumentPath &path) const {
    if (!m_exists) return std::nullopt;
    if (!hasParent(path)) return invalidPath();
    if (!find(m_old, path)) return std::nullopt;
    return Edit{&path, std::nullopt};
}

Result<std::optional<Edit>> Updater::added(const AddAction &action) const {
    const auto old = find(m_old, action.path);
    const ValueView operand(action.value);
    if (!old) return setTo(action.path, action.value);
    if (old->type() != operand.type()) return wrongType();
    if (operand.type() == Type::N) return setTo(action.path, sum(*old, operand, false));
    if (operand.type() == Type::L) return setTo(action.path, appended(*old, operand));
    return setTo(action.path, united(*old, operand));
}

template <class Set> Set difference(const Set &set, const Set &members) {
    Set rest;
    std::ranges::set_difference(set.members, members.members, std::back_inserter(rest.members));
    return rest;
}

template <class Set> Set unionOf(const Set &set, const Set &members) {
    Set all;
    std::ranges::set_union(set.members, members.members, std::back_inserter(all.members));
    return all;
}

/// Two sets of one type.
template <class Operation> AttributeValue combined(ValueView set, ValueView members, Operation operation) {
    AttributeValue left = set.decode();
    const AttributeValue right = members.decode();
    const auto cases = Overloaded{
        [&](const StringSet &s) { return AttributeValue{operation(s, std::get<StringSet>(right.value))}; },
        [&](const NumberSet &s) { return AttributeValue{operation(s, std::get<NumberSet>(right.value))}; },
        [&](const BinarySet &s) { return AttributeValue{operation(s, std::get<BinarySet>(right.value))}; },
        [&](const auto &) { return left; },
    };
    return std::visit(cases, left.value);
}

Result<std::optional<Edit>> Updater::without(const DeleteAction &action) const {
    const auto old = find(m_old, action.path);
    if (!old) return removed(action.path);
    const ValueView members(action.value);
    if (old->type() != members.type() || !isSet(members.type())) return wrongType();
    ValueBlob rest = encode(combined(*old, members, [](const auto &a, const auto &b) { return difference(a, b); }));
    if (ValueView(rest).count() == 0) return removed(action.path); // a set is never empty
    return setTo(action.path, std::move(rest));
}

Result<ValueBlob> Updater::united(ValueView set, ValueView members) const {
    if (!isSet(set.type())) return wrongType();
    return encode(combined(set, members, [](const auto &a, const auto &b) { return unionOf(a, b); }));
}

Result<ValueBlob> Updater::evaluate(const SetValue &value) const {
    const auto cases = Overloaded{
        [&](const DocumentPath &path) -> Result<ValueBlob> {
            const auto found = find(m_old, path);
            if (!found)
                return validation("The provided expression refers to an attribute that does not exist in the item");
            return ValueBlob{Bytes(found->bytes())};
        },
        [&](const ValueBlob &given) -> Result<ValueBlob> { return given; },
        [&](const IfNotExists &either) -> Result<ValueBlob> {
            const auto found = find(m_old, either.path);
            return found ? ValueBlob{Bytes(found->bytes())} : evaluate(*either.otherwise);
        },
        [&](const ListAppend &lists) -> Result<ValueBlob> {
            TRY(const ValueBlob first, evaluate(*lists.first));
            TRY(const ValueBlob second, evaluate(*lists.second));
            return appended(first, second);
        },
        [&](const Arithmetic &arithmetic) -> Result<ValueBlob> {
            TRY(const ValueBlob left, evaluate(*arithmetic.left));
            TRY(const ValueBlob right, evaluate(*arithmetic.right));
            return sum(left, right, arithmetic.subtract);
        },
    };
    return std::visit(cases, value.node);
}

Result<ValueBlob> Updater::appended(ValueView first, ValueView second) const {
    if (first.type() != Type::L || second.type() != Type::L) return wrongType();
    List all = std::get<List>(first.decode().value);
    for (const ValueView element : second.elements()) all.push_back(element.decode());
    return encode(AttributeValue{std::move(all)});
}

Result<ValueBlob> Updater::sum(ValueView left, ValueView right, bool subtract) const {
    if (left.type() != Type::N || right.type() != Type::N) return wrongType();
    const Number a = left.number(), b = right.number();
    TRY(const Number result, subtract ? Number::subtract(a, b) : Number::add(a, b));
    ValueBlob encoded;
    blob::appendScalar(encoded.bytes, Type::N, result.text());
    return encoded;
}

tl::unexpected<Error> Updater::wrongType() const {
    return validation(m_update.legacy ? "Type mismatch for attribute to update"
                                      : "An operand in the update expression has an incorrect data type");
}

bool Updater::hasParent(const DocumentPath &path) const {
    if (path.isTopLevel()) return true;
    const auto parent = find(m_old, prefixOf(path, path.steps.size() - 1));
    return parent && parent->type() == (path.steps.back().index() == 0 ? Type::M : Type::L);
}

/// A value inside a tree by the steps behind its attribute. The steps are there: hasParent saw to it.
AttributeValue &inside(AttributeValue &root, const DocumentPath &path, std::size_t steps) {
    AttributeValue *value = &root;
    for (std::size_t i = 1; i < steps; ++i) {
        if (const auto *name = std::get_if<std::string>(&path.steps[i]))
            value = &std::get<Item>(value->value).find(*name)->second;
        else
            value = &std::get<List>(value->value)[std::get<std::size_t>(path.steps[i])];
    }
    return *value;
}

void apply(AttributeValue &root, const Edit &edit) {
    AttributeValue &parent = inside(root, *edit.path, edit.path->steps.size() - 1);
    const PathStep &last = edit.path->steps.back();
    if (const auto *name = std::get_if<std::string>(&last)) {
        Item &members = std::get<Item>(parent.value);
        if (edit.value)
            members.insert_or_assign(*name, ValueView(*edit.value).decode());
        else
            members.erase(*name);
        return;
    }
    List &elements = std::get<List>(parent.value);
    const std::size_t index = std::get<std::size_t>(last);
    if (!edit.value)
        elements.erase(elements.begin() + static_cast<long>(index));
    else if (index < elements.size())
        elements[index] = ValueView(*edit.value).decode();
    else
        elements.push_back(ValueView(*edit.value).decode());
}

ItemBlob Updater::edited(std::vector<Edit> edits) const {
    // Positions are those of the old image: values are set first, in order, so that those behind the end line up by
    // their numbers; then elements go, the last ones first.
    if (!std::ranges::all_of(edits, [](const Edit &edit) { return edit.path->isTopLevel(); }))
        std::ranges::stable_sort(edits, [](const Edit &a, const Edit &b) {
            if (a.value.has_value() != b.value.has_value()) return a.value.has_value();
            return a.value ? a.path->steps < b.path->steps : b.path->steps < a.path->steps;
        });
    struct Change {
        std::string_view name;
        const std::optional<ValueBlob> *value; ///< Null inside: gone.
    };
    std::vector<Change> changed; // no name twice, for no two paths overlap
    changed.reserve(edits.size());
    std::map<std::string_view, AttributeValue> trees;
    for (const Edit &edit : edits) {
        const std::string_view name = edit.path->attributeName();
        if (edit.path->isTopLevel()) {
            changed.push_back({name, &edit.value});
            continue;
        }
        auto found = trees.find(name);
        if (found == trees.end()) found = trees.emplace(name, m_old.find(name)->decode()).first;
        apply(found->second, edit);
    }
    std::vector<std::optional<ValueBlob>> encoded;
    encoded.reserve(trees.size()); // they are pointed at
    for (const auto &[name, tree] : trees) changed.push_back({name, &encoded.emplace_back(encode(tree))});
    std::ranges::sort(changed, {}, &Change::name);

    // Both go by name, so one passes through the other; what lies between two changes is copied in one piece.
    ItemBlob item;
    std::size_t bytes = m_old.bytes().size();
    for (const auto &[name, value] : changed)
        if (*value) bytes += name.size() + blob::lengthMaximum + (*value)->bytes.size();
    item.bytes.reserve(bytes);
    const char *at = m_old.bytes().data();
    const char *const end = at + m_old.bytes().size();
    const char *copied = at;
    const auto copyUpTo = [&](const char *to) {
        item.bytes.append(copied, to);
        copied = to;
    };
    auto change = changed.begin();
    const auto add = [&] {
        if (*change->value) {
            blob::appendName(item.bytes, change->name);
            item.bytes += (*change->value)->bytes;
        }
        ++change;
    };
    while (at != end && change != changed.end()) {
        const char *const member = at;
        const std::size_t length = blob::readLength(at);
        const std::string_view name(at, length);
        at = blob::valueEnd(at + length);
        if (name < change->name) continue;
        copyUpTo(member);
        while (change != changed.end() && change->name < name) add();
        if (change == changed.end() || change->name != name) continue;
        add();
        copied = at;
    }
    copyUpTo(end);
    while (change != changed.end()) add();
    return item;
}

}

Result<ItemBlob> applyUpdate(const Update &update, ItemView old, ItemView key) {
    return Updater(update, old, key).run();
}

}

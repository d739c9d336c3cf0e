#include "engine/expression/update.h"

#include "engine/base/overloaded.h"

#include <algorithm>

namespace engine {

namespace {

std::optional<Type> typeOf(const ValueBlob &value) {
    if (value.bytes.empty()) return std::nullopt;
    return ValueView(value).type();
}

std::optional<Type> knownTypeOf(const SetValue &value) {
    const auto cases = Overloaded{
        [](const DocumentPath &) -> std::optional<Type> { return std::nullopt; },
        [](const ValueBlob &given) { return typeOf(given); },
        [](const IfNotExists &either) { return knownTypeOf(*either.otherwise); },
        [](const ListAppend &) -> std::optional<Type> { return Type::L; },
        [](const Arithmetic &) -> std::optional<Type> { return Type::N; },
    };
    return std::visit(cases, value.node);
}

void collectNested(std::vector<DocumentPath> &paths, const DocumentPath &path) {
    if (!path.isTopLevel()) paths.push_back(path);
}

void collectNested(std::vector<DocumentPath> &paths, const SetValue &value) {
    const auto cases = Overloaded{
        [&](const DocumentPath &path) { collectNested(paths, path); },
        [](const ValueBlob &) {},
        [&](const IfNotExists &either) {
            collectNested(paths, either.path);
            collectNested(paths, *either.otherwise);
        },
        [&](const ListAppend &lists) {
            collectNested(paths, *lists.first);
            collectNested(paths, *lists.second);
        },
        [&](const Arithmetic &arithmetic) {
            collectNested(paths, *arithmetic.left);
            collectNested(paths, *arithmetic.right);
        },
    };
    std::visit(cases, value.node);
}

}

const DocumentPath &pathOf(const UpdateAction &action) {
    return std::visit([](const auto &each) -> const DocumentPath & { return each.path; }, action);
}

std::vector<DocumentPath> touchedBy(const Update &update) {
    std::vector<DocumentPath> paths;
    for (const UpdateAction &action : update.actions) paths.push_back(pathOf(action));
    return paths;
}

std::vector<DocumentPath> nestedPathsOf(const Update &update) {
    std::vector<DocumentPath> paths;
    for (const UpdateAction &action : update.actions) {
        collectNested(paths, pathOf(action));
        if (const auto *set = std::get_if<SetAction>(&action)) collectNested(paths, set->value);
    }
    return paths;
}

std::optional<Type> knownTypeOf(const UpdateAction &action) {
    const auto cases = Overloaded{
        [](const SetAction &set) { return knownTypeOf(set.value); },
        [](const RemoveAction &) -> std::optional<Type> { return std::nullopt; },
        [](const AddAction &add) { return typeOf(add.value); },
        [](const DeleteAction &remove) { return typeOf(remove.value); },
    };
    return std::visit(cases, action);
}

bool createsItem(const Update &update) {
    const auto adds = [](const UpdateAction &action) {
        return std::holds_alternative<SetAction>(action) || std::holds_alternative<AddAction>(action);
    };
    return update.actions.empty() || std::ranges::any_of(update.actions, adds);
}

}

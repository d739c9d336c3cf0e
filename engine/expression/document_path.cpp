#include "engine/expression/document_path.h"

#include <algorithm>

namespace engine {

namespace {

std::optional<ValueView> step(ValueView value, const PathStep &pathStep) {
    if (const auto *name = std::get_if<std::string>(&pathStep)) {
        if (value.type() != Type::M) return std::nullopt;
        return value.members().find(*name);
    }
    if (value.type() != Type::L) return std::nullopt;
    return value.at(std::get<std::size_t>(pathStep));
}

}

std::optional<ValueView> find(ItemView item, const DocumentPath &path) {
    std::optional<ValueView> value = item.find(path.attributeName());
    for (std::size_t i = 1; i < path.steps.size() && value; ++i) value = step(*value, path.steps[i]);
    return value;
}

std::string toText(const DocumentPath &path) {
    std::string text = "[";
    for (const PathStep &pathStep : path.steps) {
        if (text.size() > 1) text += ", ";
        if (const auto *name = std::get_if<std::string>(&pathStep))
            text += *name;
        else
            text += "[" + std::to_string(std::get<std::size_t>(pathStep)) + "]";
    }
    return text + "]";
}

PathRelation relation(const DocumentPath &a, const DocumentPath &b) {
    const auto [inA, inB] = std::ranges::mismatch(a.steps, b.steps);
    if (inA == a.steps.end() || inB == b.steps.end()) return PathRelation::Overlap;
    return inA->index() != inB->index() ? PathRelation::Conflict : PathRelation::Apart;
}

}

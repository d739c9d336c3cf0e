#include "engine/expression/projection.h"

#include <algorithm>
#include <map>

namespace engine {

namespace {

using Rest = std::span<const PathStep>;

/// The parts of one value at these paths, which go on from it; none where nothing is there.
std::optional<AttributeValue> parts(ValueView value, const std::vector<Rest> &rests) {
    if (rests.front().empty()) return value.decode(); // no path overlaps another, so it is the only one
    std::map<PathStep, std::vector<Rest>> byStep;     // list elements in index order
    for (const Rest &rest : rests) byStep[rest.front()].push_back(rest.subspan(1));

    Item members;
    List elements;
    for (const auto &[step, further] : byStep) {
        const auto *name = std::get_if<std::string>(&step);
        if (value.type() != (name ? Type::M : Type::L)) continue;
        const auto inside = name ? value.members().find(*name) : value.at(std::get<std::size_t>(step));
        if (!inside) continue;
        auto part = parts(*inside, further);
        if (!part) continue;
        if (name)
            members.emplace(*name, *std::move(part));
        else
            elements.push_back(*std::move(part));
    }
    if (!members.empty()) return AttributeValue{std::move(members)};
    if (!elements.empty()) return AttributeValue{std::move(elements)};
    return std::nullopt;
}

}

ItemBlob project(std::span<const DocumentPath> paths, ItemView item) {
    ItemBuilder builder;
    std::map<std::string_view, std::vector<Rest>> nested;
    for (const DocumentPath &path : paths) {
        if (!path.isTopLevel())
            nested[path.attributeName()].push_back(Rest(path.steps).subspan(1));
        else if (const auto value = item.find(path.attributeName()))
            builder.add(path.attributeName(), *value);
    }
    for (const auto &[name, rests] : nested) {
        const auto value = item.find(name);
        const auto part = value ? parts(*value, rests) : std::nullopt;
        if (part) builder.add(name, encode(*part));
    }
    return builder.finish();
}

}

#pragma once

#include "engine/value/item_blob.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace engine {

/// A step into a map by name or into a list by position.
using PathStep = std::variant<std::string, std::size_t>;

/// A place in an item, a.b[3].c, placeholders already replaced. The first step is a name.
struct DocumentPath {
    std::vector<PathStep> steps;

    DocumentPath() = default;
    explicit DocumentPath(std::string attributeName) { steps.emplace_back(std::move(attributeName)); }
    explicit DocumentPath(std::vector<PathStep> pathSteps) : steps(std::move(pathSteps)) {}

    const std::string &attributeName() const { return std::get<std::string>(steps.front()); }
    bool isTopLevel() const { return steps.size() == 1; }
    bool operator==(const DocumentPath &) const = default;
};

/// The value there, if there is one. Nothing is decoded or copied.
std::optional<ValueView> find(ItemView item, const DocumentPath &path);

/// As in DynamoDB's error texts: "[a, b, [1]]".
std::string toText(const DocumentPath &path);

enum class PathRelation : unsigned char {
    Apart,
    Overlap,  ///< Equal, or one lies inside the other: a and a.b
    Conflict, ///< One reads a place as a map, the other as a list: a.b and a[1]
};
PathRelation relation(const DocumentPath &a, const DocumentPath &b);

}

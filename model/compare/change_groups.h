#pragma once

#include "model/compare/design_diff.h"

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// The changes of one part of a design, for a list with heads: "Orders · Indexes".
struct ChangeGroup {
    enum class Part : unsigned char { Model, Settings, Attributes, Indexes, EntityTypes, Items, Patterns };
    Part part = Part::Model;
    std::string tableName = {}; ///< Empty for Model and Patterns.
    std::size_t added = 0, removed = 0, changed = 0;
    std::vector<std::size_t> changes = {}; ///< Into the list, ascending.
};
/// In the order in which the list begins each; every change is in exactly one group.
std::vector<ChangeGroup> groupChanges(const std::vector<DesignChange> &changes);

/// The same differences seen from the second design to the first: what was added is removed, before is after. Places
/// stay those of `changes`.
std::vector<DesignChange> turnedRound(std::vector<DesignChange> changes);

/// Where in the second design a change is to be looked for: its place, or of what is not there any more the nearest
/// that is.
Place placeToShow(const DesignChange &change, const Design &second);

}

#include "model/compare/change_groups.h"

#include "model/edit/part_edits.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

ChangeGroup::Part partOf(const Place &place) {
    using Part = ChangeGroup::Part;
    if (!place.patternId.empty()) return Part::Patterns;
    if (place.tableName.empty()) return Part::Model;
    if (place.itemIndex) return Part::Items;
    if (!place.indexName.empty()) return Part::Indexes;
    if (!place.entityName.empty()) return Part::EntityTypes;
    return place.attributeName.empty() ? Part::Settings : Part::Attributes;
}

}

std::vector<ChangeGroup> groupChanges(const std::vector<DesignChange> &changes) {
    std::vector<ChangeGroup> groups;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const DesignChange &change = changes[i];
        const auto part = partOf(change.place);
        // The list goes part by part: what a change belongs to is nearly always the last.
        auto found = std::find_if(groups.rbegin(), groups.rend(),
            [&](const ChangeGroup &group) { return group.part == part && group.tableName == change.place.tableName; });
        if (found == groups.rend()) {
            groups.push_back({.part = part, .tableName = change.place.tableName});
            found = groups.rbegin();
        }
        auto &count = change.kind == DesignChange::Kind::Added     ? found->added
                      : change.kind == DesignChange::Kind::Removed ? found->removed
                                                                   : found->changed;
        ++count;
        found->changes.push_back(i);
    }
    return groups;
}

std::vector<DesignChange> turnedRound(std::vector<DesignChange> changes) {
    using Kind = DesignChange::Kind;
    for (DesignChange &change : changes) {
        std::swap(change.before, change.after);
        if (change.kind != Kind::Changed) change.kind = change.kind == Kind::Added ? Kind::Removed : Kind::Added;
    }
    return changes;
}

Place placeToShow(const DesignChange &change, const Design &second) {
    Place place = change.place;
    if (!place.patternId.empty()) {
        const auto isIt = [&](const auto &pattern) { return pattern->id == place.patternId; };
        return std::ranges::any_of(second.patterns, isIt) ? place : Place();
    }
    const TableDesign *table = second.table(place.tableName);
    if (!table) return {};
    // A whole item that went has its number in the first design.
    const bool gone = change.kind == DesignChange::Kind::Removed && place.attributeName.empty();
    if (place.itemIndex && !gone && *place.itemIndex < table->items->size()) return place;
    if (place.itemIndex || ((!place.indexName.empty() || !place.entityName.empty()) && !hasPart(second, place)))
        return {.tableName = place.tableName};
    return place;
}

}

#pragma once

#include "model/design/design.h"
#include "model/design/message.h"
#include "model/design/place.h"

#include <string>
#include <vector>

namespace model {

/// One thing in which two designs differ.
struct DesignChange {
    enum class Kind : unsigned char { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    Place place = {};                    ///< In the second design; of what was removed in the first.
    Message what = {};                   ///< "Table %1", "%1: projection of %2".
    std::string before = {}, after = {}; ///< Short texts of the values, where there are some.
};

/// What differs between two designs, readable from top to bottom: the model, then table by table its key, settings,
/// attributes, indexes, entity types with their templates and attributes, relations, items by their key (added,
/// removed, each changed attribute), then the access patterns and the scenarios. Parts of what is new or gone as a
/// whole are not listed one by one. The order of things, the canvas's layout and what files say beside the design are
/// no difference. Cost: items that both designs share by pointer are not looked at.
std::vector<DesignChange> compareDesigns(const Design &before, const Design &after);

/// A line for each: "+ Table Orders", "- …", "~ Orders: key: PK (S) → PK (S), SK (S)".
std::string toText(const std::vector<DesignChange> &changes);

}

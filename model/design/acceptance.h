#pragma once

#include "model/design/place.h"

#include <string>

namespace model {

/// A finding that somebody looked at and decided to leave, with the reason: kept in the project file.
/// It covers every finding of the rule at `where`, whose empty members stand for any: a table alone covers all that the
/// rule finds in it. An item is named by its key, for its number moves.
struct Acceptance {
    std::string rule = {};    ///< Finding::rule
    Place where = {};         ///< Without itemIndex.
    std::string itemKey = {}; ///< "USER#U001 › PROFILE" (itemKeyText); empty: not about one item.
    std::string reason = {};
    bool operator==(const Acceptance &) const = default;
};

/// Which habits of design a check holds a model to. Auto: those of its tables, told by how many kinds of items each
/// has.
enum class CheckProfile : unsigned char { Auto, SingleTable, ManyTables };

}

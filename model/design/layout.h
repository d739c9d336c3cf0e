#pragma once

#include <map>
#include <string>

namespace model {

struct CardPosition {
    double x = 0, y = 0; ///< Of the top left corner, in canvas pixels at 100 %.
    bool operator==(const CardPosition &) const = default;
};

/// Where the cards of the canvas stand, by "table/NAME", "index/TABLE/NAME", "entity/TABLE/NAME". A card that is not
/// here is placed by the tidy layout. Apart from the design, so that moving a card touches nothing else in a diff.
struct Layout {
    std::map<std::string, CardPosition> cards = {};
    bool operator==(const Layout &) const = default;
};

}

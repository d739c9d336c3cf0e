#include "model/design/scenario.h"

#include <algorithm>

namespace model {

const EntityVolume *Scenario::volume(std::string_view tableName, std::string_view entityName) const {
    const auto found = std::ranges::find_if(
        volumes, [&](const EntityVolume &one) { return one.tableName == tableName && one.entityName == entityName; });
    return found == volumes.end() ? nullptr : &*found;
}

const PatternLoad *Scenario::load(std::string_view patternId) const {
    const auto found = std::ranges::find(loads, patternId, &PatternLoad::patternId);
    return found == loads.end() ? nullptr : &*found;
}

}

#pragma once

#include "model/design/table_design.h"

#include <cstddef>
#include <vector>

namespace model {

/// The attributes that an entity type's sample items have, keys of the table left out: in declared order, with the type
/// that all of them share, required where each item has it. Looks at 10,000 items of the type at most.
std::vector<EntityAttribute> attributesInItems(const TableDesign &table, std::size_t entity);

}

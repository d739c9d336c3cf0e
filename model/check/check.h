#pragma once

#include "model/check/finding.h"
#include "model/design/design.h"

#include <vector>

namespace model {

/// What the rules find in a design, table by table, errors first within each. Repeated findings of one rule about items
/// of one table are all listed, up to `mostPerRule` each; then one more says how many there are.
std::vector<Finding> findings(const Design &design, std::size_t mostPerRule = 100);
std::vector<Finding> findings(const TableDesign &table, std::size_t mostPerRule = 100);

}

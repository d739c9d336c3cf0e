#pragma once

#include "model/check/finding.h"
#include "model/design/design.h"

#include <vector>

namespace model {

struct TableFacts;
struct DesignFacts;

/// What the rules find in a design, table by table, errors first within each. Repeated findings of one rule about items
/// of one table are all listed, up to `mostPerRule` each; then one more says how many there are. What the design's
/// author accepted is listed as well, with the reason, and not counted among those.
std::vector<Finding> findings(const Design &design, std::size_t mostPerRule = 100);
/// Of a table alone, without patterns and what was accepted.
std::vector<Finding> findings(const TableDesign &table, std::size_t mostPerRule = 100);

/// Whether the acceptance covers such a finding of the design.
bool covers(const Acceptance &acceptance, const Finding &finding, const Design &design);
/// The narrowest acceptance of a finding.
Acceptance acceptanceOf(const Finding &finding, const Design &design, std::string reason);

}

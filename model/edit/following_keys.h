#pragma once

#include "model/edit/item_edits.h"

#include <vector>

namespace model {

/// The cells of an edit, and the index keys that follow from them: where an item's key says what its entity's template
/// makes of the values before (GSI1PK = "STATUS#{status}" is "STATUS#Pending"), it says what the template makes of the
/// new ones. A key that the edit sets itself, one that said something else before, and the table's own keys stay.
std::vector<CellValue> withFollowingKeys(const TableDesign &table, std::vector<CellValue> cells);

}

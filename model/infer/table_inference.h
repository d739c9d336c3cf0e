#pragma once

#include "model/design/message.h"
#include "model/design/problem.h"
#include "model/design/table_design.h"

#include <string>
#include <vector>

namespace model {

/// What is known of a table beside its items; empty: to be found.
struct TableHints {
    std::string partitionKey = {}, sortKey = {};
};
struct InferredTable {
    TableDesign table;
    std::vector<Message> notes = {}; ///< How key and indexes were found.
};

/// A table around items whose key nobody says: generic names (PK and SK, pk, hashKey, …) first, else one attribute that
/// tells the items apart, else two. GSI1PK, GSI1SK and their like are keys of an index GSI1.
/// Errors: no items; attributes that are hinted at and not in all items, or of another type than S, N, B; nothing tells
///         the items apart.
Result<InferredTable> inferTable(std::string name, std::vector<Shared<SampleItem>> items, const TableHints &hints = {});

}

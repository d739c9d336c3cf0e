#pragma once

#include "engine/request/capacity.h"
#include "engine/value/item_blob.h"

#include <optional>
#include <string>

namespace engine {

/// One entry that a request changes, of a table or of one of its indexes.
struct EntryChange {
    std::string tableName = {};
    std::string indexName = {}; ///< Empty: the table's item itself.
    std::optional<ItemBlob> before = {}, after = {};
    CapacityUnits units = {}; ///< That this change alone costs.
};

}

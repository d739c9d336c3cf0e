#pragma once

#include "engine/operation/context.h"

namespace engine {

/// As Store::table, in the words of the operations on tables.
/// Errors: ResourceNotFound, "Requested resource not found: Table: Orders not found".
inline Result<StoredTable *> tableForControl(Context &context, const std::string &tableName) {
    if (auto *table = context.store.find(tableName)) return table;
    return failure(Error::Code::ResourceNotFound, "Requested resource not found: Table: " + tableName + " not found");
}

}

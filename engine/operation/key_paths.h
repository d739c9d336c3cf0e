#pragma once

#include "engine/base/error.h"
#include "engine/expression/document_path.h"
#include "engine/schema/table_description.h"

#include <span>

namespace engine {

/// Key attributes of a table and of its indexes are scalars: no path of an expression may lead into one.
/// Errors: Validation, "Key attributes must be scalars; … are not allowed: Key: pk" or "IndexKey: c".
Result<void> checkNotInsideKeys(std::span<const DocumentPath> paths, const TableDescription &table);

}

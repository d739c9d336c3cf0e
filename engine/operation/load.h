#pragma once

#include "engine/operation/context.h"
#include "engine/value/item_blob.h"

#include <cstddef>
#include <span>

namespace engine {

/// Puts many items at once, see Engine::load. Everything is written in key order, which is up to 18 times as fast as
/// any other.
Result<void> loadItems(Context &context, StoredTable &table, std::span<const ItemBlob> items, std::size_t *failedIndex);

}

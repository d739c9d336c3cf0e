#pragma once

#include "engine/value/item_blob.h"

#include <cstddef>

namespace engine {

/// An item as it lies in a tree, with its size by AWS's rule, which every read is paid by: it is stored beside the
/// item, so that nobody measures it again.
struct StoredItem {
    ItemBlob item{};
    std::size_t bytes = 0;
};
struct StoredItemView {
    ItemView item{};
    std::size_t bytes = 0;
};

}

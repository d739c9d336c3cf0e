#pragma once

#include "engine/base/error.h"
#include "engine/expression/update.h"

#include <vector>

namespace engine {

/// The item after an update, and the touched places in the item before and after it: list elements may have moved.
/// project(touchedBefore, old item) is UPDATED_OLD, project(touchedAfter, item) is UPDATED_NEW.
struct UpdatedItem {
    ItemBlob item;
    std::vector<DocumentPath> touchedBefore, touchedAfter;
};

/// Applies an update. Every right-hand side reads the old image, and list positions are those of the old image.
/// `old` is empty for a missing item; the result then starts with the attributes of `key`. Whether it is to be created
/// at all says createsItem(). Key attributes and sizes are the caller's to check.
/// Errors: Validation (a missing attribute read, a path that leads nowhere, an operand's type, a number overflow).
Result<UpdatedItem> applyUpdate(const Update &update, ItemView old, ItemView key);

}

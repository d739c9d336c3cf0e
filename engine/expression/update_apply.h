#pragma once

#include "engine/base/error.h"
#include "engine/expression/update.h"

#include <vector>

namespace engine {

/// The item after an update, and the places that the update names: project(touched, old item) is UPDATED_OLD,
/// project(touched, item) is UPDATED_NEW. As the service does it, a value set behind the end of a list, which stands
/// elsewhere then, is not in the latter, but the element that took the place of a removed one is.
struct UpdatedItem {
    ItemBlob item;
    std::vector<DocumentPath> touched;
};

/// Applies an update. Every right-hand side reads the old image, and list positions are those of the old image.
/// `old` is empty for a missing item; right-hand sides then read `key`, and the result starts with its attributes.
/// Whether it is to be created at all says createsItem(). Key attributes and sizes are the caller's to check.
/// Errors: Validation (a missing attribute read, a path that leads nowhere, an operand's type, a number overflow).
Result<UpdatedItem> applyUpdate(const Update &update, ItemView old, ItemView key);

}

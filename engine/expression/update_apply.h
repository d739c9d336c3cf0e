#pragma once

#include "engine/base/error.h"
#include "engine/expression/update.h"

namespace engine {

/// The item after an update. Every right-hand side reads the old image, and list positions are those of the old image.
/// `old` is empty for a missing item; right-hand sides then read `key`, and the result starts with its attributes.
/// Whether it is to be created at all says createsItem(). Key attributes and sizes are the caller's to check.
/// Errors: Validation (a missing attribute read, a path that leads nowhere, an operand's type, a number overflow).
Result<ItemBlob> applyUpdate(const Update &update, ItemView old, ItemView key);

}

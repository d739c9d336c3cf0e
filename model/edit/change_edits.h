#pragma once

#include "engine/request/entry_change.h"
#include "model/design/design.h"
#include "model/design/problem.h"

#include <span>

namespace model {

/// What requests changed in the items of tables, one after the other, as one edit: items that stay keep their place,
/// the order of their attributes and the spelling of what did not change; new ones stand at the end. Entries of indexes
/// follow from the items and are passed over.
/// Errors: a table that the design does not have.
Result<Design> keepChanges(Design design, std::span<const engine::EntryChange> changes);

}

#pragma once

#include "engine/base/clock.h"
#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/request/entry_change.h"
#include "engine/storage/store.h"

#include <vector>

namespace engine {

/// What an operation is given beside its input. The engine holds the store's lock around it, and a transaction if the
/// operation writes.
struct Context {
    Store &store;
    const Clock &clock;
    IdSource &ids;
    std::vector<EntryChange> *changes = nullptr; ///< Where a preview wants them told.
    bool expires = false;                        ///< Deletions are the service's own, not a user's.
    std::size_t itemCollectionBytes = limits::itemCollectionBytes;
};

}

#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/storage/store.h"

namespace engine {

/// What an operation is given beside its input. The engine holds the store's lock around it, and a transaction if the
/// operation writes.
struct Context {
    Store &store;
    const Clock &clock;
    IdSource &ids;
};

}

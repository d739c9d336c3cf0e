#pragma once

#include "engine/operation/context.h"

#include <cstdint>

namespace engine {

/// One sweep over all tables with a time to live: removes the items whose attribute, a number of seconds since 1970,
/// lies before now, but not more than five years before; with their index entries, at no cost. Their number.
/// Source: Developer Guide, "Using time to live (TTL)".
Result<std::int64_t> expireItems(Context &context);

}

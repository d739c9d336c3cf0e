#pragma once

#include "engine/request/capacity.h"

#include <cstddef>

namespace engine {

enum class ReadMode : unsigned char { Eventual, Consistent, Transactional };
enum class WriteMode : unsigned char { Standard, Transactional };

/// Units for reading `bytes` in one go: each begun 4 KB costs 1 consistent, a half eventual, 2 in a transaction.
/// Nothing read costs as much as one byte. Source: Developer Guide, "Read and write capacity units".
CapacityUnits readUnits(std::size_t bytes, ReadMode mode);

/// Units for one written item, `bytes` being the larger of before and after: each begun 1 KB costs 1, in a transaction
/// 2; nothing written costs as much as one byte.
CapacityUnits writeUnits(std::size_t bytes, WriteMode mode = WriteMode::Standard);

}

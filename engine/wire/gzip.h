#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

/// Errors: Serialization (not gzip, cut off), RequestTooLarge (more than `limit` bytes come out, so that a small body
/// cannot fill the memory).
Result<std::string> gunzip(std::string_view compressed, std::size_t limit);
std::string gzip(std::string_view text);

std::uint32_t crc32(std::string_view bytes); ///< The one that x-amz-crc32 carries.

}

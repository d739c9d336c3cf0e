#pragma once

#include "engine/base/error.h"

#include <string>
#include <string_view>

namespace engine {

/// RFC 4648 base64 with padding, the form of B on the wire.
void appendBase64(std::string &out, ByteView bytes);
std::string base64(ByteView bytes);

/// Errors: Serialization, in DynamoDB's texts (length not a multiple of four, a wrong character or padding, spare bits
///         that are not zero).
Result<void> appendFromBase64(Bytes &out, std::string_view text);
Result<Bytes> fromBase64(std::string_view text);

std::string hex(ByteView bytes); ///< Lower case.

bool isAscii(ByteView text);
bool isUtf8(ByteView text);

}

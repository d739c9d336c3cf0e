#pragma once

#include "engine/value/attribute_value.h"

#include <cstddef>

/// How the pieces of a blob are read, of bytes that are known to be well formed; the grammar stands in item_blob.cpp.
namespace engine::blob {

/// Reads a length at `at` and moves behind it.
inline std::size_t readLength(const char *&at) {
    auto byte = static_cast<unsigned char>(*at++);
    std::size_t length = byte & 0x7F;
    for (unsigned shift = 7; byte >= 0x80; shift += 7) {
        byte = static_cast<unsigned char>(*at++);
        length |= static_cast<std::size_t>(byte & 0x7F) << shift;
    }
    return length;
}

/// The bytes behind the value that begins at `at`.
inline const char *valueEnd(const char *at) {
    switch (static_cast<Type>(*at++)) {
    case Type::Null: return at;
    case Type::Bool: return at + 1;
    default: break;
    }
    const std::size_t length = readLength(at);
    return at + length;
}

}

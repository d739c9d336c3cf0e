#pragma once

#include <string>
#include <string_view>

namespace engine {

/// Any bytes, also text. std::string compares as memcmp does, which is DynamoDB's order for S and B.
using Bytes = std::string;
using ByteView = std::string_view;

}

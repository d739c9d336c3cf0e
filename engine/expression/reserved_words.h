#pragma once

#include <span>
#include <string_view>

namespace engine {

/// DynamoDB's 573 reserved words, in upper case and sorted. Source: Developer Guide, "Reserved words in DynamoDB".
std::span<const std::string_view> reservedWords();

/// In any case.
bool isReservedWord(std::string_view word);

}

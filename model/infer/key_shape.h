#pragma once

#include "model/design/key_template.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A key value cut at its own delimiter, the strongest of # | : _ that it holds. ':' within a time is none; ':' and '_'
/// count only behind a word ("user_17", not the middle of an id).
struct KeySegment {
    std::string_view separator = {}; ///< In front of it; a run of delimiters is one separator.
    std::string_view text = {};      ///< Empty only behind a delimiter that ends the value.
};
inline constexpr std::size_t mostKeySegments = 16; ///< The last one keeps all the rest, separators included.
std::vector<KeySegment> keySegments(std::string_view value);
/// The same into a vector that is used again and again.
void keySegments(std::string_view value, std::vector<KeySegment> &out);

/// "PK", "gsi1-sk", "hash_key", "id": a key attribute's name that says nothing of what its values are.
bool isGenericKeyName(std::string_view attributeName);

/// Letters with inner '-' or '_', no digits: may be a literal, where an id or a date may not.
bool isWord(std::string_view text);
bool isShouted(std::string_view word); ///< "ORDER_ITEM": no small letters.
/// "2024-01-05" and longer.
bool isDate(std::string_view text);

std::string lowered(std::string_view text); ///< ASCII letters.
/// "order-item", "orderItem", "ORDER_ITEM" → "OrderItem". Nothing usable: empty.
std::string pascalCase(std::string_view text);
std::string camelCase(std::string_view text);
/// "Orders" → "Order", "Categories" → "Category", "CartTable" → "Cart".
std::string singular(std::string_view tableName);

}

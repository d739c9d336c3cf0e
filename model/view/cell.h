#pragma once

#include "engine/value/item_blob.h"
#include "model/design/problem.h"
#include "model/design/value_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// An editor's text back to a value of the type. Digits stay; L and M also take plain JSON, whose types are guessed.
/// Errors: what would be right (not a number, not base64, an empty or duplicate set, not JSON, …), in DynamoDB's words
///         where it has them.
Result<engine::ValueBlob> valueFromEditText(engine::Type type, std::string_view text);

/// The type that a new value gets from its text: digits only → N where the column has numbers, else S.
engine::Type typeForNewText(std::string_view text, std::optional<engine::Type> columnType);

/// Numbers stand right.
inline bool alignsRight(engine::Type type) {
    return type == engine::Type::N;
}
/// L, M and sets open in the JSON tree.
inline bool isNested(engine::Type type) {
    return type >= engine::Type::M;
}

}

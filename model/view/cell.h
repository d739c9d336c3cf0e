#pragma once

#include "engine/value/item_blob.h"
#include "model/design/problem.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// A value on one line, for people: S as it is (line breaks as "⏎", cut at `maximumBytes` with "…"), N with all its
/// digits, B as base64, true/false, "null", sets as {"a", "b"}, lists and maps as plain JSON.
std::string displayText(engine::ValueView value, std::size_t maximumBytes = 240);

/// The text that an editor starts with, complete: S as it is, N digits, B base64, BOOL "true"/"false", NULL "null",
/// sets as a JSON array, L and M as DynamoDB JSON, so that every nested type survives.
std::string editText(engine::ValueView value);

/// An editor's text back to a value of the type. Digits stay; L and M also take plain JSON, whose types are guessed.
/// Errors: say what would be right (not a number, not base64, an empty or duplicate set, not JSON, …); where DynamoDB
/// has
///         words for it, those.
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

#pragma once

#include "engine/base/json_reader.h"
#include "engine/value/item_blob.h"
#include "engine/value/item_list.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// DynamoDB JSON, {"PK": {"S": "USER#1"}}, to a blob and back, in one pass each.
/// Errors: Serialization (not JSON, a wrong JSON type), Validation in DynamoDB's texts (no or two types in a value,
///         empty or duplicate sets, NULL false, numbers out of range, nested deeper than 32).
Result<ItemBlob> itemFromJson(std::string_view json);
Result<ValueBlob> valueFromJson(std::string_view json);
/// The same for a place in a document that is parsed already.
Result<ItemBlob> itemFromJson(JsonValue json);
Result<ValueBlob> valueFromJson(JsonValue json);
std::string toJson(ItemView item);
std::string toJson(ValueView value);
void appendJson(std::string &out, ItemView item);
void appendJson(std::string &out, const ItemList &items); ///< As an array.
void appendJson(std::string &out, ValueView value);

/// A value or item as people write it: {"tags": ["a"], "n": 1}. Sets become lists and B becomes base64 text; digits
/// stay.
std::string toPlainJson(ItemView item);
std::string toPlainJson(ValueView value);
/// Plain JSON to a value: numbers keep their digits; strings are S, arrays L, objects M.
/// Errors: Serialization (not JSON), Validation (a number out of range, nested too deep).
Result<ItemBlob> itemFromPlainJson(std::string_view json);
Result<ValueBlob> valueFromPlainJson(std::string_view json);

}

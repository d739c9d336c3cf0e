#pragma once

#include "engine/request/capacity.h"
#include "engine/schema/key_schema.h"
#include "engine/value/item_blob.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace model {

/// A value on one line, for people: S as it is (line breaks as "⏎", cut at `maximumBytes` with "…"), N with all its
/// digits, B as base64, true/false, "null", sets as {"a", "b"}, lists and maps as plain JSON.
std::string displayText(engine::ValueView value, std::size_t maximumBytes = 240);

/// The text that an editor starts with, complete: S as it is, N digits, B base64, BOOL "true"/"false", NULL "null",
/// sets as a JSON array, L and M as DynamoDB JSON, so that every nested type survives.
std::string editText(engine::ValueView value);

/// Key values joined: "USER#U001 › PROFILE"; "–" for one that is missing.
std::string keyText(engine::ItemView item, const std::vector<engine::KeyAttribute> &attributes);

/// "612 B", "1.1 KB", "52 KB", "4.2 GB": binary units, one decimal under ten.
std::string bytesText(std::uint64_t bytes);
/// "1,204"
std::string countText(std::uint64_t count);
/// "1", "0.5"
std::string unitsText(engine::CapacityUnits units);
/// 2500 → "25 %", 170 → "1.7 %", 4 → "< 0.1 %": from hundredths of a percent.
std::string shareText(std::size_t hundredthsOfPercent);
/// The shortest text that reads back the same, as JSON writes it: "0.5", "12", "1e+20"; "0" for what is no number.
std::string decimalText(double value);

}

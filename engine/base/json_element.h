#pragma once

#include "engine/base/json_reader.h"

#include <bit>
#include <simdjson.h>
#include <type_traits>

namespace engine {

/// simdjson's element behind a JsonValue and back, for the .cpp files that walk big values without a call per step.
struct JsonAccess {
    using Element = simdjson::dom::element;
    static_assert(std::is_trivially_copyable_v<Element> && sizeof(Element) == sizeof(JsonValue));

    static Element element(JsonValue value) { return std::bit_cast<Element>(value); }
    static JsonValue value(Element element) { return std::bit_cast<JsonValue>(element); }
};

}

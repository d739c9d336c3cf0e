#include "engine/base/wire_type.h"

#include "engine/base/result.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

namespace engine::wire {

namespace {

using Kind = JsonValue::Kind;

tl::unexpected<Error> serialization(std::string message) {
    return failure(Error::Code::Serialization, std::move(message));
}

constexpr const char *unexpectedStructure = "Start of structure or map found where not expected";

std::string_view token(JsonValue value) {
    switch (value.kind()) {
    case Kind::Boolean: return value.boolean() ? "TRUE_VALUE" : "FALSE_VALUE";
    case Kind::Integer: return "NUMBER_VALUE";
    case Kind::Decimal: return "DECIMAL_VALUE";
    default: return "STRING_VALUE";
    }
}

tl::unexpected<Error> unrecognizedCollection(std::string_view type) {
    return serialization(std::string("Unrecognized collection type ").append(type));
}

}

tl::unexpected<Error> notAScalar(JsonValue value, std::string_view javaClass) {
    if (value.kind() == Kind::Object) return serialization(unexpectedStructure);
    if (value.kind() == Kind::Array) return unrecognizedCollection(std::string("class java.lang.").append(javaClass));
    return serialization(std::string(token(value)).append(" cannot be converted to ").append(javaClass));
}

tl::unexpected<Error> notAList(JsonValue value) {
    return serialization(value.kind() == Kind::Object ? unexpectedStructure : "Unexpected field type");
}

tl::unexpected<Error> notAMap(JsonValue value, std::string_view element) {
    if (value.kind() != Kind::Array) return serialization("Unexpected field type");
    return unrecognizedCollection(std::string("java.util.Map<java.lang.String, ").append(element).append(">"));
}

tl::unexpected<Error> notACollectionElement() {
    return serialization(
        "class sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl cannot be cast to class java.lang.Class "
        "(sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl and java.lang.Class are in module java.base of "
        "loader 'bootstrap')");
}

tl::unexpected<Error> notAStructure(JsonValue value, std::string_view structure) {
    if (value.kind() != Kind::Array) return serialization("Unexpected field type");
    return unrecognizedCollection(std::string("class ").append(modelPackage).append(structure));
}

tl::unexpected<Error> notAStructureElement(JsonValue value, std::string_view structure) {
    if (value.kind() != Kind::Array) return serialization("Unexpected value type in payload");
    return notAStructure(value, structure);
}

tl::unexpected<Error> notABlob(JsonValue value) {
    if (value.kind() == Kind::Object) return serialization(unexpectedStructure);
    if (value.kind() == Kind::Array) return unrecognizedCollection("class java.nio.ByteBuffer");
    return serialization("only base-64-encoded strings are convertible to bytes");
}

Result<std::string_view> string(JsonValue value) {
    if (value.kind() != Kind::String) return notAScalar(value, "String");
    return value.text();
}

Result<bool> boolean(JsonValue value) {
    if (value.kind() == Kind::Boolean) return value.boolean();
    if (value.kind() != Kind::String) return notAScalar(value, "Boolean");
    std::string word(value.text());
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (word == "true" || word == "1" || word == "yes") return true;
    if (word == "false" || word == "0" || word == "no") return false;
    return serialization("Unexpected token received from parser");
}

Result<std::int64_t> integer(JsonValue value, std::string_view javaClass) {
    constexpr auto least = std::numeric_limits<std::int64_t>::min(), most = std::numeric_limits<std::int64_t>::max();
    if (value.kind() == Kind::Integer) return value.integer().value_or(most);
    if (value.kind() != Kind::Decimal) return notAScalar(value, javaClass);
    const double whole = std::trunc(value.decimal());
    if (whole >= 0x1p63) return most;
    if (whole < -0x1p63) return least;
    return static_cast<std::int64_t>(whole);
}

}

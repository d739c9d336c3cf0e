#pragma once

#include "engine/base/json_reader.h"

#include <string>
#include <string_view>

/// JSON values to the wire's types. The errors are Serialization with the texts that the service's JSON layer gives
/// (seen in dynalite's test suite, which was run against AWS).
namespace engine::wire {

inline constexpr std::string_view modelPackage = "com.amazonaws.dynamodb.v20120810.";

/// A scalar of the Java class ("String", "Long", "Integer", "Double", "Boolean") was expected.
tl::unexpected<Error> notAScalar(JsonValue value, std::string_view javaClass);
tl::unexpected<Error> notAList(JsonValue value);
/// `element`: the class that the map's values have.
tl::unexpected<Error> notAMap(JsonValue value, std::string_view element);
/// A list or map was expected as an element of a list or map, and a scalar is there.
tl::unexpected<Error> notACollectionElement();
/// A structure was expected as a member of another structure.
tl::unexpected<Error> notAStructure(JsonValue value, std::string_view structure);
/// A structure was expected as an element of a list or map.
tl::unexpected<Error> notAStructureElement(JsonValue value, std::string_view structure);
/// Base64 text was expected.
tl::unexpected<Error> notABlob(JsonValue value);

Result<std::string_view> string(JsonValue value);
/// Also from "true", "1", "yes" and their opposites, in any case, as the service does.
Result<bool> boolean(JsonValue value);
/// Decimals are cut, as the service does; what does not fit stops at the end of the range.
Result<std::int64_t> integer(JsonValue value, std::string_view javaClass);

}

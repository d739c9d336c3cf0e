#pragma once

#include "model/design/foreign.h"
#include "model/format/json_text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

// Members of the project file's objects. One that is missing leaves `out` as it is.
// Errors: the value is of another kind, or a number that does not fit.
Result<void> readMember(const JsonAt &object, std::string_view name, std::string &out);
Result<void> readMember(const JsonAt &object, std::string_view name, std::int64_t &out);
Result<void> readMember(const JsonAt &object, std::string_view name, bool &out);
Result<void> readMember(const JsonAt &object, std::string_view name, double &out);
template <class Value> Result<void> readMember(const JsonAt &object, std::string_view name, std::optional<Value> &out) {
    if (object.member(name)) CHECK(readMember(object, name, out.emplace()));
    return {};
}
/// The elements; none where there is no such member.
Result<std::vector<JsonAt>> listMember(const JsonAt &object, std::string_view name);

/// What this version does not know is kept as it is written, with its place in the file.
void keepUnknown(const JsonAt &object, std::span<const std::string_view> known, const std::string &where,
    std::vector<UnknownMember> &out);

}

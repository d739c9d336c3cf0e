#pragma once

#include "model/design/design.h"

#include <string>
#include <string_view>

namespace model {

/// What an access pattern names follows when it gets another name: in its members, its expressions, its PartiQL and in
/// the JSON of its request. A pattern that does not name it stays the same one.

Shared<AccessPattern> withTableRenamed(
    const Shared<AccessPattern> &pattern, std::string_view from, const std::string &to);
Shared<AccessPattern> withIndexRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to);
/// Placeholders follow; a bare name does too, by a placeholder of its own where it cannot stand bare.
Shared<AccessPattern> withAttributeRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to);
Shared<AccessPattern> withEntityTypeRenamed(
    const Shared<AccessPattern> &pattern, std::string_view tableName, std::string_view from, const std::string &to);

}

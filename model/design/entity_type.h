#pragma once

#include "engine/value/attribute_value.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace model {

/// An attribute that the items of an entity type carry.
struct EntityAttribute {
    std::string name = {};
    std::optional<engine::Type> type = {}; ///< None: items may differ.
    bool required = false;                 ///< Every item of the type has it.
    std::string generator = {};            ///< How sample values are made (model/design/generator.h); empty: not said.
    std::string description = {};
    bool operator==(const EntityAttribute &) const = default;
};

/// A kind of item in a table, told by the shape of its keys. `keyTemplates` maps an attribute to a template such as
/// "ORDER#{orderDate}": literal text with {variables} (key_template.h). An item belongs to the first entity type whose
/// templates of the table's keys its key values match, and of attributes that are no index's key: a type attribute,
/// type = "user", stands here where keys alone do not tell. Templates of index keys say what the items carry there.
/// model/infer finds them where a file brings none.
struct EntityType {
    std::string name = {};   ///< "Order"
    std::string letter = {}; ///< Its badge's one character; stored, so that a rename does not move it.
    int colour = 1; ///< 1 to 8: the entity colours of the theme; the ninth type starts again with a square badge.
    bool squareBadge = false;
    std::map<std::string, std::string> keyTemplates = {};
    std::vector<EntityAttribute> attributes = {}; ///< In display order; items may have others.
    /// Generators of template variables that are no attributes: userId of "USER#{userId}", where items do not repeat
    /// it.
    std::map<std::string, std::string> variables = {};
    std::string samples =
        {}; ///< How many to generate: "20", "1-5", "zipf(5)" for each parent (model/design/generator.h).
    std::optional<std::int64_t> expectedItems = {}, expectedItemBytes = {}; ///< In production; bytes of one item.
    std::string description = {};
    bool operator==(const EntityType &) const = default;
};

}

#pragma once

#include "model/format/json_text.h"

#include <string_view>

namespace model {

/// What a member of a request is, for languages whose clients have a class for each structure.
struct MemberShape {
    enum class Kind : unsigned char {
        Text,
        Number, ///< A whole number.
        Bool,
        Enum,        ///< Text of a class `type`.
        Names,       ///< A map to text: expression attribute names.
        Texts,       ///< A list of text.
        Item,        ///< A map to attribute values.
        Items,       ///< A list of those.
        Value,       ///< One attribute value.
        Values,      ///< A list of them.
        Structure,   ///< Of class `type`; so are the members of the next three.
        Structures,  ///< A list.
        ByName,      ///< A map by table or attribute name.
        ListsByName, ///< A map by table name to lists.
    };
    std::string_view name = {};
    Kind kind = Kind::Text;
    std::string_view type = {};
    std::string_view in = {}; ///< Only in this operation: two have members of one name that differ.
};

/// The shape of a member of an operation's request, at any depth. Source: the service's API reference, as the clients
/// of all languages are made from it. A name that is not in the table is text.
MemberShape shapeOf(std::string_view operation, std::string_view memberName);

/// "table_name", "table-name", "tableName" of "TableName".
std::string joinedName(std::string_view memberName, char separator);
std::string camelName(std::string_view memberName);

}

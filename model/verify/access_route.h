#pragma once

#include "model/design/design.h"
#include "model/design/message.h"

#include <string>
#include <vector>

namespace model {

/// How a pattern reaches its items, as far as table and keys tell: no data and no values are needed.
struct AccessRoute {
    enum class Kind {
        None,      ///< Nothing answers it: `why` says what is missing, in DynamoDB's words where it has them.
        GetItem,   ///< Items by their whole keys.
        Query,     ///< By a partition key.
        Scan,      ///< All of a table or index.
        Write,     ///< Items are written by their keys.
        Statement, ///< PartiQL: what it becomes depends on its values.
    };
    Kind kind = Kind::None;
    Message why = {};
    std::string tableName = {}, indexName = {};
    bool operation = true; ///< None: an operation and its table are there, and DynamoDB refuses what they are given.
};
AccessRoute routeOf(const Design &design, const AccessPattern &pattern);

/// One condition that the items of an answer have to meet, from the key condition or the filter.
struct AskedTerm {
    std::string text = {};          ///< As written: "#s = :open"
    std::string attributeName = {}; ///< Empty: no key could answer it (OR, NOT, contains, a nested path, …).
    bool equal = true;              ///< Else a range or begins_with.
    bool filtered = false;          ///< It stands in the filter.
};
/// The terms that AND joins, those of the key condition first. What an index would have to be keyed by.
std::vector<AskedTerm> askedTerms(const AccessPattern &pattern);

}

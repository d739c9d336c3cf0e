#pragma once

#include <map>
#include <string>

namespace model {

/// A question the application asks. The Patterns issue makes it the contract of the design; kept and shown until then.
struct AccessPattern {
    std::string id = {};   ///< "AP1": stable, unique in the design.
    std::string name = {}; ///< "User profile and all orders"
    std::string description = {};
    std::string operation = "Query"; ///< A wire name.
    std::string tableName = {};
    std::string indexName = {};              ///< Empty: the table itself.
    std::string keyConditionExpression = {}; ///< "PK = :pk"
    std::string filterExpression = {};
    std::map<std::string, std::string> names = {};  ///< "#n" → attribute name
    std::map<std::string, std::string> values = {}; ///< ":v" → DynamoDB JSON of the value
    bool operator==(const AccessPattern &) const = default;
};

}

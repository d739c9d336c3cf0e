#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace model {

/// A question the application asks, with the request that answers it and what the answer has to be: the contract of the
/// design. model/verify runs it.
///
/// The request is put together from the members that its operation has. A GetItem, UpdateItem or DeleteItem takes its
/// key from the equalities of `keyConditionExpression`. What has no member here stands in `request`, as DynamoDB writes
/// it: {"Item": {…}} of PutItem, {"RequestItems": {…}} of a batch, {"TransactItems": […]}.
/// Values stand in `values`, or are made of `parameters` and `arguments`: ":user" → "USER#{userId}" and
/// "userId" → "U001". A string in `request` that holds {userId} is filled likewise.
struct AccessPattern {
    std::string id = {};   ///< "AP1": stable, unique in the design.
    std::string name = {}; ///< "User profile and all orders"
    std::string description = {};
    std::string operation = "Query"; ///< A wire name; empty: nobody has said yet how it is answered.
    std::string tableName = {};
    std::string indexName = {};              ///< Empty: the table itself.
    std::string keyConditionExpression = {}; ///< "PK = :pk"
    std::string filterExpression = {};
    std::string projectionExpression = {};
    std::string updateExpression = {};
    std::string conditionExpression = {};
    std::string statement = {}; ///< PartiQL, of ExecuteStatement; its ? are the values "?1", "?2", …
    std::string request = {};   ///< JSON of the members that have none here; empty: there are none.
    bool consistentRead = false;
    bool descending = false; ///< ScanIndexForward is false.
    std::optional<std::int64_t> limit = {};
    std::map<std::string, std::string> names = {};      ///< "#n" → attribute name
    std::map<std::string, std::string> values = {};     ///< ":v" → DynamoDB JSON of the value
    std::map<std::string, std::string> parameters = {}; ///< ":v" → template (key_template.h); goes before `values`.
    /// A variable of the templates → what stands for it: text, or DynamoDB JSON of a value. Several: the request is
    /// made once for each and the answers belong together, as with the shards of a key.
    std::map<std::string, std::vector<std::string>> arguments = {};

    std::optional<std::int64_t> expectedCount = {}; ///< Items of the answer.
    /// DynamoDB JSON of items that the answer holds, all of them or just their keys: the attributes named must be
    /// equal.
    std::vector<std::string> expectedItems = {};
    bool ordered = false;                           ///< They come in this order.
    std::vector<std::string> expectedEntities = {}; ///< Entity types that the answer may hold, each at least once.
    std::optional<double> mostUnits = {};           ///< Capacity units that one run may take.

    double averagePerSecond = 0, peakPerSecond = 0; ///< Requests; 0: not stated.
    std::optional<std::int64_t> itemsAtScale = {};  ///< Items that one request returns in production.
    bool operator==(const AccessPattern &) const = default;
};

}

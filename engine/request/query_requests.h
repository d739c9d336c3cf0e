#pragma once

#include "engine/request/item_requests.h"
#include "engine/value/item_list.h"

#include <vector>

namespace engine {

enum class Select : unsigned char { AllAttributes, AllProjectedAttributes, SpecificAttributes, Count };

/// One page. `items` are those that passed the filter (none with COUNT); `scannedCount` counts the ones before it.
/// Without `lastEvaluatedKey` the collection, table or segment ends here.
struct ReadPageOutput {
    ItemList items = {};
    bool countOnly = false; ///< The answer has no Items member.
    std::int64_t count = 0;
    std::int64_t scannedCount = 0;
    std::int64_t scannedBytes = 0; ///< Ours, not on the wire: bytes examined, which the units are made from.
    std::optional<ItemBlob> lastEvaluatedKey = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
};

struct QueryOutput : ReadPageOutput {};
struct QueryInput {
    static constexpr std::string_view operation = "Query";
    using Output = QueryOutput;
    std::string tableName = {};
    std::optional<std::string> indexName = {};
    std::optional<std::string> keyConditionExpression = {};
    std::optional<std::string> filterExpression = {};
    std::optional<std::string> projectionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    std::optional<LegacyConditions> keyConditions = {}, queryFilter = {}; ///< Legacy, with the operator of the filter.
    std::optional<ConditionalOperator> conditionalOperator = {};
    std::optional<std::vector<std::string>> attributesToGet = {};
    std::optional<Select> select = {};
    std::optional<std::int64_t> limit = {}; ///< Counts items before the filter.
    bool scanIndexForward = true;
    bool consistentRead = false;
    std::optional<ItemBlob> exclusiveStartKey = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

struct ScanOutput : ReadPageOutput {};
struct ScanInput {
    static constexpr std::string_view operation = "Scan";
    using Output = ScanOutput;
    std::string tableName = {};
    std::optional<std::string> indexName = {};
    std::optional<std::string> filterExpression = {};
    std::optional<std::string> projectionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    std::optional<LegacyConditions> scanFilter = {}; ///< Legacy, with its operator.
    std::optional<ConditionalOperator> conditionalOperator = {};
    std::optional<std::vector<std::string>> attributesToGet = {};
    std::optional<Select> select = {};
    std::optional<std::int64_t> limit = {};
    std::optional<std::int64_t> segment = {}, totalSegments = {};
    bool consistentRead = false;
    std::optional<ItemBlob> exclusiveStartKey = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

}

#pragma once

#include "engine/request/batch_requests.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

struct TransactGet {
    std::string tableName = {};
    ItemBlob key = {};
    std::optional<std::string> projectionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
};
struct TransactGetItem {
    TransactGet get = {};
};
/// What one get, or one statement, found; no item: there was none.
struct ItemResponse {
    std::optional<ItemBlob> item = {};
};

struct TransactGetItemsOutput {
    std::vector<ItemResponse> responses = {}; ///< In the order of the requests.
    std::vector<ConsumedCapacity> consumedCapacity = {};
};
struct TransactGetItemsInput {
    static constexpr std::string_view operation = "TransactGetItems";
    using Output = TransactGetItemsOutput;
    std::vector<TransactGetItem> transactItems = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

struct ConditionCheck {
    std::string tableName = {};
    ItemBlob key = {};
    std::string conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
struct TransactPut {
    std::string tableName = {};
    ItemBlob item = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
struct TransactDelete {
    std::string tableName = {};
    ItemBlob key = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
struct TransactUpdate {
    std::string tableName = {};
    ItemBlob key = {};
    std::string updateExpression = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
/// One of the four.
struct TransactWriteItem {
    std::optional<ConditionCheck> conditionCheck = {};
    std::optional<TransactPut> put = {};
    std::optional<TransactDelete> deleteItem = {};
    std::optional<TransactUpdate> update = {};
};

struct TransactWriteItemsOutput {
    std::vector<ConsumedCapacity> consumedCapacity = {};
    CollectionMetricsByTable itemCollectionMetrics = {};
};
struct TransactWriteItemsInput {
    static constexpr std::string_view operation = "TransactWriteItems";
    using Output = TransactWriteItemsOutput;
    std::vector<TransactWriteItem> transactItems = {};
    std::optional<std::string> clientRequestToken = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnItemCollectionMetrics returnItemCollectionMetrics = ReturnItemCollectionMetrics::None;
};

}

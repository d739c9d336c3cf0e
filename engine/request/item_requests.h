#pragma once

#include "engine/expression/legacy.h"
#include "engine/expression/placeholders.h"
#include "engine/request/capacity.h"
#include "engine/value/item_blob.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

enum class ReturnValues : unsigned char { None, AllOld, UpdatedOld, AllNew, UpdatedNew };
enum class ReturnItemCollectionMetrics : unsigned char { None, Size };
enum class ReturnValuesOnConditionCheckFailure : unsigned char { None, AllOld };

/// Estimate of an item collection, given only for tables with a local secondary index.
struct ItemCollectionMetrics {
    ItemBlob itemCollectionKey = {};
    std::int64_t sizeBytes = 0; ///< On the wire a range in GB.
};

struct GetItemOutput {
    std::optional<ItemBlob> item = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
};
struct GetItemInput {
    static constexpr std::string_view operation = "GetItem";
    using Output = GetItemOutput;
    std::string tableName = {};
    ItemBlob key = {};
    bool consistentRead = false;
    std::optional<std::string> projectionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<std::vector<std::string>> attributesToGet = {}; ///< Legacy.
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

struct PutItemOutput {
    std::optional<ItemBlob> attributes = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
    std::optional<ItemCollectionMetrics> itemCollectionMetrics = {};
};
struct PutItemInput {
    static constexpr std::string_view operation = "PutItem";
    using Output = PutItemOutput;
    std::string tableName = {};
    ItemBlob item = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    std::optional<Expected> expected = {}; ///< Legacy, with the operator that joins its elements.
    std::optional<ConditionalOperator> conditionalOperator = {};
    ReturnValues returnValues = ReturnValues::None;
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnItemCollectionMetrics returnItemCollectionMetrics = ReturnItemCollectionMetrics::None;
};

struct DeleteItemOutput {
    std::optional<ItemBlob> attributes = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
    std::optional<ItemCollectionMetrics> itemCollectionMetrics = {};
};
struct DeleteItemInput {
    static constexpr std::string_view operation = "DeleteItem";
    using Output = DeleteItemOutput;
    std::string tableName = {};
    ItemBlob key = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    std::optional<Expected> expected = {}; ///< Legacy, with the operator that joins its elements.
    std::optional<ConditionalOperator> conditionalOperator = {};
    ReturnValues returnValues = ReturnValues::None;
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnItemCollectionMetrics returnItemCollectionMetrics = ReturnItemCollectionMetrics::None;
};

struct UpdateItemOutput {
    std::optional<ItemBlob> attributes = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
    std::optional<ItemCollectionMetrics> itemCollectionMetrics = {};
};
struct UpdateItemInput {
    static constexpr std::string_view operation = "UpdateItem";
    using Output = UpdateItemOutput;
    std::string tableName = {};
    ItemBlob key = {};
    std::optional<std::string> updateExpression = {};
    std::optional<std::string> conditionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<AttributeValues> expressionAttributeValues = {};
    std::optional<AttributeUpdates> attributeUpdates = {}; ///< Legacy.
    std::optional<Expected> expected = {};                 ///< Legacy, with the operator that joins its elements.
    std::optional<ConditionalOperator> conditionalOperator = {};
    ReturnValues returnValues = ReturnValues::None;
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnItemCollectionMetrics returnItemCollectionMetrics = ReturnItemCollectionMetrics::None;
};

}

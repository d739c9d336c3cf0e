#pragma once

#include "engine/request/item_requests.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// What is read from one table.
struct KeysAndAttributes {
    std::vector<ItemBlob> keys = {};
    bool consistentRead = false;
    std::optional<std::string> projectionExpression = {};
    std::optional<AttributeNames> expressionAttributeNames = {};
    std::optional<std::vector<std::string>> attributesToGet = {}; ///< Legacy.
};

struct BatchGetItemOutput {
    std::map<std::string, std::vector<ItemBlob>> responses = {}; ///< By table, each that was asked; found items only.
    std::map<std::string, KeysAndAttributes> unprocessedKeys = {};
    std::vector<ConsumedCapacity> consumedCapacity = {}; ///< One for each table.
};
struct BatchGetItemInput {
    static constexpr std::string_view operation = "BatchGetItem";
    using Output = BatchGetItemOutput;
    std::map<std::string, KeysAndAttributes> requestItems = {}; ///< By table.
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

struct PutRequest {
    ItemBlob item = {};
};
struct DeleteRequest {
    ItemBlob key = {};
};
/// One of the two.
struct WriteRequest {
    std::optional<PutRequest> putRequest = {};
    std::optional<DeleteRequest> deleteRequest = {};
};
using WriteRequests = std::map<std::string, std::vector<WriteRequest>>; ///< By table.
using CollectionMetricsByTable = std::map<std::string, std::vector<ItemCollectionMetrics>>;

struct BatchWriteItemOutput {
    WriteRequests unprocessedItems = {};
    CollectionMetricsByTable itemCollectionMetrics = {};
    std::vector<ConsumedCapacity> consumedCapacity = {};
};
struct BatchWriteItemInput {
    static constexpr std::string_view operation = "BatchWriteItem";
    using Output = BatchWriteItemOutput;
    WriteRequests requestItems = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnItemCollectionMetrics returnItemCollectionMetrics = ReturnItemCollectionMetrics::None;
};

}

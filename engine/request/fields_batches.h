#pragma once

#include "engine/request/fields_items.h"
#include "engine/request/transact_requests.h"

// Operations on many items at once: batches and transactions.

namespace engine::fields {

template <> inline constexpr std::string_view structureName<KeysAndAttributes> = "KeysAndAttributes";
template <> inline constexpr std::string_view structureName<WriteRequest> = "WriteRequest";
template <> inline constexpr std::string_view structureName<PutRequest> = "PutRequest";
template <> inline constexpr std::string_view structureName<DeleteRequest> = "DeleteRequest";
template <> inline constexpr std::string_view structureName<TransactGet> = "Get";
template <> inline constexpr std::string_view structureName<TransactGetItem> = "TransactGetItem";
template <> inline constexpr std::string_view structureName<ItemResponse> = "ItemResponse";
template <> inline constexpr std::string_view structureName<ConditionCheck> = "ConditionCheck";
template <> inline constexpr std::string_view structureName<TransactPut> = "Put";
template <> inline constexpr std::string_view structureName<TransactDelete> = "Delete";
template <> inline constexpr std::string_view structureName<TransactUpdate> = "Update";
template <> inline constexpr std::string_view structureName<TransactWriteItem> = "TransactWriteItem";

template <class F, Of<KeysAndAttributes> X> void describe(F &f, X &x) {
    f("Keys", x.keys, Rule{.required = true, .minLength = 1, .maxLength = limits::batchGetKeys, .newWording = true});
    f("AttributesToGet", x.attributesToGet, attributesToGet);
    f("ConsistentRead", x.consistentRead, optional);
    f("ProjectionExpression", x.projectionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
}

/// An empty map is the operation's to refuse, in its own words.
template <class F, Of<BatchGetItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("RequestItems", x.requestItems, Rule{.required = true, .keys = &tableName});
}
template <class F, Of<BatchGetItemOutput> X> void describe(F &f, X &x) {
    f("Responses", x.responses, required);
    f("UnprocessedKeys", x.unprocessedKeys, required);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

template <class F, Of<PutRequest> X> void describe(F &f, X &x) {
    f("Item", x.item, required);
}
template <class F, Of<DeleteRequest> X> void describe(F &f, X &x) {
    f("Key", x.key, required);
}
template <class F, Of<WriteRequest> X> void describe(F &f, X &x) {
    f("DeleteRequest", x.deleteRequest, optional);
    f("PutRequest", x.putRequest, optional);
}

inline constexpr Rule batchWrites{.minLength = 1, .maxLength = limits::batchWriteItems};

/// An empty map is the operation's to refuse, in its own words.
template <class F, Of<BatchWriteItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnItemCollectionMetrics", x.returnItemCollectionMetrics, optional);
    f("RequestItems", x.requestItems, Rule{.required = true, .keys = &tableName, .values = &batchWrites});
}
template <class F, Of<BatchWriteItemOutput> X> void describe(F &f, X &x) {
    f("UnprocessedItems", x.unprocessedItems, required);
    f("ItemCollectionMetrics", x.itemCollectionMetrics, optional);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

inline constexpr Rule transactItems{.required = true, .minLength = 1, .maxLength = limits::transactActions};
inline constexpr Rule clientRequestToken{.minLength = 1, .maxLength = 36};

template <class F, Of<TransactGet> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ProjectionExpression", x.projectionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
}
template <class F, Of<TransactGetItem> X> void describe(F &f, X &x) {
    f("Get", x.get, required);
}
template <class F, Of<ItemResponse> X> void describe(F &f, X &x) {
    f("Item", x.item, optional);
}

template <class F, Of<TransactGetItemsInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("TransactItems", x.transactItems, transactItems);
}

template <class F, Of<TransactGetItemsOutput> X> void describe(F &f, X &x) {
    f("Responses", x.responses, required);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

template <class F, Of<ConditionCheck> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ConditionExpression", x.conditionExpression, required);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}
template <class F, Of<TransactPut> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Item", x.item, required);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}
template <class F, Of<TransactDelete> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}
template <class F, Of<TransactUpdate> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("UpdateExpression", x.updateExpression, required);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}
template <class F, Of<TransactWriteItem> X> void describe(F &f, X &x) {
    f("ConditionCheck", x.conditionCheck, optional);
    f("Put", x.put, optional);
    f("Delete", x.deleteItem, optional);
    f("Update", x.update, optional);
}

template <class F, Of<TransactWriteItemsInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnItemCollectionMetrics", x.returnItemCollectionMetrics, optional);
    f("ClientRequestToken", x.clientRequestToken, clientRequestToken);
    f("TransactItems", x.transactItems, transactItems);
}
template <class F, Of<TransactWriteItemsOutput> X> void describe(F &f, X &x) {
    f("ConsumedCapacity", x.consumedCapacity, optional);
    f("ItemCollectionMetrics", x.itemCollectionMetrics, optional);
}

}

#pragma once

#include "engine/request/fields.h"
#include "engine/request/item_requests.h"

namespace engine::fields {

template <> inline constexpr std::string_view structureName<ConsumedCapacity> = "ConsumedCapacity";
template <> inline constexpr std::string_view structureName<ItemCollectionMetrics> = "ItemCollectionMetrics";

template <> inline constexpr std::string_view structureName<LegacyCondition> = "Condition";
template <> inline constexpr std::string_view structureName<ExpectedAttributeValue> = "ExpectedAttributeValue";
template <> inline constexpr std::string_view structureName<AttributeValueUpdate> = "AttributeValueUpdate";

template <class F, Of<LegacyCondition> X> void describe(F &f, X &x) {
    f("AttributeValueList", x.attributeValueList, optional);
    f("ComparisonOperator", x.comparisonOperator, required);
}

template <class F, Of<ExpectedAttributeValue> X> void describe(F &f, X &x) {
    f("AttributeValueList", x.attributeValueList, optional);
    f("ComparisonOperator", x.comparisonOperator, optional);
    f("Exists", x.exists, optional);
    f("Value", x.value, optional);
}

template <class F, Of<AttributeValueUpdate> X> void describe(F &f, X &x) {
    f("Action", x.action, optional);
    f("Value", x.value, optional);
}

inline constexpr Rule unitsInObject{.inObject = true};

template <class F, Of<ConsumedCapacity> X> void describe(F &f, X &x) {
    f("TableName", x.tableName, required);
    f("CapacityUnits", x.capacityUnits, required);
    f("ReadCapacityUnits", x.readCapacityUnits, optional);
    f("WriteCapacityUnits", x.writeCapacityUnits, optional);
    f("Table", x.table, unitsInObject);
    f("LocalSecondaryIndexes", x.localSecondaryIndexes, unitsInObject);
    f("GlobalSecondaryIndexes", x.globalSecondaryIndexes, unitsInObject);
}

template <class F, Of<GetItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("AttributesToGet", x.attributesToGet, attributesToGet);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ConsistentRead", x.consistentRead, optional);
    f("ProjectionExpression", x.projectionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
}
template <class F, Of<GetItemOutput> X> void describe(F &f, X &x) {
    f("Item", x.item, optional);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

template <class F, Of<PutItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnItemCollectionMetrics", x.returnItemCollectionMetrics, optional);
    f("ReturnValues", x.returnValues, optional);
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Item", x.item, required);
    f("ConditionalOperator", x.conditionalOperator, optional);
    f("Expected", x.expected, optional);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}

template <class F, Of<DeleteItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnItemCollectionMetrics", x.returnItemCollectionMetrics, optional);
    f("ReturnValues", x.returnValues, optional);
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ConditionalOperator", x.conditionalOperator, optional);
    f("Expected", x.expected, optional);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}

template <class F, Of<UpdateItemInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnItemCollectionMetrics", x.returnItemCollectionMetrics, optional);
    f("ReturnValues", x.returnValues, optional);
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("TableName", x.tableName, tableName);
    f("Key", x.key, required);
    f("ConditionalOperator", x.conditionalOperator, optional);
    f("Expected", x.expected, optional);
    f("AttributeUpdates", x.attributeUpdates, optional);
    f("UpdateExpression", x.updateExpression, optional);
    f("ConditionExpression", x.conditionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}

/// The three writes answer alike.
template <class X>
concept WriteOutput = Of<X, PutItemOutput> || Of<X, DeleteItemOutput> || Of<X, UpdateItemOutput>;
template <class F, WriteOutput X> void describe(F &f, X &x) {
    f("Attributes", x.attributes, optional);
    f("ConsumedCapacity", x.consumedCapacity, optional);
    f("ItemCollectionMetrics", x.itemCollectionMetrics, optional);
}

}

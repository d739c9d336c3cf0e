#pragma once

#include "engine/request/fields_items.h"
#include "engine/request/query_requests.h"

namespace engine::fields {

template <class F, Of<QueryInput> X> void describe(F &f, X &x) {
    f("Select", x.select, optional);
    f("IndexName", x.indexName, indexName);
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("QueryFilter", x.queryFilter, optional);
    f("TableName", x.tableName, tableName);
    f("ConditionalOperator", x.conditionalOperator, optional);
    f("AttributesToGet", x.attributesToGet, attributesToGet);
    f("Limit", x.limit, Rule{.minimum = 1, .javaClass = "Integer", .newWording = true});
    f("KeyConditions", x.keyConditions, optional);
    f("ExclusiveStartKey", x.exclusiveStartKey, optional);
    f("ConsistentRead", x.consistentRead, optional);
    f("ScanIndexForward", x.scanIndexForward, Rule{.whenAbsent = true});
    f("KeyConditionExpression", x.keyConditionExpression, optional);
    f("FilterExpression", x.filterExpression, optional);
    f("ProjectionExpression", x.projectionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}

template <class F, Of<ScanInput> X> void describe(F &f, X &x) {
    f("Select", x.select, optional);
    f("IndexName", x.indexName, indexName);
    f("TotalSegments", x.totalSegments, Rule{.minimum = 1, .maximum = 1'000'000, .javaClass = "Integer"});
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("TableName", x.tableName, tableName);
    f("ConditionalOperator", x.conditionalOperator, optional);
    f("ScanFilter", x.scanFilter, optional);
    f("Segment", x.segment, Rule{.minimum = 0, .maximum = 999'999, .javaClass = "Integer"});
    f("Limit", x.limit, Rule{.minimum = 1, .javaClass = "Integer"});
    f("AttributesToGet", x.attributesToGet, attributesToGet);
    f("ExclusiveStartKey", x.exclusiveStartKey, optional);
    f("ConsistentRead", x.consistentRead, optional);
    f("FilterExpression", x.filterExpression, optional);
    f("ProjectionExpression", x.projectionExpression, optional);
    f("ExpressionAttributeNames", x.expressionAttributeNames, optional);
    f("ExpressionAttributeValues", x.expressionAttributeValues, optional);
}

template <class X>
concept ReadPage = Of<X, QueryOutput> || Of<X, ScanOutput>;
template <class F, ReadPage X> void describe(F &f, X &x) {
    f("Items", x.items, Rule{.required = !x.countOnly});
    f("Count", x.count, required);
    f("ScannedCount", x.scannedCount, required);
    f("LastEvaluatedKey", x.lastEvaluatedKey, optional);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

}

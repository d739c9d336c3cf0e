#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/operation/request_expressions.h"
#include "engine/storage/tree_key.h"

#include <algorithm>
#include <string>

namespace engine {

namespace {

Result<void> checkSegments(const ScanInput &input) {
    if (input.segment && !input.totalSegments)
        return validation("The TotalSegments parameter is required but was not present in the request when Segment "
                          "parameter is present");
    if (input.totalSegments && !input.segment)
        return validation("The Segment parameter is required but was not present in the request when parameter "
                          "TotalSegments is present");
    if (input.segment && *input.segment >= *input.totalSegments)
        return validation(
            "The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: " +
            std::to_string(*input.segment) +
            " is not less than TotalSegments: " + std::to_string(*input.totalSegments));
    return {};
}

bool contains(const ByteRange &range, const Bytes &key) {
    return range.from <= key && (range.to.empty() || key < range.to);
}

}

Result<ScanOutput> run(Context &context, const ScanInput &input) {
    CHECK(checkSegments(input));
    CHECK(checkNotMixed(
        {
            {"AttributesToGet",     input.attributesToGet.has_value()    },
            {"ScanFilter",          input.scanFilter.has_value()         },
            {"ConditionalOperator", input.conditionalOperator.has_value()}
    },
        {{"ProjectionExpression", input.projectionExpression.has_value()},
            {"FilterExpression", input.filterExpression.has_value()}}));
    CHECK(checkSelect(input));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"FilterExpression",                      input.filterExpression.has_value()},
                                   { "ProjectionExpression", input.projectionExpression.has_value(),                              false}
    }));
    PageRequest page{.limit = input.limit,
        .select = input.select,
        .consistentRead = input.consistentRead,
        .returnConsumedCapacity = input.returnConsumedCapacity};
    if (input.filterExpression) {
        TRY(page.filter, parseFilter(*input.filterExpression, placeholders));
    } else {
        TRY(page.filter, conditionFrom(input.scanFilter, input.conditionalOperator));
    }
    TRY(page.projection, readProjection(input.projectionExpression, input.attributesToGet, placeholders));
    CHECK(placeholders.checkUnused());

    TRY(page.table, context.store.table(input.tableName));
    TRY(page.index, indexFor(*page.table, input.indexName, input.consistentRead));
    CHECK(checkSelection(page));
    if (input.segment)
        page.range =
            segmentRange(static_cast<std::uint64_t>(*input.segment), static_cast<std::uint64_t>(*input.totalSegments));
    if (input.exclusiveStartKey) {
        TRY(const auto start, startKey(*input.exclusiveStartKey, *page.table, page.index));
        if (!contains(page.range, start))
            return validation("The provided starting key is invalid: Invalid ExclusiveStartKey. Please use "
                              "ExclusiveStartKey with correct Segment. TotalSegments: " +
                              std::to_string(*input.totalSegments) + " Segment: " + std::to_string(*input.segment));
        page.range.from = successor(start);
    }
    TRY(auto output, readPage(context, page));
    return ScanOutput{std::move(output)};
}

}

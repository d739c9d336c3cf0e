#include "engine/expression/parser.h"
#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

Result<void> checkFilter(const std::optional<Condition> &filter, const KeySchema &key) {
    if (!filter) return {};
    for (const auto &path : pathsOf(*filter)) {
        if (key.contains(path.attributeName()))
            return validation("Filter Expression can only contain non-primary key attributes: Primary key attribute: " +
                              path.attributeName());
    }
    return {};
}

/// What is left of the range behind the start key.
/// Errors: Validation, a start key that no page of this query can have ended with.
Result<ByteRange> rangeBehind(ItemView start, Bytes startKey, const KeyRange &keys, const KeySchema &schema,
    ByteRange range, Direction direction) {
    if (partitionKeyBytes(start, schema) != keys.partitionKey)
        return validation("The provided starting key is outside query boundaries based on provided conditions");
    if (!keys.contains(*sortKeyBytes(start, schema)))
        return validation("The provided starting key does not match the range key predicate");
    if (direction == Direction::Forward)
        range.from = successor(startKey);
    else
        range.to = std::move(startKey);
    return range;
}

}

Result<QueryOutput> run(Context &context, const QueryInput &input) {
    CHECK(checkSelect(input.select, input.projectionExpression.has_value(), input.indexName.has_value()));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"FilterExpression",                        input.filterExpression.has_value()},
                                   {                      "KeyConditionExpression", input.keyConditionExpression.has_value()                                  },
                                   { "ProjectionExpression",                                    input.projectionExpression.has_value(),                                                                      false}
    }));
    PageRequest page{.direction = input.scanIndexForward ? Direction::Forward : Direction::Backward,
        .limit = input.limit,
        .select = input.select,
        .consistentRead = input.consistentRead,
        .returnConsumedCapacity = input.returnConsumedCapacity};
    if (!input.keyConditionExpression)
        return validation("Either the KeyConditions or KeyConditionExpression parameter must be specified in the "
                          "request.");
    TRY(const auto clauses, parseKeyCondition(*input.keyConditionExpression, placeholders));
    if (input.filterExpression) {
        TRY(page.filter, parseFilter(*input.filterExpression, placeholders));
    }
    if (input.projectionExpression) {
        TRY(page.projection, parseProjection(*input.projectionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());

    TRY(page.table, context.store.table(input.tableName));
    TRY(page.index, indexFor(*page.table, input.indexName, input.consistentRead));
    CHECK(checkSelection(page));
    const auto &schema = page.index != nullptr ? page.index->definition.keySchema : page.table->description.keySchema;
    std::optional<Bytes> start;
    if (input.exclusiveStartKey) {
        TRY(start, startKey(*input.exclusiveStartKey, *page.table, page.index));
    }
    TRY(const auto keys, keyRange(clauses, schema));
    CHECK(checkFilter(page.filter, schema));

    const Bytes prefix = treePrefix(keys.partitionKey);
    page.range = {prefix + keys.from, keys.to ? prefix + *keys.to : prefixEnd(prefix)};
    if (start) {
        TRY(page.range, rangeBehind(*input.exclusiveStartKey, *std::move(start), keys, schema, std::move(page.range),
                            page.direction));
    }
    TRY(auto output, readPage(context, page));
    return QueryOutput{std::move(output)};
}

}

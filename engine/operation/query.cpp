#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/operation/request_expressions.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

Result<void> checkFilter(const std::optional<Condition> &filter, const KeySchema &key, const char *parameter) {
    if (!filter) return {};
    for (const auto &path : pathsOf(*filter)) {
        if (key.contains(path.attributeName()))
            return validation(
                std::string(parameter) +
                " can only contain non-primary key attributes: Primary key attribute: " + path.attributeName());
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

/// Checks and reads what the request alone tells: the page but for table, index and range, and the key's clauses.
struct QueryExpressions {
    PageRequest page;
    KeyClauses clauses;
};
Result<QueryExpressions> readExpressions(const QueryInput &input) {
    CHECK(checkNotMixed(
        {
            {"AttributesToGet",     input.attributesToGet.has_value()    },
            {"QueryFilter",         input.queryFilter.has_value()        },
            {"ConditionalOperator", input.conditionalOperator.has_value()},
            {"KeyConditions",       input.keyConditions.has_value()      }
    },
        {{"ProjectionExpression", input.projectionExpression.has_value()},
            {"FilterExpression", input.filterExpression.has_value()},
            {"KeyConditionExpression", input.keyConditionExpression.has_value()}}));
    CHECK(checkSelect(input));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, input.expressionAttributeValues,
                               {
                                   {"FilterExpression",                        input.filterExpression.has_value()},
                                   {                      "KeyConditionExpression", input.keyConditionExpression.has_value()                                  },
                                   { "ProjectionExpression",                                    input.projectionExpression.has_value(),                                                                      false}
    }));
    QueryExpressions query;
    if (input.keyConditionExpression) {
        TRY(query.clauses, parseKeyCondition(*input.keyConditionExpression, placeholders));
    } else if (input.keyConditions) {
        TRY(query.clauses, keyClausesFrom(*input.keyConditions));
    } else {
        return validation("Either the KeyConditions or KeyConditionExpression parameter must be specified in the "
                          "request.");
    }
    if (input.filterExpression) {
        TRY(query.page.filter, parseFilter(*input.filterExpression, placeholders));
    } else {
        TRY(query.page.filter, conditionFrom(input.queryFilter, input.conditionalOperator));
    }
    TRY(query.page.projection, readProjection(input.projectionExpression, input.attributesToGet, placeholders));
    CHECK(placeholders.checkUnused());
    query.page.direction = input.scanIndexForward ? Direction::Forward : Direction::Backward;
    query.page.limit = input.limit;
    query.page.select = input.select;
    query.page.consistentRead = input.consistentRead;
    query.page.returnConsumedCapacity = input.returnConsumedCapacity;
    return query;
}

}

Result<QueryOutput> run(Context &context, const QueryInput &input) {
    TRY(auto expressions, readExpressions(input));
    auto &page = expressions.page;
    TRY(page.table, context.store.table(input.tableName));
    TRY(page.index, indexFor(*page.table, input.indexName, input.consistentRead));
    CHECK(checkSelection(page));
    const auto &schema = page.index != nullptr ? page.index->definition.keySchema : page.table->description.keySchema;
    std::optional<Bytes> start;
    if (input.exclusiveStartKey) {
        TRY(start, startKey(*input.exclusiveStartKey, *page.table, page.index));
    }
    TRY(const auto keys, keyRange(expressions.clauses, schema));
    CHECK(checkFilter(page.filter, schema, input.queryFilter ? "QueryFilter" : "Filter Expression"));

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

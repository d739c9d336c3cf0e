#include "engine/operation/key_paths.h"
#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/request/request_expressions.h"
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
    const bool isInPartition = partitionKeyBytes(start, schema) == keys.partitionKey;
    const bool hasSortCondition = !keys.from.empty() || keys.to;
    if (hasSortCondition && !keys.contains(*sortKeyBytes(start, schema)))
        return validation("The provided starting key does not match the range key predicate");
    if (!isInPartition)
        return validation(hasSortCondition
                              ? "The query can return at most one row and cannot be restarted"
                              : "The provided starting key is outside query boundaries based on provided conditions");
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
    CHECK(checkParameters(input));
    CHECK(checkSelect(input));
    QueryExpressions query;
    TRY(query.page.filter, conditionFrom(input.queryFilter, input.conditionalOperator));
    if (input.attributesToGet) {
        TRY(query.page.projection, projectionFrom(*input.attributesToGet));
    }
    CHECK(checkHasKeyCondition(input));

    // All expressions are read before it is asked whether the key's is one about keys.
    TRY(auto placeholders, placeholdersOf(input));
    std::optional<Condition> keyCondition;
    if (input.keyConditionExpression) {
        TRY(keyCondition, parseKeyConditionTerms(*input.keyConditionExpression, placeholders));
    }
    if (input.filterExpression) {
        TRY(query.page.filter, parseFilter(*input.filterExpression, placeholders));
    }
    if (input.projectionExpression) {
        TRY(query.page.projection, parseProjection(*input.projectionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());
    if (keyCondition) {
        TRY(query.clauses, keyClausesOf(*keyCondition));
    } else {
        TRY(query.clauses, keyClausesFrom(*input.keyConditions));
    }
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
    const auto &description = page.table->description;
    const auto &schema = page.index != nullptr ? page.index->definition.keySchema : description.keySchema;

    // Of each key attribute in turn: its part of the start key, then what is said of it.
    const auto *start = input.exclusiveStartKey ? &*input.exclusiveStartKey : nullptr;
    if (start != nullptr && ItemView(*start).count() != cursorAttributes(*page.table, page.index).size())
        return validation("The provided starting key is invalid");
    CHECK(checkClauseCount(expressions.clauses, schema));
    for (const auto &attribute : schema.attributes()) {
        if (start != nullptr) CHECK(checkStartKeyPart(*start, attribute));
        CHECK(checkClauseOn(attribute, expressions.clauses, schema));
    }
    TRY(const auto keys, keyRange(expressions.clauses, schema));

    const Bytes prefix = treePrefix(keys.partitionKey);
    page.range = {prefix + keys.from, keys.to ? prefix + *keys.to : prefixEnd(prefix)};
    if (start != nullptr) {
        TRY(auto key, startKey(*start, *page.table, page.index));
        TRY(page.range, rangeBehind(*start, std::move(key), keys, schema, std::move(page.range), page.direction));
    }
    if (page.projection) CHECK(checkNotInsideKeys(*page.projection, description));
    CHECK(checkFilter(page.filter, schema, input.queryFilter ? "QueryFilter" : "Filter Expression"));
    CHECK(checkSelection(page));
    if (page.filter) CHECK(checkNotInsideKeys(pathsOf(*page.filter), description));
    TRY(auto output, readPage(context, page));
    return QueryOutput{std::move(output)};
}

}

#include "engine/operation/key_paths.h"
#include "engine/operation/operations.h"
#include "engine/operation/read_page.h"
#include "engine/request/request_expressions.h"
#include "engine/storage/tree_key.h"

#include <algorithm>
#include <string>

namespace engine {

namespace {

bool contains(const ByteRange &range, const Bytes &key) {
    return range.from <= key && (range.to.empty() || key < range.to);
}

}

Result<ScanOutput> run(Context &context, const ScanInput &input) {
    CHECK(checkParameters(input));
    CHECK(checkSelect(input));
    PageRequest page{.limit = input.limit,
        .select = input.select,
        .consistentRead = input.consistentRead,
        .returnConsumedCapacity = input.returnConsumedCapacity};
    if (input.attributesToGet) {
        TRY(page.projection, projectionFrom(*input.attributesToGet));
    }
    TRY(page.filter, conditionFrom(input.scanFilter, input.conditionalOperator));
    CHECK(checkSegments(input));
    TRY(auto placeholders, placeholdersOf(input));
    if (input.filterExpression) {
        TRY(page.filter, parseFilter(*input.filterExpression, placeholders));
    }
    if (input.projectionExpression) {
        TRY(page.projection, parseProjection(*input.projectionExpression, placeholders));
    }
    CHECK(placeholders.checkUnused());

    TRY(page.table, context.store.table(input.tableName));
    TRY(page.index, indexFor(*page.table, input.indexName, input.consistentRead));
    const auto &description = page.table->description;
    const auto *start = input.exclusiveStartKey ? &*input.exclusiveStartKey : nullptr;
    if (start != nullptr && ItemView(*start).count() != cursorAttributes(*page.table, page.index).size())
        return validation(page.index != nullptr ? "The provided starting key is invalid"
                                                : "The provided starting key is invalid: The provided key element does "
                                                  "not match the schema");
    if (start != nullptr && page.index != nullptr)
        for (const auto &attribute : page.index->definition.keySchema.attributes())
            CHECK(checkStartKeyPart(*start, attribute));
    CHECK(checkSelection(page));
    if (input.segment)
        page.range =
            segmentRange(static_cast<std::uint64_t>(*input.segment), static_cast<std::uint64_t>(*input.totalSegments));
    if (start != nullptr) {
        TRY(const auto key, startKey(*start, *page.table, page.index));
        if (!contains(page.range, key))
            return validation("The provided starting key is invalid: Invalid ExclusiveStartKey. Please use "
                              "ExclusiveStartKey with correct Segment. TotalSegments: " +
                              std::to_string(*input.totalSegments) + " Segment: " + std::to_string(*input.segment));
        page.range.from = successor(key);
    }
    if (page.projection) CHECK(checkNotInsideKeys(*page.projection, description));
    if (page.filter) CHECK(checkNotInsideKeys(pathsOf(*page.filter), description));
    TRY(auto output, readPage(context, page));
    return ScanOutput{std::move(output)};
}

}

#include "engine/operation/operations.h"
#include "engine/operation/write.h"
#include "engine/request/request_expressions.h"

namespace engine {

Result<PutItemOutput> run(Context &context, const PutItemInput &input) {
    CHECK(checkParameters(input));
    CHECK(checkReturnsOld(input.returnValues));
    TRY(const auto itemBytes, checkItemSize(input.item));
    TRY(const auto precondition, readPrecondition(input));

    TRY(auto *table, context.store.table(input.tableName));
    TRY(const auto write, planPut(*table, input.item, itemBytes, precondition));
    CHECK(checkCollection(context, write));
    Consumed consumed(table->description);
    CHECK(carryOut(context, write, WriteMode::Standard, consumed));

    PutItemOutput output{.consumedCapacity = consumed.report(input.returnConsumedCapacity)};
    if (input.returnValues == ReturnValues::AllOld) output.attributes = write.before;
    TRY(output.itemCollectionMetrics, collectionMetrics(*table, input.item, input.returnItemCollectionMetrics));
    return output;
}

}

#include "engine/operation/operations.h"
#include "engine/operation/request_expressions.h"
#include "engine/operation/write.h"

namespace engine {

Result<PutItemOutput> run(Context &context, const PutItemInput &input) {
    TRY(const auto itemBytes, checkItemSize(input.item));
    CHECK(checkReturnsOld(input.returnValues));
    TRY(const auto precondition, readPrecondition(input));

    TRY(auto *table, context.store.table(input.tableName));
    TRY(const auto write, planPut(*table, input.item, itemBytes, precondition));
    Consumed consumed(table->description);
    CHECK(carryOut(context, write, WriteMode::Standard, consumed));

    PutItemOutput output{.consumedCapacity = consumed.report(input.returnConsumedCapacity)};
    if (input.returnValues == ReturnValues::AllOld) output.attributes = write.before;
    TRY(output.itemCollectionMetrics, collectionMetrics(*table, input.item, input.returnItemCollectionMetrics));
    return output;
}

}

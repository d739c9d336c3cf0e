#include "engine/operation/operations.h"
#include "engine/operation/write.h"
#include "engine/request/request_expressions.h"

namespace engine {

Result<DeleteItemOutput> run(Context &context, const DeleteItemInput &input) {
    CHECK(checkParameters(input));
    CHECK(checkReturnsOld(input.returnValues));
    TRY(const auto precondition, readPrecondition(input));

    TRY(auto *table, context.store.table(input.tableName));
    TRY(const auto write, planDelete(*table, input.key, precondition));
    Consumed consumed(table->description);
    CHECK(carryOut(context, write, WriteMode::Standard, consumed));

    DeleteItemOutput output{.consumedCapacity = consumed.report(input.returnConsumedCapacity)};
    if (input.returnValues == ReturnValues::AllOld) output.attributes = write.before;
    TRY(output.itemCollectionMetrics, collectionMetrics(*table, input.key, input.returnItemCollectionMetrics));
    return output;
}

}

#include "engine/base/limits.h"
#include "engine/operation/operations.h"
#include "engine/operation/update_charge.h"
#include "engine/operation/write.h"
#include "engine/request/request_expressions.h"

namespace engine {

namespace {

/// What the update left of the item, or found there, as far as it was asked for; none where that is nothing.
std::optional<ItemBlob> returned(const PlannedWrite &write, const Update &update, ReturnValues wanted) {
    const auto parts = [&](const std::optional<ItemBlob> &item) -> std::optional<ItemBlob> {
        if (!item) return std::nullopt;
        auto part = project(touchedBy(update), *item);
        if (ItemView(part).empty()) return std::nullopt;
        return part;
    };
    switch (wanted) {
    case ReturnValues::None: break;
    case ReturnValues::AllOld: return write.before;
    case ReturnValues::AllNew: return write.after;
    case ReturnValues::UpdatedOld: return parts(write.before);
    case ReturnValues::UpdatedNew: return parts(write.after);
    }
    return std::nullopt;
}

}

Result<UpdateItemOutput> run(Context &context, const UpdateItemInput &input) {
    CHECK(checkParameters(input));
    TRY(const auto expressions, readUpdate(input));

    TRY(auto *table, context.store.table(input.tableName));
    if (!expressions.update.legacy && chargedBytes(expressions.update) > limits::itemBytes) return tooLargeToUpdate();
    TRY(const auto write, planUpdate(*table, input.key, expressions.update, expressions.precondition));
    CHECK(checkCollection(context, write));
    Consumed consumed(table->description);
    CHECK(carryOut(context, write, WriteMode::Standard, consumed));

    UpdateItemOutput output{.attributes = returned(write, expressions.update, input.returnValues),
        .consumedCapacity = consumed.report(input.returnConsumedCapacity)};
    TRY(output.itemCollectionMetrics, collectionMetrics(*table, input.key, input.returnItemCollectionMetrics));
    return output;
}

}

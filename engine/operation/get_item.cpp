#include "engine/capacity/consumed.h"
#include "engine/capacity/units.h"
#include "engine/operation/operations.h"
#include "engine/operation/request_expressions.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/tree_key.h"

namespace engine {

Result<GetItemOutput> run(Context &context, const GetItemInput &input) {
    CHECK(checkNotMixed(
        {
            {"AttributesToGet", input.attributesToGet.has_value()}
    },
        {{"ProjectionExpression", input.projectionExpression.has_value()}}));
    TRY(auto placeholders, Placeholders::make(input.expressionAttributeNames, std::nullopt,
                               {
                                   {"ProjectionExpression", input.projectionExpression.has_value(), false}
    }));
    TRY(const auto projection, readProjection(input.projectionExpression, input.attributesToGet, placeholders));
    CHECK(placeholders.checkUnused());

    TRY(auto *table, context.store.table(input.tableName));
    CHECK(checkKey(input.key, table->description.keySchema));
    TRY(auto stored, table->items.tree.find(*treeKey(input.key, table->description.keySchema)));

    Consumed consumed(table->description);
    consumed.addTable(
        readUnits(stored ? stored->bytes : 0, input.consistentRead ? ReadMode::Consistent : ReadMode::Eventual));
    GetItemOutput output{.consumedCapacity = consumed.report(input.returnConsumedCapacity)};
    if (stored && projection)
        output.item = project(*projection, stored->item);
    else if (stored)
        output.item = std::move(stored->item);
    return output;
}

}

#include "engine/capacity/consumed.h"
#include "engine/capacity/units.h"
#include "engine/operation/key_paths.h"
#include "engine/operation/operations.h"
#include "engine/request/request_expressions.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/tree_key.h"

namespace engine {

Result<GetItemOutput> run(Context &context, const GetItemInput &input) {
    CHECK(checkParameters(input));
    TRY(const auto projection, readProjection(input));

    TRY(auto *table, context.store.table(input.tableName));
    CHECK(checkKey(input.key, table->description.keySchema));
    if (projection) CHECK(checkNotInsideKeys(*projection, table->description));
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

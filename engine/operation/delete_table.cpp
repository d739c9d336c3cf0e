#include "engine/operation/operations.h"
#include "engine/operation/table_lookup.h"

namespace engine {

Result<DeleteTableOutput> run(Context &context, const DeleteTableInput &input) {
    TRY(auto *table, tableForControl(context, input.tableName));
    if (table->description.deletionProtection)
        return validation("Resource cannot be deleted as it is currently protected against deletion. Disable deletion "
                          "protection first.");
    DeleteTableOutput output{table->info()};
    output.table.state.tableStatus = TableStatus::Deleting;
    CHECK(context.store.deleteTable(*table, context.clock.nowEpochMillis()));
    return output;
}

}

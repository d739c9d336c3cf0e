#include "engine/operation/operations.h"
#include "engine/operation/stream_label.h"
#include "engine/schema/arn.h"
#include "engine/schema/table_checks.h"

namespace engine {

Result<CreateTableOutput> run(Context &context, const CreateTableInput &input) {
    TRY(auto description, tableFrom(input));
    if (context.store.find(input.tableName) != nullptr)
        return failure(Error::Code::ResourceInUse, "Table already exists: " + input.tableName);

    TableState state{.tableId = context.ids.uuid(),
        .tableArn = tableArn(input.tableName),
        .creationEpochMillis = context.clock.nowEpochMillis()};
    if (description.billingMode == BillingMode::PayPerRequest)
        state.payPerRequestSinceEpochMillis = state.creationEpochMillis;
    if (description.streamViewType) state.latestStreamLabel = streamLabel(state.creationEpochMillis);
    TRY(const auto *table, context.store.createTable(std::move(description), std::move(state)));
    return CreateTableOutput{table->info()};
}

}

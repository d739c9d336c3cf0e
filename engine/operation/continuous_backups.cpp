#include "engine/operation/operations.h"
#include "engine/operation/table_lookup.h"

namespace engine {

namespace {

Result<StoredTable *> tableWithBackups(Context &context, const std::string &tableName) {
    if (auto *table = context.store.find(tableName)) return table;
    return failure(Error::Code::TableNotFound, "Table not found: " + tableName);
}

/// Only the setting is kept, for tools that set and read it: nothing can be restored here.
ContinuousBackups describe(const StoredTable &table, std::int64_t nowEpochMillis) {
    ContinuousBackups backups;
    if (table.recoverySince)
        backups.pointInTimeRecovery = PointInTimeRecovery{BackupStatus::Enabled, table.recoverySince, nowEpochMillis};
    return backups;
}

}

Result<DescribeContinuousBackupsOutput> run(Context &context, const DescribeContinuousBackupsInput &input) {
    TRY(const auto *table, tableWithBackups(context, input.tableName));
    return DescribeContinuousBackupsOutput{describe(*table, context.clock.nowEpochMillis())};
}

Result<UpdateContinuousBackupsOutput> run(Context &context, const UpdateContinuousBackupsInput &input) {
    TRY(auto *table, tableWithBackups(context, input.tableName));
    const auto now = context.clock.nowEpochMillis();
    std::optional<std::int64_t> since;
    if (input.pointInTimeRecoverySpecification.pointInTimeRecoveryEnabled) since = table->recoverySince.value_or(now);
    CHECK(context.store.setRecovery(*table, since));
    return UpdateContinuousBackupsOutput{describe(*table, now)};
}

}

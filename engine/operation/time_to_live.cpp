#include "engine/operation/operations.h"
#include "engine/operation/table_lookup.h"

namespace engine {

Result<UpdateTimeToLiveOutput> run(Context &context, const UpdateTimeToLiveInput &input) {
    TRY(auto *table, tableForControl(context, input.tableName));
    const auto &wanted = input.timeToLiveSpecification;
    const auto &current = table->description.timeToLiveAttribute;
    if (!current.empty() && current != wanted.attributeName)
        return validation("TimeToLive is active on a different AttributeName: current AttributeName is " + current);
    if (wanted.enabled && !current.empty()) return validation("TimeToLive is already enabled");
    if (!wanted.enabled && current.empty()) return validation("TimeToLive is already disabled");

    auto description = table->description;
    description.timeToLiveAttribute = wanted.enabled ? wanted.attributeName : "";
    CHECK(context.store.changeTable(*table, std::move(description), table->state, context.clock.nowEpochMillis()));
    return UpdateTimeToLiveOutput{wanted};
}

Result<DescribeTimeToLiveOutput> run(Context &context, const DescribeTimeToLiveInput &input) {
    TRY(const auto *table, tableForControl(context, input.tableName));
    DescribeTimeToLiveOutput output;
    if (const auto &attribute = table->description.timeToLiveAttribute; !attribute.empty())
        output.timeToLiveDescription = {TimeToLiveStatus::Enabled, attribute};
    return output;
}

}

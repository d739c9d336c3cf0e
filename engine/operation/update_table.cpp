#include "engine/operation/operations.h"
#include "engine/operation/stream_label.h"
#include "engine/operation/table_lookup.h"
#include "engine/operation/write.h"
#include "engine/schema/secondary_index.h"
#include "engine/schema/table_checks.h"
#include "engine/storage/tree_key.h"

#include <algorithm>
#include <set>

namespace engine {

namespace {

tl::unexpected<Error> invalid(const std::string &what) {
    return validation("One or more parameter values were invalid: " + what);
}

Result<void> checkAsksForSomething(const UpdateTableInput &input) {
    if (input.billingMode || input.provisionedThroughput || input.onDemandThroughput || input.streamSpecification ||
        input.tableClass || input.deletionProtectionEnabled ||
        (input.globalSecondaryIndexUpdates && !input.globalSecondaryIndexUpdates->empty()))
        return {};
    return validation("At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
                      "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
}

/// What the request alone tells of its index updates: each is one, and of another index.
Result<void> checkIndexUpdates(const std::vector<GlobalSecondaryIndexUpdate> &updates) {
    std::set<std::string_view> names;
    for (const auto &[update, create, remove] : updates) {
        if (!update && !create && !remove)
            return invalid("One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, "
                           "GlobalSecondaryIndexUpdate.Delete must not be null");
        const auto &name = update ? update->indexName : create ? create->indexName : remove->indexName;
        if (!names.insert(name).second)
            return invalid(
                "Only one global secondary index update per index is allowed simultaneously. Index: " + name);
    }
    return {};
}

Result<void> checkChanges(
    const ProvisionedThroughput &before, const ProvisionedThroughput &after, const std::string &of) {
    if (before != after) return {};
    return validation(
        "The provisioned throughput for the " + of +
        " will not change. The requested value equals the current value. "
        "Current ReadCapacityUnits provisioned for the " +
        of + ": " + std::to_string(before.readCapacityUnits) +
        ". Requested ReadCapacityUnits: " + std::to_string(after.readCapacityUnits) +
        ". Current WriteCapacityUnits provisioned for the " + of + ": " + std::to_string(before.writeCapacityUnits) +
        ". Requested WriteCapacityUnits: " + std::to_string(after.writeCapacityUnits) +
        ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher limits.");
}

/// Billing mode and throughput of the table.
Result<void> changeThroughput(TableDescription &table, const UpdateTableInput &input) {
    const auto before = table.billingMode;
    table.billingMode = input.billingMode.value_or(before);
    if (table.billingMode == BillingMode::PayPerRequest) {
        if (input.provisionedThroughput)
            return invalid("Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is "
                           "PAY_PER_REQUEST");
        table.provisionedThroughput = {};
        for (auto &index : table.globalSecondaryIndexes) index.provisionedThroughput = {};
    } else if (input.provisionedThroughput) {
        if (before == BillingMode::Provisioned)
            CHECK(checkChanges(table.provisionedThroughput, *input.provisionedThroughput, "table"));
        table.provisionedThroughput = *input.provisionedThroughput;
    } else if (before == BillingMode::PayPerRequest) {
        return invalid("ProvisionedThroughput must be specified when BillingMode is PROVISIONED");
    }
    if (input.onDemandThroughput) table.onDemandThroughput = input.onDemandThroughput;
    return {};
}

Result<void> changeStream(TableDescription &table, const StreamSpecification &specification) {
    if (!specification.streamEnabled) {
        if (!table.streamViewType)
            return validation("Table already has a disabled stream: TableName: " + table.tableName);
        table.streamViewType.reset();
        return {};
    }
    if (table.streamViewType) return validation("Table already has an enabled stream: TableName: " + table.tableName);
    if (!specification.streamViewType) return invalid("StreamViewType must be specified when the stream is enabled");
    table.streamViewType = specification.streamViewType;
    return {};
}

Result<SecondaryIndex *> globalIndex(TableDescription &table, const std::string &name) {
    const auto index = std::ranges::find(table.globalSecondaryIndexes, name, &SecondaryIndex::indexName);
    if (index == table.globalSecondaryIndexes.end())
        return failure(Error::Code::ResourceNotFound, "Requested resource not found");
    return &*index;
}

Result<void> changeIndexes(TableDescription &table, const UpdateTableInput &input) {
    // The request's definitions are a delta: they are put in front, so that a conflict with a stored one is told.
    auto definitions = input.attributeDefinitions.value_or(std::vector<AttributeDefinition>());
    for (const auto &[name, type] : table.attributeDefinitions())
        if (std::ranges::find(definitions, name, &AttributeDefinition::attributeName) == definitions.end())
            definitions.push_back({name, type});

    int onlineChanges = 0;
    for (const auto &[update, create, remove] : *input.globalSecondaryIndexUpdates)
        onlineChanges += int(create.has_value()) + int(remove.has_value());
    if (onlineChanges > 1)
        return failure(Error::Code::LimitExceeded,
            "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table");

    for (const auto &[update, create, remove] : *input.globalSecondaryIndexUpdates) {
        if (update) {
            TRY(auto *index, globalIndex(table, update->indexName));
            if (update->provisionedThroughput) {
                if (table.billingMode == BillingMode::PayPerRequest)
                    return invalid("ProvisionedThroughput should not be specified for index: " + index->indexName +
                                   " when BillingMode is PAY_PER_REQUEST");
                CHECK(checkChanges(
                    index->provisionedThroughput, *update->provisionedThroughput, "index " + index->indexName));
                index->provisionedThroughput = *update->provisionedThroughput;
            }
        }
        if (create) {
            if (table.index(create->indexName) != nullptr)
                return validation("Attempting to create an index which already exists");
            TRY(auto index, globalIndexFrom(*create, definitions, table.billingMode));
            table.globalSecondaryIndexes.push_back(std::move(index));
            CHECK(checkIndexes(table));
        }
        if (remove) {
            TRY(const auto *index, globalIndex(table, remove->indexName));
            table.globalSecondaryIndexes.erase(
                table.globalSecondaryIndexes.begin() + (index - table.globalSecondaryIndexes.data()));
        }
    }
    return {};
}

/// On provisioned tables each global index has its throughput.
Result<void> checkIndexThroughput(const TableDescription &table) {
    if (table.billingMode == BillingMode::PayPerRequest) return {};
    for (const auto &index : table.globalSecondaryIndexes) {
        if (index.provisionedThroughput == ProvisionedThroughput())
            return invalid("ProvisionedThroughput must be specified for index: " + index.indexName);
    }
    return {};
}

/// Fills a new index with the entries of the items that are there. Items whose key attributes have another type or
/// are empty are left out without a word, as the service does.
Result<void> backfill(Context &context, StoredTable &table, const StoredIndex &index) {
    EntryBatch batch;
    const auto &tableKey = table.description.keySchema;
    CHECK(table.items.tree.walk({}, Direction::Forward, [&](StoredItemView stored) -> Result<bool> {
        auto entry = indexEntry(stored.item, index.definition, tableKey);
        if (!entry) return true;
        auto key = treeKey(*entry, index.definition.keySchema, tableKey);
        if (!key) return failure(Error::Code::Internal, "The database file is damaged: an item without its key");
        const auto bytes = sizeInBytes(*entry);
        context.store.count(*index.entries, 1, static_cast<std::int64_t>(bytes));
        batch.put(index, *std::move(key), {*std::move(entry), bytes}, {});
        return true;
    }));
    return batch.write();
}

}

Result<UpdateTableOutput> run(Context &context, const UpdateTableInput &input) {
    if (input.provisionedThroughput) CHECK(checkBounds(*input.provisionedThroughput));
    CHECK(checkAsksForSomething(input));
    if (input.globalSecondaryIndexUpdates) CHECK(checkIndexUpdates(*input.globalSecondaryIndexUpdates));
    TRY(auto *table, tableForControl(context, input.tableName));
    auto description = table->description;
    auto state = table->state;
    const auto now = context.clock.nowEpochMillis();

    CHECK(changeThroughput(description, input));
    if (input.globalSecondaryIndexUpdates) CHECK(changeIndexes(description, input));
    CHECK(checkIndexThroughput(description));
    if (input.streamSpecification) {
        CHECK(changeStream(description, *input.streamSpecification));
        if (description.streamViewType) state.latestStreamLabel = streamLabel(now);
    }
    description.tableClass = input.tableClass.value_or(description.tableClass);
    description.deletionProtection = input.deletionProtectionEnabled.value_or(description.deletionProtection);
    if (description.billingMode != table->description.billingMode &&
        description.billingMode == BillingMode::PayPerRequest)
        state.payPerRequestSinceEpochMillis = now;

    std::vector<std::string> created;
    for (const auto &index : description.globalSecondaryIndexes)
        if (table->index(index.indexName) == nullptr) created.push_back(index.indexName);
    CHECK(context.store.changeTable(*table, std::move(description), std::move(state), now));
    for (const auto &name : created) CHECK(backfill(context, *table, *table->index(name)));
    return UpdateTableOutput{table->info()};
}

}

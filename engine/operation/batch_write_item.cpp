#include "engine/base/limits.h"
#include "engine/capacity/consumed_by_table.h"
#include "engine/operation/operations.h"
#include "engine/operation/write.h"
#include "engine/schema/key_checks.h"

#include <set>

namespace engine {

namespace {

Result<void> checkShape(const WriteRequest &request) {
    if (request.putRequest.has_value() == request.deleteRequest.has_value()) // none of them reads the same
        return validation("Supplied AttributeValue has more than one datatypes set, must contain exactly one of the "
                          "supported datatypes");
    if (request.putRequest) CHECK(checkItemSize(request.putRequest->item));
    return {};
}

/// A key attribute that is missing or of another type reads here as in a key, not as in PutItem.
Result<void> checkKeyTypes(ItemView item, const KeySchema &key) {
    for (const auto &attribute : key.attributes()) {
        const auto value = item.find(attribute.name);
        if (!value || value->type() != valueType(attribute.type))
            return validation("The provided key element does not match the schema");
    }
    return {};
}

Result<PlannedWrite> plan(StoredTable &table, const WriteRequest &request) {
    if (request.deleteRequest) return planDelete(table, request.deleteRequest->key, {});
    const auto &item = request.putRequest->item;
    CHECK(checkKeyTypes(item, table.description.keySchema));
    return planPut(table, item, sizeInBytes(item), {});
}

}

Result<BatchWriteItemOutput> run(Context &context, const BatchWriteItemInput &input) {
    if (input.requestItems.empty()) return validation("The requestItems parameter is required for BatchWriteItem");
    std::size_t count = 0;
    for (const auto &[name, requests] : input.requestItems) {
        for (const auto &request : requests) CHECK(checkShape(request));
        count += requests.size();
    }
    if (count > limits::batchWriteItems) return validation("Too many items requested for the BatchWriteItem call");

    std::vector<PlannedWrite> writes;
    writes.reserve(count);
    for (const auto &[name, requests] : input.requestItems) {
        TRY(auto *table, context.store.table(name));
        std::set<Bytes> keys;
        for (const auto &request : requests) {
            TRY(auto write, plan(*table, request));
            if (!keys.insert(write.treeKey).second) return validation("Provided list of item keys contains duplicates");
            CHECK(checkCollection(context, write));
            writes.push_back(std::move(write));
        }
    }

    BatchWriteItemOutput output;
    ConsumedByTable consumed;
    for (const auto &write : writes)
        CHECK(carryOut(context, write, WriteMode::Standard, consumed.of(write.table->description)));
    for (const auto &[name, requests] : input.requestItems) {
        for (const auto &request : requests) {
            const ItemView key = request.putRequest ? request.putRequest->item : request.deleteRequest->key;
            TRY(auto metrics, collectionMetrics(*context.store.find(name), key, input.returnItemCollectionMetrics));
            if (metrics) output.itemCollectionMetrics[name].push_back(*std::move(metrics));
        }
    }
    output.consumedCapacity = consumed.reports(input.returnConsumedCapacity);
    return output;
}

}

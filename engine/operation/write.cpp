#include "engine/operation/write.h"

#include "engine/base/limits.h"
#include "engine/capacity/index_writes.h"
#include "engine/expression/condition_eval.h"
#include "engine/expression/update_apply.h"
#include "engine/operation/key_paths.h"
#include "engine/schema/key_checks.h"
#include "engine/schema/secondary_index.h"
#include "engine/storage/key_order.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

ItemView view(const std::optional<ItemBlob> &item) {
    return item ? ItemView(*item) : ItemView();
}

Result<PlannedWrite> readBefore(StoredTable &table, ItemView key) {
    PlannedWrite write{.table = &table, .treeKey = *treeKey(key, table.description.keySchema)};
    TRY(auto stored, table.items.tree.find(write.treeKey));
    if (stored) {
        write.before = std::move(stored->item);
        write.bytesBefore = stored->bytes;
    }
    return write;
}

/// A condition that fails costs the table what the larger of the stored item and the one that came would: the documents
/// and the captures of third parties agree on the former, the latter is measured. Indexes cost nothing then.
Result<void> require(const Precondition &precondition, const PlannedWrite &write, std::size_t carriedBytes = 0) {
    if (!precondition.condition || holds(*precondition.condition, view(write.before))) return {};
    Error error{Error::Code::ConditionalCheckFailed, "The conditional request failed", {}, {}};
    if (precondition.onFailure == ReturnValuesOnConditionCheckFailure::AllOld && write.before)
        error.item = write.before->bytes;
    error.writeUnits = writeUnits(std::max(write.bytesBefore, carriedBytes)).halves / 2;
    return tl::unexpected(std::move(error));
}

std::size_t levels(ValueView value);

std::size_t levels(ItemView item) {
    std::size_t deepest = 0;
    for (const auto &[name, value] : item.members()) deepest = std::max(deepest, levels(value));
    return deepest;
}

/// How many containers lie around the innermost value. Requests are bounded, so this never goes deep.
std::size_t levels(ValueView value) {
    if (value.type() == Type::M) return 1 + levels(value.members());
    if (value.type() != Type::L) return 0;
    std::size_t deepest = 0;
    for (const auto element : value.elements()) deepest = std::max(deepest, levels(element));
    return 1 + deepest;
}

Result<void> checkTouched(const Update &update, const TableDescription &table) {
    for (const auto &action : update.actions) {
        const auto &path = pathOf(action);
        if (table.keySchema.contains(path.attributeName()))
            return validation("One or more parameter values were invalid: Cannot update attribute " +
                              path.attributeName() + ". This attribute is part of the key");
    }
    for (const auto &action : update.actions) {
        const auto &path = pathOf(action);
        const auto type = path.isTopLevel() ? knownTypeOf(action) : std::nullopt;
        if (type) CHECK(checkIndexKeyType(path.attributeName(), *type, table));
    }
    return checkNotInsideKeys(nestedPathsOf(update), table);
}

/// Index keys that an update made of other attributes: their types and sizes are known only now.
Result<void> checkIndexKeysMade(ItemView item, const Update &update, const TableDescription &table, ItemView before) {
    for (const auto &action : update.actions) {
        const auto &path = pathOf(action);
        const auto value = path.isTopLevel() ? item.find(path.attributeName()) : std::nullopt;
        if (value && !checkIndexKeyType(path.attributeName(), value->type(), table))
            return validation("The update expression attempted to update the secondary index key to unsupported type");
    }
    auto checked = checkIndexKeys(item, table, before);
    if (!checked && !indexKeysFit(item, table))
        return validation("The update expression attempted to update the secondary index key beyond allowed size "
                          "limits");
    return checked;
}

/// The entry that an item gives an index. For ALL it is the item itself, otherwise it lives in `own`.
IndexEntry entryOf(const std::optional<ItemBlob> &item, std::size_t itemBytes, const SecondaryIndex &index,
    const KeySchema &tableKey, std::optional<ItemBlob> &own) {
    if (!item) return {};
    if (index.projection.type == Projection::Type::All)
        return missingKey(*item, index) ? IndexEntry{} : IndexEntry{ItemView(*item), itemBytes};
    own = indexEntry(*item, index, tableKey);
    return own ? IndexEntry{ItemView(*own), sizeInBytes(*own)} : IndexEntry{};
}

std::optional<ItemBlob> owned(const std::optional<ItemView> &view) {
    if (!view) return std::nullopt;
    return ItemBlob{Bytes(view->bytes())};
}

Result<void> writeIndex(
    Context &context, const PlannedWrite &write, const StoredIndex &index, Consumed &consumed, EntryBatch *batch) {
    const auto &tableKey = write.table->description.keySchema;
    const auto &indexKey = index.definition.keySchema;
    std::optional<ItemBlob> ownBefore, ownAfter;
    const auto before = entryOf(write.before, write.bytesBefore, index.definition, tableKey, ownBefore);
    const auto after = entryOf(write.after, write.bytesAfter, index.definition, tableKey, ownAfter);
    const auto change = indexWrite(before, after, indexKey);
    if (change.count() == 0) return {};

    auto &tree = index.entries->tree;
    if (change.erases) {
        // What was stored has its key, unless someone wrote into the file.
        const auto key = treeKey(*before.view, indexKey, tableKey);
        if (!key) return failure(Error::Code::Internal, "The database file is damaged: an item without its key");
        CHECK(tree.erase(*key, *before.view));
    }
    if (change.puts) {
        auto key = *treeKey(*after.view, indexKey, tableKey);
        const auto previous = before.view && !change.erases ? *before.view : ItemView();
        if (batch != nullptr) {
            batch->put(index, std::move(key), {*owned(after.view), after.bytes}, *owned(previous));
        } else {
            CHECK(tree.put(key, {*after.view, after.bytes}, previous));
        }
    }
    context.store.count(*index.entries, int(after.view.has_value()) - int(before.view.has_value()),
        std::int64_t(after.bytes) - std::int64_t(before.bytes));
    consumed.addIndex(index.definition, change.units);
    if (context.changes != nullptr)
        context.changes->push_back({write.table->description.tableName, index.definition.indexName, owned(before.view),
            owned(after.view), change.units});
    return {};
}

/// The items with this partition key and their entries in local indexes. Those share the partition key, so they lie
/// under the same prefix.
Result<std::int64_t> collectionBytes(StoredTable &table, ItemView key) {
    std::int64_t bytes = 0;
    const Bytes prefix = treePrefix(*partitionKeyBytes(key, table.description.keySchema));
    const auto add = [&](StoredItemView entry) -> Result<bool> {
        bytes += static_cast<std::int64_t>(entry.bytes);
        return true;
    };
    CHECK(table.items.tree.walk({prefix, prefixEnd(prefix)}, Direction::Forward, add));
    for (const auto &index : table.indexes) {
        if (!index.global) CHECK(index.entries->tree.walk({prefix, prefixEnd(prefix)}, Direction::Forward, add));
    }
    return bytes;
}

/// Tells the table's stream what became of the item.
Result<void> log(Context &context, const PlannedWrite &write) {
    const auto &table = *write.table;
    if (!table.streamId) return {};
    const auto viewType = *table.description.streamViewType;
    TRY(auto keys, keyOf(write.after ? *write.after : *write.before, table.description.keySchema));
    LoggedChange record{.epochMillis = context.clock.nowEpochMillis(),
        .event = !write.before  ? LoggedChange::Event::Insert
                 : !write.after ? LoggedChange::Event::Remove
                                : LoggedChange::Event::Modify,
        .expired = context.expires,
        .keys = std::move(keys)};
    if (viewType == StreamViewType::NewImage || viewType == StreamViewType::NewAndOldImages)
        record.newImage = write.after;
    if (viewType == StreamViewType::OldImage || viewType == StreamViewType::NewAndOldImages)
        record.oldImage = write.before;
    return context.store.streams().append(*table.streamId, record);
}

}

Result<void> checkCollection(const Context &context, const PlannedWrite &write) {
    auto &table = *write.table;
    if (table.description.localSecondaryIndexes.empty()) return {};
    std::int64_t growth = std::int64_t(write.bytesAfter) - std::int64_t(write.bytesBefore);
    std::int64_t bytes = table.items.counts.bytes; // of the whole table: no collection is larger
    for (const auto &index : table.indexes) {
        if (index.global) continue;
        std::optional<ItemBlob> ownBefore, ownAfter;
        const auto &tableKey = table.description.keySchema;
        growth += std::int64_t(entryOf(write.after, write.bytesAfter, index.definition, tableKey, ownAfter).bytes) -
                  std::int64_t(entryOf(write.before, write.bytesBefore, index.definition, tableKey, ownBefore).bytes);
        bytes += index.entries->counts.bytes;
    }
    const auto limit = static_cast<std::int64_t>(context.itemCollectionBytes);
    if (growth <= 0 || bytes + growth <= limit) return {};
    TRY(const auto collection, collectionBytes(table, write.after ? *write.after : *write.before));
    if (collection + growth <= limit) return {};
    return failure(Error::Code::ItemCollectionSizeLimitExceeded, "Collection size exceeded.");
}

tl::unexpected<Error> tooLargeToUpdate() {
    return validation("Item size to update has exceeded the maximum allowed size");
}

Result<std::size_t> checkItemSize(ItemView item) {
    const auto bytes = sizeInBytes(item);
    if (bytes > limits::itemBytes) return validation("Item size has exceeded the maximum allowed size");
    return bytes;
}

Result<PlannedWrite> planPut(
    StoredTable &table, ItemBlob item, std::size_t itemBytes, const Precondition &precondition) {
    CHECK(checkItemKey(item, table.description.keySchema));
    CHECK(checkIndexKeys(item, table.description));
    TRY(auto write, readBefore(table, item));
    CHECK(require(precondition, write, itemBytes));
    write.after = std::move(item);
    write.bytesAfter = itemBytes;
    return write;
}

Result<PlannedWrite> planDelete(StoredTable &table, ItemView key, const Precondition &precondition) {
    CHECK(checkKey(key, table.description.keySchema));
    TRY(auto write, readBefore(table, key));
    CHECK(require(precondition, write));
    return write;
}

Result<PlannedWrite> planUpdate(
    StoredTable &table, ItemView key, const Update &update, const Precondition &precondition) {
    CHECK(checkKey(key, table.description.keySchema));
    CHECK(checkTouched(update, table.description));
    TRY(auto write, readBefore(table, key));
    CHECK(require(precondition, write));
    TRY(auto updated, applyUpdate(update, view(write.before), key));
    if (!write.before && !createsItem(update)) return write;
    CHECK(checkIndexKeysMade(updated, update, table.description, view(write.before)));
    write.bytesAfter = sizeInBytes(updated);
    if (write.bytesAfter > limits::itemBytes) return tooLargeToUpdate();
    if (levels(ItemView(updated)) >= limits::nestingLevels)
        return validation("Nesting Levels have exceeded supported limits: Attributes in the item have nested levels "
                          "beyond supported limit");
    write.after = std::move(updated);
    return write;
}

Result<PlannedWrite> planCheck(StoredTable &table, ItemView key, const Precondition &precondition) {
    TRY(auto write, planDelete(table, key, precondition));
    write.after = write.before;
    write.bytesAfter = write.bytesBefore;
    return write;
}

void EntryBatch::put(const StoredIndex &index, Bytes key, StoredItem entry, ItemBlob previous) {
    m_puts[index.entries.get()].push_back({std::move(key), std::move(entry), std::move(previous)});
}

Result<void> EntryBatch::write() {
    for (auto &[entries, puts] : m_puts) {
        for (const auto place : orderByKey(puts, [](const Put &put) -> const Bytes & { return put.key; })) {
            const auto &[key, entry, previous] = puts[place];
            CHECK(entries->tree.put(key, {entry.item, entry.bytes}, previous));
        }
    }
    m_puts.clear();
    return {};
}

Result<void> carryOut(
    Context &context, const PlannedWrite &write, WriteMode mode, Consumed &consumed, EntryBatch *batch) {
    const auto units = writeUnits(std::max(write.bytesBefore, write.bytesAfter), mode);
    consumed.addTable(units);
    if (context.changes != nullptr)
        context.changes->push_back({write.table->description.tableName, {}, write.before, write.after, units});
    if (write.before == write.after) return {};

    auto &items = write.table->items;
    if (write.after) {
        CHECK(items.tree.put(write.treeKey, {*write.after, write.bytesAfter}, view(write.before)));
    } else {
        CHECK(items.tree.erase(write.treeKey, *write.before));
    }
    context.store.count(items, int(write.after.has_value()) - int(write.before.has_value()),
        std::int64_t(write.bytesAfter) - std::int64_t(write.bytesBefore));
    for (const auto &index : write.table->indexes) CHECK(writeIndex(context, write, index, consumed, batch));
    return log(context, write);
}

Result<std::optional<ItemCollectionMetrics>> collectionMetrics(
    StoredTable &table, ItemView key, ReturnItemCollectionMetrics wanted) {
    if (wanted == ReturnItemCollectionMetrics::None || table.description.localSecondaryIndexes.empty())
        return std::nullopt;
    const auto &partitionKey = table.description.keySchema.partitionKeys().front().name;
    ItemBuilder collectionKey;
    collectionKey.add(partitionKey, *key.find(partitionKey));
    ItemCollectionMetrics metrics{.itemCollectionKey = collectionKey.finish()};
    TRY(metrics.sizeBytes, collectionBytes(table, key));
    return metrics;
}

}

#include "engine/operation/write.h"

#include "engine/base/limits.h"
#include "engine/capacity/index_writes.h"
#include "engine/expression/condition_eval.h"
#include "engine/expression/update_apply.h"
#include "engine/schema/key_checks.h"
#include "engine/schema/secondary_index.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <algorithm>

namespace engine {

namespace {

ItemView view(const std::optional<ItemBlob> &item) {
    return item ? ItemView(*item) : ItemView();
}

std::int64_t bytesOf(const std::optional<ItemBlob> &item) {
    return item ? static_cast<std::int64_t>(sizeInBytes(*item)) : 0;
}

Result<PlannedWrite> readBefore(StoredTable &table, ItemView key) {
    PlannedWrite write{.table = &table, .treeKey = *treeKey(key, table.description.keySchema)};
    TRY(auto stored, table.items.tree.find(write.treeKey));
    if (stored) write.before = ItemBlob{*std::move(stored)};
    return write;
}

Result<void> require(const Precondition &precondition, const PlannedWrite &write) {
    if (!precondition.condition || holds(*precondition.condition, view(write.before))) return {};
    Error error{Error::Code::ConditionalCheckFailed, "The conditional request failed", {}, {}};
    if (precondition.onFailure == ReturnValuesOnConditionCheckFailure::AllOld && write.before)
        error.item = write.before->bytes;
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
        const auto isKey = [&](const SecondaryIndex &index) { return index.keySchema.contains(path.attributeName()); };
        if (!path.isTopLevel() && (std::ranges::any_of(table.globalSecondaryIndexes, isKey) ||
                                      std::ranges::any_of(table.localSecondaryIndexes, isKey)))
            return validation("Key attributes must be scalars; list random access '[]' and map lookup '.' are not "
                              "allowed: IndexKey: " +
                              path.attributeName());
    }
    return {};
}

/// The entry that an item gives an index; for ALL the item itself, without a copy.
class Entry {
public:
    Entry(const std::optional<ItemBlob> &item, const SecondaryIndex &index, const KeySchema &tableKey) {
        if (!item) return;
        if (index.projection.type != Projection::Type::All) {
            m_own = indexEntry(*item, index, tableKey);
            if (m_own) m_view = *m_own;
        } else if (!missingKey(*item, index)) {
            m_view = *item;
        }
    }
    Entry(const Entry &) = delete;
    Entry &operator=(const Entry &) = delete;
    const std::optional<ItemView> &view() const { return m_view; }

private:
    std::optional<ItemBlob> m_own;
    std::optional<ItemView> m_view;
};

Result<void> writeIndex(
    Context &context, const PlannedWrite &write, const StoredIndex &index, Consumed &consumed, EntryBatch *batch) {
    const auto &tableKey = write.table->description.keySchema;
    const Entry beforeEntry(write.before, index.definition, tableKey),
        afterEntry(write.after, index.definition, tableKey);
    const auto &before = beforeEntry.view(), &after = afterEntry.view();
    const auto change = indexWrite(before, after, index.definition.keySchema);
    if (change.count() == 0) return {};

    auto &tree = index.entries->tree;
    if (change.erases) {
        const auto key = treeKey(*before, index.definition.keySchema, tableKey);
        CHECK(tree.erase(*key, before->bytes().size()));
    }
    if (change.puts) {
        auto key = treeKey(*after, index.definition.keySchema, tableKey);
        const auto previousBytes = before && !change.erases ? before->bytes().size() : 0;
        if (batch != nullptr) {
            batch->put(index, *std::move(key), Bytes(after->bytes()), previousBytes);
        } else {
            CHECK(tree.put(*key, after->bytes(), previousBytes));
        }
    }
    const auto bytes = [](const std::optional<ItemView> &entry) {
        return entry ? static_cast<std::int64_t>(sizeInBytes(*entry)) : 0;
    };
    context.store.count(*index.entries, int(after.has_value()) - int(before.has_value()), bytes(after) - bytes(before));
    consumed.addIndex(index.definition, change.units);
    return {};
}

}

Result<void> checkItemSize(ItemView item) {
    if (sizeInBytes(item) > limits::itemBytes) return validation("Item size has exceeded the maximum allowed size");
    return {};
}

Result<PlannedWrite> planPut(StoredTable &table, ItemBlob item, const Precondition &precondition) {
    CHECK(keyOf(item, table.description.keySchema));
    CHECK(checkIndexKeys(item, table.description));
    TRY(auto write, readBefore(table, item));
    CHECK(require(precondition, write));
    write.after = std::move(item);
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
    CHECK(checkIndexKeys(updated.item, table.description, view(write.before)));
    if (sizeInBytes(updated.item) > limits::itemBytes)
        return validation("Item size to update has exceeded the maximum allowed size");
    if (levels(ItemView(updated.item)) >= limits::nestingLevels)
        return validation("Nesting Levels have exceeded supported limits: Attributes in the item have nested levels "
                          "beyond supported limit");
    write.after = std::move(updated.item);
    write.touchedBefore = std::move(updated.touchedBefore);
    write.touchedAfter = std::move(updated.touchedAfter);
    return write;
}

Result<PlannedWrite> planCheck(StoredTable &table, ItemView key, const Precondition &precondition) {
    TRY(auto write, planDelete(table, key, precondition));
    write.after = write.before;
    return write;
}

void EntryBatch::put(const StoredIndex &index, Bytes key, Bytes entry, std::size_t previousBytes) {
    m_puts[index.entries.get()].push_back({std::move(key), std::move(entry), previousBytes});
}

Result<void> EntryBatch::write() {
    for (auto &[entries, puts] : m_puts) {
        std::ranges::sort(puts, {}, &Put::key);
        for (const auto &put : puts) CHECK(entries->tree.put(put.key, put.entry, put.previousBytes));
    }
    m_puts.clear();
    return {};
}

Result<void> carryOut(
    Context &context, const PlannedWrite &write, WriteMode mode, Consumed &consumed, EntryBatch *batch) {
    const auto bytesBefore = bytesOf(write.before), bytesAfter = bytesOf(write.after);
    consumed.addTable(writeUnits(static_cast<std::size_t>(std::max(bytesBefore, bytesAfter)), mode));
    if (write.before == write.after) return {};

    auto &items = write.table->items;
    const auto storedBytes = write.before ? write.before->bytes.size() : 0;
    if (write.after) {
        CHECK(items.tree.put(write.treeKey, write.after->bytes, storedBytes));
    } else {
        CHECK(items.tree.erase(write.treeKey, storedBytes));
    }
    context.store.count(items, int(write.after.has_value()) - int(write.before.has_value()), bytesAfter - bytesBefore);
    for (const auto &index : write.table->indexes) CHECK(writeIndex(context, write, index, consumed, batch));
    return {};
}

Result<std::optional<ItemCollectionMetrics>> collectionMetrics(
    StoredTable &table, ItemView key, ReturnItemCollectionMetrics wanted) {
    if (wanted == ReturnItemCollectionMetrics::None || table.description.localSecondaryIndexes.empty())
        return std::nullopt;
    const auto &partitionKey = table.description.keySchema.partitionKeys().front().name;
    ItemBuilder collectionKey;
    collectionKey.add(partitionKey, *key.find(partitionKey));
    ItemCollectionMetrics metrics{.itemCollectionKey = collectionKey.finish()};

    // Local indexes share the partition key, so their entries lie under the same prefix.
    const Bytes prefix = treePrefix(*partitionKeyBytes(key, table.description.keySchema));
    const auto add = [&](ByteView, ByteView entry) -> Result<bool> {
        metrics.sizeBytes += static_cast<std::int64_t>(sizeInBytes(ItemView(entry)));
        return true;
    };
    CHECK(table.items.tree.walk({prefix, prefixEnd(prefix)}, Direction::Forward, add));
    for (const auto &index : table.indexes) {
        if (!index.global) CHECK(index.entries->tree.walk({prefix, prefixEnd(prefix)}, Direction::Forward, add));
    }
    return metrics;
}

}

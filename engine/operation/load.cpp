#include "engine/operation/load.h"

#include "engine/operation/write.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/tree_key.h"

#include <algorithm>

namespace engine {

namespace {

Result<void> check(ItemView item, const TableDescription &table) {
    CHECK(checkItemSize(item));
    CHECK(checkItemKey(item, table.keySchema));
    return checkIndexKeys(item, table);
}

}

Result<void> loadItems(
    Context &context, StoredTable &table, std::span<const ItemBlob> items, std::size_t *failedIndex) {
    std::vector<std::pair<Bytes, const ItemBlob *>> sorted;
    sorted.reserve(items.size());
    for (const auto &item : items) {
        if (auto checked = check(item, table.description); !checked) {
            if (failedIndex != nullptr) *failedIndex = static_cast<std::size_t>(&item - items.data());
            return checked;
        }
        sorted.emplace_back(*treeKey(item, table.description.keySchema), &item);
    }
    // By key, and among equal ones in the order given.
    std::ranges::stable_sort(sorted, {}, &std::pair<Bytes, const ItemBlob *>::first);

    const bool wasEmpty = table.items.counts.items == 0;
    Consumed consumed(table.description);
    EntryBatch batch;
    for (auto place = sorted.begin(); place != sorted.end(); ++place) {
        const auto next = place + 1;
        if (next != sorted.end() && next->first == place->first) continue; // replaced by a later one
        PlannedWrite write{.table = &table, .treeKey = place->first, .after = *place->second};
        write.bytesAfter = sizeInBytes(*write.after);
        if (!wasEmpty) {
            TRY(auto stored, table.items.tree.find(write.treeKey));
            if (stored) {
                write.before = std::move(stored->item);
                write.bytesBefore = stored->bytes;
            }
        }
        CHECK(carryOut(context, write, WriteMode::Standard, consumed, &batch));
    }
    return batch.write();
}

}

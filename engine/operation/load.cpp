#include "engine/operation/load.h"

#include "engine/operation/write.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/key_order.h"
#include "engine/storage/tree_key.h"

#include <algorithm>

namespace engine {

namespace {

/// An item that may be put, and where.
struct Checked {
    Bytes key;
    const ItemBlob *item;
    std::size_t bytes;
};

Result<Checked> check(const ItemBlob &item, const TableDescription &table) {
    TRY(const auto bytes, checkItemSize(item));
    CHECK(checkItemKey(item, table.keySchema));
    CHECK(checkIndexKeys(item, table));
    return Checked{*treeKey(item, table.keySchema), &item, bytes};
}

}

Result<void> loadItems(
    Context &context, StoredTable &table, std::span<const ItemBlob> items, std::size_t *failedIndex) {
    std::vector<Checked> list;
    list.reserve(items.size());
    for (const auto &item : items) {
        auto checked = check(item, table.description);
        if (!checked) {
            if (failedIndex != nullptr) *failedIndex = static_cast<std::size_t>(&item - items.data());
            return tl::unexpected(std::move(checked).error());
        }
        list.push_back(*std::move(checked));
    }
    const auto order = orderByKey(list, [](const Checked &checked) -> const Bytes & { return checked.key; });

    const bool wasEmpty = table.items.counts.items == 0;
    Consumed consumed(table.description);
    EntryBatch batch;
    for (auto place = order.begin(); place != order.end(); ++place) {
        auto &row = list[*place];
        const auto next = place + 1;
        if (next != order.end() && list[*next].key == row.key) continue; // replaced by a later one
        PlannedWrite write{.table = &table, .treeKey = std::move(row.key), .after = *row.item, .bytesAfter = row.bytes};
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

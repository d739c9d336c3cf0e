#include "model/view/item_totals.h"

#include "engine/value/item_blob.h"
#include "engine/value/key_bytes.h"

#include <unordered_set>

namespace model {

ItemTotals totalsOf(
    const TableDesign &table, std::span<const std::size_t> itemIndexes, const std::function<bool()> &stop) {
    ItemTotals totals;
    std::unordered_set<engine::Bytes> partitions;
    std::size_t counted = 0;
    for (const std::size_t item : itemIndexes) {
        if (stop && ++counted % 1024 == 0 && stop()) break;
        const engine::ItemView view((*table.items)[item]->blob);
        totals.bytes += engine::sizeInBytes(view);
        partitions.insert(engine::partitionKeyBytes(view, table.description.keySchema).value_or(engine::Bytes()));
    }
    totals.collections = partitions.size();
    return totals;
}

}

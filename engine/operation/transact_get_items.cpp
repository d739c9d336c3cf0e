#include "engine/capacity/consumed_by_table.h"
#include "engine/capacity/units.h"
#include "engine/operation/cancellation.h"
#include "engine/operation/operations.h"
#include "engine/request/request_expressions.h"
#include "engine/schema/key_checks.h"
#include "engine/storage/tree_key.h"

#include <set>

namespace engine {

Result<TransactGetItemsOutput> run(Context &context, const TransactGetItemsInput &input) {
    std::vector<std::optional<ProjectedPaths>> projections;
    for (const auto &[get] : input.transactItems) {
        CHECK(checkParameters(get));
        TRY(auto projection, readProjection(get));
        projections.push_back(std::move(projection));
    }

    std::vector<StoredTable *> tables;
    std::set<std::pair<std::string_view, ByteView>> places;
    for (const auto &[get] : input.transactItems) {
        TRY(auto *table, context.store.table(get.tableName));
        CHECK(checkNoEmptyKey(get.key, table->description.keySchema));
        if (!places.emplace(get.tableName, get.key.bytes).second) return validation(oneItemTwice);
        tables.push_back(table);
    }
    Cancellation cancellation(input.transactItems.size());
    for (std::size_t i = 0; i < tables.size(); ++i)
        CHECK(cancellation.judge(i, checkKey(input.transactItems[i].get.key, tables[i]->description.keySchema)));
    CHECK(cancellation.result());

    TransactGetItemsOutput output;
    ConsumedByTable consumed;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto &description = tables[i]->description;
        const auto key = *treeKey(input.transactItems[i].get.key, description.keySchema);
        TRY(auto stored, tables[i]->items.tree.find(key));
        consumed.of(description).addTable(readUnits(stored ? stored->bytes : 0, ReadMode::Transactional));
        ItemResponse response;
        if (stored) response.item = std::move(stored->item);
        if (response.item && projections[i]) response.item = project(*projections[i], *response.item);
        // Unlike in GetItem, nothing of an item is no item.
        if (response.item && ItemView(*response.item).empty()) response.item.reset();
        output.responses.push_back(std::move(response));
    }
    output.consumedCapacity = consumed.reports(input.returnConsumedCapacity, Consumed::Told::AsReads);
    return output;
}

}

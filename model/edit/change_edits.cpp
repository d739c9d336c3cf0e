#include "model/edit/change_edits.h"

#include "engine/schema/key_checks.h"
#include "model/edit/edit_table.h"
#include "model/edit/item_edits.h"

#include <map>
#include <unordered_map>

namespace model {

namespace {

using Outcome = std::map<engine::Bytes, std::optional<engine::ItemBlob>>; ///< By key: the item, or none any more.

/// The cells by which `after` differs from the item.
void addCells(std::vector<CellValue> &cells, std::size_t itemIndex, engine::ItemView before, engine::ItemView after) {
    for (const auto &[name, value] : after.members()) {
        const auto old = before.find(name);
        if (!old || old->bytes() != value.bytes())
            cells.push_back({itemIndex, std::string(name), engine::ValueBlob{engine::Bytes(value.bytes())}});
    }
    for (const auto &[name, value] : before.members())
        if (!after.find(name)) cells.push_back({itemIndex, std::string(name), {}});
}

Result<Design> keep(Design design, const std::string &tableName, const Outcome &outcome) {
    TRY(const auto index, findTable(design, tableName));
    const Shared<TableDesign> table = design.tables[index];
    std::unordered_map<engine::Bytes, std::size_t> places;
    for (std::size_t i = 0; i < table->items->size(); ++i) {
        const auto key = engine::keyOf(engine::ItemView((*table->items)[i]->blob), table->description.keySchema);
        if (key) places.try_emplace(key->bytes, i); // of items with one key the first counts, as in the sandbox
    }
    std::vector<CellValue> cells;
    std::vector<std::size_t> gone;
    std::vector<SampleItem> made;
    for (const auto &[key, item] : outcome) {
        const auto place = places.find(key);
        if (place == places.end()) {
            if (item) made.push_back({.blob = *item});
        } else if (!item) {
            gone.push_back(place->second);
        } else {
            addCells(
                cells, place->second, engine::ItemView((*table->items)[place->second]->blob), engine::ItemView(*item));
        }
    }
    TRY(design, setAttributes(std::move(design), tableName, std::move(cells)));
    TRY(design, insertItems(std::move(design), tableName, table->items->size(), std::move(made)));
    return removeItems(std::move(design), tableName, std::move(gone));
}

}

Result<Design> keepChanges(Design design, std::span<const engine::EntryChange> changes) {
    std::map<std::string, Outcome> outcomes;
    for (const engine::EntryChange &change : changes) {
        if (!change.indexName.empty()) continue;
        TRY(const auto index, findTable(design, change.tableName));
        const auto &any = change.after ? *change.after : *change.before;
        TRY(const auto key, engine::keyOf(engine::ItemView(any), design.tables[index]->description.keySchema));
        outcomes[change.tableName][key.bytes] = change.after;
    }
    for (const auto &[tableName, outcome] : outcomes) {
        TRY(design, keep(std::move(design), tableName, outcome));
    }
    return design;
}

}

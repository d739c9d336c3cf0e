#include "app/document/selection.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {

/// The place by its numbers, so that a rename in between does not lose it.
std::string renamed(const std::string &name, const model::Design &before, const model::Design &after) {
    const auto index = before.tableIndex(name);
    if (after.table(name) || !index || before.tables.size() != after.tables.size()) return name;
    return after.tables[*index]->name();
}

using Index = engine::SecondaryIndex;
using Indexes = std::vector<Index>;

std::string renamed(const std::string &name, const Indexes &before, const Indexes &after) {
    const auto found = std::ranges::find(before, name, &Index::indexName);
    const bool stays = std::ranges::find(after, name, &Index::indexName) != after.end();
    if (stays || found == before.end() || before.size() != after.size()) return name;
    return after[static_cast<std::size_t>(found - before.begin())].indexName;
}

std::string renamedEntity(const std::string &name, const model::TableDesign &before, const model::TableDesign &after) {
    const auto number = before.entityIndex(name);
    if (!number || after.entityType(name) || before.entityTypes.size() != after.entityTypes.size()) return name;
    return after.entityTypes[*number]->name;
}

/// The place without what the design does not have.
model::Place existing(model::Place place, const model::Design &design) {
    const bool hasPattern =
        std::ranges::any_of(design.patterns, [&](const auto &pattern) { return pattern->id == place.patternId; });
    if (!hasPattern) place.patternId.clear();
    const auto *table = design.table(place.tableName);
    if (!table) {
        model::Place left;
        left.patternId = place.patternId;
        return left;
    }
    const auto &definition = table->description;
    const bool hasIndex = std::ranges::count(definition.globalSecondaryIndexes, place.indexName, &Index::indexName) +
                          std::ranges::count(definition.localSecondaryIndexes, place.indexName, &Index::indexName);
    if (!hasIndex) place.indexName.clear();
    if (!table->entityType(place.entityName)) place.entityName.clear();
    if (place.itemIndex >= table->items->size()) place.itemIndex.reset();
    return place;
}

}

Selection::Selection(Document &document, QObject *parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &Selection::follow);
}

void Selection::select(model::Place place) {
    std::vector<std::size_t> items;
    if (place.itemIndex) items.push_back(*place.itemIndex);
    if (place == m_place && items == m_items) return;
    m_items = std::move(items);
    const auto before = std::exchange(m_place, std::move(place));
    emit changed(before);
}

void Selection::selectItems(const std::string &tableName, std::vector<std::size_t> items, std::size_t current) {
    std::ranges::sort(items);
    if (!std::ranges::binary_search(items, current)) items.insert(std::ranges::lower_bound(items, current), current);
    model::Place place = m_place.tableName == tableName ? m_place : model::Place();
    place.tableName = tableName;
    place.itemIndex = current;
    place.attributeName.clear();
    place.patternId.clear();
    if (place == m_place && items == m_items) return;
    m_items = std::move(items);
    const auto before = std::exchange(m_place, std::move(place));
    emit changed(before);
}

void Selection::follow(const model::Design &before) {
    const model::Design &after = m_document.design();
    model::Place place = m_place;
    place.tableName = renamed(m_place.tableName, before, after);
    const auto *old = before.table(m_place.tableName), *table = after.table(place.tableName);
    if (old && table) {
        place.indexName = renamed(
            place.indexName, old->description.globalSecondaryIndexes, table->description.globalSecondaryIndexes);
        place.indexName =
            renamed(place.indexName, old->description.localSecondaryIndexes, table->description.localSecondaryIndexes);
        place.entityName = renamedEntity(place.entityName, *old, *table);
    }
    place = existing(std::move(place), after);
    std::vector<std::size_t> items;
    if (place.itemIndex) {
        items = m_items;
        std::erase_if(items, [&](std::size_t item) { return item >= table->items->size(); });
    }
    if (place == m_place && items == m_items) return;
    m_items = std::move(items);
    const auto previous = std::exchange(m_place, std::move(place));
    emit changed(previous);
}

}

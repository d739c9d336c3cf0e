#include "model/view/entity_chart.h"

#include <algorithm>
#include <string_view>

namespace model {

namespace {

using Parts = std::vector<KeyTemplate::Part>;

const std::string *templateOf(const EntityType &type, const std::string &attributeName) {
    const auto found = type.keyTemplates.find(attributeName);
    return found == type.keyTemplates.end() || found->second.empty() ? nullptr : &found->second;
}

bool isIn(const std::vector<IndexLens> &lenses, std::string_view indexName, std::size_t entity) {
    const auto lens = std::ranges::find(lenses, indexName, &IndexLens::indexName);
    if (lens == lenses.end()) return false;
    return std::ranges::any_of(
        lens->entities, [&](const EntityShare &share) { return share.entity == entity && share.items > 0; });
}

/// The template; without one, the attribute by its name.
Parts partsOf(const EntityType &type, const std::string &attributeName) {
    if (const auto *text = templateOf(type, attributeName)) return KeyTemplate(*text).parts();
    return {
        {true, attributeName}
    };
}

std::vector<std::string> ownKeys(const engine::SecondaryIndex &index, const engine::KeySchema &tableKey) {
    std::vector<std::string> names;
    for (const auto &key : index.keySchema.attributes())
        if (!tableKey.contains(key.name)) names.push_back(key.name);
    return names;
}

/// The columns of one index: its own key attributes that have no column yet, or the index as a whole.
void addIndex(EntityChart &chart, const TableDesign &table, const engine::SecondaryIndex &index) {
    const auto names = ownKeys(index, table.description.keySchema);
    // "{orderDate}" for orderDate only says that the attribute is there.
    const bool templated = std::ranges::any_of(table.entityTypes, [&](const auto &type) {
        return std::ranges::any_of(names, [&](const auto &name) {
            const auto *text = templateOf(*type, name);
            return text && *text != "{" + name + "}";
        });
    });
    if (!templated) {
        chart.columns.push_back({index.indexName, {}, index.indexName, false});
        return;
    }
    for (const auto &name : names) {
        if (std::ranges::find(chart.columns, name, &EntityChartColumn::attributeName) != chart.columns.end()) continue;
        const bool partition = std::ranges::find(index.keySchema.partitionKeys(), name, &engine::KeyAttribute::name) !=
                               index.keySchema.partitionKeys().end();
        chart.columns.push_back({name, name, index.indexName, partition});
    }
}

EntityChartCell cellOf(const EntityChartColumn &column, const TableDesign &table, std::size_t entity,
    const std::vector<IndexLens> &lenses) {
    const EntityType &type = *table.entityTypes[entity];
    if (!column.attributeName.empty()) {
        const bool has = column.indexName.empty() || templateOf(type, column.attributeName) ||
                         isIn(lenses, column.indexName, entity);
        return has ? EntityChartCell{partsOf(type, column.attributeName)} : EntityChartCell{};
    }
    if (!isIn(lenses, column.indexName, entity)) return {};
    EntityChartCell cell;
    for (const auto &name : ownKeys(*table.description.index(column.indexName), table.description.keySchema)) {
        if (!cell.parts.empty()) cell.parts.push_back({false, " › "});
        for (auto &part : partsOf(type, name)) cell.parts.push_back(std::move(part));
    }
    return cell;
}

}

std::string EntityChartCell::text() const {
    std::string text;
    for (const auto &part : parts) text += part.variable ? "{" + part.text + "}" : part.text;
    return text;
}

EntityChart entityChartOf(const TableDesign &table, const std::vector<IndexLens> &lenses) {
    EntityChart chart;
    for (const auto &key : table.description.keySchema.partitionKeys())
        chart.columns.push_back({key.name, key.name, {}, true});
    for (const auto &key : table.description.keySchema.sortKeys())
        chart.columns.push_back({key.name, key.name, {}, false});
    for (const auto &index : table.description.globalSecondaryIndexes) addIndex(chart, table, index);
    for (const auto &index : table.description.localSecondaryIndexes) addIndex(chart, table, index);
    for (std::size_t entity = 0; entity < table.entityTypes.size(); ++entity) {
        EntityChartRow row;
        row.entity = entity;
        row.place = {.tableName = table.name(), .entityName = table.entityTypes[entity]->name};
        for (const auto &column : chart.columns) row.cells.push_back(cellOf(column, table, entity, lenses));
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

std::string toText(const EntityChart &chart, const TableDesign &table) {
    std::string text = "Entity";
    for (const auto &column : chart.columns) text += "\t" + column.title;
    for (const auto &row : chart.rows) {
        text += "\n" + table.entityTypes[row.entity]->name;
        for (const auto &cell : row.cells) text += "\t" + (cell.parts.empty() ? "–" : cell.text());
    }
    return text + "\n";
}

}

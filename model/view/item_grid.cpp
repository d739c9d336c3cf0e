#include "model/view/item_grid.h"

#include "engine/value/key_bytes.h"
#include "model/infer/entity_inference.h"
#include "model/view/cell.h"

#include <algorithm>
#include <numeric>

namespace model {
namespace {

constexpr std::size_t damagedCount = 10;     // Behind the ten types.
constexpr std::size_t inPlaceBytes = 32'768; // Longer texts are edited in a window of their own.

const DamagedValue *damagedValue(const SampleItem &item, std::string_view attributeName) {
    const auto found = std::ranges::find(item.damaged, attributeName, &DamagedValue::attributeName);
    return found == item.damaged.end() ? nullptr : &*found;
}

/// Bytes whose order is that of the values: by type, then as DynamoDB sorts keys, nested ones by their text.
engine::Bytes sortBytes(engine::ValueView value) {
    engine::Bytes out(1, static_cast<char>(value.type()));
    if (value.type() <= engine::Type::B)
        engine::appendKeyPart(out, value);
    else
        out += displayText(value);
    return out;
}

}

ItemGrid ItemGrid::of(Shared<TableDesign> table) {
    ItemGrid grid(std::move(table));
    grid.m_ids = std::make_shared<const ItemIds>(ItemIds::of(*grid.m_table->items));
    grid.fill(nullptr);
    return grid;
}

ItemGrid ItemGrid::after(Shared<TableDesign> table) const {
    const bool sameRules = table->description == m_table->description && table->entityTypes == m_table->entityTypes &&
                           table->attributes == m_table->attributes;
    ItemGrid grid(std::move(table));
    grid.m_sortedBy = m_sortedBy;
    grid.m_ascending = m_ascending;
    grid.m_keep = m_keep;
    grid.m_ids = std::make_shared<const ItemIds>(m_ids->after(*m_table->items, *grid.m_table->items));
    grid.fill(sameRules ? this : nullptr);
    return grid;
}

/// Counts an item's attributes into their columns, or takes it out again.
void ItemGrid::count(const SampleItem &item, bool add) {
    const auto countOne = [&](std::string_view name, std::size_t type) {
        auto found = m_columnByName.find(name);
        if (found == m_columnByName.end()) {
            found = m_columnByName.emplace(std::string(name), m_columns.size()).first;
            m_columns.push_back({.name = std::string(name)});
            m_typeCounts.push_back({});
        }
        auto &counted = m_typeCounts[found->second][type];
        add ? ++counted : --counted;
    };
    for (const auto &[name, value] : engine::ItemView(item.blob).members())
        countOne(name, static_cast<std::size_t>(value.type()));
    for (const auto &damaged : item.damaged) countOne(damaged.attributeName, damagedCount);
}

void ItemGrid::fill(const ItemGrid *before) {
    const auto &items = *m_table->items;
    ItemSpan changed{0, 0, items.size()};
    std::size_t firstUndeclared = 0;
    if (before) {
        changed = changedItems(*before->m_table->items, items);
        m_columns = before->m_columns;
        m_typeCounts = before->m_typeCounts;
        m_columnByName = before->m_columnByName;
        m_all = before->m_all;
        for (auto i = changed.first; i < changed.first + changed.countBefore; ++i)
            count(*(*before->m_table->items)[i], false);
    } else {
        const auto &description = m_table->description;
        const auto add = [&](const std::string &name) {
            if (!m_columnByName.try_emplace(name, m_columns.size()).second) return;
            m_columns.push_back({.name = name});
            m_typeCounts.push_back({});
        };
        for (const auto &key : description.attributeDefinitions()) add(key.name);
        for (const auto &attribute : m_table->attributes) add(attribute.name);
        firstUndeclared = m_columns.size();
    }
    const EntityMatcher matcher(*m_table);
    std::vector<Row> read;
    read.reserve(changed.countNow);
    for (auto i = changed.first; i < changed.first + changed.countNow; ++i) {
        const auto &item = *items[i];
        count(item, true);
        read.push_back({i, matcher.entityOf(item.blob), engine::sizeInBytes(engine::ItemView(item.blob))});
    }
    const auto at = m_all.begin() + static_cast<std::ptrdiff_t>(changed.first);
    const auto next = m_all.erase(at, at + static_cast<std::ptrdiff_t>(changed.countBefore));
    m_all.insert(next, read.begin(), read.end());
    if (changed.countNow != changed.countBefore)
        for (std::size_t i = 0; i < m_all.size(); ++i) m_all[i].itemIndex = i;
    describeColumns();
    if (!before) { // After an edit columns stay where they are.
        std::vector<std::size_t> order(m_columns.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        const auto undeclared = order.begin() + static_cast<std::ptrdiff_t>(firstUndeclared);
        std::ranges::sort(undeclared, order.end(), [&](std::size_t a, std::size_t b) {
            const auto &left = m_columns[a], &right = m_columns[b];
            return left.items != right.items ? left.items > right.items : left.name < right.name;
        });
        std::vector<GridColumn> columns;
        std::vector<std::array<std::size_t, 11>> counts;
        for (const auto from : order) {
            m_columnByName[m_columns[from].name] = columns.size();
            columns.push_back(std::move(m_columns[from]));
            counts.push_back(m_typeCounts[from]);
        }
        m_columns = std::move(columns);
        m_typeCounts = std::move(counts);
    }
    arrange();
}

void ItemGrid::describeColumns() {
    const auto &description = m_table->description;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        auto &column = m_columns[c];
        const auto &counts = m_typeCounts[c];
        column.items = std::accumulate(counts.begin(), counts.end(), std::size_t(0));
        column.type.reset();
        column.indexes.clear();
        column.role = Field::Role::Attribute;
        const auto find = [&](const std::vector<engine::KeyAttribute> &keys) {
            const auto found = std::ranges::find(keys, column.name, &engine::KeyAttribute::name);
            if (found == keys.end()) return false;
            column.type = valueType(found->type);
            return true;
        };
        for (const auto *indexes : {&description.globalSecondaryIndexes, &description.localSecondaryIndexes}) {
            for (const auto &index : *indexes) {
                if (!find(index.keySchema.attributes())) continue;
                column.role = Field::Role::IndexKey;
                column.indexes.push_back(index.indexName);
            }
        }
        if (find(description.keySchema.partitionKeys())) column.role = Field::Role::PartitionKey;
        if (find(description.keySchema.sortKeys())) column.role = Field::Role::SortKey;
        const auto declared = std::ranges::find(m_table->attributes, column.name, &DeclaredAttribute::name);
        if (!column.type && declared != m_table->attributes.end()) column.type = declared->type;
        const auto most = std::ranges::max_element(counts.begin(), counts.begin() + damagedCount);
        if (!column.type && *most > 0) column.type = static_cast<engine::Type>(most - counts.begin());
        const auto ofType = column.type ? counts[static_cast<std::size_t>(*column.type)] : 0;
        column.otherTypes = column.items - counts[damagedCount] - ofType;
    }
}

void ItemGrid::arrange() {
    m_rows.clear();
    for (const auto &row : m_all)
        if (!m_keep || m_keep(*(*m_table->items)[row.itemIndex])) m_rows.push_back(row);
    if (!m_sortedBy) return;
    std::vector<std::pair<std::optional<engine::Bytes>, Row>> keyed;
    keyed.reserve(m_rows.size());
    for (const auto &row : m_rows) {
        const auto value = engine::ItemView((*m_table->items)[row.itemIndex]->blob).find(*m_sortedBy);
        keyed.emplace_back(value ? std::optional(sortBytes(*value)) : std::nullopt, row);
    }
    std::ranges::stable_sort(keyed, [&](const auto &a, const auto &b) {
        if (!a.first || !b.first) return a.first.has_value() && !b.first;
        return m_ascending ? *a.first < *b.first : *b.first < *a.first;
    });
    for (std::size_t i = 0; i < keyed.size(); ++i) m_rows[i] = keyed[i].second;
}

std::optional<std::size_t> ItemGrid::columnOf(std::string_view attributeName) const {
    const auto found = m_columnByName.find(attributeName);
    if (found == m_columnByName.end()) return std::nullopt;
    return found->second;
}

std::optional<engine::ValueView> ItemGrid::value(std::size_t row, std::size_t column) const {
    return engine::ItemView((*m_table->items)[m_rows[row].itemIndex]->blob).find(m_columns[column].name);
}

GridCell ItemGrid::cell(std::size_t row, std::size_t column) const {
    GridCell cell;
    if (const auto found = value(row, column)) {
        cell.text = displayText(*found);
        cell.type = found->type();
        cell.otherType = m_columns[column].type && *m_columns[column].type != found->type();
        if (found->bytes().size() > inPlaceBytes)
            cell.notEditable = {"Grid", TRANSLATABLE("Grid", "Too long for a cell: edit it in the item's JSON"), {}};
        return cell;
    }
    if (const auto *damaged = damagedValue(*(*m_table->items)[m_rows[row].itemIndex], m_columns[column].name)) {
        cell.text = damaged->json;
        cell.damaged = true;
        cell.why = damaged->why;
    }
    return cell;
}

std::string ItemGrid::editText(std::size_t row, std::size_t column) const {
    if (const auto found = value(row, column)) return model::editText(*found);
    const auto *damaged = damagedValue(*(*m_table->items)[m_rows[row].itemIndex], m_columns[column].name);
    return damaged ? damaged->json : std::string();
}

Place ItemGrid::address(std::size_t row, std::size_t column) const {
    Place place;
    place.tableName = m_table->name();
    place.attributeName = m_columns[column].name;
    place.itemIndex = m_rows[row].itemIndex;
    return place;
}

std::uint64_t ItemGrid::rowKey(std::size_t row) const {
    return m_ids->ids[m_rows[row].itemIndex];
}

std::optional<std::size_t> ItemGrid::rowOf(std::size_t itemIndex) const {
    if (!m_sortedBy && !m_keep) return itemIndex < m_rows.size() ? std::optional(itemIndex) : std::nullopt;
    const auto found = std::ranges::find(m_rows, itemIndex, &Row::itemIndex);
    if (found == m_rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - m_rows.begin());
}

ItemGrid ItemGrid::sortedBy(std::size_t column, bool ascending) const {
    ItemGrid grid = *this;
    grid.m_sortedBy = m_columns[column].name;
    grid.m_ascending = ascending;
    grid.arrange();
    return grid;
}

ItemGrid ItemGrid::filtered(std::function<bool(const SampleItem &)> keep) const {
    ItemGrid grid = *this;
    grid.m_keep = std::move(keep);
    grid.arrange();
    return grid;
}

}

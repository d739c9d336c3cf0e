#include "app/data/collection_model.h"

#include "app/window/text.h"
#include "model/infer/key_shape.h"
#include "model/view/cell.h"

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t sampledRows = 400; ///< To find out how many columns there are; others add theirs when seen.

/// What names a row through an edit. Items are numbered from zero; heads take the upper half.
std::vector<std::uint64_t> rowKeys(const model::Collections &collections, const auto &rows) {
    constexpr std::uint64_t head = std::uint64_t(1) << 63;
    std::vector<std::uint64_t> keys;
    keys.reserve(rows.size());
    for (const auto &row : rows) {
        if (row.position < 0)
            keys.push_back(std::hash<std::string>()(collections.groupKey(static_cast<std::size_t>(row.group))) | head);
        else
            keys.push_back(collections.rowKey(static_cast<std::size_t>(row.position)));
    }
    return keys;
}

}

CollectionModel::CollectionModel(Document &document, QObject *parent) : ItemModel(document, parent), m_cells(1024) {
    // A row seen for the first time may have more attributes than those looked at before: its columns come as soon as
    // the view has painted.
    m_growing.setSingleShot(true);
    m_growing.setInterval(0);
    connect(&m_growing, &QTimer::timeout, this, &CollectionModel::grow);
}

void CollectionModel::show(
    model::Shared<model::TableDesign> table, std::string indexName, model::Collections::Order order) {
    beginResetModel();
    if (m_collections && (table->name() != this->table().name() || indexName != m_collections->indexName()))
        m_collapsed.clear();
    m_order = order;
    m_collections = model::Collections::of(std::move(table), std::move(indexName), order);
    const auto *index = m_collections->index();
    m_hasGroups = index || this->table().description.keySchema.hasSortKey();
    m_firstAttributeColumn = index && index->keySchema.hasSortKey() ? 2 : 1;
    m_cells.clear();
    measureColumns();
    m_rows = rowsOf(*m_collections);
    setRepeats(0, m_rows.size());
    endResetModel();
}

std::vector<CollectionModel::Row> CollectionModel::rowsOf(const model::Collections &collections) const {
    std::vector<Row> rows;
    rows.reserve(collections.items().size() + (m_hasGroups ? collections.groups().size() : 0));
    for (std::size_t g = 0; g < collections.groups().size(); ++g) {
        const auto &group = collections.groups()[g];
        const bool headed = m_hasGroups || group.keyMissing;
        if (headed) rows.push_back({static_cast<std::int32_t>(g), -1, false});
        if (headed && !m_collapsed.empty() && m_collapsed.contains(collections.groupKey(g))) continue;
        for (std::size_t i = 0; i < group.count; ++i)
            rows.push_back({static_cast<std::int32_t>(g), static_cast<std::int32_t>(group.first + i), false});
    }
    return rows;
}

void CollectionModel::setRepeats(std::size_t first, std::size_t count) {
    for (std::size_t i = first; i < std::min(first + count, m_rows.size()); ++i) {
        auto &row = m_rows[i];
        row.repeats = row.position >= 0 && i > 0 && m_rows[i - 1].position >= 0 &&
                      m_collections->repeatsNames(static_cast<std::size_t>(row.position));
    }
}

void CollectionModel::measureColumns() {
    m_indexKeys.clear();
    const auto &description = table().description;
    const auto *lens = m_collections->index();
    const auto addKeys = [&](const std::vector<engine::SecondaryIndex> &indexes) {
        for (const auto &index : indexes)
            for (const auto &key : index.keySchema.attributes()) {
                const bool shown = description.keySchema.contains(key.name) ||
                                   (lens && lens->keySchema.contains(key.name)) ||
                                   std::ranges::find(m_indexKeys, key.name) != m_indexKeys.end();
                if (!shown && model::isGenericKeyName(key.name)) m_indexKeys.push_back(key.name);
            }
    };
    addKeys(description.globalSecondaryIndexes);
    addKeys(description.localSecondaryIndexes);

    m_slots = 0;
    m_wantedSlots = 0;
    const std::size_t count = m_collections->items().size();
    const std::size_t step = std::max<std::size_t>(1, count / sampledRows);
    for (std::size_t position = 0; position < count; position += step) cells(position);
    m_slots = m_wantedSlots;
    m_growing.stop();
    m_cells.clear();
}

int CollectionModel::columnOf(const model::Field &field) const {
    const auto key = std::ranges::find(m_indexKeys, field.name);
    if (key != m_indexKeys.end()) return m_firstAttributeColumn + m_slots + static_cast<int>(key - m_indexKeys.begin());
    return m_firstAttributeColumn + static_cast<int>(field.slot);
}

const CollectionModel::Cells &CollectionModel::cells(std::size_t position) const {
    if (const auto *known = m_cells.object(position)) return *known;
    auto *cells = new Cells(static_cast<std::size_t>(columnCount()));
    for (auto &field : m_collections->fields(position)) {
        const bool indexKey = std::ranges::find(m_indexKeys, field.name) != m_indexKeys.end();
        if (!indexKey && static_cast<int>(field.slot) >= m_slots) {
            m_wantedSlots = std::max(m_wantedSlots, static_cast<int>(field.slot) + 1);
            m_growing.start();
            continue;
        }
        (*cells)[static_cast<std::size_t>(columnOf(field))] = std::move(field);
    }
    m_cells.insert(position, cells);
    return *cells;
}

void CollectionModel::follow(model::Shared<model::TableDesign> table) {
    const bool sameSchema = this->table().description == table->description &&
                            this->table().entityTypes == table->entityTypes &&
                            this->table().attributes == table->attributes;
    emit aboutToFollow();
    if (!sameSchema) {
        show(std::move(table), m_collections->indexName(), m_order);
        emit followed();
        return;
    }
    auto next = m_collections->after(std::move(table));
    auto rows = rowsOf(next);
    const auto diff = rowDiff(rowKeys(*m_collections, m_rows), rowKeys(next, rows));
    if (diff.wantsReset()) {
        beginResetModel();
        m_collections = std::move(next);
        m_cells.clear();
        m_rows = std::move(rows);
        setRepeats(0, m_rows.size());
        endResetModel();
        emit followed();
        return;
    }
    const auto rowsBefore = m_rows;
    for (const auto &range : diff.removed) {
        beginRemoveRows({}, range.first, range.first + range.count - 1);
        m_rows.erase(m_rows.begin() + range.first, m_rows.begin() + range.first + range.count);
        endRemoveRows();
    }
    const auto changed = carryRepeats(*m_collections, rowsBefore, next, rows, diff);
    // The rows that stay, in the words of the new collections; what is new is not among them yet.
    m_collections = std::move(next);
    m_cells.clear();
    m_rows.clear();
    int from = 0;
    for (const auto &range : diff.inserted) {
        m_rows.insert(m_rows.end(), rows.begin() + from, rows.begin() + range.first);
        from = range.first + range.count;
    }
    m_rows.insert(m_rows.end(), rows.begin() + from, rows.end());
    for (const auto &range : diff.inserted) {
        beginInsertRows({}, range.first, range.first + range.count - 1);
        m_rows.insert(
            m_rows.begin() + range.first, rows.begin() + range.first, rows.begin() + range.first + range.count);
        endInsertRows();
    }
    if (changed.count > 0)
        emit dataChanged(index(changed.first, 0), index(changed.first + changed.count - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit followed();
}

RowRange CollectionModel::carryRepeats(const model::Collections &collectionsBefore, const std::vector<Row> &before,
    const model::Collections &collections, std::vector<Row> &rows, const RowDiff &diff) {
    const auto inRanges = [](const std::vector<RowRange> &ranges, std::size_t size) {
        std::vector<bool> in(size, false);
        for (const auto &range : ranges) std::fill_n(in.begin() + range.first, range.count, true);
        return in;
    };
    const auto removed = inRanges(diff.removed, before.size()), inserted = inRanges(diff.inserted, rows.size());
    const auto sample = [](const model::Collections &of, const Row &row) -> auto & {
        return (*of.table().items)[of.items()[static_cast<std::size_t>(row.position)].itemIndex];
    };
    std::size_t old = 0;
    std::optional<std::size_t> first, last;
    bool aboveMoved = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto &row = rows[i];
        const auto repeats = [&] {
            return row.position >= 0 && i > 0 && rows[i - 1].position >= 0 &&
                   collections.repeatsNames(static_cast<std::size_t>(row.position));
        };
        if (inserted[i]) {
            row.repeats = repeats();
            aboveMoved = true;
            continue;
        }
        for (; removed[old]; ++old) aboveMoved = true;
        const bool changed =
            row.position >= 0 && !sample(collections, row).same(sample(collectionsBefore, before[old]));
        row.repeats = changed || aboveMoved ? repeats() : before[old].repeats;
        if (changed || row.repeats != before[old].repeats) {
            if (!first) first = i;
            last = i;
        }
        aboveMoved = changed;
        ++old;
    }
    // Heads say counts and sizes: with items in or out any of them may change, with a changed item its own.
    if (!diff.empty()) return {0, static_cast<int>(rows.size())};
    if (!first) return {};
    while (*first > 0 && rows[*first].position >= 0) --*first;
    return {static_cast<int>(*first), static_cast<int>(*last - *first + 1)};
}

int CollectionModel::groupRow(int row) const {
    const auto head = std::ranges::lower_bound(m_rows, m_rows[static_cast<std::size_t>(row)].group, {}, &Row::group);
    return head->position < 0 ? static_cast<int>(head - m_rows.begin()) : -1;
}

bool CollectionModel::isCollapsed(int row) const {
    const auto &r = m_rows[static_cast<std::size_t>(row)];
    return m_collapsed.contains(m_collections->groupKey(static_cast<std::size_t>(r.group)));
}

void CollectionModel::setCollapsed(int row, bool collapsed) {
    const int head = groupRow(row);
    if (head < 0 || isCollapsed(head) == collapsed) return;
    const auto groupNumber = m_rows[static_cast<std::size_t>(head)].group;
    const auto &group = m_collections->groups()[static_cast<std::size_t>(groupNumber)];
    const auto key = m_collections->groupKey(static_cast<std::size_t>(groupNumber));
    const int count = static_cast<int>(group.count);
    if (collapsed) {
        m_collapsed.insert(key);
        if (count > 0) {
            beginRemoveRows({}, head + 1, head + count);
            m_rows.erase(m_rows.begin() + head + 1, m_rows.begin() + head + 1 + count);
            endRemoveRows();
        }
    } else {
        m_collapsed.erase(key);
        if (count > 0) {
            std::vector<Row> rows;
            for (int i = 0; i < count; ++i) {
                const auto position = static_cast<std::int32_t>(group.first) + i;
                rows.push_back(
                    {groupNumber, position, i > 0 && m_collections->repeatsNames(static_cast<std::size_t>(position))});
            }
            beginInsertRows({}, head + 1, head + count);
            m_rows.insert(m_rows.begin() + head + 1, rows.begin(), rows.end());
            endInsertRows();
        }
    }
    emit dataChanged(index(head, 0), index(head, columnCount() - 1));
}

void CollectionModel::setAllCollapsed(bool collapsed) {
    emit aboutToFollow();
    beginResetModel();
    m_collapsed.clear();
    if (collapsed)
        for (std::size_t g = 0; g < m_collections->groups().size(); ++g) m_collapsed.insert(m_collections->groupKey(g));
    m_rows = rowsOf(*m_collections);
    setRepeats(0, m_rows.size());
    endResetModel();
    emit followed();
}

void CollectionModel::uncover(std::size_t item) {
    const auto position = m_collections ? m_collections->positionOf(item) : std::nullopt;
    if (!position || m_collapsed.empty()) return;
    const auto group = static_cast<std::int32_t>(m_collections->groupOf(*position));
    const auto head = std::ranges::lower_bound(m_rows, group, {}, &Row::group);
    if (head != m_rows.end() && head->group == group) setCollapsed(static_cast<int>(head - m_rows.begin()), false);
}

std::optional<std::size_t> CollectionModel::itemAt(int row) const {
    if (row < 0 || row >= static_cast<int>(m_rows.size()) || isGroup(row)) return std::nullopt;
    return m_collections->items()[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)].position)].itemIndex;
}

QModelIndex CollectionModel::indexOf(std::size_t item, const std::string &attributeName) const {
    const auto position = m_collections ? m_collections->positionOf(item) : std::nullopt;
    if (!position) return {};
    const std::pair wanted(
        static_cast<std::int32_t>(m_collections->groupOf(*position)), static_cast<std::int32_t>(*position));
    const auto found =
        std::ranges::lower_bound(m_rows, wanted, {}, [](const Row &row) { return std::pair(row.group, row.position); });
    if (found == m_rows.end() || found->position != wanted.second) return {};
    const int row = static_cast<int>(found - m_rows.begin());
    if (attributeName.empty() || attributeName == keyAttribute()) return index(row, 0);
    if (hasTableKeyColumn() && table().description.keySchema.contains(attributeName)) return index(row, 1);
    const auto &fields = cells(*position);
    const auto cell =
        std::ranges::find_if(fields, [&](const auto &field) { return field && field->name == attributeName; });
    return index(row, cell == fields.end() ? 0 : static_cast<int>(cell - fields.begin()));
}

/// The attribute that the first column shows and edits: the sort key, or of a table without one the partition key.
std::string CollectionModel::keyAttribute() const {
    const auto *lens = m_collections->index();
    const auto &schema = lens ? lens->keySchema : table().description.keySchema;
    if (schema.sortKeys().size() > 1 || (lens && !schema.hasSortKey())) return {};
    return schema.hasSortKey() ? schema.sortKeys().front().name : schema.partitionKeys().front().name;
}

model::Place CollectionModel::placeAt(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    model::Place place{.tableName = table().name(), .indexName = m_collections->indexName()};
    if (row.position < 0) return place;
    place.itemIndex = m_collections->items()[static_cast<std::size_t>(row.position)].itemIndex;
    if (index.column() == 0)
        place.attributeName = keyAttribute();
    else if (const auto *shown = field(index))
        place.attributeName = shown->name;
    return place;
}

std::vector<std::size_t> CollectionModel::itemsInOrder() const {
    std::vector<std::size_t> items;
    if (!m_collections) return items;
    items.reserve(m_collections->items().size());
    for (const auto &item : m_collections->items()) items.push_back(item.itemIndex);
    return items;
}

int CollectionModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int CollectionModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : m_firstAttributeColumn + m_slots + static_cast<int>(m_indexKeys.size());
}

const model::Field *CollectionModel::field(const QModelIndex &index) const {
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.position < 0 || index.column() < m_firstAttributeColumn) return nullptr;
    const auto &fields = cells(static_cast<std::size_t>(row.position));
    const auto column = static_cast<std::size_t>(index.column());
    return column < fields.size() && fields[column] ? &*fields[column] : nullptr;
}

CellView CollectionModel::groupView(const Row &row) const {
    const auto &group = m_collections->groups()[static_cast<std::size_t>(row.group)];
    CellView view;
    view.kind = CellView::Kind::Group;
    view.monospace = !group.keyMissing;
    view.text = group.keyMissing ? tr("Without a usable key") : toQString(group.partitionKey);
    view.note = tr("%1 · %2").arg(tr("%n item(s)", nullptr, static_cast<int>(group.count)), bytesText(group.bytes));
    view.collapsed = m_collapsed.contains(m_collections->groupKey(static_cast<std::size_t>(row.group)));
    return view;
}

CellView CollectionModel::itemView(const Row &row, const QModelIndex &index) const {
    const auto position = static_cast<std::size_t>(row.position);
    const auto &item = m_collections->items()[position];
    CellView view;
    if (index.column() == 0) {
        view.kind = CellView::Kind::Key;
        view.entity = entityMark(table(), item.entity);
        view.monospace = true;
        const auto *lens = m_collections->index();
        const bool ownKey = lens ? lens->keySchema.hasSortKey() : table().description.keySchema.hasSortKey();
        view.text = toQString(ownKey ? m_collections->sortKeyText(position) : m_collections->tableKeyText(position));
        const auto value = engine::ItemView((*table().items)[item.itemIndex]->blob).find(keyAttribute());
        if (value) view.type = value->type();
        return view;
    }
    if (index.column() == 1 && hasTableKeyColumn()) {
        view.kind = CellView::Kind::Value;
        view.monospace = true;
        QStringList names;
        for (const auto &key : table().description.keySchema.attributes()) names << toQString(key.name);
        if (!row.repeats) view.name = names.join(QStringLiteral(" › "));
        view.text = toQString(m_collections->tableKeyText(position));
        return view;
    }
    const auto *shown = field(index);
    if (!shown) return view;
    view.kind = CellView::Kind::Value;
    if (!row.repeats) view.name = toQString(shown->name);
    view.text = toQString(shown->text);
    view.note = toQString(shown->why);
    if (!shown->damaged) view.type = shown->type;
    view.monospace = shown->role != model::Field::Role::Attribute;
    view.projected = shown->projected;
    view.damaged = shown->damaged;
    return view;
}

QVariant CollectionModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.position < 0) {
        if (index.column() != 0) return {};
        const CellView view = groupView(row);
        if (role == CellViewRole) return QVariant::fromValue(view);
        if (role == Qt::DisplayRole) return view.text;
        if (role == Qt::AccessibleTextRole) return tr("Item collection %1, %2").arg(view.text, view.note);
        return {};
    }
    if (role == EditableTextRole || role == NestedRole) {
        const auto place = placeAt(index);
        const auto value = engine::ItemView((*table().items)[*place.itemIndex]->blob).find(place.attributeName);
        if (role == NestedRole) return value && (value->type() == engine::Type::M || value->type() == engine::Type::L);
        if (value) return toQString(model::editText(*value));
        const auto *shown = field(index);
        return shown && shown->damaged ? toQString(shown->text) : QString();
    }
    if (role != CellViewRole && role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const CellView view = itemView(row, index);
    if (role == CellViewRole) return QVariant::fromValue(view);
    if (role == Qt::DisplayRole) return view.text;
    if (view.kind == CellView::Kind::Empty) return {};
    const auto place = placeAt(index);
    const QString name = toQString(place.attributeName);
    if (role == Qt::AccessibleTextRole) {
        if (view.kind == CellView::Kind::Key) return tr("%1, %2").arg(entityText(view.entity), view.text);
        return name.isEmpty() ? view.text : tr("%1: %2").arg(name, view.text);
    }
    if (view.damaged) return tr("%1: no DynamoDB value. %2").arg(name, view.note);
    if (!view.projected)
        return tr("%1 is not projected into %2: reading it needs a second read.")
            .arg(name, toQString(m_collections->indexName()));
    if (view.kind == CellView::Kind::Key)
        return tr("%1, %2").arg(
            entityText(view.entity), bytesText(m_collections->items()[static_cast<std::size_t>(row.position)].bytes));
    if (view.type) return tr("%1, %2").arg(name, QString::fromLatin1(engine::typeName(*view.type)));
    return {};
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !m_collections) return {};
    if (orientation == Qt::Vertical) return section + 1;
    if (section == 0) {
        const auto *lens = m_collections->index();
        QStringList names;
        const auto &schema = lens ? lens->keySchema : table().description.keySchema;
        for (const auto &key : schema.sortKeys()) names << toQString(key.name);
        if (names.isEmpty() && !lens) names << toQString(schema.partitionKeys().front().name);
        return names.isEmpty() ? tr("Table key") : names.join(QStringLiteral(" › "));
    }
    if (section == 1 && hasTableKeyColumn()) return tr("Table key");
    return section == m_firstAttributeColumn ? tr("Attributes, named per item") : QString();
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    if (isGroup(index.row())) return index.column() == 0 ? Qt::ItemIsEnabled : Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (!placeAt(index).attributeName.empty()) flags |= Qt::ItemIsEditable;
    return flags;
}

void CollectionModel::grow() {
    if (m_wantedSlots <= m_slots) return;
    const int first = m_firstAttributeColumn + m_slots;
    beginInsertColumns({}, first, m_firstAttributeColumn + m_wantedSlots - 1);
    m_slots = m_wantedSlots;
    m_cells.clear();
    endInsertColumns();
}

}

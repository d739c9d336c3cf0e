#include "app/data/item_grid_model.h"

#include "app/window/row_diff.h"
#include "app/window/text.h"
#include "engine/schema/secondary_index.h"
#include "model/view/cell.h"

#include <numeric>

namespace app {

namespace {

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}
std::size_t attributeColumn(int column) {
    return at(column - ItemGridModel::firstAttributeColumn);
}

}

ItemGridModel::ItemGridModel(Document &document, QObject *parent) : ItemModel(document, parent) {}

void ItemGridModel::show(model::Shared<model::TableDesign> table, std::string indexName) {
    beginResetModel();
    m_indexName = std::move(indexName);
    m_grid = model::ItemGrid::of(std::move(table));
    auto keep = lensFilter();
    replace(keep ? m_grid->filtered(std::move(keep)) : *m_grid);
    endResetModel();
}

void ItemGridModel::replace(model::ItemGrid grid) {
    m_grid = std::move(grid);
    m_columns = m_grid->columnCount();
    m_rows.resize(m_grid->rowCount());
    std::iota(m_rows.begin(), m_rows.end(), std::size_t(0));
}

ItemGridModel::Keep ItemGridModel::lensFilter() const {
    const auto *index = table().description.index(m_indexName);
    if (!index) return {};
    return [lens = *index](
               const model::SampleItem &item) { return !engine::missingKey(engine::ItemView(item.blob), lens); };
}

void ItemGridModel::showOnly(Keep keep) {
    if (!m_grid) return;
    beginResetModel();
    replace(m_grid->filtered(keep ? std::move(keep) : lensFilter()));
    endResetModel();
}

void ItemGridModel::follow(model::Shared<model::TableDesign> table) {
    if (!m_grid) return;
    emit aboutToFollow();
    auto next = m_grid->after(std::move(table));
    bool sameColumns = next.columnCount() >= m_columns;
    for (std::size_t c = 0; sameColumns && c < m_columns; ++c) {
        const auto &before = m_grid->column(c), &after = next.column(c);
        sameColumns = before.name == after.name && before.role == after.role;
    }
    if (sameColumns) {
        followRows(std::move(next));
    } else {
        beginResetModel();
        replace(std::move(next));
        endResetModel();
    }
    emit followed();
}

void ItemGridModel::followRows(model::ItemGrid grid) {
    const auto keys = [](const model::ItemGrid &of) {
        std::vector<std::uint64_t> list(of.rowCount());
        for (std::size_t row = 0; row < list.size(); ++row) list[row] = of.rowKey(row);
        return list;
    };
    const auto before = keys(*m_grid), after = keys(grid);
    const auto diff = rowDiff(before, after);
    if (diff.wantsReset()) {
        beginResetModel();
        replace(std::move(grid));
        endResetModel();
        return;
    }
    const auto itemsBefore = m_grid->table().items;
    std::vector<std::size_t> itemOf; // before, of the rows that stay
    for (const auto &range : diff.removed) {
        beginRemoveRows({}, range.first, range.first + range.count - 1);
        m_rows.erase(m_rows.begin() + range.first, m_rows.begin() + range.first + range.count);
        endRemoveRows();
    }
    for (const std::size_t row : m_rows) itemOf.push_back(m_grid->itemIndex(row));

    m_grid = std::move(grid);
    std::vector<std::size_t> all(m_grid->rowCount());
    std::iota(all.begin(), all.end(), std::size_t(0));
    m_rows.clear();
    int from = 0;
    for (const auto &range : diff.inserted) {
        m_rows.insert(m_rows.end(), all.begin() + from, all.begin() + range.first);
        from = range.first + range.count;
    }
    m_rows.insert(m_rows.end(), all.begin() + from, all.end());
    std::optional<std::size_t> first, last; // of the rows that stay, by their row in the grid
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto &item = (*m_grid->table().items)[m_grid->itemIndex(m_rows[i])];
        if (item.same((*itemsBefore)[itemOf[i]])) continue;
        if (!first) first = m_rows[i];
        last = m_rows[i];
    }
    for (const auto &range : diff.inserted) {
        beginInsertRows({}, range.first, range.first + range.count - 1);
        m_rows.insert(m_rows.begin() + range.first, all.begin() + range.first, all.begin() + range.first + range.count);
        endInsertRows();
    }
    if (m_grid->columnCount() > m_columns) { // an edit brought a new attribute
        beginInsertColumns({}, columnCount(), firstAttributeColumn + static_cast<int>(m_grid->columnCount()) - 1);
        m_columns = m_grid->columnCount();
        endInsertColumns();
    }
    if (first) emit dataChanged(index(static_cast<int>(*first), 0), index(static_cast<int>(*last), columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ItemGridModel::keyColumns() const {
    return m_grid ? firstAttributeColumn + static_cast<int>(table().description.keySchema.attributes().size()) : 0;
}

std::optional<std::size_t> ItemGridModel::itemAt(int row) const {
    if (row < 0 || at(row) >= m_rows.size()) return std::nullopt;
    return m_grid->itemIndex(gridRow(row));
}

QModelIndex ItemGridModel::indexOf(std::size_t item, const std::string &attributeName) const {
    const auto row = m_grid ? m_grid->rowOf(item) : std::nullopt;
    if (!row) return {};
    const auto column = attributeName.empty() ? std::nullopt : m_grid->columnOf(attributeName);
    return index(static_cast<int>(*row), column ? firstAttributeColumn + static_cast<int>(*column) : 0);
}

model::Place ItemGridModel::placeAt(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    if (index.column() >= firstAttributeColumn)
        return m_grid->address(gridRow(index.row()), attributeColumn(index.column()));
    return {.tableName = table().name(), .itemIndex = m_grid->itemIndex(gridRow(index.row()))};
}

std::vector<std::size_t> ItemGridModel::itemsInOrder() const {
    std::vector<std::size_t> items;
    items.reserve(m_rows.size());
    for (const std::size_t row : m_rows) items.push_back(m_grid->itemIndex(row));
    return items;
}

std::optional<QString> ItemGridModel::edit(const QModelIndex &index, const QString &text) {
    if (index.column() < firstAttributeColumn) return tr("Choose an attribute of an item.");
    const auto cell = m_grid->cell(gridRow(index.row()), attributeColumn(index.column()));
    if (cell.type) return ItemModel::edit(index, text);
    if (text.isEmpty() && !cell.damaged) return std::nullopt; // absent, and nothing was typed
    const auto place = placeAt(index);
    const auto type = model::typeForNewText(toUtf8(text), m_grid->column(attributeColumn(index.column())).type);
    return editItems({*place.itemIndex}, place.attributeName, type, text);
}

int ItemGridModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int ItemGridModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_grid ? 0 : firstAttributeColumn + static_cast<int>(m_columns);
}

CellView ItemGridModel::view(const QModelIndex &index) const {
    CellView view;
    const auto row = gridRow(index.row());
    if (index.column() < firstAttributeColumn) {
        view.kind = CellView::Kind::Badge;
        view.entity = entityMark(table(), m_grid->entity(row));
        return view;
    }
    const auto column = attributeColumn(index.column());
    const auto cell = m_grid->cell(row, column);
    if (!cell.type && !cell.damaged) return view;
    view.kind = CellView::Kind::Value;
    view.text = toQString(cell.text);
    view.note = toQString(cell.why);
    view.type = cell.type;
    view.damaged = cell.damaged;
    view.otherType = cell.otherType;
    view.monospace = m_grid->column(column).role != model::Field::Role::Attribute;
    if (const auto *lens = table().description.index(m_indexName))
        view.projected = engine::projects(*lens, table().description.keySchema, m_grid->column(column).name);
    return view;
}

QVariant ItemGridModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const bool attribute = index.column() >= firstAttributeColumn;
    switch (role) {
    case CellViewRole: return QVariant::fromValue(view(index));
    case Qt::DisplayRole: return attribute ? view(index).text : QString();
    case EditableTextRole:
        return attribute ? toQString(m_grid->editText(gridRow(index.row()), attributeColumn(index.column())))
                         : QString();
    case NestedRole: {
        if (!attribute) return false;
        const auto value = m_grid->value(gridRow(index.row()), attributeColumn(index.column()));
        return value && (value->type() == engine::Type::M || value->type() == engine::Type::L);
    }
    case Qt::AccessibleTextRole: {
        const CellView cell = view(index);
        if (!attribute) return entityText(cell.entity);
        const QString name = toQString(m_grid->column(attributeColumn(index.column())).name);
        return cell.kind == CellView::Kind::Empty ? tr("%1: absent").arg(name) : tr("%1: %2").arg(name, cell.text);
    }
    case Qt::ToolTipRole: {
        const CellView cell = view(index);
        if (!attribute)
            return tr("%1, %2").arg(entityText(cell.entity), bytesText(m_grid->bytes(gridRow(index.row()))));
        const QString name = toQString(m_grid->column(attributeColumn(index.column())).name);
        if (cell.damaged) return tr("%1: no DynamoDB value. %2").arg(name, cell.note);
        if (!cell.type) return {};
        if (!cell.projected)
            return tr("%1 is not projected into %2: reading it needs a second read.").arg(name, toQString(m_indexName));
        return tr("%1, %2").arg(name, QString::fromLatin1(engine::typeName(*cell.type)));
    }
    default: return {};
    }
}

QVariant ItemGridModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (!m_grid || section < 0 || section >= columnCount()) return {};
    if (section < firstAttributeColumn) return role == Qt::AccessibleTextRole ? tr("Entity") : QVariant();
    const auto &column = m_grid->column(attributeColumn(section));
    if (role == Qt::DisplayRole) return toQString(column.name);
    if (role == ColumnViewRole) {
        ColumnView view;
        view.name = toQString(column.name);
        view.key = column.role == model::Field::Role::PartitionKey || column.role == model::Field::Role::SortKey;
        if (column.type && *column.type != engine::Type::S)
            view.type = QString::fromLatin1(engine::typeName(*column.type));
        view.alignRight = column.type && model::alignsRight(*column.type);
        for (const auto &name : column.indexes) view.indexes << toQString(name);
        return QVariant::fromValue(view);
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        QStringList parts{toQString(column.name)};
        if (column.role == model::Field::Role::PartitionKey) parts << tr("partition key");
        if (column.role == model::Field::Role::SortKey) parts << tr("sort key");
        if (column.type) parts << QString::fromLatin1(engine::typeName(*column.type));
        for (const auto &name : column.indexes) parts << tr("key of %1").arg(toQString(name));
        parts << tr("in %n item(s)", nullptr, static_cast<int>(column.items));
        if (column.otherTypes > 0) parts << tr("%n of another type", nullptr, static_cast<int>(column.otherTypes));
        return parts.join(QStringLiteral(", "));
    }
    return {};
}

Qt::ItemFlags ItemGridModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() < firstAttributeColumn) return flags;
    const auto cell = m_grid->cell(gridRow(index.row()), attributeColumn(index.column()));
    return cell.notEditable ? flags : flags | Qt::ItemIsEditable;
}

void ItemGridModel::sort(int column, Qt::SortOrder order) {
    if (!m_grid || column < firstAttributeColumn || column >= columnCount()) return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const auto before = persistentIndexList();
    std::vector<std::size_t> items;
    for (const auto &index : before) items.push_back(m_grid->itemIndex(gridRow(index.row())));
    m_grid = m_grid->sortedBy(attributeColumn(column), order == Qt::AscendingOrder);
    QModelIndexList after;
    for (int i = 0; i < before.size(); ++i) {
        const auto row = m_grid->rowOf(items[at(i)]);
        after << (row ? index(static_cast<int>(*row), before[i].column()) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

}

#include "app/query/result_model.h"

#include "app/window/text.h"
#include "model/view/cell.h"

namespace app {

void ResultModel::show(
    std::vector<engine::ItemBlob> items, const model::TableDesign *table, const std::string &indexName, bool more) {
    auto grid = model::ResultGrid::of(std::move(items), table, indexName);
    std::vector<EntityMark> marks;
    for (std::size_t i = 0; table && i < table->entityTypes.size(); ++i) marks.push_back(entityMark(*table, i));
    bool appends = more && m_grid && marks == m_marks && static_cast<int>(grid.rowCount()) >= m_rows &&
                   static_cast<int>(grid.columnCount()) >= m_columns;
    for (int column = 0; appends && column < m_columns; ++column) {
        const auto at = static_cast<std::size_t>(column);
        appends = grid.column(at).name == m_grid->column(at).name;
    }
    if (!appends) {
        beginResetModel();
        m_grid = std::move(grid);
        m_marks = std::move(marks);
        m_rows = static_cast<int>(m_grid->rowCount());
        m_columns = static_cast<int>(m_grid->columnCount());
        endResetModel();
        return;
    }
    m_grid = std::move(grid);
    const int rows = static_cast<int>(m_grid->rowCount()), columns = static_cast<int>(m_grid->columnCount());
    if (columns > m_columns) {
        beginInsertColumns({}, firstAttributeColumn + m_columns, firstAttributeColumn + columns - 1);
        m_columns = columns;
        endInsertColumns();
    }
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
}

int ResultModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : m_rows;
}
int ResultModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_grid ? 0 : firstAttributeColumn + m_columns;
}

QVariant ResultModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || !m_grid) return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (index.column() < firstAttributeColumn) {
        const auto entity = m_grid->entity(row);
        const EntityMark mark = entity && *entity < m_marks.size() ? m_marks[*entity] : EntityMark();
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) return entityText(mark);
        if (role != CellViewRole) return {};
        CellView view;
        view.kind = CellView::Kind::Badge;
        view.entity = mark;
        return QVariant::fromValue(view);
    }
    const auto column = static_cast<std::size_t>(index.column() - firstAttributeColumn);
    if (role == EditableTextRole) {
        const auto value = m_grid->value(row, column);
        return value ? toQString(model::editText(*value)) : QString();
    }
    if (role != CellViewRole && role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const auto cell = m_grid->cell(row, column);
    const QString name = toQString(m_grid->column(column).name);
    if (role == Qt::DisplayRole) return toQString(cell.text);
    if (role == Qt::AccessibleTextRole)
        return cell.type ? tr("%1: %2").arg(name, toQString(cell.text)) : tr("%1: absent").arg(name);
    if (role == Qt::ToolTipRole) {
        if (!cell.type) return {};
        return tr("%1, %2").arg(name, QString::fromLatin1(engine::typeName(*cell.type)));
    }
    CellView view;
    if (!cell.type) return QVariant::fromValue(view);
    view.kind = CellView::Kind::Value;
    view.text = toQString(cell.text);
    view.type = cell.type;
    view.otherType = cell.otherType;
    view.monospace = m_grid->column(column).role != model::Field::Role::Attribute;
    return QVariant::fromValue(view);
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (!m_grid || section < firstAttributeColumn || section >= columnCount()) return {};
    const auto &column = m_grid->column(static_cast<std::size_t>(section - firstAttributeColumn));
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return toQString(column.name);
    if (role != ColumnViewRole) return {};
    ColumnView view;
    view.name = toQString(column.name);
    view.key = column.role == model::Field::Role::PartitionKey || column.role == model::Field::Role::SortKey;
    if (column.type && *column.type != engine::Type::S) view.type = QString::fromLatin1(engine::typeName(*column.type));
    view.alignRight = column.type && model::alignsRight(*column.type);
    return QVariant::fromValue(view);
}

}

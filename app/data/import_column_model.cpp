#include "app/data/import_column_model.h"

#include "app/window/field.h"
#include "app/window/text.h"
#include "app/window/theme.h"

namespace app {

namespace {

QString fromText(model::TypeFrom from) {
    switch (from) {
    case model::TypeFrom::Person: return ImportColumnModel::tr("chosen");
    case model::TypeFrom::Header: return ImportColumnModel::tr("from the header");
    case model::TypeFrom::Key: return ImportColumnModel::tr("key");
    case model::TypeFrom::Declared: return ImportColumnModel::tr("declared");
    case model::TypeFrom::Items: return ImportColumnModel::tr("as in the table");
    case model::TypeFrom::Guessed: return ImportColumnModel::tr("guessed");
    }
    return {};
}

}

QString cellTypeText(int type) {
    return type == jsonCells ? ImportColumnModel::tr("DynamoDB JSON") : typeText(static_cast<engine::Type>(type));
}

void ImportColumnModel::setColumns(std::vector<model::ImportColumn> columns) {
    if (columns == m_columns) return;
    beginResetModel();
    m_columns = std::move(columns);
    endResetModel();
}

int ImportColumnModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}
int ImportColumnModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportColumnModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Header: return tr("Column");
    case Attribute: return tr("Attribute");
    case Type: return tr("Type");
    case From: return tr("Type is");
    case Example: return tr("First value");
    default: return {};
    }
}

QVariant ImportColumnModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &column = m_columns[static_cast<std::size_t>(index.row())];
    const bool leftOut = column.attributeName.empty();
    const int type = column.type ? static_cast<int>(*column.type) : jsonCells;
    if (role == Qt::ForegroundRole)
        return leftOut || index.column() == From || index.column() == Header ? QVariant(tokens().text2) : QVariant();
    if (role == Qt::FontRole) return index.column() == Example ? QVariant(monospaceFont()) : QVariant();
    if (role == Qt::EditRole && index.column() == Type) return type;
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case Header: return toQString(column.header);
    case Attribute: return leftOut && role == Qt::DisplayRole ? tr("left out") : toQString(column.attributeName);
    case Type: return leftOut ? QString() : cellTypeText(type);
    case From: return leftOut ? QString() : fromText(column.typeFrom);
    case Example: return toQString(column.example);
    default: return {};
    }
}

Qt::ItemFlags ImportColumnModel::flags(const QModelIndex &index) const {
    const auto flags = QAbstractTableModel::flags(index);
    return index.column() == Attribute || index.column() == Type ? flags | Qt::ItemIsEditable : flags;
}

bool ImportColumnModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    auto &column = m_columns[static_cast<std::size_t>(index.row())];
    const auto before = column;
    if (index.column() == Attribute) {
        column.attributeName = toUtf8(value.toString().trimmed());
    } else if (index.column() == Type) {
        const int type = value.toInt();
        column.type = type == jsonCells ? std::nullopt : std::optional(static_cast<engine::Type>(type));
        column.typeFrom = model::TypeFrom::Person;
    } else {
        return false;
    }
    if (column == before) return true;
    emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(ColumnCount - 1));
    emit edited();
    return true;
}

}

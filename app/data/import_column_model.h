#pragma once

#include "model/items/item_import.h"

#include <QAbstractTableModel>

#include <vector>

namespace app {

/// The columns of a CSV file and what becomes of each: attribute and type are edited in place; an empty attribute
/// leaves the column out.
class ImportColumnModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Header, Attribute, Type, From, Example, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setColumns(std::vector<model::ImportColumn> columns);
    const std::vector<model::ImportColumn> &columns() const { return m_columns; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void edited();

private:
    std::vector<model::ImportColumn> m_columns;
};

/// In the type's column: cells that are DynamoDB JSON values, in a list of types.
inline constexpr int jsonCells = -1;
QString cellTypeText(int type);

}

#pragma once

#include "app/data/cell_view.h"
#include "model/view/result_grid.h"

#include <QAbstractTableModel>

#include <optional>

namespace app {

/// The items of a response: the entity's badge, then a column for each attribute. Read only.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int firstAttributeColumn = 1;
    using QAbstractTableModel::QAbstractTableModel;

    /// Other items, or more of the same: then rows that are there stay. `table` null: unknown.
    void show(std::vector<engine::ItemBlob> items, const model::TableDesign *table, const std::string &indexName,
        bool more = false);
    const engine::ItemBlob &item(int row) const { return m_grid->item(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::optional<model::ResultGrid> m_grid;
    std::vector<EntityMark> m_marks; ///< By entity of the table.
    int m_rows = 0, m_columns = 0;   ///< What views know of.
};

}

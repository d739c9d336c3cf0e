#pragma once

#include "app/data/item_model.h"
#include "model/view/item_grid.h"

#include <functional>

namespace app {

/// A table's items as a spreadsheet: the entity's badge, then a column for each attribute. Which rows there are and in
/// which order says the model's ItemGrid.
class ItemGridModel : public ItemModel {
    Q_OBJECT
public:
    static constexpr int firstAttributeColumn = 1; ///< Behind the badge.
    using Keep = std::function<bool(const model::SampleItem &)>;

    explicit ItemGridModel(Document &document, QObject *parent = nullptr);

    /// Begins anew. Through an index: only the items that it holds; what it does not project is marked.
    void show(model::Shared<model::TableDesign> table, std::string indexName = {});
    void follow(model::Shared<model::TableDesign> table);
    /// Only items that `keep` says; an empty function: as `show` left it.
    void showOnly(Keep keep);

    const model::ItemGrid &grid() const { return *m_grid; } ///< Wants a table shown.
    int keyColumns() const;                                 ///< Badge and table key: what stays in sight.

    const model::TableDesign &table() const override { return m_grid->table(); }
    std::optional<std::size_t> itemAt(int row) const override;
    QModelIndex indexOf(std::size_t item, const std::string &attributeName = {}) const override;
    model::Place placeAt(const QModelIndex &index) const override;
    std::vector<std::size_t> itemsInOrder() const override;
    std::optional<QString> edit(const QModelIndex &index, const QString &text) override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    Keep lensFilter() const;
    void replace(model::ItemGrid grid); ///< In a reset.
    void followRows(model::ItemGrid grid);
    CellView view(const QModelIndex &index) const;
    std::size_t gridRow(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    std::optional<model::ItemGrid> m_grid;
    /// Rows of the grid that views know of: all but for moments between two notices.
    std::vector<std::size_t> m_rows;
    std::size_t m_columns = 0; ///< Attribute columns that views know of.
    std::string m_indexName;
};

}

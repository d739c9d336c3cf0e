#pragma once

#include "app/data/item_model.h"
#include "app/window/row_diff.h"
#include "model/view/collections.h"

#include <QCache>
#include <QTimer>

#include <cstdint>
#include <set>
#include <vector>

namespace app {

/// Item collections, of a table or through one of its indexes, as rows: a head, then its items. Columns: the item's
/// key; through an index the table's key; then the attributes, of which those that key an index stand in columns of
/// their own at the end. A table without sort key has no heads: each collection is one item.
class CollectionModel : public ItemModel {
    Q_OBJECT
public:
    explicit CollectionModel(Document &document, QObject *parent = nullptr);

    /// Begins anew with a table, or an index of it.
    void show(model::Shared<model::TableDesign> table, std::string indexName = {},
        model::Collections::Order order = model::Collections::Order::Author);
    /// The same view of the table's next version: rows that stay keep their place.
    void follow(model::Shared<model::TableDesign> table);

    /// These want a table shown.
    const model::Collections &collections() const { return *m_collections; }
    bool isGroup(int row) const { return m_rows[static_cast<std::size_t>(row)].position < 0; }
    bool isCollapsed(int row) const;
    void setCollapsed(int row, bool collapsed); ///< Any row: its collection.
    void setAllCollapsed(bool collapsed);
    /// Whether the row stands under attribute names of the row above, and is lower.
    bool repeatsNames(int row) const { return m_rows[static_cast<std::size_t>(row)].repeats; }
    bool hasGroups() const { return m_hasGroups; }
    int groupRow(int row) const; ///< The head of the row's collection; -1 without heads.
    bool hasTableKeyColumn() const { return m_firstAttributeColumn == 2; }
    int firstAttributeColumn() const { return m_firstAttributeColumn; }
    /// Expands the item's collection, so that it has a row.
    void uncover(std::size_t item);

    const model::TableDesign &table() const override { return m_collections->table(); }
    std::optional<std::size_t> itemAt(int row) const override;
    QModelIndex indexOf(std::size_t item, const std::string &attributeName = {}) const override;
    model::Place placeAt(const QModelIndex &index) const override;
    std::vector<std::size_t> itemsInOrder() const override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        std::int32_t group = 0;
        std::int32_t position = -1; ///< In `collections().items()`; -1: the group's head.
        bool repeats = false;
    };
    /// The fields of one item by column, made when the row is first looked at.
    using Cells = std::vector<std::optional<model::Field>>;

    std::vector<Row> rowsOf(const model::Collections &collections) const;
    void setRepeats(std::size_t first, std::size_t count);
    /// Takes over from the rows before whether a row repeats names, computes it where that may have changed, and tells
    /// the rows that a view has to look at again.
    static RowRange carryRepeats(const model::Collections &collectionsBefore, const std::vector<Row> &before,
        const model::Collections &collections, std::vector<Row> &rows, const RowDiff &diff);
    void measureColumns();
    void grow();
    int columnOf(const model::Field &field) const;
    const Cells &cells(std::size_t position) const;
    const model::Field *field(const QModelIndex &index) const;
    CellView groupView(const Row &row) const;
    CellView itemView(const Row &row, const QModelIndex &index) const;
    std::string keyAttribute() const;

    std::optional<model::Collections> m_collections; ///< None until the first `show`.
    model::Collections::Order m_order = model::Collections::Order::Author;
    std::vector<Row> m_rows;
    std::set<std::string> m_collapsed; ///< Group keys.
    bool m_hasGroups = true;
    int m_firstAttributeColumn = 1;
    int m_slots = 0;                      ///< Columns of attributes that are no generic index key.
    std::vector<std::string> m_indexKeys; ///< The columns after them.
    mutable QCache<std::size_t, Cells> m_cells;
    mutable int m_wantedSlots = 0;
    mutable QTimer m_growing;
};

}

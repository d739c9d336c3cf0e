#pragma once

#include "engine/request/request.h"
#include "model/view/item_grid.h"

namespace model {

/// The items of a response as rows and columns; numbers keep their digits, sets and lists stay apart.
/// Columns: the index's keys, the table's keys, then attributes by first appearance.
class ResultGrid {
public:
    /// `table` null: an unknown table; columns are then by first appearance and rows have no entity.
    static ResultGrid of(
        std::vector<engine::ItemBlob> items, const TableDesign *table = nullptr, std::string_view indexName = {});

    std::size_t rowCount() const { return m_items.size(); }
    std::size_t columnCount() const { return m_columns.size(); }
    const GridColumn &column(std::size_t column) const { return m_columns[column]; }
    GridCell cell(std::size_t row, std::size_t column) const;
    std::optional<engine::ValueView> value(std::size_t row, std::size_t column) const;
    const engine::ItemBlob &item(std::size_t row) const { return m_items[row]; }
    std::optional<std::size_t> entity(std::size_t row) const { return m_entities[row]; }

private:
    std::vector<engine::ItemBlob> m_items;
    std::vector<std::optional<std::size_t>> m_entities;
    std::vector<GridColumn> m_columns;
};

/// The items that a response brings, of all tables and statements in their order: Items, Item, Attributes, Responses;
/// none for table operations.
std::vector<engine::ItemBlob> itemsOf(const engine::Response &answer);

/// Aligned columns of text with a header, for a terminal.
std::string toText(const ResultGrid &grid, std::size_t maximumColumnWidth = 40);

}

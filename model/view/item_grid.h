#pragma once

#include "model/view/collections.h"

#include <array>
#include <functional>
#include <unordered_map>

namespace model {

/// A column of the grid: one attribute.
struct GridColumn {
    std::string name = {};
    Field::Role role = Field::Role::Attribute;
    std::optional<engine::Type> type = {}; ///< Key or declared type, else the one most items have.
    std::size_t items = 0;                 ///< How many have the attribute.
    std::size_t otherTypes = 0;            ///< How many of those have another type than `type`.
    std::vector<std::string> indexes = {}; ///< Whose key it is part of.
};

/// One cell. Absent attributes have no type.
struct GridCell {
    std::string text = {};
    std::optional<engine::Type> type = {};
    bool otherType = false; ///< Differs from its column's type.
    bool damaged = false;
    std::string why = {};                    ///< Of a damaged value.
    std::optional<Message> notEditable = {}; ///< In place; why not and where instead.
};

/// A table's items as a spreadsheet: the table's keys, index keys, declared attributes, then others by frequency.
/// A value like Collections; rows are in the model's order until sorted.
class ItemGrid {
public:
    static ItemGrid of(Shared<TableDesign> table);
    ItemGrid after(Shared<TableDesign> table) const; ///< Sorting and filter kept.

    const TableDesign &table() const { return *m_table; }
    std::size_t rowCount() const { return m_rows.size(); }
    std::size_t columnCount() const { return m_columns.size(); }
    const GridColumn &column(std::size_t column) const { return m_columns[column]; }
    std::optional<std::size_t> columnOf(std::string_view attributeName) const;

    GridCell cell(std::size_t row, std::size_t column) const;
    std::string editText(std::size_t row, std::size_t column) const; ///< Empty for an absent attribute.
    std::optional<engine::ValueView> value(std::size_t row, std::size_t column) const;
    Place address(std::size_t row, std::size_t column) const; ///< tableName, itemIndex, attributeName.

    std::size_t itemIndex(std::size_t row) const { return m_rows[row].itemIndex; }
    std::optional<std::size_t> entity(std::size_t row) const { return m_rows[row].entity; }
    std::size_t bytes(std::size_t row) const { return m_rows[row].bytes; }
    std::optional<std::size_t> rowOf(std::size_t itemIndex) const;
    std::uint64_t rowKey(std::size_t row) const; ///< Stays with its item through `after`.

    /// By value in DynamoDB's order, numbers as numbers; absent ones last either way; equal ones keep their order.
    ItemGrid sortedBy(std::size_t column, bool ascending) const;
    /// Only rows that `keep` says; an empty function shows all again.
    ItemGrid filtered(std::function<bool(const SampleItem &)> keep) const;

private:
    struct NameHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
    };
    struct Row {
        std::size_t itemIndex = 0;
        std::optional<std::size_t> entity = {};
        std::size_t bytes = 0;
    };
    explicit ItemGrid(Shared<TableDesign> table) : m_table(std::move(table)) {}
    void fill(const ItemGrid *before);
    void count(const SampleItem &item, bool add);
    void describeColumns();
    void arrange();

    Shared<TableDesign> m_table;
    std::vector<GridColumn> m_columns;
    std::vector<std::array<std::size_t, 11>> m_typeCounts; ///< By column: items by type, damaged ones last.
    std::unordered_map<std::string, std::size_t, NameHash, std::equal_to<>> m_columnByName;
    std::shared_ptr<const ItemIds> m_ids;
    std::vector<Row> m_all, m_rows; ///< Every item; those shown, in their order.
    std::optional<std::string> m_sortedBy;
    bool m_ascending = true;
    std::function<bool(const SampleItem &)> m_keep;
};

}

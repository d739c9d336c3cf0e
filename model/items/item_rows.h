#pragma once

#include "model/design/key_template.h"
#include "model/format/sample_items.h"
#include "model/items/csv_reader.h"
#include "model/items/item_import.h"
#include "model/items/json_records.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace model {

/// A row of a file and what it says.
struct ItemRow {
    std::string file = {};
    std::size_t line = 0;
    std::string text = {};
    std::string container = {};
    std::vector<CsvCell> cells = {}; ///< CSV: instead of an item, until it has been made.
    std::optional<Message> refused = {};
};

/// The rows of all parts of an input, one after another.
class ItemRows {
public:
    ItemRows(const ItemsInput &input, const ImportPlan &plan, const ReadOptions &options)
        : m_input(input), m_plan(plan), m_options(options) {}

    /// False at the end. Errors: those of the input, cancelled.
    Result<bool> next(ItemRow &row);
    std::size_t part() const { return m_part - 1; } ///< Which part the last row came from.

private:
    Result<bool> openNext();
    Result<void> goesOn();

    const ItemsInput &m_input;
    const ImportPlan &m_plan;
    const ReadOptions &m_options;
    std::size_t m_part = 0;
    std::uint64_t m_before = 0; ///< Bytes of the parts that are done.
    std::size_t m_count = 0;
    std::unique_ptr<TextSource> m_text;
    std::unique_ptr<CsvReader> m_csv;
    std::unique_ptr<JsonRecords> m_json;
};

/// Makes items of rows, by the plan and for the table.
class ItemMaker {
public:
    /// `table` and `plan` have to outlive it.
    ItemMaker(const TableDesign &table, const ImportPlan &plan);

    /// Errors: why the row is no item of this table.
    Result<SampleItem> make(const ItemRow &row);
    /// The same without a look at its keys.
    Result<SampleItem> read(const ItemRow &row);
    /// The item's key as bytes that are equal for equal keys. It has one.
    std::string keyOf(const SampleItem &item) const;

private:
    Result<SampleItem> fromCells(const ItemRow &row);
    Result<SampleItem> fromJson(const ItemRow &row);
    Result<SampleItem> fromPlainJson(std::string_view text);
    void makeKeys(SampleItem &item) const;

    const TableDesign &m_table;
    const ImportPlan &m_plan;
    ReadOptions m_noOptions;
    SampleItemReader m_reader;
    std::vector<std::pair<std::string, KeyTemplate>> m_templates; ///< Of the plan's entity type.
    std::map<std::string, engine::Type, std::less<>> m_wanted;    ///< Declared types that plain JSON cannot say.
    std::unordered_map<std::string, Shared<std::vector<std::string>>> m_orders; ///< By which cells have a value.
};

}

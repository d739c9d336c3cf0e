#pragma once

#include "model/design/key_template.h"
#include "model/design/place.h"
#include "model/design/problem.h"
#include "model/design/table_design.h"
#include "model/edit/chart_edits.h"
#include "model/view/index_lens.h"

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// A column of the entity chart: a key attribute, or an index whose keys are plain attributes of the items.
struct EntityChartColumn {
    std::string title = {};
    std::string attributeName = {}; ///< Empty: the column is the whole index.
    std::string indexName = {};     ///< Empty: the table's own key.
    bool partitionKey = false;
};

/// How the entity's items fill the key. No parts: they do not have it, so they are not in the index.
struct EntityChartCell {
    std::vector<KeyTemplate::Part> parts = {};
    std::string text() const; ///< "ORDER#{orderDate}"; of an index "{flag} › {date}".
};

struct EntityChartRow {
    std::size_t entity = 0; ///< Into the table's entity types.
    std::vector<EntityChartCell> cells = {};
    Place place = {};
};

/// The picture that single-table designers draw by hand: entity types against the keys of table and indexes.
struct EntityChart {
    std::vector<EntityChartColumn> columns = {};
    std::vector<EntityChartRow> rows = {};
};

/// `lenses` are those of the table (lensesOf): where an entity has no template for an index key, its items tell whether
/// it is in that index. An index with templates has a column for each of its own key attributes, another one column.
EntityChart entityChartOf(const TableDesign &table, const std::vector<IndexLens> &lenses);

/// With tabs between cells and a line for each row, as spreadsheets paste it; "–" where an entity is not in an index.
std::string toText(const EntityChart &chart, const TableDesign &table);

/// The chart as people edit it: columns in line with two blanks between them at least, or tabs where a template holds
/// such blanks itself; a line for each entity type, keys by their titles in the first line.
std::string toEditableText(const EntityChart &chart, const TableDesign &table);

/// What such a text changes. Columns may be left out or change places; a line more is a new entity type, a line less
/// takes one away, another name in the same line is a new name. Text as the chart has it changes nothing.
/// Errors, at their place: a key that the chart does not have, a name that is missing or there twice, a cell too many,
///         a template whose braces do not match, an index cell with another number of keys, no template for a table
///         key.
Result<ChartEdit> chartEditOf(const EntityChart &chart, const TableDesign &table, std::string_view text);

/// What the text of one cell changes: "–" or nothing takes the templates away.
/// Errors: as chartEditOf, the column within the cell.
Result<std::vector<TemplateEdit>> cellEditOf(
    const EntityChart &chart, const TableDesign &table, std::size_t row, std::size_t column, std::string_view text);

}

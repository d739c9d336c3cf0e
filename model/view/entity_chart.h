#pragma once

#include "model/design/key_template.h"
#include "model/design/place.h"
#include "model/design/table_design.h"
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

}

#pragma once

#include "engine/base/error.h"
#include "engine/expression/key_condition.h"
#include "engine/partiql/statement.h"
#include "engine/schema/table_description.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

/// How a SELECT reads: as a GetItem for each full key it names, as a Query for each partition key, or as a Scan.
struct SelectPlan {
    enum class Route : unsigned char { GetItem, Query, Scan };
    Route route = Route::Scan;
    std::optional<std::string> indexName;
    std::vector<ItemBlob> keys;      ///< GetItem: one for each item.
    std::vector<KeyClauses> ranges;  ///< Query: one for each value (or pair of values) that the key may have.
    std::optional<Condition> filter; ///< What the route does not already see to.
    bool scanIndexForward = true;
    std::vector<SelectedPath> paths; ///< Empty: all attributes.
};

/// Errors: Validation (no such index, a multi-attribute key, a strong read of a global index, an ORDER BY that does not
///         fit, more than 50 reads).
Result<SelectPlan> planSelect(const SelectStatement &statement, const TableDescription &table, bool consistentRead);

/// How an INSERT, UPDATE, DELETE or EXISTS writes or checks one item.
struct WritePlan {
    enum class Action : unsigned char { Put, Update, Delete, Check };
    Action action = Action::Put;
    ItemBlob key; ///< Put: the whole item.
    Update update{};
    /// INSERT: that the item is not there. UPDATE: that it is, and the rest of WHERE. DELETE: the rest of WHERE, unless
    /// it is not there. EXISTS: that it is, and the rest.
    std::optional<Condition> condition{};
    Returning returning = Returning::None;
    bool inserts = false; ///< A failed condition means DuplicateItem.
};

/// Errors: Validation ("Where clause does not contain a mandatory equality on all key attributes").
Result<WritePlan> planWrite(const Statement &statement, const TableDescription &table);

/// The items' values under their names in the result.
ItemBlob select(const std::vector<SelectedPath> &paths, ItemView item);

}

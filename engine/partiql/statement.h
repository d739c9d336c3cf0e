#pragma once

#include "engine/expression/condition.h"
#include "engine/expression/update.h"
#include "engine/value/item_blob.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace engine {

/// A PartiQL statement as a tree, its parameters put in. Its conditions and updates are those of the expressions.

/// One attribute of a SELECT list and its name in the result: mymap.nested gives "nested", l[0] gives "l[0]".
struct SelectedPath {
    DocumentPath path;
    std::string name;
};

struct OrderBy {
    std::string attributeName;
    bool descending = false;
};

struct SelectStatement {
    std::string tableName;
    std::optional<std::string> indexName;
    std::vector<SelectedPath> paths; ///< Empty: *
    std::optional<Condition> where;
    std::vector<OrderBy> orderBy;
};

struct InsertStatement {
    std::string tableName;
    ItemBlob item;
};

/// RETURNING ALL OLD *, …
enum class Returning : unsigned char { None, AllOld, ModifiedOld, AllNew, ModifiedNew };

struct UpdateStatement {
    std::string tableName;
    Update update;
    std::optional<Condition> where;
    Returning returning = Returning::None;
};

struct DeleteStatement {
    std::string tableName;
    std::optional<Condition> where;
    Returning returning = Returning::None;
};

/// EXISTS(SELECT …): a condition check of a transaction.
struct ExistsStatement {
    SelectStatement select;
};

using Statement = std::variant<SelectStatement, InsertStatement, UpdateStatement, DeleteStatement, ExistsStatement>;

const std::string &tableNameOf(const Statement &statement);
bool isRead(const Statement &statement); ///< SELECT.

}

#pragma once

#include "engine/request/request.h"
#include "model/design/message.h"
#include "model/design/table_design.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace model {

/// One request of a script, and where it stands in its text.
struct ScriptStep {
    engine::Request request = {};
    std::size_t offset = 0, length = 0;
};
struct ScriptFault {
    Message message = {};
    std::size_t offset = 0, length = 0;
};

/// Requests one after the other: an operation's name with its JSON, or a PartiQL statement that ends with a semicolon.
/// What is between them may be blank or a comment, "# …" or "-- …" to the end of the line.
///     UpdateItem {"TableName": "Orders", …}
///     DELETE FROM "Orders" WHERE PK = 'ORDER#1';
/// Errors, the first one: an unknown operation, one on tables or streams, JSON or a statement that does not end, what
///         decodeRequest says of a request.
tl::expected<std::vector<ScriptStep>, ScriptFault> readScript(std::string_view text);

/// A request to begin with, made of the table's first item where it has one: a put, an update, a delete, a statement.
enum class ScriptTemplate : unsigned char { Put, Update, Delete, Statement };
std::string scriptTemplate(const TableDesign &table, ScriptTemplate kind);

}

#pragma once

#include "engine/base/json_reader.h"
#include "engine/base/json_writer.h"
#include "engine/request/table_requests.h"

#include <string>
#include <string_view>

namespace engine {

/// The TableDescription of Create-, Describe-, Update- and DeleteTable. A table that is being deleted tells neither
/// keys nor indexes. Times are epoch seconds with a fraction.
void writeTableInfo(JsonWriter &json, const TableInfo &info);

/// The inverse, for answers of other endpoints. Members that we do not know are left out.
/// Errors: Serialization (a wrong JSON type, no key schema).
Result<TableInfo> tableInfoFrom(JsonValue json);

/// "1404177600.5": epoch seconds, three digits of a fraction at most.
std::string epochSeconds(std::int64_t epochMillis);

std::string indexArn(std::string_view tableArn, std::string_view indexName);
std::string streamArn(std::string_view tableArn, std::string_view streamLabel);

}

#pragma once

#include "engine/request/table_requests.h"

namespace engine {

/// The request that would make this table, but for TTL, which CreateTable does not know.
CreateTableInput createTableInput(const TableDescription &description);

}

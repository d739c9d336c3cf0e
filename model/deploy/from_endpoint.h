#pragma once

#include "engine/endpoint.h"
#include "model/design/design.h"
#include "model/design/problem.h"
#include "model/format/format.h"

#include <cstddef>
#include <string>

namespace model {

/// A table as an endpoint has it: its definition, time to live included, and the first items of a Scan as sample items,
/// at most `mostItems` of them. Attributes of index keys are declared; entity types are none. Progress counts items.
/// Errors: the endpoint's; cancelled.
Result<TableDesign> tableFrom(
    engine::Endpoint &endpoint, const std::string &tableName, std::size_t mostItems, const ReadOptions &options = {});

}

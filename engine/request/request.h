#pragma once

#include "engine/request/item_requests.h"
#include "engine/request/query_requests.h"
#include "engine/request/table_requests.h"

#include <variant>

namespace engine {

/// Every operation once; its answer has the same place in `Response`. request/codec.h names them on the wire.
using Request = std::variant<CreateTableInput, DescribeTableInput, DeleteTableInput, ListTablesInput, GetItemInput,
    PutItemInput, DeleteItemInput, UpdateItemInput, QueryInput, ScanInput>;
using Response = std::variant<CreateTableOutput, DescribeTableOutput, DeleteTableOutput, ListTablesOutput,
    GetItemOutput, PutItemOutput, DeleteItemOutput, UpdateItemOutput, QueryOutput, ScanOutput>;

}

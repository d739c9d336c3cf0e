#pragma once

#include "engine/request/batch_requests.h"
#include "engine/request/item_requests.h"
#include "engine/request/partiql_requests.h"
#include "engine/request/query_requests.h"
#include "engine/request/settings_requests.h"
#include "engine/request/stream_requests.h"
#include "engine/request/table_requests.h"
#include "engine/request/transact_requests.h"

#include <variant>

namespace engine {

/// Every operation once; its answer has the same place in `Response`. `operation` in each input is its wire name.
/// A new one: its structs, a describe() in fields_….h, and a line in each of these two.
using Request = std::variant<CreateTableInput, DescribeTableInput, DeleteTableInput, ListTablesInput, GetItemInput,
    PutItemInput, DeleteItemInput, UpdateItemInput, QueryInput, ScanInput, BatchGetItemInput, BatchWriteItemInput,
    TransactGetItemsInput, TransactWriteItemsInput, UpdateTableInput, UpdateTimeToLiveInput, DescribeTimeToLiveInput,
    TagResourceInput, UntagResourceInput, ListTagsOfResourceInput, DescribeLimitsInput, DescribeEndpointsInput,
    DescribeContinuousBackupsInput, UpdateContinuousBackupsInput, ListStreamsInput, DescribeStreamInput,
    GetShardIteratorInput, GetRecordsInput, ExecuteStatementInput, BatchExecuteStatementInput, ExecuteTransactionInput>;
using Response = std::variant<CreateTableOutput, DescribeTableOutput, DeleteTableOutput, ListTablesOutput,
    GetItemOutput, PutItemOutput, DeleteItemOutput, UpdateItemOutput, QueryOutput, ScanOutput, BatchGetItemOutput,
    BatchWriteItemOutput, TransactGetItemsOutput, TransactWriteItemsOutput, UpdateTableOutput, UpdateTimeToLiveOutput,
    DescribeTimeToLiveOutput, TagResourceOutput, UntagResourceOutput, ListTagsOfResourceOutput, DescribeLimitsOutput,
    DescribeEndpointsOutput, DescribeContinuousBackupsOutput, UpdateContinuousBackupsOutput, ListStreamsOutput,
    DescribeStreamOutput, GetShardIteratorOutput, GetRecordsOutput, ExecuteStatementOutput, BatchExecuteStatementOutput,
    ExecuteTransactionOutput>;

}

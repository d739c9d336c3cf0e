#pragma once

#include "engine/operation/context.h"
#include "engine/request/request.h"

namespace engine {

/// Every operation: its input to its output on a store. What each does and which errors it gives is what the Amazon
/// DynamoDB API Reference says of it; beyond that, texts and the order of complaints are the service's as observed.
Result<CreateTableOutput> run(Context &context, const CreateTableInput &input);
Result<DescribeTableOutput> run(Context &context, const DescribeTableInput &input);
Result<DeleteTableOutput> run(Context &context, const DeleteTableInput &input);
Result<ListTablesOutput> run(Context &context, const ListTablesInput &input);
Result<GetItemOutput> run(Context &context, const GetItemInput &input);
Result<PutItemOutput> run(Context &context, const PutItemInput &input);
Result<DeleteItemOutput> run(Context &context, const DeleteItemInput &input);
Result<UpdateItemOutput> run(Context &context, const UpdateItemInput &input);
Result<QueryOutput> run(Context &context, const QueryInput &input);
Result<ScanOutput> run(Context &context, const ScanInput &input);
Result<ExecuteStatementOutput> run(Context &context, const ExecuteStatementInput &input);
Result<BatchExecuteStatementOutput> run(Context &context, const BatchExecuteStatementInput &input);

}

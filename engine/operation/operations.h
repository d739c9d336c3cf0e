#pragma once

#include "engine/operation/context.h"
#include "engine/request/request.h"

namespace engine {

/// Every operation: its input to its output on a store. What each does and which errors it gives is what the Amazon
/// DynamoDB API Reference says of it; beyond that, texts and the order of complaints are the service's as observed.

Result<GetItemOutput> run(Context &context, const GetItemInput &input);
Result<PutItemOutput> run(Context &context, const PutItemInput &input);
Result<DeleteItemOutput> run(Context &context, const DeleteItemInput &input);
Result<UpdateItemOutput> run(Context &context, const UpdateItemInput &input);
Result<QueryOutput> run(Context &context, const QueryInput &input);
Result<ScanOutput> run(Context &context, const ScanInput &input);
Result<BatchGetItemOutput> run(Context &context, const BatchGetItemInput &input);
Result<BatchWriteItemOutput> run(Context &context, const BatchWriteItemInput &input);
Result<TransactGetItemsOutput> run(Context &context, const TransactGetItemsInput &input);
Result<TransactWriteItemsOutput> run(Context &context, const TransactWriteItemsInput &input);

Result<CreateTableOutput> run(Context &context, const CreateTableInput &input);
Result<DescribeTableOutput> run(Context &context, const DescribeTableInput &input);
Result<UpdateTableOutput> run(Context &context, const UpdateTableInput &input);
Result<DeleteTableOutput> run(Context &context, const DeleteTableInput &input);
Result<ListTablesOutput> run(Context &context, const ListTablesInput &input);
Result<UpdateTimeToLiveOutput> run(Context &context, const UpdateTimeToLiveInput &input);
Result<DescribeTimeToLiveOutput> run(Context &context, const DescribeTimeToLiveInput &input);
Result<TagResourceOutput> run(Context &context, const TagResourceInput &input);
Result<UntagResourceOutput> run(Context &context, const UntagResourceInput &input);
Result<ListTagsOfResourceOutput> run(Context &context, const ListTagsOfResourceInput &input);
Result<DescribeContinuousBackupsOutput> run(Context &context, const DescribeContinuousBackupsInput &input);
Result<UpdateContinuousBackupsOutput> run(Context &context, const UpdateContinuousBackupsInput &input);
Result<DescribeLimitsOutput> run(Context &context, const DescribeLimitsInput &input);
Result<DescribeEndpointsOutput> run(Context &context, const DescribeEndpointsInput &input);

Result<ListStreamsOutput> run(Context &context, const ListStreamsInput &input);
Result<DescribeStreamOutput> run(Context &context, const DescribeStreamInput &input);
Result<GetShardIteratorOutput> run(Context &context, const GetShardIteratorInput &input);
Result<GetRecordsOutput> run(Context &context, const GetRecordsInput &input);

Result<ExecuteStatementOutput> run(Context &context, const ExecuteStatementInput &input);
Result<BatchExecuteStatementOutput> run(Context &context, const BatchExecuteStatementInput &input);
Result<ExecuteTransactionOutput> run(Context &context, const ExecuteTransactionInput &input);

}

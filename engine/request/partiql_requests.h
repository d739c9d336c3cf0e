#pragma once

#include "engine/request/transact_requests.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

struct ExecuteStatementOutput {
    std::vector<ItemBlob> items = {};
    std::optional<std::string> nextToken = {};
    std::optional<ItemBlob> lastEvaluatedKey = {};
    std::optional<ConsumedCapacity> consumedCapacity = {};
};
struct ExecuteStatementInput {
    static constexpr std::string_view operation = "ExecuteStatement";
    using Output = ExecuteStatementOutput;
    std::string statement = {};
    std::optional<std::vector<ValueBlob>> parameters = {}; ///< One for each ? of the statement.
    bool consistentRead = false;
    std::optional<std::string> nextToken = {}; ///< Of the same statement with the same parameters.
    std::optional<std::int64_t> limit = {};    ///< Counts items before the filter.
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};

struct BatchStatementRequest {
    std::string statement = {};
    std::optional<std::vector<ValueBlob>> parameters = {};
    bool consistentRead = false;
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
struct BatchStatementError {
    std::string code = {}; ///< "ConditionalCheckFailed", "ValidationError", …
    std::string message = {};
    std::optional<ItemBlob> item = {};
};
/// What became of one statement; they are independent of one another.
struct BatchStatementResponse {
    std::optional<BatchStatementError> error = {};
    std::optional<std::string> tableName = {}; ///< Where the statement could be read.
    std::optional<ItemBlob> item = {};
};
struct BatchExecuteStatementOutput {
    std::vector<BatchStatementResponse> responses = {};  ///< In the order of the statements.
    std::vector<ConsumedCapacity> consumedCapacity = {}; ///< One for each table.
};
struct BatchExecuteStatementInput {
    static constexpr std::string_view operation = "BatchExecuteStatement";
    using Output = BatchExecuteStatementOutput;
    std::vector<BatchStatementRequest> statements = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

struct ParameterizedStatement {
    std::string statement = {};
    std::optional<std::vector<ValueBlob>> parameters = {};
    ReturnValuesOnConditionCheckFailure returnValuesOnConditionCheckFailure = ReturnValuesOnConditionCheckFailure::None;
};
struct ExecuteTransactionOutput {
    std::vector<ItemResponse> responses = {}; ///< In the order of the statements.
    std::vector<ConsumedCapacity> consumedCapacity = {};
};
struct ExecuteTransactionInput {
    static constexpr std::string_view operation = "ExecuteTransaction";
    using Output = ExecuteTransactionOutput;
    std::vector<ParameterizedStatement> transactStatements = {};
    std::optional<std::string> clientRequestToken = {};
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
};

}

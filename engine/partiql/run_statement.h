#pragma once

#include "engine/operation/context.h"
#include "engine/operation/write.h"
#include "engine/partiql/partiql_plan.h"
#include "engine/request/partiql_requests.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

/// How a statement is to be run, beside what it says.
struct StatementOptions {
    bool consistentRead = false;
    std::optional<std::int64_t> limit{};
    std::optional<std::string> nextToken{};
    std::string tokenScope{}; ///< What the token is bound to: the statement and its parameters.
    ReturnConsumedCapacity returnConsumedCapacity = ReturnConsumedCapacity::None;
    ReturnValuesOnConditionCheckFailure onFailure = ReturnValuesOnConditionCheckFailure::None;
};

struct StatementResult {
    std::vector<ItemBlob> items{};
    std::optional<std::string> nextToken{};
    std::optional<ItemBlob> lastEvaluatedKey{};
    std::optional<ConsumedCapacity> consumedCapacity{};
};

/// A page of a SELECT: until the limit or 1 MB of what it reads, over all the reads that it is made of.
/// Errors: Validation, ResourceNotFound.
Result<StatementResult> runSelect(Context &context, const SelectStatement &statement, const StatementOptions &options);

/// An INSERT, UPDATE or DELETE. Errors: Validation, ResourceNotFound, ConditionalCheckFailed, DuplicateItem.
Result<StatementResult> runWrite(Context &context, const Statement &statement, const StatementOptions &options);

/// The write planned against the stored item, as a transaction needs it.
Result<PlannedWrite> planAgainst(
    StoredTable &table, const WritePlan &plan, ReturnValuesOnConditionCheckFailure onFailure);

/// Adds one table's capacity to another's.
void add(std::optional<ConsumedCapacity> &sum, const std::optional<ConsumedCapacity> &more);

}

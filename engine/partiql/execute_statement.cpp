#include "engine/operation/operations.h"
#include "engine/partiql/partiql_parser.h"
#include "engine/partiql/run_statement.h"
#include "engine/value/item_json.h"

namespace engine {

namespace {

/// What a token is bound to, as text.
std::string scopeOf(const ExecuteStatementInput &input) {
    std::string scope = input.statement;
    for (const ValueBlob &parameter : input.parameters.value_or(std::vector<ValueBlob>()))
        scope += '\0' + toJson(parameter);
    return scope;
}

}

Result<ExecuteStatementOutput> run(Context &context, const ExecuteStatementInput &input) {
    const std::vector<ValueBlob> parameters = input.parameters.value_or(std::vector<ValueBlob>());
    TRY(const Statement statement, parseStatement(input.statement, parameters));
    const StatementOptions options{.consistentRead = input.consistentRead,
        .limit = input.limit,
        .nextToken = input.nextToken,
        .tokenScope = scopeOf(input),
        .returnConsumedCapacity = input.returnConsumedCapacity,
        .onFailure = input.returnValuesOnConditionCheckFailure};
    const auto *select = std::get_if<SelectStatement>(&statement);
    TRY(auto result, select ? runSelect(context, *select, options) : runWrite(context, statement, options));
    return ExecuteStatementOutput{.items = std::move(result.items),
        .nextToken = std::move(result.nextToken),
        .lastEvaluatedKey = std::move(result.lastEvaluatedKey),
        .consumedCapacity = std::move(result.consumedCapacity)};
}

}

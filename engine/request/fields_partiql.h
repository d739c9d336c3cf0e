#pragma once

#include "engine/request/fields_batches.h"
#include "engine/request/partiql_requests.h"

namespace engine::fields {

template <> inline constexpr std::string_view structureName<BatchStatementRequest> = "BatchStatementRequest";
template <> inline constexpr std::string_view structureName<BatchStatementError> = "BatchStatementError";
template <> inline constexpr std::string_view structureName<BatchStatementResponse> = "BatchStatementResponse";
template <> inline constexpr std::string_view structureName<ParameterizedStatement> = "ParameterizedStatement";

inline constexpr Rule statementText{.required = true, .minLength = 1, .maxLength = limits::statementCharacters};
inline constexpr Rule statementParameters{.minLength = 1};

template <class F, Of<ExecuteStatementInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("Statement", x.statement, statementText);
    f("Parameters", x.parameters, statementParameters);
    f("ConsistentRead", x.consistentRead, optional);
    f("NextToken", x.nextToken, Rule{.minLength = 1, .maxLength = 32'768});
    f("Limit", x.limit, Rule{.minimum = 1, .javaClass = "Integer"});
}
template <class F, Of<ExecuteStatementOutput> X> void describe(F &f, X &x) {
    f("Items", x.items, required);
    f("NextToken", x.nextToken, optional);
    f("ConsumedCapacity", x.consumedCapacity, optional);
    f("LastEvaluatedKey", x.lastEvaluatedKey, optional);
}

template <class F, Of<BatchStatementRequest> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("Statement", x.statement, statementText);
    f("Parameters", x.parameters, statementParameters);
    f("ConsistentRead", x.consistentRead, optional);
}
template <class F, Of<BatchStatementError> X> void describe(F &f, X &x) {
    f("Code", x.code, required);
    f("Message", x.message, optional);
    f("Item", x.item, optional);
}
template <class F, Of<BatchStatementResponse> X> void describe(F &f, X &x) {
    f("Error", x.error, optional);
    f("TableName", x.tableName, optional);
    f("Item", x.item, optional);
}
template <class F, Of<BatchExecuteStatementInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("Statements", x.statements, Rule{.required = true, .minLength = 1, .maxLength = limits::batchStatements});
}
template <class F, Of<BatchExecuteStatementOutput> X> void describe(F &f, X &x) {
    f("Responses", x.responses, required);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

template <class F, Of<ParameterizedStatement> X> void describe(F &f, X &x) {
    f("ReturnValuesOnConditionCheckFailure", x.returnValuesOnConditionCheckFailure, optional);
    f("Statement", x.statement, statementText);
    f("Parameters", x.parameters, statementParameters);
}
template <class F, Of<ExecuteTransactionInput> X> void describe(F &f, X &x) {
    f("ReturnConsumedCapacity", x.returnConsumedCapacity, optional);
    f("ClientRequestToken", x.clientRequestToken, clientRequestToken);
    f("TransactStatements", x.transactStatements, transactItems);
}
template <class F, Of<ExecuteTransactionOutput> X> void describe(F &f, X &x) {
    f("Responses", x.responses, required);
    f("ConsumedCapacity", x.consumedCapacity, optional);
}

}

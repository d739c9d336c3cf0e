#include "engine/expression/print.h"
#include "engine/operation/cancellation.h"
#include "engine/operation/operations.h"
#include "engine/partiql/partiql_parser.h"
#include "engine/partiql/run_statement.h"

#include <algorithm>

namespace engine {

namespace {

using Statements = std::vector<Statement>;

Result<Statements> parseAll(const ExecuteTransactionInput &input) {
    Statements statements;
    for (const ParameterizedStatement &each : input.transactStatements) {
        TRY(Statement statement, parseStatement(each.statement, each.parameters.value_or(std::vector<ValueBlob>())));
        statements.push_back(std::move(statement));
    }
    return statements;
}

Result<void> checkReturnsNothing(const Statement &statement) {
    const auto *update = std::get_if<UpdateStatement>(&statement);
    const auto *remove = std::get_if<DeleteStatement>(&statement);
    const Returning returning = update ? update->returning : remove ? remove->returning : Returning::None;
    if (returning == Returning::None) return {};
    return validation("RETURNING clause is not supported in ExecuteTransaction");
}

/// What is wrong with a statement before any of them runs, with its place.
template <class T> Result<T> inStatement(std::size_t index, Result<T> result) {
    if (!result && result.error().code == Error::Code::Validation)
        result.error().message =
            "Validation failed in TransactStatements[" + std::to_string(index) + "]: " + result.error().message;
    return result;
}

/// A transaction's read takes one item of a table by its key, and nothing else decides.
Result<ItemBlob> keyOf(const SelectStatement &select, const TableDescription &table) {
    if (select.indexName) return validation("Reads on indices are not supported within transactions.");
    TRY(SelectPlan plan, planSelect(select, table, false));
    if (plan.route == SelectPlan::Route::GetItem && plan.keys.size() == 1 && !plan.filter)
        return std::move(plan.keys.front());
    return validation("Select statements within ExecuteTransaction must specify the primary key in the where clause.");
}

/// The condition and its placeholders into an action that has them.
template <class Action> void setCondition(Action &action, const WritePlan &plan, ExpressionPrinter &printer) {
    if (plan.condition) action.conditionExpression = printer.print(*plan.condition);
    if (!printer.names().empty()) action.expressionAttributeNames = printer.names();
    if (!printer.values().empty()) action.expressionAttributeValues = printer.values();
}

template <class Action> Action actionFor(const WritePlan &plan, const std::string &tableName,
    const ParameterizedStatement &statement, ExpressionPrinter &printer) {
    Action action;
    action.tableName = tableName;
    action.returnValuesOnConditionCheckFailure = statement.returnValuesOnConditionCheckFailure;
    setCondition(action, plan, printer);
    return action;
}

/// The action of TransactWriteItems that a statement is.
TransactWriteItem writeItem(
    const WritePlan &plan, const std::string &tableName, const ParameterizedStatement &statement) {
    ExpressionPrinter printer;
    TransactWriteItem item;
    switch (plan.action) {
    case WritePlan::Action::Put:
        item.put = actionFor<TransactPut>(plan, tableName, statement, printer);
        item.put->item = plan.key;
        break;
    case WritePlan::Action::Update: {
        const std::string expression = printer.print(plan.update);
        item.update = actionFor<TransactUpdate>(plan, tableName, statement, printer);
        item.update->updateExpression = expression;
        item.update->key = plan.key;
        break;
    }
    case WritePlan::Action::Delete:
        item.deleteItem = actionFor<TransactDelete>(plan, tableName, statement, printer);
        item.deleteItem->key = plan.key;
        break;
    case WritePlan::Action::Check:
        item.conditionCheck = actionFor<ConditionCheck>(plan, tableName, statement, printer);
        item.conditionCheck->key = plan.key;
        break;
    }
    return item;
}

Result<ExecuteTransactionOutput> read(
    Context &context, const ExecuteTransactionInput &input, const Statements &statements) {
    TransactGetItemsInput gets{.returnConsumedCapacity = input.returnConsumedCapacity};
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const auto &select = std::get<SelectStatement>(statements[i]);
        TRY(const auto *table, context.store.table(select.tableName));
        TRY(ItemBlob key, inStatement(i, keyOf(select, table->description)));
        gets.transactItems.push_back({
            .get = {.tableName = select.tableName, .key = std::move(key)}
        });
    }
    TRY(auto found, run(context, gets));
    for (std::size_t i = 0; i < statements.size(); ++i) {
        auto &item = found.responses[i].item;
        if (item) item = select(std::get<SelectStatement>(statements[i]).paths, *item);
    }
    return ExecuteTransactionOutput{
        .responses = std::move(found.responses), .consumedCapacity = std::move(found.consumedCapacity)};
}

Result<ExecuteTransactionOutput> write(
    Context &context, const ExecuteTransactionInput &input, const Statements &statements) {
    TransactWriteItemsInput writes{
        .clientRequestToken = input.clientRequestToken, .returnConsumedCapacity = input.returnConsumedCapacity};
    std::vector<bool> inserts;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const std::string &tableName = tableNameOf(statements[i]);
        CHECK(checkReturnsNothing(statements[i]));
        TRY(const auto *table, context.store.table(tableName));
        TRY(const WritePlan plan, inStatement(i, planWrite(statements[i], table->description)));
        inserts.push_back(plan.inserts);
        writes.transactItems.push_back(writeItem(plan, tableName, input.transactStatements[i]));
    }
    auto written = run(context, writes);
    if (!written) {
        Error error = std::move(written).error();
        if (error.code != Error::Code::TransactionCanceled) return tl::unexpected(std::move(error));
        for (std::size_t i = 0; i < error.reasons.size(); ++i) {
            CancellationReason &reason = error.reasons[i];
            if (!inserts[i] || reason.code != "ConditionalCheckFailed") continue;
            reason.code = "DuplicateItem";
            reason.message = "Duplicate primary key exists in table";
        }
        return cancelled(std::move(error.reasons));
    }
    return ExecuteTransactionOutput{.consumedCapacity = std::move(written->consumedCapacity)}; // nothing to answer
}

}

Result<ExecuteTransactionOutput> run(Context &context, const ExecuteTransactionInput &input) {
    TRY(const Statements statements, parseAll(input));
    const bool reads = std::ranges::any_of(statements, isRead);
    if (reads && !std::ranges::all_of(statements, isRead))
        return validation("Reads and writes cannot be mixed in one ExecuteTransaction");
    return reads ? read(context, input, statements) : write(context, input, statements);
}

}

#include "engine/operation/operations.h"
#include "engine/partiql/partiql_parser.h"
#include "engine/partiql/run_statement.h"

#include <algorithm>
#include <map>

namespace engine {

namespace {

/// In a batch the codes are short.
const char *shortCode(Error::Code code) {
    switch (code) {
    case Error::Code::Validation: return "ValidationError";
    case Error::Code::ResourceNotFound: return "ResourceNotFound";
    case Error::Code::ConditionalCheckFailed: return "ConditionalCheckFailed";
    case Error::Code::DuplicateItem: return "DuplicateItem";
    case Error::Code::ItemCollectionSizeLimitExceeded: return "ItemCollectionSizeLimitExceeded";
    case Error::Code::ProvisionedThroughputExceeded: return "ProvisionedThroughputExceeded";
    case Error::Code::RequestLimitExceeded: return "RequestLimitExceeded";
    case Error::Code::Throttling: return "ThrottlingError";
    case Error::Code::TransactionConflict: return "TransactionConflict";
    case Error::Code::AccessDenied: return "AccessDenied";
    default: return "InternalServerError";
    }
}

/// A read of a batch takes one item by its key.
Result<void> checkReadsOneItem(Context &context, const SelectStatement &select, bool consistentRead) {
    TRY(const auto *table, context.store.table(select.tableName));
    TRY(const SelectPlan plan, planSelect(select, table->description, consistentRead));
    if (plan.route == SelectPlan::Route::GetItem && plan.keys.size() == 1) return {};
    return validation("Select statements within BatchExecuteStatement must specify the primary key in the where "
                      "clause.");
}

class Batch {
public:
    Batch(Context &context, const BatchExecuteStatementInput &input) : m_context(context), m_input(input) {}

    Result<BatchExecuteStatementOutput> run() {
        std::vector<Parsed<Statement>> statements;
        for (const BatchStatementRequest &request : m_input.statements)
            statements.push_back(parseStatement(request.statement, request.parameters.value_or(noParameters)));
        const auto reads = [](const Parsed<Statement> &parsed) { return parsed && isRead(*parsed); };
        const auto writes = [](const Parsed<Statement> &parsed) { return parsed && !isRead(*parsed); };
        if (std::ranges::any_of(statements, reads) && std::ranges::any_of(statements, writes))
            return validation("Reads and writes cannot be mixed in one BatchExecuteStatement");

        BatchExecuteStatementOutput output;
        for (std::size_t i = 0; i < statements.size(); ++i) {
            BatchStatementResponse response;
            if (statements[i]) response.tableName = tableNameOf(*statements[i]);
            TRY(auto result, runOne(statements[i], m_input.statements[i]));
            if (result)
                response.item = std::move(*result);
            else
                response.error = errorOf(std::move(result).error());
            output.responses.push_back(std::move(response));
        }
        for (auto &[table, consumed] : m_consumed)
            if (consumed) output.consumedCapacity.push_back(*std::move(consumed));
        return output;
    }

private:
    using Outcome = Result<std::optional<ItemBlob>>;

    /// The item that a statement gives, or its own error; only a fault of ours ends the whole batch, as it may leave
    /// something half done.
    Result<Outcome> runOne(const Parsed<Statement> &statement, const BatchStatementRequest &request) {
        Outcome outcome = outcomeOf(statement, request);
        if (!outcome && outcome.error().code == Error::Code::Internal) return tl::unexpected(outcome.error());
        return outcome;
    }

    Outcome outcomeOf(const Parsed<Statement> &statement, const BatchStatementRequest &request) {
        if (!statement) return tl::unexpected<Error>(statement.error());
        const StatementOptions options{.consistentRead = request.consistentRead,
            .returnConsumedCapacity = m_input.returnConsumedCapacity,
            .onFailure = request.returnValuesOnConditionCheckFailure};
        const auto *select = std::get_if<SelectStatement>(&*statement);
        if (select) CHECK(checkReadsOneItem(m_context, *select, request.consistentRead));
        TRY(auto result, select ? runSelect(m_context, *select, options) : runWrite(m_context, *statement, options));
        add(m_consumed[tableNameOf(*statement)], result.consumedCapacity);
        if (result.items.empty()) return std::nullopt;
        return std::move(result.items.front());
    }

    static BatchStatementError errorOf(Error error) {
        BatchStatementError result{.code = shortCode(error.code), .message = std::move(error.message)};
        if (!error.item.empty()) result.item = ItemBlob{std::move(error.item)};
        return result;
    }

    inline static const std::vector<ValueBlob> noParameters;
    Context &m_context;
    const BatchExecuteStatementInput &m_input;
    std::map<std::string, std::optional<ConsumedCapacity>> m_consumed;
};

}

Result<BatchExecuteStatementOutput> run(Context &context, const BatchExecuteStatementInput &input) {
    return Batch(context, input).run();
}

}

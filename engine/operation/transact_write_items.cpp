#include "engine/base/limits.h"
#include "engine/base/overloaded.h"
#include "engine/capacity/consumed_by_table.h"
#include "engine/operation/cancellation.h"
#include "engine/operation/operations.h"
#include "engine/operation/write.h"
#include "engine/request/codec.h"
#include "engine/request/request_expressions.h"
#include "engine/storage/tree_key.h"
#include "engine/value/key_bytes.h"

#include <set>
#include <variant>

namespace engine {

namespace {

constexpr std::int64_t tokenMillis = 10 * 60 * 1'000; // API Reference, TransactWriteItems: ten minutes

/// One action, its expressions read. Points into the input.
struct Action {
    std::variant<const ConditionCheck *, const TransactPut *, const TransactDelete *, const TransactUpdate *> of;
    Precondition precondition;
    Update update;             ///< Of an update.
    std::size_t itemBytes = 0; ///< Of a put.

    const std::string &tableName() const {
        return std::visit([](const auto *action) -> const std::string & { return action->tableName; }, of);
    }
    ItemView keyOrItem() const {
        return std::visit(Overloaded{[](const TransactPut *put) { return ItemView(put->item); },
                              [](const auto *action) { return ItemView(action->key); }},
            of);
    }
};

/// What the request alone tells of one action.
Result<Action> readAction(const TransactWriteItem &item) {
    const int count = int(item.conditionCheck.has_value()) + int(item.put.has_value()) +
                      int(item.deleteItem.has_value()) + int(item.update.has_value());
    if (count > 1) return validation("TransactItems can only contain one of Check, Put, Update or Delete");
    Action action{};
    if (item.conditionCheck) {
        action.of = &*item.conditionCheck;
        CHECK(checkParameters(*item.conditionCheck));
        TRY(action.precondition, readPrecondition(*item.conditionCheck));
    } else if (item.put) {
        action.of = &*item.put;
        TRY(action.itemBytes, checkItemSize(item.put->item));
        CHECK(checkParameters(*item.put));
        TRY(action.precondition, readPrecondition(*item.put));
    } else if (item.deleteItem) {
        action.of = &*item.deleteItem;
        CHECK(checkParameters(*item.deleteItem));
        TRY(action.precondition, readPrecondition(*item.deleteItem));
    } else if (item.update) {
        action.of = &*item.update;
        CHECK(checkParameters(*item.update));
        TRY(auto expressions, readUpdate(*item.update));
        action.update = std::move(expressions.update);
        action.precondition = std::move(expressions.precondition);
    } else {
        return validation("Invalid Request: TransactWriteRequest should contain Delete or Put or Update request");
    }
    return action;
}

Result<PlannedWrite> plan(StoredTable &table, const Action &action) {
    const auto cases = Overloaded{
        [&](const ConditionCheck *check) { return planCheck(table, check->key, action.precondition); },
        [&](const TransactPut *put) { return planPut(table, put->item, action.itemBytes, action.precondition); },
        [&](const TransactDelete *erase) { return planDelete(table, erase->key, action.precondition); },
        [&](const TransactUpdate *update) {
            return planUpdate(table, update->key, action.update, action.precondition);
        },
    };
    return std::visit(cases, action.of);
}

Result<std::vector<StoredTable *>> findTables(Context &context, const std::vector<Action> &actions) {
    std::vector<StoredTable *> tables;
    for (const auto &action : actions) {
        TRY(auto *table, context.store.table(action.tableName()));
        CHECK(checkNoEmptyKey(action.keyOrItem(), table->description.keySchema));
        tables.push_back(table);
    }
    std::set<std::pair<StoredTable *, Bytes>> places;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto key = treeKey(actions[i].keyOrItem(), tables[i]->description.keySchema);
        if (key && !places.emplace(tables[i], *std::move(key)).second) return validation(oneItemTwice);
    }
    return tables;
}

/// A repeated request does nothing; it costs what reading its items does.
Result<TransactWriteItemsOutput> answerAgain(const TransactWriteItemsInput &input, const std::vector<Action> &actions,
    const std::vector<StoredTable *> &tables) {
    ConsumedByTable consumed;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto &description = tables[i]->description;
        const auto key = treeKey(actions[i].keyOrItem(), description.keySchema);
        if (!key) continue;
        TRY(const auto stored, tables[i]->items.tree.find(*key));
        consumed.of(description).addTable(readUnits(stored ? stored->bytes : 0, ReadMode::Transactional));
    }
    TransactWriteItemsOutput output;
    output.consumedCapacity = consumed.reports(input.returnConsumedCapacity, Consumed::Told::AsReads);
    return output;
}

}

Result<TransactWriteItemsOutput> run(Context &context, const TransactWriteItemsInput &input) {
    std::vector<Action> actions;
    for (const auto &item : input.transactItems) {
        TRY(auto action, readAction(item));
        actions.push_back(std::move(action));
    }
    TRY(const auto tables, findTables(context, actions));

    if (input.clientRequestToken) {
        const auto now = context.clock.nowEpochMillis();
        const auto hash = static_cast<std::int64_t>(partitionHash(encodeRequest(input)));
        TRY(const auto known, context.store.tokens().find(*input.clientRequestToken, now - tokenMillis));
        if (known && *known != hash)
            return failure(Error::Code::IdempotentParameterMismatch,
                "The request uses the same client token as a previous, but non-identical request. Do not reuse a "
                "client token with different requests, unless the requests are identical");
        if (known) return answerAgain(input, actions, tables);
        CHECK(context.store.tokens().add(*input.clientRequestToken, hash, now, now - tokenMillis));
    }

    std::vector<PlannedWrite> writes;
    Cancellation cancellation(actions.size());
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto write = plan(*tables[i], actions[i]);
        CHECK(cancellation.judge(i, write));
        if (!write) continue;
        CHECK(cancellation.judge(i, checkCollection(context, *write)));
        bytes += std::max(write->bytesBefore, write->bytesAfter);
        writes.push_back(*std::move(write));
    }
    CHECK(cancellation.result());
    if (bytes > limits::transactBytes)
        return validation("The aggregate size of the items in the transaction cannot exceed 4 MB");

    TransactWriteItemsOutput output;
    ConsumedByTable consumed;
    for (const auto &write : writes)
        CHECK(carryOut(context, write, WriteMode::Transactional, consumed.of(write.table->description)));
    for (std::size_t i = 0; i < actions.size(); ++i) {
        TRY(auto metrics, collectionMetrics(*tables[i], actions[i].keyOrItem(), input.returnItemCollectionMetrics));
        if (metrics) output.itemCollectionMetrics[actions[i].tableName()].push_back(*std::move(metrics));
    }
    output.consumedCapacity = consumed.reports(input.returnConsumedCapacity, Consumed::Told::AsWrites);
    return output;
}

}

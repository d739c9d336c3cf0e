#include "engine/engine.h"

#include "engine/expression/lexer.h"
#include "engine/operation/expire.h"
#include "engine/operation/load.h"
#include "engine/operation/operations.h"
#include "engine/partiql/partiql_lexer.h"
#include "engine/storage/fair_lock.h"
#include "engine/storage/log_mover.h"
#include "engine/storage/readers.h"

#include <mutex>
#include <type_traits>

namespace engine {

namespace {

template <class Input, class... Inputs> constexpr bool isOneOf = (std::is_same_v<Input, Inputs> || ...);

/// Needs no transaction. Whatever is not named here may write.
template <class Input> constexpr bool reads = isOneOf<Input, DescribeTableInput, ListTablesInput, GetItemInput,
    QueryInput, ScanInput, BatchGetItemInput, TransactGetItemsInput, DescribeTimeToLiveInput, ListTagsOfResourceInput,
    DescribeContinuousBackupsInput, DescribeLimitsInput, DescribeEndpointsInput, ListStreamsInput, DescribeStreamInput,
    GetShardIteratorInput, GetRecordsInput>;

/// Of these, the ones that look at items alone: they need not wait for a writer. The others look at what a store on a
/// file only knows of itself (counts, streams).
template <class Input> constexpr bool readsItems =
    isOneOf<Input, GetItemInput, QueryInput, ScanInput, BatchGetItemInput, TransactGetItemsInput>;

/// Over before a writer would notice.
template <class Input> constexpr bool readsLittle = isOneOf<Input, GetItemInput>;

/// A statement that can only read, as its first word tells.
bool isSelect(const ExecuteStatementInput &input) {
    return equalsIgnoringCase(tokenizeStatement(input.statement).front().text, "SELECT");
}

}

struct Engine::Parts {
    std::shared_ptr<const Clock> clock;
    IdSource ids;
    FairLock lock; ///< Held by whoever uses the store.
    std::unique_ptr<Store> store;
    // Only where the store is on a file. In memory there is one connection, and each request has the lock for a page at
    // most, in the order of their arrival.
    std::unique_ptr<Readers> readers{};
    std::unique_ptr<LogMover> logMover{};

    std::size_t itemCollectionBytes = limits::itemCollectionBytes;

    Context context() {
        return {.store = *store, .clock = *clock, .ids = ids, .itemCollectionBytes = itemCollectionBytes};
    }
    Context context(Store &reader) { return {reader, *clock, ids}; }

    template <class Input> Result<Response> read(const Input &input) {
        auto inTurn = context();
        TRY(auto output, run(inTurn, input));
        return output;
    }
    template <class Input> Result<Response> readBeside(const Input &input) {
        TRY(const auto reader, readers->take());
        auto beside = context(*reader);
        TRY(auto output, run(beside, input));
        return output;
    }
    template <class Input> Result<Response> write(const Input &input) {
        auto inTurn = context();
        TRY(auto transaction, store->begin());
        TRY(auto output, run(inTurn, input));
        CHECK(transaction.commit());
        return output;
    }
};

Engine::Engine(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::on(Result<std::unique_ptr<Store>> store, std::shared_ptr<const Clock> clock) {
    if (!store) return tl::unexpected(std::move(store).error());
    auto parts = std::make_unique<Parts>();
    parts->store = *std::move(store);
    parts->clock = clock ? std::move(clock) : std::make_shared<SystemClock>();
    if (parts->store->isOnFile()) {
        parts->readers = std::make_unique<Readers>(*parts->store);
        TRY(parts->logMover, LogMover::start(*parts->store, parts->lock, *parts->readers, {}));
    }
    return std::unique_ptr<Engine>(new Engine(std::move(parts)));
}

Result<std::unique_ptr<Engine>> Engine::inMemory(std::shared_ptr<const Clock> clock) {
    return on(Store::inMemory(), std::move(clock));
}

Result<std::unique_ptr<Engine>> Engine::open(const std::string &path, std::shared_ptr<const Clock> clock) {
    return on(Store::open(path), std::move(clock));
}

Result<Response> Engine::execute(const Request &request) {
    const auto answer = [&](const auto &input) -> Result<Response> {
        using Input = std::decay_t<decltype(input)>;
        auto &parts = *m_parts;
        if constexpr (!requires(Context & context) { run(context, input); }) {
            return failure(Error::Code::UnknownOperation, ""); // an operation of the service that is not built yet
        } else {
            std::unique_lock lock(parts.lock, std::defer_lock);
            if constexpr (readsItems<Input>) {
                // The writer's page cache is warm after a write, a reader's is not: so it is used where it is free.
                if (parts.readers && !(readsLittle<Input> && lock.try_lock())) return parts.readBeside(input);
            }
            if constexpr (std::is_same_v<Input, ExecuteStatementInput>) {
                if (parts.readers && isSelect(input)) return parts.readBeside(input);
            }
            if (!lock) lock.lock();
            if constexpr (reads<Input>)
                return parts.read(input);
            else
                return parts.write(input);
        }
    };
    return std::visit(answer, request);
}

Result<Preview> Engine::preview(const Request &request) {
    const std::scoped_lock lock(m_parts->lock);
    TRY(const auto transaction, m_parts->store->begin()); // never committed
    std::vector<EntryChange> changes;
    auto context = m_parts->context();
    context.changes = &changes;
    const auto answer = [&](const auto &input) -> Result<Response> {
        if constexpr (requires { run(context, input); }) {
            TRY(auto output, run(context, input));
            return output;
        }
        return failure(Error::Code::UnknownOperation, "");
    };
    TRY(auto response, std::visit(answer, request));
    return Preview{std::move(response), std::move(changes)};
}

void Engine::limitItemCollections(std::size_t bytes) {
    const std::scoped_lock lock(m_parts->lock);
    m_parts->itemCollectionBytes = bytes;
}

Result<std::int64_t> Engine::removeExpired() {
    const std::scoped_lock lock(m_parts->lock);
    auto context = m_parts->context();
    context.expires = true;
    TRY(auto transaction, m_parts->store->begin());
    TRY(const auto removed, expireItems(context));
    CHECK(transaction.commit());
    return removed;
}

Result<void> Engine::load(const std::string &tableName, std::span<const ItemBlob> items, std::size_t *failedIndex) {
    const std::scoped_lock lock(m_parts->lock);
    auto context = m_parts->context();
    TRY(auto transaction, m_parts->store->begin());
    TRY(auto *table, m_parts->store->table(tableName));
    CHECK(loadItems(context, *table, items, failedIndex));
    return transaction.commit();
}

}

#include "engine/engine.h"

#include "engine/operation/expire.h"
#include "engine/operation/load.h"
#include "engine/operation/operations.h"
#include "engine/storage/fair_lock.h"

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

}

struct Engine::Parts {
    std::unique_ptr<Store> store;
    std::shared_ptr<const Clock> clock;
    IdSource ids;
    FairLock lock;

    Context context() { return {*store, *clock, ids}; }
};

Engine::Engine(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::on(Result<std::unique_ptr<Store>> store, std::shared_ptr<const Clock> clock) {
    if (!store) return tl::unexpected(std::move(store).error());
    auto parts = std::make_unique<Parts>();
    parts->store = *std::move(store);
    parts->clock = clock ? std::move(clock) : std::make_shared<SystemClock>();
    return std::unique_ptr<Engine>(new Engine(std::move(parts)));
}

Result<std::unique_ptr<Engine>> Engine::inMemory(std::shared_ptr<const Clock> clock) {
    return on(Store::inMemory(), std::move(clock));
}

Result<std::unique_ptr<Engine>> Engine::open(const std::string &path, std::shared_ptr<const Clock> clock) {
    return on(Store::open(path), std::move(clock));
}

Result<Response> Engine::execute(const Request &request) {
    const std::scoped_lock lock(m_parts->lock);
    return std::visit(
        [&](const auto &input) -> Result<Response> {
            auto context = m_parts->context();
            if constexpr (!requires { run(context, input); }) {
                return failure(Error::Code::UnknownOperation, ""); // an operation of the service that is not built yet
            } else if constexpr (reads<std::decay_t<decltype(input)>>) {
                TRY(auto output, run(context, input));
                return output;
            } else {
                TRY(auto transaction, m_parts->store->begin());
                TRY(auto output, run(context, input));
                CHECK(transaction.commit());
                return output;
            }
        },
        request);
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

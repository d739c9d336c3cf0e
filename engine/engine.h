#pragma once

#include "engine/base/clock.h"
#include "engine/preview_endpoint.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace engine {

class Store;

/// The embedded DynamoDB on one SQLite database, in memory or in a file. One SQLite transaction per request; any thread
/// may call, writers wait for one another.
class Engine : public PreviewEndpoint {
public:
    /// Nothing is kept after the engine is gone. Without a clock the system's counts.
    static Result<std::unique_ptr<Engine>> inMemory(std::shared_ptr<const Clock> clock = nullptr);
    /// Opens or creates the database. Errors: Internal with the reason (not a database, a newer version, cannot open);
    /// the file is then as it was.
    static Result<std::unique_ptr<Engine>> open(const std::string &path, std::shared_ptr<const Clock> clock = nullptr);

    ~Engine() override;
    Result<Response> execute(const Request &request) override;

    Result<Preview> preview(const Request &request) override;

    /// How large an item collection of a table with a local secondary index may become, 10 GB where nobody says
    /// otherwise. A table as a whole below that costs nothing; above it each write that adds to a collection reads it.
    void limitItemCollections(std::size_t bytes);

    /// Removes the items whose time to live is over, from all tables, as the service does some time after it. Gives
    /// their number; asked for by whoever runs the engine, nothing happens by itself.
    Result<std::int64_t> removeExpired();

    /// Puts many items in one transaction, each checked as PutItem checks it; a later one replaces an earlier one of
    /// the same key. The fast way in: entries are sorted before they are written. Errors: the first item that PutItem
    /// would refuse, its index in `failedIndex`; then nothing was written.
    Result<void> load(
        const std::string &tableName, std::span<const ItemBlob> items, std::size_t *failedIndex = nullptr);

private:
    struct Parts;
    static Result<std::unique_ptr<Engine>> on(Result<std::unique_ptr<Store>> store, std::shared_ptr<const Clock> clock);
    explicit Engine(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}

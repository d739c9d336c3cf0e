#pragma once

#include "engine/endpoint.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace engine {

/// The embedded DynamoDB on one SQLite database, in memory or in a file. One SQLite transaction per request; any thread
/// may call, writers wait for one another.
class Engine : public Endpoint {
public:
    /// Nothing is kept after the engine is gone.
    static Result<std::unique_ptr<Engine>> inMemory();
    /// Opens or creates the database. Errors: Internal with the reason (not a database, a newer version, cannot open);
    /// the file is then as it was.
    static Result<std::unique_ptr<Engine>> open(const std::string &path);

    ~Engine() override;
    Result<Response> execute(const Request &request) override;

    /// Puts many items in one transaction, each checked as PutItem checks it; a later one replaces an earlier one of
    /// the same key. The fast way in: entries are sorted before they are written. Errors: the first item that PutItem
    /// would refuse, its index in `failedIndex`; then nothing was written.
    Result<void> load(
        const std::string &tableName, std::span<const ItemBlob> items, std::size_t *failedIndex = nullptr);

private:
    struct Parts;
    explicit Engine(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}

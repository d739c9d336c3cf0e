#pragma once

#include "engine/storage/sqlite.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// The ClientRequestTokens of transactions of the last ten minutes, each with a hash of what was asked: kept in the
/// transaction they name, so that a repeated request is known even after a crash.
class RequestTokens {
public:
    explicit RequestTokens(sqlite::Database &database) : m_database(&database) {}
    static const char *layout(); ///< The table that it needs.

    /// The hash that came with the token since then; none: it was not used.
    Result<std::optional<std::int64_t>> find(std::string_view token, std::int64_t sinceEpochMillis);
    /// Remembers a token and forgets those from before `sinceEpochMillis`.
    Result<void> add(
        std::string_view token, std::int64_t hash, std::int64_t epochMillis, std::int64_t sinceEpochMillis);

private:
    sqlite::Database *m_database;
};

}

#include "engine/storage/request_tokens.h"

namespace engine {

const char *RequestTokens::layout() {
    return "CREATE TABLE request_tokens(token TEXT PRIMARY KEY, hash INTEGER NOT NULL, time INTEGER NOT NULL);";
}

Result<std::optional<std::int64_t>> RequestTokens::find(std::string_view token, std::int64_t sinceEpochMillis) {
    TRY(auto find, m_database->prepare("SELECT hash FROM request_tokens WHERE token = ?1 AND time >= ?2"));
    TRY(const bool found, find.bindText(1, token).bind(2, sinceEpochMillis).step());
    if (!found) return std::nullopt;
    return find.integer(0);
}

Result<void> RequestTokens::add(
    std::string_view token, std::int64_t hash, std::int64_t epochMillis, std::int64_t sinceEpochMillis) {
    CHECK(m_database->execute("DELETE FROM request_tokens WHERE time < " + std::to_string(sinceEpochMillis)));
    TRY(auto insert, m_database->prepare("INSERT OR REPLACE INTO request_tokens VALUES(?1, ?2, ?3)"));
    return insert.bindText(1, token).bind(2, hash).bind(3, epochMillis).run();
}

}

#include "engine/storage/tree.h"

#include <string>

namespace engine {

namespace {

// A row stays in its page up to (8192 − 12) · 64 / 255 − 23 = 2030 bytes of key and entry (SQLite, btree.c).
constexpr std::size_t inlineBytes = 1'500;

bool liesAside(ItemView item) {
    return item.bytes().size() > inlineBytes;
}

// In front of each item its size by AWS's rule, big-endian. An item has at most 400 KB.
constexpr int sizeBytes = 3;

/// Table t holds key and entry; the entry is a blob, or the number of a row of table a, where long entries lie aside.
/// An @ stands for the tree's id.
constexpr const char *queries[] = {
    "SELECT entry FROM t@ WHERE key = ?1",
    "SELECT entry FROM a@ WHERE id = ?1",
    "INSERT INTO t@(key, entry) VALUES(?1, ?2) ON CONFLICT(key) DO UPDATE SET entry = excluded.entry",
    "DELETE FROM t@ WHERE key = ?1",
    "INSERT INTO a@(entry) VALUES(?1)",
    "UPDATE a@ SET entry = ?2 WHERE id = (SELECT entry FROM t@ WHERE key = ?1)",
    "DELETE FROM a@ WHERE id = (SELECT entry FROM t@ WHERE key = ?1)",
    // The four walks: forward and backward, without and with an end.
    "SELECT entry FROM t@ WHERE key >= ?1 ORDER BY key",
    "SELECT entry FROM t@ WHERE key >= ?1 AND key < ?2 ORDER BY key",
    "SELECT entry FROM t@ WHERE key >= ?1 ORDER BY key DESC",
    "SELECT entry FROM t@ WHERE key >= ?1 AND key < ?2 ORDER BY key DESC",
};

std::string withId(std::string_view query, std::int64_t id) {
    std::string sql;
    for (const char c : query) c == '@' ? sql += std::to_string(id) : sql += c;
    return sql;
}

}

Bytes prefixEnd(ByteView prefix) {
    while (!prefix.empty() && prefix.back() == '\xff') prefix.remove_suffix(1);
    Bytes end(prefix);
    if (!end.empty()) end.back() = static_cast<char>(static_cast<unsigned char>(end.back()) + 1);
    return end;
}

Result<void> Tree::create(sqlite::Database &database, std::int64_t id) {
    return database.execute(withId("CREATE TABLE t@(key BLOB NOT NULL PRIMARY KEY, entry NOT NULL) WITHOUT ROWID;"
                                   "CREATE TABLE a@(id INTEGER PRIMARY KEY, entry BLOB NOT NULL)",
        id));
}

Result<void> Tree::drop(sqlite::Database &database, std::int64_t id) {
    return database.execute(withId("DROP TABLE t@; DROP TABLE a@", id));
}

Result<sqlite::Statement *> Tree::statement(std::size_t query) {
    auto &statement = m_statements[query];
    if (!statement) {
        TRY(statement, m_database->prepare(withId(queries[query], m_id)));
    }
    return &statement;
}

Result<ByteView> Tree::aside(std::int64_t id) {
    TRY(auto *find, statement(FindAside));
    find->reset();
    TRY(const bool found, find->bind(1, id).step());
    if (!found) return failure(Error::Code::Internal, "The database file is damaged: a long entry is missing");
    return find->blob(0);
}

Result<std::optional<StoredItem>> Tree::find(ByteView key) {
    const auto owned = [](const StoredItemView &view) { return StoredItem{{Bytes(view.item.bytes())}, view.bytes}; };
    if (m_cache != nullptr)
        if (const auto known = m_cache->find(m_id, key)) return owned(*known);
    TRY(auto *find, statement(Find));
    TRY(const bool found, find->bind(1, key).step());
    if (!found) return std::nullopt;
    const sqlite::ResetAtEnd reset(*find);
    const auto column = find->value(0);
    if (!column.isInteger()) {
        TRY(const auto item, unpacked(column.blob()));
        if (m_cache != nullptr) m_cache->found(m_id, key, item);
        return owned(item);
    }
    TRY(const auto entry, aside(column.integer()));
    const sqlite::ResetAtEnd resetAside(m_statements[FindAside]);
    TRY(const auto item, unpacked(entry));
    return owned(item);
}

Result<StoredItemView> Tree::unpacked(ByteView entry) const {
    if (entry.size() < sizeBytes || (m_onFile && !isWellFormedItem(entry.substr(sizeBytes))))
        return failure(Error::Code::Internal, "The database file is damaged: an entry is no item");
    std::size_t bytes = 0;
    for (const char c : entry.substr(0, sizeBytes)) bytes = bytes << 8 | static_cast<unsigned char>(c);
    return StoredItemView{ItemView(entry.substr(sizeBytes)), bytes};
}

Result<void> Tree::put(ByteView key, StoredItemView item, ItemView previous) {
    if (m_cache != nullptr) m_cache->written(m_id, key, item);
    m_packed.clear();
    for (int shift = 8 * (sizeBytes - 1); shift >= 0; shift -= 8)
        m_packed += static_cast<char>(item.bytes >> shift & 0xff);
    m_packed += item.item.bytes();

    const bool wasAside = liesAside(previous);
    TRY(auto *upsert, statement(Upsert));
    if (!liesAside(item.item)) {
        if (wasAside) {
            TRY(auto *eraseAside, statement(EraseAside));
            CHECK(eraseAside->bind(1, key).run());
        }
        return upsert->bind(1, key).bind(2, m_packed).run();
    }
    if (wasAside) {
        TRY(auto *updateAside, statement(UpdateAside));
        return updateAside->bind(1, key).bind(2, m_packed).run();
    }
    TRY(auto *insertAside, statement(InsertAside));
    CHECK(insertAside->bind(1, m_packed).run());
    return upsert->bind(1, key).bind(2, m_database->lastInsertedId()).run();
}

Result<void> Tree::erase(ByteView key, ItemView previous) {
    if (m_cache != nullptr) m_cache->written(m_id, key, std::nullopt);
    if (liesAside(previous)) {
        TRY(auto *eraseAside, statement(EraseAside));
        CHECK(eraseAside->bind(1, key).run());
    }
    TRY(auto *erase, statement(Erase));
    return erase->bind(1, key).run();
}

Result<void> Tree::walk(const ByteRange &range, Direction direction, Visit visit) {
    const bool ends = !range.to.empty();
    TRY(auto *rows, statement(Walk + (direction == Direction::Backward ? 2 : 0) + (ends ? 1 : 0)));
    const sqlite::ResetAtEnd reset(*rows);
    rows->bind(1, range.from);
    if (ends) rows->bind(2, range.to);
    for (;;) {
        TRY(const bool row, rows->step());
        if (!row) return {};
        bool more = false;
        const auto column = rows->value(0);
        if (column.isInteger()) {
            TRY(const auto entry, aside(column.integer()));
            const sqlite::ResetAtEnd resetAside(m_statements[FindAside]);
            TRY(const auto item, unpacked(entry));
            TRY(more, visit(item));
        } else {
            TRY(const auto item, unpacked(column.blob()));
            TRY(more, visit(item));
        }
        if (!more) return {};
    }
}

}

#include "engine/storage/catalog.h"

#include "engine/request/codec.h"
#include "engine/request/definition.h"
#include "engine/schema/arn.h"
#include "engine/schema/table_checks.h"
#include "engine/storage/request_tokens.h"
#include "engine/storage/stream_log.h"

#include <map>

namespace engine {

namespace {

constexpr std::int64_t applicationId = 0x48725247; // "HrRG", in the header of each of our files
constexpr std::int64_t layoutVersion = 1;

constexpr const char *layout = R"(
    CREATE TABLE tables(id INTEGER PRIMARY KEY AUTOINCREMENT, definition TEXT NOT NULL, ttl TEXT NOT NULL,
        uuid TEXT NOT NULL, created INTEGER NOT NULL, on_demand_since INTEGER, stream_label TEXT NOT NULL,
        recovery_since INTEGER);
    CREATE TABLE trees(id INTEGER PRIMARY KEY AUTOINCREMENT, table_id INTEGER NOT NULL, index_name TEXT NOT NULL,
        items INTEGER NOT NULL, bytes INTEGER NOT NULL);
    CREATE TABLE flags(counts_are_stored INTEGER NOT NULL);
    INSERT INTO flags VALUES(1);
)";

tl::unexpected<Error> damaged(const std::string &what) {
    return failure(Error::Code::Internal, "The database file is damaged: " + what);
}

Result<TableDescription> descriptionFrom(std::string_view definition) {
    TRY(const auto request, decodeRequest("CreateTable", definition));
    return tableFrom(std::get<CreateTableInput>(request));
}

}

Result<void> Catalog::prepare() {
    TRY(const auto application, m_database->integer("PRAGMA application_id"));
    TRY(const auto version, m_database->integer("PRAGMA user_version"));
    TRY(const auto parts, m_database->integer("SELECT count(*) FROM sqlite_schema"));
    if (application == 0 && parts == 0) {
        TRY(auto transaction, sqlite::Transaction::begin(*m_database));
        CHECK(m_database->execute(std::string(layout) + StreamLog::layout() + RequestTokens::layout()));
        CHECK(m_database->execute("PRAGMA application_id = " + std::to_string(applicationId)));
        CHECK(m_database->execute("PRAGMA user_version = " + std::to_string(layoutVersion)));
        return transaction.commit();
    }
    if (application != applicationId) return failure(Error::Code::Internal, "The file is another program's database");
    if (version > layoutVersion)
        return failure(Error::Code::Internal, "The database file was written by a newer version of this program");
    // A file may come from anywhere, and ours have no code in them.
    TRY(const auto code, m_database->integer("SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view')"));
    if (code != 0 || version < 1) return damaged("it has parts that are not ours");
    return {};
}

Result<std::vector<Catalog::TableRow>> Catalog::read() {
    std::map<std::int64_t, TableRow> tables;
    TRY(auto rows, m_database->prepare("SELECT id, definition, ttl, uuid, created, on_demand_since, stream_label,"
                                       " recovery_since FROM tables"));
    for (;;) {
        TRY(const bool more, rows.step());
        if (!more) break;
        auto description = descriptionFrom(rows.blob(1));
        if (!description) return damaged("the definition of a table cannot be read: " + description.error().message);
        TableRow table{.id = rows.integer(0), .description = *std::move(description)};
        table.description.timeToLiveAttribute = Bytes(rows.blob(2));
        table.state.tableId = Bytes(rows.blob(3));
        table.state.tableArn = tableArn(table.description.tableName);
        table.state.creationEpochMillis = rows.integer(4);
        if (rows.isInteger(5)) table.state.payPerRequestSinceEpochMillis = rows.integer(5);
        table.state.latestStreamLabel = Bytes(rows.blob(6));
        if (rows.isInteger(7)) table.recoverySince = rows.integer(7);
        tables.emplace(table.id, std::move(table));
    }
    TRY(auto trees, m_database->prepare("SELECT id, table_id, index_name, items, bytes FROM trees ORDER BY id"));
    for (;;) {
        TRY(const bool more, trees.step());
        if (!more) break;
        const auto table = tables.find(trees.integer(1));
        if (table == tables.end()) return damaged("an index has no table");
        table->second.trees.push_back({
            trees.integer(0), Bytes(trees.blob(2)), {trees.integer(3), trees.integer(4)}
        });
    }
    std::vector<TableRow> list;
    for (auto &[id, table] : tables) list.push_back(std::move(table));
    return list;
}

Result<std::int64_t> Catalog::insertTable(const TableDescription &description, const TableState &state) {
    CHECK(m_database->execute("INSERT INTO tables(definition, ttl, uuid, created, stream_label)"
                              " VALUES('', '', '', 0, '')"));
    const auto id = m_database->lastInsertedId();
    CHECK(updateTable(id, description, state));
    return id;
}

Result<void> Catalog::updateTable(std::int64_t id, const TableDescription &description, const TableState &state) {
    const std::string definition = encodeRequest(createTableInput(description));
    TRY(auto update, m_database->prepare("UPDATE tables SET definition = ?2, ttl = ?3, uuid = ?4, created = ?5,"
                                         " on_demand_since = ?6, stream_label = ?7 WHERE id = ?1"));
    update.bind(1, id).bindText(2, definition).bindText(3, description.timeToLiveAttribute);
    update.bindText(4, state.tableId).bind(5, state.creationEpochMillis).bindText(7, state.latestStreamLabel);
    if (state.payPerRequestSinceEpochMillis) update.bind(6, *state.payPerRequestSinceEpochMillis);
    return update.run();
}

Result<void> Catalog::setRecovery(std::int64_t id, std::optional<std::int64_t> sinceEpochMillis) {
    TRY(auto update, m_database->prepare("UPDATE tables SET recovery_since = ?2 WHERE id = ?1"));
    if (sinceEpochMillis) update.bind(2, *sinceEpochMillis);
    return update.bind(1, id).run();
}

Result<void> Catalog::eraseTable(std::int64_t id) {
    const auto number = std::to_string(id);
    return m_database->execute(
        "DELETE FROM tables WHERE id = " + number + "; DELETE FROM trees WHERE table_id = " + number);
}

Result<std::int64_t> Catalog::insertTree(std::int64_t tableId, const std::string &indexName) {
    TRY(auto insert, m_database->prepare("INSERT INTO trees(table_id, index_name, items, bytes) VALUES(?1, ?2, 0, 0)"));
    CHECK(insert.bind(1, tableId).bindText(2, indexName).run());
    return m_database->lastInsertedId();
}

Result<void> Catalog::eraseTree(std::int64_t id) {
    return m_database->execute("DELETE FROM trees WHERE id = " + std::to_string(id));
}

Result<bool> Catalog::countsAreStored() {
    TRY(const auto stored, m_database->integer("SELECT counts_are_stored FROM flags"));
    return stored != 0;
}

Result<void> Catalog::setCountsAreStored(bool stored) {
    return m_database->execute(std::string("UPDATE flags SET counts_are_stored = ") + (stored ? "1" : "0"));
}

Result<void> Catalog::storeCounts(std::int64_t treeId, const Counts &counts) {
    TRY(auto update, m_database->prepare("UPDATE trees SET items = ?2, bytes = ?3 WHERE id = ?1"));
    return update.bind(1, treeId).bind(2, counts.items).bind(3, counts.bytes).run();
}

}

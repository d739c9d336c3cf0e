#pragma once

#include "engine/request/table_requests.h"
#include "engine/storage/sqlite.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// What is stored of a table or an index: exact, also after a crash.
struct Counts {
    std::int64_t items = 0;
    std::int64_t bytes = 0; ///< AWS's item sizes, without the 100 bytes that billing adds to each.
};

/// The tables of a database as rows: each as the CreateTable request that would make it, what it cannot say beside it.
/// Errors everywhere: Internal, as sqlite::Database; a definition that no longer reads as one is damage, too.
class Catalog {
public:
    /// A tree of a table: its own, or that of an index.
    struct TreeRow {
        std::int64_t id = 0;
        std::string indexName; ///< Empty: the table's own.
        Counts counts;
    };
    struct TableRow {
        std::int64_t id = 0;
        TableDescription description;
        TableState state{};
        std::optional<std::int64_t> recoverySince{}; ///< Point-in-time recovery, epoch milliseconds.
        std::vector<TreeRow> trees{};                ///< The table's own first.
    };

    explicit Catalog(sqlite::Database &database) : m_database(&database) {}

    /// Lays out an empty database; accepts one of ours and upgrades its layout.
    /// Errors: another program's database, one written by a newer version.
    Result<void> prepare();
    Result<std::vector<TableRow>> read();

    Result<std::int64_t> insertTable(const TableDescription &description, const TableState &state);
    Result<void> updateTable(std::int64_t id, const TableDescription &description, const TableState &state);
    Result<void> setRecovery(std::int64_t id, std::optional<std::int64_t> sinceEpochMillis);
    Result<void> eraseTable(std::int64_t id);                                            ///< With its trees' rows.
    Result<std::int64_t> insertTree(std::int64_t tableId, const std::string &indexName); ///< Ids are never reused.
    Result<void> eraseTree(std::int64_t id);

    /// Counts change with each write and would double its cost if stored each time. So they are stored when a database
    /// is closed, and while it is open it is marked: after a crash the mark says that they must be taken anew.
    Result<bool> countsAreStored();
    Result<void> setCountsAreStored(bool stored);
    Result<void> storeCounts(std::int64_t treeId, const Counts &counts);

private:
    sqlite::Database *m_database;
};

}

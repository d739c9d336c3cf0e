#pragma once

#include "engine/request/table_requests.h"
#include "engine/storage/catalog.h"
#include "engine/storage/request_tokens.h"
#include "engine/storage/row_cache.h"
#include "engine/storage/stream_log.h"
#include "engine/storage/tree.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

/// The items of a table, or the entries of an index, and how many there are.
struct Entries {
    Tree tree;
    Counts counts;
};

struct StoredIndex {
    SecondaryIndex definition;
    bool global = true;
    std::shared_ptr<Entries> entries; ///< Never null.
};

/// A table as operations see it. It stays where it is until it is deleted.
struct StoredTable {
    std::int64_t id = 0;
    TableDescription description;
    TableState state; ///< Without counts and indexes: info() fills them in.
    Entries items;
    std::vector<StoredIndex> indexes;            ///< As in the description, local ones first.
    std::optional<std::int64_t> recoverySince{}; ///< Point-in-time recovery, epoch milliseconds. There is none to do.
    std::optional<std::int64_t> streamId{};      ///< Of the stream that writes go to now.

    const StoredIndex *index(std::string_view indexName) const; ///< Null: there is none.
    TableInfo info() const;
};

/// All tables on one SQLite database. Not for two threads at once: the engine brings the lock.
/// A store on a file can have others beside it that read what it has committed, each on a thread of its own.
/// Errors everywhere: Internal, as sqlite::Database.
class Store {
public:
    static Result<std::unique_ptr<Store>> inMemory();
    /// Opens or creates a file. Errors, too: it is no database of ours, or was written by a newer version.
    static Result<std::unique_ptr<Store>> open(const std::string &path);
    ~Store();

    /// A store that only reads the same file, as of the last `follow`; none of what is for transactions, no counts.
    Result<std::unique_ptr<Store>> reader() const;
    /// Of a reader: from now on it sees all that was committed before the call, and nothing that is later.
    Result<void> follow();
    /// Of a reader that others do not use now: if there is something newer, lets go of what it sees, so that the log
    /// can begin anew.
    void letGo();
    /// A connection for `sqlite::Database::moveLog`, and who is to be told how long the log is.
    Result<sqlite::Database> logMover() const;
    void onLogged(std::function<void(int pages)> told) { m_database.onLogged(std::move(told)); }
    bool isOnFile() const { return m_onFile; }

    StoredTable *find(std::string_view tableName); ///< Null: there is none.
    /// Errors: ResourceNotFound, "Requested resource not found".
    Result<StoredTable *> table(std::string_view tableName);
    std::vector<std::string> tableNames() const; ///< In byte order.

    /// What is done until `commit` is undone without it, also the counts and definitions that the store keeps at hand.
    /// One at a time.
    class Transaction {
    public:
        Result<void> commit();
        Transaction(Transaction &&) noexcept = default;

    private:
        friend class Store;
        struct TakeBack {
            void operator()(Store *store) const;
        };
        Transaction(Store &store, sqlite::Transaction transaction)
            : m_store(&store), m_transaction(std::move(transaction)) {}
        std::unique_ptr<Store, TakeBack> m_store;
        sqlite::Transaction m_transaction;
    };
    Result<Transaction> begin();

    // Inside a transaction only:

    /// A stream, if it has one, begins under the label in `state`.
    Result<StoredTable *> createTable(TableDescription description, TableState state);
    Result<void> deleteTable(StoredTable &table, std::int64_t epochMillis);
    /// Stores a changed definition or state. Indexes that are gone lose their entries, new ones start without any; a
    /// stream that is gone ends, a new one begins under the label in `state`.
    Result<void> changeTable(
        StoredTable &table, TableDescription description, TableState state, std::int64_t epochMillis);
    Result<void> setRecovery(StoredTable &table, std::optional<std::int64_t> sinceEpochMillis);
    /// Adds to the counts of a table or index.
    void count(Entries &entries, std::int64_t items, std::int64_t bytes);

    StreamLog &streams() { return m_streams; }
    RequestTokens &tokens() { return m_tokens; }

private:
    /// What a store has done, for its readers.
    struct Published {
        /// Twice the commits so far; odd while there is one, which may be seen already.
        std::atomic<std::uint64_t> commits{0};
        std::uint64_t definitions = 0;      ///< How often tables or indexes came, went or changed.
        std::shared_mutex definitionsMutex; ///< Guards them, together with the commit that changes them.
    };

    Store(sqlite::Database database, bool onFile);
    static Result<std::unique_ptr<Store>> prepared(sqlite::Database database, bool onFile);
    Result<void> load();
    Result<void> loadTables();
    Result<void> saveCounts();
    void forgetSteps(); ///< Of the transaction that ends.
    Result<std::shared_ptr<Entries>> createEntries(std::int64_t tableId, const std::string &indexName);
    Result<std::optional<std::int64_t>> beginStream(
        const TableDescription &description, const TableState &state, std::int64_t epochMillis);

    /// For the items of tables; entries of indexes are never looked for by their key.
    RowCache *cacheFor(std::string_view indexName) { return indexName.empty() ? m_rowCache.get() : nullptr; }

    sqlite::Database m_database;
    std::unique_ptr<RowCache> m_rowCache; ///< A reader has none: it does not hear what is written.
    Catalog m_catalog;
    StreamLog m_streams;
    RequestTokens m_tokens;
    std::shared_ptr<Published> m_published; ///< A reader has its writer's.
    bool m_onFile;
    bool m_countsAreStored = true;
    bool m_definitionsChanged = false;                          ///< By the open transaction.
    std::uint64_t m_seenCommits = 0, m_seenDefinitions = ~0ULL; ///< Of a reader.
    std::map<std::string, std::shared_ptr<StoredTable>, std::less<>> m_tables;
    std::vector<std::pair<Counts *, Counts>> m_countsBefore; ///< As they were before the open transaction.
    std::vector<std::function<void()>> m_takeBack;           ///< How to undo the rest of it in memory, last step last.
};

}

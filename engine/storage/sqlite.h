#pragma once

#include "engine/base/bytes.h"
#include "engine/base/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_value;

namespace engine::sqlite {

/// One prepared statement. `bind` counts from 1, columns from 0; views into a row end with the next step or reset.
/// Bound bytes are not copied: they must stay until the statement is reset.
class Statement {
public:
    Statement() = default;
    explicit operator bool() const { return m_statement != nullptr; }

    Statement &bind(int index, ByteView blob);
    Statement &bind(int index, std::int64_t value);
    Statement &bindText(int index, std::string_view text);

    Result<bool> step(); ///< true: a row is there. After false or an error the statement is reset.
    Result<void> run();  ///< Steps to the end and resets.
    void reset();        ///< Ends the row and lets go of what was bound.

    /// A column of the row, for who asks it more than one thing; as good as the views into the row.
    class Value {
    public:
        ByteView blob() const;
        std::int64_t integer() const;
        bool isInteger() const;

    private:
        friend class Statement;
        explicit Value(sqlite3_value *value) : m_value(value) {}
        sqlite3_value *m_value;
    };
    Value value(int column) const;
    ByteView blob(int column) const; ///< Also the bytes of a text; empty for NULL.
    std::int64_t integer(int column) const;
    bool isInteger(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };
    explicit Statement(sqlite3_stmt *statement) : m_statement(statement) {}
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// Ends a statement's row wherever the function is left, so that no read stays open behind it.
class ResetAtEnd {
public:
    explicit ResetAtEnd(Statement &statement) : m_statement(&statement) {}
    ResetAtEnd(const ResetAtEnd &) = delete;
    ResetAtEnd &operator=(const ResetAtEnd &) = delete;
    ~ResetAtEnd() { m_statement->reset(); }

private:
    Statement *m_statement;
};

/// One connection. Not for two threads at once: whoever shares it brings a lock.
/// Errors everywhere: Internal, saying what a person can act on (disk full, read-only, damaged, used by another
/// program), then SQLite's own words.
class Database {
public:
    static Result<Database> inMemory();
    /// Opens or creates; holds the file for itself, and the connections made beside it, until it is closed.
    static Result<Database> open(const std::string &path);
    /// Until then a file that was opened is as it was when it is closed, and so is a log that a crash has left beside
    /// it.
    void accept();
    /// One more connection to the same file, for a thread that reads while this one writes. Needs a write-ahead log.
    /// `cacheBytes`: how many of the file's pages it keeps.
    Result<Database> beside(std::int64_t cacheBytes) const;

    Result<Statement> prepare(std::string_view sql);
    Result<void> execute(const std::string &sql); ///< One or more statements without rows or parameters.
    Result<std::int64_t> integer(
        std::string_view sql); ///< The first column of the only row; Internal if there is none.
    std::int64_t lastInsertedId() const;

    /// Begins or goes on with a reading of the database as it is now, whatever is committed meanwhile, until
    /// `endReading`.
    Result<void> beginReading();
    void endReading();

    /// The write-ahead log, in pages: how long it is, and how much of it lies in the database file, too. Once all of it
    /// does and nobody reads from it, the next write begins it anew.
    struct Log {
        int pages = 0, moved = 0;
    };
    /// Moves what it can without waiting for anybody.
    Result<Log> moveLog();
    /// `told`, if any, is called after each commit with the pages that are in the log, in place of SQLite's own moving
    /// of the log. It may not use the database.
    void onLogged(std::function<void(int pages)> told);

private:
    friend class Transaction;
    struct Close {
        void operator()(sqlite3 *connection) const;
    };
    explicit Database(sqlite3 *connection) : m_connection(connection) {}
    Result<void> prepareTransactions();
    void rollback();

    std::shared_ptr<const void> m_claim; ///< On the file, shared by the connections beside this one.
    std::unique_ptr<std::function<void(int)>> m_onLogged;
    std::unique_ptr<sqlite3, Close> m_connection; // before the statements, which end before it closes
    Statement m_begin, m_commit, m_rollback, m_beginReading, m_look;
};

/// Rolls back unless committed. One at a time on a database, which stays where it is meanwhile.
class Transaction {
public:
    static Result<Transaction> begin(Database &database);
    Transaction(Transaction &&other) noexcept : m_database(std::exchange(other.m_database, nullptr)) {}
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();
    Result<void> commit(); ///< On an error it has been rolled back.

private:
    explicit Transaction(Database &database) : m_database(&database) {}
    Database *m_database;
};

}

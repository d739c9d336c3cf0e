#include "engine/storage/sqlite.h"

#include "engine/storage/page_cache.h"

#include <filesystem>
#include <mutex>
#include <set>
#include <sqlite3.h>

namespace engine::sqlite {

namespace {

const char *explanation(int code) {
    switch (code & 0xff) {
    case SQLITE_FULL: return "The disk is full";
    case SQLITE_READONLY: return "The database file cannot be written";
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return "The database file cannot be opened";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "The database file is in use by another program";
    case SQLITE_NOTADB: return "The file is not a database";
    case SQLITE_CORRUPT: return "The database file is damaged";
    case SQLITE_NOMEM: return "Out of memory";
    case SQLITE_TOOBIG: return "A value is larger than the database can hold";
    case SQLITE_IOERR: return "The database file cannot be read or written";
    default: return "The database failed";
    }
}

Error failed(sqlite3 *connection, int code) {
    std::string message = explanation(code);
    if (const char *detail = connection != nullptr ? sqlite3_errmsg(connection) : nullptr) {
        message += ": ";
        message += detail;
    }
    return {Error::Code::Internal, std::move(message), {}, {}};
}

/// SQLite's locks keep other programs off a file, but not a second database in this one.
Result<std::shared_ptr<const void>> claim(const std::string &path) {
    struct Claims {
        std::mutex mutex;
        std::set<std::filesystem::path> files;
    };
    static const auto shared = std::make_shared<Claims>();
    std::error_code unnamed; // SQLite will say what is wrong with it
    auto file = std::filesystem::weakly_canonical(path, unnamed);
    if (unnamed) file = path;
    const std::lock_guard lock(shared->mutex);
    if (!shared->files.insert(file).second)
        return failure(Error::Code::Internal, "The database file is in use by this program already");
    const auto release = [claims = shared, file](const void *) { // may be later than the end of static objects
        const std::lock_guard releasing(claims->mutex);
        claims->files.erase(file);
    };
    return std::shared_ptr<const void>(nullptr, release);
}

/// Where the system has it: one lock on the file for the whole program, taken once, and the index of the write-ahead
/// log in our memory. A read then costs no system call for locks, and connections of this program share the file.
const char *fileSystem() {
    static constexpr const char *exclusive = "unix-excl";
    return sqlite3_vfs_find(exclusive) != nullptr ? exclusive : nullptr;
}

Result<sqlite3 *> connect(const std::string &path) {
    // Counting every allocation under a mutex costs up to 18 % in memory, and nobody reads the count.
    static std::once_flag configured;
    std::call_once(configured, [] {
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        usePageCache();
    });

    sqlite3 *connection = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    if (const int code = sqlite3_open_v2(path.c_str(), &connection, flags, fileSystem()); code != SQLITE_OK) {
        auto error = failed(connection, code);
        sqlite3_close_v2(connection);
        return tl::unexpected(std::move(error));
    }
    // A file may come from anywhere: its schema must not run code of its own.
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_busy_timeout(connection, 500);
    return connection;
}

}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const {
    sqlite3_finalize(statement);
}
void Database::Close::operator()(sqlite3 *connection) const {
    sqlite3_close_v2(connection);
}

Statement &Statement::bind(int index, ByteView blob) {
    // A null pointer would bind NULL, not the empty blob.
    sqlite3_bind_blob64(m_statement.get(), index, blob.empty() ? "" : blob.data(), blob.size(), SQLITE_STATIC);
    return *this;
}

Statement &Statement::bind(int index, std::int64_t value) {
    sqlite3_bind_int64(m_statement.get(), index, value);
    return *this;
}

Statement &Statement::bindText(int index, std::string_view text) {
    sqlite3_bind_text64(
        m_statement.get(), index, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    return *this;
}

Result<bool> Statement::step() {
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) {
        reset();
        return false;
    }
    auto error = failed(sqlite3_db_handle(m_statement.get()), code);
    reset();
    return tl::unexpected(std::move(error));
}

Result<void> Statement::run() {
    for (;;) {
        TRY(const bool row, step());
        if (!row) return {};
    }
}

void Statement::reset() {
    sqlite3_reset(m_statement.get());
}

ByteView Statement::blob(int column) const {
    return value(column).blob();
}

// It may be asked like a value that is given to a function, for a connection is used by one thread at a time
// (SQLite, "Protected and unprotected sqlite3_value objects").
Statement::Value Statement::value(int column) const {
    return Value(sqlite3_column_value(m_statement.get(), column));
}

ByteView Statement::Value::blob() const {
    const auto *data = static_cast<const char *>(sqlite3_value_blob(m_value));
    if (data == nullptr) return {};
    return {data, static_cast<std::size_t>(sqlite3_value_bytes(m_value))};
}

std::int64_t Statement::Value::integer() const {
    return sqlite3_value_int64(m_value);
}

bool Statement::Value::isInteger() const {
    return sqlite3_value_type(m_value) == SQLITE_INTEGER;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_statement.get(), column);
}

bool Statement::isInteger(int column) const {
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_INTEGER;
}

Result<Database> Database::inMemory() {
    TRY(auto *connection, connect(":memory:"));
    Database database(connection);
    CHECK(database.execute("PRAGMA page_size=8192; PRAGMA journal_mode=MEMORY; PRAGMA secure_delete=OFF"));
    CHECK(database.prepareTransactions());
    return database;
}

Result<Database> Database::open(const std::string &path) {
    TRY(auto claimed, claim(path));
    std::error_code none;
    const bool hasLog = std::filesystem::file_size(path + "-wal", none) > 0 && !none;
    TRY(auto *connection, connect(path));
    Database database(connection);
    database.m_claim = std::move(claimed);
    if (hasLog) sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    CHECK(database.execute("PRAGMA page_size=8192; PRAGMA secure_delete=OFF; PRAGMA cell_size_check=ON;"
                           "PRAGMA cache_size=-65536; PRAGMA synchronous=NORMAL; PRAGMA journal_size_limit=67108864"));
    CHECK(database.integer("SELECT count(*) FROM sqlite_schema")); // not a database: say so before anything is written
    CHECK(database.prepareTransactions());
    return database;
}

void Database::accept() {
    sqlite3_db_config(m_connection.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
}

Result<Database> Database::beside(std::int64_t cacheBytes) const {
    TRY(auto *connection, connect(sqlite3_db_filename(m_connection.get(), "main")));
    Database database(connection);
    database.m_claim = m_claim;
    CHECK(database.execute("PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA synchronous=NORMAL;"
                           "PRAGMA cache_size=" +
                           std::to_string(-cacheBytes / 1024)));
    CHECK(database.prepareTransactions());
    return database;
}

Result<void> Database::prepareTransactions() {
    TRY(m_begin, prepare("BEGIN IMMEDIATE"));
    TRY(m_commit, prepare("COMMIT"));
    TRY(m_rollback, prepare("ROLLBACK"));
    TRY(m_beginReading, prepare("BEGIN"));
    TRY(m_look, prepare("SELECT 1 FROM sqlite_schema LIMIT 1"));
    return {};
}

Result<void> Database::beginReading() {
    if (sqlite3_get_autocommit(m_connection.get()) == 0) return {};
    CHECK(m_beginReading.run());
    return m_look.run(); // what the reading sees is settled by the first look, not by BEGIN
}

void Database::endReading() {
    rollback();
}

Result<Database::Log> Database::moveLog() {
    Log log;
    const int code =
        sqlite3_wal_checkpoint_v2(m_connection.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &log.pages, &log.moved);
    if (code != SQLITE_OK) return tl::unexpected(failed(m_connection.get(), code));
    return log;
}

void Database::onLogged(std::function<void(int)> told) {
    const auto tell = [](void *context, sqlite3 *, const char *, int pages) {
        (*static_cast<const std::function<void(int)> *>(context))(pages);
        return SQLITE_OK;
    };
    auto next = told ? std::make_unique<std::function<void(int)>>(std::move(told)) : nullptr;
    sqlite3_wal_hook(m_connection.get(), next ? +tell : nullptr, next.get());
    m_onLogged = std::move(next);
}

Result<Statement> Database::prepare(std::string_view sql) {
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v3(
        m_connection.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK) return tl::unexpected(failed(m_connection.get(), code));
    return Statement(statement);
}

Result<void> Database::execute(const std::string &sql) {
    const int code = sqlite3_exec(m_connection.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return tl::unexpected(failed(m_connection.get(), code));
    return {};
}

Result<std::int64_t> Database::integer(std::string_view sql) {
    TRY(auto statement, prepare(sql));
    TRY(const bool row, statement.step());
    if (!row) return failure(Error::Code::Internal, "The database file is damaged: a value is missing");
    return statement.integer(0);
}

std::int64_t Database::lastInsertedId() const {
    return sqlite3_last_insert_rowid(m_connection.get());
}

void Database::rollback() {
    // A full disk or a failed read may have rolled back already.
    if (sqlite3_get_autocommit(m_connection.get()) == 0) (void)m_rollback.run();
}

Result<Transaction> Transaction::begin(Database &database) {
    CHECK(database.m_begin.run());
    return Transaction(database);
}

Transaction::~Transaction() {
    if (m_database != nullptr) m_database->rollback();
}

Result<void> Transaction::commit() {
    CHECK(m_database->m_commit.run());
    m_database = nullptr;
    return {};
}

}

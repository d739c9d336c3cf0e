#include "engine/storage/sqlite.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace engine::sqlite {

using testing::HasSubstr;
using testing::StartsWith;

namespace {

/// A directory of its own for each test, gone afterwards.
class SqliteFile : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(directory); }
    void TearDown() override { std::filesystem::remove_all(directory); }
    std::string path(const char *name) const { return (directory / name).string(); }

    const std::filesystem::path directory =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
};

std::string messageOf(const Result<Database> &opened) {
    return opened ? "it opened" : opened.error().message;
}

}

TEST(Sqlite, ATransactionRollsBackUnlessCommitted) {
    auto database = *Database::inMemory();
    ASSERT_TRUE(database.execute("CREATE TABLE t(a INTEGER)"));
    {
        auto transaction = *Transaction::begin(database);
        ASSERT_TRUE(database.execute("INSERT INTO t VALUES(1)"));
    }
    EXPECT_EQ(*database.integer("SELECT count(*) FROM t"), 0);
    {
        auto transaction = *Transaction::begin(database);
        ASSERT_TRUE(database.execute("INSERT INTO t VALUES(1)"));
        ASSERT_TRUE(transaction.commit());
    }
    EXPECT_EQ(*database.integer("SELECT count(*) FROM t"), 1);
}

TEST(Sqlite, KeepsEmptyAndBinaryBytes) {
    auto database = *Database::inMemory();
    ASSERT_TRUE(database.execute("CREATE TABLE t(a BLOB NOT NULL)"));
    auto insert = *database.prepare("INSERT INTO t VALUES(?1)");
    using namespace std::string_literals;
    for (const auto &bytes : {""s, "\0"s, "a\0\xff"s}) ASSERT_TRUE(insert.bind(1, ByteView(bytes)).run());
    auto select = *database.prepare("SELECT a FROM t ORDER BY a");
    std::vector<std::string> rows;
    while (*select.step()) rows.emplace_back(select.blob(0));
    EXPECT_THAT(rows, testing::ElementsAre(""s, "\0"s, "a\0\xff"s));
}

TEST_F(SqliteFile, SaysWhyAFileCannotBeOpened) {
    std::ofstream(path("text"))
        << "This is a letter and no database, but it is long enough to be taken for one at first.";
    std::filesystem::create_directories(path("folder"));
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"another kind of file",     path("text"),         "The file is not a database"        },
        {"a folder",                 path("folder"),       "The database file cannot be opened"},
        {"in a folder that is none", path("nowhere/a.db"), "The database file cannot be opened"},
    };
    for (const auto &[why, file, text] : cases) EXPECT_THAT(messageOf(Database::open(file)), StartsWith(text)) << why;
}

TEST_F(SqliteFile, IsHeldByOneProgramAlone) {
    auto first = Database::open(path("a.db"));
    ASSERT_TRUE(first) << first.error().message;
    ASSERT_TRUE(first->execute("PRAGMA journal_mode=WAL; CREATE TABLE t(a)"));
    const auto roundabout = path("b/../a.db");
    std::filesystem::create_directories(path("b"));
    for (const auto &again : {path("a.db"), roundabout})
        EXPECT_EQ(messageOf(Database::open(again)), "The database file is in use by this program already") << again;
    first = Database::inMemory(); // closes the file
    EXPECT_TRUE(Database::open(path("a.db")));
}

TEST_F(SqliteFile, IsInUseByAnotherProgram) {
    int opened[2], ends[2];
    ASSERT_EQ(pipe(opened), 0);
    ASSERT_EQ(pipe(ends), 0);
    const auto other = fork();
    if (other == 0) { // the other program: opens, tells so, and holds the file until it is told to end
        const auto theirs = Database::open(path("a.db"));
        char byte = theirs ? 'y' : 'n';
        [[maybe_unused]] auto moved = write(opened[1], &byte, 1);
        moved = read(ends[0], &byte, 1);
        _exit(0);
    }
    char byte = 0;
    ASSERT_EQ(read(opened[0], &byte, 1), 1);
    EXPECT_EQ(byte, 'y');
    EXPECT_THAT(messageOf(Database::open(path("a.db"))), StartsWith("The database file is in use by another program"));
    ASSERT_EQ(write(ends[1], &byte, 1), 1);
    waitpid(other, nullptr, 0);
    EXPECT_TRUE(Database::open(path("a.db")));
    for (const int end : {opened[0], opened[1], ends[0], ends[1]}) close(end);
}

TEST_F(SqliteFile, AReadingSeesNothingThatIsLater) {
    auto writer = *Database::open(path("a.db"));
    ASSERT_TRUE(writer.execute("PRAGMA journal_mode=WAL; CREATE TABLE t(a)"));
    auto reader = *writer.beside(1 << 20);
    const auto rows = [&] { return *reader.integer("SELECT count(*) FROM t"); };
    ASSERT_TRUE(reader.beginReading());
    {
        auto transaction = *Transaction::begin(writer);
        ASSERT_TRUE(writer.execute("INSERT INTO t VALUES(1)"));
        EXPECT_EQ(rows(), 0) << "and it does not wait for the writer";
        ASSERT_TRUE(transaction.commit());
    }
    EXPECT_EQ(rows(), 0);
    ASSERT_TRUE(reader.beginReading());
    EXPECT_EQ(rows(), 0) << "it goes on";
    reader.endReading();
    ASSERT_TRUE(reader.beginReading());
    EXPECT_EQ(rows(), 1);
    EXPECT_FALSE(reader.execute("INSERT INTO t VALUES(2)")) << "it only reads";
}

TEST_F(SqliteFile, AFullDiskIsAnErrorAndTheTransactionIsUndone) {
    auto database = *Database::open(path("a.db"));
    ASSERT_TRUE(database.execute("CREATE TABLE t(a BLOB); PRAGMA max_page_count=20")); // a small disk
    {
        auto transaction = *Transaction::begin(database);
        const auto filled = database.execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100)"
                                             " INSERT INTO t SELECT zeroblob(8000) FROM n");
        ASSERT_FALSE(filled);
        EXPECT_THAT(filled.error().message, HasSubstr("The disk is full"));
    }
    EXPECT_EQ(*database.integer("SELECT count(*) FROM t"), 0);
    EXPECT_TRUE(database.execute("INSERT INTO t VALUES(x'01')")) << "and goes on working";
}

}

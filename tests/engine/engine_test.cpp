#include "engine/engine.h"
#include "engine/request/codec.h"
#include "engine/storage/sqlite.h"
#include "engine/value/item_json.h"

#include <atomic>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace engine {

using testing::HasSubstr;
using testing::StartsWith;

namespace {

class EngineFile : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(directory); }
    void TearDown() override { std::filesystem::remove_all(directory); }

    const std::filesystem::path directory =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    const std::string path = (directory / "design.db").string();
};

std::string call(Engine &engine, const char *operation, const std::string &request) {
    const auto decoded = decodeRequest(operation, request);
    if (!decoded) return decoded.error().message;
    const auto response = engine.execute(*decoded);
    return response ? encodeResponse(*response) : response.error().message;
}

void createTable(Engine &engine) {
    EXPECT_THAT(call(engine, "CreateTable", R"({"TableName": "Things", "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}, {"AttributeName": "g", "AttributeType": "S"}],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
        "GlobalSecondaryIndexes": [{"IndexName": "byG", "KeySchema": [{"AttributeName": "g", "KeyType": "HASH"}],
            "Projection": {"ProjectionType": "ALL"}}]})"),
        StartsWith(R"({"TableDescription")"));
}

void put(Engine &engine, int n) {
    EXPECT_EQ(call(engine, "PutItem",
                  R"({"TableName": "Things", "Item": {"pk": {"S": ")" + std::to_string(n) + R"("}, "g": {"S": "g"}}})"),
        "{}");
}

TableState stateOf(Engine &engine) {
    return call(engine, DescribeTableInput{.tableName = "Things"})->table.state;
}

}

TEST_F(EngineFile, KeepsTablesAndItems) {
    std::string described;
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        for (int n = 0; n < 5; ++n) put(*engine, n);
        described = call(*engine, "DescribeTable", R"({"TableName": "Things"})");
    }
    EXPECT_FALSE(std::filesystem::exists(path + "-wal")) << "one file, when nobody has it open";
    auto engine = *Engine::open(path);
    EXPECT_EQ(call(*engine, "DescribeTable", R"({"TableName": "Things"})"), described) << "ids, times and counts stay";
    EXPECT_THAT(
        call(*engine, "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "3"}}})"), HasSubstr(R"("S":"3")"));
}

TEST_F(EngineFile, CountsAnewAfterACrash) {
    const auto crashed = directory / "crashed.db";
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        for (int n = 0; n < 5; ++n) put(*engine, n);
        // What a crash leaves: the files as they are, with nothing written at the end.
        std::filesystem::copy_file(path, crashed);
        std::filesystem::copy_file(path + "-wal", crashed.string() + "-wal");
    }
    auto engine = *Engine::open(crashed.string());
    EXPECT_EQ(stateOf(*engine).itemCount, 5);
    EXPECT_EQ(stateOf(*engine).indexes.at(0).itemCount, 5);
    EXPECT_EQ(stateOf(*engine).tableSizeBytes, 5 * 5);
}

TEST_F(EngineFile, SaysWhyItCannotOpen) {
    const auto why = [](const std::string &file) {
        const auto opened = Engine::open(file);
        return opened ? std::string("it opened") : opened.error().message;
    };
    const auto bytes = [](const std::string &file) {
        std::ifstream stream(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(stream), {});
    };
    const auto text = (directory / "text").string();
    std::ofstream(text) << std::string(5'000, 'x');
    EXPECT_THAT(why(text), StartsWith("The file is not a database"));
    EXPECT_EQ(bytes(text), std::string(5'000, 'x')) << "and leaves it as it is";

    const auto foreign = (directory / "foreign.db").string();
    {
        auto theirs = *sqlite::Database::open(foreign);
        ASSERT_TRUE(theirs.execute("CREATE TABLE theirs(a)"));
    }
    const auto before = bytes(foreign);
    EXPECT_EQ(why(foreign), "The file is another program's database");
    EXPECT_EQ(bytes(foreign), before);

    { auto engine = *Engine::open(path); }
    std::string newer = bytes(path);
    newer.replace(60, 4, std::string("\0\0\0\x63", 4)); // user_version, SQLite's file format, offset 60
    std::ofstream(directory / "newer.db", std::ios::binary) << newer;
    EXPECT_EQ(
        why((directory / "newer.db").string()), "The database file was written by a newer version of this program");
}

TEST_F(EngineFile, LeavesWhatItRefusesAsItIs) {
    const auto bytes = [](const std::filesystem::path &file) {
        std::ifstream stream(file, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(stream), {});
    };
    const auto write = [](const std::filesystem::path &file, const std::string &content) {
        std::ofstream(file, std::ios::binary) << content;
    };
    // As a crash leaves it, with a log beside it that an ordinary close would move into the file.
    std::string file, log;
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        for (int n = 0; n < 5; ++n) put(*engine, n);
        file = bytes(path);
        log = bytes(path + "-wal");
    }
    const std::string whole = bytes(path); // closed in order, without a log
    const auto at = [](std::string content, std::size_t offset, const std::string &piece) {
        return content.replace(offset, piece.size(), piece);
    };
    const auto definition = whole.find(R"("TableName":"Things")");
    ASSERT_NE(definition, std::string::npos);
    const std::string pages(20'000, '\x5a');
    const std::tuple<const char *, std::string, std::string, const char *> cases[] = {
        {"written by a newer version", at(whole, 60,                               std::string("\0\0\0\x63",   4)),    "",               "newer version"},
        {"a definition that reads no more",                            at(whole,    definition, "!"),              "",                "is damaged"                },
        {"pages overwritten",                            at(whole,                  8'192,               pages),                   "",     "is damaged"},
        {"cut off in the middle",                            whole.substr(0,              whole.size() / 2),     "", "is damaged"},
        {"another program's mark",     at(whole, 68,                               "XXXX"),                    "",     "another program's"                    },
    };
    for (const auto &[why, content, beside, message] : cases) {
        const auto refused = directory / "refused.db";
        write(refused, content);
        const auto opened = Engine::open(refused.string());
        ASSERT_FALSE(opened) << why;
        EXPECT_THAT(opened.error().message, HasSubstr(message)) << why;
        EXPECT_TRUE(bytes(refused) == content) << why << ": left as it is";
        EXPECT_FALSE(std::filesystem::exists(refused.string() + "-wal")) << why;
    }
    const auto crashed = directory / "crashed.db";
    write(crashed, at(file, 68, "XXXX")); // the log has the mark, too: then it is ours, and with it the file
    write(crashed.string() + "-wal", log);
    EXPECT_TRUE(Engine::open(crashed.string()));

    const auto foreign = directory / "foreign.db";
    std::string theirLog;
    {
        auto theirs = *sqlite::Database::open(path + ".theirs");
        ASSERT_TRUE(theirs.execute("PRAGMA journal_mode=WAL; CREATE TABLE theirs(a)"));
        write(foreign, bytes(path + ".theirs"));
        theirLog = bytes(path + ".theirs-wal");
        write(foreign.string() + "-wal", theirLog);
    }
    const std::string theirFile = bytes(foreign);
    EXPECT_FALSE(Engine::open(foreign.string()));
    EXPECT_TRUE(bytes(foreign) == theirFile && bytes(foreign.string() + "-wal") == theirLog)
        << "the log of another program stays where it is";
}

/// No file of this process may grow beyond a size; until it goes.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;
    ~FileSizeLimit() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

TEST_F(EngineFile, AFullDiskIsAnErrorAndLosesNothing) {
    const auto putText = [](Engine &engine, int n) {
        return call(engine, "PutItem",
            R"({"TableName": "Things", "Item": {"pk": {"S": ")" + std::to_string(n) +
                R"("}, "g": {"S": "g"}, "text": {"S": ")" + std::string(3'000, 'x') + R"("}}})");
    };
    std::vector<int> acknowledged;
    int refused = 0;
    const auto putSome = [&](Engine &engine, int from, int count) {
        for (int n = from; n < from + count; ++n) {
            const auto answer = putText(engine, n);
            if (answer == "{}") {
                acknowledged.push_back(n);
            } else {
                ++refused;
                EXPECT_THAT(answer, testing::AnyOf(StartsWith("The disk is full"),
                                        StartsWith("The database file cannot be read or written")));
            }
        }
    };
    const auto check = [&](Engine &engine, const char *when) {
        for (const int n : acknowledged)
            ASSERT_THAT(call(engine, "GetItem",
                            R"({"TableName": "Things", "Key": {"pk": {"S": ")" + std::to_string(n) + R"("}}})"),
                HasSubstr("xxx"))
                << when << ", item " << n;
        EXPECT_EQ(stateOf(engine).itemCount, static_cast<std::int64_t>(acknowledged.size())) << when;
        EXPECT_EQ(stateOf(engine).indexes.at(0).itemCount, static_cast<std::int64_t>(acknowledged.size())) << when;
    };
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        {
            const FileSizeLimit limit(1 << 20);
            putSome(*engine, 0, 300);
            EXPECT_GT(acknowledged.size(), 10U);
            EXPECT_GT(refused, 10);
            check(*engine, "while it is full");
        }
        const int before = refused;
        putSome(*engine, 1'000, 20);
        EXPECT_EQ(refused, before) << "with room again it goes on";
        check(*engine, "with room again");
    }
    auto engine = *Engine::open(path);
    check(*engine, "opened again");
}

TEST_F(EngineFile, AFileThatCannotBeWrittenIsReadOrRefused) {
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        for (int n = 0; n < 5; ++n) put(*engine, n);
    }
    std::filesystem::permissions(path, std::filesystem::perms(0444));
    std::filesystem::permissions(directory, std::filesystem::perms(0555));
    const bool root = geteuid() == 0; // whom permissions do not stop
    constexpr uid_t nobody = 65'534;
    ASSERT_TRUE(!root || seteuid(nobody) == 0);
    {
        const auto engine = Engine::open(path);
        if (engine) {
            EXPECT_THAT(call(**engine, "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "3"}}})"),
                HasSubstr(R"("S":"3")"));
            EXPECT_THAT(call(**engine, "PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "9"}}})"),
                StartsWith("The database file cannot be written"));
        } else {
            EXPECT_THAT(engine.error().message, StartsWith("The database file cannot be"));
        }
    }
    ASSERT_TRUE(!root || seteuid(0) == 0);
    std::filesystem::permissions(directory, std::filesystem::perms(0755));
    std::filesystem::permissions(path, std::filesystem::perms(0644));
    auto engine = *Engine::open(path);
    EXPECT_EQ(stateOf(*engine).itemCount, 5);
}

TEST_F(EngineFile, ReadersAndAWriterDoNotWaitForOneAnother) {
    auto engine = *Engine::open(path);
    createTable(*engine);
    for (int n = 0; n < 200; ++n) put(*engine, n);
    std::atomic<bool> ends = false;
    std::atomic<int> written = 200, scans = 0;
    std::thread writer([&] {
        while (!ends) put(*engine, written++);
    });
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i)
        readers.emplace_back([&] {
            while (!ends) {
                const int before = written; // one of them may be under way
                const auto output = call(*engine, ScanInput{.tableName = "Things", .select = Select::Count});
                ASSERT_TRUE(output) << output.error().message;
                EXPECT_GE(output->count, before - 1) << "what was acknowledged before the scan is in it";
                ++scans;
            }
        });
    while (written < 1'500) std::this_thread::yield();
    ends = true;
    writer.join();
    for (auto &reader : readers) reader.join();
    EXPECT_GT(scans, 20);
}

TEST_F(EngineFile, SurvivesDamageAnywhere) {
    {
        auto engine = *Engine::open(path);
        createTable(*engine);
        for (int n = 0; n < 200; ++n) put(*engine, n);
    }
    std::ifstream stream(path, std::ios::binary);
    const std::string whole(std::istreambuf_iterator<char>(stream), {});
    const auto damaged = (directory / "damaged.db").string();
    std::mt19937 random(11);
    for (int round = 0; round < 60; ++round) {
        std::string bytes = whole;
        for (int hits = 0; hits < 1 + round % 20; ++hits) bytes[random() % bytes.size()] = static_cast<char>(random());
        if (round % 5 == 0) bytes.resize(random() % bytes.size());
        std::ofstream(damaged, std::ios::binary | std::ios::trunc) << bytes;
        // Whatever comes out, an answer or an error, comes without a crash.
        if (auto engine = Engine::open(damaged)) {
            call(**engine, "Scan", R"({"TableName": "Things"})");
            call(**engine, "Scan", R"({"TableName": "Things", "IndexName": "byG", "Limit": 7})");
            call(**engine, "PutItem", R"({"TableName": "Things", "Item": {"pk": {"S": "x"}, "g": {"S": "g"}}})");
        }
        std::filesystem::remove(damaged + "-wal");
    }
}

TEST(Engine, ServesManyThreads) {
    auto engine = *Engine::inMemory();
    createTable(*engine);
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            for (int n = 0; n < 250; ++n) {
                const auto answer =
                    call(*engine, "UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": "counter"}},
                    "UpdateExpression": "ADD n :one", "ExpressionAttributeValues": {":one": {"N": "1"}}})");
                EXPECT_EQ(answer, "{}");
                call(*engine, "Query", R"({"TableName": "Things", "KeyConditionExpression": "pk = :c",
                    "ExpressionAttributeValues": {":c": {"S": "counter"}}})");
                put(*engine, thread * 1'000 + n);
            }
        });
    for (auto &thread : threads) thread.join();
    EXPECT_THAT(call(*engine, "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "counter"}}})"),
        HasSubstr(R"("n":{"N":"1000"})"))
        << "no update is lost";
    EXPECT_EQ(stateOf(*engine).itemCount, 1'001);
}

namespace {

std::string versionOf(Engine &engine) {
    const auto item =
        call(engine, GetItemInput{.tableName = "Things", .key = *itemFromJson(R"({"pk": {"S": "k"}})")})->item;
    const auto version = item ? ItemView(*item).find("v") : std::nullopt;
    return version ? std::string(version->text()) : "";
}

/// What was read often is kept at hand; no write may pass that by.
void checkThatReadsSeeEveryWrite(Engine &engine) {
    const auto item = [](const std::string &version) {
        return R"({"pk": {"S": "k"}, "v": {"N": ")" + version + R"("}})";
    };
    const std::string key = R"("TableName": "Things", "Key": {"pk": {"S": "k"}})";
    const auto put = [&](const std::string &version) {
        return R"({"TableName": "Things", "Item": )" + item(version) + "}";
    };
    const std::tuple<const char *, const char *, std::string, const char *> writes[] = {
        {"a new item",            "PutItem",            put("1"),                                                                         "1"},
        {"one in its place",      "PutItem",            put("2"),                                                                         "2"},
        {"an update",             "UpdateItem",
         "{" + key + R"(, "UpdateExpression": "ADD v :one", "ExpressionAttributeValues": {":one": {"N": "1"}}})",
         "3"                                                                                                                                 },
        {"a put that is refused", "PutItem",
         R"({"TableName": "Things", "ConditionExpression": "attribute_not_exists(pk) ", "Item": )" + item("9") + "}",
         "3"                                                                                                                                 },
        {"a batch",               "BatchWriteItem",     R"({"RequestItems": {"Things": [{"PutRequest": {"Item": )" + item("4") + "}}]}}",
         "4"                                                                                                                                 },
        {"a transaction",         "TransactWriteItems", R"({"TransactItems": [{"Put": )" + put("5") + "}]}",                              "5"},
        {"one that is cancelled", "TransactWriteItems",
         R"({"TransactItems": [{"Put": )" + put("9") + R"(}, {"ConditionCheck": {"TableName": "Things",
            "Key": {"pk": {"S": "none"}}, "ConditionExpression": "attribute_exists(pk) "}}]
})",
         "5"                                                                                                                                 },
        {"a statement",           "ExecuteStatement",   R"({"Statement": "UPDATE Things SET v = 6 WHERE pk = 'k'"})",                     "6"},
        {"a deletion",            "DeleteItem",         "{" + key + "}",                                                                  "" },
        {"a new one",             "PutItem",            put("7"),                                                                         "7"},
    };
    for (const auto &[why, operation, request, version] : writes) {
        call(engine, operation, request);
        for (int look = 0; look < 3; ++look) EXPECT_EQ(versionOf(engine), version) << why << ", look " << look;
    }

    const auto preview = engine.preview(*decodeRequest("PutItem", put("9")));
    ASSERT_TRUE(preview) << preview.error().message;
    EXPECT_EQ(versionOf(engine), "7") << "a preview stays without effect";
    const std::vector<ItemBlob> loaded = {*itemFromJson(item("8"))};
    ASSERT_TRUE(engine.load("Things", loaded));
    for (int look = 0; look < 3; ++look) EXPECT_EQ(versionOf(engine), "8") << "a load";
    call(engine, "UpdateTimeToLive",
        R"({"TableName": "Things", "TimeToLiveSpecification": {"AttributeName": "v", "Enabled": true}})");
    const std::string justNow = std::to_string(std::time(nullptr) - 60); // what is over for years stays
    call(engine, "PutItem", put(justNow));
    for (int look = 0; look < 3; ++look) EXPECT_EQ(versionOf(engine), justNow);
    EXPECT_EQ(engine.removeExpired(), 1);
    EXPECT_EQ(versionOf(engine), "") << "its time to live is over";
    call(engine, "PutItem", put("9999999999"));
    for (int look = 0; look < 3; ++look) EXPECT_EQ(versionOf(engine), "9999999999");
    call(engine, "DeleteTable", R"({"TableName": "Things"})");
    createTable(engine);
    EXPECT_EQ(versionOf(engine), "") << "another table of that name";
}

/// One writes, several read: what was acknowledged before a read began is in it.
void checkThatNoReadIsStale(Engine &engine) {
    createTable(engine);
    std::atomic<int> acknowledged = 0;
    std::atomic<bool> ends = false;
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i)
        readers.emplace_back([&] {
            for (int last = 0; !ends;) {
                const int before = acknowledged;
                const auto version = versionOf(engine);
                const int seen = version.empty() ? 0 : std::stoi(version);
                EXPECT_GE(seen, before);
                EXPECT_GE(seen, last) << "time does not run backwards";
                last = seen;
            }
        });
    for (int n = 1; n <= 3'000; ++n) {
        if (n % 7 == 0) { // taken back
            const auto preview = engine.preview(
                PutItemInput{.tableName = "Things", .item = *itemFromJson(R"({"pk": {"S": "k"}, "v": {"N": "1"}})")});
            EXPECT_TRUE(preview);
        }
        call(engine, "UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": "k"}},
            "UpdateExpression": "ADD v :one", "ExpressionAttributeValues": {":one": {"N": "1"}}})");
        acknowledged = n;
    }
    ends = true;
    for (auto &reader : readers) reader.join();
    EXPECT_EQ(versionOf(engine), "3000");
}
}

TEST(Engine, ReadsSeeEveryWrite) {
    auto engine = *Engine::inMemory();
    createTable(*engine);
    checkThatReadsSeeEveryWrite(*engine);
}

TEST_F(EngineFile, ReadsSeeEveryWrite) {
    auto engine = *Engine::open(path);
    createTable(*engine);
    checkThatReadsSeeEveryWrite(*engine);
}

TEST(Engine, NoReadIsStale) {
    checkThatNoReadIsStale(**Engine::inMemory());
}

TEST_F(EngineFile, NoReadIsStale) {
    checkThatNoReadIsStale(**Engine::open(path));
}

TEST(Engine, LoadsManyItemsAsPutItemWould) {
    auto engine = *Engine::inMemory();
    createTable(*engine);
    put(*engine, 1);
    std::vector<ItemBlob> items;
    for (const char *text : {R"({"pk": {"S": "2"}, "g": {"S": "g"}})", R"({"pk": {"S": "1"}, "n": {"N": "1"}})",
             R"({"pk": {"S": "3"}, "g": {"S": "h"}})", R"({"pk": {"S": "3"}, "g": {"S": "i"}})"})
        items.push_back(*itemFromJson(text));
    ASSERT_TRUE(engine->load("Things", items));
    EXPECT_EQ(stateOf(*engine).itemCount, 3) << "the later of two of one key counts";
    EXPECT_EQ(stateOf(*engine).indexes.at(0).itemCount, 2) << "item 1 has left the index";
    EXPECT_THAT(
        call(*engine, "Query", R"({"TableName": "Things", "IndexName": "byG", "KeyConditionExpression": "g = :g",
        "ExpressionAttributeValues": {":g": {"S": "i"}}})"),
        HasSubstr(R"("Count":1)"));

    items.push_back(*itemFromJson(R"({"pk": {"N": "1"}})"));
    items.push_back(*itemFromJson(R"({"pk": {"S": "5"}})"));
    std::size_t failedIndex = 0;
    const auto refused = engine->load("Things", items, &failedIndex);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("Type mismatch for key pk"));
    EXPECT_EQ(failedIndex, 4u);
    EXPECT_EQ(stateOf(*engine).itemCount, 3) << "nothing was written";
    EXPECT_EQ(engine->load("none", items).error().code, Error::Code::ResourceNotFound);
}

TEST(Engine, PreviewsAWriteAndTakesItBack) {
    auto engine = *Engine::inMemory();
    createTable(*engine);
    put(*engine, 1);
    const auto before = call(*engine, "DescribeTable", R"({"TableName": "Things"})");
    const auto preview = [&](const char *operation, const std::string &request) {
        const auto shown = engine->preview(*decodeRequest(operation, request));
        if (!shown) return shown.error().message;
        std::string text;
        const auto json = [](const auto &item) { return item ? toJson(ItemView(*item)) : "nothing"; };
        for (const auto &change : shown->changes)
            text += (change.indexName.empty() ? "item" : change.indexName) + ": " + json(change.before) + " -> " +
                    json(change.after) + ", " + std::to_string(change.units.halves / 2) + "; ";
        return text + encodeResponse(shown->response);
    };
    EXPECT_EQ(
        preview("UpdateItem", R"({"TableName": "Things", "Key": {"pk": {"S": "1"}}, "UpdateExpression": "SET g = :h",
                  "ExpressionAttributeValues": {":h": {"S": "h"}}, "ReturnValues": "UPDATED_NEW"})"),
        R"(item: {"g":{"S":"g"},"pk":{"S":"1"}} -> {"g":{"S":"h"},"pk":{"S":"1"}}, 1; )"
        R"(byG: {"g":{"S":"g"},"pk":{"S":"1"}} -> {"g":{"S":"h"},"pk":{"S":"1"}}, 2; {"Attributes":{"g":{"S":"h"}}})");
    EXPECT_THAT(preview("DeleteTable", R"({"TableName": "Things"})"), HasSubstr("DELETING"));
    EXPECT_THAT(
        preview("PutItem",
            R"({"TableName": "Things", "Item": {"pk": {"S": "1"}}, "ConditionExpression": "attribute_not_exists(pk) "})"),
        "The conditional request failed");
    EXPECT_EQ(call(*engine, "DescribeTable", R"({"TableName": "Things"})"), before) << "nothing has happened";
    EXPECT_THAT(call(*engine, "GetItem", R"({"TableName": "Things", "Key": {"pk": {"S": "1"}}})"),
        HasSubstr(R"("g":{"S":"g"})"));
    EXPECT_THAT(call(*engine, "Scan", R"({"TableName": "Things", "IndexName": "byG"})"), HasSubstr(R"("Count":1)"));
}
}

// The engine against SQLite itself: the same rows in the same kind of database, in one program, in turns. What counts
// is the ratio; times move with the machine. `engine_bench --items=1000000` takes more rows (default 10000).

#include "engine/engine.h"
#include "engine/request/json_call.h"
#include "engine/storage/tree_key.h"
#include "engine/value/item_json.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <random>
#include <sqlite3.h>

namespace {

using namespace engine;

long itemCount = 10'000;
constexpr long collectionItems = 100;

std::string partition(long n) {
    char text[32];
    std::snprintf(text, sizeof text, "CUSTOMER#%012ld", n / collectionItems);
    return text;
}
std::string sort(long n) {
    char text[48];
    std::snprintf(text, sizeof text, "ORDER#2026-11-30T12:00:00.000Z#%05ld", n % collectionItems);
    return text;
}
std::string keyJson(long n) {
    return R"({"pk":{"S":")" + partition(n) + R"("},"sk":{"S":")" + sort(n) + R"("}})";
}
/// About 300 bytes of DynamoDB JSON; `version` makes a write change something.
std::string itemJson(long n, long version) {
    return R"({"pk":{"S":")" + partition(n) + R"("},"sk":{"S":")" + sort(n) + R"("},"gpk":{"S":"STATUS#OPEN#)" +
           std::to_string(n / collectionItems) + R"("},"gsk":{"S":")" + sort(n) +
           R"("},"total":{"N":"129.95"},"version":{"N":")" + std::to_string(version) +
           R"("},"paid":{"BOOL":true},"tags":{"SS":["gift","priority"]},"note":{"S":"leave at the door, ring twice"}})";
}

/// SQLite as it is: one table of the engine's kind, statements prepared once.
class Raw {
public:
    explicit Raw(const std::string &path) {
        check(sqlite3_open_v2(
            path.c_str(), &m_database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr));
        if (path != ":memory:")
            execute("PRAGMA locking_mode=EXCLUSIVE; PRAGMA page_size=8192; PRAGMA secure_delete=OFF;"
                    "PRAGMA cache_size=-65536; PRAGMA synchronous=NORMAL; PRAGMA journal_mode=WAL");
        else
            execute("PRAGMA page_size=8192; PRAGMA journal_mode=MEMORY; PRAGMA secure_delete=OFF");
        for (const char *table : {"t", "i"})
            execute(
                "CREATE TABLE " + std::string(table) + "(key BLOB NOT NULL PRIMARY KEY, entry NOT NULL) WITHOUT ROWID");
        begin = prepare("BEGIN IMMEDIATE");
        commit = prepare("COMMIT");
        find = prepare("SELECT entry FROM t WHERE key = ?1");
        upsert =
            prepare("INSERT INTO t(key, entry) VALUES(?1, ?2) ON CONFLICT(key) DO UPDATE SET entry = excluded.entry");
        upsertIndex =
            prepare("INSERT INTO i(key, entry) VALUES(?1, ?2) ON CONFLICT(key) DO UPDATE SET entry = excluded.entry");
        range = prepare("SELECT key, entry FROM t WHERE key >= ?1 AND key < ?2 ORDER BY key");
        all = prepare("SELECT key, entry FROM t WHERE key >= ?1 ORDER BY key");
    }
    ~Raw() {
        for (auto *statement : {begin, commit, find, upsert, upsertIndex, range, all}) sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    Raw(const Raw &) = delete;
    Raw &operator=(const Raw &) = delete;

    void execute(const std::string &sql) { check(sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr)); }
    static void bind(sqlite3_stmt *statement, int index, const std::string &bytes) {
        sqlite3_bind_blob(statement, index, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC);
    }
    static void run(sqlite3_stmt *statement) {
        if (sqlite3_step(statement) != SQLITE_DONE) std::abort();
        sqlite3_reset(statement);
    }
    std::string get(const std::string &key) {
        bind(find, 1, key);
        std::string entry;
        if (sqlite3_step(find) == SQLITE_ROW)
            entry.assign(static_cast<const char *>(sqlite3_column_blob(find, 0)),
                static_cast<std::size_t>(sqlite3_column_bytes(find, 0)));
        sqlite3_reset(find);
        return entry;
    }
    static void put(sqlite3_stmt *statement, const std::string &key, const std::string &entry) {
        bind(statement, 1, key);
        bind(statement, 2, entry);
        run(statement);
    }

    sqlite3_stmt *begin, *commit, *find, *upsert, *upsertIndex, *range, *all;

private:
    sqlite3_stmt *prepare(const char *sql) {
        sqlite3_stmt *statement = nullptr;
        check(sqlite3_prepare_v3(m_database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
        return statement;
    }
    static void check(int code) {
        if (code != SQLITE_OK) std::abort();
    }
    sqlite3 *m_database = nullptr;
};

const KeySchema tableKey = *KeySchema::make(
    {
        {"pk", ScalarType::S}
},
    {{"sk", ScalarType::S}});
const KeySchema indexKey = *KeySchema::make(
    {
        {"gpk", ScalarType::S}
},
    {{"gsk", ScalarType::S}});

/// Two tables of the same items, "Plain" and "Indexed" (one index that projects all), and their rows in raw SQLite.
struct Subject {
    explicit Subject(bool onFile)
        : directory(
              std::filesystem::temp_directory_path() / ("hashrange-bench-" + std::to_string(std::random_device{}()))) {
        std::filesystem::create_directories(directory);
        engine = onFile ? *Engine::open((directory / "engine.db").string()) : *Engine::inMemory();
        raw = std::make_unique<Raw>(onFile ? (directory / "raw.db").string() : ":memory:");
        const std::string head =
            R"("BillingMode":"PAY_PER_REQUEST","KeySchema":[{"AttributeName":"pk","KeyType":"HASH"},{"AttributeName":"sk","KeyType":"RANGE"}],)";
        call("CreateTable",
            R"({"TableName":"Plain",)" + head +
                R"("AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"},{"AttributeName":"sk","AttributeType":"S"}]})");
        call("CreateTable",
            R"({"TableName":"Indexed",)" + head +
                R"("AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"},{"AttributeName":"sk","AttributeType":"S"},{"AttributeName":"gpk","AttributeType":"S"},{"AttributeName":"gsk","AttributeType":"S"}],"GlobalSecondaryIndexes":[{"IndexName":"byStatus","KeySchema":[{"AttributeName":"gpk","KeyType":"HASH"},{"AttributeName":"gsk","KeyType":"RANGE"}],"Projection":{"ProjectionType":"ALL"}}]})");
        std::vector<ItemBlob> items;
        std::map<std::string, std::string> rows, indexRows;
        for (long n = 0; n < itemCount; ++n) {
            items.push_back(*itemFromJson(itemJson(n, 0)));
            const ItemView item(items.back());
            keys.push_back(*treeKey(item, tableKey));
            indexKeys.push_back(*treeKey(item, indexKey, tableKey));
            rows[keys.back()] = items.back().bytes;
            indexRows[indexKeys.back()] = items.back().bytes;
        }
        if (!engine->load("Plain", items) || !engine->load("Indexed", items)) std::abort();
        Raw::run(raw->begin);
        for (const auto &[key, entry] : rows) Raw::put(raw->upsert, key, entry);
        for (const auto &[key, entry] : indexRows) Raw::put(raw->upsertIndex, key, entry);
        Raw::run(raw->commit);
    }
    ~Subject() {
        engine.reset();
        raw.reset();
        std::filesystem::remove_all(directory);
    }
    Subject(const Subject &) = delete;
    Subject &operator=(const Subject &) = delete;

    std::string call(const char *operation, const std::string &request) {
        auto answer = executeJson(*engine, operation, request);
        if (!answer) {
            std::cerr << operation << ": " << answer.error().message << '\n';
            std::abort();
        }
        return *std::move(answer);
    }
    /// Requests made beforehand, for items at random: their text is not what is measured.
    template <class Make> std::vector<std::string> requests(Make make) {
        std::vector<std::string> list;
        for (int i = 0; i < 4'096; ++i) list.push_back(make(anyItem()));
        return list;
    }
    long anyItem() { return static_cast<long>(random() % static_cast<unsigned long>(itemCount)); }

    std::filesystem::path directory;
    std::unique_ptr<Engine> engine;
    std::unique_ptr<Raw> raw;
    std::vector<std::string> keys, indexKeys;
    std::mt19937_64 random{42};
    long version = 0;
};

Subject &subject(bool onFile) {
    static std::map<bool, std::unique_ptr<Subject>> subjects;
    auto &place = subjects[onFile];
    if (!place) place = std::make_unique<Subject>(onFile);
    return *place;
}

void rawGet(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (auto _ : state) benchmark::DoNotOptimize(s.raw->get(s.keys[static_cast<std::size_t>(s.anyItem())]));
}
void getItem(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    const auto requests = s.requests([](long n) { return R"({"TableName":"Plain","Key":)" + keyJson(n) + "}"; });
    for (std::size_t i = 0; auto _ : state)
        benchmark::DoNotOptimize(s.call("GetItem", requests[i++ % requests.size()]));
}

/// What a replacing write costs SQLite: read, upsert, and an upsert for the index.
void rawPut(benchmark::State &state, bool onFile, bool indexed) {
    auto &s = subject(onFile);
    const auto entry = itemFromJson(itemJson(1, 1))->bytes;
    for (auto _ : state) {
        const auto n = static_cast<std::size_t>(s.anyItem());
        Raw::run(s.raw->begin);
        benchmark::DoNotOptimize(s.raw->get(s.keys[n]));
        Raw::put(s.raw->upsert, s.keys[n], entry);
        if (indexed) Raw::put(s.raw->upsertIndex, s.indexKeys[n], entry);
        Raw::run(s.raw->commit);
    }
}
void putItem(benchmark::State &state, bool onFile, bool indexed) {
    auto &s = subject(onFile);
    const std::string head = std::string(R"({"TableName":")") + (indexed ? "Indexed" : "Plain") + R"(","Item":)";
    const auto requests = s.requests([&](long n) { return head + itemJson(n, ++s.version) + "}"; });
    for (std::size_t i = 0; auto _ : state)
        benchmark::DoNotOptimize(s.call("PutItem", requests[i++ % requests.size()]));
}
void updateItem(benchmark::State &state, bool onFile, bool indexed) {
    auto &s = subject(onFile);
    const std::string head = std::string(R"({"TableName":")") + (indexed ? "Indexed" : "Plain") + R"(","Key":)";
    const auto requests = s.requests([&](long n) {
        return head + keyJson(n) +
               R"(,"UpdateExpression":"SET note = :n ADD version :one","ExpressionAttributeValues":{":n":{"S":"left with the neighbour at number )" +
               std::to_string(++s.version % 10) + R"("},":one":{"N":"1"}}})";
    });
    for (std::size_t i = 0; auto _ : state)
        benchmark::DoNotOptimize(s.call("UpdateItem", requests[i++ % requests.size()]));
}

void rawRange(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (auto _ : state) {
        const auto first = static_cast<std::size_t>(s.anyItem() / collectionItems * collectionItems);
        const auto prefix = s.keys[first].substr(0, 8 + partition(0).size() + 2);
        const auto end = prefixEnd(prefix);
        Raw::bind(s.raw->range, 1, prefix);
        Raw::bind(s.raw->range, 2, end);
        std::size_t bytes = 0;
        while (sqlite3_step(s.raw->range) == SQLITE_ROW) {
            benchmark::DoNotOptimize(sqlite3_column_blob(s.raw->range, 1));
            bytes += static_cast<std::size_t>(sqlite3_column_bytes(s.raw->range, 1));
        }
        sqlite3_reset(s.raw->range);
        benchmark::DoNotOptimize(bytes);
    }
}
void query(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    const auto requests = s.requests([](long n) {
        return R"({"TableName":"Plain","KeyConditionExpression":"pk = :p","ExpressionAttributeValues":{":p":{"S":")" +
               partition(n) + R"("}}})";
    });
    std::size_t bytes = 0;
    for (std::size_t i = 0; auto _ : state) {
        const auto answer = s.call("Query", requests[i++ % requests.size()]);
        bytes += answer.size();
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}
/// Without the text: what a window in the same program pays.
void queryValues(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (auto _ : state) {
        AttributeValues values;
        values[":p"] = *valueFromJson(R"({"S":")" + partition(s.anyItem()) + R"("})");
        benchmark::DoNotOptimize(s.engine->execute(QueryInput{.tableName = "Plain",
            .keyConditionExpression = "pk = :p",
            .expressionAttributeValues = std::move(values)}));
    }
}

void rawScan(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    const std::string start(1, '\0');
    std::int64_t rows = 0;
    for (auto _ : state) {
        Raw::bind(s.raw->all, 1, start);
        std::size_t bytes = 0;
        while (bytes < 1'048'576 && sqlite3_step(s.raw->all) == SQLITE_ROW) {
            benchmark::DoNotOptimize(sqlite3_column_blob(s.raw->all, 1));
            bytes += static_cast<std::size_t>(sqlite3_column_bytes(s.raw->all, 1));
            ++rows;
        }
        sqlite3_reset(s.raw->all);
    }
    state.SetItemsProcessed(rows);
}
void scan(benchmark::State &state, bool onFile, const char *more) {
    auto &s = subject(onFile);
    const auto request = R"({"TableName":"Plain")" + std::string(more) + "}";
    std::int64_t rows = 0;
    for (auto _ : state) {
        const auto answer = s.call("Scan", request);
        const auto place = answer.rfind(R"("ScannedCount":)");
        rows += std::atol(answer.c_str() + place + 15);
    }
    state.SetItemsProcessed(rows);
}

/// After the times, each operation's speed as a share of its raw counterpart's.
class RatioReporter : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run> &runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const auto &run : runs) {
            if (run.run_type == Run::RT_Aggregate && run.aggregate_name != "median") continue;
            // Processor time: on a busy machine the clock on the wall tells of the others.
            const auto rate = run.counters.find("items_per_second");
            times[run.run_name.function_name] =
                rate != run.counters.end() ? 1 / rate->second.value : run.GetAdjustedCPUTime() * 1e-6;
        }
    }
    void Finalize() override {
        std::cout << "\nshare of raw SQLite's speed\n";
        const std::pair<const char *, const char *> pairs[] = {
            {"GetItem",                "raw get"        },
            {"PutItem",                "raw put"        },
            {"PutItem indexed",        "raw put indexed"},
            {"UpdateItem",             "raw put"        },
            {"UpdateItem indexed",     "raw put indexed"},
            {"Query 100",              "raw range"      },
            {"Query 100 without JSON", "raw range"      },
            {"Scan",                   "raw scan"       },
            {"Scan filtered",          "raw scan"       }
        };
        for (const char *where : {"memory", "file"})
            for (const auto &[ours, raw] : pairs) {
                const auto a = times.find(std::string(ours) + ", " + where),
                           b = times.find(std::string(raw) + ", " + where);
                if (a != times.end() && b != times.end())
                    std::printf("%-32s %4.0f %%\n", a->first.c_str(), 100 * b->second / a->second);
            }
    }

private:
    std::map<std::string, double> times;
};

void registerAll() {
    const auto add = [](const std::string &name, auto function) {
        for (const bool onFile : {false, true})
            benchmark::RegisterBenchmark((name + (onFile ? ", file" : ", memory")).c_str(),
                [function, onFile](benchmark::State &state) { function(state, onFile); })
                ->Unit(benchmark::kMicrosecond);
    };
    add("raw get", rawGet);
    add("GetItem", getItem);
    add("raw put", [](auto &state, bool onFile) { rawPut(state, onFile, false); });
    add("PutItem", [](auto &state, bool onFile) { putItem(state, onFile, false); });
    add("UpdateItem", [](auto &state, bool onFile) { updateItem(state, onFile, false); });
    add("raw put indexed", [](auto &state, bool onFile) { rawPut(state, onFile, true); });
    add("PutItem indexed", [](auto &state, bool onFile) { putItem(state, onFile, true); });
    add("UpdateItem indexed", [](auto &state, bool onFile) { updateItem(state, onFile, true); });
    add("raw range", rawRange);
    add("Query 100", query);
    add("Query 100 without JSON", queryValues);
    add("raw scan", rawScan);
    add("Scan", [](auto &state, bool onFile) { scan(state, onFile, ""); });
    add("Scan filtered", [](auto &state, bool onFile) {
        scan(state, onFile, R"(,"FilterExpression":"note = :n","ExpressionAttributeValues":{":n":{"S":"nothing"}})");
    });
}

}

int main(int argc, char **argv) {
    std::vector<char *> rest;
    for (int i = 0; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--items="))
            itemCount = std::atol(argument.substr(8).data());
        else
            rest.push_back(argv[i]);
    }
    int count = static_cast<int>(rest.size());
    benchmark::Initialize(&count, rest.data());
    registerAll();
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
}

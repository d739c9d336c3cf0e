// The engine against SQLite itself: the same rows in the same kind of database, in one program, in turns. What counts
// is the ratio; times move with the machine. `engine_bench --items=1000000` takes more rows (default 10000); the
// options of Google Benchmark work, too. At the end stands a table: ours, its limit, the share, the target.

#include "engine/engine.h"
#include "engine/request/json_call.h"
#include "engine/storage/tree_key.h"
#include "engine/value/item_json.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <sqlite3.h>
#include <thread>

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
/// The number of the group that an item is in, for its index. Like all that follows as long for each item and version:
/// one that grows splits a page that a load has filled, and the raw rows do not grow.
std::string group(long n) {
    return "STATUS#OPEN#" + std::to_string(10'000'000 + n / collectionItems);
}
/// About 300 bytes of DynamoDB JSON; `version` makes a write change something.
std::string itemJson(long n, long version) {
    return R"({"pk":{"S":")" + partition(n) + R"("},"sk":{"S":")" + sort(n) + R"("},"gpk":{"S":")" + group(n) +
           R"("},"gsk":{"S":")" + sort(n) + R"("},"total":{"N":"129.95"},"version":{"N":")" +
           std::to_string(10'000'001 + version) +
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
        for (const char *table : {"t", "i", "j", "k"}) create(table);
        begin = prepare("BEGIN IMMEDIATE");
        commit = prepare("COMMIT");
        find = prepare("SELECT entry FROM t WHERE key = ?1");
        upsert = prepareUpsert("t");
        upsertIndex = {prepareUpsert("i"), prepareUpsert("j"), prepareUpsert("k")};
        range = prepare("SELECT key, entry FROM t WHERE key >= ?1 AND key < ?2 ORDER BY key");
        all = prepare("SELECT key, entry FROM t WHERE key >= ?1 ORDER BY key");
    }
    ~Raw() {
        for (auto *statement : {begin, commit, find, upsert, range, all}) sqlite3_finalize(statement);
        for (auto *statement : upsertIndex) sqlite3_finalize(statement);
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
    void create(const std::string &table) {
        execute("CREATE TABLE " + table + "(key BLOB NOT NULL PRIMARY KEY, entry NOT NULL) WITHOUT ROWID");
    }
    /// Rows that are sorted already, in one transaction: nothing is faster.
    template <class Rows> void load(sqlite3_stmt *insert, const Rows &rows) {
        run(begin);
        for (const auto &[key, entry] : rows) put(insert, key, entry);
        run(commit);
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

    sqlite3_stmt *prepareUpsert(const std::string &table) {
        return prepare("INSERT INTO " + table +
                       "(key, entry) VALUES(?1, ?2) ON CONFLICT(key) DO UPDATE SET entry = excluded.entry");
    }

    sqlite3_stmt *begin, *commit, *find, *upsert, *range, *all;
    std::array<sqlite3_stmt *, 3> upsertIndex;

private:
    sqlite3_stmt *prepare(const std::string &sql) {
        sqlite3_stmt *statement = nullptr;
        check(sqlite3_prepare_v3(m_database, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
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

/// Waits until nothing works in the background any more: the engine moves its log into the file there, and that must
/// not be counted with what comes next. SQLite does it inside the commit.
void settle() {
    using namespace std::chrono_literals;
    for (std::clock_t before = std::clock(), now = 0;; before = now) {
        std::this_thread::sleep_for(50ms);
        now = std::clock();
        if (now - before < CLOCKS_PER_SEC / 200) return;
    }
}

using Rows = std::vector<std::pair<std::string, std::string>>;

constexpr const char *indexed[] = {"Plain", "Indexed", "IndexedThrice"}; // by 0, 1 and 3 indexes that project all
constexpr std::size_t indexCount[] = {0, 1, 3};
constexpr const char *keyDefinition =
    R"("KeySchema":[{"AttributeName":"pk","KeyType":"HASH"},{"AttributeName":"sk","KeyType":"RANGE"}],"BillingMode":"PAY_PER_REQUEST",)";
constexpr const char *attributeDefinitions =
    R"("AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"},{"AttributeName":"sk","AttributeType":"S"},{"AttributeName":"gpk","AttributeType":"S"},{"AttributeName":"gsk","AttributeType":"S"}])";
constexpr const char *keyAttributeDefinitions =
    R"("AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"},{"AttributeName":"sk","AttributeType":"S"}])";

std::string indexJson(std::size_t number) {
    return R"({"IndexName":"byStatus)" + std::to_string(number) +
           R"(","KeySchema":[{"AttributeName":"gpk","KeyType":"HASH"},{"AttributeName":"gsk","KeyType":"RANGE"}],"Projection":{"ProjectionType":"ALL"}})";
}

/// The same items in the engine's tables, once for each number of indexes, and as rows in raw SQLite.
struct Subject {
    explicit Subject(bool onFile)
        : directory(
              std::filesystem::temp_directory_path() / ("hashrange-bench-" + std::to_string(std::random_device{}()))) {
        std::filesystem::create_directories(directory);
        engine = onFile ? *Engine::open((directory / "engine.db").string()) : *Engine::inMemory();
        raw = std::make_unique<Raw>(onFile ? (directory / "raw.db").string() : ":memory:");
        for (long n = 0; n < itemCount; ++n) {
            items.push_back(*itemFromJson(itemJson(n, 0)));
            const ItemView item(items.back());
            rows.emplace_back(*treeKey(item, tableKey), items.back().bytes);
            indexRows.emplace_back(*treeKey(item, indexKey, tableKey), items.back().bytes);
        }
        for (std::size_t i = 0; i < sampleSize; ++i) {
            const auto n = static_cast<long>(random() % static_cast<unsigned long>(itemCount));
            sample.push_back(n);
            keys.push_back(rows[static_cast<std::size_t>(n)].first);
            indexKeys.push_back(indexRows[static_cast<std::size_t>(n)].first);
        }
        for (long v = 1; v <= 7; ++v) versions.push_back(itemFromJson(itemJson(1, v))->bytes);
        std::ranges::sort(rows);
        std::ranges::sort(indexRows);
        for (std::size_t table = 0; table < std::size(indexed); ++table) {
            createTable(indexed[table], indexCount[table]);
            if (!engine->load(indexed[table], items)) std::abort();
        }
        raw->load(raw->upsert, rows);
        for (auto *insert : raw->upsertIndex) raw->load(insert, indexRows);
        settle();
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
    void createTable(const std::string &name, std::size_t indexes) {
        std::string list;
        for (std::size_t i = 0; i < indexes; ++i) list += (i == 0 ? "" : ",") + indexJson(i);
        call(
            "CreateTable", R"({"TableName":")" + name + R"(",)" + keyDefinition +
                               (indexes == 0 ? keyAttributeDefinitions
                                             : attributeDefinitions + (R"(,"GlobalSecondaryIndexes":[)" + list + "]")) +
                               "}");
    }
    /// Requests made beforehand for the items of the sample: their text is not what is measured. Twice round, so that
    /// one that makes its version of an item never finds it there already: nothing would be written then.
    template <class Make> std::vector<std::string> requests(Make make) {
        std::vector<std::string> list;
        for (int round = 0; round < 2; ++round)
            for (const long n : sample) list.push_back(make(n));
        return list;
    }

    // Items at random, the same for both sides: so many that they lie all over the table, cold in the processor.
    static constexpr std::size_t sampleSize = 1 << 12;

    std::filesystem::path directory;
    std::unique_ptr<Engine> engine;
    std::unique_ptr<Raw> raw;
    std::vector<ItemBlob> items; ///< In the order of their names, which is not that of the keys.
    Rows rows, indexRows;        ///< In the order of the keys.
    std::vector<long> sample;
    std::vector<std::string> keys, indexKeys; ///< Of the sample.
    /// Of a row. SQLite does not write what is there already, so their number does not divide the sample's.
    std::vector<std::string> versions;
    std::mt19937_64 random{42};
    long version = 0;
};

Subject &subject(bool onFile) {
    static std::map<bool, std::unique_ptr<Subject>> subjects;
    auto &place = subjects[onFile];
    if (!place) place = std::make_unique<Subject>(onFile);
    return *place;
}

/// Goes round in a list.
template <class List> const auto &next(const List &list, std::size_t &at) {
    if (++at >= list.size()) at = 0;
    return list[at];
}

void callEach(benchmark::State &state, Subject &s, const char *operation, const std::vector<std::string> &requests) {
    for (std::size_t at = 0; auto _ : state) benchmark::DoNotOptimize(s.call(operation, next(requests, at)));
}

void rawGet(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (std::size_t at = 0; auto _ : state) benchmark::DoNotOptimize(s.raw->get(next(s.keys, at)));
}
void getItem(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    callEach(
        state, s, "GetItem", s.requests([](long n) { return R"({"TableName":"Plain","Key":)" + keyJson(n) + "}"; }));
}

/// The same for more items than the engine keeps at hand, where there are so many: each is seldom asked for twice.
std::vector<long> manyItems() {
    std::vector<long> list(1 << 17);
    std::mt19937_64 random(7);
    for (long &n : list) n = static_cast<long>(random() % static_cast<unsigned long>(itemCount));
    return list;
}
void rawGetAnywhere(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    std::vector<std::string> keys;
    for (const long n : manyItems()) keys.push_back(*treeKey(ItemView(s.items[static_cast<std::size_t>(n)]), tableKey));
    for (std::size_t at = 0; auto _ : state) benchmark::DoNotOptimize(s.raw->get(next(keys, at)));
}
void getItemAnywhere(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    std::vector<std::string> requests;
    for (const long n : manyItems()) requests.push_back(R"({"TableName":"Plain","Key":)" + keyJson(n) + "}");
    callEach(state, s, "GetItem", requests);
}

/// What a replacing write costs SQLite: read, upsert, and an upsert for each index.
void rawPut(benchmark::State &state, bool onFile, std::size_t table) {
    auto &s = subject(onFile);
    for (std::size_t at = 0, version = 0; auto _ : state) {
        const auto &key = next(s.keys, at);
        const auto &entry = next(s.versions, version);
        Raw::run(s.raw->begin);
        benchmark::DoNotOptimize(s.raw->get(key));
        Raw::put(s.raw->upsert, key, entry);
        for (std::size_t i = 0; i < indexCount[table]; ++i) Raw::put(s.raw->upsertIndex[i], s.indexKeys[at], entry);
        Raw::run(s.raw->commit);
    }
}
void putItem(benchmark::State &state, bool onFile, std::size_t table) {
    auto &s = subject(onFile);
    const std::string head = std::string(R"({"TableName":")") + indexed[table] + R"(","Item":)";
    callEach(state, s, "PutItem", s.requests([&](long n) { return head + itemJson(n, ++s.version) + "}"; }));
}
void updateItem(benchmark::State &state, bool onFile, std::size_t table) {
    auto &s = subject(onFile);
    const std::string head = std::string(R"({"TableName":")") + indexed[table] + R"(","Key":)";
    callEach(state, s, "UpdateItem", s.requests([&](long n) {
        return head + keyJson(n) +
               R"(,"UpdateExpression":"SET note = :n ADD version :one","ExpressionAttributeValues":{":n":{"S":"left with the neighbours at )" +
               std::to_string(++s.version % 10) + R"("},":one":{"N":"1"}}})";
    }));
}

constexpr std::size_t batchItems = 25;
void rawBatch(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (std::size_t at = 0, version = 0; auto _ : state) {
        Raw::run(s.raw->begin);
        for (std::size_t i = 0; i < batchItems; ++i) {
            const auto &key = next(s.keys, at);
            benchmark::DoNotOptimize(s.raw->get(key));
            Raw::put(s.raw->upsert, key, next(s.versions, version));
        }
        Raw::run(s.raw->commit);
    }
}
void batchWrite(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    const auto puts = s.requests([&](long n) { return R"({"PutRequest":{"Item":)" + itemJson(n, ++s.version) + "}}"; });
    std::vector<std::string> requests;
    for (std::size_t at = 0; at < puts.size();) {
        std::string list;
        std::set<long> once; // an item may be in a batch only once
        for (; once.size() < batchItems && at < puts.size(); ++at)
            if (once.insert(s.sample[at % s.sample.size()]).second) list += (list.empty() ? "" : ",") + puts[at];
        if (once.size() == batchItems) requests.push_back(R"({"RequestItems":{"Plain":[)" + list + "]}}");
    }
    callEach(state, s, "BatchWriteItem", requests);
}

void rawRange(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (std::size_t at = 0; auto _ : state) {
        const auto prefix = next(s.keys, at).substr(0, 8 + partition(0).size() + 2);
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
    callEach(state, s, "Query", s.requests([](long n) {
        return R"({"TableName":"Plain","KeyConditionExpression":"pk = :p","ExpressionAttributeValues":{":p":{"S":")" +
               partition(n) + R"("}}})";
    }));
}
void queryIndex(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    callEach(state, s, "Query", s.requests([](long n) {
        return R"({"TableName":"Indexed","IndexName":"byStatus0","KeyConditionExpression":"gpk = :p","ExpressionAttributeValues":{":p":{"S":")" +
               group(n) + R"("}}})";
    }));
}
/// Without the text: what a window in the same program pays.
void queryValues(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (std::size_t at = 0; auto _ : state) {
        AttributeValues values;
        values[":p"] = *valueFromJson(R"({"S":")" + partition(next(s.sample, at)) + R"("})");
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

/// Both load into an empty table, which is made and thrown away beside the clock.
void rawLoad(benchmark::State &state, bool onFile, Rows Subject::*rows) {
    auto &s = subject(onFile);
    for (auto _ : state) {
        state.PauseTiming();
        s.raw->create("l");
        auto *insert = s.raw->prepareUpsert("l");
        state.ResumeTiming();
        s.raw->load(insert, s.*rows);
        state.PauseTiming();
        sqlite3_finalize(insert);
        s.raw->execute("DROP TABLE l");
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * itemCount);
}
void load(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (auto _ : state) {
        state.PauseTiming();
        s.createTable("Loaded", 0);
        state.ResumeTiming();
        if (!s.engine->load("Loaded", s.items)) std::abort();
        if (onFile) settle();
        state.PauseTiming();
        s.call("DeleteTable", R"({"TableName":"Loaded"})");
        settle();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * itemCount);
}
void backfill(benchmark::State &state, bool onFile) {
    auto &s = subject(onFile);
    for (auto _ : state) {
        s.call("UpdateTable", std::string(R"({"TableName":"Plain",)") + attributeDefinitions +
                                  R"(,"GlobalSecondaryIndexUpdates":[{"Create":)" + indexJson(0) + "}]}");
        if (onFile) settle();
        state.PauseTiming();
        s.call("UpdateTable",
            R"({"TableName":"Plain","GlobalSecondaryIndexUpdates":[{"Delete":{"IndexName":"byStatus0"}}]})");
        settle();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations() * itemCount);
}

/// What an operation has to reach: a share of its limit's speed.
struct Target {
    const char *ours, *limit;
    double share; ///< 0: none is asked for.
};
constexpr Target targets[] = {
    {"GetItem",                "raw get",          0.55},
    {"GetItem anywhere",       "raw get anywhere", 0   },
    {"PutItem",                "raw put",          0.60},
    {"PutItem indexed",        "raw put indexed",  0.65},
    {"UpdateItem",             "raw put",          0.55},
    {"UpdateItem indexed",     "raw put indexed",  0.55},
    {"BatchWriteItem",         "raw batch",        0.60},
    {"Query 100",              "raw range",        0.45},
    {"Query index 100",        "raw range",        0.45},
    {"Query 100 without JSON", "raw range",        0   },
    {"Scan",                   "raw scan",         0   },
    {"Load",                   "raw load",         0.50},
    {"Backfill",               "raw index load",   0.50},
};
constexpr double filteredItemsPerSecond = 2e6;
constexpr double furtherIndexUpserts = 1.3;

/// After the times, each operation against its limit.
class TargetReporter : public benchmark::ConsoleReporter {
public:
    TargetReporter() : ConsoleReporter(OO_Tabular) {}
    void ReportRuns(const std::vector<Run> &runs) override {
        for (const auto &run : runs) {
            if (run.run_type == Run::RT_Aggregate && run.aggregate_name != "median") continue;
            // Processor time, of all threads: on a busy machine the clock on the wall tells of the others.
            const auto rate = run.counters.find("items_per_second");
            m_seconds[run.run_name.function_name] =
                rate != run.counters.end() ? 1 / rate->second.value : run.GetAdjustedCPUTime() * 1e-6;
        }
    }
    void Finalize() override {
        std::printf(
            "\n%ld items; µs of processor time, a request or (Scan, Load, Backfill) an item\n\n%-32s %9s %9s %8s %8s\n",
            itemCount, "", "raw", "ours", "share", "target");
        for (const std::string where : {", memory", ", file"}) {
            for (const auto &[ours, limit, share] : targets) {
                const auto [a, b] = std::pair(time(ours + where), time(limit + where));
                if (!a || !b) continue;
                line(ours + where, *b, *a, *b / *a);
                verdict("≥", share, *b / *a >= share);
            }
            if (const auto time = this->time("Scan filtered" + where)) {
                std::printf(
                    "%-32s %9s %9.3f %6.2f M", ("Scan filtered" + where).c_str(), "", *time * 1e6, 1e-6 / *time);
                std::printf(
                    " ≥ %4.2f M/s  %s\n", filteredItemsPerSecond * 1e-6, met(1 / *time >= filteredItemsPerSecond));
            }
            const auto few = time("PutItem indexed" + where), many = time("PutItem indexed thrice" + where),
                       rawFew = time("raw put indexed" + where), rawMany = time("raw put indexed thrice" + where);
            if (few && many && rawFew && rawMany) {
                const double further = (*many - *few) / 2, upsert = (*rawMany - *rawFew) / 2;
                line("each further index" + where, upsert, further, further / upsert);
                verdict("≤", furtherIndexUpserts, further / upsert <= furtherIndexUpserts);
            }
        }
    }

private:
    std::optional<double> time(const std::string &name) const {
        const auto found = m_seconds.find(name);
        if (found == m_seconds.end()) return std::nullopt;
        return found->second;
    }
    static const char *met(bool is) { return is ? "met" : "NOT MET"; }
    static void line(const std::string &name, double raw, double ours, double ratio) {
        std::printf("%-32s %9.3f %9.3f %7.0f%%", name.c_str(), raw * 1e6, ours * 1e6, 100 * ratio);
    }
    static void verdict(const char *relation, double target, bool isMet) {
        if (target == 0)
            std::printf("\n");
        else
            std::printf(" %s %4.0f%%  %s\n", relation, 100 * target, met(isMet));
    }

    std::map<std::string, double> m_seconds;
};

void registerAll() {
    const auto add = [](const std::string &name, auto function, int iterations = 0) {
        for (const bool onFile : {false, true}) {
            auto *made = benchmark::RegisterBenchmark((name + (onFile ? ", file" : ", memory")).c_str(),
                [function, onFile](benchmark::State &state) { function(state, onFile); });
            made->Unit(benchmark::kMicrosecond)->MeasureProcessCPUTime();
            if (iterations > 0) made->Iterations(iterations);
        }
    };
    add("raw get", rawGet);
    add("GetItem", getItem);
    add("raw get anywhere", rawGetAnywhere);
    add("GetItem anywhere", getItemAnywhere);
    for (std::size_t table = 0; table < std::size(indexed); ++table) {
        const std::string suffix[] = {"", " indexed", " indexed thrice"};
        add("raw put" + suffix[table], [table](auto &state, bool onFile) { rawPut(state, onFile, table); });
        add("PutItem" + suffix[table], [table](auto &state, bool onFile) { putItem(state, onFile, table); });
        add("UpdateItem" + suffix[table], [table](auto &state, bool onFile) { updateItem(state, onFile, table); });
    }
    add("raw batch", rawBatch);
    add("BatchWriteItem", batchWrite);
    add("raw range", rawRange);
    add("Query 100", query);
    add("Query index 100", queryIndex);
    add("Query 100 without JSON", queryValues);
    add("raw scan", rawScan);
    add("Scan", [](auto &state, bool onFile) { scan(state, onFile, ""); });
    add("Scan filtered", [](auto &state, bool onFile) {
        scan(state, onFile, R"(,"FilterExpression":"note = :n","ExpressionAttributeValues":{":n":{"S":"nothing"}})");
    });
    const int loads = itemCount < 100'000 ? 10 : 1;
    add(
        "raw load", [](auto &state, bool onFile) { rawLoad(state, onFile, &Subject::rows); }, loads);
    add("Load", load, loads);
    add(
        "raw index load", [](auto &state, bool onFile) { rawLoad(state, onFile, &Subject::indexRows); }, loads);
    add("Backfill", backfill, loads);
}

}

int main(int argc, char **argv) {
    // In turns and several times, unless asked otherwise: then what else the machine does meets both sides.
    std::string defaults[] = {"--benchmark_repetitions=5", "--benchmark_enable_random_interleaving=true",
        "--benchmark_min_time=0.2", "--benchmark_report_aggregates_only=true"};
    std::vector<char *> rest = {argv[0]};
    for (auto &option : defaults) rest.push_back(option.data());
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--items="))
            itemCount = std::atol(argument.substr(8).data());
        else
            rest.push_back(argv[i]);
    }
    int count = static_cast<int>(rest.size());
    benchmark::Initialize(&count, rest.data());
    registerAll();
    TargetReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
}

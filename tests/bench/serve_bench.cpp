// What someone who works with the engine notices of it: serve_bench PATH_OF_HASHRANGE_CLI
//
//   start to first answer      a new process, its first request answered, median and worst of several
//   idle memory                resident after that answer
//   puts on a file             latencies of one thread that never pauses, the write-ahead log growing all the while
//   side by side               what a thread of reads and one of puts do alone and together, in memory and on a file
//
// Run it alone, or before others (nice -n -19): a processor that someone else has is a stall, too.
#include "engine/engine.h"
#include "engine/request/json_call.h"
#include "tests/bench/http_client.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace engine;
using Steady = std::chrono::steady_clock;

double millisSince(Steady::time_point start) {
    return std::chrono::duration<double, std::milli>(Steady::now() - start).count();
}

void line(const char *what, double value, const char *unit, double target) {
    std::printf("%-44s %9.2f %-8s", what, value, unit);
    if (target > 0) std::printf("< %-6.4g %s", target, value < target ? "met" : "NOT MET");
    std::printf("\n");
    std::fflush(stdout);
}

/// `hashrange-cli serve` on a free port; ends with this object.
class Served {
public:
    Served(const std::string &program, const std::string &database) {
        int out[2];
        if (pipe(out) != 0) std::abort();
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
        std::vector<std::string> words = {program, "serve", "--port", "0"};
        if (!database.empty()) words.insert(words.end(), {"--db", database});
        std::vector<char *> arguments;
        for (auto &word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        if (posix_spawn(&m_process, program.c_str(), &actions, nullptr, arguments.data(), environ) != 0) std::abort();
        posix_spawn_file_actions_destroy(&actions);
        close(out[1]);
        std::string said;
        char byte = 0;
        while (read(out[0], &byte, 1) == 1 && byte != '\n') said += byte;
        close(out[0]);
        m_port = static_cast<std::uint16_t>(std::stoi(said.substr(said.rfind(':') + 1)));
    }
    Served(const Served &) = delete;
    Served &operator=(const Served &) = delete;
    ~Served() {
        kill(m_process, SIGTERM);
        waitpid(m_process, nullptr, 0);
    }
    bool answers() {
        bench::Client client(m_port);
        return client.ask(bench::request("ListTables", "{}")) > 0;
    }
    /// MB of resident memory; of `field`, as /proc tells.
    double memory(const std::string &field) const {
        std::ifstream status("/proc/" + std::to_string(m_process) + "/status");
        for (std::string text; std::getline(status, text);)
            if (text.starts_with(field + ":")) return std::stod(text.substr(field.size() + 1)) / 1024;
        return 0;
    }

private:
    pid_t m_process = 0;
    std::uint16_t m_port = 0;
};

void start(const std::string &program, const std::string &database, const char *where) {
    std::vector<double> millis;
    double resident = 0, own = 0;
    for (int round = 0; round < 15; ++round) {
        const auto begin = Steady::now();
        Served served(program, database);
        if (!served.answers()) std::abort();
        millis.push_back(millisSince(begin));
        resident = served.memory("VmRSS");
        own = served.memory("RssAnon");
    }
    std::ranges::sort(millis);
    std::printf("\n%s\n", where);
    line("start to first answer, median", millis[millis.size() / 2], "ms", 30);
    line("start to first answer, worst", millis.back(), "ms", 0);
    line("idle memory, with the libraries", resident, "MB", 20);
    line("idle memory, its own", own, "MB", 0);
}

std::string key(long n) {
    return R"("pk":{"S":"customer-)" + std::to_string(n / 100) + R"("},"sk":{"S":"order-)" + std::to_string(n % 100) +
           R"("})";
}
std::string putRequest(long n, long version) {
    return R"({"TableName":"Bench","Item":{)" + key(n) + R"(,"version":{"N":")" + std::to_string(version) +
           R"("},"text":{"S":")" + std::string(150, 'x') + R"("}}})";
}

constexpr long items = 100'000;

std::string must(Engine &engine, const char *operation, const std::string &request) {
    auto answer = executeJson(engine, operation, request);
    if (!answer) {
        std::fprintf(stderr, "%s: %s\n", operation, answer.error().message.c_str());
        std::abort();
    }
    return *std::move(answer);
}

void fill(Engine &engine) {
    must(engine, "CreateTable", R"({"TableName":"Bench","BillingMode":"PAY_PER_REQUEST",
        "KeySchema":[{"AttributeName":"pk","KeyType":"HASH"},{"AttributeName":"sk","KeyType":"RANGE"}],
        "AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"},{"AttributeName":"sk","AttributeType":"S"}]})");
    for (long n = 0; n < items; ++n) must(engine, "PutItem", putRequest(n, 0));
}

/// What one thread did in a while.
struct Done {
    std::vector<float> micros;
    double seconds = 0;
    double rate() const { return static_cast<double>(micros.size()) / seconds; }
    double micro(double share) {
        std::ranges::sort(micros);
        return micros[static_cast<std::size_t>(share * static_cast<double>(micros.size() - 1))];
    }
};

template <class Step> Done repeat(double seconds, Step step) {
    Done done;
    const auto begin = Steady::now();
    for (long n = 0; millisSince(begin) < seconds * 1'000; ++n) {
        const auto before = Steady::now();
        step(n);
        done.micros.push_back(static_cast<float>(millisSince(before) * 1'000));
    }
    done.seconds = millisSince(begin) / 1'000;
    return done;
}

Done puts(Engine &engine, double seconds) {
    std::mt19937_64 random(7);
    return repeat(
        seconds, [&](long n) { must(engine, "PutItem", putRequest(static_cast<long>(random() % items), n + 1)); });
}
Done gets(Engine &engine, double seconds) {
    std::mt19937_64 random(8);
    return repeat(seconds, [&](long) {
        must(engine, "GetItem", R"({"TableName":"Bench","Key":{)" + key(static_cast<long>(random() % items)) + "}}");
    });
}
/// Pages of 1 MB, one after the other through the table.
Done scans(Engine &engine, double seconds) {
    std::string from;
    return repeat(seconds, [&](long) {
        const auto answer = must(engine, "Scan", R"({"TableName":"Bench")" + from + "}");
        const auto last = answer.find(R"("LastEvaluatedKey":)");
        from = last == std::string::npos
                   ? ""
                   : R"(,"ExclusiveStartKey":)" + answer.substr(last + 19, answer.find("}}", last) + 2 - last - 19);
    });
}

/// A writer and one kind of reader, alone and together.
void sideBySide(Engine &engine, const char *readsName, Done (*reads)(Engine &, double)) {
    constexpr double seconds = 2;
    auto readsAlone = reads(engine, seconds), putsAlone = puts(engine, seconds);
    Done readsTogether, putsTogether;
    std::thread reader([&] { readsTogether = reads(engine, seconds); });
    putsTogether = puts(engine, seconds);
    reader.join();
    const auto row = [](const char *what, Done &done) {
        std::printf("    %-22s %9.0f /s   p50 %7.1f   p99 %7.1f   p99.9 %8.1f   worst %8.1f µs\n", what, done.rate(),
            done.micro(0.5), done.micro(0.99), done.micro(0.999), done.micro(1));
    };
    std::printf("  puts and %s\n", readsName);
    row("reads alone", readsAlone);
    row("reads beside puts", readsTogether);
    row("puts alone", putsAlone);
    row("puts beside reads", putsTogether);
    std::fflush(stdout);
}

}

int main(int argc, char **argv) {
    const auto directory =
        std::filesystem::temp_directory_path() / ("hashrange-serve-bench-" + std::to_string(std::random_device{}()));
    std::filesystem::create_directories(directory);
    if (argc > 1) {
        start(argv[1], "", "a server in memory");
        start(argv[1], (directory / "served.db").string(), "a server on a file");
    }
    const auto path = directory / "engine.db";
    const auto onFile = *Engine::open(path.string());
    fill(*onFile);
    {
        auto done = puts(*onFile, 8);
        std::printf("\nputs on a file, one thread that never pauses, %zu in all\n", done.micros.size());
        line("median", done.micro(0.5) / 1'000, "ms", 0);
        line("p99", done.micro(0.99) / 1'000, "ms", 0);
        line("p99.9", done.micro(0.999) / 1'000, "ms", 2);
        line("worst", done.micro(1) / 1'000, "ms", 0);
        line("the log", static_cast<double>(std::filesystem::file_size(path.string() + "-wal")) / (1 << 20), "MB", 0);
    }
    const auto inMemory = *Engine::inMemory();
    fill(*inMemory);
    for (auto *engine : {inMemory.get(), onFile.get()}) {
        std::printf("\nside by side, %s\n", engine == onFile.get() ? "on a file" : "in memory");
        sideBySide(*engine, "GetItem", gets);
        sideBySide(*engine, "Scan pages", scans);
    }
    std::filesystem::remove_all(directory);
}

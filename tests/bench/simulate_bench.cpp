#include "model/simulate/partitions.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

/// 100 million requests over 10 million partition key values, in wall clock on two threads; and the first answer that
/// sliders show. Fails above its bounds.
namespace {

model::TrafficPlan plan() {
    model::TrafficSpace table, index;
    table.tableName = index.tableName = "Orders";
    index.indexName = "ByStatus";
    model::KeyFamily users, states;
    users.name = "USER#{userId}";
    users.keys = 10'000'000;
    users.items = 60'000'000;
    users.bytes = 60e9;
    states.name = "STATUS#{status}";
    states.keys = 50;
    states.items = 60'000'000;
    states.bytes = 9e9;
    table.groups = {users};
    index.groups = {states};
    model::KeyPopularity zipf;
    zipf.kind = model::KeyPopularity::Kind::Zipf;
    zipf.exponent = 0.9;

    constexpr double requests = 100e6, day = 86'400;
    model::RequestStream reads, writes;
    reads.id = "reads";
    reads.peakPerSecond = requests * 0.8 / day;
    model::StreamPart part;
    part.popularity = zipf;
    reads.parts = {part};
    writes.id = "writes";
    writes.write = true;
    writes.peakPerSecond = requests * 0.2 / day;
    model::StreamPart indexed;
    indexed.space = 1;
    writes.parts = {part, indexed};
    return {
        .spaces = {table, index },
          .streams = {reads, writes}
    };
}

bool measure(const char *what, double mostSeconds, const model::SimulationOptions &options) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const auto result = model::simulate(plan(), options);
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        if (i == 0)
            std::printf("%llu requests, %llu keys, %llu throttled\n", static_cast<unsigned long long>(result.requests),
                static_cast<unsigned long long>(result.keys), static_cast<unsigned long long>(result.throttled));
    }
    std::printf("%-48s %8.3f s of %.1f%s\n", what, best, mostSeconds, best <= mostSeconds ? "" : "  TOO SLOW");
    return best <= mostSeconds;
}

}

int main() {
    model::SimulationOptions full, quick;
    full.stepSeconds = 1;
    full.threads = 2;
    quick.stepSeconds = 120;
    quick.mostKeys = 2'000;
    const bool held = measure("a day second by second, every key hashed", 10, full);
    return measure("the first answer: coarse, few keys", 0.1, quick) && held ? 0 : 1;
}

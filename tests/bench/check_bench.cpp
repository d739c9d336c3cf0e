// What follows each edit of a model of 10,000 items and 50 access patterns: all rules of the checklist, and the
// forecast of a month. Both run off the GUI thread; ux.md's budget for what the person sees is 100 ms.
#include "engine/value/item_json.h"
#include "model/check/check.h"
#include "model/cost/cost.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <iostream>

namespace model {

namespace {

engine::KeySchema key(const char *partition, const char *sort) {
    return *engine::KeySchema::make(
        {
            {partition, engine::ScalarType::S}
    },
        {{sort, engine::ScalarType::S}});
}

Design design() {
    TableDesign table{
        .description = {.tableName = "Shop", .keySchema = key("PK", "SK")}
    };
    table.description.globalSecondaryIndexes = {
        {.indexName = "GSI1", .keySchema = key("GSI1PK", "GSI1SK")},
        {.indexName = "GSI2", .keySchema = key("status", "PK")    }
    };
    table.entityTypes = {
        EntityType{.name = "User",  .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "PROFILE"}}                      },
        EntityType{.name = "Order",
                   .keyTemplates = {{"PK", "USER#{userId}"}, {"SK", "ORDER#{orderId}"}, {"GSI1PK", "STATUS#{status}"}}}
    };
    std::vector<Shared<SampleItem>> items;
    for (int i = 0; i < 10'000; ++i) {
        const std::string user = std::to_string(i / 20), number = std::to_string(i);
        const std::string json =
            i % 20 == 0
                ? R"({"PK":"USER#)" + user + R"(","SK":"PROFILE","type":"user","userId":")" + user + R"(","email":"u)" +
                      user + R"(@example.com"})"
                : R"({"PK":"USER#)" + user + R"(","SK":"ORDER#2026-03-05T08:01:00Z#)" + number +
                      R"(","type":"order","status":"open","GSI1PK":"STATUS#open","GSI1SK":"2026-03-05","total":)" +
                      number + R"(,"lines":[{"sku":"P1","count":2},{"sku":"P2","count":1}]})";
        items.emplace_back(SampleItem{.blob = *engine::itemFromPlainJson(json)});
    }
    table.items = std::move(items);
    Design out;
    out.tables = {std::move(table)};
    for (int i = 0; i < 50; ++i) {
        AccessPattern pattern{.id = "AP" + std::to_string(i), .tableName = "Shop"};
        pattern.keyConditionExpression = "PK = :u AND begins_with(SK, :o)";
        pattern.filterExpression = "#t > :t";
        pattern.names = {
            {"#t", "total"}
        };
        pattern.values = {
            {":u", R"({"S":"USER#)" + std::to_string(i) + R"("})"},
            {":o", R"({"S":"ORDER#"})"                           },
            {":t", R"({"N":"100"})"                              }
        };
        pattern.averagePerSecond = i;
        out.patterns.push_back(std::move(pattern));
    }
    return out;
}

void checkAllRules(benchmark::State &state) {
    const Design subject = design();
    std::size_t count = 0;
    for (auto _ : state) count = findings(subject).size();
    state.counters["findings"] = static_cast<double>(count);
}
BENCHMARK(checkAllRules)->Unit(benchmark::kMillisecond);

void forecastAMonth(benchmark::State &state) {
    const Design subject = design();
    auto sandbox = Sandbox::make();
    if (!sandbox || !(*sandbox)->show(subject)) return state.SkipWithError("show");
    for (auto _ : state) benchmark::DoNotOptimize(costOf(subject, unitsOf(subject, **sandbox), builtInPrices()));
}
BENCHMARK(forecastAMonth)->Unit(benchmark::kMillisecond);

}

}

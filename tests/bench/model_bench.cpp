// What a large model costs: 100,000 items, about 30 MB, of one table with four kinds of items and two indexes.
#include "model/deploy/sandbox.h"
#include "model/edit/item_edits.h"
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <iostream>

namespace model {

namespace {

std::string attribute(const char *name, const char *type, const std::string &value) {
    return '"' + std::string(name) + "\":{\"" + type + "\":\"" + value + "\"}";
}

/// An item as Workbench exports it, compact: in the author's order of attributes, not in ours.
std::string itemJson(std::size_t number) {
    const std::string user = "USER#" + std::to_string(number / 20), n = std::to_string(number);
    if (number % 20 == 0)
        return '{' + attribute("PK", "S", user) + ',' + attribute("SK", "S", "PROFILE") + ',' +
               attribute("type", "S", "user") + ',' + attribute("email", "S", "user" + n + "@example.com") + ',' +
               attribute("name", "S", "Person number " + n) + ",\"tags\":{\"SS\":[\"new\",\"gold\"]}," +
               attribute("address", "S", "12 Long Road, 400001 Mumbai, behind the old mill") + '}';
    return '{' + attribute("PK", "S", user) + ',' + attribute("SK", "S", "ORDER#2026-03-05T08:01:00Z#" + n) + ',' +
           attribute("type", "S", "order") + ',' + attribute("total", "N", std::to_string(number % 900) + ".95") + ',' +
           attribute("GSI1PK", "S", number % 3 == 0 ? "STATUS#Open" : "STATUS#Paid") + ',' +
           attribute("GSI1SK", "S", "2026-03-05T08:01:00Z") + ",\"paid\":{\"BOOL\":true},\"lines\":{\"L\":[{\"M\":{" +
           attribute("product", "S", "PRODUCT#P100") + ',' + attribute("price", "N", "19.90") + "}}]}}";
}

const std::string &workbenchText() {
    static const std::string text = [] {
        constexpr std::size_t items = 100'000;
        const auto key = [](const char *name) {
            return "{\"AttributeName\":\"" + std::string(name) + "\",\"AttributeType\":\"S\"}";
        };
        std::string out = "{\"ModelName\":\"Large\",\"DataModel\":[{\"TableName\":\"Large\",\"KeyAttributes\":"
                          "{\"PartitionKey\":" +
                          key("PK") + ",\"SortKey\":" + key("SK") + "},\"NonKeyAttributes\":[" + key("GSI1PK") + ',' +
                          key("GSI1SK") +
                          "],\"GlobalSecondaryIndexes\":[{\"IndexName\":\"GSI1\",\"KeyAttributes\":"
                          "{\"PartitionKey\":" +
                          key("GSI1PK") + ",\"SortKey\":" + key("GSI1SK") +
                          "},\"Projection\":{\"ProjectionType\":\"ALL\"}}],\"TableData\":[";
        for (std::size_t i = 0; i < items; ++i) out += (i > 0 ? "," : "") + itemJson(i);
        return out + "]}]}";
    }();
    return text;
}

const Design &design() {
    static const Design read = [] {
        auto result = readModel(workbenchText());
        if (!result) {
            std::cerr << result.error().english() << '\n';
            std::exit(1);
        }
        return *std::move(result);
    }();
    return read;
}

void bytesPerSecond(benchmark::State &state, std::size_t bytes) {
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
    state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}

void readWorkbenchModel(benchmark::State &state) {
    for (auto _ : state) benchmark::DoNotOptimize(readModel(workbenchText()));
    bytesPerSecond(state, workbenchText().size());
}
BENCHMARK(readWorkbenchModel)->Unit(benchmark::kMillisecond);

void readProjectFile(benchmark::State &state) {
    const std::string text = writeProject(design()).text;
    for (auto _ : state) benchmark::DoNotOptimize(readModel(text));
    bytesPerSecond(state, text.size());
}
BENCHMARK(readProjectFile)->Unit(benchmark::kMillisecond);

void writeProjectFile(benchmark::State &state) {
    std::size_t bytes = 0;
    for (auto _ : state) bytes = writeProject(design()).text.size();
    bytesPerSecond(state, bytes);
}
BENCHMARK(writeProjectFile)->Unit(benchmark::kMillisecond);

void writeWorkbenchModel(benchmark::State &state) {
    std::size_t bytes = 0;
    for (auto _ : state) bytes = writeWorkbench(design()).text.size();
    bytesPerSecond(state, bytes);
}
BENCHMARK(writeWorkbenchModel)->Unit(benchmark::kMillisecond);

void editOneCell(benchmark::State &state) {
    const Place cell{.tableName = "Large", .attributeName = "total", .itemIndex = 50'001};
    for (auto _ : state) benchmark::DoNotOptimize(setAttribute(design(), cell, engine::Type::N, "1.50"));
}
BENCHMARK(editOneCell)->Unit(benchmark::kMillisecond);

void showInANewSandbox(benchmark::State &state) {
    for (auto _ : state) {
        auto sandbox = Sandbox::make();
        if (!(*sandbox)->show(design())) state.SkipWithError("show");
    }
}
BENCHMARK(showInANewSandbox)->Unit(benchmark::kMillisecond);

void showTheNextStep(benchmark::State &state) {
    auto sandbox = Sandbox::make();
    if (!(*sandbox)->show(design())) state.SkipWithError("show");
    const Place cell{.tableName = "Large", .attributeName = "total", .itemIndex = 50'001};
    const Design next = *setAttribute(design(), cell, engine::Type::N, "1.50");
    bool forth = true;
    for (auto _ : state) {
        if (!(*sandbox)->show(forth ? next : design())) state.SkipWithError("show");
        forth = !forth;
    }
}
BENCHMARK(showTheNextStep)->Unit(benchmark::kMillisecond);

}

}

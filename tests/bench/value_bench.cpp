// What values cost: JSON to blob and back, finding an attribute, numbers, and a request's JSON in and out.
#include "engine/request/codec.h"
#include "engine/value/item_json.h"
#include "engine/value/key_bytes.h"

#include <benchmark/benchmark.h>

namespace engine {

namespace {

/// An item of about `bytes` of JSON as programs write them: keys, texts, numbers, a set, a map, a list.
std::string itemJson(std::size_t bytes) {
    std::string json =
        R"({"PK":{"S":"USER#U000123"},"SK":{"S":"ORDER#2024-03-12T10:15:00Z#000042"},"status":{"S":"PENDING"},)"
        R"("total":{"N":"1299.95"},"count":{"N":"3"},"paid":{"BOOL":true},"tags":{"SS":["gift","express"]},)"
        R"("address":{"M":{"street":{"S":"12 Long Road"},"city":{"S":"Mumbai"},"zip":{"N":"400001"}}},)"
        R"("lines":{"L":[)";
    for (int line = 0; json.size() < bytes; ++line)
        json.append(line > 0 ? "," : "")
            .append(R"({"M":{"product":{"S":"PRODUCT#P)" + std::to_string(100 + line) + R"("},"quantity":{"N":")" +
                    std::to_string(1 + line % 7) + R"("},"price":{"N":"19.99"}}})");
    return json + R"(]},"zz_last":{"S":"end"}})";
}

const int sizes[] = {300, 1'000, 8'000, 100'000};

void everySize(benchmark::internal::Benchmark *benchmark) {
    for (const int size : sizes) benchmark->Arg(size);
}

void jsonToBlob(benchmark::State &state) {
    const std::string json = itemJson(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(itemFromJson(json));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(json.size()));
}
BENCHMARK(jsonToBlob)->Apply(everySize);

void blobToJson(benchmark::State &state) {
    const std::string json = itemJson(static_cast<std::size_t>(state.range(0)));
    const ItemBlob item = *itemFromJson(json);
    std::string out;
    for (auto _ : state) {
        out.clear();
        appendJson(out, ItemView(item));
        benchmark::DoNotOptimize(out.data());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(out.size()));
    state.counters["blob/json"] = static_cast<double>(item.bytes.size()) / static_cast<double>(out.size());
}
BENCHMARK(blobToJson)->Apply(everySize);

void findLast(benchmark::State &state) {
    const ItemBlob item = *itemFromJson(itemJson(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) benchmark::DoNotOptimize(ItemView(item).find("zz_last"));
}
BENCHMARK(findLast)->Apply(everySize);

void itemSize(benchmark::State &state) {
    const ItemBlob item = *itemFromJson(itemJson(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) benchmark::DoNotOptimize(sizeInBytes(ItemView(item)));
}
BENCHMARK(itemSize)->Apply(everySize);

void checkBlob(benchmark::State &state) {
    const ItemBlob item = *itemFromJson(itemJson(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) benchmark::DoNotOptimize(isWellFormedItem(item.bytes));
}
BENCHMARK(checkBlob)->Apply(everySize);

void decodeTree(benchmark::State &state) {
    const ItemBlob item = *itemFromJson(itemJson(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) benchmark::DoNotOptimize(ItemView(item).decode());
}
BENCHMARK(decodeTree)->Apply(everySize);

const char *const numbers[] = {"1299.95", "12345678901234567890.123456789012345678"};

void numberParse(benchmark::State &state) {
    const std::string_view text = numbers[state.range(0)];
    for (auto _ : state) benchmark::DoNotOptimize(Number::parse(text));
}
BENCHMARK(numberParse)->Arg(0)->Arg(1);

void numberText(benchmark::State &state) {
    const Number number = *Number::parse(numbers[state.range(0)]);
    for (auto _ : state) benchmark::DoNotOptimize(number.text());
}
BENCHMARK(numberText)->Arg(0)->Arg(1);

void numberOrderedBytes(benchmark::State &state) {
    const Number number = *Number::parse(numbers[state.range(0)]);
    Bytes out;
    for (auto _ : state) {
        out.clear();
        number.appendOrderedBytes(out);
        benchmark::DoNotOptimize(out.data());
    }
}
BENCHMARK(numberOrderedBytes)->Arg(0)->Arg(1);

void numberAdd(benchmark::State &state) {
    const Number number = *Number::parse(numbers[state.range(0)]), one = Number::fromInteger(1);
    for (auto _ : state) benchmark::DoNotOptimize(Number::add(number, one));
}
BENCHMARK(numberAdd)->Arg(0)->Arg(1);

void decodeGetItem(benchmark::State &state) {
    const std::string_view json =
        R"({"TableName":"Orders","Key":{"PK":{"S":"USER#U000123"},"SK":{"S":"ORDER#2024-03-12T10:15:00Z#000042"}}})";
    for (auto _ : state) benchmark::DoNotOptimize(decodeRequest("GetItem", json));
}
BENCHMARK(decodeGetItem);

void decodePutItem(benchmark::State &state) {
    const std::string json = R"({"TableName":"Orders","Item":)" + itemJson(1'000) + "}";
    for (auto _ : state) benchmark::DoNotOptimize(decodeRequest("PutItem", json));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(json.size()));
}
BENCHMARK(decodePutItem);

void encodeQuery100(benchmark::State &state) {
    QueryOutput output;
    for (int n = 0; n < 100; ++n) output.items.push_back(*itemFromJson(itemJson(300)));
    const Response response = output;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const std::string json = encodeResponse(response);
        bytes = json.size();
        benchmark::DoNotOptimize(json.data());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}
BENCHMARK(encodeQuery100);

void partitionKey(benchmark::State &state) {
    const ItemBlob item = *itemFromJson(itemJson(300));
    const KeySchema schema = *KeySchema::make({{"PK"}}, {{"SK"}});
    for (auto _ : state) benchmark::DoNotOptimize(partitionKeyBytes(item, schema));
}
BENCHMARK(partitionKey);

}

}

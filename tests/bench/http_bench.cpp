// What HTTP costs: one client that asks and waits, against the whole endpoint and against the same server that answers
// equal bytes without an engine. The ratio of the two is the figure: at most 1.25.
#include "engine/engine.h"
#include "engine/net/http_server.h"
#include "engine/request/json_call.h"
#include "tests/bench/http_client.h"

#include <benchmark/benchmark.h>

namespace {

using bench::Client;
using bench::request;

constexpr int items = 10'000;

std::string key(int number) {
    return R"("pk":{"S":"user-)" + std::to_string(number) + R"("},"sk":{"S":"profile"})";
}

std::string getItem(int number) {
    return R"({"TableName":"Bench","Key":{)" + key(number) + "}}";
}

std::string must(engine::Endpoint &endpoint, const char *operation, const std::string &body) {
    auto answer = engine::executeJson(endpoint, operation, body);
    if (!answer) std::abort();
    return *std::move(answer);
}

std::unique_ptr<engine::Engine> filled() {
    auto engine = *engine::Engine::inMemory();
    must(*engine, "CreateTable", R"({"TableName": "Bench", "BillingMode": "PAY_PER_REQUEST",
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
        "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"},
                                 {"AttributeName": "sk", "AttributeType": "S"}]})");
    const std::string text(200, 'x');
    for (int i = 0; i < items; ++i)
        must(*engine, "PutItem", R"({"TableName":"Bench","Item":{)" + key(i) + R"(,"text":{"S":")" + text + R"("}}})");
    return engine;
}

engine::HttpServerOptions anyPort() {
    engine::HttpServerOptions options;
    options.port = 0;
    return options;
}

void run(benchmark::State &state, engine::HttpServer &server) {
    Client client(server.port());
    int number = 0;
    for (auto _ : state) {
        number = (number + 7919) % items;
        if (client.ask(request("GetItem", getItem(number))) == 0) state.SkipWithError("not answered with 200");
    }
    state.SetItemsProcessed(state.iterations());
}

void bareServer(benchmark::State &state) {
    const auto engine = filled();
    engine::HttpResponse equal;
    equal.headers = {
        {"Content-Type",     "application/x-amz-json-1.0"},
        {"x-amzn-RequestId", engine::makeRequestId()     },
        {"x-amz-crc32",      "1234567890"                }
    };
    equal.body = must(*engine, "GetItem", getItem(1234));
    const auto server = *engine::HttpServer::start([&](const engine::HttpRequest &) { return equal; }, anyPort());
    run(state, *server);
}

void wholeEndpoint(benchmark::State &state) {
    const auto engine = filled();
    const auto server = *engine::HttpServer::start(engine::handlerFor(*engine), anyPort());
    run(state, *server);
}

BENCHMARK(bareServer)->UseRealTime()->MeasureProcessCPUTime();
BENCHMARK(wholeEndpoint)->UseRealTime()->MeasureProcessCPUTime();

}

// What HTTP costs: one client that asks and waits, against the whole endpoint and against the same server that answers
// equal bytes without an engine. The ratio of the two is the figure: at most 1.25.
#include "engine/engine.h"
#include "engine/net/http_server.h"
#include "engine/request/json_call.h"

#include <benchmark/benchmark.h>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

namespace {

namespace asio = boost::asio;

constexpr int items = 10'000;

class Client {
public:
    explicit Client(std::uint16_t port) : m_socket(m_context) {
        m_socket.connect({asio::ip::make_address("127.0.0.1"), port});
        m_socket.set_option(asio::ip::tcp::no_delay(true));
    }
    /// The body's length; 0 for any other answer than 200.
    std::size_t ask(const std::string &request) {
        asio::write(m_socket, asio::buffer(request));
        const auto head = asio::read_until(m_socket, asio::dynamic_buffer(m_buffer), "\r\n\r\n");
        const auto at = m_buffer.find("Content-Length: ");
        const bool ok = m_buffer.compare(9, 3, "200") == 0 && at < head;
        const std::size_t length = at < head ? std::stoul(m_buffer.substr(at + 16, 12)) : 0;
        if (m_buffer.size() < head + length)
            asio::read(
                m_socket, asio::dynamic_buffer(m_buffer), asio::transfer_exactly(head + length - m_buffer.size()));
        m_buffer.erase(0, head + length);
        return ok ? length : 0;
    }

private:
    asio::io_context m_context;
    asio::ip::tcp::socket m_socket;
    std::string m_buffer;
};

std::string key(int number) {
    return R"("pk":{"S":"user-)" + std::to_string(number) + R"("},"sk":{"S":"profile"})";
}

std::string getItem(int number) {
    return R"({"TableName":"Bench","Key":{)" + key(number) + "}}";
}

std::string request(const std::string &operation, const std::string &body) {
    return "POST / HTTP/1.1\r\nHost: localhost\r\nX-Amz-Target: DynamoDB_20120810." + operation +
           "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Date: 20261130T120000Z\r\n"
           "Authorization: AWS4-HMAC-SHA256 Credential=k/20261130/r/dynamodb/aws4_request, SignedHeaders=host, "
           "Signature=0\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
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

BENCHMARK(bareServer)->UseRealTime();
BENCHMARK(wholeEndpoint)->UseRealTime();

}

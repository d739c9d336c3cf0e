#include "engine/net/http_server.h"

#include "engine/base/result.h"
#include "tests/engine/net/http_client.h"

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <future>
#include <gtest/gtest.h>
#include <thread>

namespace engine {
namespace {

class Tables : public Endpoint {
public:
    Result<Response> execute(const Request &) override {
        ++calls;
        std::this_thread::sleep_for(pause);
        return ListTablesOutput{{"T"}, {}};
    }
    std::chrono::milliseconds pause{0};
    std::atomic<int> calls = 0;
};

std::string request(std::string_view body, std::string_view more = "") {
    return "POST / HTTP/1.1\r\nHost: localhost\r\nX-Amz-Target: DynamoDB_20120810.ListTables\r\n"
           "Content-Type: application/x-amz-json-1.0\r\nX-Amz-Date: 20261130T120000Z\r\n"
           "Authorization: AWS4-HMAC-SHA256 Credential=k/20261130/r/dynamodb/aws4_request, SignedHeaders=host, "
           "Signature=0\r\n" +
           std::string(more) + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

std::unique_ptr<HttpServer> serve(Endpoint &endpoint, HttpServerOptions options = {}) {
    options.port = 0;
    auto server = HttpServer::start(handlerFor(endpoint), std::move(options));
    EXPECT_TRUE(server) << server.error().message;
    return std::move(*server);
}

TEST(HttpServer, KeepsAConnectionForManyRequests) {
    Tables endpoint;
    const auto server = serve(endpoint);
    HttpClient client(server->port());
    for (int i = 0; i < 50; ++i) {
        client.send(request("{}"));
        ASSERT_EQ(client.receive(), 200);
        EXPECT_EQ(client.body, R"({"TableNames":["T"]})");
    }
    client.send(request("{}") + request("{}")); // two at once
    EXPECT_EQ(client.receive(), 200);
    EXPECT_EQ(client.receive(), 200);
    EXPECT_EQ(endpoint.calls, 52);
}

TEST(HttpServer, ReadsChunkedAndContinuedBodies) {
    Tables endpoint;
    const auto server = serve(endpoint);
    HttpClient client(server->port());
    auto chunked = request("");
    chunked.replace(chunked.find("Content-Length: 0"), 17, "Transfer-Encoding: chunked");
    client.send(chunked + "1\r\n{\r\n1\r\n}\r\n0\r\n\r\n");
    EXPECT_EQ(client.receive(), 200);

    const auto whole = request("{}", "Expect: 100-continue\r\n");
    client.send(whole.substr(0, whole.size() - 2));
    EXPECT_EQ(client.receive(), 100);
    client.send("{}");
    EXPECT_EQ(client.receive(), 200);
}

TEST(HttpServer, RefusesWhatIsTooLargeSoThatTheClientSeesIt) {
    Tables endpoint;
    HttpServerOptions options;
    options.bodyBytes = 10'000;
    options.headerBytes = 2'000;
    const auto server = serve(endpoint, options);
    {
        HttpClient client(server->port());
        client.send(request(std::string(2'000'000, 'x')));
        EXPECT_EQ(client.receive(), 413);
        EXPECT_NE(client.headers.find("Connection: close"), std::string::npos);
    }
    {
        HttpClient client(server->port());
        auto chunked = request("");
        chunked.replace(chunked.find("Content-Length: 0"), 17, "Transfer-Encoding: chunked");
        client.send(chunked + "30D40\r\n" + std::string(200'000, 'x') + "\r\n");
        EXPECT_EQ(client.receive(), 413);
    }
    {
        HttpClient client(server->port());
        client.send(request("{}", "X-Long: " + std::string(5'000, 'h') + "\r\n"));
        EXPECT_EQ(client.receive(), 431);
    }
    {
        HttpClient client(server->port());
        client.send("this is not HTTP\r\n\r\n");
        EXPECT_EQ(client.receive(), 400);
    }
    EXPECT_EQ(endpoint.calls, 0);
    HttpClient after(server->port());
    after.send(request("{}"));
    EXPECT_EQ(after.receive(), 200) << "the server goes on";
}

TEST(HttpServer, EndsIdleAndStalledConnections) {
    Tables endpoint;
    HttpServerOptions options;
    options.idleTime = std::chrono::seconds(1);
    options.requestTime = std::chrono::seconds(1);
    const auto server = serve(endpoint, options);
    HttpClient silent(server->port()), stalled(server->port());
    stalled.send(request("{}").substr(0, request("{}").size() - 1)); // one byte of the body is missing
    EXPECT_EQ(silent.receive(), 0);
    EXPECT_EQ(stalled.receive(), 0);
    EXPECT_EQ(endpoint.calls, 0);
}

TEST(HttpServer, CapsItsConnections) {
    Tables endpoint;
    HttpServerOptions options;
    options.connections = 2;
    const auto server = serve(endpoint, options);
    auto first = std::make_unique<HttpClient>(server->port());
    HttpClient second(server->port());
    first->send(request("{}"));
    second.send(request("{}"));
    ASSERT_EQ(first->receive(), 200);
    ASSERT_EQ(second.receive(), 200);
    HttpClient third(server->port());
    EXPECT_EQ(third.receive(), 503);

    first.reset(); // makes room, once the server has seen the end
    int status = 0;
    for (int attempt = 0; attempt < 100 && status != 200; ++attempt) {
        HttpClient fourth(server->port());
        fourth.send(request("{}"));
        status = fourth.receive();
        if (status != 200) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(status, 200);
}

TEST(HttpServer, StoppingFinishesWhatIsInFlight) {
    Tables endpoint;
    endpoint.pause = std::chrono::milliseconds(200);
    const auto server = serve(endpoint);
    HttpClient idle(server->port()), busy(server->port());
    busy.send(request("{}"));
    while (endpoint.calls == 0) std::this_thread::yield(); // until the endpoint is at work on it
    auto stopped = std::async(std::launch::async, [&] { server->stop(); });
    EXPECT_EQ(busy.receive(), 200);
    EXPECT_EQ(idle.receive(), 0);
    EXPECT_EQ(stopped.wait_for(std::chrono::seconds(5)), std::future_status::ready);
    EXPECT_THROW(HttpClient(server->port()), boost::system::system_error) << "no one listens any more";
}

TEST(HttpServer, SaysWhyItCannotListen) {
    Tables endpoint;
    const auto first = serve(endpoint);
    HttpServerOptions options;
    options.port = first->port();
    const auto second = HttpServer::start(handlerFor(endpoint), options);
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().message.find("127.0.0.1:" + std::to_string(first->port())), std::string::npos);
    EXPECT_NE(second.error().message.find("in use"), std::string::npos) << second.error().message;
    options.address = "not an address";
    EXPECT_FALSE(HttpServer::start(handlerFor(endpoint), options));
}

}
}

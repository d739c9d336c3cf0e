#include "engine/net/http_server.h"

#include "engine/base/result.h"

#include <atomic>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <gtest/gtest.h>
#include <thread>

namespace engine {
namespace {

namespace asio = boost::asio;

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

/// A client that says exactly what a test wants said.
class Client {
public:
    explicit Client(std::uint16_t port) : m_socket(m_context) {
        m_socket.connect({asio::ip::make_address("127.0.0.1"), port});
    }
    void send(std::string_view text) {
        boost::system::error_code ignored; // a server that has refused may have closed
        asio::write(m_socket, asio::buffer(text.data(), text.size()), ignored);
    }
    /// The status line's code, and the body in `body`; 0 where the connection ended instead.
    int receive() {
        boost::system::error_code error;
        const auto head = asio::read_until(m_socket, asio::dynamic_buffer(m_buffer), "\r\n\r\n", error);
        if (error) return 0;
        headers = m_buffer.substr(0, head);
        m_buffer.erase(0, head);
        const auto at = headers.find("Content-Length: ");
        const std::size_t length = at == std::string::npos ? 0 : std::stoul(headers.substr(at + 16));
        while (m_buffer.size() < length && !error) {
            char more[4096];
            m_buffer.append(more, m_socket.read_some(asio::buffer(more), error));
        }
        body = m_buffer.substr(0, length);
        m_buffer.erase(0, length);
        return std::stoi(headers.substr(9, 3));
    }
    std::string headers, body;

private:
    asio::io_context m_context;
    asio::ip::tcp::socket m_socket;
    std::string m_buffer;
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
    Client client(server->port());
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
    Client client(server->port());
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
        Client client(server->port());
        client.send(request(std::string(2'000'000, 'x')));
        EXPECT_EQ(client.receive(), 413);
        EXPECT_NE(client.headers.find("Connection: close"), std::string::npos);
    }
    {
        Client client(server->port());
        auto chunked = request("");
        chunked.replace(chunked.find("Content-Length: 0"), 17, "Transfer-Encoding: chunked");
        client.send(chunked + "30D40\r\n" + std::string(200'000, 'x') + "\r\n");
        EXPECT_EQ(client.receive(), 413);
    }
    {
        Client client(server->port());
        client.send(request("{}", "X-Long: " + std::string(5'000, 'h') + "\r\n"));
        EXPECT_EQ(client.receive(), 431);
    }
    {
        Client client(server->port());
        client.send("this is not HTTP\r\n\r\n");
        EXPECT_EQ(client.receive(), 400);
    }
    EXPECT_EQ(endpoint.calls, 0);
    Client after(server->port());
    after.send(request("{}"));
    EXPECT_EQ(after.receive(), 200) << "the server goes on";
}

TEST(HttpServer, EndsIdleAndStalledConnections) {
    Tables endpoint;
    HttpServerOptions options;
    options.idleTime = std::chrono::seconds(1);
    options.requestTime = std::chrono::seconds(1);
    const auto server = serve(endpoint, options);
    Client silent(server->port()), stalled(server->port());
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
    auto first = std::make_unique<Client>(server->port());
    Client second(server->port());
    first->send(request("{}"));
    second.send(request("{}"));
    ASSERT_EQ(first->receive(), 200);
    ASSERT_EQ(second.receive(), 200);
    Client third(server->port());
    EXPECT_EQ(third.receive(), 503);

    first.reset(); // makes room, once the server has seen the end
    int status = 0;
    for (int attempt = 0; attempt < 100 && status != 200; ++attempt) {
        Client fourth(server->port());
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
    Client idle(server->port()), busy(server->port());
    busy.send(request("{}"));
    while (endpoint.calls == 0) std::this_thread::yield(); // until the endpoint is at work on it
    auto stopped = std::async(std::launch::async, [&] { server->stop(); });
    EXPECT_EQ(busy.receive(), 200);
    EXPECT_EQ(idle.receive(), 0);
    EXPECT_EQ(stopped.wait_for(std::chrono::seconds(5)), std::future_status::ready);
    EXPECT_THROW(Client(server->port()), boost::system::system_error) << "no one listens any more";
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

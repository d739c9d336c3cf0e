#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <cstdint>
#include <string>

/// The other side of the server's benchmarks: one connection that asks and waits.
namespace bench {

namespace asio = boost::asio;

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

/// Good until the server reads dates and signatures: the form is right, nothing more.
inline std::string request(const std::string &operation, const std::string &body) {
    return "POST / HTTP/1.1\r\nHost: localhost\r\nX-Amz-Target: DynamoDB_20120810." + operation +
           "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Date: 20261130T120000Z\r\n"
           "Authorization: AWS4-HMAC-SHA256 Credential=k/20261130/r/dynamodb/aws4_request, SignedHeaders=host, "
           "Signature=0\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
}

}

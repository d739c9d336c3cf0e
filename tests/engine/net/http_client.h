#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

/// A client that says exactly what a test wants said.
class HttpClient {
public:
    explicit HttpClient(std::uint16_t port) : m_socket(m_context) {
        m_socket.connect({boost::asio::ip::make_address("127.0.0.1"), port});
    }
    void send(std::string_view text) {
        boost::system::error_code ignored; // a server that has refused may have closed
        boost::asio::write(m_socket, boost::asio::buffer(text.data(), text.size()), ignored);
    }
    /// The status line's code, and the body in `body`; 0 where the connection ended instead.
    int receive() {
        boost::system::error_code error;
        const auto head = boost::asio::read_until(m_socket, boost::asio::dynamic_buffer(m_buffer), "\r\n\r\n", error);
        if (error) return 0;
        headers = m_buffer.substr(0, head);
        m_buffer.erase(0, head);
        const auto at = headers.find("Content-Length: ");
        const std::size_t length = at == std::string::npos ? 0 : std::stoul(headers.substr(at + 16));
        while (m_buffer.size() < length && !error) {
            char more[4096];
            m_buffer.append(more, m_socket.read_some(boost::asio::buffer(more), error));
        }
        body = m_buffer.substr(0, length);
        m_buffer.erase(0, length);
        return std::stoi(headers.substr(9, 3));
    }
    std::string headers, body;

private:
    boost::asio::io_context m_context;
    boost::asio::ip::tcp::socket m_socket;
    std::string m_buffer;
};

}

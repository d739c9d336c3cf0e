#include "engine/net/http_server.h"

#include "engine/base/result.h"

#include <array>
#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace engine {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Tcp = asio::ip::tcp;
using Steady = std::chrono::steady_clock;

constexpr auto sweepInterval = std::chrono::seconds(1); // one timer for all connections: one per read costs a tenth
constexpr std::size_t drainBytes = 64 * 1024 * 1024;    // of a refused body, read so that the client sees the refusal

std::string_view reason(unsigned status) {
    const auto text = http::obsolete_reason(http::int_to_status(status));
    return {text.data(), text.size()};
}

std::string_view httpDate() {
    thread_local std::time_t shown = 0;
    thread_local char text[40];
    thread_local std::size_t length = 0;
    if (const auto now = std::time(nullptr); now != shown) {
        std::tm parts{};
        gmtime_r(&now, &parts);
        length = std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts);
        shown = now;
    }
    return {text, length};
}

void writeHead(std::string &out, const HttpResponse &response, bool keepAlive) {
    out.clear();
    out += "HTTP/1.1 " + std::to_string(response.status) + ' ';
    out += reason(response.status);
    for (const auto &[name, value] : response.headers) {
        out += "\r\n";
        out += name;
        out += ": ";
        out += value;
    }
    out += "\r\nContent-Length: " + std::to_string(response.body.size());
    out += "\r\nDate: ";
    out += httpDate();
    out += keepAlive ? "\r\n\r\n" : "\r\nConnection: close\r\n\r\n";
}

class Session;

/// What all sessions share. Outlives them: each holds the server's parts by its io context only.
struct Shared {
    Shared(HttpHandler answering, HttpServerOptions chosen)
        : handler(std::move(answering)), options(std::move(chosen)) {}
    const HttpHandler handler;
    const HttpServerOptions options;
    std::atomic<bool> stopping = false;
    std::mutex mutex; ///< Guards the sessions.
    std::condition_variable ended;
    std::set<Session *> sessions;
};

/// One connection. Lives as long as one of its handlers is pending; all of them run on its socket's executor.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Tcp::socket socket, Shared &shared) : m_socket(std::move(socket)), m_shared(shared) {
        const std::lock_guard lock(m_shared.mutex);
        m_shared.sessions.insert(this);
    }
    ~Session() {
        const std::lock_guard lock(m_shared.mutex);
        m_shared.sessions.erase(this);
        m_shared.ended.notify_all();
    }

    void run() {
        boost::system::error_code ignored;
        m_socket.set_option(Tcp::no_delay(true), ignored); // else an answer waits for the client's delayed ACK
        readHead();
    }

    /// Called under Shared::mutex, so the session exists.
    void sweep(Steady::time_point now) {
        if (now.time_since_epoch().count() > m_deadline.load()) closeSoon();
    }
    void closeIfIdle() {
        if (m_idle.load()) closeSoon();
    }
    void closeSoon() {
        // Moved into the handler: were ours the last reference, ~Session would want the mutex that our caller holds.
        if (auto self = weak_from_this().lock()) {
            const auto executor = m_socket.get_executor();
            asio::post(executor, [session = std::move(self)] { session->close(); });
        }
    }

private:
    void expireIn(std::chrono::seconds time) { m_deadline = (Steady::now() + time).time_since_epoch().count(); }

    void close() {
        boost::system::error_code ignored;
        m_socket.close(ignored);
    }

    void readHead() {
        m_parser.emplace();
        m_parser->header_limit(static_cast<std::uint32_t>(m_shared.options.headerBytes));
        m_parser->body_limit(m_shared.options.bodyBytes);
        expireIn(m_shared.options.idleTime);
        m_idle = true;
        if (m_shared.stopping) return close();
        http::async_read_header(m_socket, m_buffer, *m_parser,
            [self = shared_from_this()](boost::system::error_code error, std::size_t) { self->onHead(error); });
    }

    void onHead(boost::system::error_code error) {
        m_idle = false;
        if (error) return refuse(error);
        expireIn(m_shared.options.requestTime);
        if (m_parser->get()[http::field::expect] == "100-continue") return sendContinue();
        readBody();
    }

    void sendContinue() {
        static constexpr std::string_view line = "HTTP/1.1 100 Continue\r\n\r\n";
        asio::async_write(m_socket, asio::buffer(line.data(), line.size()),
            [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                if (!error) self->readBody();
            });
    }

    void readBody() {
        // Mostly it has come with the head: then there is nothing to wait for.
        boost::system::error_code fault;
        if (!m_parser->is_done() && m_buffer.size() > 0) m_buffer.consume(m_parser->put(m_buffer.data(), fault));
        if (fault == http::error::need_more) fault = {};
        if (fault || m_parser->is_done()) return onRequest(fault);
        http::async_read(m_socket, m_buffer, *m_parser,
            [self = shared_from_this()](boost::system::error_code error, std::size_t) { self->onRequest(error); });
    }

    void onRequest(boost::system::error_code error) {
        if (error) return refuse(error);
        const auto &message = m_parser->get();
        const auto view = [](auto text) { return std::string_view(text.data(), text.size()); };
        HttpRequest request;
        request.method = view(message.method_string());
        request.target = view(message.target());
        for (const auto &field : message) request.headers.emplace_back(view(field.name_string()), view(field.value()));
        request.body = message.body();
        m_deadline = Steady::time_point::max().time_since_epoch().count(); // our own time is not the client's
        m_response = m_shared.handler(request);
        send(message.keep_alive() && !m_shared.stopping, message.method() == http::verb::head);
    }

    void send(bool keepAlive, bool headOnly = false) {
        writeHead(m_head, m_response, keepAlive);
        const std::size_t bodySize = headOnly ? 0 : m_response.body.size();
        // One gathering write: head and body in two packets would meet the delayed ACK again.
        const std::array<asio::const_buffer, 2> both{
            asio::buffer(m_head), asio::buffer(m_response.body.data(), bodySize)};
        expireIn(m_shared.options.requestTime);
        asio::async_write(
            m_socket, both, [self = shared_from_this(), keepAlive](boost::system::error_code error, std::size_t) {
                if (error) return;
                if (keepAlive) return self->readHead();
                self->linger();
            });
    }

    /// The request can't be read. Answers where someone may still be listening, then closes.
    void refuse(boost::system::error_code error) {
        if (error == http::error::body_limit || error == http::error::buffer_overflow)
            m_response = refusal(413, Error::Code::RequestTooLarge, "Request body is too large");
        else if (error == http::error::header_limit)
            m_response = refusal(431, Error::Code::RequestTooLarge, "Request header is too large");
        else if (error.category() == http::make_error_code(http::error::bad_method).category() &&
                 error != http::error::end_of_stream && error != http::error::partial_message)
            m_response = refusal(400, Error::Code::Serialization, "The request is not HTTP/1.1");
        else
            return close();
        send(false);
    }

    /// Ends our side and reads on for a while: closing with unread bytes would reset the connection, and the client
    /// would lose the answer.
    void linger() {
        boost::system::error_code ignored;
        m_socket.shutdown(Tcp::socket::shutdown_send, ignored);
        if (m_shared.stopping) return close();
        m_drained = 0;
        discard();
    }
    void discard() {
        m_buffer.clear();
        m_socket.async_read_some(m_buffer.prepare(64 * 1024),
            [self = shared_from_this()](boost::system::error_code error, std::size_t read) {
                self->m_drained += read;
                if (error || self->m_drained > drainBytes) return self->close();
                self->discard();
            });
    }

    Tcp::socket m_socket;
    Shared &m_shared;
    beast::flat_buffer m_buffer;
    std::optional<http::request_parser<http::string_body>> m_parser;
    HttpResponse m_response;
    std::string m_head;
    std::size_t m_drained = 0;
    std::atomic<bool> m_idle = false;
    std::atomic<Steady::rep> m_deadline = Steady::time_point::max().time_since_epoch().count();
};

}

struct HttpServer::Parts {
    Parts(HttpHandler handler, HttpServerOptions options)
        : shared(std::move(handler), std::move(options)),
          context(static_cast<int>(shared.options.threads)),
          acceptor(context),
          timer(context) {}

    void accept() {
        acceptor.async_accept(shared.options.threads > 1 ? asio::any_io_executor(asio::make_strand(context))
                                                         : asio::any_io_executor(context.get_executor()),
            [this](boost::system::error_code error, Tcp::socket socket) {
                if (shared.stopping || error == asio::error::operation_aborted) return;
                if (!error) take(std::move(socket));
                accept(); // also after an error: out of file descriptors passes
            });
    }

    void take(Tcp::socket socket) {
        bool full = false;
        {
            const std::lock_guard lock(shared.mutex);
            full = shared.sessions.size() >= shared.options.connections;
        }
        if (!full) return std::make_shared<Session>(std::move(socket), shared)->run();
        static constexpr std::string_view line =
            "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
        boost::system::error_code ignored;
        socket.non_blocking(true, ignored);
        socket.write_some(asio::buffer(line.data(), line.size()), ignored);
    }

    void sweepLater() {
        timer.expires_after(sweepInterval);
        timer.async_wait([this](boost::system::error_code error) {
            if (error || shared.stopping) return;
            {
                const std::lock_guard lock(shared.mutex);
                for (auto *session : shared.sessions) session->sweep(Steady::now());
            }
            sweepLater();
        });
    }

    Shared shared;
    asio::io_context context;
    Tcp::acceptor acceptor;
    asio::steady_timer timer;
    std::vector<std::thread> threads;
    std::uint16_t port = 0;
    std::once_flag stopped;
};

HttpServer::HttpServer(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
HttpServer::~HttpServer() {
    stop();
}
std::uint16_t HttpServer::port() const {
    return m_parts->port;
}

Result<std::unique_ptr<HttpServer>> HttpServer::start(HttpHandler handler, HttpServerOptions options) {
    if (options.threads == 0) options.threads = 1;
    auto parts = std::make_unique<Parts>(std::move(handler), std::move(options));
    const auto &chosen = parts->shared.options;
    const std::string where = chosen.address + ":" + std::to_string(chosen.port);
    const auto refused = [&](const boost::system::error_code &error) {
        return failure(Error::Code::Internal, "cannot listen on " + where + ": " + error.message());
    };

    boost::system::error_code error;
    const auto address = asio::ip::make_address(chosen.address == "localhost" ? "127.0.0.1" : chosen.address, error);
    if (error) return refused(error);
    const Tcp::endpoint local(address, chosen.port);
    parts->acceptor.open(local.protocol(), error);
    if (!error) parts->acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
    if (!error) parts->acceptor.bind(local, error);
    if (!error) parts->acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return refused(error);
    parts->port = parts->acceptor.local_endpoint().port();

    parts->accept();
    parts->sweepLater();
    for (unsigned i = 0; i < chosen.threads; ++i)
        parts->threads.emplace_back([context = &parts->context] { context->run(); });
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(parts)));
}

void HttpServer::stop() {
    std::call_once(m_parts->stopped, [this] {
        auto &parts = *m_parts;
        auto &shared = parts.shared;
        shared.stopping = true;
        asio::post(parts.context, [&parts] {
            boost::system::error_code ignored;
            parts.acceptor.close(ignored);
            parts.timer.cancel();
        });
        {
            std::unique_lock lock(shared.mutex);
            for (auto *session : shared.sessions) session->closeIfIdle();
            shared.ended.wait_for(lock, shared.options.drainTime, [&] { return shared.sessions.empty(); });
            for (auto *session : shared.sessions) session->closeSoon();
            shared.ended.wait_for(lock, std::chrono::seconds(1), [&] { return shared.sessions.empty(); });
        }
        parts.context.stop();
        for (auto &thread : parts.threads) thread.join();
    });
}

}

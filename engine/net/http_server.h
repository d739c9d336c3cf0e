#pragma once

#include "engine/base/limits.h"
#include "engine/wire/protocol.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace engine {

struct HttpServerOptions {
    std::string address = "127.0.0.1"; ///< What to listen on; loopback unless someone asks for more.
    std::uint16_t port = 8000;         ///< 0: any free one.
    unsigned threads = 1;              ///< Each runs requests itself; 2 help where a write waits for the disk.
    std::size_t connections = 1024;    ///< More are answered 503 and closed.
    std::size_t headerBytes = 16 * 1024;
    std::size_t bodyBytes = limits::requestBytes;
    std::chrono::seconds idleTime{60};    ///< For a connection between requests, until the next one's head is there.
    std::chrono::seconds requestTime{30}; ///< For a body to arrive, and for an answer to be taken.
    std::chrono::seconds drainTime{5};    ///< What `stop` gives the requests in flight.
};

/// Answers one request; called from the server's threads, from several at once where there are several.
using HttpHandler = std::function<HttpResponse(const HttpRequest &)>;

/// Serves HTTP/1.1 until it goes out of scope. Requests run on the server's own threads.
class HttpServer {
public:
    /// Errors: Internal, with the address and the system's reason (in use, not permitted, no such address).
    static Result<std::unique_ptr<HttpServer>> start(HttpHandler handler, HttpServerOptions options);
    ~HttpServer(); ///< stop()

    std::uint16_t port() const;
    /// Takes no more requests, finishes those in flight within `drainTime`, closes every connection. Any thread.
    void stop();

private:
    struct Parts;
    explicit HttpServer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}

#pragma once

#include "engine/endpoint.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

class Authenticator;

/// One HTTP request as the server read it. The views live as long as the server's buffer.
struct HttpRequest {
    std::string_view method; ///< "POST"
    std::string_view target; ///< "/", with its query if there is one.
    std::vector<std::pair<std::string_view, std::string_view>> headers;
    std::string_view body; ///< As it came, maybe compressed.

    std::string_view header(std::string_view name) const; ///< In any case; empty where it is missing.
};

struct HttpResponse {
    unsigned status = 200;
    std::vector<std::pair<std::string_view, std::string>> headers; ///< Without Content-Length and Connection.
    std::string body;
};

/// What an endpoint's HTTP face needs beside the endpoint.
struct ProtocolOptions {
    /// Host names that a request may name, without port, lower case. Others are refused: a page in a browser could
    /// otherwise reach us through a name that it controls (DNS rebinding). Empty: any.
    std::vector<std::string> allowedHosts = {"localhost", "127.0.0.1", "[::1]"};
    const Authenticator *authenticator = nullptr; ///< None: a signature has to be well formed, and is not checked.
};

/// Answers one request of the DynamoDB JSON 1.0 protocol, DynamoDB_20120810 and DynamoDBStreams_20120810:
/// authentication, target, body, answer, CRC32, request id, gzip both ways, CORS as DynamoDB Local has it, GET / as
/// health check. Never fails: what is wrong comes back as an error response in the protocol's form. Source: API
/// Reference, "DynamoDB low-level API" and "Error handling".
HttpResponse answer(Endpoint &endpoint, const HttpRequest &request, const ProtocolOptions &options);

/// The same as a function for HttpServer. The endpoint has to outlive it.
inline auto handlerFor(Endpoint &endpoint, ProtocolOptions options = {}) {
    return [&endpoint, options = std::move(options)](
               const HttpRequest &request) { return answer(endpoint, request, options); };
}

/// A refusal that the server makes before there is a whole request, such as 413 or 408.
HttpResponse refusal(unsigned status, Error::Code code, std::string message);

/// 52 characters of 0-9 and A-Z, new each time.
std::string makeRequestId();

}

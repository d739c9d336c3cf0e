#include "engine/wire/protocol.h"

#include "engine/base/limits.h"
#include "engine/request/codec.h"
#include "engine/wire/gzip.h"
#include "engine/wire/sigv4.h"

#include <algorithm>
#include <ctime>
#include <random>

namespace engine {
namespace {

constexpr std::string_view dataTarget = "DynamoDB_20120810.";
constexpr std::string_view streamsTarget = "DynamoDBStreams_20120810.";
constexpr std::string_view jsonType = "application/x-amz-json-1.0";
constexpr std::size_t worthCompressing = 1024; // a small body costs more to compress than to send

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameText(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

unsigned statusOf(Error::Code code) {
    switch (code) {
    case Error::Code::Internal: return 500;
    case Error::Code::RequestTooLarge: return 413;
    default: return 400;
    }
}

bool isStreamsOperation(std::string_view name) {
    static constexpr std::string_view names[] = {"ListStreams", "DescribeStream", "GetShardIterator", "GetRecords"};
    return std::ranges::find(names, name) != std::end(names);
}

/// The operation that X-Amz-Target names, of the right service; empty for anything else.
std::string_view operationOf(std::string_view target) {
    const bool streams = target.starts_with(streamsTarget);
    if (!streams && !target.starts_with(dataTarget)) return {};
    target.remove_prefix(streams ? streamsTarget.size() : dataTarget.size());
    const auto &known = operationNames();
    if (std::ranges::find(known, target) == known.end() || isStreamsOperation(target) != streams) return {};
    return target;
}

bool isJson(std::string_view contentType) {
    contentType = contentType.substr(0, contentType.find(';'));
    while (contentType.ends_with(' ')) contentType.remove_suffix(1);
    return sameText(contentType, jsonType) || sameText(contentType, "application/json");
}

bool isAllowedHost(std::string_view host, const std::vector<std::string> &allowed) {
    if (allowed.empty()) return true;
    const auto closing = host.rfind(']'); // an IPv6 address has colons of its own
    const auto colon = host.rfind(':');
    if (colon != std::string_view::npos && (closing == std::string_view::npos || colon > closing))
        host = host.substr(0, colon);
    return std::ranges::any_of(allowed, [&](const auto &name) { return sameText(name, host); });
}

void addCors(HttpResponse &response, const HttpRequest &request) {
    if (request.header("origin").empty()) return;
    response.headers.emplace_back("Access-Control-Allow-Origin", "*");
    if (request.method != "OPTIONS") {
        response.headers.emplace_back("Access-Control-Expose-Headers", "x-amzn-RequestId,x-amz-crc32,Date");
        return;
    }
    response.headers.emplace_back("Access-Control-Max-Age", "172800");
    const auto echo = [&](std::string_view asked, std::string_view answered) {
        if (const auto value = request.header(asked); !value.empty())
            response.headers.emplace_back(answered, std::string(value));
    };
    echo("access-control-request-headers", "Access-Control-Allow-Headers");
    echo("access-control-request-method", "Access-Control-Allow-Methods");
}

HttpResponse respond(unsigned status, std::string_view contentType, std::string body) {
    HttpResponse response;
    response.status = status;
    response.headers.emplace_back("Content-Type", std::string(contentType));
    response.headers.emplace_back("x-amzn-RequestId", makeRequestId());
    response.body = std::move(body);
    return response;
}

HttpResponse text(unsigned status, std::string body) {
    return respond(status, "text/plain; charset=utf-8", std::move(body));
}

HttpResponse json(unsigned status, std::string body, bool compress) {
    compress = compress && body.size() > worthCompressing;
    auto response = respond(status, jsonType, compress ? gzip(body) : std::move(body));
    if (compress) response.headers.emplace_back("Content-Encoding", "gzip");
    // Clients check the bytes as they came, so the CRC is of the compressed ones.
    response.headers.emplace_back("x-amz-crc32", std::to_string(crc32(response.body)));
    return response;
}

Result<std::string> answerBody(Endpoint &endpoint, const HttpRequest &request, const ProtocolOptions &options) {
    const auto operation = operationOf(request.header("x-amz-target"));
    if (operation.empty() || !isJson(request.header("content-type"))) return failure(Error::Code::UnknownOperation, "");

    // A body that came compressed is signed as it came, so the signature is looked at first.
    TRY(const auto authorization, readAuthorization(request));
    if (options.authenticator)
        CHECK(options.authenticator->check(request, authorization, static_cast<std::int64_t>(std::time(nullptr))));

    std::string unpacked;
    std::string_view body = request.body;
    if (sameText(request.header("content-encoding"), "gzip")) {
        TRY(unpacked, gunzip(body, limits::requestBytes));
        body = unpacked;
    }
    const auto decoded = decodeRequest(operation, body);
    if (!decoded) return tl::unexpected(decoded.error());
    const auto response = endpoint.execute(*decoded);
    if (!response) return tl::unexpected(response.error());
    return encodeResponse(*response);
}

HttpResponse route(Endpoint &endpoint, const HttpRequest &request, const ProtocolOptions &options) {
    const auto path = request.target.substr(0, request.target.find('?'));
    if (!isAllowedHost(request.header("host"), options.allowedHosts))
        return refusal(403, Error::Code::AccessDenied,
            "This endpoint answers only to the host names it was started for; the request names another one.");
    if (request.method == "OPTIONS") return text(200, "");
    if (request.method == "GET" && path == "/")
        return text(200, "healthy: " + std::string(request.header("host")) + " ");
    if (request.method != "POST" || path != "/") return text(404, "<UnknownOperationException/>\n");

    const bool compress = request.header("accept-encoding").find("gzip") != std::string_view::npos;
    auto body = answerBody(endpoint, request, options);
    if (!body) return json(statusOf(body.error().code), encodeError(body.error()), compress);
    return json(200, *std::move(body), compress);
}

}

std::string_view HttpRequest::header(std::string_view name) const {
    const auto found = std::ranges::find_if(headers, [&](const auto &field) { return sameText(field.first, name); });
    return found == headers.end() ? std::string_view() : found->second;
}

std::string makeRequestId() {
    static constexpr char digits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
    thread_local std::mt19937_64 source(std::random_device{}()); // names a request in a log; nothing rests on it
    std::string id(52, '0');
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < id.size(); ++i, bits >>= 5) {
        if (i % 12 == 0) bits = source();
        id[i] = digits[bits & 31];
    }
    return id;
}

HttpResponse refusal(unsigned status, Error::Code code, std::string message) {
    return json(status, encodeError({code, std::move(message), {}, {}}), false);
}

HttpResponse answer(Endpoint &endpoint, const HttpRequest &request, const ProtocolOptions &options) {
    auto response = route(endpoint, request, options);
    addCors(response, request);
    return response;
}

}

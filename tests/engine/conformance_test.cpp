#include "engine/engine.h"
#include "engine/net/http_server.h"
#include "engine/request/codec.h"
#include "engine/request/json_call.h"
#include "tests/engine/conformance.h"
#include "tests/engine/net/http_client.h"

#include <gtest/gtest.h>

namespace engine {

class Conformance : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Conformance, InProcess) {
    auto engine = *Engine::inMemory();
    playConformanceFile(GetParam(), [&](const std::string &operation, const std::string &request) -> CallAnswer {
        auto answer = executeJson(*engine, operation, request);
        if (!answer) return {true, encodeError(answer.error())};
        return {false, *std::move(answer)};
    });
}

/// The request as a client sends it. Only the form of a signature is looked at here.
std::string httpRequest(const std::string &operation, const std::string &body) {
    const bool streams = operation.ends_with("Stream") || operation.ends_with("Streams") ||
                         operation == "GetShardIterator" || operation == "GetRecords";
    return "POST / HTTP/1.1\r\nHost: localhost\r\nX-Amz-Target: " +
           std::string(streams ? "DynamoDBStreams_20120810." : "DynamoDB_20120810.") + operation +
           "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Date: 20261130T120000Z\r\n"
           "Authorization: AWS4-HMAC-SHA256 Credential=k/20261130/r/dynamodb/aws4_request, SignedHeaders=host, "
           "Signature=0\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
}

TEST_P(Conformance, OverHttp) {
    auto engine = *Engine::inMemory();
    HttpServerOptions options;
    options.port = 0;
    const auto server = HttpServer::start(handlerFor(*engine), std::move(options));
    ASSERT_TRUE(server) << server.error().message;
    HttpClient client((*server)->port());
    playConformanceFile(GetParam(), [&](const std::string &operation, const std::string &request) -> CallAnswer {
        client.send(httpRequest(operation, request));
        const bool failed = client.receive() != 200;
        return {failed, client.body};
    });
}

INSTANTIATE_TEST_SUITE_P(Files, Conformance, testing::ValuesIn(conformanceFiles()),
    [](const auto &file) { return file.param.stem().string(); });

}

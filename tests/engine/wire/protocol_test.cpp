#include "engine/wire/protocol.h"

#include "engine/wire/gzip.h"

#include <gtest/gtest.h>
#include <map>

namespace engine {
namespace {

/// Answers ListTables with its names, and anything else with a fault.
class Names : public Endpoint {
public:
    Result<Response> execute(const Request &request) override {
        ++calls;
        if (!std::holds_alternative<ListTablesInput>(request)) return failure(Error::Code::Internal, "boom");
        return ListTablesOutput{names, {}};
    }
    std::vector<std::string> names = {"Orders"};
    int calls = 0;
};

constexpr auto wellFormed = "AWS4-HMAC-SHA256 Credential=k/20261130/eu-west-1/dynamodb/aws4_request, "
                            "SignedHeaders=host;x-amz-date, Signature=0000";

using Headers = std::map<std::string_view, std::string_view>;

HttpResponse post(Endpoint &endpoint, std::string_view body, Headers changes = {}, ProtocolOptions options = {}) {
    Headers headers = {
        {"host",          "localhost:8000"              },
        {"x-amz-target",  "DynamoDB_20120810.ListTables"},
        {"content-type",  "application/x-amz-json-1.0"  },
        {"authorization", wellFormed                    },
        {"x-amz-date",    "20261130T120000Z"            }
    };
    for (const auto &[name, value] : changes) headers[name] = value;
    HttpRequest request{"POST", "/", {}, body};
    for (const auto &[name, value] : headers)
        if (!value.empty()) request.headers.emplace_back(name, value);
    return answer(endpoint, request, options);
}

std::string header(const HttpResponse &response, std::string_view name) {
    for (const auto &[key, value] : response.headers)
        if (key == name) return value;
    return "(none)";
}

bool has(const std::string &text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(Protocol, AnswersInDynamoDbsForm) { // API Reference, "DynamoDB low-level API"
    Names endpoint;
    const auto response = post(endpoint, "{}");
    EXPECT_EQ(response.status, 200u);
    EXPECT_EQ(response.body, R"({"TableNames":["Orders"]})");
    EXPECT_EQ(header(response, "Content-Type"), "application/x-amz-json-1.0");
    EXPECT_EQ(header(response, "x-amz-crc32"), std::to_string(crc32(response.body)));
    EXPECT_EQ(header(response, "x-amzn-RequestId").size(), 52u);
    EXPECT_EQ(header(response, "x-amzn-RequestId").find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        std::string::npos);
    EXPECT_EQ(header(response, "Access-Control-Allow-Origin"), "(none)") << "no Origin, no CORS";
}

TEST(Protocol, RefusesBeforeTheEndpointIsAsked) {
    const std::tuple<const char *, Headers, unsigned, const char *> cases[] = {
        {"no such operation",                              {{"x-amz-target", "DynamoDB_20120810.Nonsense"}},             400, "UnknownOperationException"          },
        {"no target",                                      {{"x-amz-target", ""}},                                       400, "UnknownOperationException"          },
        {"an older version",                               {{"x-amz-target", "DynamoDB_20111205.ListTables"}},           400, "UnknownOperationException"          },
        {"the other service's prefix",                     {{"x-amz-target", "DynamoDBStreams_20120810.ListTables"}},    400,
         "UnknownOperationException"                                                                                                                               },
        {"a form instead of JSON",                         {{"content-type", "application/x-www-form-urlencoded"}},      400,
         "UnknownOperationException"                                                                                                                               },
        {"unsigned",                                       {{"authorization", ""}},                                      400, "MissingAuthenticationTokenException"},
        {"half signed",                                    {{"authorization", "AWS4-HMAC-SHA256 Credential=k/d/r/s/t"}}, 400,
         "IncompleteSignatureException"                                                                                                                            },
        {"a foreign name that leads here (DNS rebinding)", {{"host", "evil.example:8000"}},                              403, "AccessDenied"                       },
        {"no host",                                        {{"host", ""}},                                               403, "AccessDenied"                       },
    };
    Names endpoint;
    for (const auto &[why, headers, status, name] : cases) {
        const auto response = post(endpoint, "{}", headers);
        EXPECT_EQ(response.status, status) << why;
        EXPECT_TRUE(has(response.body, name)) << why << ": " << response.body;
    }
    EXPECT_EQ(endpoint.calls, 0);
    EXPECT_EQ(post(endpoint, "not json").status, 400u);
    EXPECT_EQ(endpoint.calls, 0);
}

TEST(Protocol, TakesEveryLoopbackNameAndOthersWhenTold) {
    Names endpoint;
    for (const auto *host : {"localhost", "LOCALHOST:8000", "127.0.0.1:65535", "[::1]:8000", "[::1]"})
        EXPECT_EQ(post(endpoint, "{}",
                      {
                          {"host", host}
        })
                      .status,
            200u)
            << host;
    ProtocolOptions any;
    any.allowedHosts = {};
    EXPECT_EQ(post(endpoint, "{}",
                  {
                      {"host", "build-server:8000"}
    },
                  any)
                  .status,
        200u);
}

TEST(Protocol, AFaultOfOursIs500) {
    Names endpoint;
    const auto response = post(endpoint, R"({"TableName": "Orders"})",
        {
            {"x-amz-target", "DynamoDB_20120810.DescribeTable"}
    });
    EXPECT_EQ(response.status, 500u);
    EXPECT_TRUE(has(response.body, "InternalServerError")) << response.body;
}

TEST(Protocol, CompressesBothWaysWhenAsked) {
    Names endpoint;
    EXPECT_EQ(post(endpoint, gzip("{}"),
                  {
                      {"content-encoding", "gzip"}
    })
                  .status,
        200u);
    EXPECT_EQ(post(endpoint, "{}",
                  {
                      {"content-encoding", "gzip"}
    })
                  .status,
        400u)
        << "it said gzip and is not";
    const auto bomb = post(endpoint, gzip(std::string(20'000'000, ' ')),
        {
            {"content-encoding", "gzip"}
    });
    EXPECT_EQ(bomb.status, 413u);

    endpoint.names.assign(100, "ATableWithALongName");
    const auto plain = post(endpoint, "{}");
    const auto packed = post(endpoint, "{}",
        {
            {"accept-encoding", "gzip, deflate"}
    });
    EXPECT_EQ(header(plain, "Content-Encoding"), "(none)") << "only when asked";
    EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
    EXPECT_EQ(gunzip(packed.body, 100'000).value_or(""), plain.body);
    EXPECT_EQ(header(packed, "x-amz-crc32"), std::to_string(crc32(packed.body))) << "of the bytes as they are sent";
}

TEST(Protocol, CorsAsDynamoDbLocalHasIt) {
    Names endpoint;
    EXPECT_EQ(header(post(endpoint, "{}",
                         {
                             {"origin", "http://localhost:3000"}
    }),
                  "Access-Control-Allow-Origin"),
        "*");
    const HttpRequest preflight{
        "OPTIONS", "/",
        {{"Host", "localhost"}, {"Origin", "http://localhost:3000"}, {"Access-Control-Request-Method", "POST"},
               {"Access-Control-Request-Headers", "x-amz-target"}},
        ""
    };
    const auto response = answer(endpoint, preflight, {});
    EXPECT_EQ(response.status, 200u);
    EXPECT_EQ(header(response, "Access-Control-Allow-Methods"), "POST");
    EXPECT_EQ(header(response, "Access-Control-Allow-Headers"), "x-amz-target");
    EXPECT_EQ(header(response, "Access-Control-Max-Age"), "172800");
}

TEST(Protocol, HealthAndOtherPaths) {
    Names endpoint;
    const auto health = answer(endpoint, {"GET", "/", {{"Host", "localhost:8000"}}, ""}, {});
    EXPECT_EQ(health.status, 200u);
    EXPECT_EQ(health.body, "healthy: localhost:8000 ");
    EXPECT_EQ(answer(endpoint, {"GET", "/shell", {{"Host", "localhost"}}, ""}, {}).status, 404u);
    EXPECT_EQ(answer(endpoint, {"DELETE", "/", {{"Host", "localhost"}}, ""}, {}).status, 404u);
}

}
}

#pragma once

#include "engine/base/error.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace engine {

struct HttpRequest;

struct Credentials {
    std::string accessKeyId, secretAccessKey;
};

/// What an Authorization header says: "AWS4-HMAC-SHA256 Credential=KEY/20261130/eu-west-1/dynamodb/aws4_request,
/// SignedHeaders=host;x-amz-date, Signature=…".
struct Authorization {
    std::string accessKeyId, date, region, service;
    std::string signedHeaders; ///< Lower case, sorted, separated by semicolons.
    std::string signature;     ///< 64 hexadecimal digits.
};

/// Errors: MissingAuthenticationToken (no signature at all), IncompleteSignature (parts missing), UnrecognizedClient
///         (not AWS4-HMAC-SHA256), in DynamoDB's texts.
/// Source: IAM User Guide, "AWS Signature Version 4 for API requests".
Result<Authorization> readAuthorization(const HttpRequest &request);

/// The signature that the request ought to carry: a pure function of request, credentials and authorization.
std::string signatureOf(const HttpRequest &request, const Authorization &authorization, const Credentials &credentials);

/// Decides who may call. Holds secrets: never logged.
class Authenticator {
public:
    /// Lines of "ACCESS_KEY_ID SECRET_ACCESS_KEY"; '#' begins a comment line. Errors: Validation naming the line.
    static Result<Authenticator> fromText(std::string_view text);

    /// Errors: UnrecognizedClient (unknown key), InvalidSignature (differs, or more than 15 minutes away from `now`).
    Result<void> check(
        const HttpRequest &request, const Authorization &authorization, std::int64_t nowEpochSeconds) const;

private:
    std::map<std::string, std::string, std::less<>> m_secrets;
};

}

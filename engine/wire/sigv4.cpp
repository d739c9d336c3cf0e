#include "engine/wire/sigv4.h"

#include "engine/base/result.h"
#include "engine/base/trimmed.h"
#include "engine/wire/protocol.h"

#include <cctype>
#include <ctime>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <vector>

namespace engine {
namespace {

constexpr std::string_view algorithm = "AWS4-HMAC-SHA256";
constexpr std::int64_t clockSkewSeconds = 15 * 60;

std::string hex(std::string_view bytes) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string out;
    out.reserve(2 * bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    return out;
}

std::string sha256(std::string_view text) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    EVP_Digest(text.data(), text.size(), digest, &length, EVP_sha256(), nullptr);
    return {reinterpret_cast<const char *>(digest), length};
}

std::string hmac(std::string_view key, std::string_view text) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), reinterpret_cast<const unsigned char *>(text.data()),
        text.size(), digest, &length);
    return {reinterpret_cast<const char *>(digest), length};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

constexpr std::string_view blanks = " \t\n\v\f\r";

/// Runs of blanks count as one in a signed header's value.
std::string canonicalValue(std::string_view value) {
    std::string out;
    for (const char c : trimmed(value, blanks))
        if (c != ' ' || out.empty() || out.back() != ' ') out += c;
    return out;
}

std::int64_t epochSeconds(std::string_view isoBasic) { // 20261130T164200Z
    std::tm parts{};
    const std::string text(isoBasic);
    const char *end = strptime(text.c_str(), "%Y%m%dT%H%M%SZ", &parts);
    return end && *end == '\0' ? static_cast<std::int64_t>(timegm(&parts)) : 0;
}

}

Result<Authorization> readAuthorization(const HttpRequest &request) {
    const auto header = trimmed(request.header("authorization"), blanks);
    if (header.empty())
        return failure(Error::Code::MissingAuthenticationToken, "Request is missing Authentication Token");
    if (!header.starts_with(algorithm))
        return failure(Error::Code::UnrecognizedClient, "The security token included in the request is invalid.");

    Authorization found;
    std::string credential;
    for (const auto part : split(header.substr(algorithm.size()), ',')) {
        const auto field = trimmed(part, blanks);
        const auto equals = field.find('=');
        if (equals == std::string_view::npos) continue;
        const auto name = field.substr(0, equals);
        const auto value = field.substr(equals + 1);
        if (name == "Credential") credential = value;
        if (name == "SignedHeaders") found.signedHeaders = value;
        if (name == "Signature") found.signature = value;
    }
    std::string missing;
    if (credential.empty()) missing += "Authorization header requires 'Credential' parameter. ";
    if (found.signature.empty()) missing += "Authorization header requires 'Signature' parameter. ";
    if (found.signedHeaders.empty()) missing += "Authorization header requires 'SignedHeaders' parameter. ";
    if (request.header("x-amz-date").empty() && request.header("date").empty())
        missing += "Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header. ";
    if (!missing.empty())
        return failure(Error::Code::IncompleteSignature, missing + "Authorization=" + std::string(algorithm));

    const auto scope = split(credential, '/');
    if (scope.size() != 5)
        return failure(Error::Code::IncompleteSignature,
            "Credential must have exactly 5 slash-delimited elements, e.g. keyid/date/region/service/term");
    found.accessKeyId = scope[0];
    found.date = scope[1];
    found.region = scope[2];
    found.service = scope[3];
    return found;
}

std::string signatureOf(
    const HttpRequest &request, const Authorization &authorization, const Credentials &credentials) {
    const auto query = request.target.find('?');
    std::string canonical(request.method);
    canonical += '\n';
    canonical += request.target.substr(0, query);
    canonical += '\n';
    if (query != std::string_view::npos) canonical += request.target.substr(query + 1);
    canonical += '\n';
    for (const auto name : split(authorization.signedHeaders, ';')) {
        canonical += name;
        canonical += ':' + canonicalValue(request.header(name)) + '\n';
    }
    canonical += '\n' + authorization.signedHeaders + '\n' + hex(sha256(request.body));

    const std::string scope =
        authorization.date + '/' + authorization.region + '/' + authorization.service + "/aws4_request";
    std::string text(algorithm);
    text += '\n';
    text += request.header("x-amz-date");
    text += '\n' + scope + '\n' + hex(sha256(canonical));

    const auto dateKey = hmac("AWS4" + credentials.secretAccessKey, authorization.date);
    const auto regionKey = hmac(dateKey, authorization.region);
    const auto serviceKey = hmac(regionKey, authorization.service);
    return hex(hmac(hmac(serviceKey, "aws4_request"), text));
}

Result<Authenticator> Authenticator::fromText(std::string_view text) {
    Authenticator out;
    int number = 0;
    for (const auto part : split(text, '\n')) {
        ++number;
        const auto line = trimmed(part, blanks);
        if (line.empty() || line.front() == '#') continue;
        const auto blank = line.find_first_of(" \t");
        const auto secret = blank == std::string_view::npos ? std::string_view() : trimmed(line.substr(blank), blanks);
        if (secret.empty() || secret.find_first_of(" \t") != std::string_view::npos)
            return validation("credentials line " + std::to_string(number) +
                              ": expected an access key id and a secret access key, separated by a blank");
        out.m_secrets.insert_or_assign(std::string(line.substr(0, blank)), std::string(secret));
    }
    if (out.m_secrets.empty()) return validation("the credentials file names no access key");
    return out;
}

Result<void> Authenticator::check(
    const HttpRequest &request, const Authorization &authorization, std::int64_t nowEpochSeconds) const {
    const auto secret = m_secrets.find(authorization.accessKeyId);
    if (secret == m_secrets.end())
        return failure(Error::Code::UnrecognizedClient, "The security token included in the request is invalid.");
    const auto expected = signatureOf(request, authorization, {secret->first, secret->second});
    const bool same = expected.size() == authorization.signature.size() &&
                      CRYPTO_memcmp(expected.data(), authorization.signature.data(), expected.size()) == 0;
    if (!same)
        return failure(Error::Code::InvalidSignature,
            "The request signature we calculated does not match the signature you provided. Check your AWS Secret "
            "Access Key and signing method. Consult the service documentation for details.");
    const auto signedAt = epochSeconds(request.header("x-amz-date"));
    if (signedAt < nowEpochSeconds - clockSkewSeconds || signedAt > nowEpochSeconds + clockSkewSeconds)
        return failure(Error::Code::InvalidSignature,
            "Signature not current: the request was signed more than 15 minutes away from the time here");
    return {};
}

}

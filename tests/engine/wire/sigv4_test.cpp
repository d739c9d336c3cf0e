#include "engine/wire/sigv4.h"

#include "engine/wire/protocol.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr auto secretKey = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"; // AWS's own example key

/// The worked example of the IAM User Guide, "Create a signed AWS API request".
HttpRequest listUsers(std::string_view authorization) {
    return {
        "GET", "/?Action=ListUsers&Version=2010-05-08",
        {{"Content-Type", "application/x-www-form-urlencoded; charset=utf-8"}, {"Host", "iam.amazonaws.com"},
                                                   {"X-Amz-Date", "20150830T123600Z"}, {"Authorization", authorization}},
        ""
    };
}

constexpr auto signedListUsers = "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, "
                                 "SignedHeaders=content-type;host;x-amz-date, "
                                 "Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7";
constexpr std::int64_t signedAt = 1440938160; // 2015-08-30 12:36:00 UTC

TEST(SigV4, GivesTheSignatureOfAwsExample) {
    const auto request = listUsers(signedListUsers);
    const auto authorization = readAuthorization(request);
    ASSERT_TRUE(authorization) << authorization.error().message;
    EXPECT_EQ(authorization->accessKeyId, "AKIDEXAMPLE");
    EXPECT_EQ(authorization->region, "us-east-1");
    EXPECT_EQ(signatureOf(request, *authorization, {"AKIDEXAMPLE", secretKey}), authorization->signature);
}

TEST(SigV4, ChecksKeySignatureAndTime) {
    const auto request = listUsers(signedListUsers);
    const auto authorization = *readAuthorization(request);
    const auto known = *Authenticator::fromText(std::string("# ours\nAKIDEXAMPLE ") + secretKey + "\n");
    const auto stranger = *Authenticator::fromText("OTHERKEY secret");
    const auto wrong = *Authenticator::fromText("AKIDEXAMPLE other-secret");

    EXPECT_TRUE(known.check(request, authorization, signedAt + 899));
    EXPECT_EQ(known.check(request, authorization, signedAt + 901).error().code, Error::Code::InvalidSignature);
    EXPECT_EQ(known.check(request, authorization, signedAt - 901).error().code, Error::Code::InvalidSignature);
    EXPECT_EQ(stranger.check(request, authorization, signedAt).error().code, Error::Code::UnrecognizedClient);
    EXPECT_EQ(wrong.check(request, authorization, signedAt).error().code, Error::Code::InvalidSignature);

    auto moved = request;
    moved.target = "/?Action=DeleteUser&Version=2010-05-08";
    EXPECT_EQ(known.check(moved, authorization, signedAt).error().code, Error::Code::InvalidSignature);
}

TEST(SigV4, SaysWhichPartIsMissing) {
    const std::tuple<const char *, const char *, Error::Code> cases[] = {
        {"no header at all",          "",                                                                     Error::Code::MissingAuthenticationToken},
        {"another scheme",            "Basic dXNlcjpwYXNz",                                                   Error::Code::UnrecognizedClient        },
        {"nothing behind the scheme", "AWS4-HMAC-SHA256",                                                     Error::Code::IncompleteSignature       },
        {"no signature",              "AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=host",            Error::Code::IncompleteSignature       },
        {"a scope of four",           "AWS4-HMAC-SHA256 Credential=a/b/c/d, SignedHeaders=host, Signature=x",
         Error::Code::IncompleteSignature                                                                                                            },
    };
    for (const auto &[why, header, code] : cases) {
        const auto read = readAuthorization(listUsers(header));
        ASSERT_FALSE(read) << why;
        EXPECT_EQ(read.error().code, code) << why;
    }
    EXPECT_NE(readAuthorization(listUsers("AWS4-HMAC-SHA256 Credential=a/b/c/d/e")).error().message.find("'Signature'"),
        std::string::npos);
}

TEST(SigV4, RefusesACredentialsFileByLine) {
    EXPECT_FALSE(Authenticator::fromText(""));
    const auto bad = Authenticator::fromText("KEY secret\nonly-a-key\n");
    ASSERT_FALSE(bad);
    EXPECT_NE(bad.error().message.find("line 2"), std::string::npos);
    EXPECT_EQ(bad.error().message.find("only-a-key"), std::string::npos) << "what may be a secret is not repeated";
}

}
}

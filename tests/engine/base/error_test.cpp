#include "engine/base/error.h"

#include <gtest/gtest.h>

namespace engine {

TEST(Error, IsNamedAsClientsKnowIt) { // API Reference, "Common Errors" and each operation's errors
    const std::pair<Error::Code, const char *> cases[] = {
        {Error::Code::Validation,             "ValidationException"            },
        {Error::Code::ConditionalCheckFailed, "ConditionalCheckFailedException"},
        {Error::Code::RequestLimitExceeded,   "RequestLimitExceeded"           }, // the one without "Exception"
        {Error::Code::Internal,               "InternalServerError"            },
    };
    for (const auto &[code, name] : cases) EXPECT_STREQ(exceptionName(code), name);
}

}

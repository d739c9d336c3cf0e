#pragma once

#include "engine/base/bytes.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace engine {

/// Why one action of a transaction failed; `code` is "None" for those that did not.
struct CancellationReason {
    std::string code = "None";
    std::string message;
    Bytes item; ///< The stored item as a blob when ALL_OLD was asked for and there was one, else empty.
};

/// What went wrong, in DynamoDB's own words. Clients and tests match on both fields.
struct Error {
    enum class Code {
        Validation,
        ResourceNotFound,
        ResourceInUse,
        TableNotFound,
        ConditionalCheckFailed,
        TransactionCanceled,
        TransactionConflict,
        TransactionInProgress,
        IdempotentParameterMismatch,
        DuplicateItem,
        LimitExceeded,
        ItemCollectionSizeLimitExceeded,
        ProvisionedThroughputExceeded,
        RequestLimitExceeded,
        Throttling,
        ExpiredIterator,
        TrimmedDataAccess,
        AccessDenied,
        MissingAuthenticationToken,
        IncompleteSignature,
        InvalidSignature,
        UnrecognizedClient,
        Serialization,
        UnknownOperation,
        RequestTooLarge,
        Internal,
    };
    Code code;
    std::string message;                     ///< English and never translated: it goes over the wire as it is.
    Bytes item;                              ///< ConditionalCheckFailed with ALL_OLD: the stored item as a blob.
    std::vector<CancellationReason> reasons; ///< TransactionCanceled: one for each action, in their order.
    std::int64_t writeUnits = 0; ///< ConditionalCheckFailed: what it cost the table all the same. Not on the wire.
};

template <class T> using Result = tl::expected<T, Error>;

/// The exception's name as clients see it, without a name space: "ValidationException".
const char *exceptionName(Error::Code code);

}

#include "engine/base/error.h"

namespace engine {

const char *exceptionName(Error::Code code) {
    switch (code) {
    case Error::Code::Validation: return "ValidationException";
    case Error::Code::ResourceNotFound: return "ResourceNotFoundException";
    case Error::Code::ResourceInUse: return "ResourceInUseException";
    case Error::Code::TableNotFound: return "TableNotFoundException";
    case Error::Code::ConditionalCheckFailed: return "ConditionalCheckFailedException";
    case Error::Code::TransactionCanceled: return "TransactionCanceledException";
    case Error::Code::TransactionConflict: return "TransactionConflictException";
    case Error::Code::TransactionInProgress: return "TransactionInProgressException";
    case Error::Code::IdempotentParameterMismatch: return "IdempotentParameterMismatchException";
    case Error::Code::DuplicateItem: return "DuplicateItemException";
    case Error::Code::LimitExceeded: return "LimitExceededException";
    case Error::Code::ItemCollectionSizeLimitExceeded: return "ItemCollectionSizeLimitExceededException";
    case Error::Code::ProvisionedThroughputExceeded: return "ProvisionedThroughputExceededException";
    case Error::Code::RequestLimitExceeded: return "RequestLimitExceeded";
    case Error::Code::Throttling: return "ThrottlingException";
    case Error::Code::ExpiredIterator: return "ExpiredIteratorException";
    case Error::Code::TrimmedDataAccess: return "TrimmedDataAccessException";
    case Error::Code::AccessDenied: return "AccessDeniedException";
    case Error::Code::MissingAuthenticationToken: return "MissingAuthenticationTokenException";
    case Error::Code::IncompleteSignature: return "IncompleteSignatureException";
    case Error::Code::InvalidSignature: return "InvalidSignatureException";
    case Error::Code::UnrecognizedClient: return "UnrecognizedClientException";
    case Error::Code::Serialization: return "SerializationException";
    case Error::Code::UnknownOperation: return "UnknownOperationException";
    case Error::Code::RequestTooLarge: return "RequestEntityTooLargeException";
    case Error::Code::Internal: break;
    }
    return "InternalServerError";
}

}

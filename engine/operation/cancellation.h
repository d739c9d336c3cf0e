#pragma once

#include "engine/base/result.h"
#include "engine/schema/key_schema.h"
#include "engine/value/item_blob.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace engine {

inline constexpr const char *oneItemTwice = "Transaction request cannot include multiple operations on one item";

inline tl::unexpected<Error> cancelled(std::vector<CancellationReason> reasons) {
    std::string codes;
    for (const auto &reason : reasons) codes += (codes.empty() ? "" : ", ") + reason.code;
    return tl::unexpected(Error{Error::Code::TransactionCanceled,
        "Transaction cancelled, please refer cancellation reasons for specific reasons [" + codes + "]", {},
        std::move(reasons)});
}

/// Gathers, over all actions of a transaction, why some of them cannot be.
class Cancellation {
public:
    explicit Cancellation(std::size_t actions) : m_reasons(actions) {}

    /// Notes a fault of an action that cancels the transaction; what is no such fault is returned.
    template <class T> Result<void> judge(std::size_t action, const Result<T> &result) {
        if (result) return {};
        const auto &error = result.error();
        auto &reason = m_reasons[action];
        if (error.code == Error::Code::Validation)
            reason.code = "ValidationError";
        else if (error.code == Error::Code::ConditionalCheckFailed)
            reason.code = "ConditionalCheckFailed";
        else if (error.code == Error::Code::ItemCollectionSizeLimitExceeded)
            reason.code = "ItemCollectionSizeLimitExceeded";
        else
            return tl::unexpected(error);
        reason.message = error.message;
        reason.item = error.item;
        m_isCancelled = true;
        return {};
    }

    /// Errors: TransactionCanceled, with a reason for each action.
    Result<void> result() const {
        if (!m_isCancelled) return {};
        return cancelled(m_reasons);
    }

private:
    std::vector<CancellationReason> m_reasons;
    bool m_isCancelled = false;
};

/// Empty key values are a fault of the request, not of the action.
/// Errors: Validation.
inline Result<void> checkNoEmptyKey(ItemView item, const KeySchema &key) {
    for (const auto &attribute : key.attributes()) {
        const auto value = item.find(attribute.name);
        if (value && value->type() == valueType(attribute.type) && value->text().empty())
            return validation("One or more parameter values are not valid. The AttributeValue for a key attribute "
                              "cannot contain an empty " +
                              std::string(attribute.type == ScalarType::B ? "binary" : "string") +
                              " value. Key: " + attribute.name);
    }
    return {};
}

}

#pragma once

#include "engine/base/error.h"
#include "engine/request/fields.h"
#include "engine/request/request.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// Whether the members of a request that was not read from JSON keep their rules (lengths, ranges, patterns), for
/// callers inside the process: decodeRequest has checked those that it read.
/// Errors: Validation, all broken rules in one message.
Result<void> checkConstraints(const Request &request);

namespace fields {

/// Where a member stands, from the request down; lives on the stack of a walk.
struct Path {
    const Path *parent = nullptr;
    std::string_view name;
    std::size_t index = 0; ///< Of a list element, from 1; its name is empty.
    bool isKey = false;    ///< The name is a map's key: data, written as it is.

    /// "keySchema.1.member.keyType"; in the newer wording "RequestItems.Orders.member.Keys".
    std::string text(bool newWording) const;
};

/// All that a request's members break, in their order.
class Violations {
public:
    void missing(const Path &path, const Rule &rule);
    void notInEnum(const Path &path, const Rule &rule, std::string_view value, std::string_view set);
    /// `value` prints the member for the message; asked only when there is one.
    template <class Print>
    void checkLength(const Path &path, const Rule &rule, std::size_t length, const Print &print) {
        if (length < rule.minLength) add(path, rule, print(), atLeast("length", rule.minLength));
        if (length > rule.maxLength) add(path, rule, print(), atMost("length", rule.maxLength));
    }
    /// Of a map: told once for all of its keys, or of the lists that are its values.
    void wrongKeys(const Path &path, const Rule &rule, const std::string &value);
    void wrongValues(const Path &path, const Rule &rule, const std::string &value);
    static bool keeps(const Rule &rule, std::string_view text);
    void checkText(const Path &path, const Rule &rule, std::string_view text);
    void checkRange(const Path &path, const Rule &rule, std::int64_t value);
    void add(const Path &path, const Rule &rule, const std::string &value, std::string_view constraint);

    /// The one error that tells them all; nothing if there are none.
    std::optional<Error> error() const;

private:
    static std::string atLeast(const char *what, std::size_t limit);
    static std::string atMost(const char *what, std::size_t limit);

    std::string m_missingFirst; ///< The member that is told of alone.
    std::vector<std::string> m_messages;
};

}

}

#pragma once

#include "engine/base/error.h"

#include <utility>

/// TRY(const auto item, readItem(key));  declares `item`, or returns the error to the caller.
#define TRY(declaration, expression) TRY_AS(TRY_NAME(tryResult, __COUNTER__), declaration, expression)
#define TRY_AS(result, declaration, expression)                                                                        \
    auto result = (expression);                                                                                        \
    if (!result) return tl::unexpected(std::move(result).error());                                                     \
    declaration = *std::move(result)
#define TRY_NAME(a, b) TRY_NAME_(a, b)
#define TRY_NAME_(a, b) a##b

/// CHECK(validName(name));  returns the error of a Result<void>, or goes on.
#define CHECK(expression)                                                                                              \
    do {                                                                                                               \
        if (auto checked = (expression); !checked) return tl::unexpected(std::move(checked).error());                  \
    } while (false)

namespace engine {

inline tl::unexpected<Error> failure(Error::Code code, std::string message) {
    return tl::unexpected(Error{code, std::move(message), {}, {}});
}
inline tl::unexpected<Error> validation(std::string message) {
    return failure(Error::Code::Validation, std::move(message));
}

}

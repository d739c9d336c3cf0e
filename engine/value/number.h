#pragma once

#include "engine/base/bytes.h"
#include "engine/base/error.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

/// DynamoDB's number: up to 38 significant decimal digits, magnitude 1E-130 to 9.99…E+125, or zero. Always normalised:
/// no trailing zeros in the coefficient and no negative zero, so equal values are equal members. Never a double.
/// Source: Developer Guide, "Supported data types and naming rules", Number.
class Number {
public:
    Number() = default; ///< Zero.

    /// Accepts a sign, digits with an optional point, an exponent: "+5", ".123", "1e+5", "0e1000".
    /// Errors: Validation, with DynamoDB's text for garbage, over 38 digits, overflow and underflow.
    static Result<Number> parse(std::string_view text);
    static Number fromInteger(std::int64_t value);

    /// Plain digits without exponent or leading zeros, as DynamoDB returns them: "150", "-0.5".
    std::string text() const;
    void appendText(Bytes &out) const;

    /// What parse(text)->text() gives: `text` itself where it already has that form, else written to `scratch`.
    static Result<std::string_view> canonical(std::string_view text, std::string &scratch);
    /// Whether it is what text() of some number gives.
    static bool isCanonical(std::string_view text);

    std::strong_ordering operator<=>(const Number &other) const;
    bool operator==(const Number &) const = default;

    /// Exact; refused (Validation, overflow text) where the result needs more than 38 digits or is out of range.
    /// A difference below the range is refused with the underflow text.
    static Result<Number> add(const Number &a, const Number &b);
    static Result<Number> subtract(const Number &a, const Number &b);

    /// 1 + one for each two digits before the point + one for each two behind it + 1 if negative, zeros trimmed.
    std::size_t sizeInBytes() const;

    /// Bytes (at most 22) whose memcmp order is the order of the values, and no one's prefix.
    void appendOrderedBytes(Bytes &out) const;

    bool isZero() const { return m_coefficient == 0; }
    bool isNegative() const { return m_negative; }

private:
    __extension__ using Coefficient = unsigned __int128; // -Wpedantic: both compilers have it
    Coefficient m_coefficient = 0;                       ///< value = ±coefficient · 10^exponent
    std::int32_t m_exponent = 0;
    bool m_negative = false;

    void normalise();
};

}

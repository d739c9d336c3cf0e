#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// A decimal number with twelve places behind the point, for money and what it is made of: sums are exact, products
/// and quotients are rounded half up at the twelfth place. Beyond 10^20 it stays at that bound.
class Decimal {
public:
    static constexpr int places = 12;

    Decimal() = default;
    static Decimal of(std::int64_t whole);
    /// "0.125", "41", "-3.5"; nothing for other texts (exponents, more than twelve places, too large).
    static std::optional<Decimal> parse(std::string_view text);
    /// Of a rate that people state; its shortest decimal text counts, so 0.1 is a tenth. Not finite: 0.
    static Decimal of(double value);

    Decimal operator+(Decimal other) const;
    Decimal operator-(Decimal other) const;
    Decimal operator*(Decimal other) const;
    Decimal operator/(Decimal divisor) const; ///< By nothing: 0.
    Decimal &operator+=(Decimal other) { return *this = *this + other; }
    auto operator<=>(const Decimal &) const = default;

    Decimal rounded(int toPlaces) const; ///< Half away from zero.
    bool isZero() const { return m_value == 0; }
    bool isAtBound() const;
    /// All digits, no zeros at the end: "0.000000125".
    std::string text() const;
    /// Rounded, with so many places: "41.20".
    std::string text(int toPlaces) const;
    /// For drawing and for spin boxes.
    double approximate() const;

private:
    __extension__ typedef __int128 Wide;
    explicit Decimal(Wide value);
    Wide m_value = 0; ///< In 10^-12.
};

/// For people: at least two places, more where an amount is small ("0.0042"), grouped by comma: "1,234.50".
std::string moneyText(Decimal amount);

}

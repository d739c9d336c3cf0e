#include "model/cost/decimal.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace model {

namespace {

__extension__ typedef __int128 Wide;

constexpr Wide power(int exponent) {
    Wide value = 1;
    while (exponent-- > 0) value *= 10;
    return value;
}
constexpr Wide one = power(Decimal::places), bound = power(20) * one;

/// value / divisor, half away from zero.
Wide divided(Wide value, Wide divisor) {
    const Wide half = divisor / 2;
    return value >= 0 ? (value + half) / divisor : -((-value + half) / divisor);
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

}

Decimal::Decimal(Wide value) : m_value(std::clamp(value, -bound, bound)) {}

Decimal Decimal::of(std::int64_t whole) {
    return Decimal(Wide(whole) * one);
}

std::optional<Decimal> Decimal::parse(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view part = point == text.npos ? std::string_view() : text.substr(point + 1);
    if (whole.empty() || whole.size() > 20 || part.size() > places || (point != text.npos && part.empty()))
        return std::nullopt;
    Wide value = 0;
    for (const std::string_view digits : {whole, part})
        for (const char c : digits) {
            if (!isDigit(c)) return std::nullopt;
            value = value * 10 + (c - '0');
        }
    value *= power(places - static_cast<int>(part.size()));
    return Decimal(negative ? -value : value);
}

Decimal Decimal::of(double value) {
    if (!std::isfinite(value)) return {};
    char text[400];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed);
    std::string_view digits(text, static_cast<std::size_t>(end.ptr - text));
    const auto point = digits.find('.');
    if (point != digits.npos) digits = digits.substr(0, point + 1 + places);
    if (const auto parsed = parse(digits)) return *parsed;
    return Decimal(value < 0 ? -bound : bound);
}

Decimal Decimal::operator+(Decimal other) const {
    return Decimal(m_value + other.m_value);
}
Decimal Decimal::operator-(Decimal other) const {
    return Decimal(m_value - other.m_value);
}

Decimal Decimal::operator*(Decimal other) const {
    Wide product = 0;
    if (!__builtin_mul_overflow(m_value, other.m_value, &product)) return Decimal(divided(product, one));
    // Too many digits for one step: the fraction of the larger one goes first.
    const Wide large = std::max(m_value < 0 ? -m_value : m_value, other.m_value < 0 ? -other.m_value : other.m_value);
    const Wide small = std::min(m_value < 0 ? -m_value : m_value, other.m_value < 0 ? -other.m_value : other.m_value);
    Wide whole = 0;
    const bool negative = (m_value < 0) != (other.m_value < 0);
    if (__builtin_mul_overflow(large / one, small, &whole)) return Decimal(negative ? -bound : bound);
    Wide rest = 0;
    if (!__builtin_mul_overflow(large % one, small, &rest)) whole += divided(rest, one);
    return Decimal(negative ? -whole : whole);
}

Decimal Decimal::operator/(Decimal divisor) const {
    if (divisor.m_value == 0) return {};
    Wide scaled = 0;
    const bool negative = (m_value < 0) != (divisor.m_value < 0);
    const Wide top = m_value < 0 ? -m_value : m_value,
               bottom = divisor.m_value < 0 ? -divisor.m_value : divisor.m_value;
    if (!__builtin_mul_overflow(top, one, &scaled)) {
        const Wide quotient = divided(scaled, bottom);
        return Decimal(negative ? -quotient : quotient);
    }
    Wide whole = 0; // a large number: its rest is small enough once the whole part is out
    if (__builtin_mul_overflow(top / bottom, one, &whole)) return Decimal(negative ? -bound : bound);
    Wide rest = 0;
    if (!__builtin_mul_overflow(top % bottom, one, &rest)) whole += divided(rest, bottom);
    return Decimal(negative ? -whole : whole);
}

Decimal Decimal::rounded(int toPlaces) const {
    const Wide unit = power(places - std::clamp(toPlaces, 0, places));
    return Decimal(divided(m_value, unit) * unit);
}

bool Decimal::isAtBound() const {
    return m_value == bound || m_value == -bound;
}

std::string Decimal::text(int toPlaces) const {
    toPlaces = std::clamp(toPlaces, 0, places);
    const Wide value = divided(m_value, power(places - toPlaces));
    Wide rest = value < 0 ? -value : value;
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(rest % 10));
        rest /= 10;
    } while (rest > 0 || digits.size() <= static_cast<std::size_t>(toPlaces));
    std::ranges::reverse(digits);
    if (toPlaces > 0) digits.insert(digits.size() - static_cast<std::size_t>(toPlaces), ".");
    return value < 0 ? '-' + digits : digits;
}

std::string Decimal::text() const {
    std::string out = text(places);
    while (out.ends_with('0')) out.pop_back();
    if (out.ends_with('.')) out.pop_back();
    return out;
}

double Decimal::approximate() const {
    return static_cast<double>(m_value) / 1e12;
}

std::string moneyText(Decimal amount) {
    const Decimal size = amount < Decimal() ? Decimal() - amount : amount;
    int shown = 2;
    if (!size.isZero())
        for (Decimal least = *Decimal::parse("0.1"); size < least && shown < Decimal::places;
             least = least / Decimal::of(std::int64_t(10)))
            ++shown;
    if (size >= *Decimal::parse("0.1")) shown = 2;
    std::string out = amount.text(shown);
    const auto point = out.find('.');
    const std::size_t first = out.starts_with('-') ? 1 : 0;
    for (std::size_t i = point; i > first + 3; i -= 3) out.insert(i - 3, ",");
    return out;
}

}

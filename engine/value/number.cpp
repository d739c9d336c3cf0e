#include "engine/value/number.h"

#include "engine/base/result.h"

#include <array>
#include <charconv>
#include <cstring>

namespace engine {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr int maxDigits = 38;
constexpr int maxAdjustedExponent =
    125; // of the leading digit: the limits are on the magnitude, not on what is written
constexpr int minAdjustedExponent = -130;

constexpr auto powersOfTen = [] {
    std::array<Wide, maxDigits + 1> powers{};
    powers[0] = 1;
    for (std::size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
    return powers;
}();

int bitWidth(Wide value) {
    const auto high = static_cast<std::uint64_t>(value >> 64);
    if (high != 0) return 128 - __builtin_clzll(high);
    const auto low = static_cast<std::uint64_t>(value);
    return low == 0 ? 0 : 64 - __builtin_clzll(low);
}

/// Decimal digits of a value below 10^39; 0 has none.
int digitCount(Wide value) {
    if (value == 0) return 0;
    const int guess = bitWidth(value) * 1233 >> 12; // bits · log10(2), at most one too few
    return guess <= maxDigits && value >= powersOfTen[static_cast<std::size_t>(guess)] ? guess + 1 : guess;
}

/// The digits, most significant first; `out` has room for 39.
int writeDigits(char *out, Wide value) {
    constexpr std::uint64_t chunk = 10'000'000'000'000'000'000ULL; // 10^19
    if (value < chunk)
        return static_cast<int>(std::to_chars(out, out + 20, static_cast<std::uint64_t>(value)).ptr - out);
    const Wide high = value / chunk;
    const int length = writeDigits(out, high);
    char low[20];
    const auto lowLength = std::to_chars(low, low + 20, static_cast<std::uint64_t>(value - high * chunk)).ptr - low;
    std::memset(out + length, '0', 19);
    std::memcpy(out + length + 19 - lowLength, low, static_cast<std::size_t>(lowLength));
    return length + 19;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

tl::unexpected<Error> notANumber(std::string_view text) {
    std::string message = "The parameter cannot be converted to a numeric value";
    if (!text.empty()) message.append(": ").append(text);
    return validation(std::move(message));
}
tl::unexpected<Error> overflow() {
    return validation("Number overflow. Attempting to store a number with magnitude larger than supported range");
}
tl::unexpected<Error> underflow() {
    return validation("Number underflow. Attempting to store a number with magnitude smaller than supported range");
}

/// Whether `parse(text).text() == text` can be seen without arithmetic: no exponent, no sign of plus, no spare zeros,
/// at most 38 digits in all. Nearly every number that a program writes.
bool isPlainlyCanonical(std::string_view text) {
    std::size_t at = !text.empty() && text[0] == '-' ? 1 : 0;
    const bool negative = at == 1;
    const std::size_t first = at;
    while (at < text.size() && isDigit(text[at])) ++at;
    const std::size_t integerDigits = at - first;
    if (integerDigits == 0 || integerDigits > maxDigits) return false;
    const bool zeroInteger = text[first] == '0';
    if (zeroInteger && integerDigits > 1) return false;
    if (at == text.size()) return !(zeroInteger && negative);
    if (text[at] != '.') return false;
    const std::size_t fraction = ++at;
    while (at < text.size() && isDigit(text[at])) ++at;
    const std::size_t fractionDigits = at - fraction;
    return at == text.size() && fractionDigits > 0 && integerDigits + fractionDigits <= maxDigits && text.back() != '0';
}

}

Result<Number> Number::parse(std::string_view text) {
    const char *at = text.data();
    const char *const end = at + text.size();
    Number number;
    if (at != end && (*at == '+' || *at == '-')) number.m_negative = *at++ == '-';

    // The coefficient takes its digits in chunks of 64 bits. Zeros wait until a digit follows them, so that it ends
    // without any; positions are counted over all digits, so that no power of ten is ever built from the text.
    Wide coefficient = 0;
    std::uint64_t chunk = 0;
    int chunkDigits = 0;
    std::int64_t position = 0, integerDigits = -1, lastSignificant = 0, firstSignificant = 0, significant = 0;
    const auto flush = [&] {
        coefficient = coefficient * powersOfTen[static_cast<std::size_t>(chunkDigits)] + chunk;
        chunk = 0;
        chunkDigits = 0;
    };
    for (; at != end; ++at) {
        if (isDigit(*at)) {
            ++position;
            if (*at == '0') continue;
            if (firstSignificant == 0) {
                firstSignificant = position;
                lastSignificant = position - 1;
            }
            significant = position - firstSignificant + 1;
            if (significant <= maxDigits) {
                for (; lastSignificant < position; ++lastSignificant) {
                    if (chunkDigits == 18) flush();
                    chunk = chunk * 10 + (lastSignificant + 1 == position ? static_cast<unsigned>(*at - '0') : 0U);
                    ++chunkDigits;
                }
            }
            lastSignificant = position;
        } else if (*at == '.' && integerDigits < 0) {
            integerDigits = position;
        } else {
            break;
        }
    }
    if (position == 0) return notANumber(text);
    flush();
    if (integerDigits < 0) integerDigits = position;

    std::int64_t exponent = 0;
    if (at != end && (*at == 'e' || *at == 'E')) {
        ++at;
        bool negativeExponent = false;
        if (at != end && (*at == '+' || *at == '-')) negativeExponent = *at++ == '-';
        if (at == end) return notANumber(text);
        constexpr std::int64_t enough = 1'000'000'000'000; // far beyond what digits of a whole request can bring back
        for (; at != end && isDigit(*at); ++at) exponent = exponent < enough ? exponent * 10 + (*at - '0') : exponent;
        if (negativeExponent) exponent = -exponent;
    }
    if (at != end) return notANumber(text);
    if (significant == 0) return Number();

    const std::int64_t adjusted = integerDigits - firstSignificant + exponent;
    if (adjusted > maxAdjustedExponent) return overflow();
    if (adjusted < minAdjustedExponent) return underflow();
    if (significant > maxDigits) return validation("Attempting to store more than 38 significant digits in a Number");
    number.m_coefficient = coefficient;
    number.m_exponent = static_cast<std::int32_t>(adjusted - (significant - 1));
    return number;
}

Result<std::string_view> Number::canonical(std::string_view text, std::string &scratch) {
    if (isPlainlyCanonical(text)) return text;
    TRY(const auto number, parse(text));
    scratch.clear();
    number.appendText(scratch);
    return scratch;
}

bool Number::isCanonical(std::string_view text) {
    if (isPlainlyCanonical(text)) return true;
    const auto number = parse(text);
    return number && number->text() == text;
}

Number Number::fromInteger(std::int64_t value) {
    Number number;
    number.m_negative = value < 0;
    number.m_coefficient = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    number.normalise();
    return number;
}

void Number::normalise() {
    if (m_coefficient == 0) {
        *this = Number();
        return;
    }
    while (m_coefficient % 10 == 0) {
        m_coefficient /= 10;
        ++m_exponent;
    }
}

void Number::appendText(Bytes &out) const {
    if (m_negative) out += '-';
    char digits[40];
    const int length = writeDigits(digits, m_coefficient);
    const auto all = std::string_view(digits, static_cast<std::size_t>(length));
    const int point = length + m_exponent; // digits before the point
    if (m_exponent >= 0) {
        out.append(all).append(static_cast<std::size_t>(m_exponent), '0');
    } else if (point > 0) {
        out.append(all.substr(0, static_cast<std::size_t>(point))).append(1, '.');
        out.append(all.substr(static_cast<std::size_t>(point)));
    } else {
        out.append("0.").append(static_cast<std::size_t>(-point), '0').append(all);
    }
}

std::string Number::text() const {
    std::string out;
    appendText(out);
    return out;
}

std::strong_ordering Number::operator<=>(const Number &other) const {
    if (m_negative != other.m_negative) return other.m_negative <=> m_negative;
    const Number &small = m_negative ? other : *this; // of two negatives the larger magnitude is the smaller value
    const Number &large = m_negative ? *this : other;
    if (small.isZero() || large.isZero()) return large.isZero() <=> small.isZero();
    const int smallDigits = digitCount(small.m_coefficient), largeDigits = digitCount(large.m_coefficient);
    const int smallAdjusted = small.m_exponent + smallDigits, largeAdjusted = large.m_exponent + largeDigits;
    if (smallAdjusted != largeAdjusted) return smallAdjusted <=> largeAdjusted;
    const int digits = std::max(smallDigits, largeDigits);
    return small.m_coefficient * powersOfTen[static_cast<std::size_t>(digits - smallDigits)] <=>
           large.m_coefficient * powersOfTen[static_cast<std::size_t>(digits - largeDigits)];
}

Result<Number> Number::add(const Number &a, const Number &b) {
    if (a.isZero()) return b;
    if (b.isZero()) return a;
    const Number &upper = a.m_exponent >= b.m_exponent ? a : b;
    const Number &lower = a.m_exponent >= b.m_exponent ? b : a;
    // `lower` ends in a digit that is not zero and stays the last digit of the sum. So a sum that spans more than 38
    // digits cannot be stored, except that a borrow may take one digit away (1E38 - 1 is 38 nines).
    const int shift = upper.m_exponent - lower.m_exponent;
    if (shift > maxDigits || digitCount(upper.m_coefficient) + shift > maxDigits + 1) return overflow();
    const Wide power = powersOfTen[static_cast<std::size_t>(shift)];
    if (upper.m_coefficient > static_cast<Wide>(-1) / power) return overflow(); // 39 digits that no borrow shortens
    const Wide aligned = upper.m_coefficient * power;

    Number sum;
    sum.m_exponent = lower.m_exponent;
    if (upper.m_negative == lower.m_negative) {
        sum.m_negative = upper.m_negative;
        sum.m_coefficient = aligned + lower.m_coefficient;
        if (sum.m_coefficient < aligned) return overflow();
    } else if (aligned >= lower.m_coefficient) {
        sum.m_negative = upper.m_negative;
        sum.m_coefficient = aligned - lower.m_coefficient;
    } else {
        sum.m_negative = lower.m_negative;
        sum.m_coefficient = lower.m_coefficient - aligned;
    }
    sum.normalise();
    if (sum.isZero()) return sum;
    const int digits = digitCount(sum.m_coefficient);
    const int adjusted = sum.m_exponent + digits - 1;
    if (digits > maxDigits || adjusted > maxAdjustedExponent) return overflow();
    if (adjusted < minAdjustedExponent) return underflow();
    return sum;
}

Result<Number> Number::subtract(const Number &a, const Number &b) {
    Number negated = b;
    if (!b.isZero()) negated.m_negative = !b.m_negative;
    return add(a, negated);
}

std::size_t Number::sizeInBytes() const {
    const int digits = digitCount(m_coefficient);
    const int fraction = m_exponent < 0 ? std::min(digits, -m_exponent) : 0;
    const int integer = digits - fraction;
    return static_cast<std::size_t>(1 + (integer + 1) / 2 + (fraction + 1) / 2 + (m_negative ? 1 : 0));
}

void Number::appendOrderedBytes(Bytes &out) const {
    if (isZero()) {
        out += '\x80';
        return;
    }
    const int digits = digitCount(m_coefficient);
    char bytes[1 + 1 + (maxDigits + 1) / 2 + 1];
    char *at = bytes;
    *at++ = m_negative ? '\x40' : '\xC0';
    *at++ = static_cast<char>(m_exponent + digits - 1 - minAdjustedExponent);
    Wide rest = m_coefficient;
    const int pairs = (digits + 1) / 2;
    if (digits % 2 != 0) rest *= 10;
    at += pairs;
    char *pair = at;
    for (; rest > UINT64_MAX; rest /= 100) *--pair = static_cast<char>(1 + static_cast<unsigned>(rest % 100));
    for (auto low = static_cast<std::uint64_t>(rest); pair != bytes + 2; low /= 100)
        *--pair = static_cast<char>(1 + low % 100);
    *at++ = '\0';
    if (m_negative)
        for (char *byte = bytes + 1; byte != at; ++byte) *byte = static_cast<char>(~*byte);
    out.append(bytes, static_cast<std::size_t>(at - bytes));
}

}

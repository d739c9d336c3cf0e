#include "engine/value/number.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <random>

namespace engine {

namespace {

constexpr const char *overflowText =
    "Number overflow. Attempting to store a number with magnitude larger than supported range";
constexpr const char *underflowText =
    "Number underflow. Attempting to store a number with magnitude smaller than supported range";
constexpr const char *digitsText = "Attempting to store more than 38 significant digits in a Number";

std::string parsed(std::string_view text) {
    const auto number = Number::parse(text);
    return number ? number->text() : "! " + number.error().message;
}

Number number(std::string_view text) {
    const auto number = Number::parse(text);
    EXPECT_TRUE(number) << text;
    return number.value_or(Number());
}

/// A number as 300 decimal digits, 150 on either side of the point, which shares no arithmetic with `Number`.
struct Decimal {
    std::array<int, 300> digits{}; // most significant first
    bool negative = false;

    explicit Decimal(std::string_view plain) {
        negative = plain.starts_with('-');
        if (negative) plain.remove_prefix(1);
        const std::size_t point = std::min(plain.find('.'), plain.size());
        for (std::size_t i = 0; i < plain.size(); ++i) {
            if (i == point) continue;
            digits[i < point ? 150 - point + i : 149 + i - point] = plain[i] - '0';
        }
    }
    bool operator<(const Decimal &other) const {
        if (negative != other.negative) return negative;
        return negative ? other.digits < digits : digits < other.digits;
    }
};

std::string randomNumber(std::mt19937_64 &random) {
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    std::string text = below(2) == 0 ? "-" : "";
    const int digits = below(3) == 0 ? 1 + below(38) : 1 + below(4);
    for (int i = 0; i < digits; ++i) text += static_cast<char>('0' + (below(4) == 0 ? 0 : below(10)));
    const int range = below(2) == 0 ? 3 : 80;
    return text + "e" + std::to_string(below(2 * range) - range);
}

}

TEST(Number, AcceptsWhatDynamoDbAcceptsAndReturnsPlainDigits) { // Alternator's and the nubo suite's captures from AWS
    const std::tuple<const char *, std::string, const char *> cases[] = {
        {"0",                       "0",                   "zero"                              },
        {"-0",                      "0",                   "there is one zero"                 },
        {"0e1000",                  "0",                   "of any exponent"                   },
        {"+5",                      "5",                   "a plus sign"                       },
        {".123",                    "0.123",               "no digit before"                   },
        {"5.",                      "5",                   "or after the point"                },
        {"00042",                   "42",                  "leading zeros"                     },
        {"0001.2300",               "1.23",                "on both sides"                     },
        {"1.5E2",                   "150",                 "exponents are expanded"            },
        {"1e+5",                    "100000",              "with a sign"                       },
        {"12e-4",                   "0.0012",              "downwards too"                     },
        {"-0.5",                    "-0.5",                "negative"                          },
        {"1E125",                   "1" + std::string(125, '0'),                                 "the largest power"},
        {"0.1e-129",                         "0." + std::string(129,                                     '0') + "1",                           "limit on the magnitude"},
        {"99999999999999999999999999999999999999", "99999999999999999999999999999999999999",                      "38 digits"},
        {"-12345678901234567890123456789012345678",              "-12345678901234567890123456789012345678",              "38 digits, negative"                 },
        {"999999999999999999999999999999999999990",    "999999999999999999999999999999999999990",            "zeros do not count"},
        {"0.00000000000000000000000000000000000000000000001",     "0.00000000000000000000000000000000000000000000001",
         "here either"          },
        {"10000000000000000000000000000000000001e-20",             "100000000000000000.00000000000000000001",                                  "zeros inside count"                },
    };
    for (const auto &[text, expected, why] : cases) EXPECT_EQ(parsed(text), expected) << why;
}

TEST(Number, RefusesTheRestInDynamoDbsWords) {
    const std::string notNumeric = "! The parameter cannot be converted to a numeric value";
    const std::pair<const char *, std::string> cases[] = {
        {"",                                         notNumeric                       },
        {"dog",                                      notNumeric + ": dog"             },
        {" 1",                                       notNumeric + ":  1"              },
        {"1 ",                                       notNumeric + ": 1 "              },
        {"1.2.3",                                    notNumeric + ": 1.2.3"           },
        {"1e",                                       notNumeric + ": 1e"              },
        {"1e+",                                      notNumeric + ": 1e+"             },
        {".",                                        notNumeric + ": ."               },
        {"-",                                        notNumeric + ": -"               },
        {"e5",                                       notNumeric + ": e5"              },
        {"NaN",                                      notNumeric + ": NaN"             },
        {"Infinity",                                 notNumeric + ": Infinity"        },
        {"0x10",                                     notNumeric + ": 0x10"            },
        {"--1",                                      notNumeric + ": --1"             },
        {"1000000000000000000000000000000000000001", std::string("! ") + digitsText   },
        {"1.11111111111111111111111111111111111111", std::string("! ") + digitsText   },
        {"1E126",                                    std::string("! ") + overflowText },
        {"-1E126",                                   std::string("! ") + overflowText },
        {"1.0e100000000",                            std::string("! ") + overflowText },
        {"1e99999999999999999999999999",             std::string("! ") + overflowText },
        {"9.9E-131",                                 std::string("! ") + underflowText},
        {"1e-99999999999999999999999999",            std::string("! ") + underflowText},
    };
    for (const auto &[text, expected] : cases) EXPECT_EQ(parsed(text), expected);
}

TEST(Number, LongTextsCostNoMoreThanTheirLength) {
    const std::string zeros(1'000'000, '0');
    EXPECT_EQ(parsed("0." + zeros + "1e1000001"), "1");
    EXPECT_EQ(parsed("1" + zeros + "e-1000000"), "1");
    EXPECT_EQ(parsed("1" + zeros + "1"), std::string("! ") + overflowText);
}

TEST(Number, CanonicalTextIsRecognised) {
    std::string scratch;
    const std::pair<const char *, bool> cases[] = {
        {"0",     true },
        {"7",     true },
        {"-12.5", true },
        {"0.001", true },
        {"-0",    false},
        {"1.0",   false},
        {"01",    false},
        {"+1",    false},
        {"1e2",   false},
        {".5",    false},
        {"1.",    false},
        {"",      false},
        {"-",     false},
        {"1.5x",  false},
    };
    for (const auto &[text, canonical] : cases) {
        EXPECT_EQ(Number::isCanonical(text), canonical) << text;
        const auto plain = Number::canonical(text, scratch);
        if (plain) {
            EXPECT_EQ(*plain, number(text).text());
        }
    }
    EXPECT_TRUE(Number::isCanonical("1" + std::string(125, '0')));
    EXPECT_FALSE(Number::isCanonical("1" + std::string(126, '0')));
}

TEST(Number, AddsExactlyOrRefuses) {
    const std::string over = std::string("! ") + overflowText, under = std::string("! ") + underflowText;
    const std::string nines(38, '9');
    const std::tuple<std::string, std::string, std::string, const char *> cases[] = {
        {"0.1",  "0.2",   "0.3",                "no binary fraction in between"  },
        {"5",    "-5",    "0",                  "zero has no sign"               },
        {"1e50", "1",     over,                 "51 digits: refused, not rounded"},
        {nines,  "1",     "1" + std::string(38, '0'),                              "the carry leaves zeros, which do not count"},
        {nines,      "2",         over,                     "39 digits"                                         },
        {"1e38",      "-1",        nines,                   "the borrow brings 39 digits down to 38"},
        {"9e38",      "-1",        over,                   "but not here: 39 digits"                                          },
        {"4e38",      "1",        over,                    "39 digits, beyond 128 bits"},
        {nines + "e88",      nines + "e88", over,   "magnitude"                                },
        {"1.1e-130",      "-1e-130",    under,          "a difference below the smallest number"  },
        {"1e125",      "1e-130",       over,              "as far apart as can be"                                  },
        {"-7",      "0",          "-7",                      "adding zero"       },
        {"12.5",      "-13",        "-0.5",                  "the sign of the larger"                              },
    };
    for (const auto &[a, b, expected, why] : cases) {
        for (const bool swapped : {false, true}) {
            const auto sum = swapped ? Number::add(number(b), number(a)) : Number::add(number(a), number(b));
            EXPECT_EQ(sum ? sum->text() : "! " + sum.error().message, expected) << why;
        }
    }
    EXPECT_EQ(Number::subtract(number("1"), number("0.9"))->text(), "0.1");
    EXPECT_EQ(Number::subtract(number("3"), number("0"))->text(), "3");
}

TEST(Number, FromInteger) {
    const std::pair<std::int64_t, const char *> cases[] = {
        {0,         "0"                   },
        {-1,        "-1"                  },
        {1200,      "1200"                },
        {INT64_MAX, "9223372036854775807" },
        {INT64_MIN, "-9223372036854775808"},
    };
    for (const auto &[value, text] : cases) EXPECT_EQ(Number::fromInteger(value), number(text));
}

TEST(Number, WeighsToTheByte) { // Parity Suite, found by bisecting the 400 KB limit
    const std::tuple<const char *, std::size_t, const char *> cases[] = {
        {"0",         1, "nothing but the one byte"          },
        {"5",         2, "two digits share a byte"           },
        {"123456",    4, "three bytes for six digits"        },
        {"3.14159",   5, "one before the point, three behind"},
        {"1E125",     2, "zeros at the end weigh nothing"    },
        {"0.0000001", 2, "nor those in front"                },
        {"-5",        3, "the sign is a byte"                },
        {"10.5",      3, "a zero inside counts"              },
    };
    for (const auto &[text, bytes, why] : cases) EXPECT_EQ(number(text).sizeInBytes(), bytes) << text << ": " << why;
}

TEST(Number, OrderOfBytesIsOrderOfValues) {
    std::mt19937_64 random(20240105);
    struct Row {
        Number number;
        Decimal decimal;
        Bytes bytes;
    };
    std::vector<Row> rows;
    const char *extremes[] = {
        "0", "1e-130", "-1e-130", "9.9e125", "-9.9e125", "1", "-1", "10", "9", "99", "100", "1.01"};
    const auto take = [&](std::string_view text) {
        const Number value = number(text);
        Bytes bytes;
        value.appendOrderedBytes(bytes);
        EXPECT_LE(bytes.size(), 22U);
        EXPECT_EQ(number(value.text()), value) << "its own text gives it back";
        rows.push_back({value, Decimal(value.text()), bytes});
    };
    for (const char *text : extremes) take(text);
    for (int i = 0; i < 600; ++i) take(randomNumber(random));
    for (const Row &a : rows) {
        for (const Row &b : rows) {
            const bool less = a.decimal < b.decimal;
            ASSERT_EQ(a.number < b.number, less) << a.number.text() << " " << b.number.text();
            ASSERT_EQ(a.bytes < b.bytes, less) << a.number.text() << " " << b.number.text();
            ASSERT_EQ(a.number == b.number, a.bytes == b.bytes);
            ASSERT_TRUE(a.bytes == b.bytes || !b.bytes.starts_with(a.bytes)) << "no one's prefix";
        }
    }
}

TEST(Number, SumsAgreeWithSchoolArithmetic) {
    std::mt19937_64 random(7);
    int exact = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Number a = number(randomNumber(random)), b = number(randomNumber(random));
        const auto sum = Number::add(a, b);
        if (!sum) continue;
        ++exact;
        // Column by column, with signed digits and the carries resolved at the end.
        const Decimal da(a.text()), db(b.text()), ds(sum->text());
        std::array<int, 300> rest{};
        const auto accumulate = [&](const Decimal &d, int sign) {
            for (std::size_t k = 0; k < 300; ++k) rest[k] += (d.negative ? -sign : sign) * d.digits[k];
        };
        accumulate(da, 1);
        accumulate(db, 1);
        accumulate(ds, -1);
        for (std::size_t k = 299; k > 0; --k) {
            ASSERT_EQ(rest[k] % 10, 0) << a.text() << " + " << b.text();
            rest[k - 1] += rest[k] / 10;
        }
        ASSERT_EQ(rest[0], 0);
    }
    EXPECT_GT(exact, 5'000) << "the random pairs must mostly have a sum that can be stored";
}

}

#include "engine/wire/gzip.h"

#include <gtest/gtest.h>

namespace engine {

TEST(Gzip, RoundTrips) {
    for (const std::size_t size : {0u, 1u, 1000u, 300000u}) {
        std::string text;
        for (std::size_t i = 0; i < size; ++i) text += static_cast<char>('a' + i * i % 23);
        const auto back = gunzip(gzip(text), size);
        ASSERT_TRUE(back) << size;
        EXPECT_EQ(*back, text);
    }
}

TEST(Gzip, RefusesWhatItCannotUnpack) {
    EXPECT_EQ(gunzip("", 100).error().code, Error::Code::Serialization);
    EXPECT_EQ(gunzip("{\"plain\": 1}", 100).error().code, Error::Code::Serialization);
    const auto whole = gzip(std::string(5000, 'x') + "tail");
    EXPECT_EQ(
        gunzip(std::string_view(whole).substr(0, whole.size() - 9), 10000).error().code, Error::Code::Serialization)
        << "cut off";
}

TEST(Gzip, StopsAtTheLimit) { // 20 MB of zeros are 20 KB
    const auto bomb = gzip(std::string(20'000'000, '\0'));
    EXPECT_LT(bomb.size(), 200'000u);
    EXPECT_EQ(gunzip(bomb, 1'000'000).error().code, Error::Code::RequestTooLarge);
    EXPECT_TRUE(gunzip(bomb, 20'000'000));
}

TEST(Gzip, CrcIsTheCommonOne) {
    EXPECT_EQ(crc32("123456789"), 0xCBF43926u);
}

}

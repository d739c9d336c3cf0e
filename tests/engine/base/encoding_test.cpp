#include "engine/base/encoding.h"

#include <gtest/gtest.h>
#include <random>

namespace engine {

TEST(Base64, IsRfc4648) {
    const std::pair<const char *, const char *> cases[] = {
        {"",       ""        },
        {"f",      "Zg=="    },
        {"fo",     "Zm8="    },
        {"foo",    "Zm9v"    },
        {"foob",   "Zm9vYg=="},
        {"foobar", "Zm9vYmFy"},
    };
    for (const auto &[bytes, text] : cases) {
        EXPECT_EQ(base64(bytes), text);
        EXPECT_EQ(fromBase64(text), bytes);
    }
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        Bytes bytes(random() % 40, '\0');
        for (char &c : bytes) c = static_cast<char>(random());
        ASSERT_EQ(fromBase64(base64(bytes)), bytes);
    }
}

TEST(Base64, RefusesWhatNobodyEncodes) {
    for (const char *text :
        {"=", "====", "A===", "AA=A", "A=AA", "AB==", "AAB=", "Zg=", "Z", "Zm9v\n", "Zm9-", "Zm 9v"})
        EXPECT_EQ(fromBase64(text).error().code, Error::Code::Serialization) << text;
    Bytes out = "kept";
    EXPECT_FALSE(appendFromBase64(out, "AB=="));
    EXPECT_EQ(out, "kept") << "a fault adds nothing";
}

TEST(Encoding, HexAndUtf8) {
    EXPECT_EQ(hex(Bytes("\x00\x0f\xff", 3)), "000fff");
    EXPECT_TRUE(isUtf8("é漢😀"));
    EXPECT_FALSE(isUtf8("\xc3"));
    EXPECT_FALSE(isUtf8("\xed\xa0\x80")) << "half a surrogate pair";
}

}

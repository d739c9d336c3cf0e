#include "app/window/text.h"

#include <QLocale>

#include <gtest/gtest.h>

using namespace app;

TEST(Text, BytesAreShortAndFollowTheLocale) {
    const QLocale before;
    const std::tuple<const char *, std::uint64_t, const char *, const char *> cases[] = {
        {"bytes as they are",               1'023,             "1,023 B", "1.023 B"},
        {"a whole number has no decimal",   1'024,             "1 KB",    "1 KB"   },
        {"one decimal below a hundred",     1'126,             "1.1 KB",  "1,1 KB" },
        {"none from a hundred on",          407'552,           "398 KB",  "398 KB" },
        {"the next unit before a thousand", 1'048'000,         "1 MB",    "1 MB"   },
        {"terabytes are the largest",       5'497'558'138'880, "5 TB",    "5 TB"   },
    };
    for (const auto &[why, bytes, english, german] : cases) {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        EXPECT_EQ(bytesText(bytes), english) << why;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        EXPECT_EQ(bytesText(bytes), german) << why;
    }
    QLocale::setDefault(before);
}

TEST(Text, AnArgumentThatLooksLikeAPlaceStaysAsItIs) {
    EXPECT_EQ(translated(model::Message{
                  "Findings", "%1 of %2", {"%2", "b"}
    }),
        "%2 of b");
}

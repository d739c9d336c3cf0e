#include "engine/expression/reserved_words.h"

#include <gtest/gtest.h>

namespace engine {

TEST(ReservedWords, AreThoseOfTheDeveloperGuide) { // Developer Guide, "Reserved words in DynamoDB"
    EXPECT_EQ(reservedWords().size(), 573u);
    EXPECT_EQ(reservedWords().front(), "ABORT");
    EXPECT_EQ(reservedWords().back(), "ZONE");
}

TEST(ReservedWords, CaseDoesNotCount) {
    const std::pair<const char *, bool> cases[] = {
        {"NAME",                                                     true },
        {"name",                                                     true },
        {"Status",                                                   true },
        {"ttl",                                                      true },
        {"Size",                                                     true },
        {"artist",                                                   false},
        {"pk",                                                       false},
        {"",                                                         false},
        {"NAMES",                                                    true },
        {"NAMED",                                                    false},
        {"A_VERY_LONG_NAME_THAT_IS_LONGER_THAN_EVERY_RESERVED_WORD", false},
    };
    for (const auto &[word, reserved] : cases) EXPECT_EQ(isReservedWord(word), reserved) << word;
}

}

#include "engine/base/clock.h"

#include <gtest/gtest.h>
#include <regex>

namespace engine {

TEST(Clock, StandsStillUntilItIsSet) {
    ManualClock clock(1'000);
    EXPECT_EQ(clock.nowEpochMillis(), 1'000);
    clock.advance(500);
    EXPECT_EQ(clock.nowEpochMillis(), 1'500);
    clock.set(7);
    EXPECT_EQ(clock.nowEpochMillis(), 7);
    EXPECT_GT(SystemClock().nowEpochMillis(), 1'700'000'000'000);
}

TEST(IdSource, LooksRandomAndRepeatsWithItsSeed) {
    IdSource ids(42), same(42), other(43), system;
    const std::string uuid = ids.uuid();
    EXPECT_TRUE(
        std::regex_match(uuid, std::regex("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")));
    EXPECT_EQ(same.uuid(), uuid);
    EXPECT_NE(other.uuid(), uuid);
    EXPECT_NE(ids.uuid(), uuid);
    EXPECT_TRUE(std::regex_match(ids.requestId(), std::regex("[0-9A-Z]{52}")));
    EXPECT_NE(system.number(), IdSource().number());
}

}

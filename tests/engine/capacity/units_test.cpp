#include "engine/capacity/units.h"

#include <gtest/gtest.h>

namespace engine {

TEST(Units, ReadsCountBegun4KB) { // Developer Guide, "DynamoDB read and write operations"
    const std::tuple<const char *, std::size_t, ReadMode, double> cases[] = {
        {"nothing found costs as much as one byte", 0,     ReadMode::Consistent,    1  },
        {"and half of it eventually",               0,     ReadMode::Eventual,      0.5},
        {"4 KB are one",                            4'096, ReadMode::Consistent,    1  },
        {"one byte more begins the second",         4'097, ReadMode::Consistent,    2  },
        {"rounded before it is halved",             4'097, ReadMode::Eventual,      1  },
        {"three begun",                             9'000, ReadMode::Eventual,      1.5},
        {"a transaction reads twice",               4'096, ReadMode::Transactional, 2  },
        {"also what is not there",                  0,     ReadMode::Transactional, 2  },
    };
    for (const auto &[why, bytes, mode, units] : cases)
        EXPECT_EQ(static_cast<double>(readUnits(bytes, mode).halves) / 2, units) << why;
}

TEST(Units, WritesCountBegunKB) {
    const std::tuple<const char *, std::size_t, WriteMode, double> cases[] = {
        {"deleting nothing costs one",      0,       WriteMode::Standard,      1  },
        {"1 KB is one",                     1'024,   WriteMode::Standard,      1  },
        {"one byte more begins the second", 1'025,   WriteMode::Standard,      2  },
        {"the largest item",                409'600, WriteMode::Standard,      400},
        {"a transaction writes twice",      1'025,   WriteMode::Transactional, 4  },
    };
    for (const auto &[why, bytes, mode, units] : cases)
        EXPECT_EQ(static_cast<double>(writeUnits(bytes, mode).halves) / 2, units) << why;
}

}

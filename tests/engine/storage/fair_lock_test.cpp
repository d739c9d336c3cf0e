#include "engine/storage/fair_lock.h"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace engine {

TEST(FairLock, HoldsOffAllButOne) {
    FairLock lock;
    int inside = 0, turns = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int turn = 0; turn < 20'000; ++turn) {
                const std::scoped_lock held(lock);
                EXPECT_EQ(++inside, 1);
                ++turns;
                --inside;
            }
        });
    for (auto &thread : threads) thread.join();
    EXPECT_EQ(turns, 80'000);
}

TEST(FairLock, NobodyStarvesBesideABusyThread) {
    FairLock lock;
    std::atomic<bool> ends = false;
    std::thread busy([&] {
        while (!ends) {
            const std::scoped_lock held(lock);
            const auto until = std::chrono::steady_clock::now() + std::chrono::microseconds(100);
            while (std::chrono::steady_clock::now() < until) {
            }
        }
    });
    int turns = 0;
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    while (std::chrono::steady_clock::now() < until) {
        const std::scoped_lock held(lock);
        ++turns;
    }
    ends = true;
    busy.join();
    EXPECT_GT(turns, 20); // some 1500 on an idle machine
}

}

#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace bench {

inline bool allHeld = true; ///< Whether each figure so far was within its bound.

/// The best of five, in processor time, as the machine is not ours alone.
template <class Body> void measure(const char *what, double mostMillis, const Body &body) {
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        const auto start = std::clock();
        body();
        best = std::min(best, 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    const bool held = best <= mostMillis;
    allHeld = allHeld && held;
    std::printf("%-56s %8.2f ms  of %.0f%s\n", what, best, mostMillis, held ? "" : "  TOO SLOW");
}

}

#pragma once

#include <cstdlib>

/// Like assert, in every build: what must hold for each input.
#define REQUIRE(condition)                                                                                             \
    do {                                                                                                               \
        if (!(condition)) std::abort();                                                                                \
    } while (false)

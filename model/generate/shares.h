#pragma once

#include "model/generate/random.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace model {

/// `total` shared among `parts` so that the part of rank r gets a share like r to the power of -exponent, the ranks in
/// an order that `random` makes. The sum is `total`. Whole numbers only, so that every machine shares alike.
std::vector<std::size_t> zipfShares(
    std::size_t parts, std::uint64_t total, unsigned exponentHundredths, Random &random);

}

#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace engine {

/// The functions of conditions, in condition expressions and in PartiQL's WHERE.
struct ConditionFunction {
    std::string_view name;
    std::size_t operands;
};
inline constexpr std::array<ConditionFunction, 6> conditionFunctions = {
    {
     {"attribute_exists", 1},
     {"attribute_not_exists", 1},
     {"attribute_type", 2},
     {"begins_with", 2},
     {"contains", 2},
     {"size", 1},
     }
};

}

#pragma once

#include <string>
#include <string_view>

namespace engine {

/// There is one account and one region in here.
inline constexpr std::string_view tableArnPrefix = "arn:aws:dynamodb:us-east-1:000000000000:table/";

inline std::string tableArn(std::string_view tableName) {
    return std::string(tableArnPrefix).append(tableName);
}

}

#pragma once

#include <cstdint>
#include <ctime>
#include <string>

namespace engine {

/// The time in the form that names streams: "2026-11-30T17:50:22.123".
inline std::string streamLabel(std::int64_t epochMillis) {
    const std::time_t seconds = epochMillis / 1000;
    std::tm time{};
    gmtime_r(&seconds, &time);
    char text[32];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S.", &time);
    const auto millis = std::to_string(1000 + epochMillis % 1000);
    return std::string(text, length) + millis.substr(1);
}

}

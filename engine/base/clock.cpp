#include "engine/base/clock.h"

#include <chrono>
#include <string_view>

namespace engine {

std::int64_t SystemClock::nowEpochMillis() const {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

IdSource::IdSource() {
    std::random_device device;
    std::seed_seq seed{device(), device(), device(), device()};
    m_random.seed(seed);
}

IdSource::IdSource(std::uint64_t seed) : m_random(seed) {}

std::uint64_t IdSource::number() {
    const std::scoped_lock lock(m_mutex);
    return m_random();
}

std::string IdSource::uuid() {
    constexpr char digits[] = "0123456789abcdef";
    const std::uint64_t halves[] = {number(), number()};
    std::string id;
    for (std::size_t i = 0; i < 32; ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20) id += '-';
        auto nibble = static_cast<std::size_t>(halves[i / 16] >> (60 - i % 16 * 4) & 15);
        if (i == 12) nibble = 4;              // version
        if (i == 16) nibble = 8 + nibble % 4; // variant
        id += digits[nibble];
    }
    return id;
}

std::string IdSource::requestId() {
    constexpr std::string_view characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    std::string id;
    for (std::uint64_t bits = 0; id.size() < 52; bits /= 36) {
        if (id.size() % 12 == 0) bits = number(); // twelve digits of base 36 fit in 64 bits
        id += characters[bits % 36];
    }
    return id;
}

}

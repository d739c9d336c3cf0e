#pragma once

#include <cstdint>
#include <mutex>
#include <random>
#include <string>

namespace engine {

/// The time, passed in so that each test chooses its own.
class Clock {
public:
    virtual ~Clock() = default;
    /// Milliseconds since 1970-01-01 00:00 UTC.
    virtual std::int64_t nowEpochMillis() const = 0;
};

class SystemClock : public Clock {
public:
    std::int64_t nowEpochMillis() const override;
};

/// Stands still until it is set.
class ManualClock : public Clock {
public:
    explicit ManualClock(std::int64_t epochMillis = 0) : m_epochMillis(epochMillis) {}
    std::int64_t nowEpochMillis() const override {
        const std::scoped_lock lock(m_mutex);
        return m_epochMillis;
    }
    void set(std::int64_t epochMillis) {
        const std::scoped_lock lock(m_mutex);
        m_epochMillis = epochMillis;
    }
    void advance(std::int64_t millis) {
        const std::scoped_lock lock(m_mutex);
        m_epochMillis += millis;
    }

private:
    mutable std::mutex m_mutex;
    std::int64_t m_epochMillis;
};

/// Ids that look random: the same seed gives the same row of them. Any thread may ask.
class IdSource {
public:
    IdSource(); ///< Seeded by the system: ids that are nobody else's.
    explicit IdSource(std::uint64_t seed);

    std::string uuid();      ///< Version 4: "3f1a…-…", 36 characters.
    std::string requestId(); ///< 52 characters of A–Z and 0–9, as in x-amzn-RequestId.
    std::uint64_t number();

private:
    std::mutex m_mutex;
    std::mt19937_64 m_random;
};

}

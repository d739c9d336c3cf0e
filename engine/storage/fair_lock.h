#pragma once

#include <atomic>
#include <chrono>
#include <mutex>

namespace engine {

/// A mutex that nobody waits for much longer than a millisecond because others are quicker. std::mutex lets a busy
/// writer take it again and again: measured, a reader beside it then gets 3 % of its reads. A strict queue is no
/// better: whoever runs must wait for the next in line to be woken, which takes many times as long as a request does.
/// So whoever comes first takes it, until someone has waited too long; then those who come later stand back.
class FairLock {
public:
    void lock() {
        constexpr int tries = 200; // about as long as a short request: it is not worth going to sleep for
        for (int i = 0; i < tries; ++i) {
            if (try_lock()) return;
            if (m_overdue.load(std::memory_order_relaxed) != 0) break;
            pause();
        }
        for (int overdue = m_overdue.load(); overdue != 0; overdue = m_overdue.load()) m_overdue.wait(overdue);
        if (m_mutex.try_lock_for(patience)) return;
        m_overdue.fetch_add(1);
        m_mutex.lock();
        if (m_overdue.fetch_sub(1) == 1) m_overdue.notify_all();
    }
    bool try_lock() { return m_overdue.load(std::memory_order_relaxed) == 0 && m_mutex.try_lock(); }
    void unlock() { m_mutex.unlock(); }

private:
    static constexpr std::chrono::microseconds patience{500};

    static void pause() {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#endif
    }

    std::timed_mutex m_mutex;
    std::atomic<int> m_overdue{0}; ///< How many have lost their patience.
};

}

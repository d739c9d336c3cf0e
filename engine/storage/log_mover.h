#pragma once

#include "engine/storage/fair_lock.h"
#include "engine/storage/readers.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace engine {

/// Moves what the write-ahead log of a store holds into its file, on a thread of its own: done by the writer, as SQLite
/// does it by itself, each thousandth page or so makes one write wait for the disk, 15 ms and more.
/// While writes never pause the log cannot begin anew, for there is always something left to move. So once it is very
/// long, the last and small part is moved while the writer waits.
class LogMover {
public:
    /// In pages of 8 KB. A log that fits into the processor's cache is written twice as fast as one that does not.
    struct Limits {
        int worthMoving = 1'000;
        int longLog = 4'000;
        int quicklyMoved = 100; ///< While the writer waits.
    };
    /// `writing` is the lock that whoever writes to the store holds.
    static Result<std::unique_ptr<LogMover>> start(Store &store, FairLock &writing, Readers &readers, Limits limits);
    ~LogMover();

private:
    LogMover(Store &store, sqlite::Database connection, FairLock &writing, Readers &readers, Limits limits);
    void onLogged(int pages);
    void run();
    void move();

    Store &m_store;
    sqlite::Database m_connection;
    FairLock &m_writing;
    Readers &m_readers;
    const Limits m_limits;
    std::atomic<int> m_moved{0}; ///< Pages of the log, as far as the last move came.
    std::mutex m_mutex;          ///< Guards the two.
    bool m_asked = false, m_ends = false;
    std::condition_variable m_wake;
    std::thread m_thread;
};

}

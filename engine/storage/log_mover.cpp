#include "engine/storage/log_mover.h"

namespace engine {

namespace {

constexpr int turnsBeforeWaiting = 4; // each leaves what was written meanwhile, less from turn to turn

}

Result<std::unique_ptr<LogMover>> LogMover::start(Store &store, FairLock &writing, Readers &readers, Limits limits) {
    TRY(auto connection, store.logMover());
    std::unique_ptr<LogMover> mover(new LogMover(store, std::move(connection), writing, readers, limits));
    store.onLogged([self = mover.get()](int pages) { self->onLogged(pages); });
    return mover;
}

LogMover::LogMover(Store &store, sqlite::Database connection, FairLock &writing, Readers &readers, Limits limits)
    : m_store(store),
      m_connection(std::move(connection)),
      m_writing(writing),
      m_readers(readers),
      m_limits(limits),
      m_thread([this] { run(); }) {}

LogMover::~LogMover() {
    m_store.onLogged(nullptr);
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void LogMover::onLogged(int pages) {
    if (pages < m_moved.load(std::memory_order_relaxed)) m_moved = 0; // it has begun anew
    if (pages - m_moved.load(std::memory_order_relaxed) < m_limits.worthMoving) return;
    {
        const std::lock_guard lock(m_mutex);
        if (m_asked) return;
        m_asked = true;
    }
    m_wake.notify_one();
}

void LogMover::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [&] { return m_asked || m_ends; });
        if (m_ends) return;
        lock.unlock();
        move();
        lock.lock();
        m_asked = false;
    }
}

void LogMover::move() {
    // What fails here (a full disk) stays in the log, which is read as before; the next move tries again.
    const auto moveOnce = [&](int &left, int &pages) {
        m_readers.letGo();
        const auto log = m_connection.moveLog();
        if (!log) return false;
        m_moved = log->moved;
        pages = log->pages;
        left = log->pages - log->moved;
        return true;
    };
    int left = 0, pages = 0;
    for (int turn = 0; turn < turnsBeforeWaiting; ++turn) {
        if (!moveOnce(left, pages) || pages < m_limits.longLog) return;
        if (left < m_limits.quicklyMoved) break;
    }
    const std::scoped_lock lock(m_writing);
    moveOnce(left, pages);
}

}

#pragma once

#include <QCoreApplication>
#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QPromise>
#include <QThreadPool>

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace app {

/// Asked by long work between two steps. Copies ask the same question; any thread may ask.
class Stop {
public:
    Stop() : m_flag(std::make_shared<std::atomic<bool>>(false)) {}
    bool requested() const { return m_flag->load(std::memory_order_relaxed); }
    bool operator()() const { return requested(); } ///< So that it goes where the model takes a std::function<bool()>.
    void request() const { m_flag->store(true, std::memory_order_relaxed); }
    const std::atomic<bool> &flag() const { return *m_flag; }

private:
    std::shared_ptr<std::atomic<bool>> m_flag;
};

/// Runs work off the GUI thread: the only place in the window's code that starts threads. The work must own all that
/// it reads (a copy of the design is cheap) and must not throw; `stop` tells it to end early, its answer is then
/// dropped by whoever asked it to stop.
template <class Work> auto runInBackground(Work work, Stop stop = {}) {
    using Answer = std::invoke_result_t<Work &, const Stop &>;
    auto promise = std::make_shared<QPromise<Answer>>();
    auto future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, task = std::move(work), stop]() mutable {
        if (!stop.requested()) {
            if constexpr (std::is_void_v<Answer>)
                task(stop);
            else
                promise->addResult(task(stop));
        }
        promise->finish();
    });
    return future;
}

/// How far some work is, from whichever thread does it to `show(done, all)` on the GUI thread, as long as the receiver
/// is there.
template <class Receiver, class Show>
std::function<void(std::size_t, std::size_t)> progressTo(Receiver *receiver, Show show) {
    return [to = QPointer<Receiver>(receiver), show](std::size_t done, std::size_t all) {
        // Posted to the application, which outlives the receiver; the pointer is asked on the GUI thread only.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [to, show, done, all] {
            if (to) show(*to, done, all);
        });
    };
}

/// A question asked again and again, of which only the newest answer counts: consequences of an edit, a slider's
/// chart. Asking anew stops the one before; its answer never arrives. Deleting it stops and waits for nothing.
template <class Answer> class Latest {
public:
    Latest() = default;
    Latest(const Latest &) = delete;
    Latest &operator=(const Latest &) = delete;
    ~Latest() { cancel(); }

    /// `work(const Stop &)` gives an Answer on another thread; `deliver(Answer)` gets it on this one.
    template <class Work> void ask(Work work, std::function<void(Answer)> deliver) {
        cancel();
        m_stop = Stop();
        m_watcher = std::make_unique<QFutureWatcher<Answer>>();
        auto *watcher = m_watcher.get();
        QObject::connect(watcher, &QFutureWatcher<Answer>::finished, watcher, [this, watcher, deliver] {
            const auto future = watcher->future();
            m_watcher.release()->deleteLater();
            if (future.resultCount() > 0) deliver(future.result());
        });
        m_watcher->setFuture(runInBackground(std::move(work), m_stop));
    }
    void cancel() {
        if (!m_watcher) return;
        m_stop.request();
        m_watcher.reset();
    }
    bool isRunning() const { return m_watcher != nullptr; }

private:
    Stop m_stop;
    std::unique_ptr<QFutureWatcher<Answer>> m_watcher;
};

/// Waits until no background work is left; for the end of the program and for tests.
inline void waitForBackground() {
    QThreadPool::globalInstance()->waitForDone();
}

}

#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>

/// Runs the event loop until `done`; false after ten seconds.
template <class Done> bool waitUntil(Done done) {
    QElapsedTimer waited;
    waited.start();
    while (!done()) {
        if (waited.elapsed() > 10'000) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
    }
    return true;
}

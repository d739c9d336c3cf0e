#include "app/endpoint/background.h"

#include "tests/app/wait.h"

#include <QSemaphore>

#include <gtest/gtest.h>

using namespace app;

TEST(Background, WorkRunsOnAnotherThreadAndItsAnswerArrives) {
    const auto here = QThread::currentThread();
    auto future = runInBackground([here](const Stop &) { return QThread::currentThread() != here; });
    ASSERT_TRUE(waitUntil([&] { return future.isFinished(); }));
    EXPECT_TRUE(future.result());
}

TEST(Background, AskingAnewStopsTheOneBeforeAndDropsItsAnswer) {
    Latest<int> latest;
    QSemaphore started;
    std::vector<int> answers;
    const auto deliver = [&](int answer) { answers.push_back(answer); };
    latest.ask(
        [&started](const Stop &stop) {
            started.release();
            while (!stop.requested()) QThread::msleep(1);
            return 1;
        },
        deliver);
    started.acquire();
    latest.ask([](const Stop &) { return 2; }, deliver);
    ASSERT_TRUE(waitUntil([&] { return !latest.isRunning(); }));
    waitForBackground();
    QCoreApplication::processEvents();
    EXPECT_EQ(answers, std::vector<int>{2});
}

TEST(Background, CancelledWorkDeliversNothing) {
    std::vector<int> answers;
    {
        Latest<int> latest;
        latest.ask([](const Stop &) { return 1; }, [&](int answer) { answers.push_back(answer); });
        latest.cancel();
        EXPECT_FALSE(latest.isRunning());
        latest.ask([](const Stop &) { return 2; }, [&](int answer) { answers.push_back(answer); });
    } // and so does what its owner left behind
    waitForBackground();
    QCoreApplication::processEvents();
    EXPECT_TRUE(answers.empty());
}

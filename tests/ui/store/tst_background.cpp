#include "tests/qt_test.h"
#include "ui/store/background.h"

#include <QSignalSpy>

#include <atomic>
#include <chrono>
#include <numeric>
#include <thread>
#include <vector>

using lab::ui::Background;

namespace {

/// Runs until it is cancelled.
void idle(const Background::Task& task)
{
    while (task.isWanted())
        std::this_thread::yield();
}

} // namespace

class TestBackground : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void messagesArriveInOrderInTheCallingThread()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::vector<int> delivered;
        const QThread* here = QThread::currentThread();
        bool isHere = true;
        bool isElsewhere = false;
        background.start([&](const Background::Task& task) {
            isElsewhere = QThread::currentThread() != here;
            for (int number = 0; number < 100; ++number)
                task.post([&, number] {
                    delivered.push_back(number);
                    isHere = isHere && QThread::currentThread() == here;
                });
        });
        QVERIFY(background.isRunning());
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!background.isRunning());
        QVERIFY(isHere);
        QVERIFY(isElsewhere);
        std::vector<int> all(100);
        std::iota(all.begin(), all.end(), 0);
        QCOMPARE(delivered, all);
    }

    void largeResultsArriveComplete()
    {
        Background background;
        std::vector<double> delivered;
        background.start([&delivered](const Background::Task& task) {
            task.post(
                [&delivered, numbers = std::vector<double>(10'000, 0.5)] { delivered = numbers; });
        });
        QTRY_COMPARE(delivered.size(), std::size_t {10'000});
        QCOMPARE(std::accumulate(delivered.begin(), delivered.end(), 0.0), 5000.0);
    }

    void partialResultsArriveWhileTheTaskRuns()
    {
        Background background;
        int delivered = 0;
        background.start([&delivered](const Background::Task& task) {
            task.post([&delivered] { ++delivered; });
            idle(task);
        });
        QTRY_COMPARE(delivered, 1);
        QVERIFY(background.isRunning());
    }

    void aNewerTaskReplacesAnOlderOne()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::atomic<int> begun = 0;
        int delivered = 0;
        for (int ticket = 1; ticket <= 50; ++ticket)
            background.start([&begun, &delivered, ticket](const Background::Task& task) {
                ++begun;
                if (ticket < 50)
                    idle(task);
                task.post([&delivered, ticket] { delivered += ticket; });
            });
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(delivered, 50); // no stale message is delivered
        QVERIFY(begun >= 1);
        QVERIFY(begun <= 50);
    }

    void staleMessagesAreDropped()
    {
        Background background;
        std::atomic<bool> isReported = false;
        bool isDelivered = false;
        background.start([&](const Background::Task& task) {
            task.post([&isDelivered] { isDelivered = true; });
            isReported = true;
            idle(task);
        });
        while (!isReported)
            std::this_thread::yield(); // without the event loop, so that the task waits
        int answer = 0;
        background.start(
            [&answer](const Background::Task& task) { task.post([&answer] { answer = 7; }); });
        QTRY_COMPARE(answer, 7);
        QVERIFY(!isDelivered);
    }

    void aStoppedTaskDeliversNothing()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::atomic<bool> hasEnded = false;
        bool isDelivered = false;
        background.start([&](const Background::Task& task) {
            idle(task);
            task.post([&isDelivered] { isDelivered = true; });
            hasEnded = true;
        });
        background.stop();
        QVERIFY(!background.isRunning());
        int answer = 0;
        background.start(
            [&answer](const Background::Task& task) { task.post([&answer] { answer = 1; }); });
        QTRY_COMPARE(answer, 1);
        QVERIFY(!isDelivered);
        QCOMPARE(finished.count(), 1);
    }

    void awaitDeliversEverythingWithoutAnEventLoop()
    {
        Background background;
        int delivered = 0;
        background.start([&](const Background::Task& task) {
            for (int number = 0; number < 1000; ++number)
                task.post([&delivered] { ++delivered; });
        });
        background.await();
        QCOMPARE(delivered, 1000);
        background.await(); // nothing to wait for
    }

    void aMessageMayStartTheNextTask()
    {
        Background background;
        int delivered = 0;
        background.start([&](const Background::Task& task) {
            task.post([&] {
                background.start([&delivered](const Background::Task& next) {
                    next.post([&delivered] { ++delivered; });
                });
            });
            idle(task);
        });
        background.await();
        QCOMPARE(delivered, 1);
    }

    void aHeldTaskStartsWhenTheHoldEnds()
    {
        Background background;
        std::atomic<bool> hasBegun = false;
        background.holdFor(std::chrono::hours(1));
        background.start([&hasBegun](const Background::Task&) { hasBegun = true; });
        for (int turn = 0; turn < 1000; ++turn)
            std::this_thread::yield();
        QVERIFY(!hasBegun);
        QVERIFY(background.isRunning());
        background.holdFor(std::chrono::milliseconds(1));
        QTRY_VERIFY(hasBegun);
    }

    void aHeldTaskWaitsAtItsCancellationCheck()
    {
        Background background;
        std::atomic<bool> hasBegun = false;
        std::atomic<long> steps = 0;
        background.start([&](const Background::Task& task) {
            hasBegun = true;
            while (task.isWanted())
                ++steps;
        });
        QTRY_VERIFY(hasBegun);
        background.holdFor(std::chrono::hours(1));
        const long before = steps + 1; // one step may be in progress
        for (int turn = 0; turn < 1000; ++turn)
            std::this_thread::yield();
        QVERIFY(steps <= before);
        background.holdFor(std::chrono::milliseconds::zero());
        QTRY_VERIFY(steps > before);
    }

    void awaitEndsAHold()
    {
        Background background;
        int delivered = 0;
        background.holdFor(std::chrono::hours(1));
        background.start([&delivered](const Background::Task& task) {
            task.post([&delivered] { ++delivered; });
        });
        background.await();
        QCOMPARE(delivered, 1);
    }

    void aHeldTaskCanBeStoppedAndJoined()
    {
        std::atomic<bool> hasBegun = false;
        {
            Background background;
            background.holdFor(std::chrono::hours(1));
            background.start([&hasBegun](const Background::Task&) { hasBegun = true; });
            background.stop();
            background.start([&hasBegun](const Background::Task&) { hasBegun = true; });
        }
        QVERIFY(!hasBegun);
    }

    void theDestructorStopsAndJoinsTheTask()
    {
        std::atomic<bool> hasBegun = false;
        std::atomic<bool> hasEnded = false;
        {
            Background background;
            background.start([&](const Background::Task& task) {
                hasBegun = true;
                idle(task);
                task.post([] { QFAIL("nobody is there to hear"); });
                hasEnded = true;
            });
            while (!hasBegun)
                std::this_thread::yield();
        }
        QVERIFY(hasEnded);
        QCoreApplication::processEvents();
        Background unused;
    }
};

LAB_GUILESS_TESTS(TestBackground)
#include "tst_background.moc"

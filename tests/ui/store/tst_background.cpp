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

/// Runs until it is not wanted any more.
void idle(const Background::Errand& errand)
{
    while (errand.isWanted())
        std::this_thread::yield();
}

} // namespace

class TestBackground : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsToldIsHeardInOrderInTheThreadThatAsked()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::vector<int> heard;
        const QThread* here = QThread::currentThread();
        bool isHere = true;
        bool isElsewhere = false;
        background.start([&](const Background::Errand& errand) {
            isElsewhere = QThread::currentThread() != here;
            for (int number = 0; number < 100; ++number)
                errand.tell([&, number] {
                    heard.push_back(number);
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
        QCOMPARE(heard, all);
    }

    void largeAnswersArriveWhole()
    {
        Background background;
        std::vector<double> heard;
        background.start([&heard](const Background::Errand& errand) {
            errand.tell([&heard, numbers = std::vector<double>(10'000, 0.5)] { heard = numbers; });
        });
        QTRY_COMPARE(heard.size(), std::size_t {10'000});
        QCOMPARE(std::accumulate(heard.begin(), heard.end(), 0.0), 5000.0);
    }

    void partialAnswersAreHeardWhileTheWorkGoesOn()
    {
        Background background;
        int heard = 0;
        background.start([&heard](const Background::Errand& errand) {
            errand.tell([&heard] { ++heard; });
            idle(errand);
        });
        QTRY_COMPARE(heard, 1);
        QVERIFY(background.isRunning());
    }

    void newerWorkTakesThePlaceOfOlder()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::atomic<int> begun = 0;
        int heard = 0;
        for (int ticket = 1; ticket <= 50; ++ticket)
            background.start([&begun, &heard, ticket](const Background::Errand& errand) {
                ++begun;
                if (ticket < 50)
                    idle(errand);
                errand.tell([&heard, ticket] { heard += ticket; });
            });
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(heard, 50); // nothing of the stale ones
        QVERIFY(begun >= 1);
        QVERIFY(begun <= 50);
    }

    void whatIsAlreadyToldIsDroppedWhenItIsStale()
    {
        Background background;
        std::atomic<bool> isTold = false;
        bool isHeard = false;
        background.start([&](const Background::Errand& errand) {
            errand.tell([&isHeard] { isHeard = true; });
            isTold = true;
            idle(errand);
        });
        while (!isTold)
            std::this_thread::yield(); // without the event loop, so that it waits there
        int answer = 0;
        background.start([&answer](const Background::Errand& errand) {
            errand.tell([&answer] { answer = 7; });
        });
        QTRY_COMPARE(answer, 7);
        QVERIFY(!isHeard);
    }

    void stoppedWorkIsNotHeardAgain()
    {
        Background background;
        QSignalSpy finished(&background, &Background::finished);
        std::atomic<bool> hasEnded = false;
        bool isHeard = false;
        background.start([&](const Background::Errand& errand) {
            idle(errand);
            errand.tell([&isHeard] { isHeard = true; });
            hasEnded = true;
        });
        background.stop();
        QVERIFY(!background.isRunning());
        int answer = 0;
        background.start([&answer](const Background::Errand& errand) {
            errand.tell([&answer] { answer = 1; });
        });
        QTRY_COMPARE(answer, 1);
        QVERIFY(!isHeard);
        QCOMPARE(finished.count(), 1);
    }

    void awaitHearsAllWithoutAnEventLoop()
    {
        Background background;
        int heard = 0;
        background.start([&](const Background::Errand& errand) {
            for (int number = 0; number < 1000; ++number)
                errand.tell([&heard] { ++heard; });
        });
        background.await();
        QCOMPARE(heard, 1000);
        background.await(); // nothing to wait for
    }

    void aWordMayStartTheNextWork()
    {
        Background background;
        int heard = 0;
        background.start([&](const Background::Errand& errand) {
            errand.tell([&] {
                background.start(
                    [&heard](const Background::Errand& next) { next.tell([&heard] { ++heard; }); });
            });
            idle(errand);
        });
        background.await();
        QCOMPARE(heard, 1);
    }

    void heldWorkBeginsWhenTheHoldEnds()
    {
        Background background;
        std::atomic<bool> hasBegun = false;
        background.holdFor(std::chrono::hours(1));
        background.start([&hasBegun](const Background::Errand&) { hasBegun = true; });
        for (int turn = 0; turn < 1000; ++turn)
            std::this_thread::yield();
        QVERIFY(!hasBegun);
        QVERIFY(background.isRunning());
        background.holdFor(std::chrono::milliseconds(1));
        QTRY_VERIFY(hasBegun);
    }

    void heldWorkWaitsWhereItAsksWhetherItIsWanted()
    {
        Background background;
        std::atomic<bool> hasBegun = false;
        std::atomic<long> steps = 0;
        background.start([&](const Background::Errand& errand) {
            hasBegun = true;
            while (errand.isWanted())
                ++steps;
        });
        QTRY_VERIFY(hasBegun);
        background.holdFor(std::chrono::hours(1));
        const long before = steps + 1; // one may be on its way
        for (int turn = 0; turn < 1000; ++turn)
            std::this_thread::yield();
        QVERIFY(steps <= before);
        background.holdFor(std::chrono::milliseconds::zero());
        QTRY_VERIFY(steps > before);
    }

    void awaitEndsAHold()
    {
        Background background;
        int heard = 0;
        background.holdFor(std::chrono::hours(1));
        background.start(
            [&heard](const Background::Errand& errand) { errand.tell([&heard] { ++heard; }); });
        background.await();
        QCOMPARE(heard, 1);
    }

    void heldWorkCanBeStoppedAndJoined()
    {
        std::atomic<bool> hasBegun = false;
        {
            Background background;
            background.holdFor(std::chrono::hours(1));
            background.start([&hasBegun](const Background::Errand&) { hasBegun = true; });
            background.stop();
            background.start([&hasBegun](const Background::Errand&) { hasBegun = true; });
        }
        QVERIFY(!hasBegun);
    }

    void theDestructorEndsAndJoinsTheWork()
    {
        std::atomic<bool> hasBegun = false;
        std::atomic<bool> hasEnded = false;
        {
            Background background;
            background.start([&](const Background::Errand& errand) {
                hasBegun = true;
                idle(errand);
                errand.tell([] { QFAIL("nobody is there to hear"); });
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

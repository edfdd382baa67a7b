#include "tests/qt_test.h"
#include "ui/store/bound_scan.h"

#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;

namespace {

using Search = BoundAnswers::Search;

/// A small head dimension, so that the scan ends soon. With dimension 4 no base suffices for longer
/// lengths.
constexpr int narrow = 4;

BoundLadder completeLadder(int width)
{
    BoundLadder ladder {{width, {}}, {}, false};
    while (!ladder.isWhole())
        ladder = *longer(ladder, {});
    return ladder;
}

} // namespace

class TestBoundScan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theScanCompletes()
    {
        BoundScan scan;
        QSignalSpy changed(&scan, &BoundScan::changed);
        scan.seek({narrow, {}}, 1500, 10000);
        QCOMPARE(scan.answers().search, Search::Running);
        QTRY_COMPARE_WITH_TIMEOUT(scan.answers().search, Search::Ended, 60'000);
        QTRY_VERIFY(scan.answers().failing.isKnown());
        const BoundAnswers& answers = scan.answers();
        QVERIFY(answers.ladder == completeLadder(narrow));
        QVERIFY(answers.target == boundFor(answers.ladder, 1500, {}));
        QCOMPARE(answers.share, 1.0);
        QVERIFY(changed.count() >= static_cast<int>(answers.ladder.bounds.size()));
    }

    void awaitFindsEverythingWithoutAnEventLoop()
    {
        BoundScan scan;
        scan.seek({narrow, {}}, 1500, 10000);
        scan.await();
        QVERIFY(scan.answers().ladder == completeLadder(narrow));
        QVERIFY(scan.answers().target);
        QVERIFY(scan.answers().failing.isKnown());
        QCOMPARE(scan.answers().search, Search::Ended);
    }

    void theProgressNeverDecreases()
    {
        BoundScan scan;
        double last = 0;
        bool isRising = true;
        connect(&scan, &BoundScan::changed, &scan, [&] {
            isRising = isRising && scan.answers().share >= last;
            last = scan.answers().share;
        });
        scan.seek({narrow, {}}, 1500, 10000);
        QTRY_COMPARE_WITH_TIMEOUT(scan.answers().search, Search::Ended, 60'000);
        QVERIFY(isRising);
        QCOMPARE(last, 1.0);
    }

    void anotherDimensionDropsStaleResults()
    {
        BoundScan scan;
        scan.seek({128, {}}, 8192, 10000);
        scan.seek({64, {}}, 8192, 10000);
        scan.seek({narrow, {}}, 1500, 10000);
        bool isMine = true;
        connect(&scan, &BoundScan::changed, &scan,
            [&] { isMine = isMine && scan.answers().ladder.family.width == narrow; });
        QTRY_COMPARE_WITH_TIMEOUT(scan.answers().search, Search::Ended, 60'000);
        QVERIFY(isMine);
        QVERIFY(scan.answers().ladder == completeLadder(narrow));
        QCOMPARE(scan.answers().target->length, 1500);
    }

    void returningToADimensionResumesItsScan()
    {
        BoundScan scan;
        scan.seek({128, {}}, 1024, 10000);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().ladder.bounds.size() >= 2, 60'000);
        const BoundLadder left = scan.answers().ladder;
        scan.seek({narrow, {}}, 1024, 10000);
        QVERIFY(scan.answers().ladder.bounds.empty());
        QVERIFY(!scan.answers().target);
        scan.seek({128, {}}, 1024, 10000);
        QVERIFY(scan.answers().ladder == left);
        scan.stop();
    }

    void everyScalingMethodHasItsOwnBounds()
    {
        RotaryScaling twice;
        twice.method = ScalingMethod::PositionInterpolation;
        twice.factor = 2;
        BoundScan scan;
        scan.seek({8, {}}, 100, 10000);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().ladder.bounds.size() >= 1, 60'000);
        const double plain = scan.answers().ladder.bounds[0].base;
        scan.seek({8, twice}, 100, 10000);
        QVERIFY(scan.answers().ladder.bounds.empty());
        QVERIFY(!scan.answers().target);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().ladder.bounds.size() >= 1, 60'000);
        QVERIFY(scan.answers().ladder.family == (LadderFamily {8, twice}));
        QVERIFY(scan.answers().ladder.bounds[0].base < plain);
        scan.seek({8, {}}, 100, 10000); // the earlier results return
        QCOMPARE(scan.answers().ladder.bounds[0].base, plain);
        scan.stop();
    }

    void aRampBetweenPairsKeepsTheBoundsButNotTheFailingDistance()
    {
        RotaryScaling ramp;
        ramp.method = ScalingMethod::Yarn;
        ramp.rampEnds = RampEnds::Exact;
        BoundScan scan;
        scan.seek({128, {}}, 1024, 10000);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().ladder.bounds.size() >= 1, 60'000);
        scan.stop();
        const BoundAnswers plain = scan.answers();
        scan.seek({128, ramp}, 1024, 10000);
        QVERIFY(scan.answers().ladder == plain.ladder);
        QCOMPARE(scan.answers().search, Search::Stopped);
        QVERIFY(scan.answers().failing.isOf({128, ramp}, 10000));
        QVERIFY(*scan.answers().failing.distance > *plain.failing.distance);
    }

    void stopPausesTheSearchAndContinueResumesIt()
    {
        BoundScan scan;
        scan.seek({64, {}}, 1 << 20, 10000);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().ladder.bounds.size() >= 1, 60'000);
        scan.stop();
        const BoundAnswers held = scan.answers();
        QCOMPARE(held.search, Search::Stopped);
        QVERIFY(held.share < 1);
        scan.seek({64, {}}, 1 << 20, 10001); // changing the base does not restart it
        QCoreApplication::processEvents();
        QCOMPARE(scan.answers().search, Search::Stopped);
        QVERIFY(scan.answers().ladder == held.ladder);
        scan.resume();
        QCOMPARE(scan.answers().search, Search::Running);
        QTRY_VERIFY_WITH_TIMEOUT(
            scan.answers().ladder.bounds.size() > held.ladder.bounds.size(), 60'000);
        scan.stop();
        scan.seek({narrow, {}}, 1024, 10000); // another dimension does
        QCOMPARE(scan.answers().search, Search::Running);
    }

    void aDraggedTargetGetsItsOwnBound()
    {
        BoundScan scan;
        scan.seek({narrow, {}}, 1024, 10000);
        scan.await();
        for (std::int64_t target = 1025; target <= 1400; target += 25)
            scan.seek({narrow, {}}, target, 10000);
        QVERIFY(!scan.answers().target);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().target, 60'000);
        QCOMPARE(scan.answers().target->length, 1400);
        QVERIFY(scan.answers().target == boundFor(scan.answers().ladder, 1400, {}));
    }

    void theFailingDistanceBelongsToTheLastBase()
    {
        BoundScan scan;
        scan.seek({128, {}}, 1024, 6.5e7);
        QVERIFY(!scan.answers().failing.isKnown());
        scan.seek({128, {}}, 1024, 8'000'000);
        QCOMPARE(scan.answers().failing.distance.value(), 61936);
        scan.stop();
        scan.seek({128, {}}, 1024, 6.5e7);
        QTRY_VERIFY_WITH_TIMEOUT(scan.answers().failing.isKnown(), 60'000);
        QVERIFY(scan.answers().failing.isOf({128, {}}, 6.5e7));
    }

    void withoutARotatedPairThereIsNothingToScan()
    {
        BoundScan scan;
        scan.seek({0, {}}, 1024, 10000);
        scan.await();
        QCOMPARE(scan.answers().search, Search::Ended);
        QVERIFY(scan.answers().ladder.bounds.empty());
    }
};

LAB_GUILESS_TESTS(TestBoundScan)
#include "tst_bound_scan.moc"

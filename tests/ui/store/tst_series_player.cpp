#include "ui/store/series_player.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "ui/store/motion.h"
#include "ui/store/store.h"

#include <set>

using namespace lab;
using namespace lab::ui;

namespace {

LabState at(std::int64_t query)
{
    return applied(clamped({}), SetParameter {"position.query", query});
}

/// Three states of 0.1 s each, with the query at 10, 20 and 60; the current state has 9.
LabState prepared()
{
    LabState state = clamped({});
    state.series = Series({{at(10), {}, 0.1}, {at(20), {}, 0.1}, {at(60), {}, 0.1}});
    return state;
}

struct Harness {
    explicit Harness(SeriesPlayer::Easing easing = SeriesPlayer::Easing::AtOnce)
    {
        player.setEasing(easing);
        QObject::connect(&store, &Store::changed, &store,
            [this](const LabState& state) { queries.push_back(state.position.query); });
    }

    std::int64_t query() const { return store.state().position.query; }

    Store store {prepared()};
    SeriesPlayer player {store};
    std::vector<std::int64_t> queries;
};

} // namespace

class TestSeriesPlayer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stepsGoForwardAndBackAndStopAtTheEnds()
    {
        Harness test;
        QVERIFY(!test.player.place() && !test.player.canStepBack());
        for (int k = 0; k < 5; ++k)
            test.player.stepForward();
        QCOMPARE(test.queries, (std::vector<std::int64_t> {10, 20, 60}));
        QVERIFY(!test.player.canStepForward());
        for (int k = 0; k < 5; ++k)
            test.player.stepBack();
        QCOMPARE(test.queries, (std::vector<std::int64_t> {10, 20, 60, 20, 10}));
        QVERIFY(!test.player.canStepBack());
        QCOMPARE(test.store.state().series.size(), 3U);
    }

    void eachManualStepIsOneUndoStep()
    {
        Harness test(SeriesPlayer::Easing::Eased);
        test.player.stepForward();
        QTRY_COMPARE(test.query(), 10);
        test.player.show(2);
        QTRY_COMPARE(test.query(), 60);
        test.store.undo();
        QCOMPARE(test.query(), 10);
        test.store.undo();
        QCOMPARE(test.query(), 9);
        QVERIFY(!test.store.canUndo());
    }

    void backReturnsToTheStateItselfFirst()
    {
        Harness test;
        test.player.show(1);
        test.store.dispatch(SetParameter {"rope.base", 77.0});
        QCOMPARE(test.player.place(), std::optional<std::size_t>(1));
        test.player.stepBack();
        QCOMPARE(test.query(), 20);
        QCOMPARE(test.store.state().rotations.base, 10000.0);
        test.player.stepBack();
        QCOMPARE(test.query(), 10);
    }

    void easingPassesValuesBetweenAndArrivesExactly()
    {
        Harness test(SeriesPlayer::Easing::Eased);
        test.player.show(0);
        QTRY_COMPARE(test.query(), 10);
        test.queries.clear();
        test.player.show(2);
        QTRY_COMPARE(test.query(), 60);
        QVERIFY(std::ranges::is_sorted(test.queries));
        const std::set<std::int64_t> passed(test.queries.begin(), test.queries.end());
        QVERIFY2(passed.size() > 2, "more than the jump");
        QTRY_VERIFY(isShown(test.store.state(), 2));
    }

    void withReducedMotionItJumps()
    {
        Harness test(SeriesPlayer::Easing::Eased);
        setMotionReduced(true);
        test.player.show(0);
        test.player.show(2);
        setMotionReduced(false);
        QCOMPARE(test.queries, (std::vector<std::int64_t> {10, 60}));
    }

    void playingStopsAtTheLastStateAndIsOneUndoStep()
    {
        Harness test;
        test.player.setSpeed(4);
        test.player.togglePlaying();
        QVERIFY(test.player.isPlaying());
        QTRY_VERIFY(!test.player.isPlaying());
        QCOMPARE(test.queries, (std::vector<std::int64_t> {10, 20, 60}));
        test.store.undo();
        QCOMPARE(test.query(), 9);
        QVERIFY(!test.store.canUndo());
        test.store.redo();
        test.player.togglePlaying(); // restarts after the last state
        QCOMPARE(test.query(), 10);
    }

    void anEditPausesPlaying()
    {
        Harness test(SeriesPlayer::Easing::Eased);
        test.player.togglePlaying();
        QTRY_VERIFY(!test.queries.empty());
        test.store.dispatch(SetParameter {"rope.base", 77.0});
        QVERIFY(!test.player.isPlaying());
        const LabState left = test.store.state();
        Harness undisturbed; // lasts longer than the other would take to continue
        undisturbed.player.togglePlaying();
        QTRY_VERIFY(!undisturbed.player.isPlaying());
        QVERIFY(test.store.state() == left);
    }

    void addingAppendsTheCurrentState()
    {
        Harness test;
        test.store.dispatch(SetParameter {"rope.base", 77.0});
        test.player.add();
        QCOMPARE(test.store.state().series.size(), 4U);
        QCOMPARE(test.player.place(), std::optional<std::size_t>(3));
        QVERIFY(isShown(test.store.state(), 3));
        test.store.undo();
        QCOMPARE(test.store.state().series.size(), 3U);
        QCOMPARE(test.store.state().rotations.base, 77.0);
    }

    void anOpenedSceneStartsBeforeItsFirstState()
    {
        Harness test;
        test.player.show(2);
        LabState scene = test.store.state();
        test.store.dispatch(ChangeSeries {});
        test.store.dispatch(LoadState {scene});
        QVERIFY(!test.player.place());
        test.player.stepForward();
        QCOMPARE(test.query(), 10);
    }

    void theIndexFollowsUndo()
    {
        Harness test;
        test.player.show(0);
        test.player.show(1);
        test.store.undo();
        QCOMPARE(test.player.place(), std::optional<std::size_t>(0));
        test.player.stepForward();
        QCOMPARE(test.query(), 20);
        test.store.dispatch(ChangeSeries {});
        QVERIFY(!test.player.place());
        test.player.togglePlaying();
        QVERIFY(!test.player.isPlaying());
    }

    void aSceneOpenedInItsFirstStateContinuesWithTheSecond()
    {
        Harness test;
        test.player.show(0);
        const LabState scene = test.store.state();
        test.store.dispatch(ChangeSeries {});
        test.store.dispatch(LoadState {scene});
        test.player.stepForward();
        QCOMPARE(test.query(), 20);
    }

    void steppingDoesNotModifyTheDocument()
    {
        for (const auto easing : {SeriesPlayer::Easing::AtOnce, SeriesPlayer::Easing::Eased}) {
            Harness test(easing);
            for (int k = 0; k < 3; ++k) {
                test.player.stepForward();
                QTRY_VERIFY(isShown(test.store.state(), *test.player.place()));
                QVERIFY(!test.store.isModified());
            }
            test.player.stepBack();
            test.player.stepBack(); // during the previous step
            QTRY_COMPARE(test.query(), 10);
            QVERIFY(!test.store.isModified());
            test.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
            QVERIFY(test.store.isModified());
        }
    }
};

LAB_GUILESS_TESTS(TestSeriesPlayer)
#include "tst_series_player.moc"

#include "ui/store/store.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "ui/store/gesture.h"

#include <QSignalSpy>

#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

SetParameter query(std::int64_t position)
{
    return {"position.query", position};
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangeIsSignalledOnce()
    {
        Store store;
        QSignalSpy spy(&store, &Store::changed);
        store.dispatch(query(20));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(store.state().position.query, 20);
    }

    // A page that is asked again has its own numbers meanwhile.
    void derivationAnswersDoNotModifyTheDocument()
    {
        Store store;
        store.dispatch(SetParameter {"bench", std::string("derivation")});
        store.dispatch(Predict {0, -1e9, 1, false});
        store.dispatch(Predict {0, -1e9, 1, false});
        for (const int page : {1, 2}) {
            store.dispatch(SetParameter {"derivation.page", std::int64_t {page}});
            store.dispatch(Predict {page, 1, 1, true});
        }
        store.dispatch(SetParameter {"derivation.page", std::int64_t {0}});
        QVERIFY(store.state().derivation.savedNumbers);
        QVERIFY(store.isModified() && !store.hasWork());
        store.dispatch(SetParameter {"derivation.page", std::int64_t {1}});
        QVERIFY(!store.hasWork());
        store.dispatch(SetParameter {"derivation.theta", 0.3});
        QVERIFY(store.hasWork());
        store.undo();
        store.dispatch(query(20));
        QVERIFY(store.hasWork());
        store.markSaved();
        QVERIFY(!store.hasWork());
    }

    // Whatever is done in it, even by a gesture that goes on.
    void anAsideLeavesNothing()
    {
        Store store;
        store.setAsides([] { return true; });
        const Gesture before = newGesture();
        store.dispatch(query(20), before);
        store.dispatch(query(30));
        store.dispatch(query(40));
        store.undo();
        store.markSaved();
        const LabState kept = store.state();
        const LabState undone = store.undoState();
        const LabState redone = store.redoState();
        const std::uint64_t moment = store.moment();
        QSignalSpy keptChanged(&store, &Store::keptChanged);
        QSignalSpy changed(&store, &Store::changed);
        QSignalSpy turning(&store, &Store::asideTurning);
        QSignalSpy turned(&store, &Store::asideTurned);

        const Gesture drag = newGesture();
        store.dispatch(SetParameter {"bench", std::string("base")}, drag);
        QVERIFY(store.isAside());
        QVERIFY(store.state().bench == BenchId::Context);
        QVERIFY(!store.canUndo() && !store.canRedo());
        store.dispatch(query(50), drag);
        store.dispatch(query(60), before);
        store.dispatch(SetParameter {"rope.base", 500.0});
        store.dispatch(SetParameter {"bench", std::string("waves")});
        store.undo();
        QVERIFY(store.kept() == kept);
        QVERIFY(!store.isModified() && !store.hasWork());
        store.closeAside();
        QVERIFY(!store.isAside());
        QVERIFY(store.state() == kept);
        QVERIFY(store.undoState() == undone && store.redoState() == redone);
        QCOMPARE(store.moment(), moment);
        QCOMPARE(keptChanged.count(), 0);
        QCOMPARE(turning.count(), 2);
        QCOMPARE(turned.count(), 2);
        QVERIFY(changed.count() > 2);

        store.dispatch(query(70), drag); // one step, and nothing of before is undone
        QVERIFY(store.undoState() == kept);
        QVERIFY(!store.isAside());
    }

    void onlyAnEditThatShowsAnotherBenchOpensAnAside()
    {
        Store store;
        bool isPresented = false;
        store.setAsides([&isPresented] { return isPresented; });
        LabState other = store.state();
        other.bench = BenchId::Waves;
        store.dispatch(SetParameter {"bench", std::string("waves")});
        isPresented = true;
        store.undo();
        store.redo();
        store.dispatch(query(20));
        store.dispatch(LoadState {clamped({})});
        store.dispatch(StepTo {other});
        store.dispatch(SetParameter {"bench", std::string("waves")}); // which is shown
        QVERIFY(!store.isAside());
        store.setLock([](const LabState& before, const LabState& after) {
            return before.position.key == after.position.key;
        });
        other.bench = BenchId::Rotations;
        other.position.key = 7;
        store.openAside(LoadState {other}); // must not show what is locked
        QVERIFY(!store.isAside());
        store.dispatch(SetParameter {"bench", std::string("rotations")});
        QVERIFY(store.isAside());
        Series series({SeriesStep {store.state(), {}, 2}});
        store.dispatch(ChangeSeries {series}); // of what is kept
        QVERIFY(!store.isAside());
        QCOMPARE(store.state().series, series);
    }

    // Reading alone must not cause a question about saving.
    void viewSettingsDoNotModifyTheDocument()
    {
        Store store;
        for (const auto& [key, value] :
            Patch {{"bench", std::string("base")}, {"base.picture", std::string("temperature")},
                {"position.shown", std::int64_t {128}}, {"rope.pair", std::int64_t {4}},
                {"bench", std::string("waves")}, {"waves.picture", std::string("odometer")},
                {"bench", std::string("compare")}, {"compare.claim", std::int64_t {3}}}) {
            store.dispatch(SetParameter {key, value});
            QVERIFY2(!store.hasWork(), key.c_str());
        }
        QVERIFY(store.isModified());
        store.dispatch(SetParameter {"sinusoidal.base", 500.0});
        QVERIFY(store.hasWork());
    }

    void showingASavedStateDoesNotModifyTheDocument()
    {
        Store store;
        SeriesStep step;
        step.state = store.state();
        std::vector<SeriesStep> steps {step};
        step.state.rotations.base = 500;
        steps.push_back(step);
        store.dispatch(ChangeSeries {Series(steps)});
        QVERIFY(store.hasWork());
        store.markSaved();
        store.dispatch(StepTo {step.state});
        QVERIFY(!store.hasWork());
        store.dispatch(SetParameter {"rope.base", 600.0});
        QVERIFY(store.hasWork());
    }

    // Space keeps playing m during a drag of a slider.
    void aDragIsOneUndoStepDuringPlayback()
    {
        const auto base = [](double value) { return SetParameter {"rope.base", value}; };
        Store store;
        const LabState start = store.state();
        const Gesture playing = newGesture();
        for (int m = 20; m < 23; ++m)
            store.dispatch(query(m), playing);
        const Gesture drag = newGesture();
        const Gesture series = playing - 1; // two playbacks at once
        for (int tick = 0; tick < 5; ++tick) {
            store.dispatch(query(30 + tick), playing);
            store.dispatch(SetParameter {"alibi.heads", std::int64_t {4 + tick}}, series);
            store.dispatch(base(500 + tick), drag);
            QCOMPARE(store.state().position.query, 30 + tick);
        }
        QCOMPARE(store.state().rotations.base, 504.0);
        QCOMPARE(store.state().biases.encoding.heads, 8);
        store.dispatch(query(40), playing); // releases the drag
        store.dispatch(query(41), playing);
        store.undo();
        QCOMPARE(store.state().rotations.base, 504.0);
        QCOMPARE(store.state().position.query, 34);
        store.undo();
        QCOMPARE(store.state().rotations.base, start.rotations.base);
        QVERIFY(store.state().position.query >= 22); // includes the playback before the drag
        store.redo();
        QCOMPARE(store.state().rotations.base, 504.0);
    }

    // A smaller dimension limits the pair, which is restored although m keeps playing.
    void aDragBackDoesNotDisturbPlayback()
    {
        Store store;
        store.dispatch(SetParameter {"rope.pair", std::int64_t {7}});
        const Gesture playing = newGesture();
        store.dispatch(query(20), playing);
        const Gesture drag = newGesture();
        for (const std::int64_t width : {8, 4, 8, 16}) {
            store.dispatch(SetParameter {"rope.width", width}, drag);
            store.dispatch(query(20 + width), playing);
        }
        store.dispatch(SetParameter {"rope.width", std::int64_t {32}}, drag);
        QCOMPARE(store.state().rotations.pair, 7);
        QCOMPARE(store.state().position.query, 36);
    }

    void anEditThatChangesNothingIsNotSignalled()
    {
        Store store;
        QSignalSpy spy(&store, &Store::changed);
        store.dispatch(query(store.state().position.query));
        store.dispatch(SetParameter {"no.such.key", 1.0});
        QCOMPARE(spy.count(), 0);
        QVERIFY(!store.canUndo());
    }

    void anEditRefusedByTheLockIsReportedWithoutAnUndoStep()
    {
        Store store;
        QSignalSpy refused(&store, &Store::refused);
        store.setLock([](const LabState& before, const LabState& after) {
            return before.position.query == after.position.query;
        });
        store.dispatch(query(20));
        QCOMPARE(refused.count(), 1);
        QVERIFY(!store.canUndo());
        store.dispatch(SetParameter {"position.key", std::int64_t {7}});
        QCOMPARE(store.state().position.key, 7);
        LabState opened = store.state();
        opened.position.query = 30;
        store.dispatch(LoadState {opened}); // loading a state bypasses the lock
        QCOMPARE(store.state().position.query, 30);
        store.setLock({});
        store.dispatch(query(20));
        QCOMPARE(store.state().position.query, 20);
        QCOMPARE(refused.count(), 1);
    }

    void editsOfOneGestureAreOneUndoStep()
    {
        Store store;
        const LabState start = store.state();
        const Gesture drag = newGesture();
        for (const std::int64_t position : {10, 11, 12, 13})
            store.dispatch(query(position), drag);
        store.undo();
        QCOMPARE(store.state(), start);
        QVERIFY(!store.canUndo());
        store.redo();
        QCOMPARE(store.state().position.query, 13);
        QVERIFY(!store.canRedo());
    }

    // The largest distance must exceed the distances with their own bucket.
    void aParameterRestoresTheValuesItLimited()
    {
        Store store;
        const LabState start = store.state();
        const Gesture gesture = newGesture();
        const auto set = [&](std::int64_t buckets) {
            store.dispatch(SetParameter {"t5.buckets", buckets}, gesture);
        };
        set(1000);
        QVERIFY(
            store.state().schemes.t5.encoding.maxDistance > start.schemes.t5.encoding.maxDistance);
        set(40);
        QCOMPARE(
            store.state().schemes.t5.encoding.maxDistance, start.schemes.t5.encoding.maxDistance);
        store.dispatch(SetParameter {"t5.buckets", std::nan("")}, gesture);
        QCOMPARE(store.state().schemes.t5.encoding.buckets, 40);
        set(start.schemes.t5.encoding.buckets);
        QVERIFY(store.state() == start && !store.canUndo());
        set(1000);
        // Two parameters change.
        store.dispatch(SetParameter {"t5.heads", std::int64_t {3}}, gesture);
        set(40);
        QCOMPARE(store.state().schemes.t5.encoding.heads, 3);
        QVERIFY(
            store.state().schemes.t5.encoding.maxDistance > start.schemes.t5.encoding.maxDistance);
    }

    void differentGesturesNeverMerge()
    {
        Store store;
        const Gesture first = newGesture();
        store.dispatch(query(20), first);
        const Gesture second = newGesture();
        QVERIFY(second != first);
        store.dispatch(query(20), second); // a change without effect
        store.dispatch(query(21), second);
        store.undo();
        QCOMPARE(store.state().position.query, 20);
    }

    void anEditAfterUndoDiscardsRedo()
    {
        Store store;
        store.dispatch(query(20));
        store.undo();
        store.dispatch(query(30));
        QVERIFY(!store.canRedo());
        QSignalSpy spy(&store, &Store::changed);
        store.redo();
        QCOMPARE(spy.count(), 0);
    }

    void theUndoNameIsThatOfItsEdit()
    {
        Store store;
        store.dispatch(query(20));
        store.dispatch(ShowPositions {0, 128});
        QVERIFY(store.undoEdit().is<ShowPositions>());
        store.undo();
        QVERIFY(store.redoEdit().is<ShowPositions>());
        QVERIFY(store.undoEdit().is<SetParameter>());
    }

    void modifiedMeansDifferentFromTheSavedState()
    {
        Store store;
        QSignalSpy spy(&store, &Store::modifiedChanged);
        QVERIFY(!store.isModified());
        store.dispatch(query(20));
        QVERIFY(store.isModified());
        store.undo();
        QVERIFY(!store.isModified());
        store.redo();
        store.markSaved();
        QVERIFY(!store.isModified());
        store.undo();
        QVERIFY(store.isModified());
        QCOMPARE(spy.count(), 5);
    }
};

LAB_GUILESS_TESTS(TestStore)
#include "tst_store.moc"

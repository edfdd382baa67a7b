#include "ui/drawing/ruler/position_ruler.h"

#include "tests/qt_test.h"
#include "ui/store/store.h"
#include "ui/views/controls/play_button.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;

namespace {

/// A ruler connected to a store, at its highest speed.
struct Harness {
    explicit Harness(const Positions& positions)
        : store(clamped(stateWith(positions)))
    {
        QObject::connect(&ruler, &PositionRuler::edited, &store,
            [this](const Edit& edit, Gesture gesture) { store.dispatch(edit, gesture); });
        QObject::connect(&store, &Store::changed, &ruler, &PositionRuler::setState);
        ruler.setState(store.state());
        ruler.resize(1280, PositionRuler::fixedHeight);
        auto* speed = ruler.findChild<QComboBox*>();
        speed->setCurrentIndex(speed->count() - 1);
        play = ruler.findChild<PlayButton*>();
    }

    static LabState stateWith(const Positions& positions)
    {
        LabState state;
        state.position = positions;
        return state;
    }

    const Positions& at() const { return store.state().position; }

    Store store;
    PositionRuler ruler;
    PlayButton* play = nullptr;
};

} // namespace

class TestRulerPlaying : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingPlaysAtStart()
    {
        Harness harness({});
        QVERIFY(!harness.ruler.isPlaying());
        QVERIFY(!harness.play->isChecked());
        QCOMPARE(harness.play->accessibleName(), QStringLiteral("Play"));
    }

    void signalsReportStartAndEndOfPlaying()
    {
        Harness harness({.query = 2, .key = 4, .shown = 8});
        QSignalSpy reported(&harness.ruler, &PositionRuler::playingChanged);
        harness.play->click();
        QCOMPARE(reported.size(), 1);
        QCOMPARE(reported[0], QVariantList {true});
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {3}});
        QCOMPARE(reported.size(), 2);
        QCOMPARE(reported[1], QVariantList {false}); // something else moved m
    }

    void allListedSpeedsWork()
    {
        Harness harness({});
        const auto* speed = harness.ruler.findChild<QComboBox*>();
        QStringList speeds;
        for (int i = 0; i < speed->count(); ++i)
            speeds += speed->itemText(i).section(u' ', 0, 0);
        QCOMPARE(speeds.join(u' '), QStringLiteral("1 2 4 8 16 60"));
    }

    void mMovesToTheEndOfTheViewInOneUndoStep()
    {
        Harness harness({.query = 2, .key = 4, .shown = 8});
        harness.play->click();
        QVERIFY(harness.ruler.isPlaying());
        QCOMPARE(harness.play->accessibleName(), QStringLiteral("Pause"));
        QTRY_VERIFY(!harness.ruler.isPlaying());
        QCOMPARE(harness.at().query, 7);
        QCOMPARE(harness.at().key, 4);
        QCOMPARE(harness.at().first, 0);
        QVERIFY(!harness.play->isChecked());
        harness.store.undo();
        QCOMPARE(harness.at().query, 2);
        QVERIFY(!harness.store.canUndo());
    }

    void aLockedDistanceMovesBoth()
    {
        Harness harness({.query = 1, .key = 3, .distanceLocked = true, .shown = 8});
        harness.ruler.togglePlaying();
        QTRY_VERIFY(!harness.ruler.isPlaying());
        QCOMPARE(harness.at().query, 5);
        QCOMPARE(harness.at().key, 7);
        QCOMPARE(harness.at().shown, 8);
    }

    void playingRestartsFromTheLeftAtTheEnd()
    {
        Harness harness({.query = 107, .key = 104, .first = 100, .shown = 8});
        harness.ruler.togglePlaying();
        QCOMPARE(harness.at().query, 100);
        QTRY_VERIFY(!harness.ruler.isPlaying());
        QCOMPARE(harness.at().query, 107);
        QCOMPARE(harness.at().first, 100);
        QVERIFY(!harness.store.canUndo()); // a full round ends at the start
    }

    void theButtonPauses()
    {
        Harness harness({});
        harness.play->click();
        QTRY_VERIFY(harness.at().query > 10);
        harness.play->click();
        QVERIFY(!harness.ruler.isPlaying());
        harness.store.undo();
        QCOMPARE(harness.at().query, 9);
    }

    void anotherMoveOfMStopsPlaying()
    {
        Harness harness({});
        harness.ruler.togglePlaying();
        QTRY_VERIFY(harness.at().query > 10);
        harness.store.dispatch(SetParameter {"rope.base", 5000.0});
        QVERIFY(harness.ruler.isPlaying());
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {3}});
        QVERIFY(!harness.ruler.isPlaying());
        QCOMPARE(harness.at().query, 3);
    }

    void undoStopsPlaying()
    {
        Harness harness({});
        harness.ruler.togglePlaying();
        QTRY_VERIFY(harness.at().query > 10);
        harness.store.undo();
        QVERIFY(!harness.ruler.isPlaying());
        QCOMPARE(harness.at().query, 9);
    }
};

LAB_WIDGET_TESTS(TestRulerPlaying)
#include "tst_ruler_playing.moc"

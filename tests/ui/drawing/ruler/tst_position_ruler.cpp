#include "ui/drawing/ruler/position_ruler.h"

#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/touch.h"
#include "ui/drawing/ruler/ruler_grip.h"
#include "ui/drawing/ruler/ruler_track.h"
#include "ui/paint/controls/control_style.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/number_field.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QToolTip>
#include <QWheelEvent>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A ruler connected to a store as in the window, 1280 pixels wide.
struct Harness {
    explicit Harness(const Positions& positions = {})
        : store(clamped(stateWith(positions)))
    {
        QObject::connect(&ruler, &PositionRuler::edited, &store,
            [this](const Edit& edit, Gesture gesture) { store.dispatch(edit, gesture); });
        QObject::connect(&store, &Store::changed, &ruler, &PositionRuler::setState);
        Look look;
        look.formulas = &book;
        ruler.setLook(look);
        ruler.setState(store.state());
        ruler.resize(1280, PositionRuler::fixedHeight);
        ruler.show();
        if (!QTest::qWaitForWindowActive(&ruler))
            qFatal("the ruler is not active");
        track = ruler.findChild<RulerTrack*>();
        const auto grips = ruler.findChildren<RulerGrip*>();
        query = grips[0];
        key = grips[1];
        fields = ruler.findChildren<NumberField*>();
    }

    static LabState stateWith(const Positions& positions)
    {
        LabState state;
        state.position = positions;
        return state;
    }

    const Positions& at() const { return store.state().position; }
    double pixel(double position) const { return track->places().axis.pixel(position); }
    QPoint point(double position) const
    {
        return {qRound(pixel(position)), qRound(track->places().lineY)};
    }

    /// Drags one pixel at a time.
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(track, Qt::LeftButton, {}, from);
        const int way = to.x() > from.x() ? 1 : -1;
        for (int x = from.x(); x != to.x(); x += way)
            QTest::mouseMove(track, {x + way, from.y()});
        QTest::mouseRelease(track, Qt::LeftButton, {}, to);
    }

    void wheel(QPoint at, int turn) { wheel(at, QPoint(0, turn)); }
    void wheel(QPoint at, QPoint turn)
    {
        QWheelEvent event(at, track->mapToGlobal(at), {}, turn, {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(track, &event);
    }

    FormulaBook book;
    Store store;
    PositionRuler ruler;
    RulerTrack* track = nullptr;
    RulerGrip* query = nullptr;
    RulerGrip* key = nullptr;
    QList<NumberField*> fields;
};

} // namespace

class TestPositionRuler : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void presentationControlsReportWhatTheyCover()
    {
        Harness harness;
        harness.ruler.setPresenting(true);
        const QImage without = harness.track->QWidget::grab().toImage();
        harness.ruler.showControls(true);
        const QImage with =
            harness.track->QWidget::grab().toImage().convertToFormat(without.format());
        QVERIFY(with != without); // numbers below the controls are left out
        harness.ruler.showControls(false);
        QCOMPARE(harness.track->QWidget::grab().toImage(), without);
    }

    void lockedHandlesAreGreyAndDoNotMove()
    {
        Harness harness({.query = 20, .key = 40});
        const QImage before = harness.track->QWidget::grab().toImage();
        harness.ruler.setLocked({"position.query", "curve"});
        QVERIFY(!harness.fields[0]->isEnabled() && harness.fields[1]->isEnabled());
        QVERIFY(!harness.query->isEnabled() && harness.key->isEnabled());
        QVERIFY(
            harness.track->QWidget::grab().toImage().convertToFormat(before.format()) != before);
        const LabState start = harness.store.state();
        const QPoint query = harness.point(20);
        harness.drag(query, query + QPoint(60, 0));
        harness.drag(harness.point(30), harness.point(33)); // drags the bar
        QTest::mouseDClick(harness.track, Qt::LeftButton, {}, query);
        const QSignalSpy refused(&harness.ruler, &PositionRuler::refused);
        harness.ruler.togglePlaying();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!harness.ruler.isPlaying());
        QVERIFY(harness.store.state() == start);
        QTest::mouseMove(harness.track, query);
        QCOMPARE(harness.track->cursor().shape(), Qt::ArrowCursor);
        harness.drag(harness.point(40), harness.point(40) + QPoint(60, 0));
        QVERIFY(harness.at().key > 40);
        // With a locked distance, each handle would move the other.
        harness.store.dispatch(SetParameter {"position.lock", true});
        QVERIFY(!harness.fields[1]->isEnabled() && !harness.key->isEnabled());
        harness.store.undo();
        QVERIFY(harness.fields[1]->isEnabled() && harness.key->isEnabled());
        // Escape also cancels panning that happened in between.
        const LabState now = harness.store.state();
        const QPoint ground = harness.point(10);
        press(*harness.track, ground);
        sendMouse(*harness.track, QEvent::MouseMove, ground + QPoint(-60, 0), Qt::LeftButton);
        QVERIFY(!(harness.store.state() == now));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        release(*harness.track, ground);
        QVERIFY(harness.store.state() == now);
        harness.ruler.setLocked({});
        harness.drag(query, query + QPoint(60, 0));
        QVERIFY(harness.at().query > 20);
    }

    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void aDragOfAHandleIsOneUndoStep()
    {
        Harness harness;
        harness.drag(harness.point(9), harness.point(30));
        QCOMPARE(harness.at().query, 30);
        QCOMPARE(harness.at().key, 4);
        harness.store.undo();
        QCOMPARE(harness.at().query, 9);
        QVERIFY(!harness.store.canUndo());

        harness.drag(harness.point(4), harness.point(0));
        QCOMPARE(harness.at().key, 0);
        QCOMPARE(harness.at().query, 9);
    }

    void aDoubleClickWhilePresentingAsksForTheValueBar()
    {
        Harness harness;
        harness.ruler.setPresenting(true);
        QSignalSpy wanted(&harness.ruler, &PositionRuler::typingWanted);
        QTest::mouseDClick(harness.track, Qt::LeftButton, {}, harness.point(4));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted.front().front().value<Token>() == Token::Key);
        QVERIFY(!harness.fields[1]->isVisible());
    }

    void aClickOnAHandleMovesNothing()
    {
        Harness harness;
        QTest::mouseClick(harness.track, Qt::LeftButton, {}, harness.point(9) + QPoint(7, 3));
        QVERIFY(!harness.store.canUndo());
    }

    void releasingTheButtonElsewhereEndsTheDrag()
    {
        Harness harness;
        const QPoint from = harness.point(9);
        press(*harness.track, from);
        sendMouse(*harness.track, QEvent::MouseMove, harness.point(20), Qt::LeftButton);
        QCOMPARE(harness.at().query, 20);
        hover(*harness.track, harness.point(30));
        QCOMPARE(harness.at().query, 20);
    }

    void escapeCancelsADragAndHidingEndsIt()
    {
        Harness ruler;
        const LabState start = ruler.store.state();
        // A handle, the bar between the handles, the other handle, and the background, which pans.
        for (const double position : {9.0, 6.5, 4.0, 20.0}) {
            const QPoint from = ruler.point(position);
            press(*ruler.track, from);
            sendMouse(*ruler.track, QEvent::MouseMove, from + QPoint(-60, 0), Qt::LeftButton);
            QVERIFY(!(ruler.store.state() == start));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            sendMouse(*ruler.track, QEvent::MouseMove, from + QPoint(-90, 0), Qt::LeftButton);
            release(*ruler.track, from + QPoint(-90, 0));
            QVERIFY(ruler.store.state() == start && !ruler.store.canUndo());
        }

        const QPoint from = ruler.point(static_cast<double>(ruler.at().query));
        press(*ruler.track, from);
        sendMouse(*ruler.track, QEvent::MouseMove, from + QPoint(60, 0), Qt::LeftButton);
        const LabState then = ruler.store.state();
        ruler.ruler.hide();
        sendMouse(*ruler.track, QEvent::MouseMove, from + QPoint(90, 0), Qt::LeftButton);
        QVERIFY(ruler.store.state() == then);
    }

    void aDragBeyondTheEndStopsThere()
    {
        Harness harness;
        const QPoint far(harness.track->width() + 600, harness.point(0).y());
        harness.drag(harness.point(9), far);
        QCOMPARE(harness.at().query, 63);
        QCOMPARE(harness.at().first, 0);
        QCOMPARE(harness.at().shown, 64);
        harness.drag(harness.point(63), {-600, far.y()});
        QCOMPARE(harness.at().query, 0);
    }

    void aLockedDistanceMovesBothHandles()
    {
        Harness harness;
        QTest::mouseClick(harness.ruler.findChild<QCheckBox*>(), Qt::LeftButton, {}, {8, 8});
        QVERIFY(harness.at().distanceLocked);
        harness.drag(harness.point(9), harness.point(29));
        QCOMPARE(harness.at().query, 29);
        QCOMPARE(harness.at().key, 24);
        harness.drag(harness.point(24), harness.point(63));
        QCOMPARE(harness.at().query, 63);
        QCOMPARE(harness.at().key, 58);
        QCOMPARE(harness.at().first, 0);
    }

    void theBarMovesBoth()
    {
        Harness harness({.query = 30, .key = 10});
        harness.drag(harness.point(20), harness.point(35));
        QCOMPARE(harness.at().query, 45);
        QCOMPARE(harness.at().key, 25);
        QVERIFY(harness.store.undoEdit().is<MovePositions>());
        harness.drag(harness.point(35), {-500, harness.point(0).y()});
        QCOMPARE(harness.at().query, 20);
        QCOMPARE(harness.at().key, 0);
        harness.store.undo();
        harness.store.undo();
        QCOMPARE(harness.at().query, 30);
        QVERIFY(!harness.store.canUndo());
    }

    void draggingTheBackgroundPans()
    {
        Harness harness({.query = 109, .key = 104, .first = 100});
        harness.drag(harness.point(140), harness.point(130));
        QCOMPARE(harness.at().first, 110);
        QCOMPARE(harness.at().shown, 64);
        QCOMPARE(harness.at().query, 109);
        harness.store.undo();
        QVERIFY(!harness.store.canUndo());
    }

    void theWheelZoomsAtThePointer()
    {
        Harness harness({.query = 40, .key = 30, .shown = 64});
        const QPoint pointer = harness.point(32);
        harness.wheel(pointer, -480);
        QCOMPARE(harness.at().shown, 256);
        QCOMPARE(harness.at().first, 0);
        harness.wheel(pointer, 480);
        QCOMPARE(harness.at().shown, 64);

        harness.store.dispatch(ShowPositions {1000, 64});
        const double before = harness.track->places().axis.value(pointer.x());
        harness.wheel(pointer, 120);
        QVERIFY(harness.at().shown < 64);
        const double after = harness.track->places().axis.value(pointer.x());
        QVERIFY(std::abs(after - before) <= 1);
    }

    void smallWheelStepsAddUp()
    {
        Harness wide({.query = 4, .key = 2, .shown = 16});
        for (int i = 0; i < 120; ++i) // like a touchpad
            wide.wheel(wide.point(8), -4);
        QCOMPARE(wide.at().shown, 64);

        Harness harness({.query = 40, .key = 30, .shown = 64});
        const QPoint middle = harness.point(32);
        for (int i = 0; i < 60; ++i)
            harness.wheel(middle, 4);
        QCOMPARE(harness.at().shown, 32);
        QVERIFY2(std::abs(harness.at().first - 16) <= 1,
            qPrintable(QString::number(harness.at().first)));

        harness.store.dispatch(ShowPositions {0, 64});
        for (int i = 0; i < 120; ++i)
            harness.wheel(middle, QPoint(-7, 0));
        QCOMPARE(harness.at().first, 56);
    }

    void aSecondFingerUndoesTheDrag()
    {
        Harness harness({.query = 123457, .key = 0, .shown = 1'000'000});
        const QPoint from = harness.point(123457);
        Fingers hand(*harness.track);
        hand.put(from);
        hand.move(from + QPoint(300, 0));
        QVERIFY(harness.at().query > 200'000);
        hand.put(from + QPoint(400, 0), 1);
        QCOMPARE(harness.at().query, 123457);
        hand.lift(1);
        hand.lift();
        QCOMPARE(harness.at().query, 123457);
        QVERIFY(!harness.store.canUndo());
    }

    void zoomStopsAtEightAndAtTenMillion()
    {
        Harness harness;
        for (int i = 0; i < 60; ++i)
            harness.wheel(harness.point(8), 120);
        QCOMPARE(harness.at().shown, 8);
        for (int i = 0; i < 60; ++i)
            harness.wheel({600, 34}, -120);
        QCOMPARE(harness.at().shown, lastPosition);
        QCOMPARE(harness.at().first, 0);
    }

    void zoomedFarOutADragStopsAtRoundPositions()
    {
        Harness harness({.query = 5'000'000, .key = 0, .shown = lastPosition});
        harness.drag(harness.point(5e6), harness.point(7.123e6));
        QCOMPARE(harness.at().query % 10'000, 0);
        QVERIFY(std::abs(harness.at().query - 7'123'000) < 20'000);
    }

    void aDoubleClickOnTheBackgroundFits()
    {
        Harness harness({.query = 9, .key = 4, .first = 5000, .shown = 20, .trainingLength = 4096});
        QTest::mouseDClick(harness.track, Qt::LeftButton, {}, {600, 34});
        QCOMPARE(harness.at().first, 0);
        QCOMPARE(harness.at().shown, 4096);
    }

    void aDoubleClickOnAHandleOpensItsField()
    {
        Harness harness;
        QTest::mouseDClick(harness.track, Qt::LeftButton, {}, harness.point(4));
        QVERIFY(harness.fields[1]->hasFocus());
        QCOMPARE(harness.fields[1]->selectedText(), u"4"_s);
        QTest::keyClicks(harness.fields[1], u"1 000"_s);
        QTest::keyClick(harness.fields[1], Qt::Key_Return);
        QCOMPARE(harness.at().key, 1000);
        QVERIFY(harness.at().first + harness.at().shown > 1000);
        QCOMPARE(harness.fields[1]->text(), u"1\u2009000"_s);
    }

    void anInvalidPositionStaysInTheField()
    {
        Harness harness;
        harness.fields[0]->setFocus();
        harness.fields[0]->selectAll();
        QTest::keyClicks(harness.fields[0], u"10000001"_s);
        QTest::keyClick(harness.fields[0], Qt::Key_Return);
        QVERIFY(!harness.store.canUndo());
        QCOMPARE(harness.fields[0]->error(),
            u"Query position must be a whole number from 0 to 10\u2009000\u2009000."_s);
    }

    void keysMoveTheFocusedHandle_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<int>("position");
        QTest::addRow("right") << int(Qt::Key_Right) << 0 << 13;
        QTest::addRow("left") << int(Qt::Key_Left) << 0 << 11;
        QTest::addRow("ten up") << int(Qt::Key_Right) << int(Qt::ShiftModifier) << 22;
        QTest::addRow("ten down") << int(Qt::Key_Left) << int(Qt::ShiftModifier) << 2;
        QTest::addRow("page up") << int(Qt::Key_PageUp) << 0 << 16;
        QTest::addRow("page down") << int(Qt::Key_PageDown) << 0 << 8;
        QTest::addRow("home") << int(Qt::Key_Home) << 0 << 0;
        QTest::addRow("end") << int(Qt::Key_End) << 0 << 63;
    }

    void keysMoveTheFocusedHandle()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(int, position);
        Harness harness({.query = 12, .key = 12});
        harness.query->setFocus();
        QTest::keyClick(harness.query, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QCOMPARE(harness.at().query, position);
        QCOMPARE(harness.at().key, 12);
        harness.store.undo();
        QVERIFY(!harness.store.canUndo());
        QTest::keyClick(harness.key, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QCOMPARE(harness.at().key, position);
    }

    void powersOfTwoGoBothWays()
    {
        QCOMPARE(powerOfTwoAbove(0), 1);
        QCOMPARE(powerOfTwoAbove(64), 128);
        QCOMPARE(powerOfTwoBelow(64), 32);
        QCOMPARE(powerOfTwoBelow(65), 64);
        QCOMPARE(powerOfTwoBelow(1), 0);
        QCOMPARE(powerOfTwoBelow(0), 0);
    }

    void tabReachesBothHandles()
    {
        Harness harness;
        QStringList reached;
        harness.fields[0]->setFocus();
        for (int i = 0; i < 8; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            reached += QApplication::focusWidget()->accessibleName();
        }
        QVERIFY(reached.contains(u"Query position, handle of the ruler"_s));
        QVERIFY(reached.contains(u"Key position, handle of the ruler"_s));
    }

    void aHandleOutOfViewIsAnArrowToIt()
    {
        Harness harness({.query = 9, .key = 4, .first = 1000});
        const drawing::RulerLayout layout = harness.track->places();
        QVERIFY(layout.query.side == drawing::RulerLayout::End::Side::Before);
        QVERIFY(std::abs(layout.query.centre.x - layout.key.centre.x) > 8);
        QTest::mouseClick(
            harness.track, Qt::LeftButton, {}, qt(layout.query.centre).toPoint() + QPoint(2, 0));
        QCOMPARE(harness.at().first, 0);
        QCOMPARE(harness.at().query, 9);
        QVERIFY(harness.track->places().query.side == drawing::RulerLayout::End::Side::Inside);
    }

    void handlesAreAccessibleSliders()
    {
        Harness harness;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(harness.query);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QCOMPARE(spoken->text(QAccessible::Name), u"Query position, handle of the ruler"_s);
        QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 9);
        QCOMPARE(spoken->valueInterface()->maximumValue().toLongLong(), lastPosition);
        spoken->valueInterface()->setCurrentValue(20);
        QCOMPARE(harness.at().query, 20);
        QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 20);
    }

    void everyControlHasANameAndATooltip()
    {
        Harness harness;
        for (QWidget* widget : harness.ruler.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            if (!qobject_cast<RulerGrip*>(widget))
                QVERIFY2(!widget->toolTip().isEmpty(), widget->metaObject()->className());
        }
    }
};

LAB_WIDGET_TESTS(TestPositionRuler)
#include "tst_position_ruler.moc"

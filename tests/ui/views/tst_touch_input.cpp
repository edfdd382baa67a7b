#include "ui/views/touch_input.h"

#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/touch.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/drawing/ruler/ruler_track.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTabletEvent>

#include <set>
#include <variant>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

/// A window with one picture that records its events; the query is the pointer's x.
class Canvas : public PlainPicture {
public:
    Canvas()
        : PlainPicture(Picture::RotationsDials, nullptr)
    {
        resize(400, 300);
        connect(this, &PictureView::edited, this, [this](const Edit& edit, Gesture gesture) {
            gestures.insert(gesture);
            if (const auto* set = edit.as<SetParameter>())
                queries.push_back(std::get<std::int64_t>(set->value));
        });
        show();
    }
    std::vector<std::int64_t> queries;
    std::set<Gesture> gestures;
    int doubles = 0;
    std::vector<QPoint> menus;

protected:
    void doubleClick(QPointF) override { ++doubles; }
    void contextMenuEvent(QContextMenuEvent* event) override { menus.push_back(event->pos()); }
};

} // namespace

class TestTouchInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingByTouchIsOneGesture()
    {
        Canvas canvas;
        Fingers fingers(canvas);
        fingers.put({100, 100});
        fingers.move({102, 100});
        QVERIFY(canvas.queries.empty()); // a small jitter
        fingers.move({150, 100});
        fingers.move({180, 100});
        fingers.lift();
        QCOMPARE(canvas.queries, (std::vector<std::int64_t> {150, 180}));
        QCOMPARE(canvas.gestures.size(), std::size_t {1});
    }

    void aSecondFingerCancelsTheDrag()
    {
        Canvas canvas;
        Fingers fingers(canvas);
        fingers.put({100, 100});
        fingers.move({150, 100});
        fingers.put({250, 100}, 1);
        QCOMPARE(canvas.queries.back(), 100);
        const std::size_t reported = canvas.queries.size();
        fingers.move({300, 100}, 1);
        QVERIFY(canvas.turned > 0);
        fingers.lift(1);
        fingers.move({200, 100}); // the remaining finger drags nothing
        fingers.lift();
        QCOMPARE(canvas.queries.size(), reported);
    }

    // Dragging back would set the query to the pixel of the press, which differs from its exact
    // value.
    void cancellingADragRestoresTheExactValue()
    {
        Canvas canvas;
        LabState state;
        state.position.query = 123457;
        canvas.setParametersFrom([&state]() -> const LabState& { return state; });
        connect(&canvas, &PictureView::edited, &canvas,
            [&state](const Edit& edit, Gesture) { state = applied(state, edit); });
        Fingers fingers(canvas);
        fingers.put({100, 100});
        fingers.move({150, 100});
        QCOMPARE(state.position.query, 150);
        fingers.put({250, 100}, 1);
        QCOMPARE(state.position.query, 123457);
        fingers.lift(1);
        fingers.lift();
        QCOMPARE(state.position.query, 123457);
    }

    void twoFingersPressNothing()
    {
        Canvas canvas;
        Fingers(canvas).pinch({200, 150}, 60, 120);
        QVERIFY(canvas.queries.empty());
        QCOMPARE(canvas.turned, 1);
    }

    void twoTapsAreADoubleClick()
    {
        Canvas canvas;
        Fingers fingers(canvas);
        fingers.tap({100, 100});
        QCOMPARE(canvas.doubles, 0);
        fingers.tap({104, 98});
        QCOMPARE(canvas.doubles, 1);
        fingers.tap({104, 98});
        QCOMPARE(canvas.doubles, 1); // a third tap starts a new sequence
    }

    void aLongPressOpensTheMenuWithoutAPress()
    {
        QStyleHints& hints = *QGuiApplication::styleHints();
        const int usual = hints.mousePressAndHoldInterval();
        hints.setMousePressAndHoldInterval(0);
        Canvas canvas;
        Fingers fingers(canvas);
        fingers.put({100, 100});
        QTRY_COMPARE(canvas.menus.size(), std::size_t {1});
        hints.setMousePressAndHoldInterval(usual);
        QCOMPARE(canvas.menus.front(), QPoint(100, 100));
        fingers.move({150, 100});
        fingers.lift();
        QVERIFY(canvas.queries.empty());
    }

    // Qt repeats tablet events that a widget ignores as mouse events.
    void aPenActsAsAMouse()
    {
        QVERIFY(QCoreApplication::testAttribute(Qt::AA_SynthesizeMouseForUnhandledTabletEvents));
        Canvas canvas;
        const QPointingDevice pen(QStringLiteral("pen"), 7, QInputDevice::DeviceType::Stylus,
            QPointingDevice::PointerType::Pen, QInputDevice::Capability::Position, 1, 2);
        const QPointF from(100.25, 100);
        QTabletEvent down(QEvent::TabletPress, &pen, from, canvas.mapToGlobal(from), 0.5, 0, 0, 0,
            0, 0, Qt::NoModifier, Qt::LeftButton, Qt::LeftButton);
        QApplication::sendEvent(&canvas, &down);
        QVERIFY(!down.isAccepted());
        drag(canvas, from, {140.75, 90}, 2);
        QCOMPARE(canvas.queries, (std::vector<std::int64_t> {120, 140}));
    }

    void touchingBesideARulerHandleDragsIt()
    {
        RulerTrack ruler(nullptr);
        ruler.resize(800, 96);
        ruler.setFrame({.positions = {.query = 40, .key = 10, .first = 0, .shown = 64}});
        static_cast<QWidget&>(ruler).show();
        QSignalSpy edits(&ruler, &RulerTrack::edited);
        const QPoint query = qt(ruler.places().query.centre).toPoint();
        Fingers(ruler).drag(query + QPoint(15, 14), query + QPoint(135, 14));
        QVERIFY(!edits.isEmpty());
        const auto editOf = [](const QList<QVariant>& reported) {
            return *static_cast<const Edit*>(reported.front().constData());
        };
        const Edit edit = editOf(edits.last());
        QCOMPARE(edit.as<SetParameter>()->key, std::string("position.query"));
        const double perPixel = ruler.places().axis.pixelsPerUnit();
        QCOMPARE(std::get<std::int64_t>(edit.as<SetParameter>()->value),
            40 + std::llround(120 / perPixel));
        edits.clear();
        Fingers(ruler).pinch({400, 40}, 100, 50);
        QCOMPARE(editOf(edits.last()).as<ShowPositions>()->shown, 128);
    }
};

LAB_WIDGET_TESTS(TestTouchInput)
#include "tst_touch_input.moc"

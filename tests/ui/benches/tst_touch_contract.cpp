#include "picture_stage.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/touch.h"
#include "ui/views/touch_input.h"

#include <QWheelEvent>

#include <cstdlib>
#include <optional>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QByteArray spokenOf(const PictureView& picture, const PictureHandle& handle)
{
    return (picture.exportName() + u": "_s + handle.name).toUtf8();
}

bool isDraggableAt(PictureView& picture, QPointF place)
{
    if (!picture.rect().contains(place.toPoint()))
        return false;
    hover(picture, place);
    const Qt::CursorShape shape = picture.cursor().shape();
    return shape != Qt::ArrowCursor && shape != Qt::CrossCursor;
}

/// A point off the handle but near enough for a finger; nothing if another handle is nearer or the
/// handle is large enough itself.
std::optional<QPoint> fingerBeside(PictureView& picture, QPointF place)
{
    constexpr int off = 20;
    for (const QPoint by : {QPoint(off, 0), QPoint(-off, 0), QPoint(0, -off), QPoint(0, off),
             QPoint(14, 14), QPoint(-14, -14)}) {
        const QPoint finger = place.toPoint() + by;
        if (picture.rect().contains(finger) && picture.touched(finger) == place)
            return finger;
    }
    return std::nullopt;
}

bool isAlone(const std::vector<PictureHandle>& handles, std::size_t index)
{
    for (std::size_t i = 0; i < handles.size(); ++i)
        if (i != index && QLineF(handles[i].place, handles[index].place).length() < 3 * touchReach)
            return false;
    return true;
}

LabState stateAfterMouse(PictureStage& stage, PictureView& picture, QPointF from, QPoint by)
{
    press(picture, from);
    sendMouse(picture, QEvent::MouseMove, from + by, Qt::LeftButton);
    release(picture, from + by);
    const LabState after = stage.state();
    while (stage.store.canUndo())
        stage.store.undo();
    return after;
}

/// Number of handles tested per picture; the others are alike.
constexpr std::size_t maxOfPicture = 3;

} // namespace

/// One-finger and two-finger gestures on every picture of every bench.
class TestTouchContract : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void touchAndMouseHaveTheSameEffect_data() { addBenchSituations(); }
    void touchAndMouseHaveTheSameEffect()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        for (PictureView* picture : stage.pictures()) {
            dragOffHandles(stage, *picture);
            zoomByTwo(stage, *picture);
        }
    }

private:
    static void dragOffHandles(PictureStage& stage, PictureView& picture)
    {
        const LabState start = stage.state();
        const std::vector<PictureHandle> handles = picture.handles();
        std::size_t dragged = 0;
        for (std::size_t i = 0; i < handles.size() && dragged < maxOfPicture; ++i) {
            const QPointF place = handles[i].place;
            if (!isDraggableAt(picture, place))
                continue;
            const QByteArray what = spokenOf(picture, handles[i]);
            const std::optional<QPoint> finger = fingerBeside(picture, place);
            const QPointF beside = place + QPointF(20, 0);
            QVERIFY2(finger || !isAlone(handles, i) || isDraggableAt(picture, beside), what.data());
            if (!finger)
                continue;
            ++dragged;
            const QPoint by(18, -18);
            const LabState wanted = stateAfterMouse(stage, picture, place, by);
            Fingers(picture).drag(*finger, *finger + by);
            // Touch snaps to round numbers from farther away.
            QVERIFY2(
                handles[i].scaled ? stage.state() != start : stage.state() == wanted, what.data());
            while (stage.store.canUndo())
                stage.store.undo();
            QVERIFY2(stage.state() == start, what.data());
        }
    }

    static void zoomByTwo(PictureStage& stage, PictureView& picture)
    {
        constexpr int twoNotches = 240;
        const LabState start = stage.state();
        const QPoint middle = picture.rect().center();
        QWheelEvent turn(middle, picture.mapToGlobal(QPointF(middle)), {}, {0, twoNotches},
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&picture, &turn);
        LabState wanted = stage.state();
        if (wanted.rotations.pair != start.rotations.pair) // it turns pages
            wanted = start;
        while (stage.store.canUndo())
            stage.store.undo();
        zoomByMany(stage, picture, wanted.position);
        Fingers(picture).pinch(middle, 40, 80);
        QVERIFY2(stage.state() == wanted, qPrintable(picture.exportName()));
        while (stage.store.canUndo())
            stage.store.undo();
    }

    /// Many small zoom steps, as from a touchpad: rounding at each step would block or amplify
    /// them.
    static void zoomByMany(PictureStage& stage, PictureView& picture, const Positions& wanted)
    {
        const QPoint middle = picture.rect().center();
        for (int i = 0; i < 60; ++i) {
            QWheelEvent turn(middle, picture.mapToGlobal(QPointF(middle)), {}, {0, 4}, Qt::NoButton,
                Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&picture, &turn);
        }
        const Positions& now = stage.state().position;
        QVERIFY2(now.shown == wanted.shown, qPrintable(picture.exportName()));
        QVERIFY2(std::abs(now.first - wanted.first) <= 1, qPrintable(picture.exportName()));
        while (stage.store.canUndo())
            stage.store.undo();
    }
};

LAB_WIDGET_TESTS(TestTouchContract)
#include "tst_touch_contract.moc"

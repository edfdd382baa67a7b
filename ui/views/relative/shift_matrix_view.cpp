#include "ui/views/relative/shift_matrix_view.h"

#include "ui/paint/text/number_text.h"
#include "ui/store/gesture.h"

#include <QKeyEvent>
#include <QTimerEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int cellPause = 300; // milliseconds

} // namespace

ShiftMatrixView::ShiftMatrixView(QWidget* parent)
    : FramedView(Picture::RelativeShift, parent)
{
}

void ShiftMatrixView::frameChanged()
{
    if (frame().done == frame().cells())
        m_timer.stop();
}

QString ShiftMatrixView::exportName() const
{
    return u"shift"_s;
}

NumberTable ShiftMatrixView::tableOf(const ShiftedFrame& frame) const
{
    return lab::numbers(frame);
}

void ShiftMatrixView::updateAccessibleText()
{
    setAccessibleName(tr("The shift"));
    setAccessibleDescription(tr("%1 of %2 cells are filled by key. Space plays the shift; the "
                                "arrow keys go one cell back or forward.")
                                 .arg(wholeNumber(frame().done), wholeNumber(frame().cells())));
}

void ShiftMatrixView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().byKey.empty())
        return;
    const bool isHovered = handleAt(pointer()).has_value();
    paintShift(painter, area, ShiftLayout(area, frame(), look), frame(), m_timer.isActive(),
        isHovered, look);
}

void ShiftMatrixView::setDone(int cells)
{
    edit(SetParameter {
        "relative.shifted", Value(std::int64_t {std::clamp(cells, 0, frame().cells())})});
}

void ShiftMatrixView::play()
{
    if (m_timer.isActive()) {
        m_timer.stop();
    } else {
        m_playing = newGesture();
        if (frame().done == frame().cells())
            Q_EMIT edited(SetParameter {"relative.shifted", Value(std::int64_t {0})}, m_playing);
        m_timer.start(cellPause, this);
    }
    update();
}

void ShiftMatrixView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId())
        return PictureView::timerEvent(event);
    if (frame().done >= frame().cells() || !isVisible()) {
        m_timer.stop();
        return update();
    }
    Q_EMIT edited(
        SetParameter {"relative.shifted", Value(std::int64_t {frame().done + 1})}, m_playing);
}

void ShiftMatrixView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return setDone(frame().done - 1);
    case Qt::Key_Right:
        return setDone(frame().done + 1);
    case Qt::Key_Space:
        return play();
    default:
        return PictureView::keyPressEvent(event);
    }
}

void ShiftMatrixView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const ShiftLayout places = layout();
    if (places.play.contains(point))
        return play();
    FramedView::grab(point, modifiers);
    if (held())
        m_timer.stop();
    else if (const auto cell = places.keyCellAt(point))
        setDone(*cell + 1);
    else if (places.slider.contains(point))
        setDone(places.cellsAt(point.x(), frame()));
}

Focus ShiftMatrixView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().byKey.empty())
        return focus;
    const ShiftLayout places = layout();
    focus.cell = places.keyCellAt(point);
    if (!focus.cell)
        focus.cell = places.destinationAt(point);
    if (focus.cell && *focus.cell >= frame().cells())
        focus.cell.reset();
    return focus;
}

Focus ShiftMatrixView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.cell = focus.cell;
    return shown;
}

Qt::CursorShape ShiftMatrixView::cursorAt(QPointF point) const
{
    if (frame().byKey.empty())
        return Qt::ArrowCursor;
    const ShiftLayout places = layout();
    if (handleAt(point))
        return Qt::OpenHandCursor;
    const bool isPressed = places.play.contains(point) || places.slider.contains(point)
        || places.keyCellAt(point).has_value();
    return isPressed ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::vector<PictureHandle> ShiftMatrixView::handles() const
{
    if (frame().byKey.empty())
        return {};
    const ShiftLayout places = layout();
    PictureHandle knob;
    knob.name = tr("Cells shifted");
    knob.key = "relative.shifted";
    knob.place = places.knob(frame());
    knob.step = {places.slider.width() / frame().cells(), 0};
    knob.put = [places, frame = frame()](QPointF point) {
        return SetParameter {
            "relative.shifted", Value(std::int64_t {places.cellsAt(point.x(), frame)})};
    };
    return {std::move(knob)};
}

} // namespace lab::ui

#include "moc_shift_matrix_view.cpp"

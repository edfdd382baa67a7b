#include "ui/views/precision/precision_views.h"

#include "ui/paint/precision/precision_plot.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double reach = 12; ///< of the pointer to the line, in pixels

} // namespace

PrecisionPicture::PrecisionPicture(Picture picture, QWidget* parent)
    : PictureView(picture, parent)
{
}

void PrecisionPicture::setPositions(const Positions& positions)
{
    if (positions == m_positions)
        return;
    m_positions = positions;
    update();
}

int PrecisionPicture::columns() const
{
    constexpr double most = 4096;
    const double width = PrecisionPlot(rect(), look()).plot.width() * devicePixelRatioF();
    return static_cast<int>(std::clamp(std::round(width), 1.0, most));
}

void PrecisionPicture::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    m_start = m_positions;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(m_positions.query - step);
    case Qt::Key_Right:
        return moveTo(m_positions.query + step);
    case Qt::Key_PageUp:
        return moveTo(2 * m_positions.query);
    case Qt::Key_PageDown:
        return moveTo(m_positions.query / 2);
    default:
        PictureView::keyPressEvent(event);
    }
}

void PrecisionPicture::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameAnew();
    m_still.forget();
}

void PrecisionPicture::nameAnew()
{
    setAccessibleName(title());
}

HandleState PrecisionPicture::handle() const
{
    return m_isHeld || isOnLine(pointer()) ? HandleState::Hovered : HandleState::Resting;
}

bool PrecisionPicture::isOnLine(QPointF point) const
{
    const PrecisionPlot places(rect(), look());
    const double near = look().px(reach);
    return places.plot.adjusted(-near, -near, near, near).contains(point)
        && std::abs(places.pixel(static_cast<double>(m_positions.query)) - point.x()) <= near;
}

void PrecisionPicture::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const PrecisionPlot places(rect(), look());
    m_start = m_positions;
    if (isOnLine(point)) {
        m_isHeld = true;
        m_grip = places.pixel(static_cast<double>(m_positions.query)) - point.x();
    } else if (places.plot.contains(point)) {
        m_isHeld = true;
        m_grip = 0;
        drag(point, modifiers);
    }
    if (m_isHeld)
        setCursor(Qt::ClosedHandCursor);
}

void PrecisionPicture::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_isHeld)
        return;
    moveTo(PrecisionPlot(rect(), look()).position(point.x() + m_grip));
    Focus focus;
    focus.picture = picture();
    focus.position = m_positions.query;
    PictureView::point(focus);
}

void PrecisionPicture::release()
{
    m_isHeld = false;
}

// The key keeps its distance, as far as the ruler lets both go.
void PrecisionPicture::moveTo(std::int64_t query)
{
    const std::int64_t distance = m_start.query - m_start.key;
    const std::int64_t lowest = std::max<std::int64_t>(distance, 0);
    const std::int64_t highest = lastPosition + std::min<std::int64_t>(distance, 0);
    const std::int64_t place = std::clamp(query, lowest, highest);
    if (place != m_positions.query)
        edit(MovePositions {place, place - distance});
}

Focus PrecisionPicture::focusAt(QPointF point) const
{
    const PrecisionPlot places(rect(), look());
    if (!places.plot.contains(point))
        return {};
    Focus focus;
    focus.picture = picture();
    focus.position = isOnLine(point) ? m_positions.query : places.position(point.x());
    return focus;
}

Qt::CursorShape PrecisionPicture::cursorAt(QPointF point) const
{
    return isOnLine(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

PrecisionErrorsView::PrecisionErrorsView(QWidget* parent)
    : PrecisionPicture(Picture::PrecisionErrors, parent)
{
    nameAnew();
}

void PrecisionErrorsView::setFrame(PrecisionErrorsFrame frame)
{
    m_frame = std::move(frame);
    nameAnew();
    still().forget();
    update();
}

void PrecisionErrorsView::setPresent(const ErrorsAtPosition& present)
{
    m_present = present;
    update();
}

void PrecisionErrorsView::setGhost(std::optional<PrecisionErrorsFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    still().forget();
    update();
}

QString PrecisionErrorsView::exportName() const
{
    return u"errors"_s;
}

void PrecisionErrorsView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    still().paint(painter, area, look,
        [&](QPainter& part) { paintErrorCurves(part, area, m_frame, look, m_ghost); });
    paintErrorsPresent(painter, area, m_frame, m_present, handle(), look, m_ghost);
}

NumberTable PrecisionErrorsView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> PrecisionErrorsView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

QString PrecisionErrorsView::title() const
{
    return errorsTitle(m_frame.error);
}

PrecisionDriftView::PrecisionDriftView(QWidget* parent)
    : PrecisionPicture(Picture::PrecisionDrift, parent)
{
    nameAnew();
}

void PrecisionDriftView::setFrame(PrecisionDriftFrame frame)
{
    m_frame = std::move(frame);
    still().forget();
    update();
}

void PrecisionDriftView::setPresent(double drift)
{
    m_present = drift;
    update();
}

void PrecisionDriftView::setGhost(std::optional<PrecisionDriftFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    still().forget();
    update();
}

QString PrecisionDriftView::exportName() const
{
    return u"drift"_s;
}

void PrecisionDriftView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    still().paint(painter, area, look,
        [&](QPainter& part) { paintDriftBand(part, area, m_frame, look, m_ghost); });
    paintDriftPresent(
        painter, area, m_frame, positions().query, m_present, handle(), look, m_ghost);
}

NumberTable PrecisionDriftView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> PrecisionDriftView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

QString PrecisionDriftView::title() const
{
    return driftTitle();
}

} // namespace lab::ui

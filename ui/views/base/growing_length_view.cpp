#include "ui/views/base/growing_length_view.h"

#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

GrowingLengthView::GrowingLengthView(QWidget* parent)
    : BasePicture(Picture::BaseGrowingLength, parent)
{
    describe();
}

void GrowingLengthView::setFrame(GrowingLengthFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    describe();
    update();
}

void GrowingLengthView::setGhost(std::optional<GrowingLengthFrame> ghost)
{
    m_ghost = std::move(ghost);
    update();
}

void GrowingLengthView::setKey(std::int64_t key)
{
    if (key == m_key)
        return;
    m_key = key;
    update();
}

GrowingPlaces GrowingLengthView::places() const
{
    return {rect(), m_frame, m_ghost, look()};
}

QString GrowingLengthView::exportName() const
{
    return u"growing_length"_s;
}

void GrowingLengthView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const GrowingPart hovered =
        m_held ? m_held->part : places().partAt(m_frame, m_key, pointer(), this->look());
    paintGrowingLength(painter, area, m_frame, m_ghost, {m_key, hovered}, look);
}

NumberTable GrowingLengthView::numbers() const
{
    return growingLengthTable(m_frame);
}

std::optional<NumberTable> GrowingLengthView::ghostNumbers() const
{
    return m_ghost ? std::optional(growingLengthTable(*m_ghost)) : std::nullopt;
}

void GrowingLengthView::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return growTo(m_frame.length - step);
    case Qt::Key_Right:
        return growTo(m_frame.length + step);
    case Qt::Key_PageUp:
        return growTo(2 * m_frame.length);
    case Qt::Key_PageDown:
        return growTo(m_frame.length / 2);
    default:
        BasePicture::keyPressEvent(event);
    }
}

void GrowingLengthView::changeEvent(QEvent* event)
{
    BasePicture::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void GrowingLengthView::describe()
{
    setAccessibleDescription(cacheWords(m_frame));
}

// The query stands at the end of the text; the state lets the current length follow it.
void GrowingLengthView::growTo(std::int64_t length)
{
    const std::int64_t within = std::clamp<std::int64_t>(length, 1, lastPosition);
    if (within != m_frame.length)
        edit(MovePositions {within - 1, m_key});
}

void GrowingLengthView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const GrowingPlaces now = places();
    const GrowingPart part = now.partAt(m_frame, m_key, point, look());
    if (part == GrowingPart::Key)
        m_held = Held {part, now.keyHandle(m_key).x() - point.x()};
    else if (part == GrowingPart::Length)
        m_held = Held {part, now.lengthHandle(m_frame.length).x() - point.x()};
    else if (now.strip.contains(point))
        m_held = Held {GrowingPart::Key, 0};
    else if (now.plot.contains(point))
        m_held = Held {GrowingPart::Length, 0};
    if (!m_held)
        return;
    setCursor(Qt::ClosedHandCursor);
    if (part == GrowingPart::Nothing)
        drag(point, modifiers);
}

void GrowingLengthView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const GrowingPlaces now = places();
    const double across = std::clamp(point.x() + m_held->grip, now.plot.left(), now.plot.right());
    if (m_held->part == GrowingPart::Length)
        return growTo(now.lengthAt(across, m_frame.originalLength, look()));
    edit(SetParameter {"position.key", std::int64_t {now.keyAt(across)}});
}

void GrowingLengthView::release()
{
    m_held.reset();
}

Focus GrowingLengthView::focusAt(QPointF point) const
{
    const GrowingPlaces now = places();
    Focus focus;
    if (now.strip.contains(point))
        focus.key = now.partAt(m_frame, m_key, point, look()) == GrowingPart::Key
            ? m_key
            : now.keyAt(point.x());
    else if (now.plot.contains(point))
        focus.position = now.partAt(m_frame, m_key, point, look()) == GrowingPart::Length
            ? m_frame.length
            : now.lengthAt(point.x(), m_frame.originalLength, look());
    else
        return focus;
    focus.picture = picture();
    return focus;
}

// The length itself the arrow keys move without that.
std::vector<PictureHandle> GrowingLengthView::handles() const
{
    constexpr double smallest = 4;
    const GrowingPlaces now = places();
    if (now.strip.isEmpty())
        return {};
    const QPointF place = now.keyHandle(m_key);
    const double aKey = place.x() - now.keyHandle(std::max<std::int64_t>(0, m_key - 1)).x();
    return {{labelOf(*parameterNamed("position.key")), place, {std::max(smallest, aKey), 0}}};
}

Qt::CursorShape GrowingLengthView::cursorAt(QPointF point) const
{
    const bool isHandle = places().partAt(m_frame, m_key, point, look()) != GrowingPart::Nothing;
    return isHandle ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui

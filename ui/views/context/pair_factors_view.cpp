#include "ui/views/context/pair_factors_view.h"

#include "core/state/choices.h"
#include "ui/paint/context/factor_handles.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double smallStep = 0.25; ///< pairs, by keys

} // namespace

PairFactorsView::PairFactorsView(QWidget* parent)
    : ContextPicture(Picture::ContextFactors, parent)
{
}

void PairFactorsView::setFrame(FactorsFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    if (m_taken && !handleOf(m_frame.handles, *m_taken))
        m_taken.reset();
    if (m_held && !handleOf(m_frame.handles, m_held->end))
        m_held.reset();
    update();
}

void PairFactorsView::setGhost(std::optional<FactorsFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

FactorPlaces PairFactorsView::places() const
{
    return {rect(), m_frame, look()};
}

QString PairFactorsView::exportName() const
{
    return u"factors"_s;
}

void PairFactorsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const FactorPlaces now = places();
    FactorMarks marks {now.methodAt(m_frame, pointer()), m_taken, m_ghost ? &*m_ghost : nullptr};
    if (m_held)
        marks.end = m_held->end;
    else if (const auto pointed = rampEndAt(now, m_frame, pointer(), this->look()))
        marks.end = pointed;
    paintPairFactors(painter, area, m_frame, marks, look);
}

NumberTable PairFactorsView::numbers() const
{
    return factorsTable(m_frame);
}

std::optional<NumberTable> PairFactorsView::ghostNumbers() const
{
    return m_ghost ? std::optional(factorsTable(*m_ghost)) : std::nullopt;
}

void PairFactorsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    m_taken.reset();
    const FactorPlaces now = places();
    const auto end = rampEndAt(now, m_frame, point, look());
    if (!end)
        return chooseOrSelect(point);
    m_held = Held {*end, handlePlace(now, *handleOf(m_frame.handles, *end)).x() - point.x()};
    setCursor(Qt::ClosedHandCursor);
    pointAtEnd(*end);
}

void PairFactorsView::chooseOrSelect(QPointF point)
{
    if (const auto method = places().methodAt(m_frame, point)) {
        edit(SetParameter {"scaling.method", keyOf(*method)});
    } else if (const auto pair = places().pairAcross(point)) {
        select(*pair);
        PictureView::point(focusOn(*pair));
    }
}

void PairFactorsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (m_held) {
        moveEnd(m_held->end, places().pair.value(point.x() + m_held->grip));
    } else if (const auto pair = places().pairAcross(point)) {
        select(*pair);
        PictureView::point(focusOn(*pair));
    }
}

void PairFactorsView::release()
{
    m_held.reset();
}

void PairFactorsView::moveEnd(RampEnd end, double pair)
{
    const double last = places().pairs - 1.0;
    edit(endMovedTo(m_frame.handles, end, std::clamp(pair, 0.0, last)));
    pointAtEnd(end);
}

void PairFactorsView::pointAtEnd(RampEnd end)
{
    if (const RampHandle* handle = handleOf(m_frame.handles, end))
        point(focusOnEnd(*handle));
}

Focus PairFactorsView::focusOnEnd(const RampHandle& handle) const
{
    const double last = std::max(0.0, places().pairs - 1.0);
    Focus focus = focusOn(static_cast<int>(std::lround(std::clamp(handle.pair, 0.0, last))));
    focus.rampEnd = handle.end;
    return focus;
}

Focus PairFactorsView::shownOf(const Focus& focus) const
{
    Focus shown = ContextPicture::shownOf(focus);
    shown.rampEnd = focus.rampEnd;
    return shown;
}

Focus PairFactorsView::focusAt(QPointF point) const
{
    const FactorPlaces now = places();
    if (const auto end = rampEndAt(now, m_frame, point, look()))
        return focusOnEnd(*handleOf(m_frame.handles, *end));
    const auto pair = now.pairAcross(point);
    return pair ? focusOn(*pair) : Focus {};
}

Qt::CursorShape PairFactorsView::cursorAt(QPointF point) const
{
    if (rampEndAt(places(), m_frame, point, look()))
        return Qt::OpenHandCursor;
    return places().methodAt(m_frame, point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

// None, the first end, …, the last end, none.
void PairFactorsView::takeNext()
{
    const std::vector<RampHandle>& ends = m_frame.handles.ends;
    auto next = ends.begin();
    if (m_taken)
        next = std::ranges::find(ends, *m_taken, &RampHandle::end) + 1;
    if (next == ends.end()) {
        m_taken.reset();
        point({});
    } else {
        m_taken = next->end;
        pointAtEnd(*m_taken);
    }
    update();
}

void PairFactorsView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return takeNext();
    if (!m_taken)
        return ContextPicture::keyPressEvent(event);
    const double step = event->modifiers() & Qt::ShiftModifier ? 1 : smallStep;
    const double pair = handleOf(m_frame.handles, *m_taken)->pair;
    if (key == Qt::Key_Left || key == Qt::Key_Down)
        return moveEnd(*m_taken, pair - step);
    if (key == Qt::Key_Right || key == Qt::Key_Up)
        return moveEnd(*m_taken, pair + step);
    if (key != Qt::Key_Escape)
        return ContextPicture::keyPressEvent(event);
    m_taken.reset();
    point({});
    update();
}

void PairFactorsView::focusOutEvent(QFocusEvent* event)
{
    ContextPicture::focusOutEvent(event);
    if (std::exchange(m_taken, std::nullopt))
        point({});
}

QString PairFactorsView::keysInWords() const
{
    return tr("The arrow keys select a pair. Enter takes hold of an end of the "
              "chosen method's ramp, and the arrow keys then move it.");
}

} // namespace lab::ui

#include "ui/views/picture_view.h"
#include "ui/views/ruler/ruler_track.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using drawing::RulerPart;

namespace {

/// 1, 2 or 5 times a power of ten, at most what a pixel covers: the step at which a drag stops.
std::int64_t roundStep(double positionsPerPixel)
{
    std::int64_t step = 1;
    for (std::int64_t decade = 1; static_cast<double>(decade) <= positionsPerPixel; decade *= 10) {
        for (const std::int64_t round : {decade, 2 * decade, 5 * decade}) {
            if (static_cast<double>(round) <= positionsPerPixel)
                step = round;
        }
    }
    return step;
}

std::int64_t rounded(double position, std::int64_t step)
{
    return std::llround(position / static_cast<double>(step)) * step;
}

} // namespace

SetParameter RulerTrack::moveOf(RulerPart part, std::int64_t position)
{
    return {part == RulerPart::Query ? "position.query" : "position.key", position};
}

// By the distance from the press, not by position: if the positions shown change meanwhile, the
// handle does not run away.
void RulerTrack::drag(double byPixels)
{
    const double by = byPixels * positionsPerPixel(m_pressPositions);
    const Positions& start = m_pressPositions;
    const std::int64_t step = roundStep(positionsPerPixel(start));
    const std::int64_t first = m_positions.first;
    const std::int64_t last = first + m_positions.shown - 1;
    switch (m_held) {
    case RulerPart::Query:
        return dragHandle(start.query, start.key, by);
    case RulerPart::Key:
        return dragHandle(start.key, start.query, by);
    case RulerPart::Bar: {
        const auto [low, high] = std::minmax(start.query, start.key);
        const std::int64_t shift =
            high - low > last - first ? 0 : std::clamp(rounded(by, step), first - low, last - high);
        Q_EMIT edited(MovePositions {start.query + shift, start.key + shift}, m_gesture);
        break;
    }
    case RulerPart::None:
        Q_EMIT edited(panned({.first = start.first, .shown = m_positions.shown}, -by), m_gesture);
        break;
    }
}

// If locked, the other handle moves along and must stay within the positions shown, too.
void RulerTrack::dragHandle(std::int64_t start, std::int64_t other, double byPositions)
{
    const std::int64_t step = roundStep(positionsPerPixel(m_pressPositions));
    const std::int64_t first = m_positions.first;
    const std::int64_t last = first + m_positions.shown - 1;
    const bool isOtherShown = other >= first && other <= last;
    const bool isBound = m_positions.distanceLocked && isOtherShown;
    const std::int64_t low = isBound ? std::min(start, other) : start;
    const std::int64_t high = isBound ? std::max(start, other) : start;
    const std::int64_t target = rounded(static_cast<double>(start) + byPositions, step);
    const std::int64_t shift = std::clamp(target - start, std::min<std::int64_t>(first - low, 0),
        std::max<std::int64_t>(last - high, 0));
    Q_EMIT edited(moveOf(m_held, start + shift), m_gesture);
}

// Reverts all its changes, so that no undo step is left.
void RulerTrack::abandon()
{
    const Positions start = m_pressPositions;
    Q_EMIT edited(MovePositions {start.query, start.key}, m_gesture);
    Q_EMIT edited(ShowPositions {start.first, start.shown}, m_gesture);
    letGo();
}

void RulerTrack::letGo()
{
    m_gesture = 0;
    m_held = RulerPart::None;
    if (m_hadKeys && hasFocus())
        m_hadKeys->setFocus(Qt::OtherFocusReason);
    m_hadKeys.clear();
    update();
}

void RulerTrack::keyPressEvent(QKeyEvent* event)
{
    if (m_gesture != 0 && event->key() == Qt::Key_Escape)
        return abandon();
    QWidget::keyPressEvent(event);
}

void RulerTrack::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    letGo();
}

} // namespace lab::ui

#include "ui/views/waves/positions_view.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/waves/waves_words.h"
#include "ui/views/parameters/parameter_words.h"

#include "core/frames/waves/waves_frames.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double stillness = 3; ///< pixels that a click may slip

} // namespace

std::optional<int> PositionsView::pairDragged(int, QPointF, QPointF) const
{
    return {};
}

void PositionsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    m_held = Held::Undecided;
    m_line = lineUnder(point);
    m_start = point;
    m_startPositions = positions();
    m_startPair = pair();
    if (m_line)
        setCursor(Qt::ClosedHandCursor);
}

PositionsView::Held PositionsView::heldFrom(QPointF point) const
{
    if (m_line)
        return Held::Line;
    const QPointF moved = point - m_start;
    const bool isUpright = std::abs(moved.y()) > std::abs(moved.x());
    return isUpright && pairDragged(m_startPair, m_start, point) ? Held::Pair : Held::Ground;
}

void PositionsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    const QPointF moved = point - m_start;
    if (m_held == Held::Undecided) {
        if (std::hypot(moved.x(), moved.y()) < stillness)
            return;
        m_held = heldFrom(point);
    }
    const double byPositions = moved.x() / positionScale(m_startPositions, plot()).pixelsPerUnit();
    switch (m_held) {
    case Held::Line:
        if (m_line)
            moveLine(*m_line, byPositions);
        break;
    case Held::Pair:
        if (const std::optional<int> dragged = pairDragged(m_startPair, m_start, point))
            selectPair(*dragged);
        PictureView::point({});
        break;
    case Held::Ground:
        if (across() == Across::Positions)
            edit(panned(m_startPositions, -byPositions));
        PictureView::point({});
        break;
    case Held::Nothing:
    case Held::Undecided:
        break;
    }
}

// The reading line follows what is dragged.
void PositionsView::moveLine(PositionLine line, double byPositions)
{
    const auto from = static_cast<double>(positionOf(line, m_startPositions));
    movePosition(line, std::llround(from + byPositions));
    Focus focus;
    focus.picture = picture();
    focus.position = positionOf(line, positions());
    point(focus);
}

void PositionsView::release()
{
    if (m_held == Held::Undecided) {
        if (const std::optional<int> clicked = pairAt(m_start))
            selectPair(*clicked);
    }
    m_held = Held::Nothing;
    m_line.reset();
}

std::vector<PictureHandle> PositionsView::handles() const
{
    constexpr double smallest = 4;
    const QRectF area = plot();
    const double step = std::max(smallest, positionScale(positions(), area).pixelsPerUnit());
    std::vector<PictureHandle> shown;
    for (const PositionLine line : {PositionLine::Query, PositionLine::Key}) {
        if (!isShown(positionOf(line, positions()), positions()))
            continue;
        PictureHandle& handle = shown.emplace_back();
        handle.place = handlePlace(line, marksAt({}), area, look()).centre;
        handle.step = {step, 0};
        if (across() == Across::Distances) {
            handle.name = WavesWords::tr("Distance of query and key");
            handle.number = distanceNumber();
        } else {
            handle.key = line == PositionLine::Query ? "position.query" : "position.key";
            handle.name = labelOf(*parameterNamed(handle.key));
        }
    }
    return shown;
}

HandleNumber PositionsView::distanceNumber() const
{
    const std::int64_t distance = positions().query;
    return {.now = static_cast<double>(distance),
        .range = {static_cast<double>(positions().first),
            static_cast<double>(positions().first + positions().shown - 1)},
        .text = wholeNumber(distance),
        .edit = [this](double wanted) -> std::optional<Edit> {
            return toDistance(std::llround(wanted));
        }};
}

Qt::CursorShape PositionsView::cursorAt(QPointF point) const
{
    if (lineUnder(point))
        return Qt::OpenHandCursor;
    if (pairDragged(pair(), point, point))
        return Qt::SizeVerCursor;
    return Qt::ArrowCursor;
}

Focus PositionsView::shownOf(const Focus& focus) const
{
    const std::optional<double> pointed = pointedPosition(focus, positions());
    const AxisScale scale = positionScale(positions(), plot());
    const bool isInside = pointed && *pointed >= scale.lowest && *pointed <= scale.highest;
    return isInside ? WavesPicture::shownOf(focus) : Focus {};
}

double PositionsView::zoomAnchor(QPointF point) const
{
    const QRectF area = plot();
    const double x = std::max(area.left(), std::min(point.x(), area.right()));
    return positionScale(positions(), area).value(x) + 0.5;
}

std::optional<PositionLine> PositionsView::lineUnder(QPointF point) const
{
    return lineAt(point, marksAt({}), plot(), look());
}

PositionMarks PositionsView::marksAt(std::optional<PositionLine> line) const
{
    return {positions(), pair(), across(), line};
}

PositionMarks PositionsView::marks() const
{
    return marksAt(isDragging() ? m_line : lineUnder(pointer()));
}

Focus PositionsView::positionFocus(QPointF point, const Runs& runs) const
{
    Focus focus;
    const QRectF area = plot();
    focus.picture = picture();
    if (point.y() < area.top()) {
        if (const std::optional<PositionLine> line = lineUnder(point))
            focus.position = positionOf(*line, positions());
    } else if (runs.count > 0 && point.x() >= area.left() && point.x() < area.right()) {
        const double share = (point.x() - area.left()) / area.width();
        const int cell = std::min(static_cast<int>(share * runs.count), runs.count - 1);
        const Run run = runOf(runs, cell);
        focus.position = run.first;
        focus.covered = run.count;
    }
    return focus;
}

} // namespace lab::ui

#include "ui/views/rotations/score_curve_view.h"

#include <QEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< of the pointer to the line of the present distance, in pixels
constexpr double turnToDouble = 240; ///< of the wheel, in eighths of a degree: two notches
constexpr std::int64_t fewestFitting = 64;

/// A power of two in which the distance is well inside, with both positions among those shown.
ShowPositions fitting(const Positions& positions)
{
    const std::int64_t distance = std::abs(positions.query - positions.key);
    std::int64_t shown = fewestFitting;
    while (2 * shown < 5 * distance && shown < lastPosition)
        shown = std::min(2 * shown, lastPosition);
    const std::int64_t last = std::max(positions.query, positions.key);
    const std::int64_t middle = (positions.query + positions.key) / 2;
    return {last < shown ? 0 : std::max<std::int64_t>(0, middle - shown / 2), shown};
}

} // namespace

MovePositions atDistance(const Positions& positions, std::int64_t distance)
{
    const std::int64_t query = std::clamp<std::int64_t>(positions.key + distance, 0, lastPosition);
    return {query, std::clamp<std::int64_t>(query - distance, 0, lastPosition)};
}

ScoreCurveView::ScoreCurveView(QWidget* parent)
    : RotationsPicture(Picture::RotationsCurve, parent)
{
}

void ScoreCurveView::setFrame(ScoreCurveFrame frame)
{
    m_frame = std::move(frame);
    m_lowest = m_frame.lowest;
    m_highest = m_frame.highest;
    holdBoth();
}

void ScoreCurveView::setGhost(std::optional<ScoreCurveFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    holdBoth();
}

void ScoreCurveView::holdBoth()
{
    m_frame.lowest = m_ghost ? std::min(m_lowest, m_ghost->lowest) : m_lowest;
    m_frame.highest = m_ghost ? std::max(m_highest, m_ghost->highest) : m_highest;
    m_ground.forget();
    update();
}

void ScoreCurveView::setPresent(const PresentScore& present)
{
    if (present == m_present)
        return;
    m_present = present;
    update();
}

double ScoreCurveView::plotWidth() const
{
    return scoreCurveWidth(rect(), look());
}

QString ScoreCurveView::exportName() const
{
    return u"curve"_s;
}

void ScoreCurveView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    forgetOtherGround(area, look);
    m_ground.paint(painter, area, look, [&](QPainter& ground) {
        constexpr double roomOfTotal = 200;
        paintScoreCurveGround(ground, area, m_frame, m_present, look, m_ghost,
            m_total == TotalShown::Large ? look.px(roomOfTotal) : 0);
    });
    const bool isHovered = m_held || isOnLine(pointer());
    paintScoreCurveMarks(painter, area, m_frame, m_present,
        isHovered ? HandleState::Hovered : HandleState::Resting, look);
    if (m_total == TotalShown::Large)
        paintScoreTotal(painter, area, m_present, look);
}

void ScoreCurveView::setTotal(TotalShown total)
{
    m_total = total;
    m_ground.forget();
    update();
}

void ScoreCurveView::forgetOtherGround(const QRectF& area, const PointedLook& look) const
{
    const AxisScale score = scoreCurveLayout(area, m_frame, m_present, look).score;
    const Ground wanted {score.lowest, score.highest, pairShown(m_frame, look)};
    const bool isSame = wanted.pair == m_shown.pair
        && std::equal_to<> {}(wanted.lowest, m_shown.lowest)
        && std::equal_to<> {}(wanted.highest, m_shown.highest);
    if (!isSame)
        m_ground.forget();
    m_shown = wanted;
}

Focus ScoreCurveView::restingFocus() const
{
    return focusOnDistance({m_present.distance, 1});
}

NumberTable ScoreCurveView::numbers() const
{
    return scoreCurveTable(m_frame);
}

std::optional<NumberTable> ScoreCurveView::ghostNumbers() const
{
    if (!m_ghost)
        return std::nullopt;
    NumberTable table = scoreCurveTable(*m_ghost);
    if (m_ghost->rotations.pair != m_frame.rotations.pair) { // it has no such pair
        table.header.pop_back();
        for (std::vector<double>& row : table.rows)
            row.pop_back();
    }
    return table;
}

ScoreCurveLayout ScoreCurveView::layoutNow() const
{
    return scoreCurveLayout(rect(), m_frame, m_present, look());
}

bool ScoreCurveView::isOnLine(QPointF point) const
{
    const ScoreCurveLayout layout = layoutNow();
    const double near = look().px(reach);
    return layout.plot.adjusted(-near, -near, near, near).contains(point)
        && std::abs(presentPoint(m_frame, m_present, layout).x() - point.x()) <= near;
}

void ScoreCurveView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (!isOnLine(point))
        return;
    m_held = Held {presentPoint(m_frame, m_present, layoutNow()).x() - point.x(), positions()};
    setCursor(Qt::ClosedHandCursor);
}

void ScoreCurveView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const double wanted = layoutNow().distance.value(point.x() + m_held->grip);
    const auto last = static_cast<double>(m_frame.reach);
    const std::int64_t distance = std::llround(std::clamp(wanted, -last, last));
    if (distance != positions().query - positions().key)
        edit(atDistance(m_held->start, distance));
    PictureView::point(focusOnDistance({distance, 1}));
}

void ScoreCurveView::release()
{
    m_held.reset();
}

void ScoreCurveView::doubleClick(QPointF)
{
    edit(fitting(positions()));
}

void ScoreCurveView::wheelEvent(QWheelEvent* event)
{
    // Distance 0 stays in the middle of the plot, and there the query stands on the key.
    const double anchor = static_cast<double>(positions().key) + 0.5;
    const int turned = event->angleDelta().y();
    if (turned != 0)
        editByWheel(zoomed(positions(), anchor, std::exp2(-turned / turnToDouble)));
    event->accept();
}

Focus ScoreCurveView::focusOnDistance(const DistanceRun& run) const
{
    Focus focus;
    focus.picture = picture();
    focus.distance = run.first;
    focus.covered = run.count;
    return focus;
}

Focus ScoreCurveView::shownOf(const Focus& focus) const
{
    Focus shown = RotationsPicture::shownOf(focus);
    if (focus.picture == picture()) {
        shown.distance = focus.distance;
        shown.covered = focus.covered;
    }
    return shown;
}

Focus ScoreCurveView::focusAt(QPointF point) const
{
    if (m_frame.score.values.empty())
        return {};
    const ScoreCurveLayout layout = layoutNow();
    const double near = look().px(4);
    if (!layout.plot.adjusted(-near, 0, near, 0).contains(point))
        return {};
    const QPointF present = presentPoint(m_frame, m_present, layout);
    if (isGrabbed(present, point, look()))
        return focusOnDistance({m_present.distance, 1});
    return focusOnDistance(runAt(m_frame, layout.distance.value(point.x())));
}

void ScoreCurveView::changeEvent(QEvent* event)
{
    RotationsPicture::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        m_ground.forget();
}

Qt::CursorShape ScoreCurveView::cursorAt(QPointF point) const
{
    return isOnLine(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui

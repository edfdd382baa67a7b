#include "ui/views/rotations/score_curve_view.h"

#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

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

ScoreCurveView::ScoreCurveView(QWidget* parent)
    : PlotView(Picture::RotationsCurve, parent)
{
}

void ScoreCurveView::setPresent(const PresentScore& present)
{
    if (present == m_present)
        return;
    m_present = present;
    if (!hasRangeFor(plot(), frame(), ghost(), present, look()))
        return refresh();
    handlesMoved();
    update();
}

void ScoreCurveView::setPresentOfGhost(const std::optional<PresentScore>& present)
{
    if (present == m_presentOfGhost)
        return;
    m_presentOfGhost = present;
    update();
}

void ScoreCurveView::setTotal(TotalShown total)
{
    m_total = total;
    refresh();
}

double ScoreCurveView::plotWidth() const
{
    return scoreCurveWidth(rect(), look());
}

QString ScoreCurveView::exportName() const
{
    return u"curve"_s;
}

Plot ScoreCurveView::plotOf(
    const ScoreCurveFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return scoreCurvePlot(
        area, frame, ghost(), {m_present, pairShown(frame, look.focus), m_total}, look);
}

Focus ScoreCurveView::focusUnder(const Focus& focus) const
{
    Focus under;
    under.pair = pairShown(frame(), focus);
    return under;
}

std::vector<Handle> ScoreCurveView::handlesOn(const Plot& plot, const Look& look) const
{
    if (plot.ground.isEmpty())
        return {};
    return {scoreHandle(plot, frame(), m_present, positions(), look)};
}

Layers ScoreCurveView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    const ScoreCurveShown shown {m_present, pairShown(frame(), focus), m_total, m_presentOfGhost};
    return scoreCurveMarks(plot, frame(), shown, focus, look);
}

Focus ScoreCurveView::restingFocus() const
{
    return focusOnDistance({m_present.distance, 1});
}

NumberTable ScoreCurveView::tableOf(const ScoreCurveFrame& frame) const
{
    return scoreCurveTable(frame);
}

std::optional<NumberTable> ScoreCurveView::ghostNumbers() const
{
    std::optional<NumberTable> table = PlotView::ghostNumbers();
    if (table && ghost()->rotations.pair != frame().rotations.pair) { // it has no such pair
        table->header.pop_back();
        for (std::vector<double>& row : table->rows)
            row.pop_back();
    }
    return table;
}

std::optional<Focus> ScoreCurveView::heldFocus(const Handle&, double number) const
{
    return focusOnDistance({std::llround(number), 1});
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
        editByWheel(m_byWheel.zoomed(positions(), anchor, std::exp2(-turned / turnToDouble)));
    event->accept();
}

Focus ScoreCurveView::focusOnDistance(const DistanceRun& run) const
{
    Focus focus = pictureFocus();
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
    const Plot& now = plot();
    const double near = look().px(4);
    if (now.ground.isEmpty() || !now.ground.adjusted(-near, 0, near, 0).contains(point))
        return {};
    if (isGrabbed(now.handles.front().place, point, look()))
        return restingFocus();
    return focusOnDistance(runAt(frame(), now.x.value(point.x())));
}

} // namespace lab::ui

#include "moc_score_curve_view.cpp"

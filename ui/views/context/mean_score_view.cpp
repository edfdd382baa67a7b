#include "ui/views/context/mean_score_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

MeanScoreView::MeanScoreView(QWidget* parent)
    : PlotView(Picture::ContextMeanScore, parent)
{
}

MeanScoreSpace MeanScoreView::spaceFor(int pairs) const
{
    constexpr int affordable = 36'000; // number of angles for one line
    constexpr int fewest = 100;
    const double pixels = meanScoreWidth(rect(), look()) * devicePixelRatioF();
    const int most = std::max(fewest, affordable / std::max(1, pairs));
    MeanScoreSpace space;
    space.columns = std::clamp(static_cast<int>(std::round(pixels)), fewest, most);
    return space;
}

QString MeanScoreView::exportName() const
{
    return u"mean_score"_s;
}

Plot MeanScoreView::plotOf(
    const MeanScoreFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return meanScorePlot(area, frame, ghost(), look);
}

NumberTable MeanScoreView::tableOf(const MeanScoreFrame& frame) const
{
    return meanScoreTable(whollyExplored(frame));
}

Layers MeanScoreView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return meanScorePointed(plot, frame(), focus, look);
}

MeanScoreFrame MeanScoreView::wholeFrame() const
{
    return whollyExplored(frame());
}

// For a single distance: a column's extremes would cost more than the drag.
std::optional<Focus> MeanScoreView::heldFocus(const Handle&, double number) const
{
    Focus focus = pictureFocus();
    focus.distance = std::llround(number);
    return focus;
}

Focus MeanScoreView::shownOf(const Focus& focus) const
{
    Focus shown = PlotView::shownOf(focus);
    if (focus.picture == picture())
        shown.distance = focus.distance;
    return shown;
}

Focus MeanScoreView::focusAt(QPointF point) const
{
    const Plot& now = plot();
    if (frame().runs.empty() || !now.ground.contains(point))
        return {};
    const PositionRun& run = frame().runs[runAt(frame(), now.x.value(point.x()))];
    Focus focus = pictureFocus();
    focus.distance = run.first;
    focus.covered = run.count;
    return focus;
}

} // namespace lab::ui

#include "moc_mean_score_view.cpp"

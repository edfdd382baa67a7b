#include "ui/views/waves/similarity_view.h"

#include "ui/paint/waves/similarity.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

using namespace Qt::StringLiterals;

SimilarityView::SimilarityView(QWidget* parent)
    : PlotView(Picture::WavesSimilarity, parent)
{
}

QString SimilarityView::exportName() const
{
    return u"similarity"_s;
}

void SimilarityView::updateAccessibleText()
{
    setAccessibleName(similarityTitle(frame()));
}

Plot SimilarityView::plotOf(
    const SimilarityFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return similarityPlot(area, frame, ghost(), look);
}

NumberTable SimilarityView::tableOf(const SimilarityFrame& frame) const
{
    return lab::numbers(frame);
}

Layers SimilarityView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return similarityPointed(plot, frame(), positions().query, focus, look);
}

Focus SimilarityView::restingFocus() const
{
    Focus focus = PictureView::restingFocus();
    focus.distance = frame().shift;
    return focus;
}

std::optional<Focus> SimilarityView::heldFocus(const Handle&, double) const
{
    return SimilarityView::restingFocus();
}

Focus SimilarityView::shownOf(const Focus& focus) const
{
    const bool isInside =
        !similarityPointed(plot(), frame(), positions().query, focus, look()).empty();
    return isInside ? WavesPicture::shownOf(focus) : Focus {};
}

Focus SimilarityView::focusAt(QPointF point) const
{
    const Plot& now = plot();
    if (!now.ground.contains(point))
        return {};
    Focus focus = pictureFocus();
    const Runs& runs = frame().runs;
    if (runs.width > 1) {
        const double share = (point.x() - now.ground.left()) / now.ground.width();
        const Run run = runOf(runs, std::min(static_cast<int>(share * runs.count), runs.count - 1));
        focus.distance = run.first;
        focus.covered = run.count;
    } else {
        focus.distance = std::llround(now.x.value(point.x()));
    }
    return focus;
}

} // namespace lab::ui

#include "moc_similarity_view.cpp"

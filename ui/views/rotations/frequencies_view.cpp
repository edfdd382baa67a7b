#include "ui/views/rotations/frequencies_view.h"

#include "ui/paint/context/pair_axis.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

FrequenciesView::FrequenciesView(QWidget* parent)
    : PlotView(Picture::RotationsFrequencies, parent)
{
}

QString FrequenciesView::exportName() const
{
    return u"frequencies"_s;
}

Plot FrequenciesView::plotOf(
    const FrequenciesFrame& frame, const QRectF& area, const PointedLook& look) const
{
    const DecadeRange own = frequencyRange(frame);
    const DecadeRange range = grip() ? grip()->plot.y.powers()
        : ghost()                    ? joined(own, frequencyRange(*ghost()))
                                     : own;
    return frequenciesPlot(area, frame, ghost(), range, look);
}

NumberTable FrequenciesView::tableOf(const FrequenciesFrame& frame) const
{
    return frequenciesTable(frame);
}

Layers FrequenciesView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    const Layers pointed = frequenciesPointed(plot, frame(), focus, look);
    return grip() ? frequenciesBefore(grip()->plot, frame(), look) + pointed : pointed;
}

void FrequenciesView::pressGround(QPointF point)
{
    if (const auto pair = pairAcross(plot(), point, frame().pairs.size()))
        edit(selection(*pair, pairs()));
}

Focus FrequenciesView::focusAt(QPointF point) const
{
    const auto pair = pairAcross(plot(), point, frame().pairs.size());
    return pair ? focusOn(*pair) : Focus {};
}

} // namespace lab::ui

#include "moc_frequencies_view.cpp"

#include "ui/views/context/spectrum_view.h"

#include "ui/paint/context/pair_axis.h"
#include "ui/paint/text/number_text.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

SpectrumView::SpectrumView(QWidget* parent)
    : PlotView(Picture::ContextSpectrum, parent)
{
}

QString SpectrumView::exportName() const
{
    return u"spectrum"_s;
}

Plot SpectrumView::plotOf(
    const SpectrumFrame& frame, const QRectF& area, const PointedLook& look) const
{
    const DecadeRange own = decadeRange(frame);
    const DecadeRange range = grip() ? grip()->plot.y.powers()
        : ghost()                    ? joined(own, decadeRange(*ghost()))
                                     : own;
    return spectrumPlot(area, frame, ghost(), range, look);
}

NumberTable SpectrumView::tableOf(const SpectrumFrame& frame) const
{
    return spectrumTable(frame);
}

Layers SpectrumView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    const Layers pointed = spectrumPointed(plot, frame(), focus, look);
    const bool isBaseHeld = grip() && grip()->handle().key == "rope.base";
    return isBaseHeld ? spectrumBefore(grip()->plot, look) + pointed : pointed;
}

QString SpectrumView::spoken() const
{
    const auto pair = static_cast<std::size_t>(frame().selectedPair);
    if (pair >= frame().pairs.size())
        return spectrumWords(frame());
    const SpectrumFrame::Pair& shown = frame().pairs[pair];
    const QString number = wholeNumber(frame().selectedPair);
    if (!std::isfinite(shown.scaledWavelength))
        return tr("%1. Pair %2 does not rotate").arg(spectrumWords(frame()), number);
    const QString reported = frame().method == ScalingMethod::None
        ? tr("%1. Pair %2: %3 positions per rotation, %4 rotations in training")
        : tr("%1. Pair %2 in plain RoPE: %3 positions per rotation, %4 rotations in training");
    return reported.arg(spectrumWords(frame()), number, significant(shown.wavelength, 4),
        significant(shown.turns, 3));
}

void SpectrumView::pressGround(QPointF point)
{
    if (const auto pair = pairAcross(plot(), point, frame().pairs.size()))
        select(*pair);
}

Focus SpectrumView::focusAt(QPointF point) const
{
    const auto pair = pairAcross(plot(), point, frame().pairs.size());
    return pair ? focusOn(*pair) : Focus {};
}

} // namespace lab::ui

#include "moc_spectrum_view.cpp"

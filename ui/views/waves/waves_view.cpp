#include "ui/views/waves/waves_view.h"

#include "ui/paint/waves/waves.h"

#include <algorithm>

namespace lab::ui {

using namespace Qt::StringLiterals;

WavesView::WavesView(QWidget* parent)
    : FramedView(Picture::WavesCurves, parent)
{
}

QRectF WavesView::plot() const
{
    return wavesPlot(rect(), look());
}

QString WavesView::exportName() const
{
    return u"waves"_s;
}

void WavesView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintWaves(painter, area, frame(), marks(), look, ghost());
}

NumberTable WavesView::tableOf(const WavesFrame& frame) const
{
    return lab::numbers(frame);
}

Focus WavesView::shownOf(const Focus& focus) const
{
    Focus shown = PositionsView::shownOf(focus);
    if (std::ranges::find(frame().waves, focus.pair, &WavesFrame::Wave::pair)
        != frame().waves.end())
        shown.pair = focus.pair;
    return shown;
}

Focus WavesView::focusAt(QPointF point) const
{
    Focus focus = positionFocus(point, frame().runs);
    if (const std::optional<int> wave = waveAt(frame(), point, rect(), look())) {
        focus.pair = frame().waves[static_cast<std::size_t>(*wave)].pair;
        focus.column = frame().waves[static_cast<std::size_t>(*wave)].column;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> WavesView::pairAt(QPointF point) const
{
    const std::optional<int> wave = waveAt(frame(), point, rect(), look());
    if (!wave)
        return {};
    return frame().waves[static_cast<std::size_t>(*wave)].pair;
}

} // namespace lab::ui

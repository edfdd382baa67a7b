#include "ui/views/waves/waves_view.h"

#include "ui/paint/text/tips.h"
#include "ui/paint/waves/waves.h"
#include "ui/paint/waves/waves_words.h"

#include <QHelpEvent>
#include <QToolTip>

namespace lab::ui {

using namespace Qt::StringLiterals;

WavesView::WavesView(QWidget* parent)
    : PositionsView(Picture::WavesCurves, parent)
{
}

QString WavesView::exportName() const
{
    return u"waves"_s;
}

bool WavesView::event(QEvent* event)
{
    const bool isDone = PositionsView::event(event);
    if (isDone || event->type() != QEvent::ToolTip)
        return isDone;
    const auto& asked = static_cast<QHelpEvent&>(*event);
    if (pairAt(asked.pos()) != 0)
        return false;
    QToolTip::showText(
        asked.globalPos(), tip(WavesWords::tr("Pair 0 does not depend on the base.")), this);
    return true;
}

void WavesView::handleTaken(const Handle& handle)
{
    if (handle.pair)
        m_taken = frame();
}

Plot WavesView::plotOf(const WavesFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return wavesPlot(area, frame, ghost(), heldPair(), look);
}

Focus WavesView::focusUnder(const Focus& focus) const
{
    Focus under;
    if (std::ranges::find(frame().waves, focus.pair, &WavesFrame::Wave::pair)
        != frame().waves.end())
        under.pair = focus.pair;
    return under;
}

NumberTable WavesView::tableOf(const WavesFrame& frame) const
{
    return lab::numbers(frame);
}

Layers WavesView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return waveBefore(plot, m_taken, heldPair(), look)
        + wavesOver(plot, frame(), marks(), focus, look);
}

Focus WavesView::shownOf(const Focus& focus) const
{
    Focus shown = PositionsView::shownOf(focus);
    shown.pair = focusUnder(focus).pair;
    return shown;
}

Focus WavesView::focusAt(QPointF point) const
{
    Focus focus = positionFocus(point, frame().runs);
    if (const std::optional<int> wave = waveAt(frame(), point, plot().ground)) {
        focus.pair = frame().waves[static_cast<std::size_t>(*wave)].pair;
        focus.column = frame().waves[static_cast<std::size_t>(*wave)].column;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> WavesView::pairAt(QPointF point) const
{
    const std::optional<int> wave = waveAt(frame(), point, plot().ground);
    if (!wave)
        return {};
    return frame().waves[static_cast<std::size_t>(*wave)].pair;
}

} // namespace lab::ui

#include "moc_waves_view.cpp"

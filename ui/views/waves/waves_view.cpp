#include "ui/views/waves/waves_view.h"

#include "ui/paint/waves/waves.h"

#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

WavesView::WavesView(QWidget* parent)
    : PositionsView(Picture::WavesCurves, parent)
{
}

void WavesView::setFrame(WavesFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    update();
}

void WavesView::setGhost(std::optional<WavesFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
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
    paintWaves(painter, area, m_frame, marks(), look, m_ghost);
}

NumberTable WavesView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> WavesView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

Focus WavesView::focusAt(QPointF point) const
{
    Focus focus = positionFocus(point, m_frame.runs);
    if (const std::optional<int> wave = waveAt(m_frame, point, rect(), look())) {
        focus.pair = m_frame.waves[static_cast<std::size_t>(*wave)].pair;
        focus.column = m_frame.waves[static_cast<std::size_t>(*wave)].column;
    }
    return focus.pair || focus.position ? focus : Focus {};
}

std::optional<int> WavesView::pairAt(QPointF point) const
{
    const std::optional<int> wave = waveAt(m_frame, point, rect(), look());
    if (!wave)
        return {};
    return m_frame.waves[static_cast<std::size_t>(*wave)].pair;
}

} // namespace lab::ui

#include "ui/views/waves/shift_view.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/waves/shift_matrix.h"

#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

ShiftView::ShiftView(QWidget* parent)
    : WavesPicture(Picture::WavesShift, parent)
{
}

void ShiftView::setFrame(ShiftFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    update();
}

void ShiftView::setGhost(std::optional<ShiftFrame> ghost)
{
    m_ghost = std::move(ghost);
    update();
}

QString ShiftView::exportName() const
{
    return u"shift"_s;
}

void ShiftView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const int pair = look.focus.pair.value_or(m_frame.pair);
    const bool isOther = pair != m_frame.pair && pair < m_frame.encoding.width / 2;
    paintShift(painter, area, isOther ? shiftFrameOfPair(m_frame, pair) : m_frame, look);
}

NumberTable ShiftView::numbers() const
{
    return lab::numbers(m_frame);
}

std::optional<NumberTable> ShiftView::ghostNumbers() const
{
    return m_ghost ? std::optional(lab::numbers(*m_ghost)) : std::nullopt;
}

Focus ShiftView::focusAt(QPointF point) const
{
    Focus focus;
    focus.picture = picture();
    focus.pair = m_frame.pair;
    if (const auto half = shiftRowAt(m_frame, point, rect(), look()))
        focus.column = *half == PairHalf::Sine ? sineColumn(m_frame.encoding, m_frame.pair)
                                               : cosineColumn(m_frame.encoding, m_frame.pair);
    return focus;
}

} // namespace lab::ui

#include "ui/views/waves/shift_view.h"

#include "core/encodings/added/sinusoidal.h"
#include "ui/paint/waves/shift_matrix.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

ShiftView::ShiftView(QWidget* parent)
    : FramedView(Picture::WavesShift, parent)
{
}

QString ShiftView::exportName() const
{
    return u"shift"_s;
}

void ShiftView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const std::optional<int> pair = otherPair(look.focus);
    paintShift(painter, area, pair ? shiftFrameOfPair(frame(), *pair) : frame(), look);
}

std::optional<int> ShiftView::otherPair(const Focus& focus) const
{
    const bool isOther =
        focus.pair && *focus.pair != frame().pair && *focus.pair < frame().encoding.width / 2;
    return isOther ? focus.pair : std::nullopt;
}

NumberTable ShiftView::tableOf(const ShiftFrame& frame) const
{
    return lab::numbers(frame);
}

Focus ShiftView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.pair = otherPair(focus);
    if (focus.picture == picture())
        shown.column = focus.column;
    return shown;
}

Focus ShiftView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    focus.pair = frame().pair;
    if (const auto half = shiftRowAt(frame(), point, rect(), look()))
        focus.column = *half == PairHalf::Sine ? sineColumn(frame().encoding, frame().pair)
                                               : cosineColumn(frame().encoding, frame().pair);
    return focus;
}

} // namespace lab::ui

#include "moc_shift_view.cpp"

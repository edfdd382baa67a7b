#include "ui/views/grids/sequence_view.h"

#include "ui/paint/grids/sequence_plot.h"
#include "ui/paint/text/number_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

SequenceView::SequenceView(QWidget* parent)
    : PlotView(Picture::GridsSequence, parent)
{
}

QString SequenceView::exportName() const
{
    return u"sequence"_s;
}

Plot SequenceView::plotOf(
    const VideoFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return sequencePlot(area, frame, ghost(), look);
}

NumberTable SequenceView::tableOf(const VideoFrame& frame) const
{
    return lab::numbers(frame);
}

Layers SequenceView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return sequenceMarks(plot, frame(), focus, look);
}

void SequenceView::updateAccessibleText()
{
    setAccessibleName(tr("Position numbers along the prompt"));
    const VideoFrame& now = frame();
    if (now.tokens.empty())
        return setAccessibleDescription(tr("The prompt has no tokens to draw."));
    const PositionNumbers& last = now.tokens.back().numbers;
    if (now.tokenCount == 1)
        return setAccessibleDescription(
            tr("1 token; its number is %1.")
                .arg(wholeNumber(std::max({last.time, last.height, last.width}))));
    setAccessibleDescription(tr("%1 tokens; the numbers of the last are %2.")
                                 .arg(wholeNumber(now.tokenCount),
                                     wholeNumber(std::max({last.time, last.height, last.width}))));
}

QString SequenceView::keysInWords() const
{
    return frame().tokens.empty()
        ? PictureView::keysInWords()
        : keysAfter(tr("Left and right arrows move the query; with Shift, the key."));
}

void SequenceView::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0 || frame().tokens.empty())
        return PlotView::keyPressEvent(event);
    const bool isKey = event->modifiers().testFlag(Qt::ShiftModifier);
    const std::int64_t to = (isKey ? frame().key : frame().query) + step;
    if (to >= 0 && to < frame().tokenCount)
        edit(SetParameter {isKey ? "position.key" : "position.query", Value(to)});
}

Focus SequenceView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    const Plot& now = plot();
    if (now.ground.contains(point) && !now.hit(point, look()))
        focus.key = std::clamp<std::int64_t>(
            std::llround(now.x.value(point.x())), 0, frame().tokenCount - 1);
    return focus;
}

Focus SequenceView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.key = focus.key;
    return shown;
}

} // namespace lab::ui

#include "moc_sequence_view.cpp"

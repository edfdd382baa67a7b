#include "ui/views/grids/grid_pairs_view.h"

#include "ui/paint/grids/grid_words.h"
#include "ui/paint/grids/pair_strip.h"
#include "ui/paint/text/number_text.h"

#include <QEvent>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

GridPairsView::GridPairsView(QWidget* parent)
    : FramedView(Picture::GridsPairs, parent)
{
}

QString GridPairsView::exportName() const
{
    return u"pairs"_s;
}

NumberTable GridPairsView::tableOf(const GridPairsFrame& frame) const
{
    return lab::numbers(frame);
}

QString GridPairsView::spoken() const
{
    using Kind = GridPairsFrame::Kind;
    const QString count = wholeNumber(static_cast<std::int64_t>(frame().parts.size()));
    switch (frame().kind) {
    case Kind::None:
        return tr("No pairs: each patch has a row of its own.");
    case Kind::Flat:
        return tr("%1 pairs, all turn with the patch's number.").arg(count);
    case Kind::Directions:
        return tr("%1 pairs, each turns with the row and with the column.").arg(count);
    case Kind::Pairs:
    case Kind::Columns:
        break;
    }
    QStringList axes;
    for (const GridAxis axis : {GridAxis::Frame, GridAxis::Row, GridAxis::Column}) {
        const auto turned = std::ranges::count(frame().parts, axis, &GridPairsFrame::Part::axis);
        if (turned > 0)
            axes += tr("%1 of the %2").arg(wholeNumber(turned), axisName(axis));
    }
    return (frame().kind == Kind::Columns ? tr("%1 columns: %2.") : tr("%1 pairs: %2."))
        .arg(count, axes.join(u", "_s));
}

void GridPairsView::nameAnew()
{
    setAccessibleName(tr("Which pairs each axis turns"));
    setAccessibleDescription(spoken());
}

void GridPairsView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void GridPairsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintPairStrip(painter, area, PairStripLayout(area, frame(), look), frame(), ghost(), look);
}

Focus GridPairsView::focusAt(QPointF point) const
{
    Focus focus;
    focus.picture = picture();
    focus.pair = PairStripLayout(rect(), frame(), look()).indexAt(point);
    return focus;
}

Focus GridPairsView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

} // namespace lab::ui

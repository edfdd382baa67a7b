#include "ui/views/grids/grid_pairs_view.h"

#include "ui/paint/grids/grid_words.h"
#include "ui/paint/grids/pair_strip.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// Time, height and width.
int axisIndex(GridAxis axis)
{
    return axis == GridAxis::Frame ? 0 : axis == GridAxis::Row ? 1 : 2;
}

/// The largest number of pairs for the axis if the axes before it stay unchanged. If interleaved,
/// every third pair can belong to it.
int maxPairs(const MultimodalRotary& rotary, GridAxis axis)
{
    const auto [time, height, width] = rotary.sections;
    const int pairs = rotary.width / 2;
    if (rotary.layout == SectionLayout::Contiguous)
        return axis == GridAxis::Frame ? pairs - width : pairs - time;
    return axis == GridAxis::Row ? std::max(height, std::min((pairs + 1) / 3, pairs - width))
                                 : std::max(width, std::min(pairs / 3, pairs - height));
}

/// Sets the number of pairs of the axis. In contiguous sections the next section gives up the
/// pairs, if interleaved, time does.
SetSections withPairs(const MultimodalRotary& rotary, GridAxis axis, int wanted)
{
    const auto [time, height, width] = rotary.sections;
    const int pairs = rotary.width / 2;
    const int count = std::clamp(wanted, 0, maxPairs(rotary, axis));
    if (axis == GridAxis::Column)
        return {height, count};
    if (rotary.layout == SectionLayout::Interleaved)
        return {count, width};
    return axis == GridAxis::Frame ? SetSections {pairs - width - count, width}
                                   : SetSections {count, pairs - time - count};
}

} // namespace

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
        return tr("No pairs: each patch has its own row.");
    case Kind::Flat:
        return tr("%1 pairs, all rotated by the patch number.").arg(count);
    case Kind::Directions:
        return tr("%1 pairs, each rotated by row and column.").arg(count);
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
        .arg(count, listed(axes));
}

void GridPairsView::updateAccessibleText()
{
    setAccessibleName(tr("Pairs rotated by each axis"));
    setAccessibleDescription(spoken());
}

void GridPairsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintPairStrip(painter, area, PairStripLayout(area, frame(), look), frame(), ghost(),
        handle ? std::optional(static_cast<std::size_t>(handle->which)) : std::nullopt, look);
}

std::vector<PictureHandle> GridPairsView::handles() const
{
    const PairStripLayout now(rect(), frame(), look());
    const MultimodalRotary& sections = frame().sections;
    const std::vector<SectionEnd> ends = now.ends(frame());
    std::vector<PictureHandle> all;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        PictureHandle& handle = all.emplace_back();
        const GridAxis axis = ends[i].axis;
        const bool isByTurns = sections.layout == SectionLayout::Interleaved;
        handle.name = isByTurns ? tr("Last pair of the %1").arg(axisName(axis))
                                : tr("End of the pairs of the %1").arg(axisName(axis));
        handle.place = ends[i].place;
        handle.which = static_cast<std::int64_t>(i);
        handle.step = {now.strip.width() / now.count * (isByTurns ? 3 : 1), 0};
        const auto move = [sections, axis](double pairs) -> std::optional<Edit> {
            return withPairs(sections, axis, static_cast<int>(std::llround(pairs)));
        };
        const int before = isByTurns || axis == GridAxis::Frame ? 0 : sections.sections[0];
        handle.put = [=](QPointF point) {
            const double edge = now.edgeAt(point.x());
            return move(isByTurns ? (edge + (axis == GridAxis::Row ? 1 : 0)) / 3 : edge - before);
        };
        const int pairs = sections.sections[static_cast<std::size_t>(axisIndex(axis))];
        handle.number = HandleNumber {.now = static_cast<double>(pairs),
            .range = {0, static_cast<double>(maxPairs(sections, axis))},
            .step = 1,
            .text = pairs == 1 ? tr("1 pair") : tr("%1 pairs").arg(wholeNumber(pairs)),
            .edit = move};
    }
    return all;
}

Focus GridPairsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (!handleAt(point))
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

#include "moc_grid_pairs_view.cpp"

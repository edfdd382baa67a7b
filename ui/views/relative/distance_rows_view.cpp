#include "ui/views/relative/distance_rows_view.h"

#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

DistanceRowsView::DistanceRowsView(QWidget* parent)
    : FramedView(Picture::RelativeRows, parent)
{
}

QString DistanceRowsView::exportName() const
{
    return u"rows"_s;
}

NumberTable DistanceRowsView::tableOf(const DistanceRowsFrame& frame) const
{
    return lab::numbers(frame);
}

void DistanceRowsView::updateAccessibleText()
{
    const bool isShaw = frame().encoding == RelativeEncoding::Shaw;
    setAccessibleName(isShaw ? tr("Rows of the table") : tr("Buckets of distance"));
    setAccessibleDescription(
        tr("One row per distance up to %1; this distance uses row %2 of %3.")
            .arg(wholeNumber(frame().own),
                frame().rows.empty() ? QString() : wholeNumber(frame().rowOf(frame().pointed)),
                wholeNumber(frame().tableRows)));
}

void DistanceRowsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().rows.empty())
        return;
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintDistanceRows(painter, area, DistanceRowsLayout(area, frame(), look), frame(),
        handle ? std::optional(static_cast<RowEdge>(handle->which)) : std::nullopt, look);
}

Focus DistanceRowsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().rows.empty())
        return focus;
    if (const auto ahead = DistanceRowsLayout(rect(), frame(), look()).distanceAt(point))
        focus.distance = -*ahead;
    return focus;
}

Focus DistanceRowsView::shownOf(const Focus& focus) const
{
    Focus shown;
    if (focus.picture == picture())
        shown.distance = focus.distance;
    return shown;
}

QString DistanceRowsView::edgeName(RowEdge edge) const
{
    if (frame().encoding == RelativeEncoding::Shaw)
        return tr("Clipping distance");
    return edge == RowEdge::Own ? tr("Last distance with its own bucket") : tr("Largest distance");
}

/// The edit that moves the edge to a distance; it stops before the other edge.
Edit DistanceRowsView::moved(RowEdge edge, double distance) const
{
    // Just before the clipping distance, because the row of that distance also holds all larger
    // ones; a step from 0 is 1.
    constexpr double little = 1e-6;
    if (frame().encoding == RelativeEncoding::Shaw)
        return SetParameter {"shaw.clip",
            Value(distance < 0.25 ? std::int64_t {0} : std::llround(distance + 0.5 - little))};
    if (edge == RowEdge::Last)
        return SetParameter {"deberta.max_distance",
            Value(std::max<std::int64_t>(std::llround(distance), frame().own + 2))};
    const std::int64_t most = std::max<std::int64_t>(1, frame().last - 2);
    return SetParameter {"deberta.buckets",
        Value(2 * std::clamp<std::int64_t>(std::llround(distance - 0.5), 1, most))};
}

std::vector<PictureHandle> DistanceRowsView::handles() const
{
    if (frame().rows.empty())
        return {};
    const DistanceRowsLayout layout(rect(), frame(), look());
    const bool isShaw = frame().encoding == RelativeEncoding::Shaw;
    std::vector<PictureHandle> all;
    for (const RowEdge edge : {RowEdge::Own, RowEdge::Last}) {
        if (isShaw && edge == RowEdge::Last)
            continue;
        for (const double side : {1.0, -1.0}) {
            PictureHandle handle;
            handle.name = side > 0 ? edgeName(edge)
                                   : tr("%1, before the query", "an edge").arg(edgeName(edge));
            handle.place = layout.handle(frame(), edge, side);
            const double ahead = layout.aheadAt(handle.place.x());
            handle.step = {std::max(1.0, std::abs(layout.at(ahead + side) - layout.at(ahead))), 0};
            handle.isByKey = side > 0;
            handle.which = static_cast<std::int64_t>(edge);
            handle.key = isShaw        ? "shaw.clip"
                : edge == RowEdge::Own ? "deberta.buckets"
                                       : "deberta.max_distance";
            handle.put = [this, layout, edge, side](QPointF point) {
                return moved(edge, std::max(0.0, side * layout.aheadAt(point.x())));
            };
            all.push_back(std::move(handle));
        }
    }
    return all;
}

} // namespace lab::ui

#include "moc_distance_rows_view.cpp"

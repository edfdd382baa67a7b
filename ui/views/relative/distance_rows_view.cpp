#include "ui/views/relative/distance_rows_view.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/text/number_text.h"

#include <QEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

DistanceRowsView::DistanceRowsView(QWidget* parent)
    : FramedView(Picture::RelativeRows, parent)
{
}

void DistanceRowsView::frameChanged()
{
    nameAnew();
}

QString DistanceRowsView::exportName() const
{
    return u"rows"_s;
}

NumberTable DistanceRowsView::tableOf(const DistanceRowsFrame& frame) const
{
    return lab::numbers(frame);
}

void DistanceRowsView::nameAnew()
{
    const bool isShaw = frame().encoding == RelativeEncoding::Shaw;
    setAccessibleName(isShaw ? tr("Rows of the table") : tr("Buckets of distance"));
    setAccessibleDescription(
        tr("A row each up to distance %1; this distance has row %2 of %3.")
            .arg(wholeNumber(frame().own),
                frame().rows.empty() ? QString() : wholeNumber(frame().rowOf(frame().pointed)),
                wholeNumber(frame().tableRows)));
}

void DistanceRowsView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

std::optional<DistanceRowsView::Grip> DistanceRowsView::gripAt(QPointF point) const
{
    if (frame().rows.empty())
        return std::nullopt;
    const DistanceRowsLayout layout(rect(), frame(), look());
    const bool isShaw = frame().encoding == RelativeEncoding::Shaw;
    for (const RowEdge edge : {RowEdge::Own, RowEdge::Last}) {
        if (isShaw && edge == RowEdge::Last)
            continue;
        for (const double side : {-1.0, 1.0})
            if (isGrabbed(layout.handle(frame(), edge, side), point, look()))
                return Grip {edge, side};
    }
    return std::nullopt;
}

void DistanceRowsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (frame().rows.empty())
        return;
    const std::optional<Grip> grip = m_held ? m_held : gripAt(pointer());
    paintDistanceRows(painter, area, DistanceRowsLayout(area, frame(), look), frame(),
        grip ? std::optional(grip->edge) : std::nullopt, look);
}

void DistanceRowsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    m_held = gripAt(point);
}

void DistanceRowsView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const DistanceRowsLayout layout(rect(), frame(), look());
    const double distance = std::max(0.0, m_held->side * layout.aheadAt(point.x()));
    const auto whole = std::max<std::int64_t>(0, std::llround(distance));
    const auto own = std::max<std::int64_t>(0, std::llround(distance - 0.5));
    if (frame().encoding == RelativeEncoding::Shaw)
        edit(SetParameter {"shaw.clip", Value(own)});
    else if (m_held->edge == RowEdge::Own) // it stops before the largest distance
        edit(SetParameter {"deberta.buckets",
            Value(2
                * std::clamp<std::int64_t>(own, 1, std::max<std::int64_t>(1, frame().last - 2)))});
    else
        edit(SetParameter {"deberta.max_distance", Value(std::max(whole, frame().own + 2))});
}

Focus DistanceRowsView::focusAt(QPointF point) const
{
    Focus focus;
    focus.picture = picture();
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

Qt::CursorShape DistanceRowsView::cursorAt(QPointF point) const
{
    return gripAt(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

QString DistanceRowsView::edgeName(RowEdge edge) const
{
    if (frame().encoding == RelativeEncoding::Shaw)
        return tr("Clipping distance");
    return edge == RowEdge::Own ? tr("Last distance with a bucket of its own")
                                : tr("Largest distance");
}

std::vector<PictureHandle> DistanceRowsView::handles() const
{
    if (frame().rows.empty())
        return {};
    const DistanceRowsLayout layout(rect(), frame(), look());
    std::vector<PictureHandle> all;
    for (const RowEdge edge : {RowEdge::Own, RowEdge::Last}) {
        if (frame().encoding == RelativeEncoding::Shaw && edge == RowEdge::Last)
            continue;
        const QPointF place = layout.handle(frame(), edge, 1);
        const double ahead = layout.aheadAt(place.x());
        const double step = std::max(1.0, layout.at(ahead + 1) - layout.at(ahead));
        all.push_back({edgeName(edge), place, {step, 0}});
    }
    return all;
}

} // namespace lab::ui

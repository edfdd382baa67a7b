#include "ui/views/picture_view.h"

#include "ui/views/touch_input.h"

#include <QLineF>

#include <cmath>
#include <numbers>

namespace lab::ui {

namespace {

/// Whether there is something to drag or to press; the cells of a map are everywhere.
bool isThing(Qt::CursorShape shape)
{
    return shape != Qt::ArrowCursor && shape != Qt::CrossCursor;
}

} // namespace

QPointF PictureView::touched(QPointF point) const
{
    const double reach = m_look.px(touchReach);
    const Qt::CursorShape here = shapeAt(point);
    if (isThing(here) && here != Qt::PointingHandCursor)
        return point;
    std::optional<QPointF> nearest;
    double least = reach;
    for (const PictureHandle& handle : handles()) {
        const double away = QLineF(point, handle.place).length();
        if (away <= least && rect().contains(handle.place.toPoint())
            && isThing(shapeAt(handle.place))) {
            nearest = handle.place;
            least = away;
        }
    }
    if (nearest || here != Qt::ArrowCursor)
        return nearest.value_or(point);
    constexpr int directions = 16;
    const double pitch = m_look.px(2);
    for (double away = pitch; away <= reach; away += pitch)
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const QPointF near = point + away * QPointF(std::cos(angle), std::sin(angle));
            if (rect().contains(near.toPoint()) && isThing(shapeAt(near)))
                return near;
        }
    return point;
}

} // namespace lab::ui

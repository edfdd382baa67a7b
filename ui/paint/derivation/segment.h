#pragma once

#include <QPointF>

#include <algorithm>
#include <cmath>

namespace lab::ui {

/// The distance of a point from the nearest point of the line between `from` and `to`, ends
/// included.
inline double distanceToSegment(QPointF point, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double squared = QPointF::dotProduct(along, along);
    const double share =
        squared > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / squared, 0.0, 1.0) : 0;
    const QPointF off = point - (from + share * along);
    return std::hypot(off.x(), off.y());
}

} // namespace lab::ui

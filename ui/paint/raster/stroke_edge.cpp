#include "ui/paint/raster/stroke_edge.h"

namespace lab::ui {

void liftToStroke(std::span<const CoveragePoint> points, float radius, Side upper, Side lower)
{
    upper.place = upper.edge.place(points.front().x - radius);
    lower.place = upper.place;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const CoveragePoint from = points[i];
        const float run = points[i + 1].x - from.x;
        const float rise = points[i + 1].y - from.y;
        const float length = std::sqrt(run * run + rise * rise);
        if (!(length > 0))
            continue;
        const float aside = radius * rise / length;
        const float up = radius * run / length;
        const float slope = rise / run;
        upper.liftToDisc(from, radius, from.x + aside);
        upper.liftToLine(from, run, slope, aside, up);
        lower.liftToDisc(from, radius, from.x - aside);
        lower.liftToLine(from, run, slope, -aside, up);
    }
    upper.liftToDisc(points.back(), radius, points.back().x + radius);
    lower.liftToDisc(points.back(), radius, points.back().x + radius);
}

} // namespace lab::ui

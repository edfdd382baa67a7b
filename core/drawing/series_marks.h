#pragma once

#include "core/drawing/marks.h"
#include "core/drawing/style.h"

#include <utility>
#include <vector>

namespace lab::drawing {

/// How one of several lines differs from the others besides its color: by marks and dashes.
struct SeriesStyle {
    Tone line {};
    Tone text {};
    Rings::Shape mark {};
    bool isHollow = false;
    std::vector<double> dashes {}; ///< in line widths; empty for a solid line
};

inline Rings marksAt(
    std::vector<Point> places, const SeriesStyle& of, double radius, const Style& style)
{
    return {std::move(places), style.px(radius), {of.line, style.px(1.5)},
        of.isHollow ? Tone::Ground : of.line, of.mark};
}

} // namespace lab::drawing

#include "ui/paint/ghost_curve.h"

#include <utility>

namespace lab::ui {

CurveStyle ghostStyle(const QColor& colour, const Palette& palette)
{
    return {ghostColor(colour, palette), ghostWidth, true, 0};
}

CurveFrame withoutBand(CurveFrame curve)
{
    curve.deviation.clear();
    curve.dots.clear();
    return curve;
}

} // namespace lab::ui

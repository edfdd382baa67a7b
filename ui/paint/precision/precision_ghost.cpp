#include "ui/paint/precision/precision_lines.h"

#include "ui/paint/ghost_curve.h"

#include <algorithm>
#include <functional>

namespace lab::ui {

namespace {

// NaN stands where NaN does.
bool isSameLine(const std::vector<double>& left, const std::vector<double>& right)
{
    return std::ranges::equal(left, right, [](double a, double b) {
        return std::equal_to<> {}(a, b) || (std::isnan(a) && std::isnan(b));
    });
}

QColor colourOfChosen(const RotationFormats& chosen, const Palette& palette)
{
    for (std::size_t i = 0; i < numberFormats.size(); ++i) {
        if (chosen == allIn(numberFormats[i]))
            return palette.series[i];
    }
    return palette.result;
}

} // namespace

void paintErrorsGhost(QPainter& painter, const PrecisionPlot& places, const AxisScale& y,
    const PrecisionErrorsFrame& frame, const PrecisionErrorsFrame& ghost, const Look& look)
{
    const auto height = [&](double error) { return y.pixel(powerOf(error)); };
    const auto paint = [&](const ErrorCurve& present, const ErrorCurve& held,
                           const QColor& colour) {
        if (!isSameLine(present.reached, held.reached))
            paintPieces(painter, places, ghost.runs, held.reached, height,
                ghostStyle(colour, look.palette), look);
    };
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        paint(frame.formats[i], ghost.formats[i], look.palette.series[i]);
    paint(frame.chosen, ghost.chosen, colourOfChosen(ghost.chosenFormats, look.palette));
}

void paintDriftGhost(QPainter& painter, const PrecisionPlot& places, const AxisScale& y,
    const PrecisionDriftFrame& ghost, const Look& look)
{
    const auto height = [&](double value) { return y.pixel(value); };
    for (const auto* values : {&ghost.lowest, &ghost.highest})
        paintPieces(painter, places, ghost.runs, *values, height,
            ghostStyle(look.palette.result, look.palette), look);
}

} // namespace lab::ui

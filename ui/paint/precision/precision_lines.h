#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/paint/curves.h"
#include "ui/paint/precision/precision_plot.h"

#include <QPointF>

#include <cmath>
#include <vector>

namespace lab::ui {

constexpr double lowestPower = -18; ///< zero stands there

/// Where an error stands on a logarithmic axis.
inline double powerOf(double error)
{
    return error > 0 ? std::max(std::log10(error), lowestPower) : lowestPower;
}

inline double middleOf(const PositionRun& run)
{
    return std::sqrt(
        static_cast<double>(run.first) * static_cast<double>(run.first + run.count - 1));
}

/// The lines between the columns that have a number.
template <class YOf>
void paintPieces(QPainter& painter, const PrecisionPlot& places,
    const std::vector<PositionRun>& runs, const std::vector<double>& values, YOf yOf,
    const CurveStyle& style, const Look& look)
{
    std::vector<QPointF> piece;
    const auto finish = [&] {
        if (piece.size() > 1)
            paintPolyline(painter, places.plot, piece, style, look);
        piece.clear();
    };
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (std::isfinite(values[k]))
            piece.emplace_back(places.pixel(middleOf(runs[k])), yOf(values[k]));
        else
            finish();
    }
    finish();
}

/// The curves of A that differ from those of B, thin, faint and dashed.
void paintErrorsGhost(QPainter& painter, const PrecisionPlot& places, const AxisScale& y,
    const PrecisionErrorsFrame& frame, const PrecisionErrorsFrame& ghost, const Look& look);
void paintDriftGhost(QPainter& painter, const PrecisionPlot& places, const AxisScale& y,
    const PrecisionDriftFrame& ghost, const Look& look);

} // namespace lab::ui

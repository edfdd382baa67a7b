#pragma once

#include "core/frames/context/temperature_frame.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// "At position 131 071 the query is multiplied by 1.283": the sentence of the picture, also its
/// accessible text.
QString temperatureWords(const TemperatureFrame& frame);

/// The temperature against the position on a logarithmic axis, with the query's position as a line
/// to drag, the length from which it grows and, on the right, the scale; below on the same axis the
/// entropy of the query's row, thin and dashed without the temperature. At the foot, if there is
/// space, that row as bars: the match, all others, and the sink. Empty for a frame without a curve.
Plot temperaturePlot(const QRectF& area, const TemperatureFrame& frame,
    const std::optional<TemperatureFrame>& ghost, std::int64_t key, const Look& look);

/// The position under the pointer.
Layers temperaturePointed(
    const Plot& plot, const TemperatureFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui

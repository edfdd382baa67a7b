#pragma once

#include "core/frames/context/growing_length_frame.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// "28 665 of 32 768 cached keys are off by more than 0.1 rad in pair 53": the sentence of the
/// picture, also its accessible text.
QString cacheWords(const GrowingLengthFrame& frame);

/// Below the plot on the same axis, the strip of cached keys: the key at position n was written at
/// length n + 1, and is drawn there.
QRectF keyStrip(const Plot& plot, const Look& look);

/// The factors of the selected and the slowest pair against the length of the text on a logarithmic
/// axis, with the current length as a line to drag; below, the keys cached so far, thick where they
/// fit and thin where they no longer do, with the handle of the ruler's key. A ghost is a thin
/// dashed line.
Plot growingLengthPlot(const QRectF& area, const GrowingLengthFrame& frame,
    const std::optional<GrowingLengthFrame>& ghost, std::int64_t key, const Look& look);

/// The factor at the current length of the pair under the pointer, else of the selected one, and
/// the name of the slowest pair's curve, which avoids it.
Layers growingPointed(
    const Plot& plot, const GrowingLengthFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui

#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace lab::ui {

/// The layout of the plot and the list of methods below it. A picture too low for both has no list.
struct FactorLayout {
    QRectF ground;
    std::vector<QRectF> entries; ///< one per line of the frame, or none
    bool hasHint = true; ///< there is space for the sentence below the title

    FactorLayout(const QRectF& area, const FactorsFrame& frame, const Look& look);
    std::optional<ScalingMethod> methodAt(const FactorsFrame& frame, QPointF point) const;
};

/// The factor by which each method slows each pair, on a logarithmic axis: the selected method
/// thick, with the ends of its ramps as handles in the order of the frame, the others thin, and a
/// list of them below that is also the legend. The selected line of a ghost is below the others.
Plot pairFactorsPlot(const QRectF& area, const FactorsFrame& frame,
    const std::optional<FactorsFrame>& ghost, const Look& look);

/// The factor of the pair under the pointer, else of the selected one.
Layers factorPointed(
    const Plot& plot, const FactorsFrame& frame, const Focus& focus, const Look& look);
/// The value of a ramp's end, and a mark on the line where the ramp begins or ends in use.
Layers rampEndPointed(const Plot& plot, const RampHandle& handle, const Look& look);
/// The line of a method of the list, thicker, and its row of the list tinted.
Layers methodPointed(const Plot& plot, const QRectF& area, const FactorsFrame& frame,
    ScalingMethod method, const Look& look);

} // namespace lab::ui

#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace lab::ui {

/// Where the plot and the list of methods below it stand. A picture too low for both has no list.
struct FactorLayout {
    QRectF ground;
    std::vector<QRectF> entries; ///< one for each line of the frame, or none
    bool hasHint = true; ///< there is space for the sentence below the title

    FactorLayout(const QRectF& area, const FactorsFrame& frame, const Look& look);
    std::optional<ScalingMethod> methodAt(const FactorsFrame& frame, QPointF point) const;
};

/// By how much each method slows each pair, on a logarithmic axis: the chosen method strong, with
/// the ends of its ramps as handles in the order of the frame, the others thin, and a list of them
/// below that is also the legend. The chosen line of a ghost lies below the others.
Plot pairFactorsPlot(const QRectF& area, const FactorsFrame& frame,
    const std::optional<FactorsFrame>& ghost, const Look& look);

/// The factor of the pair that is pointed at, else of the selected one.
Layers factorPointed(
    const Plot& plot, const FactorsFrame& frame, const Focus& focus, const Look& look);
/// The number of a ramp's end, and a mark on the line where the ramp really begins or ends.
Layers rampEndPointed(const Plot& plot, const RampHandle& handle, const Look& look);
/// The line of a method of the list, thicker, and its row of the list tinted.
Layers methodPointed(const Plot& plot, const QRectF& area, const FactorsFrame& frame,
    ScalingMethod method, const Look& look);

} // namespace lab::ui

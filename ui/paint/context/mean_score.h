#pragma once

#include "core/frames/context/mean_score_frame.h"
#include "ui/paint/plot/plot.h"

#include <optional>

namespace lab::ui {

/// In device pixels, as many as the plot has; the frame is made for them.
double meanScoreWidth(const QRectF& area, const Look& look);

/// The mean score against the distance from 1 to 10⁷: a thick line with the selected method and a
/// thin grey one without, each in a band from the minimum to the maximum score of every pixel as
/// far as known. The training and the target length are lines to drag, their handles in a row above
/// the plot; so is the peak of adversarial vectors. `ghost`, if any, is another frame's mean, thin
/// and dashed below. Empty for a frame without runs.
Plot meanScorePlot(const QRectF& area, const MeanScoreFrame& frame,
    const std::optional<MeanScoreFrame>& ghost, const Look& look);

/// The scores at the distance under the pointer, and the wavelength of the pair under it.
Layers meanScorePointed(
    const Plot& plot, const MeanScoreFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui

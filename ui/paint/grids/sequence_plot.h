#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/plot/plot.h"

namespace lab::ui {

/// The three position numbers of every token of a prompt, as steps; query and key as upright lines
/// that are dragged. A's numbers lie under it, dashed.
Plot sequencePlot(const QRectF& area, const VideoFrame& frame,
    const std::optional<VideoFrame>& ghost, const Look& look);

/// Over it: the token that is pointed at.
Layers sequenceMarks(
    const Plot& plot, const VideoFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui

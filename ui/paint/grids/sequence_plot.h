#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/plot/plot.h"

namespace lab::ui {

/// The three position indices of every token of a prompt, as steps; query and key as vertical lines
/// that can be dragged. A's indices are below, dashed.
Plot sequencePlot(const QRectF& area, const VideoFrame& frame,
    const std::optional<VideoFrame>& ghost, const Look& look);

/// Over it: the token under the pointer.
Layers sequenceMarks(
    const Plot& plot, const VideoFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui

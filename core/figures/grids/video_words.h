#pragma once

#include "core/drawing/figure.h"
#include "core/frames/grids/video_frame.h"

namespace lab::drawing {

Said stillName(const VideoFrame::Still& still, const Language& words); ///< "frame 2", "image"

} // namespace lab::drawing

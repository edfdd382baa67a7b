#pragma once

#include "core/drawing/figure.h"
#include "core/frames/grids/video_frame.h"

#include <cstdint>

namespace lab::drawing {

Said stillName(const VideoFrame::Still& still, const Language& words); ///< "frame 2", "image"

/// The key is one of the picture; the query, or with Shift the key, moves by so many tokens if the
/// prompt goes so far.
enum class MovedToken { Query, Key };
KeyPress movesToken(MovedToken moved, std::int64_t by, const VideoFrame& frame);

} // namespace lab::drawing

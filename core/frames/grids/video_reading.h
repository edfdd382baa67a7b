#pragma once

#include "core/frames/reading.h"

namespace lab {

/// Of the bench Grids with a video: the similarity of two tokens, or the turn of a pair between
/// them. A prompt without tokens, or with too many to draw, has none.
Reading videoReading(const LabState& state, const Focus& focus);

} // namespace lab

#pragma once

#include "core/frames/reading.h"

namespace lab {

/// For Grids with a video: the similarity of two tokens, or the rotation of a pair between them.
/// Empty for a prompt without tokens or with too many to draw.
Reading videoReading(const LabState& state, const Focus& focus);

} // namespace lab

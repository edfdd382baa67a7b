#include "core/math/kernels/diagonals_lanes.h"

namespace lab {

const StreamWindows baselineStreamWindows = streamWindows;

} // namespace lab

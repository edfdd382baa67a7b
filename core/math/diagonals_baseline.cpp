#include "core/math/diagonals_lanes.h"

namespace lab {

const StreamWindows baselineStreamWindows = streamWindows;

} // namespace lab

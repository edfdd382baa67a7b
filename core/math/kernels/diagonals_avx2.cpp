#include "core/math/kernels/diagonals_lanes.h"

namespace lab {

const StreamWindows avx2StreamWindows = streamWindows;

} // namespace lab

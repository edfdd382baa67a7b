#include "core/math/kernels/rounding_lanes.h"

namespace lab {

const RoundingKernels baselineRoundingKernels = kernelsOfLanes<2>;

} // namespace lab

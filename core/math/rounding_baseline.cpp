#include "core/math/rounding_lanes.h"

namespace lab {

const RoundingKernels baselineRoundingKernels = kernelsOfLanes<2>;

} // namespace lab

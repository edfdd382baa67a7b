#include "core/math/kernels/rounding_lanes.h"

namespace lab {

const RoundingKernels avx2RoundingKernels = kernelsOfLanes<4>;

} // namespace lab

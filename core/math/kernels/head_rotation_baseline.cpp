#include "core/math/kernels/head_rotation_lanes.h"

namespace lab {

const HeadRotationKernels baselineHeadRotationKernels = headKernelsOfLanes<4>;

} // namespace lab

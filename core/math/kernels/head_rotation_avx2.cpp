#include "core/math/kernels/head_rotation_lanes.h"

namespace lab {

const HeadRotationKernels avx2HeadRotationKernels = headKernelsOfLanes<8>;

} // namespace lab

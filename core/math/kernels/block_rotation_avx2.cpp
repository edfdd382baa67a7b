#include "core/math/kernels/block_rotation_lanes.h"

namespace lab {

const RotationKernels avx2RotationKernels = kernelsOfLanes<4>;

} // namespace lab

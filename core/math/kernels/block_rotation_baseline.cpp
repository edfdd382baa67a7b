#include "core/math/kernels/block_rotation_lanes.h"

namespace lab {

const RotationKernels baselineRotationKernels = kernelsOfLanes<2>;

} // namespace lab

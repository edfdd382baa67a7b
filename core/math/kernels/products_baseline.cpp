#include "core/math/kernels/products_lanes.h"

namespace lab {

const FloatKernels baselineFloatKernels {multiply, softmax};

} // namespace lab

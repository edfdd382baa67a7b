#include "core/math/kernels/products_lanes.h"

namespace lab {

const FloatKernels avx2FloatKernels {multiply, softmax};

} // namespace lab

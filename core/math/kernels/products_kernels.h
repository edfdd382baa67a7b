#pragma once

#include <stddef.h>

namespace lab {

/// c = a·b, or c += a·b: rows × inner times inner × columns. A cell of `a` is at a[row·aRow +
/// column·aColumn], so it may be transposed; rows of b and c are contiguous.
struct FloatProduct {
    const float* a;
    ptrdiff_t aRow, aColumn;
    const float* b;
    ptrdiff_t bRow;
    float* c;
    ptrdiff_t cRow;
    ptrdiff_t rows, inner, columns;
    bool adds;
};

/// One set of functions per instruction set, in a separate file (see block_rotation_kernels.h).
struct FloatKernels {
    void (*multiply)(const FloatProduct&);
    void (*softmax)(float* scores, ptrdiff_t count);
};

extern const FloatKernels baselineFloatKernels;
#if defined(__x86_64__)
extern const FloatKernels avx2FloatKernels;
#endif

} // namespace lab

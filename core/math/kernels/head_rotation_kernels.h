#pragma once

#include <cstddef>

namespace lab {

/// The inner loops of head rotation as plain functions over plain arrays, one set for each
/// instruction set, each in a file of its own for the reason given in block_rotation_kernels.h.
struct HeadRotationKernels {
    /// Rows of `width` floats; row k is turned by row k of cosines and sines, `pairs` wide. What
    /// lies beyond the pairs is copied. The streaming forms write past the caches, want `out`
    /// aligned to 16 bytes with `width` and `pairs` multiples of 4, and leave the fence to
    /// finishStreaming.
    using TurnRows = void (*)(float* out, const float* in, const float* cosines, const float* sines,
        std::size_t pairs, std::size_t width, std::size_t rows);
    TurnRows turnHalves;
    TurnRows streamHalves;
    TurnRows turnNeighbours;
    TurnRows streamNeighbours;
    void (*finishStreaming)();
};

extern const HeadRotationKernels baselineHeadRotationKernels;
#if defined(__x86_64__)
extern const HeadRotationKernels avx2HeadRotationKernels;
#endif

} // namespace lab

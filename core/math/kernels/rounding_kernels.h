#pragma once

#include "core/math/number_format.h"

#include <cstddef>

namespace lab {

/// A format narrower than Double, as needed by the kernels.
struct RoundingTarget {
    NumberFormat format = NumberFormat::Float;
    double smallestNormal = 0;
    double largestFinite = 0;
    double spacingAtOne = 0;
};

/// The inner loops of roundedProducts(), roundedSums() and roundedWaves() over plain arrays, one
/// set per instruction set, each in a separate file like RotationKernels. Output arrays must not
/// overlap.
///
/// The result is computed from the nearest double, or for waves from one within a margin. If this
/// is so near the middle between two numbers of the format that the rounding could differ,
/// `exactly` is called.
struct RoundingKernels {
    using OfTwo = double (*)(NumberFormat format, double left, double right);
    using OfAngle = double (*)(NumberFormat format, double angle);

    void (*products)(const RoundingTarget& target, const double* left, const double* right,
        double* out, std::size_t count, OfTwo exactly);
    void (*sums)(const RoundingTarget& target, const double* left, const double* right, double* out,
        std::size_t count, OfTwo exactly);
    void (*cosines)(const RoundingTarget& target, const double* angles, double* out,
        std::size_t count, OfAngle exactly);
    void (*sines)(const RoundingTarget& target, const double* angles, double* out,
        std::size_t count, OfAngle exactly);
};

extern const RoundingKernels baselineRoundingKernels;
#if defined(__x86_64__)
extern const RoundingKernels avx2RoundingKernels;
#endif

} // namespace lab

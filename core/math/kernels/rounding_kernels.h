#pragma once

#include "core/math/number_format.h"

#include <cstddef>

namespace lab {

/// A format narrower than Double, as the kernels need it.
struct RoundingTarget {
    NumberFormat format = NumberFormat::Float;
    double smallestNormal = 0;
    double largestFinite = 0;
    double spacingAtOne = 0;
};

/// The inner loops of roundedProducts(), roundedSums() and roundedWaves() over plain arrays, one
/// set for each instruction set, each in a file of its own as RotationKernels are. Out of the
/// arrays none may be another.
///
/// A number is found from the nearest double, or for waves from one within a margin. Where that
/// lies so near the middle between two numbers of the format that the rounding could be another,
/// `exactly` is asked.
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

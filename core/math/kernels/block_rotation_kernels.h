#pragma once

#include <cstddef>

namespace lab {

/// Columns of a panel: as many as the widest kernel takes at once.
inline constexpr std::size_t panelWidth = 12;

/// The inner loops of block rotation as plain functions over plain arrays, one set for each
/// instruction set, each in a file of its own: code compiled for a newer processor must never be
/// merged with code for every processor, so those files include no templates but their own.
///
/// A rotating value v comes with its partner w, a quarter turn ahead: (sin, cos) or (cos, −sin)
/// up to the sign of the sine that it is turned by. A turn by (c, s) takes it to
/// v·c + w·s and its partner to w·c − v·s.
struct RotationKernels {
    /// out rows of `width` values: row k is (value, partner) turned by row k of (cosines, sines).
    /// The streaming form writes past the caches and ends with a store fence.
    using WriteRows = void (*)(double* out, const double* value, const double* partner,
        const double* cosines, const double* sines, std::size_t width, std::size_t rows);
    WriteRows writeRows;
    WriteRows streamRows;

    /// (value, partner) turned by one row, both members.
    void (*turnRow)(double* outValue, double* outPartner, const double* value,
        const double* partner, const double* cosine, const double* sine, std::size_t width);

    /// out = left · panel for a panel of depth x panelWidth, all row-major.
    void (*multiplyPanel)(double* out, std::size_t outStride, const double* left,
        std::size_t leftStride, const double* panel, std::size_t rows, std::size_t depth);

    /// out[c] += Σᵢ Σⱼ≤ᵢ matrix[i][j]·panel[i][c]·panel[j][c] for the panelWidth columns of a
    /// panel; `size` is a multiple of 4, what the matrix holds above its diagonal is read and must
    /// be 0.
    void (*addQuadraticForms)(
        double* out, const double* matrix, const double* panel, std::size_t size);

    /// out[k] = Σ cos(2π·distances[k]·turns[t]) over the terms t, whose turns are plain doubles:
    /// each term is as far off as its product of distance and turn is rounded, and 1e-15.
    void (*sumCosines)(double* out, const double* distances, std::size_t count, const double* turns,
        std::size_t terms);
};

extern const RotationKernels baselineRotationKernels;
#if defined(__x86_64__)
extern const RotationKernels avx2RotationKernels;
#endif

} // namespace lab

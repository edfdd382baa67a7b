#pragma once

#include <cstddef>

namespace lab {

/// Columns of a panel: as many as the widest kernel processes at once.
inline constexpr std::size_t panelWidth = 12;

/// The inner loops of block rotation as plain functions over plain arrays, one set per instruction
/// set, each in a separate file: code compiled for a newer processor must never be merged with code
/// for every processor, so these files include no templates except their own.
///
/// A rotating value v has a partner w, a quarter turn ahead: (sin, cos) or (cos, −sin), up to the
/// sign of the sine by which it is rotated. A rotation by (c, s) gives v·c + w·s, and w·c − v·s for
/// the partner.
struct RotationKernels {
    /// Writes rows of `width` values to out: row k is (value, partner) rotated by row k of
    /// (cosines, sines). The streaming form bypasses the caches and ends with a store fence.
    using WriteRows = void (*)(double* out, const double* value, const double* partner,
        const double* cosines, const double* sines, std::size_t width, std::size_t rows);
    WriteRows writeRows;
    WriteRows streamRows;

    /// (value, partner) rotated by one row, both values.
    void (*turnRow)(double* outValue, double* outPartner, const double* value,
        const double* partner, const double* cosine, const double* sine, std::size_t width);

    /// out = left · panel for a panel of depth x panelWidth, all row-major.
    void (*multiplyPanel)(double* out, std::size_t outStride, const double* left,
        std::size_t leftStride, const double* panel, std::size_t rows, std::size_t depth);

    /// out[c] += Σᵢ Σⱼ≤ᵢ matrix[i][j]·panel[i][c]·panel[j][c] for the panelWidth columns of a
    /// panel; `size` is a multiple of 4. Elements of the matrix above its diagonal are read and
    /// must be 0.
    void (*addQuadraticForms)(
        double* out, const double* matrix, const double* panel, std::size_t size);

    /// out[k] = Σ cos(2π·distances[k]·turns[t]) over the terms t, whose turns are plain doubles:
    /// the error of each term is that of rounding the product of distance and turn, plus 1e-15.
    void (*sumCosines)(double* out, const double* distances, std::size_t count, const double* turns,
        std::size_t terms);
};

extern const RotationKernels baselineRotationKernels;
#if defined(__x86_64__)
extern const RotationKernels avx2RotationKernels;
#endif

} // namespace lab

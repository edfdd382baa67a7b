#pragma once

#include "core/encodings/learned/formula.h"
#include "core/encodings/rotary_grid/formula.h"
#include "core/encodings/sinusoidal_grid/formula.h"
#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <vector>

namespace lab {

// The encodings as used on Grids: with the parameters of the schemes, the grid of the image, and a
// common width.
SinusoidalGrid patchSinusoid(const LabState& state);
Sinusoidal flatSinusoid(const LabState& state); ///< over the indices of the patches
RotaryGrid patchRotation(const LabState& state, GridEncoding encoding); ///< Axial or Mixed
/// One row per patch of the image, resampled from the training grid.
Eigen::MatrixXd patchTable(const LabState& state);

/// The similarity of the encodings of two patches: their product divided by both norms. For a
/// rotary encoding, it is that of equal vectors whose pairs all have the same norm: the mean cosine
/// of their rotations. The sum is split by the axis on which each part depends.
struct PatchProduct {
    double time = 0; ///< of columns or pairs that stay the same for an image
    double row = 0;
    double column = 0;
    double whole = 0; ///< the product over all axes
    double lengths = 1; ///< its divisor

    double similarity() const { return whole / lengths; }
};

/// For the query's patch and every patch of the image, in reading order.
std::vector<PatchProduct> sinusoidalProducts(const LabState& state, const GridCell& query);
std::vector<PatchProduct> flattenedProducts(const LabState& state, const GridCell& query);
std::vector<PatchProduct> learnedProducts(const LabState& state, const GridCell& query);
std::vector<PatchProduct> axialProducts(const LabState& state, const GridCell& query);
std::vector<PatchProduct> mixedProducts(const LabState& state, const GridCell& query);

} // namespace lab

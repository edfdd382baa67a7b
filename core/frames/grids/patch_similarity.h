#pragma once

#include "core/encodings/added/learned.h"
#include "core/encodings/added/sinusoidal_grid.h"
#include "core/encodings/turning/rotary_grid.h"
#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <vector>

namespace lab {

// The encodings as the bench Grids has them: the schemes' numbers, with the grid of the image and
// the width that all share.
SinusoidalGrid patchSinusoid(const LabState& state);
Sinusoidal flatSinusoid(const LabState& state); ///< over the numbers of the patches
RotaryGrid patchRotation(const LabState& state, GridEncoding encoding); ///< Axial or Mixed
/// A row for each patch of the image, resampled from the trained grid.
Eigen::MatrixXd patchTable(const LabState& state);

/// How alike the encodings of two patches are: their product divided by both lengths. Of a turned
/// encoding it is that of equal vectors, whose pairs all have the same length: the mean cosine of
/// their turns. What is summed is kept by the axis that it depends on.
struct PatchProduct {
    double time = 0; ///< of columns or pairs that an image leaves as they are
    double row = 0;
    double column = 0;
    double whole = 0; ///< the product: of all axes
    double lengths = 1; ///< what it is divided by

    double similarity() const { return whole / lengths; }
};

/// Of the query's patch and every one of the image, in reading order.
std::vector<PatchProduct> patchProducts(
    const LabState& state, GridEncoding encoding, const GridCell& query);

} // namespace lab

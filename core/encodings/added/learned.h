#pragma once

#include "core/encodings/added/learned_parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The table before any training: L rows of normal numbers with this deviation. Drawn row by row,
/// so that a longer table starts with the rows of a shorter one.
Eigen::MatrixXd seededTable(const Learned& learned, std::uint64_t seed);

/// The row that a position gets; NaN throughout where the rule knows none: before 0, and past the
/// target length of Interpolate. `table` is L × width.
Eigen::ArrayXd row(const Learned& learned, const Eigen::MatrixXd& table, std::int64_t position);

/// Rows and columns of patches; a patch's token is row·width + column.
struct PatchGrid {
    int height = 14; ///< 1 to 4096
    int width = 14; ///< 1 to 4096

    bool operator==(const PatchGrid&) const = default;
};

/// A ViT's table for another grid of patches: resampled along the columns of patches and along
/// the rows, each channel alone. The first `classRows` rows, the class token's and the registers',
/// stay as they are. `table` is (classRows + from.height·from.width) × width.
Eigen::MatrixXd resampledPatchTable(const Eigen::MatrixXd& table, int classRows,
    const PatchGrid& from, const PatchGrid& to, Resampling resampling);

} // namespace lab

#pragma once

#include "core/encodings/learned/parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The table before training: L rows of normally distributed values with this standard deviation.
/// Drawn row by row, so that a longer table starts with the rows of a shorter one.
Eigen::MatrixXd seededTable(const Learned& learned, std::uint64_t seed);

/// The row for a position; all NaN if the rule defines none: before 0, and beyond the target length
/// of Interpolate. `table` is L × width.
Eigen::ArrayXd row(const Learned& learned, const Eigen::MatrixXd& table, std::int64_t position);

/// Rows and columns of patches; the token of a patch has index row·width + column.
struct PatchGrid {
    int height = 14; ///< 1 to 4096
    int width = 14; ///< 1 to 4096

    bool operator==(const PatchGrid&) const = default;
};

/// A ViT's table for another grid of patches: resampled along rows and columns, each channel
/// separately. The first `classRows` rows, of the class token and the registers, stay unchanged.
/// `table` is (classRows + from.height·from.width) × width.
Eigen::MatrixXd resampledPatchTable(const Eigen::MatrixXd& table, int classRows,
    const PatchGrid& from, const PatchGrid& to, Resampling resampling);

} // namespace lab

#pragma once

#include "core/math/kernels/block_rotation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// Matrices whose cells depend on column − row only (Toeplitz), one for each head of a relative
/// bias: cell (i, j) is diagonals[j − i + rows − 1].
///
/// Only the rows + columns − 1 diagonals of each are kept: 32 heads of 2048 × 2048 cells are
/// 131,040 numbers instead of 134 million, and row i is the window of `columns` of them that
/// begins at rows − 1 − i. NaN is a masked diagonal.
struct Diagonals {
    std::int64_t matrices = 1;
    std::int64_t rows = 1;
    std::int64_t columns = 1;
    std::vector<double> values; ///< matrix by matrix, the lower left corner's diagonal first

    std::int64_t each() const { return rows + columns - 1; } ///< diagonals of one matrix

    double at(std::int64_t matrix, std::int64_t row, std::int64_t column) const
    {
        return values[static_cast<std::size_t>(matrix * each() + column - row + rows - 1)];
    }
};

/// The means over square tiles of size × size cells, over those of them that are not masked; NaN
/// where all are. They are Toeplitz too: tile (I, J) holds the diagonals around (J − I)·size, the
/// one at distance t from the middle size − |t| times. `size` divides rows and columns.
Diagonals tileMeans(const Diagonals& diagonals, std::int64_t size);

/// All cells, matrix by matrix and row by row, for a file; float values are rounded to the nearest.
/// Above 32 MB they are written past the caches. `out` holds matrices·rows·columns numbers.
void writeMatrices(const Diagonals& diagonals, std::span<double> out,
    InstructionSet instructions = bestInstructionSet());
void writeMatrices(const Diagonals& diagonals, std::span<float> out,
    InstructionSet instructions = bestInstructionSet());

} // namespace lab

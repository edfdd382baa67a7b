#pragma once

#include "core/encodings/sinusoidal/parameters.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

using RowMajorMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// θᵢ of every pair in radians per position, fastest first.
Eigen::ArrayXd frequencies(const Sinusoidal& encoding);

/// The same as exact turns, for use where they are multiplied by a position.
std::vector<Turn> turns(const Sinusoidal& encoding);

/// Rows PE(first) … PE(first + count − 1).
RowMajorMatrix table(const Sinusoidal& encoding, std::int64_t first, std::int64_t count);

/// The same into existing memory: `out` has space for count·width doubles.
void writeTable(const Sinusoidal& encoding, std::int64_t first, std::int64_t count, double* out);

/// One row, with exact angles.
Eigen::ArrayXd row(const Sinusoidal& encoding, std::int64_t position);

struct ColumnMeaning {
    int pair = -1; ///< −1 for the zero column of an odd width
    bool sine = true;
};
ColumnMeaning columnMeaning(const Sinusoidal& encoding, int column);
int sineColumn(const Sinusoidal& encoding, int pair);
int cosineColumn(const Sinusoidal& encoding, int pair);

/// Column `column` as a function of position.
CosineSum columnWave(const Sinusoidal& encoding, int column);

/// PE(p)·PE(p + k) as a function of k; the same for every p.
CosineSum similarity(const Sinusoidal& encoding);

} // namespace lab

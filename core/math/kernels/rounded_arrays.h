#pragma once

#include "core/math/kernels/block_rotation.h"
#include "core/math/number_format.h"

#include <Eigen/Core>

namespace lab {

/// A number for each pair of columns of a rotation; without a place of its own in the free store.
using PairArray = Eigen::Array<double, Eigen::Dynamic, 1, Eigen::ColMajor, 512, 1>;

/// roundedProduct() and roundedSum() of each two numbers, and the format's nearest to the cosine
/// and the sine of each angle in radians, as std::cos() and std::sin() give them.
///
/// Law: bit for bit what those give one by one, for every number and format, with every instruction
/// set; only that a NaN may have another sign. The processor rounds to nearest.
PairArray roundedProducts(NumberFormat format, const PairArray& left, const PairArray& right,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedSums(NumberFormat format, const PairArray& left, const PairArray& right,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedCosines(NumberFormat format, const PairArray& angles,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedSines(NumberFormat format, const PairArray& angles,
    InstructionSet instructions = bestInstructionSet());

} // namespace lab

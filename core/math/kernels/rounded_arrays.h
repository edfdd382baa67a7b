#pragma once

#include "core/math/kernels/block_rotation.h"
#include "core/math/number_format.h"

#include <Eigen/Core>

namespace lab {

/// A number for each pair of columns of a rotation, without heap allocation.
using PairArray = Eigen::Array<double, Eigen::Dynamic, 1, Eigen::ColMajor, 512, 1>;

/// roundedProduct() and roundedSum() for each pair of numbers, and the value of the format nearest
/// to the cosine and the sine of each angle in radians, as given by std::cos() and std::sin().
///
/// Law: bit for bit the same as those functions one by one, for every number and format, with every
/// instruction set, except that the sign of a NaN may differ. The processor must round to nearest.
PairArray roundedProducts(NumberFormat format, const PairArray& left, const PairArray& right,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedSums(NumberFormat format, const PairArray& left, const PairArray& right,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedCosines(NumberFormat format, const PairArray& angles,
    InstructionSet instructions = bestInstructionSet());
PairArray roundedSines(NumberFormat format, const PairArray& angles,
    InstructionSet instructions = bestInstructionSet());

} // namespace lab

#pragma once

#include "core/math/exact/turns.h"
#include "core/math/kernels/block_rotation_kernels.h"

#include <cstddef>
#include <vector>

namespace lab {

/// What the sums of cosines share: tables of sines and cosines that the kernels turn and multiply,
/// cut into blocks of whole panels.
///
/// Sines and cosines, a row for each angle and a column for each term.
struct Phasors {
    Phasors(std::size_t rows, std::size_t columns)
        : sine(rows * columns)
        , cosine(rows * columns)
    {
    }
    void set(std::size_t index, SinCos angle)
    {
        sine[index] = angle.sin;
        cosine[index] = angle.cos;
    }
    std::vector<double> sine;
    std::vector<double> cosine;
};

/// Positions that share a row of starts, at the most.
constexpr std::size_t longestBlock = 8 * panelWidth;

/// The kernels for the best instruction set of this processor.
const RotationKernels& kernels();

std::size_t dividedUp(std::size_t dividend, std::size_t divisor);

/// A whole number of panels near √number.
std::size_t panelsNearRoot(std::size_t number);

/// The doubles nearest to the multiples of π/2 stand for these themselves, so that a sine column
/// is 0 at position 0.
Turn turnOfPhase(double phase);

} // namespace lab

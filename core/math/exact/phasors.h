#pragma once

#include "core/math/exact/turns.h"
#include "core/math/kernels/block_rotation_kernels.h"

#include <cstddef>
#include <vector>

namespace lab {

/// Shared by all sums of cosines: tables of sines and cosines that the kernels rotate and multiply,
/// divided into blocks of whole panels.
///
/// Sines and cosines, one row per angle and one column per term.
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

/// The maximum number of positions that share a row of starting values.
constexpr std::size_t longestBlock = 8 * panelWidth;

/// The kernels for the best instruction set of this processor.
const RotationKernels& kernels();

std::size_t dividedUp(std::size_t dividend, std::size_t divisor);

/// An integer number of panels near √number.
std::size_t panelsNearRoot(std::size_t number);

/// The doubles nearest to multiples of π/2 are treated as these multiples, so that a sine column is
/// 0 at position 0.
Turn turnOfPhase(double phase);

} // namespace lab

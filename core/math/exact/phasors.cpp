#include "core/math/exact/phasors.h"

#include "core/math/kernels/block_rotation.h"

#include <algorithm>
#include <cmath>

namespace lab {

const RotationKernels& kernels()
{
    static const RotationKernels& best = rotationKernels(bestInstructionSet());
    return best;
}

std::size_t dividedUp(std::size_t dividend, std::size_t divisor)
{
    return (dividend + divisor - 1) / divisor;
}

std::size_t panelsNearRoot(std::size_t number)
{
    const auto root = static_cast<std::size_t>(std::sqrt(static_cast<double>(number)));
    return panelWidth * std::max<std::size_t>(dividedUp(root, panelWidth), 1);
}

Turn turnOfPhase(double phase)
{
    constexpr std::uint64_t tolerance = 512; // 2⁻⁵⁵ of a turn: π in a double is off by 0.7 of that
    const Turn turn = turnOfRadians(phase);
    const std::uint64_t quarter = (turn.high + (std::uint64_t {1} << 61)) >> 62 << 62;
    const std::uint64_t above = turn.high - quarter;
    const bool isQuarter = above < tolerance || -above <= tolerance;
    return isQuarter ? Turn {quarter, 0} : turn;
}

} // namespace lab

#include "core/math/kernels/rounded_arrays.h"

#include "core/math/kernels/rounding_kernels.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

const RoundingKernels& roundingKernels([[maybe_unused]] InstructionSet instructions)
{
#if defined(__x86_64__)
    if (instructions == InstructionSet::Avx2)
        return avx2RoundingKernels;
#endif
    return baselineRoundingKernels;
}

RoundingTarget targetOf(NumberFormat format)
{
    return {format, smallestNormal(format), largestFinite(format), spacing(format, 1)};
}

std::size_t countOf(const PairArray& numbers)
{
    return static_cast<std::size_t>(numbers.size());
}

double roundedCosine(NumberFormat format, double angle)
{
    return rounded(format, std::cos(angle));
}

double roundedSine(NumberFormat format, double angle)
{
    return rounded(format, std::sin(angle));
}

} // namespace

PairArray roundedProducts(
    NumberFormat format, const PairArray& left, const PairArray& right, InstructionSet instructions)
{
    assert(left.size() == right.size());
    if (format == NumberFormat::Double)
        return left * right;
    PairArray products(left.size());
    roundingKernels(instructions)
        .products(targetOf(format), left.data(), right.data(), products.data(), countOf(left),
            roundedProduct);
    return products;
}

PairArray roundedSums(
    NumberFormat format, const PairArray& left, const PairArray& right, InstructionSet instructions)
{
    assert(left.size() == right.size());
    if (format == NumberFormat::Double)
        return left + right;
    PairArray sums(left.size());
    roundingKernels(instructions)
        .sums(targetOf(format), left.data(), right.data(), sums.data(), countOf(left), roundedSum);
    return sums;
}

PairArray roundedCosines(NumberFormat format, const PairArray& angles, InstructionSet instructions)
{
    if (format == NumberFormat::Double)
        return angles.unaryExpr([](double angle) { return std::cos(angle); });
    PairArray cosines(angles.size());
    roundingKernels(instructions)
        .cosines(targetOf(format), angles.data(), cosines.data(), countOf(angles), roundedCosine);
    return cosines;
}

PairArray roundedSines(NumberFormat format, const PairArray& angles, InstructionSet instructions)
{
    if (format == NumberFormat::Double)
        return angles.unaryExpr([](double angle) { return std::sin(angle); });
    PairArray sines(angles.size());
    roundingKernels(instructions)
        .sines(targetOf(format), angles.data(), sines.data(), countOf(angles), roundedSine);
    return sines;
}

} // namespace lab

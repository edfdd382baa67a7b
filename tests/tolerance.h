#pragma once

#include <cmath>
#include <cstdint>

/// Tolerances, each with its reason. u = 2⁻⁵³ = 1.1e-16 is half a unit in the last place of 1.
namespace lab::tolerance {

/// One sine or cosine of an exact turn: 2u for the reduced angle (below π/4), u for the function.
inline constexpr double angle = 5e-16;

/// A table value: three exact factors and two complex products, each some 2u.
inline constexpr double table = 1e-15;

/// The additional error of a reference printed with 17 digits and read back.
inline constexpr double reference = 2e-15;

/// A sum of cosines with these amplitudes added up: products and sums keep each term to 4u, the
/// angle of a term (its phase is a double) to 4u more, and roundings of n terms rarely add up.
inline double cosineSum(double amplitudes)
{
    return 4e-15 * amplitudes + 1e-300;
}

/// A mean over `count` values added one after the other, the brute force beside a closed form.
inline double bruteMean(double amplitudes, std::int64_t count)
{
    return cosineSum(amplitudes) * (1 + 0.1 * std::sqrt(static_cast<double>(count)));
}

/// A standard deviation by brute force, √(variance): the variance is held to some 100u of the
/// largest square, and the root of a small one magnifies that.
inline double bruteDeviation(double amplitudes, double deviation)
{
    const double variance = 1e-14 * amplitudes * amplitudes;
    return deviation > 1e-7 * amplitudes ? variance / deviation : std::sqrt(variance);
}

/// Laws of scores: both sides are sums of products of numbers near 1.
inline double score(int width)
{
    return 4e-15 * width;
}

/// Closed forms in integers, rounded once or twice.
inline constexpr double relativeClosedForm = 1e-15;

} // namespace lab::tolerance

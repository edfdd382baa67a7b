#include "core/state/rotation_vectors.h"

#include "core/encodings/scaling/formula.h"
#include "core/math/random.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace lab {

namespace {

struct Arrow {
    double length;
    double degrees;
};

// Eight pairs whose rotated arrows are easy to distinguish at positions 9 and 4.
constexpr std::array<Arrow, 8> teachingQuery = {{{0.84, 38}, {0.92, 74}, {0.84, 20}, {0.93, 118},
    {0.76, 62}, {0.89, -28}, {0.70, 151}, {0.90, 44}}};
constexpr std::array<Arrow, 8> teachingKey = {{{0.82, -24}, {0.71, 13}, {0.94, -4}, {0.75, 73},
    {0.90, -7}, {0.66, -75}, {0.88, 95}, {0.74, 8}}};

Eigen::ArrayXd teachingVector(const std::array<Arrow, 8>& arrows, int width, std::uint64_t seed)
{
    Eigen::ArrayXd vector(width);
    Random random(seed);
    for (int pair = 0; 2 * pair < width; ++pair) {
        const auto index = static_cast<std::size_t>(pair);
        const Arrow arrow = index < arrows.size()
            ? arrows[index]
            : Arrow {0.6 + 0.35 * random.uniform(), 360 * random.uniform()};
        const double angle = arrow.degrees * std::numbers::pi / 180;
        vector[2 * pair] = arrow.length * std::cos(angle);
        vector[2 * pair + 1] = arrow.length * std::sin(angle);
    }
    return vector;
}

Eigen::ArrayXd randomVector(int width, std::uint64_t seed)
{
    Eigen::ArrayXd vector(width);
    Random random(seed);
    for (double& value : vector)
        value = random.normal();
    return vector;
}

Eigen::ArrayXd withColumns(Eigen::ArrayXd vector, const ColumnValues& columns)
{
    for (const auto& [column, value] : columns) {
        if (column < vector.size())
            vector[column] = value;
    }
    return vector;
}

Eigen::ArrayXd vectorBefore(const Rotations& rotations, const std::array<Arrow, 8>& arrows,
    const ColumnValues& columns, std::uint64_t stream)
{
    const auto seed = static_cast<std::uint64_t>(rotations.seed);
    switch (rotations.source) {
    case VectorSource::Own:
        return withColumns(teachingVector(arrows, rotations.width, stream), columns);
    case VectorSource::Random:
        return randomVector(rotations.width, 2 * seed + stream);
    case VectorSource::Equal:
    case VectorSource::Adversarial:
        break;
    }
    return Eigen::ArrayXd::Ones(rotations.width);
}

} // namespace

Turning turning(const Rotations& rotations)
{
    return turning(rotary(rotations), rotations.scaling);
}

Eigen::ArrayXd queryVector(const Rotations& rotations)
{
    Eigen::ArrayXd query = vectorBefore(rotations, teachingQuery, rotations.query, 0);
    if (rotations.source != VectorSource::Adversarial)
        return query;
    // ⟨R(m)q, R(n)k⟩ with q = R(−D)k is ⟨k, R(n − m + D)k⟩: at m − n = D the vectors of every pair
    // coincide.
    const Turning unstretched {turning(rotations).perPosition, 1};
    return rotated(rotary(rotations), unstretched, query, -rotations.peakDistance);
}

Eigen::ArrayXd keyVector(const Rotations& rotations)
{
    return vectorBefore(rotations, teachingKey, rotations.key, 1);
}

} // namespace lab

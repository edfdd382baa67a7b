#include "core/encodings/rope/rounded_rotation.h"

#include "tests/core/random_vector.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace lab;

namespace {

constexpr std::array formats {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32,
    NumberFormat::Half, NumberFormat::Bfloat16};
constexpr std::array positions {std::int64_t {0}, std::int64_t {1}, std::int64_t {257},
    std::int64_t {-12}, std::int64_t {15962}, std::int64_t {65519}, std::int64_t {65520},
    std::int64_t {9'999'999}};

bool isSame(double left, double right)
{
    return (std::isnan(left) && std::isnan(right))
        || std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
}

/// Each format for all steps, and mixtures of them.
std::vector<RotationFormats> mixtures()
{
    std::vector<RotationFormats> all;
    for (const NumberFormat format : formats)
        all.push_back(allIn(format));
    const auto of = [](std::size_t i) { return formats[i % formats.size()]; };
    for (std::size_t i = 0; i < 10; ++i)
        all.push_back({of(i), of(i / 2 + 1), of(2 * i + 3), of(i + 2), of(3 * i + 1), of(4 * i)});
    return all;
}

/// One column as the steps define it: x·cos − y·sin, or y·cos + x·sin.
double rotatedColumn(const RotationFormats& mixture, RoundedAngle angle, double value, double other)
{
    return roundedSum(mixture.sum, roundedProduct(mixture.product, value, angle.cosine),
        roundedProduct(mixture.product, other, angle.sine));
}

Eigen::ArrayXd noise(int width)
{
    Eigen::ArrayXd vector = randomVector(width, 5);
    vector[0] = 0;
    return vector;
}

} // namespace

TEST_CASE("rotating all pairs at once equals rotating each pair alone, bit for bit")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        for (const int rotatedWidth : {0, 2, 10, 38}) {
            const Rotary rotary {500000, 38, rotatedWidth, pairing};
            const Eigen::ArrayXd theta = frequencies(rotary);
            const Eigen::ArrayXd vector = noise(38);
            for (const RotationFormats& mixture : mixtures()) {
                const RoundedRotation rotation(rotary, mixture, theta);
                for (const std::int64_t position : positions) {
                    Eigen::ArrayXd expected = vector;
                    for (int column = 0; column < rotatedWidth; ++column) {
                        const RoundedAngle angle =
                            roundedAngle(mixture, theta[turningPair(rotary, column)], position);
                        for (int pair = 0; pair < rotatedWidth / 2; ++pair) {
                            const auto [first, second] = pairColumns(rotary, pair);
                            if (column == first)
                                expected[column] =
                                    rotatedColumn(mixture, angle, vector[first], -vector[second]);
                            if (column == second)
                                expected[column] =
                                    rotatedColumn(mixture, angle, vector[second], vector[first]);
                        }
                    }
                    const Eigen::ArrayXd turned = rotation.turned(vector, position);
                    for (int column = 0; column < 38; ++column) {
                        CAPTURE(column);
                        CAPTURE(position);
                        CHECK(isSame(turned[column], expected[column]));
                    }
                }
            }
        }
    }
}

TEST_CASE("angles and cosines are those of each pair alone, and infinite if not representable")
{
    const Rotary rotary {10000, 64, 64, Pairing::Halves};
    const Eigen::ArrayXd theta = frequencies(rotary);
    for (const RotationFormats& mixture : mixtures()) {
        const RoundedRotation rotation(rotary, mixture, theta);
        for (const std::int64_t position : positions) {
            const PairArray angles = rotation.angles(position);
            const PairArray cosines = rotation.cosines(position);
            for (int pair = 0; pair < 32; ++pair) {
                const RoundedAngle one = roundedAngle(mixture, theta[pair], position);
                CHECK(isSame(angles[pair], one.angle));
                CHECK(isSame(cosines[pair], one.cosine));
                CHECK(isSame(rotation.frequencies()[pair], one.frequency));
                CHECK(rotation.holds(position) == std::isfinite(one.position));
            }
        }
    }
    const RoundedRotation resting(
        {10000, 64, 0, Pairing::Halves}, allIn(NumberFormat::Half), theta);
    CHECK(resting.holds(9'999'999));
}

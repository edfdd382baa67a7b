#include "core/analysis/position_similarity.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::relatively;
using lab::Sinusoidal;
using lab::SinusoidalLayout;

namespace {

const std::vector<Sinusoidal>& samples()
{
    static const std::vector<Sinusoidal> encodings {
        {SinusoidalLayout::Interleaved, 10000, 64},
        {SinusoidalLayout::Halves, 10000, 2},
        {SinusoidalLayout::Halves, 1e6, 128},
        {SinusoidalLayout::Tensor2Tensor, 10000, 32},
        {SinusoidalLayout::Tensor2Tensor, 100, 33},
    };
    return encodings;
}

/// A common mistake: the exponent counted twice, so that sine and cosine of a pair have different
/// frequencies.
Eigen::MatrixXd tableOfTwoFrequencies(int rows, int width)
{
    Eigen::MatrixXd table(rows, width);
    for (int position = 0; position < rows; ++position) {
        for (int column = 0; column < width; ++column) {
            const double angle = position / std::pow(10000, 2.0 * column / width);
            table(position, column) = column % 2 == 0 ? std::sin(angle) : std::cos(angle);
        }
    }
    return table;
}

} // namespace

TEST_CASE("the curves are those of the rows of the table, wherever they begin")
{
    for (const Sinusoidal& encoding : samples()) {
        const lab::SimilarityCurve curve = lab::similarityCurve(encoding, -6, 3, 5);
        for (const std::int64_t position : {0, 17, 40'000}) {
            const Eigen::ArrayXd from = lab::row(encoding, position);
            for (std::size_t k = 0; k < 5; ++k) {
                const Eigen::ArrayXd to =
                    lab::row(encoding, position - 6 + 3 * static_cast<std::int64_t>(k));
                CHECK(std::abs(curve.similarity[k] - (from * to).sum()) <= 1e-13);
                CHECK(std::abs(curve.distance[k] - (from - to).matrix().norm()) <= 1e-13);
            }
        }
    }
}

TEST_CASE("the difference is not proportional to the distance")
{
    const Sinusoidal encoding {SinusoidalLayout::Interleaved, 10000, 512};
    const std::vector<double> distance = lab::similarityCurve(encoding, 0, 1, 1001).distance;
    CHECK(distance[0] == 0);
    CHECK(std::abs(distance[1] - 3.71) < 0.005);
    CHECK(std::abs(distance[100] - 16.97) < 0.005);
    CHECK(std::abs(distance[100] / distance[1] - 4.57) < 0.005);
    CHECK(std::abs(distance[1000] - 20.5) < 0.05);
    int falls = 0;
    std::size_t firstFall = 0;
    for (std::size_t k = 1; k < distance.size(); ++k) {
        if (distance[k] < distance[k - 1]) {
            ++falls;
            firstFall = firstFall == 0 ? k : firstFall;
        }
    }
    CHECK(firstFall == 44);
    CHECK(falls == 444);
}

TEST_CASE("small distances keep their precision")
{
    // 710 positions are nearly 113 turns of the pair with 1 radian per position; the other is slow.
    const Sinusoidal slow {SinusoidalLayout::Tensor2Tensor, 1e9, 4};
    const double distance = lab::similarityCurve(slow, 710, 1, 1).distance[0];
    CHECK(distance == relatively(std::hypot(2 * std::sin(355.0), 710e-9), 1e-12));
}

TEST_CASE("a shift is a linear map of a sinusoidal table, not of one with two frequencies a pair")
{
    for (const Sinusoidal& encoding : samples())
        CHECK(lab::shiftResidual(lab::table(encoding, 0, 300), 5) < 1e-9);

    const Eigen::MatrixXd broken = tableOfTwoFrequencies(1000, 64);
    const auto residual = [&](int column) {
        return lab::shiftResidual(broken.middleCols(column, 2), 5);
    };
    CHECK(std::abs(residual(0) - 0.79) < 0.005);
    CHECK(std::abs(residual(4) - 0.965) < 0.005);
    CHECK(std::abs(residual(8) - 0.43) < 0.005);
    CHECK(std::abs(residual(16) - 0.04) < 0.005);
}

TEST_CASE("residuals of tables computed by hand")
{
    Eigen::MatrixXd doubling(4, 1);
    doubling << 1, 2, 4, 8;
    CHECK(lab::shiftResidual(doubling, 1) <= 1e-15);
    // 1, 1, −1, 1: the best multiple of (1, 1, −1) for (1, −1, 1) is −1/3, the rest √(8/3) of √3.
    Eigen::MatrixXd jumping(4, 1);
    jumping << 1, 1, -1, 1;
    CHECK(lab::shiftResidual(jumping, 1) == relatively(std::sqrt(8.0) / 3, 1e-14));
    CHECK(lab::shiftResidual(jumping, 0) <= 1e-15);
    CHECK(lab::shiftResidual(Eigen::MatrixXd::Zero(5, 3), 2) == 0);
}

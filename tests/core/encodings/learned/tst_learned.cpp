#include "core/encodings/learned/formula.h"

#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::BeyondRule;
using lab::Learned;
using lab::PatchGrid;
using lab::Resampling;
using lab::sameValues;

namespace {

constexpr BeyondRule beyondRules[] = {
    BeyondRule::Nothing, BeyondRule::Clamp, BeyondRule::Wrap, BeyondRule::Interpolate};
constexpr Resampling resamplings[] = {
    Resampling::Bicubic, Resampling::Linear, Resampling::LinearAligned};

Learned small(BeyondRule beyond, int length = 6, int width = 3)
{
    Learned learned;
    learned.trainingLength = length;
    learned.width = width;
    learned.deviation = 1;
    learned.beyond = beyond;
    return learned;
}

Eigen::MatrixXd patchTable(int classRows, const PatchGrid& grid, int channels)
{
    return lab::seededTable(
        small(BeyondRule::Nothing, classRows + grid.height * grid.width, channels), 4);
}

/// The tokens of a grid read column by column.
Eigen::MatrixXd transposed(const Eigen::MatrixXd& table, const PatchGrid& grid)
{
    Eigen::MatrixXd other(table.rows(), table.cols());
    for (int line = 0; line < grid.height; ++line)
        for (int column = 0; column < grid.width; ++column)
            other.row(column * grid.height + line) = table.row(line * grid.width + column);
    return other;
}

} // namespace

TEST_CASE("a seed gives one table with the requested standard deviation")
{
    Learned learned;
    const Eigen::MatrixXd table = lab::seededTable(learned, 1);
    CHECK(table.rows() == 512);
    CHECK(table.cols() == 64);
    CHECK(sameValues(table, lab::seededTable(learned, 1)));
    CHECK_FALSE(sameValues(table, lab::seededTable(learned, 2)));
    // Five standard errors of the mean and of the deviation of n = 32,768 normal numbers.
    const double n = static_cast<double>(table.size());
    CHECK(std::abs(table.mean()) <= 5 * 0.02 / std::sqrt(n));
    const double deviation = std::sqrt((table.array() - table.mean()).square().sum() / n);
    CHECK(std::abs(deviation - 0.02) <= 5 * 0.02 / std::sqrt(2 * n));

    learned.deviation = 0.01;
    CHECK(sameValues(2 * lab::seededTable(learned, 1), table));
    learned.deviation = 0.02;
    learned.trainingLength = 700;
    CHECK(sameValues(lab::seededTable(learned, 1).topRows(512), table));
}

TEST_CASE("inside the training length every rule but interpolation gives the table's rows")
{
    for (const BeyondRule beyond : {BeyondRule::Nothing, BeyondRule::Clamp, BeyondRule::Wrap}) {
        for (const int length : {1, 2, 6}) {
            const Learned learned = small(beyond, length);
            const Eigen::MatrixXd table = lab::seededTable(learned, 3);
            for (int position = 0; position < length; ++position)
                CHECK(sameValues(
                    lab::row(learned, table, position), table.row(position).array().transpose()));
        }
    }
}

TEST_CASE("beyond the training length each rule has its own result")
{
    const Eigen::MatrixXd table = lab::seededTable(small(BeyondRule::Nothing), 3);
    const auto rowAt = [&](BeyondRule beyond, std::int64_t position) {
        return lab::row(small(beyond), table, position);
    };
    for (const std::int64_t position : {6, 7, 13, 10'000'000}) {
        CHECK(rowAt(BeyondRule::Nothing, position).isNaN().all());
        CHECK(sameValues(rowAt(BeyondRule::Clamp, position), table.row(5).array().transpose()));
        CHECK(sameValues(
            rowAt(BeyondRule::Wrap, position), table.row(position % 6).array().transpose()));
    }
    for (const BeyondRule beyond : beyondRules)
        CHECK(rowAt(beyond, -1).isNaN().all());
}

TEST_CASE("interpolation stretches the whole table over the target length, and ends there")
{
    Learned learned = small(BeyondRule::Interpolate, 2, 1);
    Eigen::MatrixXd table(2, 1);
    table << 0, 1;
    learned.targetLength = 4;
    learned.resampling = Resampling::Linear;
    CHECK(lab::row(learned, table, 1)[0] == 0.25);
    CHECK(lab::row(learned, table, 3)[0] == 1);
    CHECK(std::isnan(lab::row(learned, table, 4)[0]));
    learned.resampling = Resampling::LinearAligned;
    CHECK(lab::row(learned, table, 1)[0] == lab::relatively(1.0 / 3, 1e-15));
    learned.resampling = Resampling::Bicubic;
    CHECK(lab::row(learned, table, 1)[0] == 0.26171875 - 0.03515625);
    CHECK(lab::row(learned, table, 0)[0]
        == -0.03515625 - 0.10546875 + 0.26171875 * 0
            + 0.03515625); // three quarters of the way from −1 to 0, the border repeated
}

TEST_CASE("interpolation to the same length changes nothing")
{
    for (const Resampling resampling : resamplings) {
        Learned learned = small(BeyondRule::Interpolate);
        learned.targetLength = 6;
        learned.resampling = resampling;
        const Eigen::MatrixXd table = lab::seededTable(learned, 3);
        for (int position = 0; position < 6; ++position)
            CHECK(sameValues(
                lab::row(learned, table, position), table.row(position).array().transpose()));
    }
}

TEST_CASE("the class token's row stays, and so does the table when the grid does")
{
    const PatchGrid grid {3, 4};
    const Eigen::MatrixXd table = patchTable(2, grid, 5);
    for (const Resampling resampling : resamplings) {
        CHECK(sameValues(lab::resampledPatchTable(table, 2, grid, grid, resampling), table));
        const Eigen::MatrixXd other = lab::resampledPatchTable(table, 2, grid, {5, 2}, resampling);
        CHECK(other.rows() == 2 + 5 * 2);
        CHECK(other.cols() == 5);
        CHECK(sameValues(other.topRows(2), table.topRows(2)));
    }
}

TEST_CASE(
    "rows and columns of patches are treated in the same way, and a constant table stays constant")
{
    const PatchGrid from {4, 3};
    const PatchGrid to {7, 2};
    const Eigen::MatrixXd table = patchTable(0, from, 3);
    for (const Resampling resampling : resamplings) {
        const Eigen::MatrixXd direct = lab::resampledPatchTable(table, 0, from, to, resampling);
        const Eigen::MatrixXd turned = lab::resampledPatchTable(transposed(table, from), 0,
            {from.width, from.height}, {to.width, to.height}, resampling);
        CHECK((transposed(direct, to) - turned).cwiseAbs().maxCoeff() <= 1e-14);
        const Eigen::MatrixXd flat = lab::resampledPatchTable(
            Eigen::MatrixXd::Constant(12, 3, 2.5), 0, from, to, resampling);
        CHECK((flat.array() - 2.5).abs().maxCoeff() <= 1e-14);
    }
}

TEST_CASE("a grid of one row of patches is resampled as a line of positions")
{
    Learned learned = small(BeyondRule::Interpolate, 5);
    learned.targetLength = 8;
    const Eigen::MatrixXd table = lab::seededTable(learned, 9);
    for (const Resampling resampling : resamplings) {
        learned.resampling = resampling;
        const Eigen::MatrixXd patches =
            lab::resampledPatchTable(table, 0, {1, 5}, {1, 8}, resampling);
        for (int position = 0; position < 8; ++position) {
            CHECK((patches.row(position).array().transpose() - lab::row(learned, table, position))
                      .abs()
                      .maxCoeff()
                <= 1e-15);
        }
    }
}

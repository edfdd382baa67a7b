#include "core/encodings/sinusoidal_grid/formula.h"

#include "tests/core/grid_table.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using lab::GridAxis;
using lab::GridCell;
using lab::GridSinusoid;
using lab::SinusoidalGrid;

namespace {

SinusoidalGrid grid(GridSinusoid convention, lab::GridShape shape, int width, double base = 10000)
{
    SinusoidalGrid made;
    made.convention = convention;
    made.shape = shape;
    made.width = width;
    made.base = base;
    return made;
}

/// Images and videos, the narrowest widths, single lines, and bases near 1 and far away.
std::vector<SinusoidalGrid> uncutGrids()
{
    std::vector<SinusoidalGrid> samples;
    for (const auto convention :
        {GridSinusoid::Mae, GridSinusoid::VJepaImage, GridSinusoid::Detr}) {
        samples.push_back(grid(convention, {1, 1, 1}, 4));
        samples.push_back(grid(convention, {1, 3, 5}, 12, 1.5));
        samples.push_back(grid(convention, {1, 7, 1}, 64, 1e9));
    }
    samples.push_back(grid(GridSinusoid::VJepaVideo, {2, 3, 4}, 8));
    samples.push_back(grid(GridSinusoid::VJepaVideo, {5, 1, 2}, 24, 2.5));
    samples.push_back(grid(GridSinusoid::VJepaVideoUniform, {2, 3, 4}, 6));
    samples.push_back(grid(GridSinusoid::VJepaVideoUniform, {3, 2, 2}, 48));
    return samples;
}

double worst(const lab::RowMajorMatrix& left, const lab::RowMajorMatrix& right)
{
    REQUIRE(left.rows() == right.rows());
    REQUIRE(left.cols() == right.cols());
    return (left - right).cwiseAbs().maxCoeff();
}

} // namespace

TEST_CASE("the product of two rows depends only on the distances along the axes")
{
    for (const SinusoidalGrid& encoding : uncutGrids()) {
        const lab::RowMajorMatrix table = lab::table(encoding);
        const lab::GridShape shape = lab::usedShape(encoding);
        for (Eigen::Index left = 0; left < table.rows(); ++left) {
            for (Eigen::Index right = left; right < table.rows(); ++right) {
                const GridCell a = lab::rasterCell(shape, left);
                const GridCell b = lab::rasterCell(shape, right);
                double expected = 0;
                for (const lab::GridChannel& channel : lab::channels(encoding)) {
                    const double distance = lab::place(encoding, channel.axis, a)
                        - lab::place(encoding, channel.axis, b);
                    if (channel.sine)
                        expected += lab::sinCos(lab::turnOver(distance, channel.perPosition)).cos;
                }
                CHECK(std::abs(table.row(left).dot(table.row(right)) - expected)
                    <= lab::tolerance::score(encoding.width));
            }
        }
    }
}

TEST_CASE("a channel depends on one axis only")
{
    for (const SinusoidalGrid& encoding : uncutGrids()) {
        const std::vector<lab::GridChannel> channels = lab::channels(encoding);
        const lab::GridShape shape = lab::usedShape(encoding);
        for (std::int64_t token = 0; token < lab::cellCount(shape); ++token) {
            const GridCell cell = lab::rasterCell(shape, token);
            const Eigen::ArrayXd row = lab::row(encoding, cell);
            for (int k = 0; k < encoding.width; ++k) {
                GridCell onAxis;
                const GridAxis axis = channels[static_cast<std::size_t>(k)].axis;
                (axis == GridAxis::Frame        ? onAxis.frame
                        : axis == GridAxis::Row ? onAxis.row
                                                : onAxis.column) = lab::along(cell, axis);
                CHECK(lab::row(encoding, onAxis)(k) == row(k));
            }
        }
    }
}

TEST_CASE("MAE has the column first, V-JEPA the row")
{
    const lab::RowMajorMatrix mae = lab::table(grid(GridSinusoid::Mae, {1, 3, 4}, 16));
    const lab::RowMajorMatrix jepa = lab::table(grid(GridSinusoid::VJepaImage, {1, 3, 4}, 16));
    CHECK(worst(mae.leftCols(8), jepa.rightCols(8)) <= 0);
    CHECK(worst(mae.rightCols(8), jepa.leftCols(8)) <= 0);
    // row 1, column 2 by hand
    const Eigen::ArrayXd row = lab::row(grid(GridSinusoid::Mae, {1, 2, 3}, 4), {0, 1, 2});
    CHECK(row(0) == lab::relatively(std::sin(2.0), 1e-15));
    CHECK(row(1) == lab::relatively(std::cos(2.0), 1e-15));
    CHECK(row(2) == lab::relatively(std::sin(1.0), 1e-15));
    CHECK(row(3) == lab::relatively(std::cos(1.0), 1e-15));
}

TEST_CASE("each axis has its own frequencies")
{
    const Eigen::ArrayXd image = lab::row(grid(GridSinusoid::VJepaImage, {1, 2, 3}, 8), {0, 1, 2});
    CHECK(image(1) == lab::relatively(std::sin(0.01), 1e-15));
    CHECK(image(3) == lab::relatively(std::cos(0.01), 1e-15));
    CHECK(image(4) == lab::relatively(std::sin(2.0), 1e-15));
    CHECK(image(5) == lab::relatively(std::sin(0.02), 1e-15));
    // half of the channels for the frame: its steps are half as large as those of row and column
    const Eigen::ArrayXd video = lab::row(grid(GridSinusoid::VJepaVideo, {2, 2, 3}, 16), {1, 1, 2});
    for (const int pair : {0, 1, 2, 3})
        CHECK(video(pair) == lab::relatively(std::sin(std::pow(10, -pair)), 1e-15));
    CHECK(video(9) == lab::relatively(std::sin(0.01), 1e-15));
    CHECK(video(13) == lab::relatively(std::sin(0.02), 1e-15));
}

TEST_CASE("a class token comes before the others")
{
    SinusoidalGrid encoding = grid(GridSinusoid::VJepaVideo, {2, 2, 2}, 8);
    CHECK(lab::tokenCount(encoding) == 8);
    encoding.classRow = true;
    CHECK(lab::hasClassRow(encoding));
    CHECK(lab::tokenCount(encoding) == 9);
    encoding.convention = GridSinusoid::Detr;
    CHECK_FALSE(lab::hasClassRow(encoding));
    CHECK(lab::tokenCount(encoding) == 4);
}

TEST_CASE("images have no frames, videos have them all")
{
    const lab::GridShape shape {3, 2, 2};
    for (const auto convention : {GridSinusoid::Mae, GridSinusoid::VJepaImage, GridSinusoid::Detr})
        CHECK(lab::tokenCount(grid(convention, shape, 8)) == 4);
    CHECK(lab::tokenCount(grid(GridSinusoid::VJepaVideo, shape, 8)) == 12);
    CHECK(lab::tokenCount(grid(GridSinusoid::VJepaVideoUniform, shape, 8)) == 12);
}

TEST_CASE("the split of a video's channels")
{
    using lab::ChannelSplit;
    const auto split = [](GridSinusoid convention, int width) {
        return lab::channelSplit(grid(convention, {2, 2, 2}, width));
    };
    CHECK(split(GridSinusoid::VJepaVideo, 1024) == ChannelSplit {512, 256, 256});
    CHECK(split(GridSinusoid::VJepaVideoUniform, 1024) == ChannelSplit {342, 342, 342});
    CHECK(split(GridSinusoid::VJepaVideoUniform, 12) == ChannelSplit {4, 4, 4});
    CHECK(split(GridSinusoid::VJepaVideoUniform, 13) == ChannelSplit {6, 6, 6});
    CHECK(split(GridSinusoid::Mae, 16) == ChannelSplit {0, 8, 8});
}

TEST_CASE("excess channels of a uniform video are cut from the column's cosines")
{
    const lab::RowMajorMatrix whole =
        lab::table(grid(GridSinusoid::VJepaVideoUniform, {2, 2, 3}, 18));
    for (const int width : {13, 14, 16, 17}) {
        const lab::RowMajorMatrix cut =
            lab::table(grid(GridSinusoid::VJepaVideoUniform, {2, 2, 3}, width));
        CHECK(worst(cut, whole.leftCols(width)) <= 0);
    }
}

TEST_CASE("DETR counts from 1 and ends just before a full rotation")
{
    SinusoidalGrid encoding = grid(GridSinusoid::Detr, {1, 4, 5}, 8);
    CHECK(lab::place(encoding, GridAxis::Row, {0, 3, 0})
        == lab::relatively(2 * std::numbers::pi * 4 / 4.000001, 1e-15));
    CHECK(lab::place(encoding, GridAxis::Column, {0, 0, 0})
        == lab::relatively(2 * std::numbers::pi / 5.000001, 1e-15));
    encoding.normalized = false;
    CHECK(lab::place(encoding, GridAxis::Column, {0, 0, 2}) == 3);
    // one frequency later, as for the code's interleaved exponents 2⌊i/2⌋/n
    const Eigen::ArrayXd row = lab::row(encoding, {0, 1, 2});
    CHECK(row(0) == lab::relatively(std::sin(2.0), 1e-15));
    CHECK(row(1) == lab::relatively(std::cos(2.0), 1e-15));
    CHECK(row(2) == lab::relatively(std::sin(0.02), 1e-15));
    CHECK(row(5) == lab::relatively(std::cos(3.0), 1e-15));
    CHECK(row(7) == lab::relatively(std::cos(0.03), 1e-15));
}

TEST_CASE("far places keep their precision")
{
    const SinusoidalGrid encoding = grid(GridSinusoid::Mae, {1, 65535, 65535}, 4);
    const Eigen::ArrayXd row = lab::row(encoding, {0, 65534, 65533});
    CHECK(std::abs(row(0) - std::sin(65533.0)) <= lab::tolerance::angle);
    CHECK(std::abs(row(3) - std::cos(65534.0)) <= lab::tolerance::angle);
}

#include "core/encodings/rotary_grid/formula.h"

#include "core/math/random.h"
#include "tests/core/grid_rotation.h"
#include "tests/core/random_vector.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <set>

using lab::GridCell;
using lab::GridFrequency;
using lab::GridRotation;
using lab::RotaryGrid;

namespace {

constexpr std::array allConventions = {GridRotation::Eva02, GridRotation::Sam2,
    GridRotation::Pixtral, GridRotation::PixtralHalves, GridRotation::QwenVision, GridRotation::Wan,
    GridRotation::Mixed};

RotaryGrid grid(GridRotation convention, lab::GridShape shape, int width, double base = 10000)
{
    RotaryGrid made;
    made.convention = convention;
    made.shape = shape;
    made.width = width;
    made.base = base;
    return made;
}

std::vector<RotaryGrid> samples()
{
    std::vector<RotaryGrid> grids;
    for (const GridRotation convention : allConventions) {
        grids.push_back(grid(convention, {1, 1, 1}, 4));
        grids.push_back(grid(convention, {2, 3, 4}, 8, 1.5));
        grids.push_back(grid(convention, {4, 5, 3}, 64, 1e9));
    }
    grids.push_back(grid(GridRotation::Wan, {3, 2, 2}, 10));
    return grids;
}

double score(const RotaryGrid& encoding, const GridCell& query, const GridCell& key)
{
    return (lab::rotated(encoding, lab::randomVector(encoding.width, 1), query)
        * lab::rotated(encoding, lab::randomVector(encoding.width, 2), key))
        .sum();
}

double difference(const Eigen::ArrayXd& left, const Eigen::ArrayXd& right)
{
    REQUIRE(left.size() == right.size());
    return (left - right).abs().maxCoeff();
}

} // namespace

TEST_CASE("the score depends only on the distances along the axes")
{
    for (const RotaryGrid& encoding : samples()) {
        CAPTURE(static_cast<int>(encoding.convention));
        const lab::GridShape shape = lab::usedShape(encoding);
        for (const GridCell shift : {GridCell {0, 0, 1}, {0, 1, 0}, {1, 0, 0}, {1, 2, 1}}) {
            for (const GridCell key : {GridCell {0, 0, 0}, {0, 1, 0}, {1, 0, 1}}) {
                const GridCell query {0, 2, 1};
                const auto moved = [&shift](const GridCell& cell) {
                    return GridCell {
                        cell.frame + shift.frame, cell.row + shift.row, cell.column + shift.column};
                };
                if (!lab::isInside(shape, moved(query)) || !lab::isInside(shape, moved(key)))
                    continue;
                CHECK(std::abs(
                          score(encoding, query, key) - score(encoding, moved(query), moved(key)))
                    <= 4 * lab::tolerance::score(encoding.width));
            }
        }
    }
}

TEST_CASE("a rotation keeps the length, and the first cell its vector")
{
    for (const RotaryGrid& encoding : samples()) {
        const Eigen::ArrayXd vector = lab::randomVector(encoding.width, 3);
        CHECK(difference(lab::rotated(encoding, vector, {0, 0, 0}), vector) <= 0);
        for (std::int64_t token = 0; token < lab::tokenCount(encoding); ++token) {
            const Eigen::ArrayXd turned =
                lab::rotated(encoding, vector, lab::cell(encoding, token));
            CHECK(turned.square().sum()
                == lab::relatively(vector.square().sum(), lab::tolerance::score(encoding.width)));
        }
    }
}

TEST_CASE("every axial pair is rotated along exactly one axis")
{
    for (const RotaryGrid& encoding : samples()) {
        if (encoding.convention == GridRotation::Mixed)
            continue;
        for (const GridFrequency& pair : lab::frequencies(encoding))
            CHECK((pair.frame > 0) + (pair.row > 0) + (pair.column > 0) == 1);
    }
}

TEST_CASE("which axis the first half of an image's pairs follows")
{
    const auto firstFollowsColumns = [](GridRotation convention) {
        return lab::frequencies(grid(convention, {1, 2, 2}, 8)).front().column > 0;
    };
    CHECK(firstFollowsColumns(GridRotation::Sam2));
    CHECK_FALSE(firstFollowsColumns(GridRotation::Eva02));
    CHECK_FALSE(firstFollowsColumns(GridRotation::Pixtral));
    CHECK_FALSE(firstFollowsColumns(GridRotation::QwenVision));
}

TEST_CASE("EVA-02 stretches positions to the training grid")
{
    RotaryGrid encoding = grid(GridRotation::Eva02, {1, 32, 8}, 8);
    CHECK(lab::place(encoding, {0, 5, 3}) == lab::GridPlace {0, 2.5, 6});
    encoding.trainingGrid = 32;
    CHECK(lab::place(encoding, {0, 5, 3}) == lab::GridPlace {0, 5, 12});
    for (const GridRotation other : {GridRotation::Sam2, GridRotation::Pixtral}) {
        encoding.convention = other;
        CHECK(lab::place(encoding, {0, 5, 3}) == lab::GridPlace {0, 5, 3});
    }
}

TEST_CASE("Pixtral distributes one set of frequencies to rows and columns")
{
    const std::vector<GridFrequency> pairs =
        lab::frequencies(grid(GridRotation::Pixtral, {1, 2, 2}, 8));
    CHECK(pairs[0].row == 1);
    CHECK(pairs[1].row == lab::relatively(1e-2, 1e-15));
    CHECK(pairs[2].column == lab::relatively(1e-1, 1e-15));
    CHECK(pairs[3].column == lab::relatively(1e-3, 1e-15));
}

TEST_CASE("Pixtral's two layouts differ by a permutation of columns")
{
    const RotaryGrid interleaved = grid(GridRotation::Pixtral, {1, 3, 3}, 12);
    const RotaryGrid halves = grid(GridRotation::PixtralHalves, {1, 3, 3}, 12);
    const Eigen::ArrayXd vector = lab::randomVector(12, 5);
    Eigen::ArrayXd permuted(12);
    for (int pair = 0; pair < 6; ++pair) {
        permuted[pair] = vector[2 * pair];
        permuted[pair + 6] = vector[2 * pair + 1];
    }
    const Eigen::ArrayXd left = lab::rotated(interleaved, vector, {0, 2, 1});
    const Eigen::ArrayXd right = lab::rotated(halves, permuted, {0, 2, 1});
    for (int pair = 0; pair < 6; ++pair) {
        CHECK(left[2 * pair] == right[pair]);
        CHECK(left[2 * pair + 1] == right[pair + 6]);
    }
}

TEST_CASE("Wan's channels for each axis")
{
    const auto pairsOfAxes = [](int width) {
        std::array<int, 3> pairs {};
        for (const GridFrequency& pair :
            lab::frequencies(grid(GridRotation::Wan, {2, 2, 2}, width)))
            ++pairs[pair.frame > 0 ? 0 : pair.row > 0 ? 1 : 2];
        return pairs;
    };
    CHECK(pairsOfAxes(128) == std::array {22, 21, 21});
    CHECK(pairsOfAxes(12) == std::array {2, 2, 2});
    CHECK(pairsOfAxes(10) == std::array {3, 1, 1});
    CHECK(pairsOfAxes(4) == std::array {2, 0, 0});
}

TEST_CASE("Qwen2-VL's tower visits each cell once, block after block")
{
    for (const int merge : {1, 2, 3, 9}) {
        for (const lab::GridShape shape : {lab::GridShape {1, 6, 4}, {1, 5, 7}, {1, 1, 3}}) {
            RotaryGrid encoding = grid(GridRotation::QwenVision, shape, 8);
            encoding.mergeSize = merge;
            std::set<std::pair<int, int>> seen;
            std::pair<int, int> lastBlock {0, 0};
            for (std::int64_t token = 0; token < lab::tokenCount(encoding); ++token) {
                const GridCell cell = lab::cell(encoding, token);
                REQUIRE(lab::isInside(shape, cell));
                seen.insert({cell.row, cell.column});
                const std::pair block {cell.row / merge, cell.column / merge};
                CHECK(block >= lastBlock);
                lastBlock = block;
                if (merge == 1)
                    CHECK(cell == lab::rasterCell(shape, token));
            }
            CHECK(static_cast<std::int64_t>(seen.size()) == lab::cellCount(shape));
        }
    }
}

TEST_CASE("inside a block Qwen2-VL's tower goes row by row")
{
    const RotaryGrid encoding = grid(GridRotation::QwenVision, {1, 4, 4}, 8);
    CHECK(lab::cell(encoding, 1) == GridCell {0, 0, 1});
    CHECK(lab::cell(encoding, 2) == GridCell {0, 1, 0});
    CHECK(lab::cell(encoding, 4) == GridCell {0, 0, 2});
    CHECK(lab::cell(encoding, 8) == GridCell {0, 2, 0});
}

TEST_CASE("mixed rotation starts along one axis of any direction and across it")
{
    RotaryGrid encoding = grid(GridRotation::Mixed, {1, 4, 4}, 16, 10);
    std::set<double> directions;
    for (const int head : {1, 2, 3, 40}) {
        encoding.head = head;
        const std::vector<GridFrequency> pairs = lab::frequencies(encoding);
        REQUIRE(pairs.size() == 8);
        for (std::size_t k = 0; k < 4; ++k) {
            const GridFrequency& along = pairs[k];
            const GridFrequency& across = pairs[k + 4];
            CHECK(std::hypot(along.row, along.column)
                == lab::relatively(std::pow(10, -static_cast<double>(k) / 4), 1e-14));
            CHECK(across.row == along.column);
            CHECK(across.column == -along.row);
            CHECK(along.frame == 0);
        }
        directions.insert(std::atan2(pairs[0].row, pairs[0].column));
    }
    CHECK(directions.size() == 4);
}

TEST_CASE("mixed frequencies follow from the seed alone")
{
    RotaryGrid encoding = grid(GridRotation::Mixed, {1, 4, 4}, 8, 10);
    const std::vector<GridFrequency> first = lab::frequencies(encoding);
    encoding.shape = {1, 9, 2};
    CHECK(lab::frequencies(encoding) == first);
    encoding.seed = 2;
    CHECK(lab::frequencies(encoding) != first);
    const double angle = 2 * std::numbers::pi * lab::Random(2).uniform();
    CHECK(lab::frequencies(encoding)[0].column == lab::relatively(std::cos(angle), 1e-15));
    CHECK(lab::frequencies(encoding)[0].row == lab::relatively(std::sin(angle), 1e-15));
}

TEST_CASE("far cells keep their precision")
{
    const RotaryGrid encoding = grid(GridRotation::Sam2, {1, 65535, 65535}, 4);
    const Eigen::ArrayXd angles =
        lab::angles(lab::frequencies(encoding), lab::place(encoding, {0, 65534, 65533}));
    CHECK(angles[0] == 65533);
    CHECK(angles[1] == 65534);
}

#include "core/math/kernels/diagonals.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <limits>

using lab::Diagonals;
using lab::InstructionSet;

namespace {

Diagonals someDiagonals(std::int64_t matrices, std::int64_t rows, std::int64_t columns)
{
    Diagonals diagonals {matrices, rows, columns, {}};
    lab::Random random(1);
    for (std::int64_t k = 0; k < matrices * diagonals.each(); ++k)
        diagonals.values.push_back(random.normal());
    return diagonals;
}

std::vector<InstructionSet> instructionSets()
{
    std::vector<InstructionSet> sets {InstructionSet::Baseline};
    if (lab::bestInstructionSet() != InstructionSet::Baseline)
        sets.push_back(lab::bestInstructionSet());
    return sets;
}

template <class Number> int wrongCells(const Diagonals& diagonals, const std::vector<Number>& cells)
{
    int wrong = 0;
    auto cell = cells.begin();
    for (std::int64_t matrix = 0; matrix < diagonals.matrices; ++matrix)
        for (std::int64_t row = 0; row < diagonals.rows; ++row)
            for (std::int64_t column = 0; column < diagonals.columns; ++column, ++cell)
                wrong +=
                    std::equal_to<>()(*cell, static_cast<Number>(diagonals.at(matrix, row, column)))
                    ? 0
                    : 1;
    return wrong;
}

/// Writes into the middle of a larger block, so that no row need be aligned, and looks whether
/// anything beside it has been touched.
template <class Number> void checkWritten(const Diagonals& diagonals, std::size_t shift)
{
    const auto size =
        static_cast<std::size_t>(diagonals.matrices * diagonals.rows * diagonals.columns);
    for (const InstructionSet instructions : instructionSets()) {
        std::vector<Number> block(size + 16, 77);
        lab::writeMatrices(diagonals, std::span(block).subspan(shift, size), instructions);
        for (std::size_t k = 0; k < shift; ++k)
            CHECK(block[k] == 77);
        for (std::size_t k = shift + size; k < block.size(); ++k)
            CHECK(block[k] == 77);
        const auto begin = block.begin() + static_cast<std::ptrdiff_t>(shift);
        CHECK(
            wrongCells<Number>(diagonals, {begin, begin + static_cast<std::ptrdiff_t>(size)}) == 0);
    }
}

} // namespace

TEST_CASE("a cell is the number of its diagonal, the lower left corner first")
{
    const Diagonals diagonals {2, 2, 3, {1, 2, 3, 4, 5, 6, 7, 8}};
    CHECK(diagonals.each() == 4);
    CHECK(diagonals.at(0, 1, 0) == 1);
    CHECK(diagonals.at(0, 0, 0) == 2);
    CHECK(diagonals.at(0, 1, 1) == 2);
    CHECK(diagonals.at(0, 0, 2) == 4);
    CHECK(diagonals.at(1, 1, 2) == 7);
}

TEST_CASE("matrices written in full hold the diagonals, and nothing beside them is touched")
{
    for (const std::int64_t rows : {1, 2, 5}) {
        for (const std::int64_t columns : {1, 3, 4, 9, 33}) {
            for (const std::size_t shift : {0U, 1U, 3U}) {
                checkWritten<double>(someDiagonals(3, rows, columns), shift);
                checkWritten<float>(someDiagonals(3, rows, columns), shift);
            }
        }
    }
}

TEST_CASE("matrices written past the caches are the same")
{
    // Above 32 MB, with rows of every alignment and ones shorter than a cache line.
    checkWritten<double>(someDiagonals(2, 1409, 1511), 1);
    checkWritten<float>(someDiagonals(1, 2903, 2999), 3);
    checkWritten<float>(someDiagonals(1, 2048, 4352), 0);
    checkWritten<double>(someDiagonals(1, 1'000'001, 5), 3);
    checkWritten<float>(someDiagonals(1, 3'000'001, 3), 1);
}

TEST_CASE("float cells are rounded to the nearest")
{
    const Diagonals diagonals {1, 1, 2, {1 + 0x1.8p-24, std::numeric_limits<double>::quiet_NaN()}};
    std::vector<float> cells(2);
    lab::writeMatrices(diagonals, std::span(cells));
    CHECK(cells[0] == 1 + 0x1p-23F);
    CHECK(std::isnan(cells[1]));
}

TEST_CASE("the mean of a tile is that of its cells that are not masked")
{
    Diagonals diagonals = someDiagonals(2, 12, 24);
    for (std::size_t k = 20; k < 35; ++k)
        diagonals.values[k] = std::numeric_limits<double>::quiet_NaN();
    for (const std::int64_t size : {1, 2, 3, 4, 12}) {
        const Diagonals tiles = lab::tileMeans(diagonals, size);
        REQUIRE(tiles.rows == 12 / size);
        REQUIRE(tiles.columns == 24 / size);
        REQUIRE(tiles.values.size() == static_cast<std::size_t>(2 * tiles.each()));
        for (std::int64_t cell = 0; cell < 2 * tiles.rows * tiles.columns; ++cell) {
            const std::int64_t matrix = cell / (tiles.rows * tiles.columns);
            const std::int64_t row = cell / tiles.columns % tiles.rows;
            const std::int64_t column = cell % tiles.columns;
            double sum = 0;
            double seen = 0;
            for (std::int64_t k = 0; k < size * size; ++k) {
                const double value =
                    diagonals.at(matrix, row * size + k / size, column * size + k % size);
                if (std::isnan(value))
                    continue;
                sum += value;
                ++seen;
            }
            const double mean = tiles.at(matrix, row, column);
            CAPTURE(size);
            CAPTURE(cell);
            if (seen > 0)
                CHECK(std::abs(mean - sum / seen) < 1e-14);
            else
                CHECK(std::isnan(mean));
        }
    }
}

#include "core/math/kernels/block_rotation.h"

#include "core/math/kernels/block_rotation_kernels.h"
#include "core/math/random.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

using lab::InstructionSet;
using lab::RotationTable;
using lab::Wave;

namespace {

std::vector<InstructionSet> available()
{
    if (lab::bestInstructionSet() == InstructionSet::Baseline)
        return {InstructionSet::Baseline};
    return {InstructionSet::Baseline, lab::bestInstructionSet()};
}

/// Sine and cosine columns alternating, zero columns at the end of odd widths.
RotationTable tableOfWidth(int width)
{
    RotationTable table {lab::turnLadder(10000, 2, std::max(width, 2), std::max(width / 2, 1)), {}};
    for (int column = 0; column < width; ++column)
        table.columns.push_back({column / 2 % std::max(width / 2, 1),
            column == width - 1 && width % 2 == 1 ? Wave::Zero
                : column % 2 == 0                 ? Wave::Sine
                                                  : Wave::Cosine});
    return table;
}

double exactValue(const RotationTable& table, std::size_t column, std::int64_t position)
{
    const RotationTable::Column& meaning = table.columns[column];
    if (meaning.wave == Wave::Zero)
        return 0;
    const lab::SinCos angle =
        sinCos(position * table.turns[static_cast<std::size_t>(meaning.pair)]);
    return meaning.wave == Wave::Sine ? angle.sin : angle.cos;
}

double largestError(const RotationTable& table, std::int64_t first, std::int64_t count,
    const double* values, std::int64_t stride)
{
    double largest = 0;
    const std::size_t width = table.columns.size();
    for (std::int64_t row = 0; row < count; row += stride)
        for (std::size_t column = 0; column < width; ++column)
            largest = std::max(largest,
                std::abs(values[static_cast<std::size_t>(row) * width + column]
                    - exactValue(table, column, first + row)));
    return largest;
}

std::vector<double> noise(std::size_t size, std::uint64_t seed)
{
    lab::Random random(seed);
    std::vector<double> numbers(size);
    for (double& number : numbers)
        number = random.normal();
    return numbers;
}

bool isNear(double left, double right)
{
    return std::abs(left - right) <= 1e-13;
}

} // namespace

TEST_CASE("every value of a table is the sine or cosine of its own angle")
{
    for (const InstructionSet instructions : available()) {
        for (const int width : {1, 2, 3, 7, 8, 64, 127, 1024}) {
            const RotationTable table = tableOfWidth(width);
            for (const std::int64_t count : {1, 2, 3, 31, 33, 150}) {
                for (const std::int64_t first : {0, 999'983, 9'999'850, -40}) {
                    CAPTURE(width);
                    CAPTURE(count);
                    CAPTURE(first);
                    std::vector<double> values(
                        static_cast<std::size_t>(count) * table.columns.size());
                    writeRotations(table, first, count, values.data(), instructions);
                    CHECK(largestError(table, first, count, values.data(), width > 64 ? 7 : 1)
                        <= lab::tolerance::table);
                }
            }
        }
    }
}

TEST_CASE("position 0 is exact and a zero column stays zero")
{
    for (const InstructionSet instructions : available()) {
        const RotationTable table = tableOfWidth(9);
        std::vector<double> values(9 * 100, 1.0);
        writeRotations(table, 0, 100, values.data(), instructions);
        for (std::size_t column = 0; column < 8; ++column)
            CHECK(values[column] == (column % 2 == 0 ? 0 : 1));
        for (std::size_t row = 0; row < 100; ++row)
            CHECK(values[row * 9 + 8] == 0);
    }
}

TEST_CASE("a table beyond the caches is as exact, at any alignment, and stays in its place")
{
    for (const InstructionSet instructions : available()) {
        for (const auto& [width, offset] : {std::pair {67, 1}, {66, 2}, {68, 3}}) {
            CAPTURE(width);
            const RotationTable table = tableOfWidth(width);
            const std::int64_t count = 33 * 1024 * 1024 / 8 / width;
            const std::size_t size = static_cast<std::size_t>(count * width);
            const std::int64_t first = 10'000'000 - count;
            std::vector<double> values(size + 8, 7.0);
            double* out = values.data() + offset;
            writeRotations(table, first, count, out, instructions);
            CHECK(largestError(table, first, count, out, 29) <= lab::tolerance::table);
            CHECK(std::count(values.data(), out, 7.0) == offset);
            CHECK(std::count(out + size, values.data() + values.size(), 7.0) == 8 - offset);
        }
    }
}

TEST_CASE("no rows and no columns write nothing")
{
    double guard = 7;
    writeRotations(tableOfWidth(4), 5, 0, &guard);
    lab::writeRotations({}, 5, 3, &guard);
    CHECK(guard == 7);
}

TEST_CASE("rows are rotated by each kernel, cached or streamed, in any width")
{
    for (const InstructionSet instructions : available()) {
        const lab::RotationKernels& kernels = lab::rotationKernels(instructions);
        for (const std::size_t width : {1u, 2u, 3u, 4u, 5u, 8u, 13u, 64u}) {
            for (std::size_t offset = 0; offset < 4; ++offset) {
                const std::size_t rows = 3;
                const std::vector<double> value = noise(width, 1);
                const std::vector<double> partner = noise(width, 2);
                const std::vector<double> cosines = noise(rows * width, 3);
                const std::vector<double> sines = noise(rows * width, 4);
                std::vector<double> cached(rows * width + 8, 7.0);
                std::vector<double> streamed = cached;
                kernels.writeRows(cached.data() + offset, value.data(), partner.data(),
                    cosines.data(), sines.data(), width, rows);
                kernels.streamRows(streamed.data() + offset, value.data(), partner.data(),
                    cosines.data(), sines.data(), width, rows);
                std::vector<double> expected(rows * width + 8, 7.0);
                for (std::size_t i = 0; i < rows * width; ++i)
                    expected[offset + i] =
                        value[i % width] * cosines[i] + partner[i % width] * sines[i];
                CHECK(std::ranges::equal(cached, expected, isNear));
                CHECK(std::ranges::equal(streamed, expected, isNear));
            }
        }
    }
}

TEST_CASE("a rotated row keeps its partner a quarter turn ahead")
{
    for (const InstructionSet instructions : available()) {
        for (const std::size_t width : {1u, 2u, 5u, 64u, 67u}) {
            std::vector<double> sine(width);
            std::vector<double> cosine(width);
            std::vector<double> turnSine(width);
            std::vector<double> turnCosine(width);
            for (std::size_t x = 0; x < width; ++x) {
                const auto angle = static_cast<double>(x);
                sine[x] = std::sin(angle);
                cosine[x] = std::cos(angle);
                turnSine[x] = std::sin(0.5 * angle);
                turnCosine[x] = std::cos(0.5 * angle);
            }
            std::vector<double> outSine(width);
            std::vector<double> outCosine(width);
            lab::rotationKernels(instructions)
                .turnRow(outSine.data(), outCosine.data(), sine.data(), cosine.data(),
                    turnCosine.data(), turnSine.data(), width);
            for (std::size_t x = 0; x < width; ++x) {
                CHECK(isNear(outSine[x], std::sin(1.5 * static_cast<double>(x))));
                CHECK(isNear(outCosine[x], std::cos(1.5 * static_cast<double>(x))));
            }
        }
    }
}

TEST_CASE("a panel product is the matrix product")
{
    constexpr std::size_t columns = lab::panelWidth;
    for (const InstructionSet instructions : available()) {
        for (const std::size_t rows : {1u, 3u, 4u, 9u}) {
            for (const std::size_t depth : {1u, 2u, 7u, 128u}) {
                const std::vector<double> left = noise(rows * depth, 5);
                const std::vector<double> panel = noise(depth * columns, 6);
                std::vector<double> out(rows * (columns + 1), 7.0);
                lab::rotationKernels(instructions)
                    .multiplyPanel(
                        out.data(), columns + 1, left.data(), depth, panel.data(), rows, depth);
                for (std::size_t row = 0; row < rows; ++row) {
                    for (std::size_t column = 0; column < columns; ++column) {
                        double expected = 0;
                        for (std::size_t x = 0; x < depth; ++x)
                            expected += left[row * depth + x] * panel[x * columns + column];
                        CHECK(isNear(out[row * (columns + 1) + column], expected));
                    }
                    CHECK(out[row * (columns + 1) + columns] == 7);
                }
            }
        }
    }
}

TEST_CASE("quadratic forms add up over the lower triangle")
{
    constexpr std::size_t columns = lab::panelWidth;
    for (const InstructionSet instructions : available()) {
        for (const std::size_t size : {4u, 8u, 36u}) {
            std::vector<double> matrix = noise(size * size, 7);
            for (std::size_t i = 0; i < size; ++i)
                std::fill_n(matrix.begin() + static_cast<std::ptrdiff_t>(i * size + i + 1),
                    size - i - 1, 0.0);
            const std::vector<double> panel = noise(size * columns, 8);
            std::vector<double> out(columns, 0.5);
            lab::rotationKernels(instructions)
                .addQuadraticForms(out.data(), matrix.data(), panel.data(), size);
            for (std::size_t column = 0; column < columns; ++column) {
                double expected = 0.5;
                for (std::size_t i = 0; i < size; ++i)
                    for (std::size_t j = 0; j <= i; ++j)
                        expected += matrix[i * size + j] * panel[i * columns + column]
                            * panel[j * columns + column];
                CHECK(std::abs(out[column] - expected) <= 1e-12);
            }
        }
    }
}

TEST_CASE("sums of cosines are those of the library, however many distances and terms")
{
    for (const InstructionSet instructions : available()) {
        for (const std::size_t count : {0u, 1u, 2u, 3u, 4u, 5u, 11u}) {
            for (const std::size_t terms : {1u, 2u, 64u}) {
                std::vector<double> distances = noise(count, 9);
                for (double& distance : distances)
                    distance = std::round(1e6 * distance);
                const std::vector<double> turns = noise(terms, 10);
                std::vector<double> out(count + 1, 7.0);
                lab::rotationKernels(instructions)
                    .sumCosines(out.data(), distances.data(), count, turns.data(), terms);
                for (std::size_t k = 0; k < count; ++k) {
                    long double expected = 0;
                    for (const double turn : turns)
                        expected += std::cos(2
                            * std::numbers::pi_v<
                                long double> * std::remainder(static_cast<long double>(distances[k]) * turn, 1.0L));
                    const double margin = static_cast<double>(terms)
                        * (2e-15 + 2 * std::numbers::pi * 0x1p-53 * std::abs(distances[k]));
                    CHECK(std::abs(out[k] - static_cast<double>(expected)) <= margin);
                }
                CHECK(out[count] == 7);
            }
        }
    }
}

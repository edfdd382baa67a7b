#include "core/math/kernels/products.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <numeric>

using lab::InstructionSet;
using lab::Products;
using lab::RowsView;

namespace {

template <class Number> std::vector<Number> normalNumbers(std::ptrdiff_t count, std::uint64_t seed)
{
    lab::Random random(seed);
    std::vector<Number> numbers;
    for (std::ptrdiff_t k = 0; k < count; ++k)
        numbers.push_back(static_cast<Number>(random.normal()));
    return numbers;
}

struct Shape {
    std::ptrdiff_t rows, inner, columns;
};
// Whole blocks, single cells, and the rest beside blocks.
constexpr std::array<Shape, 7> shapes {
    {{1, 1, 1}, {4, 8, 16}, {5, 3, 17}, {32, 16, 32}, {7, 64, 9}, {3, 2, 40}, {6, 5, 12}}};

/// All three products, set and then added to, within wider rows.
template <class Number>
std::vector<Number> threeProducts(const Shape& shape, InstructionSet instructions)
{
    const auto [rows, inner, columns] = shape;
    constexpr std::ptrdiff_t wider = 3;
    std::vector<Number> left = normalNumbers<Number>(rows * (inner + wider), 1);
    std::vector<Number> leftTurned = normalNumbers<Number>(inner * (rows + wider), 2);
    std::vector<Number> right = normalNumbers<Number>(inner * (columns + wider), 3);
    std::vector<Number> rightTurned = normalNumbers<Number>(columns * (inner + wider), 4);
    std::vector<Number> all(static_cast<std::size_t>(3 * rows * (columns + wider)), Number {77});
    const RowsView<Number> c {all.data(), 3 * rows, columns, columns + wider};
    const RowsView<const Number> a {left.data(), rows, inner, inner + wider};
    const RowsView<const Number> turnedA {leftTurned.data(), inner, rows, rows + wider};
    const RowsView<const Number> b {right.data(), inner, columns, columns + wider};
    const RowsView<const Number> turnedB {rightTurned.data(), columns, inner, inner + wider};
    Products<Number> products(instructions);
    for (const auto into : {Products<Number>::Into::Set, Products<Number>::Into::Add}) {
        products.multiply(a, b, c.block(0, 0, rows, columns), into);
        products.multiplyLeftTransposed(turnedA, b, c.block(rows, 0, rows, columns), into);
        products.multiplyRightTransposed(a, turnedB, c.block(2 * rows, 0, rows, columns), into);
    }
    return all;
}

} // namespace

TEST_CASE("products of floats are those of doubles to a float's digits, and touch nothing beside")
{
    for (const Shape& shape : shapes) {
        const auto floats = threeProducts<float>(shape, lab::bestInstructionSet());
        const auto doubles = threeProducts<double>(shape, lab::bestInstructionSet());
        for (std::size_t k = 0; k < floats.size(); ++k)
            CHECK(std::abs(floats[k] - doubles[k]) <= 1e-6 * (8 + 4 * double(shape.inner)));
        for (std::ptrdiff_t row = 0; row < 3 * shape.rows; ++row) {
            for (std::ptrdiff_t beside = 0; beside < 3; ++beside)
                CHECK(floats[static_cast<std::size_t>(
                          row * (shape.columns + 3) + shape.columns + beside)]
                    == 77);
        }
    }
}

TEST_CASE("a product of doubles is the sum over the inner index")
{
    const std::array a {1.0, 2.0, 3.0, 4.0, 5.0, 6.0}; // 2 × 3
    const std::array b {1.0, 0.0, 2.0, 1.0, 0.0, 3.0}; // 3 × 2
    std::array<double, 4> c {};
    Products<double>().multiply({a.data(), 2, 3, 3}, {b.data(), 3, 2, 2}, {c.data(), 2, 2, 2});
    CHECK(c == std::array {5.0, 11.0, 14.0, 23.0});
}

TEST_CASE("every instruction set gives the same floats to the last bit")
{
    for (const Shape& shape : shapes)
        CHECK(threeProducts<float>(shape, InstructionSet::Baseline)
            == threeProducts<float>(shape, lab::bestInstructionSet()));
    for (std::ptrdiff_t count = 1; count < 40; ++count) {
        std::vector<float> plain = normalNumbers<float>(count, 5);
        for (float& score : plain)
            score *= 20;
        std::vector<float> best = plain;
        Products<float>(InstructionSet::Baseline).softmax(plain.data(), count);
        Products<float>().softmax(best.data(), count);
        CHECK(plain == best);
    }
}

TEST_CASE("weights are exp of the scores over their sum")
{
    for (const double scale : {0.1, 3.0, 40.0}) {
        std::vector<double> exact = normalNumbers<double>(37, 6);
        for (double& score : exact)
            score *= scale;
        std::vector<float> weights(exact.begin(), exact.end());
        exact.assign(weights.begin(), weights.end());
        Products<float>().softmax(weights.data(), 37);
        Products<double>().softmax(exact.data(), 37);
        CHECK(std::abs(std::accumulate(exact.begin(), exact.end(), -1.0)) < 1e-14);
        for (std::size_t k = 0; k < exact.size(); ++k)
            CHECK(std::abs(weights[k] - exact[k]) <= 6e-6 * exact[k] + 1e-37);
    }
}

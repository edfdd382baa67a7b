#include "core/encodings/functional_relative/formula.h"

#include "core/math/random.h"
#include "tests/core/same_values.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <vector>

using lab::DistanceSign;
using lab::FunctionalRelative;
using lab::SinusoidalLayout;

namespace {

std::vector<FunctionalRelative> samples()
{
    std::vector<FunctionalRelative> encodings;
    for (const DistanceSign sign : {DistanceSign::QueryMinusKey, DistanceSign::KeyMinusQuery}) {
        for (const int width : {2, 4, 30}) {
            encodings.push_back({{SinusoidalLayout::Interleaved, 10000, width}, sign});
            encodings.push_back({{SinusoidalLayout::Halves, 500, width}, sign});
            encodings.push_back({{SinusoidalLayout::Tensor2Tensor, 10000, width + 1}, sign});
        }
    }
    return encodings;
}

Eigen::MatrixXd randomQueries(int count, int width)
{
    lab::Random random(8);
    Eigen::MatrixXd queries(count, width);
    for (double& value : queries.reshaped())
        value = random.normal();
    return queries;
}

} // namespace

TEST_CASE("the vector of a distance is the sinusoid there, with the sign of the convention")
{
    for (const FunctionalRelative& encoding : samples()) {
        const bool past = encoding.sign == DistanceSign::QueryMinusKey;
        CHECK(lab::distance(encoding, 9, 4) == (past ? 5 : -5));
        CHECK(
            lab::sameValues(lab::row(encoding, 9, 4), lab::row(encoding.sinusoid, past ? 5 : -5)));
    }
}

TEST_CASE("all pairs of one distance have the same vector, however far from the start")
{
    for (const FunctionalRelative& encoding : samples())
        for (const std::int64_t shift : {1, 977, 9'999'000})
            CHECK(lab::sameValues(
                lab::row(encoding, 3 + shift, 700 + shift), lab::row(encoding, 3, 700)));
}

TEST_CASE("the opposite distance flips the signs of the sines")
{
    for (const FunctionalRelative& encoding : samples()) {
        const Eigen::ArrayXd there = lab::row(encoding, 12, 1);
        const Eigen::ArrayXd back = lab::row(encoding, 1, 12);
        for (int column = 0; column < encoding.sinusoid.width; ++column) {
            const bool sine = lab::columnMeaning(encoding.sinusoid, column).sine;
            CHECK(std::abs(back[column] - (sine ? -there[column] : there[column]))
                <= lab::tolerance::angle);
        }
    }
}

TEST_CASE("the product of two vectors depends only on the difference of their distances")
{
    for (const FunctionalRelative& encoding : samples()) {
        const auto product = [&](std::int64_t one, std::int64_t other) {
            return (lab::row(encoding, one, 0) * lab::row(encoding, other, 0)).sum();
        };
        for (const std::int64_t shift : {-40, 1, 100'000})
            CHECK(std::abs(product(5 + shift, 17 + shift) - product(5, 17))
                <= lab::tolerance::score(encoding.sinusoid.width));
    }
}

TEST_CASE("512 positions use 1023 vectors")
{
    const FunctionalRelative encoding;
    std::set<std::vector<double>> vectors;
    for (std::int64_t distance = -511; distance <= 511; ++distance) {
        const Eigen::ArrayXd vector = lab::row(encoding, distance, 0);
        vectors.insert({vector.begin(), vector.end()});
    }
    CHECK(vectors.size() == 1023);
}

TEST_CASE("the scores are the products, one query and one key at a time")
{
    for (const FunctionalRelative& encoding : samples()) {
        for (const auto& [queries, keys] : {std::pair {1, 1}, {1, 6}, {6, 1}, {5, 3}, {3, 5}}) {
            const Eigen::MatrixXd projected = randomQueries(queries, encoding.sinusoid.width);
            const Eigen::MatrixXd scores = lab::scores(encoding, projected, keys);
            REQUIRE(scores.rows() == queries);
            REQUIRE(scores.cols() == keys);
            for (int query = 0; query < queries; ++query) {
                for (int key = 0; key < keys; ++key) {
                    const double expected =
                        (projected.row(query).array().transpose() * lab::row(encoding, query, key))
                            .sum();
                    CHECK(std::abs(scores(query, key) - expected)
                        <= lab::tolerance::score(encoding.sinusoid.width));
                }
            }
        }
    }
}

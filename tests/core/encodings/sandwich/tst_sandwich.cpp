#include "core/encodings/sandwich/formula.h"

#include "core/encodings/sinusoidal/formula.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Sandwich;

namespace {

double biasOf(const Sandwich& sandwich, std::int64_t query, std::int64_t key)
{
    return lab::bias(sandwich, lab::distanceSum(sandwich), query, key);
}

} // namespace

TEST_CASE("two columns have one wave with frequency 1/base")
{
    const Sandwich sandwich {100, 2, 3};
    for (const std::int64_t distance : {0, 1, 50, 314})
        CHECK(std::abs(
                  biasOf(sandwich, distance, 0) - 3 * std::cos(static_cast<double>(distance) / 100))
            <= 3 * lab::tolerance::cosineSum(1));
}

TEST_CASE("four columns computed by hand: 1/√base and 1/base")
{
    const double expected = std::cos(0.7) + std::cos(0.007);
    CHECK(std::abs(biasOf({10'000, 4, 1}, 70, 0) - expected) <= lab::tolerance::cosineSum(2));
}

TEST_CASE("the sum is largest at distance 0 and depends only on the distance")
{
    for (const int width : {2, 6, 128, 1000}) {
        const Sandwich sandwich {10'000, width, 1};
        const lab::CosineSum sum = lab::distanceSum(sandwich);
        CHECK(biasOf(sandwich, 0, 0) == width / 2);
        for (const std::int64_t distance : {1, 2, 77, 4096, 9'999'999}) {
            CHECK(lab::bias(sandwich, sum, distance, 0) < width / 2);
            CHECK(lab::bias(sandwich, sum, distance, 0) >= -width / 2);
            CHECK(std::abs(lab::bias(sandwich, sum, distance + 1234, 1234)
                      - biasOf(sandwich, distance, 0))
                <= lab::tolerance::cosineSum(width / 2));
        }
    }
    CHECK(std::isnan(biasOf(Sandwich {}, 3, 4)));
}

TEST_CASE("it is the similarity of sinusoidal rows with each wave shifted by one")
{
    // Σ over i = 0 … w/2 − 1 against i = 1 … w/2: the fastest wave is dropped, 1/base added.
    const Sandwich sandwich {10'000, 32, 1};
    const lab::Sinusoidal sinusoidal {lab::SinusoidalLayout::Halves, 10'000, 32};
    const std::vector<double> similarity = lab::values(lab::similarity(sinusoidal), 0, 200);
    for (std::size_t k = 0; k < similarity.size(); ++k) {
        const auto distance = static_cast<double>(k);
        const double expected = similarity[k] - std::cos(distance) + std::cos(distance / 10'000);
        CHECK(std::abs(biasOf(sandwich, static_cast<std::int64_t>(k), 0) - expected)
            <= 4 * lab::tolerance::cosineSum(16));
    }
}

TEST_CASE("the factor multiplies the bias")
{
    CHECK(biasOf({10'000, 16, -2}, 5, 0)
        == lab::relatively(-2 * biasOf({10'000, 16, 1}, 5, 0), 1e-15));
}

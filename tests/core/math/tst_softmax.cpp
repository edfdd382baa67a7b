#include "core/math/softmax.h"

#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <numeric>

namespace {

constexpr double maskedScore = -std::numeric_limits<double>::infinity();

} // namespace

TEST_CASE("weights computed by hand add up to 1")
{
    const std::vector<double> weights = lab::softmax({0, std::log(2), std::log(5)});
    CHECK(weights[0] == lab::relatively(0.125, 1e-15));
    CHECK(weights[1] == lab::relatively(0.25, 1e-15));
    CHECK(weights[2] == lab::relatively(0.625, 1e-15));
    CHECK(std::accumulate(weights.begin(), weights.end(), 0.0) == lab::relatively(1, 1e-15));
}

TEST_CASE("one number added to all scores changes nothing, however large")
{
    const std::vector<double> weights = lab::softmax({0.5, -1, 2});
    for (const double shift : {1024.0, -1024.0, 0x1p40}) {
        const std::vector<double> moved = lab::softmax({0.5 + shift, -1 + shift, 2 + shift});
        for (std::size_t i = 0; i < weights.size(); ++i)
            CHECK(moved[i] == lab::relatively(weights[i], 1e-15));
    }
}

TEST_CASE("masked keys get weight 0, also if all are masked")
{
    const std::vector<double> weights = lab::softmax({maskedScore, 3, maskedScore});
    CHECK(weights == std::vector<double> {0, 1, 0});
    CHECK(lab::softmax({maskedScore, maskedScore}) == std::vector<double> {0, 0});
    CHECK(lab::softmax({}).empty());
}

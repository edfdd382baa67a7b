#include "core/encodings/kerple/formula.h"

#include "core/encodings/alibi/formula.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Kerple;
using lab::KerpleKernel;

namespace {

double at(const Kerple& kerple, std::int64_t distance)
{
    return lab::bias(kerple, distance, 0);
}

} // namespace

TEST_CASE("both kernels start at positive 0 and decrease")
{
    for (const auto kernel : {KerpleKernel::Logarithmic, KerpleKernel::Power}) {
        for (const double r1 : {0.01, 1.0, 7.5}) {
            for (const double r2 : {0.01, 0.5, 1.0, 2.0}) {
                const Kerple kerple {kernel, r1, r2};
                CHECK(at(kerple, 0) == 0);
                CHECK_FALSE(std::signbit(at(kerple, 0)));
                for (std::int64_t distance = 1; distance < 20; ++distance)
                    CHECK(at(kerple, distance) < at(kerple, distance - 1));
                CHECK(std::isfinite(at(kerple, 10'000'000)));
                CHECK(std::isnan(lab::bias(kerple, 3, 4)));
                CHECK(lab::bias(kerple, 1007, 1000) == at(kerple, 7));
            }
        }
    }
}

TEST_CASE("values computed by hand")
{
    CHECK(at({KerpleKernel::Logarithmic, 2, 0.5}, 6) == lab::relatively(-2 * std::log(4.0), 1e-15));
    CHECK(at({KerpleKernel::Power, 0.5, 2}, 6) == -18);
    CHECK(at({KerpleKernel::Power, 3, 0.5}, 16) == -12);
    // Near 0 the logarithm keeps its precision: ln(1 + x) = x − x²/2 + …
    CHECK(at({KerpleKernel::Logarithmic, 1, 1e-12}, 1)
        == lab::relatively(-1e-12 * (1 - 5e-13), 1e-15));
}

TEST_CASE("the power kernel with the exponent 1 is ALiBi")
{
    for (std::int64_t distance = 0; distance < 100; ++distance)
        CHECK(at({KerpleKernel::Power, 0.25, 1}, distance)
            == lab::bias(lab::Alibi {}, 0.25, distance, 0));
}

TEST_CASE("with the logarithm a weight decreases like a power of the distance")
{
    const Kerple kerple {KerpleKernel::Logarithmic, 1.5, 0.7};
    for (const std::int64_t distance : {1, 10, 100'000}) {
        const double base = 1 + 0.7 * static_cast<double>(distance);
        CHECK(std::exp(at(kerple, distance)) == lab::relatively(std::pow(base, -1.5), 1e-13));
    }
}

TEST_CASE("the kernels are conditionally positive definite")
{
    // Σ cᵢcⱼ·bias(|i − j|) ≥ 0 if the c add up to 0: this makes them kernels.
    for (const Kerple& kerple : {Kerple {KerpleKernel::Logarithmic, 1, 3},
             Kerple {KerpleKernel::Power, 0.5, 0.3}, Kerple {KerpleKernel::Power, 2, 1.9}}) {
        for (int pattern = 0; pattern < 50; ++pattern) {
            double weights[6];
            double sum = 0;
            for (int k = 0; k < 5; ++k) {
                weights[k] = std::sin(1.0 + 7 * pattern + 3 * k);
                sum += weights[k];
            }
            weights[5] = -sum;
            double form = 0;
            for (int i = 0; i < 6; ++i) {
                for (int j = 0; j < 6; ++j)
                    form += weights[i] * weights[j] * at(kerple, std::abs(i - j));
            }
            CHECK(form > -1e-12);
        }
    }
}

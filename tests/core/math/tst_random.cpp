#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

using lab::Random;

TEST_CASE("bits are those of SplitMix64")
{
    Random random(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u,
             9817491932198370423u, 4593380528125082431u, 16408922859458223821u})
        CHECK(random.bits() == expected);
    CHECK(Random(0).bits() == 0xe220a8397b1dcdaf);
}

TEST_CASE("uniform numbers fill [0, 1)")
{
    Random random(3);
    double sum = 0;
    double least = 1;
    double most = 0;
    const int count = 100'000;
    for (int i = 0; i < count; ++i) {
        const double number = random.uniform();
        sum += number;
        least = std::min(least, number);
        most = std::max(most, number);
    }
    CHECK(least >= 0);
    CHECK(least < 1e-3);
    CHECK(most < 1);
    CHECK(most > 1 - 1e-3);
    CHECK(std::abs(sum / count - 0.5) < 0.005); // five standard errors
}

TEST_CASE("normal numbers have the moments of the normal distribution")
{
    Random random(5);
    const int count = 200'000;
    double powers[5] {};
    for (int i = 0; i < count; ++i) {
        const double number = random.normal();
        double power = 1;
        for (double& sum : powers) {
            sum += power;
            power *= number;
        }
    }
    const double expected[5] {1, 0, 1, 0, 3};
    const double standardError[5] {0, 0.0022, 0.0032, 0.0087, 0.022};
    for (int n = 1; n < 5; ++n)
        CHECK(std::abs(powers[n] / count - expected[n]) < 5 * standardError[n]);
}

TEST_CASE("the same seed gives the same numbers, another seed others")
{
    Random one(7);
    Random same(7);
    Random other(8);
    for (int i = 0; i < 10; ++i) {
        const double number = one.normal();
        CHECK(number == same.normal());
        CHECK(number != other.normal());
    }
}

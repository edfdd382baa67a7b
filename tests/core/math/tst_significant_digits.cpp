#include "core/math/significant_digits.h"

#include "core/math/constants.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

TEST_CASE("a number with few digits is the double nearest to its decimal")
{
    lab::Random random(5);
    for (int i = 0; i < 20000; ++i) {
        const double value = random.normal() * std::pow(10.0, i % 28 - 6);
        const int digits = 1 + i % 6;
        char decimal[64];
        std::snprintf(decimal, sizeof decimal, "%.*e", digits - 1, value);
        CAPTURE(value);
        CAPTURE(digits);
        CHECK_FALSE(
            std::abs(lab::toSignificantDigits(value, digits) - std::strtod(decimal, nullptr)) > 0);
    }
}

TEST_CASE("values without digits are returned unchanged")
{
    CHECK(lab::toSignificantDigits(0, 5) == 0);
    CHECK(lab::toSignificantDigits(-lab::infinity, 5) == -lab::infinity);
    CHECK(std::isnan(lab::toSignificantDigits(lab::noNumber, 5)));
}

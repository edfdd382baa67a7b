#include "core/math/csv_number.h"

#include "core/math/constants.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>

using lab::csvText;

TEST_CASE("a number in CSV is read back exactly, and an infinite one is not missing")
{
    CHECK(csvText(0.5) == "0.5");
    CHECK(csvText(1e-5, 3) == "1e-05");
    CHECK(csvText(lab::infinity) == "inf");
    CHECK(csvText(-lab::infinity) == "-inf");
    CHECK(csvText(lab::noNumber).empty());
    lab::Random random(3);
    for (int i = 0; i < 1000; ++i) {
        const double number = random.normal() * std::pow(10.0, i % 40 - 20);
        CHECK_FALSE(std::abs(std::strtod(csvText(number).c_str(), nullptr) - number) > 0);
    }
    CHECK(std::isinf(std::strtod(csvText(lab::infinity).c_str(), nullptr)));
}

#include "core/lessons/outcome_line.h"

#include <doctest/doctest.h>

#include <initializer_list>

using lab::OutcomeLine;
using lab::outcomeLine;

TEST_CASE("both marks are on the line, in their order")
{
    for (const double prediction : {-19.0, -0.5, 0.0, 0.3, 5.0, 628.0, 1e9}) {
        for (const double answer : {-5.0, 0.0, 0.01, 5.0, 628.3}) {
            const OutcomeLine line = outcomeLine(prediction, answer);
            CHECK(line.lowest < line.highest);
            const double predicted = line.share(prediction);
            const double right = line.share(answer);
            CHECK(predicted >= 0);
            CHECK(predicted <= 1);
            CHECK(right >= 0);
            CHECK(right <= 1);
            if (prediction < answer)
                CHECK(predicted < right);
            CHECK(line.lowest <= prediction);
            CHECK(line.highest >= answer);
        }
    }
}

TEST_CASE("far apart is logarithmic, and zero stays on the line otherwise")
{
    CHECK(outcomeLine(10000, 100).isLogarithmic);
    CHECK_FALSE(outcomeLine(100, 9.2).isLogarithmic);
    CHECK_FALSE(outcomeLine(-100, 1).isLogarithmic);
    CHECK_FALSE(outcomeLine(0, 1000).isLogarithmic);
    CHECK(outcomeLine(4, 5).lowest <= 0);
    CHECK(outcomeLine(-4, -5).highest >= 0);
}

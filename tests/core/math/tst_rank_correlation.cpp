#include "core/math/rank_correlation.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using lab::rankCorrelation;
using lab::rootMeanSquare;

using Series = std::vector<double>;

TEST_CASE("the rank correlation is that of the textbooks")
{
    // Σd² = 194 over ten pairs: 1 − 6·194/(10·99).
    const Series hours {7, 6, 45, 20, 17, 29, 50, 27, 28, 0};
    const Series scores {100, 86, 97, 106, 113, 103, 99, 112, 110, 101};
    double squares = 0;
    const Series hourRanks {3, 2, 9, 5, 4, 8, 10, 6, 7, 1};
    const Series scoreRanks {4, 1, 2, 7, 10, 6, 3, 9, 8, 5};
    for (std::size_t k = 0; k < hourRanks.size(); ++k)
        squares += std::pow(hourRanks[k] - scoreRanks[k], 2);
    CHECK(std::abs(rankCorrelation(hours, scores) - (1 - 6 * squares / 990)) < 1e-14);
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5/√(4.5·5).
    CHECK(std::abs(rankCorrelation(Series {1, 2, 2, 5}, Series {1, 3, 4, 9}) - std::sqrt(0.9))
        < 1e-14);
}

TEST_CASE("only the order counts")
{
    const Series first {0.3, -2, 5, 1, 8, 4};
    Series second(first);
    for (double& value : second)
        value = std::exp(value);
    CHECK(std::abs(rankCorrelation(first, second) - 1) < 1e-15);
    for (double& value : second)
        value = -value;
    CHECK(std::abs(rankCorrelation(first, second) + 1) < 1e-15);
}

TEST_CASE("values within the level of each other count as equal, without bins")
{
    const Series level {0.19, 0.2, 0.21, 0.205, 0.195, 1};
    const Series shaken {0.205, 0.19, 0.2, 0.195, 0.21, 0.98};
    CHECK(rankCorrelation(level, shaken) < 0.6);
    CHECK(std::abs(rankCorrelation(level, shaken, 0.05) - 1) < 1e-14);
    CHECK(rankCorrelation(Series {0, 1, 2}, Series {2, 1, 0}, 3) == 0);
    // Ranks −1, 0, 1 of both: the middle is level with both ends.
    CHECK(std::abs(rankCorrelation(Series {0, 1, 2}, Series {2, 1, 0}, 1) + 1) < 1e-14);
}

TEST_CASE("a series without an order has none with another")
{
    CHECK(rankCorrelation(Series {2, 2, 2}, Series {1, 2, 3}) == 0);
    CHECK(rankCorrelation(Series {1}, Series {1}) == 0);
    CHECK(rankCorrelation(Series {}, Series {}) == 0);
}

TEST_CASE("the root mean square is a distance")
{
    CHECK(rootMeanSquare(Series {0, 0, 3, 4}, Series {0, 0, 0, 0}) == 2.5);
    CHECK(rootMeanSquare(Series {1, 2}, Series {1, 2}) == 0);
    CHECK(rootMeanSquare(Series {}, Series {}) == 0);
}

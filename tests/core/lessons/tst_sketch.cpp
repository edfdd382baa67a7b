#include "core/lessons/sketch.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

SketchFrame empty(std::int64_t from, std::int64_t to)
{
    SketchFrame frame {.x = sketchedAt(from, to), .lowest = -1, .highest = 3};
    frame.drawn.resize(frame.x.size());
    return frame;
}

} // namespace

TEST_CASE("places are whole numbers with both ends")
{
    CHECK(sketchedAt(0, 4) == std::vector<double> {0, 1, 2, 3, 4});
    for (const auto to : {80, 81, 100, 1000, 1'000'000}) {
        const auto x = sketchedAt(3, to);
        CHECK(x.size() <= 81);
        CHECK(x.front() == 3);
        CHECK(x.back() == to);
        for (std::size_t k = 1; k < x.size(); ++k) {
            CHECK(x[k] > x[k - 1]);
            CHECK(std::abs(x[k] - std::round(x[k])) < 1e-12);
        }
    }
}

TEST_CASE("a stroke is a straight line within the axis, in either direction")
{
    const SketchFrame rising = withStroke(empty(0, 10), 2, 0, 6, 2);
    CHECK(rising == withStroke(empty(0, 10), 6, 2, 2, 0));
    CHECK(rising.drawn[4] == 1.0);
    CHECK_FALSE(rising.drawn[0]);
    CHECK_FALSE(rising.drawn[8]);
    CHECK(withStroke(empty(0, 10), -5, 9, 20, 9).drawn[3] == 3.0);
    const SketchFrame point = withStroke(empty(0, 1000), 501, 2, 501, 2);
    CHECK(point.drawn[40] == 2.0);
}

TEST_CASE("a curve is complete when most of it has been drawn")
{
    CHECK_FALSE(completed(empty(0, 8)));
    SketchFrame frame = withStroke(empty(0, 8), 0, 1, 4, 1);
    CHECK_FALSE(completed(frame));
    frame = withStroke(frame, 6, 3, 7, 2);
    const auto values = completed(frame);
    REQUIRE(values);
    CHECK(*values == std::vector<double> {1, 1, 1, 1, 1, 2, 3, 2, 2});
}

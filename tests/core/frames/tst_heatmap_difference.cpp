#include "core/frames/biases/biases_frames.h"
#include "core/frames/heatmap_frame.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using namespace lab;

namespace {

constexpr double hidden = std::numeric_limits<double>::quiet_NaN();

HeatmapFrame row(std::vector<double> values)
{
    HeatmapFrame frame;
    frame.rows = 1;
    frame.columns = static_cast<int>(values.size());
    frame.values = std::move(values);
    return frame;
}

} // namespace

TEST_CASE("the difference is b − a on a scale with round ends")
{
    const auto map = difference(row({1, 2, 3}), row({1, 2.5, -0.5}));
    REQUIRE(map);
    CHECK(map->values == std::vector<double> {0, 0.5, -3.5});
    CHECK(map->lowest == doctest::Approx(-5));
    CHECK(map->highest == doctest::Approx(5));
    CHECK(map->scale == HeatmapFrame::Scale::Diverging);
    CHECK(map->meaning == HeatmapFrame::Meaning::Difference);
}

TEST_CASE("a cell that is masked in one of them is masked")
{
    const auto map = difference(row({hidden, 1, hidden}), row({1, hidden, hidden}));
    REQUIRE(map);
    for (const double value : map->values)
        CHECK(std::isnan(value));
    CHECK(map->highest == doctest::Approx(1));
}

TEST_CASE("maps that are the same differ by zero everywhere, on a scale that can be drawn")
{
    const auto map = difference(row({1, 2}), row({1, 2}));
    REQUIRE(map);
    CHECK(map->values == std::vector<double> {0, 0});
    CHECK(map->lowest < map->highest);
}

TEST_CASE("maps of other sizes have no difference")
{
    CHECK(!difference(row({1, 2}), row({1, 2, 3})));
}

#include "core/figures/derivation/plane_names.h"

#include "core/math/constants.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::drawing;
using namespace lab::drawing::pages;

namespace {

double lengthOf(Point vector)
{
    return std::hypot(vector.x, vector.y);
}

bool isIn(const Box& inner, const Box& outer)
{
    return outer.united(inner) == outer;
}

double apart(const Box& place, Point tip)
{
    const double x = std::max({place.left() - tip.x, 0.0, tip.x - place.right()});
    const double y = std::max({place.top() - tip.y, 0.0, tip.y - place.bottom()});
    return std::hypot(x, y);
}

/// Describes what is wrong with the names of tips, or nothing.
std::string errorOf(const Box& area, Point centre, const std::vector<TipName>& names)
{
    const Box unit {centre.x + 30, centre.y, 24, 16};
    const auto places = tipNamePlaces(area, centre, names, {unit}, {}, 1);
    if (places.size() != names.size())
        return "a name is missing";
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!isIn(places[i].place, area) || places[i].place.meets(unit))
            return "a name is beside the picture or over the unit";
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (i == k)
                continue;
            if (places[i].place.meets(places[k].place))
                return "a name lies over another";
            const bool isElsewhere = lengthOf(names[i].tip - names[k].tip) > 3;
            if (isElsewhere && !places[i].hasLeader
                && apart(places[i].place, names[k].tip) < apart(places[i].place, names[i].tip))
                return "a name stands at another's tip";
        }
    }
    return {};
}

} // namespace

TEST_CASE("names avoid the axes")
{
    const Point centre {120, 60};
    for (const double x : {-4.0, -2.0, 0.0, 2.0, 4.0}) {
        const auto places =
            tipNamePlaces({0, 0, 240, 120}, centre, {{centre + Point {x, -20}, 12, 12}}, {}, {}, 1);
        const Box& place = places.front().place;
        CHECK((place.left() >= centre.x || place.right() <= centre.x));
    }
}

// The page of words in the smallest window: q and four keys.
TEST_CASE("a small plane names each of its arrows")
{
    const Point centre {120, 30};
    const std::vector<Point> tips {
        {0.93, 0.65}, {0.6, 0.9}, {0.48, -0.83}, {-0.36, -1.315}, {0.78, -0.38}};
    for (const double radius : {20.0, 34.0, 60.0}) {
        std::vector<TipName> names;
        for (const Point tip : tips)
            names.push_back(
                {centre + Point {tip.x, -tip.y} * (radius / 1.5), names.empty() ? 9.0 : 30.0, 19});
        const Box area {0, 0, 240, std::max(60.0, 2 * radius + 20)};
        const std::string error = errorOf(area, centre, names);
        CHECK(error == "");
    }
}

TEST_CASE("many tips are distinguishable")
{
    Random random(3);
    const Point centre {150, 100};
    for (int time = 0; time < 400; ++time) {
        const double radius = 20 + 70 * random.uniform();
        std::vector<TipName> names;
        const auto count = 2 + static_cast<std::size_t>(4 * random.uniform());
        for (std::size_t tip = 0; tip < count; ++tip) {
            const double angle = twoPi * random.uniform();
            const double length = radius * (0.2 + 0.8 * random.uniform());
            names.push_back({centre + Point {std::cos(angle), std::sin(angle)} * length,
                8 + 24 * random.uniform(), 19});
        }
        if (time % 3 == 0) // as before any rotation
            names.back().tip = names.front().tip;
        const std::string error = errorOf({0, 0, 300, 200}, centre, names);
        CHECK(error == "");
    }
}

TEST_CASE("a single name is beyond its tip")
{
    const auto places =
        tipNamePlaces({0, 0, 300, 200}, {150, 100}, {{{200, 100}, 10, 19}}, {}, {}, 1);
    CHECK(!places.front().hasLeader);
    CHECK(places.front().place.left() > 200);
    CHECK(places.front().place.left() < 215);
}

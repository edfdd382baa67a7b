#include "core/state/drag_scale.h"

#include "core/math/random.h"
#include "core/state/parameters.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace lab;

namespace {

double baseAfter(double pixelsPerDecade, double start, double moved, const Holding& holding = {})
{
    const DragScale scale = baseScale();
    const DragWay way = wayOf(scale, DragWay::logarithmic(pixelsPerDecade));
    return draggedNumber(scale, way, start, moved, holding);
}

DragWay linearWay(double pixelsPerUnit)
{
    return {[=](double number) { return number * pixelsPerUnit; },
        [=](double pixel) { return pixel / pixelsPerUnit; }};
}

double dimensionAfter(double start, double moved, const Holding& holding = {})
{
    const DragScale scale = dimensionScale(2, 1024);
    return draggedNumber(scale, wayOf(scale, linearWay(1)), start, moved, holding);
}

/// For the crest of a wave: it is at (π/2)·b^share positions, with this number of pixels between
/// positions.
DragWay crestWay(double pixelsPerPosition, double share)
{
    const double first = pixelsPerPosition * std::numbers::pi / 2;
    return {[=](double base) { return first * std::pow(base, share); },
        [=](double pixel) { return std::pow(std::max(0.0, pixel / first), 1 / share); }};
}

double between(Random& random, double lowest, double highest)
{
    return lowest + (highest - lowest) * random.uniform();
}

} // namespace

TEST_CASE("on the axis of Context, with 47 pixels per decade, a drag follows the handle")
{
    CHECK(baseAfter(47, 10'000, 78) == 500'000); // its place is at 79.9
    CHECK(baseAfter(47, 10'000, 82) == 500'000);
    CHECK(baseAfter(47, 10'000, 70) == 310'000);
    CHECK(baseAfter(47, 10'000, 94) == 1'000'000);
    CHECK(baseAfter(47, 10'000, 0) == 10'000);
    CHECK(baseAfter(47, 10'000, 16) == 20'000); // at 14.1
    CHECK(baseAfter(47, 12'345, 0) == 12'345);
}

TEST_CASE("touch snaps from farther away, and Ctrl does not snap")
{
    CHECK(baseAfter(47, 10'000, 74.5) == 380'000);
    CHECK(baseAfter(47, 10'000, 74.5, holdingOfTouch) == 500'000);
    CHECK(baseAfter(47, 10'000, 78, holdingNothing) == 456'600);
}

TEST_CASE("an axis with less than 40 pixels per decade is dragged as if it had 40")
{
    CHECK(baseAfter(12, 10'000, 80) == 1'000'000);
    CHECK(baseAfter(40, 10'000, 80) == 1'000'000);
    CHECK(baseAfter(12, 10'000, 480) == 1e12);
    CHECK(baseAfter(12, 10'000, -480) == lowestBase);
}

TEST_CASE("no drag of 35 pixels changes a base by more than a factor of 10")
{
    Random random(51);
    const DragScale scale = baseScale();
    for (int i = 0; i < 20'000; ++i) {
        const DragWay own = i % 2 == 0
            ? DragWay::logarithmic(between(random, 0.1, 300))
            : crestWay(between(random, 0.01, 60), between(random, 0.01, 1));
        const double start =
            std::clamp(std::pow(10, between(random, 0, 12)), scale.lowest, scale.highest);
        const double moved = between(random, -35, 35);
        const double base = draggedNumber(
            scale, wayOf(scale, own), start, moved, i % 3 == 0 ? holdingNothing : Holding {});
        CAPTURE(start);
        CAPTURE(moved);
        REQUIRE(std::abs(std::log10(base / start)) <= 1);
    }
}

TEST_CASE("the crest of a wave stays under the pointer where it has 40 pixels per decade")
{
    const double share = 0.25; // pair 8 of 32
    const DragWay crest = crestWay(10, share);
    const DragScale scale = baseScale();
    const DragWay way = wayOf(scale, crest);
    const double first = crest.pixel(10'000);
    CHECK(draggedNumber(scale, way, 10'000, crest.pixel(1'000'000) - first) == 1'000'000);
    const double free = draggedNumber(scale, way, 10'000, 100, holdingNothing);
    CHECK(crest.pixel(free) == doctest::Approx(first + 100).epsilon(1e-3));
}

TEST_CASE("the maps from numbers to pixels and back are inverse")
{
    Random random(7);
    const DragScale scale = baseScale();
    for (int i = 0; i < 2000; ++i) {
        const DragWay way =
            wayOf(scale, crestWay(between(random, 0.01, 60), between(random, 0.01, 1)));
        const double base = std::pow(10, between(random, 0.1, 11.9));
        CHECK(way.number(way.pixel(base)) == doctest::Approx(base).epsilon(1e-6));
        CHECK(way.pixel(base * 1.01) > way.pixel(base));
    }
}

TEST_CASE("a dimension doubles in 40 pixels and stops at its steps")
{
    CHECK(dimensionAfter(16, 80) == 64);
    CHECK(dimensionAfter(16, 76.5) == 64); // a landmark
    CHECK(dimensionAfter(64, 23) == 96);
    CHECK(dimensionAfter(16, 8) == 16);
    CHECK(dimensionAfter(16, 20) == 24);
    CHECK(dimensionAfter(16, -20) == 12);
    CHECK(dimensionAfter(16, 22.5, holdingNothing) == 24);
    CHECK(dimensionAfter(16, 18, holdingNothing) == 22);
    CHECK(dimensionAfter(16, 1000) == 1024);
    CHECK(dimensionAfter(16, -1000) == 2);
    for (double moved = -130; moved < 250; moved += 0.7)
        CHECK(std::fmod(dimensionAfter(16, moved), 2) == 0);
}

TEST_CASE("heads are integers")
{
    const DragScale heads = headScale(1, 128);
    const DragWay doublings = wayOf(heads, linearWay(1));
    CHECK(draggedNumber(heads, doublings, 8, 23.4) == 12);
    CHECK(draggedNumber(heads, doublings, 8, 10) == 10);
}

TEST_CASE("a linear scale snaps to integers")
{
    const DragScale scale = exponentScale(0.1, 16);
    const DragWay way = wayOf(scale, linearWay(20));
    CHECK(draggedNumber(scale, way, 8, 22) == 9);
    CHECK(draggedNumber(scale, way, 8, -11) == 7.5); // 7.45
}

TEST_CASE("Shift slows a drag to a quarter from where it is pressed")
{
    DragMotion motion {100, 0};
    motion.follow(140, false);
    CHECK(motion.moved == 40);
    motion.follow(180, true);
    CHECK(motion.moved == 50);
    motion.follow(180, false); // released: nothing jumps
    CHECK(motion.moved == 50);
    motion.follow(170, false);
    CHECK(motion.moved == 40);
}

TEST_CASE("arrow keys go to round numbers, by decades and doublings, and by the smallest step")
{
    const DragScale base = baseScale();
    double number = 10'000;
    for (const double next : {20'000, 50'000, 100'000}) {
        number = steppedNumber(base, number, DragStep::Round, true);
        CHECK(number == next);
    }
    CHECK(steppedNumber(base, 10'000, DragStep::Large, true) == 100'000);
    CHECK(steppedNumber(base, 310'000, DragStep::Large, false) == 31'000);
    CHECK(steppedNumber(base, 10'000, DragStep::Round, false) == 5'000);
    CHECK(steppedNumber(base, 310'000, DragStep::Round, false) == 200'000);
    CHECK(steppedNumber(base, 10'000, DragStep::Small, true) == 11'000);
    CHECK(steppedNumber(base, 10'000, DragStep::Small, false) == 9'900);
    CHECK(steppedNumber(base, 1e12, DragStep::Round, true) == 1e12);
    CHECK(steppedNumber(base, 1.5, DragStep::Round, false) == lowestBase);

    const DragScale dimension = dimensionScale(2, 1024);
    CHECK(steppedNumber(dimension, 16, DragStep::Round, true) == 24);
    CHECK(steppedNumber(dimension, 16, DragStep::Round, false) == 14);
    CHECK(steppedNumber(dimension, 1024, DragStep::Round, false) == 960);
    CHECK(steppedNumber(dimension, 64, DragStep::Large, true) == 128);
    CHECK(steppedNumber(dimension, 64, DragStep::Small, true) == 66);
    CHECK(steppedNumber(dimension, 2, DragStep::Small, false) == 2);

    const DragScale heads = headScale(1, 128);
    CHECK(steppedNumber(heads, 8, DragStep::Round, true) == 9);
    CHECK(steppedNumber(heads, 8, DragStep::Large, false) == 4);
    const DragScale exponent = exponentScale(-8, 8);
    CHECK(steppedNumber(exponent, 0, DragStep::Round, false) == -1);
    CHECK(steppedNumber(exponent, 7.5, DragStep::Round, true) == 8);
    CHECK(steppedNumber(exponent, 7.5, DragStep::Small, true) == 7.6);
}

TEST_CASE("a dimension stays a multiple of eight where it must be one")
{
    const DragScale scale = dimensionScale(8, 128, 8);
    const auto isMultiple = [](double number) {
        return !(std::abs(std::remainder(number, 8)) > 0);
    };
    for (double number = 8; number <= 128; number += 8) {
        for (const DragStep step : {DragStep::Round, DragStep::Large, DragStep::Small})
            for (const bool isUp : {true, false})
                CHECK(isMultiple(steppedNumber(scale, number, step, isUp)));
        for (int moved = -60; moved <= 60; ++moved)
            for (const Holding& holding : {Holding {}, holdingNothing})
                CHECK(isMultiple(draggedNumber(
                    scale, wayOf(scale, DragWay::logarithmic(1)), number, moved, holding)));
    }
    CHECK(steppedNumber(scale, 8, DragStep::Round, true) == 16);
    CHECK(steppedNumber(scale, 16, DragStep::Round, false) == 8);
}

TEST_CASE("a step up and a step down from a round number lead back to it")
{
    for (const DragScale& scale : {baseScale(), dimensionScale(2, 1024), headScale(1, 128)})
        for (double number = 2; number < scale.highest;) {
            const double next = steppedNumber(scale, number, DragStep::Round, true);
            REQUIRE(next > number);
            CHECK(steppedNumber(scale, next, DragStep::Round, false) == number);
            number = next;
        }
}

TEST_CASE("a typed base may be short")
{
    const Parameter& base = *parameterNamed("rope.base");
    for (const char* text : {"1e6", "1 000 000", "1M", "1000k", "10^6"})
        CHECK(parsed(base, text, {}) == Value(1e6));
    CHECK(parsed(base, "2^17", {}) == Value(131'072.0));
    CHECK(parsed(*parameterNamed("rope.width"), "2^6", {}) == Value(std::int64_t {64}));
    CHECK_FALSE(parsed(base, "2^170", {}));
}

TEST_CASE("the landmarks of the base are those of the presets, with a family each")
{
    const auto& all = baseLandmarks();
    REQUIRE(all.size() > 8);
    for (const Landmark& one : all) {
        CHECK(one.models > 0);
        CHECK_FALSE(one.name.empty());
    }
    const auto of = [&](double base) {
        const auto found = std::ranges::find(all, base, &Landmark::number);
        return found == all.end() ? Landmark {} : *found;
    };
    CHECK(of(10'000).name == "Llama 2");
    CHECK(of(1'000'000) == Landmark {1'000'000, "Qwen3", 17});
    CHECK(of(500'000) == Landmark {500'000, "Llama 3", 7});
}

TEST_CASE("dimensions and numbers of heads of the presets are landmarks")
{
    for (const double dimension : {64, 96, 128, 192, 256, 512})
        CHECK(std::ranges::count(dimensionLandmarks(), dimension, &Landmark::number) == 1);
    for (const double heads : {4, 8, 12, 16, 24, 28, 32, 40, 64, 128})
        CHECK(std::ranges::count(headLandmarks(), heads, &Landmark::number) == 1);
}

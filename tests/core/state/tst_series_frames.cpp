#include "core/state/series_frames.h"

#include "core/state/edit.h"
#include "core/state/series_step.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace lab;

namespace {

LabState withBase(double base)
{
    return applied(clamped({}), SetParameter {"rope.base", base});
}

SeriesStep stepOf(LabState state, double seconds)
{
    return {std::move(state), {}, seconds};
}

Series bases()
{
    return Series({stepOf(withBase(100), 1), stepOf(withBase(10000), 2), stepOf(withBase(1e6), 3)});
}

} // namespace

TEST_CASE("a transition begins and ends slowly")
{
    CHECK(easeInOut(0) == 0.0);
    CHECK(easeInOut(0.25) == 0.125);
    CHECK(easeInOut(0.5) == 0.5);
    CHECK(easeInOut(0.75) == 0.875);
    CHECK(easeInOut(1) == 1.0);
}

TEST_CASE("between two states there are the frames of the transition")
{
    const auto frames = playedFrames(bases(), 1, 25, Easing::Eased);
    REQUIRE(frames.size() == 3 + 2 * 4); // 0.2 s · 25 / s = 5 pieces, the last of which is the
                                         // state
    CHECK(frames[0].state == withBase(100));
    CHECK(frames[0].seconds == 1.0);
    for (std::size_t piece = 1; piece < 5; ++piece) {
        const double share = easeInOut(0.2 * static_cast<double>(piece));
        CHECK(frames[piece].step == 1);
        CHECK(frames[piece].seconds == 0.04);
        // The base changes on its logarithmic scale.
        CHECK(frames[piece].state.rotations.base == doctest::Approx(100 * std::pow(100, share)));
    }
    CHECK(frames[5].state == withBase(10000));
    CHECK(frames[5].seconds == doctest::Approx(2 - 4 * 0.04));
    CHECK(frames[10].state == withBase(1e6));
}

TEST_CASE("at once there is one frame for each state")
{
    const auto frames = playedFrames(bases(), 2, 25, Easing::AtOnce);
    REQUIRE(frames.size() == 3);
    for (std::size_t k = 0; k < 3; ++k) {
        CHECK(frames[k].state == bases().steps()[k].state);
        CHECK(frames[k].seconds == doctest::Approx(0.5 * static_cast<double>(k + 1)));
    }
}

TEST_CASE("a change that is not smooth is one frame")
{
    const LabState here = clamped({});
    for (const Edit& edit : {Edit(SetParameter {"bench", std::string("waves")}),
             Edit(SetParameter {"rope.pairing", std::string("halves")}),
             Edit(SetParameter {"rope.width", std::int64_t {64}})}) {
        const Series series({stepOf(here, 1), stepOf(applied(here, edit), 1)});
        CHECK(playedFrames(series, 1, 25, Easing::Eased).size() == 2);
    }
    CHECK(
        playedFrames(Series({stepOf(here, 1), stepOf(here, 1)}), 1, 25, Easing::Eased).size() == 2);
    CHECK(playedFrames({}, 1, 25, Easing::Eased).empty());
}

TEST_CASE("the frames of a step add up to its time, however short it is")
{
    const LabState start = clamped({});
    const LabState near = applied(start, MovePositions {11, 4});
    const LabState far = applied(start, MovePositions {40, 4});
    for (const double speed : {0.25, 1.0, 4.0})
        for (const double seconds : {0.1, 0.15, 0.2, 0.7, 60.0})
            for (const double rate : {5.0, 25.0, 50.0}) {
                const Series series({stepOf(start, seconds), stepOf(near, seconds),
                    stepOf(far, seconds), stepOf(withBase(7), seconds)});
                const auto frames = playedFrames(series, speed, rate, Easing::Eased);
                std::map<std::size_t, double> stands;
                for (std::size_t i = 0; i < frames.size(); ++i) {
                    CHECK(frames[i].seconds > 0);
                    stands[frames[i].step] += frames[i].seconds;
                    const bool isLast =
                        i + 1 == frames.size() || frames[i + 1].step != frames[i].step;
                    if (isLast)
                        CHECK(frames[i].state == series.steps()[frames[i].step].state);
                    else
                        CHECK_FALSE(frames[i].state == frames[i + 1].state);
                }
                CHECK(stands.size() == 4);
                for (const auto& [step, time] : stands)
                    CHECK(time == doctest::Approx(seconds / speed));
            }
}

#include "core/frames/start/start_frame.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using lab::Model;
using lab::StartFrame;

namespace {

Model modelOf(std::string name, double base, std::int64_t length)
{
    Model model {.name = std::move(name)};
    model.scheme = lab::Scheme::Rope;
    model.headWidth = 128;
    model.base = base;
    model.length = length;
    return model;
}

} // namespace

TEST_CASE("the three dials have one score at three positions, cos 1")
{
    const StartFrame frame = lab::startFrame({});
    for (const StartFrame::Dial& dial : frame.dials)
        CHECK(dial.score == doctest::Approx(std::cos(1.0)).epsilon(1e-13));
    CHECK(frame.dials[0].query != frame.dials[1].query);
    CHECK(frame.dials[1].query != frame.dials[2].query);
    CHECK(frame.model.empty());
    CHECK(frame.wavelengths.empty());
}

TEST_CASE("the model is the first with pairs without a full rotation in its training length")
{
    // λᵢ = 2π·500000^(i/64) > 8192 from pair 35 on.
    const StartFrame frame =
        lab::startFrame({modelOf("short", 10000, 4096), modelOf("long", 500000, 8192)});
    CHECK(frame.model == "long");
    CHECK(frame.trained == 8192);
    CHECK(frame.wavelengths.size() == 64);
    CHECK(frame.neverRound == 29);
    CHECK(std::ranges::count_if(frame.wavelengths, [](double l) { return l > 8192; }) == 29);
}

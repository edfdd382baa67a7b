#include "core/frames/frame_inputs.h"
#include "core/frames/memo.h"
#include "core/frames/waves/waves_frames.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

using Inputs = FrameInputs<WavesSpace, Part<&LabState::waves, &Waves::encoding>,
    Part<&LabState::position, &Positions::first>, Part<&LabState::position, &Positions::shown>>;

int made = 0;

Memo<Inputs, TableFrame> tables()
{
    made = 0;
    return Memo<Inputs, TableFrame>([](const Inputs& inputs, const TableFrame&) {
        ++made;
        return tableFrame(inputs.state(), inputs.space());
    });
}

} // namespace

TEST_CASE("inputs contain their parts of a state and nothing else")
{
    LabState state;
    state.waves.encoding.base = 500;
    state.waves.pair = 7;
    state.position.first = 12;
    state.position.query = 31;
    LabState expected;
    expected.waves.encoding.base = 500;
    expected.position.first = 12;
    CHECK(Inputs(state).state() == expected);
    CHECK(Inputs(state) == Inputs(expected));
    CHECK(!(Inputs(state) == Inputs(LabState {})));
    CHECK(!(Inputs(state, {.across = 100}) == Inputs(state, {.across = 101})));
    CHECK(Inputs(state, {.across = 100}).space().across == 100);
}

TEST_CASE("a frame is rebuilt of other inputs only, and is then theirs")
{
    Memo<Inputs, TableFrame> memo = tables();
    LabState state;
    const WavesSpace space {.across = 64, .down = 32};
    CHECK(memo.refresh(Inputs(state, space)));
    CHECK(memo.frame() == tableFrame(state, space));
    state.position.query = 60; // no part of them
    CHECK(!memo.refresh(Inputs(state, space)));
    CHECK(made == 1);
    for (const double base : {100.0, 1000.0, 100.0}) {
        state.waves.encoding.base = base;
        CHECK(memo.of(Inputs(state, space)) == tableFrame(state, space));
    }
    const WavesSpace wide {.across = 200, .down = 32};
    CHECK(memo.of(Inputs(state, wide)) == tableFrame(state, wide));
    CHECK(made == 5);
}

TEST_CASE("results added to a frame stay until its inputs change, and are passed on")
{
    Memo<int, int> memo([](const int& inputs, const int& earlier) { return inputs + earlier; });
    CHECK(memo.of(3) == 3);
    memo.fillIn(40);
    CHECK(memo.of(3) == 40);
    CHECK(memo.of(2) == 42);
}

#include "core/state/edit.h"
#include "core/state/history.h"
#include "core/state/lab_state.h"

#include <doctest/doctest.h>

#include <limits>

using namespace lab;

namespace {

LabState started()
{
    LabState state = clamped({});
    state.rotations.query = {{3, 0.25}};
    state.biases.scores = {{5, 1.5}};
    return state;
}

LabState changed(const LabState& state)
{
    LabState next = applied(state, SetParameter {"rope.base", 500000.0});
    next = applied(next, MovePositions {9000, 1000});
    return applied(next, SetParameter {"bench", std::string("base")});
}

} // namespace

TEST_CASE("the pinned state stays while the current state changes")
{
    const LabState start = started();
    const LabState pinned = applied(start, PinState {});
    CHECK(pinned.pinned.state() == start);
    const LabState next = changed(pinned);
    CHECK(next.pinned == pinned.pinned);
    CHECK(next.rotations.base > pinned.pinned.state().rotations.base);
    CHECK(applied(next, ResetBench {}).pinned == pinned.pinned);
}

TEST_CASE("another state is pinned as A, clamped, and the current one stays")
{
    LabState other = changed(started());
    other.rotations.width = 7;
    const LabState pinned = applied(started(), PinOther {other});
    CHECK(pinned.pinned.state() == clamped(other));
    CHECK(applied(pinned, ClearPinned {}) == started());
}

TEST_CASE("a pinned state has no pinned state itself")
{
    const LabState once = applied(started(), PinState {});
    const LabState twice = applied(changed(once), PinState {});
    CHECK(twice.pinned.state().pinned.isEmpty());
    CHECK(applied(twice, SwapPinned {}).pinned.state().pinned.isEmpty());
}

TEST_CASE("a swap exchanges everything except the bench, and two swaps change nothing")
{
    const LabState before = changed(applied(started(), PinState {}));
    const LabState after = applied(before, SwapPinned {});
    CHECK(after.bench == BenchId::Context);
    CHECK(after.rotations == started().rotations);
    CHECK(after.position == started().position);
    CHECK(after.pinned.state().position == before.position);
    const LabState again = applied(after, SwapPinned {});
    CHECK(again.rotations == before.rotations);
    CHECK(again.position == before.position);
    CHECK(again.pinned.state().rotations == before.pinned.state().rotations);
    CHECK(applied(again, SwapPinned {}) == after);
}

TEST_CASE("without a pinned state swapping and clearing do nothing")
{
    CHECK(applied(started(), SwapPinned {}) == started());
    CHECK(applied(started(), ClearPinned {}) == started());
    CHECK(applied(applied(started(), PinState {}), ClearPinned {}) == started());
}

TEST_CASE("each step is undone completely, and a drag after pinning is one step that keeps A")
{
    History<LabState, Edit> history(started());
    const auto take = [&](const Edit& edit, Gesture gesture) {
        history.record(applied(history.present(), edit), edit, gesture);
    };
    take(PinState {}, 0);
    const LabState pinned = history.present();
    for (int base = 20000; base <= 500000; base += 1000)
        take(SetParameter {"rope.base", static_cast<double>(base)}, 7);
    const LabState dragged = history.present();
    take(SwapPinned {}, 0);
    history.undo();
    CHECK(history.present() == dragged);
    history.undo();
    CHECK(history.present() == pinned);
    CHECK(history.present().pinned.state() == started());
    history.undo();
    CHECK(history.present() == started());
    CHECK(!history.canUndo());
}

TEST_CASE("the ghost keeps the inputs of its picture of Context")
{
    LabState state = applied(started(), PinState {});
    state = applied(state, SetParameter {"base.match_score", 3.0});
    state = applied(state, SetParameter {"base.picture", std::string("temperature")});
    const LabState ghost = *ghostState(state);
    CHECK(ghost.context.picture == state.context.picture);
    CHECK(ghost.context.matchScore == doctest::Approx(started().context.matchScore));
}

TEST_CASE("the ghost is A, viewed like B")
{
    LabState state = changed(applied(started(), PinState {}));
    state = applied(state, ShowPositions {100, 4096});
    state = applied(state, SetParameter {"rope.pair", std::int64_t {6}});
    state = applied(state, SetParameter {"alibi.head", std::int64_t {8}});
    const LabState ghost = *ghostState(state);
    CHECK(ghost.bench == state.bench);
    CHECK(ghost.position.first == 100);
    CHECK(ghost.position.shown == 4096);
    CHECK(ghost.rotations.pair == 6);
    CHECK(ghost.biases.head == 8);
    CHECK(ghost.position.query == started().position.query);
    CHECK(ghost.rotations.query == started().rotations.query);
    CHECK(ghost.rotations.base == doctest::Approx(10000));
    CHECK(!ghostState(started()));
}

TEST_CASE("the ghost has the choices of pictures of B")
{
    LabState state = applied(started(), PinState {});
    state = applied(state, SetParameter {"waves.measure", std::string("difference")});
    state = applied(state, SetParameter {"grids.picture", std::string("video")});
    state = applied(state, SetParameter {"compare.picture", std::string("adviser")});
    state = applied(state, SetParameter {"compare.encoding", std::string("alibi")});
    state = applied(state, SetParameter {"compare.property", std::string("parameters")});
    const LabState ghost = *ghostState(state);
    CHECK(ghost.waves.measure == RowMeasure::Difference);
    CHECK(ghost.grids.picture == GridsPictureShown::Video);
    CHECK(ghost.compare.picture == ComparePicture::Adviser);
    CHECK(ghost.compare.encoding == ComparedEncoding::Alibi);
    CHECK(ghost.compare.property == ComparedProperty::Parameters);
    CHECK(ghost.grids.encoding == started().grids.encoding);
}

TEST_CASE("a ghost that is narrower is a valid state")
{
    LabState state = applied(started(), PinState {});
    state = applied(state, SetParameter {"rope.width", std::int64_t {128}});
    state = applied(state, SetParameter {"rope.pair", std::int64_t {60}});
    state = applied(state, SetParameter {"alibi.heads", std::int64_t {16}});
    state = applied(state, SetParameter {"alibi.head", std::int64_t {16}});
    const LabState ghost = *ghostState(state);
    CHECK(ghost == clamped(ghost));
    CHECK(ghost.rotations.pair == 7);
    CHECK(ghost.biases.head == 8);
}

#include "core/state/edit.h"
#include "core/state/present_length.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

Model ropeModel(std::int64_t length, std::optional<std::int64_t> target = {})
{
    Model model;
    model.name = "A model";
    model.scheme = Scheme::Rope;
    model.length = length;
    model.targetLength = target;
    return model;
}

} // namespace

TEST_CASE("the ruler of a model shows its lengths, and m and n stay")
{
    LabState state = clamped({});
    state.position.query = 20;
    state.position.key = 7;
    state.position.first = 3;
    for (const std::int64_t length : {40LL, 512LL, 8192LL, 131072LL, 10'000'000LL}) {
        const Positions loaded = applied(state, LoadModel {ropeModel(length)}).position;
        CAPTURE(length);
        CHECK(loaded.query == 20);
        CHECK(loaded.key == 7);
        CHECK(loaded.first == 0);
        CHECK(loaded.shows(loaded.query));
        if (length < lastPosition)
            CHECK(loaded.shows(length));
        CHECK(loaded.shown <= std::max<std::int64_t>(64, 2 * length));
    }
    CHECK(applied(state, LoadModel {ropeModel(40)}).position.shown == 64);
    const Positions extended = applied(state, LoadModel {ropeModel(8192, 131072)}).position;
    CHECK(extended.shows(131072));
}

TEST_CASE("a model without a length, a scene and a setting leave the ruler as it is")
{
    LabState state = clamped({});
    state.position.first = 5;
    state.position.shown = 32;
    Model model = ropeModel(1);
    model.length = {};
    CHECK(applied(state, LoadModel {model}).position.shown == 32);
    CHECK(applied({}, LoadState {state}).position == state.position);
    const auto set = applied(state, SetParameter {"position.training_length", std::int64_t {8192}});
    CHECK(set.position.first == 5);
    CHECK(set.position.shown == 32);
}

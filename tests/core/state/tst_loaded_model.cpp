#include "core/state/benches.h"
#include "core/state/edit.h"
#include "core/state/model_numbers.h"
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

TEST_CASE("choosing a model on a bench that can show it stays there")
{
    using enum BenchId;
    const auto shownOn = [](Scheme scheme, BenchId bench, std::vector<int> sections = {}) {
        Model model;
        model.name = "A model";
        model.scheme = scheme;
        model.headWidth = 128;
        model.multimodalSections = std::move(sections);
        LabState state = clamped({});
        state.bench = bench;
        return applied(state, LoadModel {model});
    };
    for (const BenchRow& bench : benches()) {
        CAPTURE(static_cast<int>(bench.id));
        const BenchId rope = bench.showsRope || bench.id == Compare ? bench.id : Rotations;
        CHECK(shownOn(Scheme::Rope, bench.id).bench == rope);
        const LabState video = shownOn(Scheme::Rope, bench.id, {16, 24, 24});
        CHECK(video.bench == (bench.id == Grids ? Grids : rope));
        CHECK((video.grids.picture == GridsPictureShown::Video) == (bench.id == Grids));
        CHECK(video.schemes.multimodal.heightPairs == 24);
        const auto orCompare = [&](BenchId own) { return bench.id == Compare ? Compare : own; };
        CHECK(shownOn(Scheme::Alibi, bench.id).bench == orCompare(Biases));
        CHECK(shownOn(Scheme::T5Bias, bench.id).bench == orCompare(Biases));
        CHECK(shownOn(Scheme::SwinBias, bench.id).bench == Biases);
        CHECK(shownOn(Scheme::Learned, bench.id).bench == orCompare(Waves));
        CHECK(shownOn(Scheme::Deberta, bench.id).bench == orCompare(Relative));
    }
    CHECK(shownOn(Scheme::Rope, Compare).compare.encoding == ComparedEncoding::Rope);
    CHECK(shownOn(Scheme::T5Bias, Compare).compare.encoding == ComparedEncoding::T5);
}

TEST_CASE("on Grids sections are the model's until they are changed")
{
    Model model = ropeModel(32768);
    model.headWidth = 128;
    model.base = 1e6;
    model.multimodalSections = {16, 24, 24};
    LabState state = clamped({});
    state.bench = BenchId::Grids;
    state = applied(state, LoadModel {model});
    CHECK(hasModelValues(model, state));
    state.schemes.multimodal.videoFrames = 2;
    CHECK(hasModelValues(model, state));
    CHECK_FALSE(hasModelValues(model, applied(state, SetSections {20, 24})));
    state.bench = BenchId::Rotations;
    CHECK(hasModelValues(model, applied(state, SetSections {20, 24})));
}

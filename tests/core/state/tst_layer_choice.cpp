#include "core/state/layer_choice.h"

#include "core/encodings/scaling/formula.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "core/state/model.h"
#include "core/state/model_numbers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

/// Two bases, and layers without positions.
Model layered()
{
    Model model;
    model.name = "layered";
    model.scheme = Scheme::Rope;
    model.length = 8192;
    LayerKind full;
    full.base = 1e6;
    full.width = 128;
    full.scaling.method = ScalingMethod::PositionInterpolation;
    full.scaling.factor = 4;
    full.layers = {3};
    LayerKind window;
    window.attention = LayerAttention::Window;
    window.base = 1e4;
    window.width = 64;
    window.rotatedShare = 0.5;
    window.reach = 512;
    window.layers = {0, 1};
    LayerKind none;
    none.rotates = false;
    none.width = 128;
    none.layers = {2};
    model.kinds = {window, none, full};
    model.kind = 2;
    return model;
}

LabState choose(const LabState& state, const char* name)
{
    return applied(state, SetParameter {"model.layers", std::string(name)});
}

} // namespace

TEST_CASE("the chosen layers set the frequencies, and choosing back restores the state")
{
    const LabState loaded = applied(clamped({}), LoadModel {layered()});
    CHECK(parameterNamed("model.layers")->read(loaded) == Value(std::string("full")));
    CHECK(loaded.rotations.base == 1e6);
    CHECK(loaded.rotations.scaling.factor == 4);

    const LabState window = choose(loaded, "window");
    CHECK(window.rotations.base == 1e4);
    CHECK(window.rotations.width == 64);
    CHECK(rotary(window.rotations).rotatedWidth == 32);
    CHECK(window.rotations.scaling.method == ScalingMethod::None);
    CHECK(hasModelValues(layered(), window));
    CHECK(choose(window, "full") == loaded);
    CHECK(choose(window, "chunk") == window);

    LabState changed = window;
    changed.rotations.base = 5e4;
    CHECK(choose(changed, "window") == changed);
    CHECK_FALSE(hasModelValues(layered(), changed));
}

TEST_CASE("the chosen layers attend to the keys of their window or chunk")
{
    Model model = layered();
    model.kinds[0].reach = 128;
    LayerKind chunk = model.kinds[0];
    chunk.attention = LayerAttention::Chunk;
    chunk.reach = 20'000'000; // a state stops before
    LayerKind sides = model.kinds[0];
    sides.looksAhead = true;
    LayerKind boundless = model.kinds[0];
    boundless.reach = 0;
    model.kinds.insert(model.kinds.end(), {chunk, sides, boundless});

    LabState other = clamped({});
    other.schemes.positionMap.method = PositionMapMethod::SelfExtend;
    other.schemes.positionMap.window = 700;
    const LabState loaded = applied(other, LoadModel {model});
    CHECK(loaded.schemes.positionMap == PositionMap {});

    const PositionMap window = choose(loaded, "window").schemes.positionMap;
    CHECK(window.method == PositionMapMethod::SlidingWindow);
    CHECK(window.window == 128);
    CHECK(window.visible == Visible::KeysUpToQuery);
    const PositionMap chunks = choose(choose(loaded, "window"), "chunk").schemes.positionMap;
    CHECK(chunks.method == PositionMapMethod::Chunked);
    CHECK(chunks.chunk == lastPosition);
    CHECK(choose(loaded, "window-2").schemes.positionMap.visible == Visible::AllKeys);
    CHECK(choose(loaded, "window-3").schemes.positionMap == PositionMap {});
    CHECK(choose(choose(loaded, "chunk"), "full") == loaded);
    CHECK(choose(choose(loaded, "window"), "no_positions").schemes.positionMap == PositionMap {});

    Model encoder = model; // whose layers without a bound see both sides
    for (LayerKind& kind : encoder.kinds)
        kind.looksAhead = true;
    const LabState both = applied(other, LoadModel {encoder});
    CHECK(both.schemes.positionMap.method == PositionMapMethod::None);
    CHECK(both.schemes.positionMap.visible == Visible::AllKeys);
    CHECK(choose(choose(both, "window"), "full") == both);
    CHECK(applied(both, LoadModel {model}).schemes.positionMap == PositionMap {});

    LabState extended = loaded; // by hand, which layers without a bound leave alone
    extended.schemes.positionMap.method = PositionMapMethod::SelfExtend;
    CHECK(choose(extended, "no_positions").schemes.positionMap == extended.schemes.positionMap);

    model.kind = 0;
    CHECK(applied(other, LoadModel {model}).schemes.positionMap == window);
    model.settings = {{"position_map.method", std::string("dual_chunk")}};
    CHECK(applied(other, LoadModel {model}).schemes.positionMap.method
        == PositionMapMethod::DualChunk);
}

TEST_CASE("layers without positions rotate nothing")
{
    const LabState loaded = applied(clamped({}), LoadModel {layered()});
    const LabState still = choose(loaded, "no_positions");
    CHECK(rotary(still.rotations).rotatedWidth == 0);
    CHECK((frequencies(rotary(still.rotations), still.rotations.scaling) == 0).all());
    CHECK(choose(still, "full") == loaded);
}

TEST_CASE("two kinds can be A and B")
{
    const LabState loaded = applied(clamped({}), LoadModel {layered()});
    const LabState both = choose(applied(loaded, PinState {}), "window");
    const auto ghost = ghostState(both);
    REQUIRE(ghost);
    CHECK(ghost->rotations.base == 1e6);
    CHECK(both.rotations.base == 1e4);
    const LabState swapped = applied(both, SwapPinned {});
    CHECK(parameterNamed("model.layers")->read(swapped) == Value(std::string("full")));
    CHECK(swapped.rotations.base == 1e6);
}

TEST_CASE("a state without a model has a single kind of layers")
{
    const Parameter& layers = *parameterNamed("model.layers");
    CHECK(layers.read({}) == Value(std::string("all")));
    CHECK_FALSE(accepted(layers, std::string("window"), {}));
}

TEST_CASE("the table of layers has a row per layer")
{
    const LabState loaded = applied(clamped({}), LoadModel {layered()});
    const auto quantities = tableQuantities();
    const auto found = std::ranges::find(quantities, "layers", &TableQuantity::quantity);
    REQUIRE(found != quantities.end());
    const SchemeTable table = found->table(loaded, {});
    REQUIRE(table.count == 4);
    const std::vector<double> first = table.row(0);
    CHECK(first.size() + 1 == table.columns.size());
    CHECK(first[0] == 0);
    CHECK(table.columns[2] == "attention");
    CHECK(table.words.front().column == 2);
    CHECK(table.words.front().words.at(static_cast<std::size_t>(first[1])) == "window");
    CHECK(first[3] == 1e4);
    CHECK(first[5] == 32);
    CHECK(first[9] == 512);
    const std::vector<double> still = table.row(2);
    CHECK(still[0] == 1);
    CHECK(still[2] == 0);
    CHECK(std::isnan(still[3]));
    CHECK(table.row(3)[6] == 4);
    CHECK(found->table({}, {}).count == 1);
}

TEST_CASE("the table of layers says which are bidirectional")
{
    Model model = layered();
    model.kinds[2].looksAhead = true;
    const LabState loaded = applied(clamped({}), LoadModel {model});
    const auto quantities = tableQuantities();
    const auto found = std::ranges::find(quantities, "layers", &TableQuantity::quantity);
    REQUIRE(found != quantities.end());
    const SchemeTable table = found->table(loaded, {});
    CHECK(table.columns.back() == "both sides");
    CHECK(table.row(0).back() == 0);
    CHECK(table.row(3).back() == 1);
}

TEST_CASE("a factor left by another method is ignored")
{
    const auto quantities = tableQuantities();
    const auto layers = std::ranges::find(quantities, "layers", &TableQuantity::quantity);
    LabState state;
    state.rotations.scaling.factor = 8;
    for (const auto& [method, factor] : {std::pair(ScalingMethod::ProportionalRope, 1.0),
             {ScalingMethod::AdjustedBase, 1.0}, {ScalingMethod::None, 1.0},
             {ScalingMethod::Yarn, 8.0}, {ScalingMethod::LongRope, 8.0}}) {
        state.rotations.scaling.method = method;
        CHECK(layers->table(state, {}).row(0)[6] == factor);
    }
}

TEST_CASE("a model without RoPE has none, and an unloaded one may have it")
{
    Model model = layered();
    CHECK(hasRotaryEncoding(model));
    CHECK(hasRotaryEncoding(ModelNote {}));
    for (const Scheme scheme : {Scheme::Alibi, Scheme::Learned, Scheme::T5Bias, Scheme::None,
             Scheme::RopeGrid, Scheme::Sinusoidal, Scheme::Deberta, Scheme::TransformerXl}) {
        model.scheme = scheme;
        CHECK_FALSE(hasRotaryEncoding(model));
        CHECK_FALSE(hasRotaryEncoding(noteOf(model)));
    }
}

TEST_CASE("values of a kind out of the range of a state are clamped")
{
    Model model = layered();
    model.kinds[0].width = 63;
    model.kinds[0].scaling.originalLength = 20'000'000;
    const ModelNote note = noteOf(model);
    CHECK(note.kinds[0].width == 62);
    CHECK(note.kinds[0].scaling.originalLength == lastPosition);
}

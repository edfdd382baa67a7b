#include "core/state/benches.h"

#include "core/state/edit.h"
#include "core/state/first_words.h"
#include "core/state/model_numbers.h"
#include "tests/core/state/other_value.h"

#include <doctest/doctest.h>

#include <string>

using namespace lab;

namespace {

LabState changedThroughout()
{
    LabState state = clamped({});
    for (const Parameter& row : parameters()) {
        if (!row.derived && row.key != "bench" && row.key != "position.lock")
            state = clamped(row.with(state, otherValue(row, state)));
    }
    state.rotations.query = state.rotations.key = {{0, 2.0}};
    state.rotations.scaling.shortFactors = state.rotations.scaling.longFactors = {3.0};
    state.biases.scores = {{1, 2.0}};
    state.relative.values = {{2, 1.5}};
    state.biases.gates = {{1, 0.5}};
    state.derivation.bends = {{9, 0.5}};
    state.derivation.breaks = {{2, 1}};
    state.derivation.predictions = {{1, {0.5, 15, 1, false}}};
    state.derivation.shown = {3};
    state.derivation.principles = {{4, "linear"}};
    return clamped(state);
}

/// With the parameters of the encodings of the bench Biases as in `other`.
Schemes withoutBiases(Schemes schemes, const Schemes& other)
{
    schemes.relativeBias = other.relativeBias;
    schemes.t5 = other.t5;
    schemes.swin = other.swin;
    schemes.kerple = other.kerple;
    schemes.fire = other.fire;
    schemes.sandwich = other.sandwich;
    schemes.nope = other.nope;
    schemes.cope = other.cope;
    schemes.alibiStorage = other.alibiStorage;
    return schemes;
}

} // namespace

TEST_CASE("a reset restores only the bench that is shown")
{
    const LabState start = clamped({});
    const LabState changed = changedThroughout();
    const auto reset = [&](BenchId bench) {
        LabState state = changed;
        state.bench = bench;
        return applied(state, ResetBench {});
    };
    for (const BenchRow& bench : benches()) {
        CAPTURE(static_cast<int>(bench.id));
        LabState state = reset(bench.id);
        CHECK(state.position == start.position);
        CHECK(state.model == start.model);
        if (bench.id != BenchId::Derivation
            && bench.id != BenchId::Context) // they use parameters of RoPE
            CHECK(hasDefaultValues(state));
        if (bench.id == BenchId::Order)
            CHECK(state.order == start.order);
        else
            CHECK(state.order == changed.order);
        CHECK((state.waves == start.waves) == (bench.id == BenchId::Waves));
        CHECK((state.biases == start.biases) == (bench.id == BenchId::Biases));
        CHECK((state.relative == start.relative) == (bench.id == BenchId::Relative));
        CHECK((state.grids == start.grids) == (bench.id == BenchId::Grids));
        CHECK((state.derivation == start.derivation) == (bench.id == BenchId::Derivation));
        CHECK((state.context == start.context) == (bench.id == BenchId::Context));
        CHECK((state.precision == start.precision) == (bench.id == BenchId::Precision));
        CHECK((state.experiment == start.experiment) == (bench.id == BenchId::Experiment));
        CHECK((state.compare == start.compare) == (bench.id == BenchId::Compare));
        CHECK(
            (state.rotationsPicture == start.rotationsPicture) == (bench.id == BenchId::Rotations));
        const bool hasFormats = bench.id == BenchId::Precision;
        CHECK((state.schemes.rotationFormats == start.schemes.rotationFormats) == hasFormats);
        state.schemes.rotationFormats = changed.schemes.rotationFormats;
        const bool hasVectors = bench.id == BenchId::Relative;
        CHECK((state.schemes.shaw == start.schemes.shaw) == hasVectors);
        CHECK((state.schemes.transformerXl == start.schemes.transformerXl) == hasVectors);
        CHECK((state.schemes.deberta == start.schemes.deberta) == hasVectors);
        state.schemes.shaw = changed.schemes.shaw;
        state.schemes.transformerXl = changed.schemes.transformerXl;
        state.schemes.deberta = changed.schemes.deberta;
        const bool hasPatches = bench.id == BenchId::Grids;
        CHECK((state.schemes.sinusoidalGrid == start.schemes.sinusoidalGrid) == hasPatches);
        CHECK((state.schemes.rotaryGrid == start.schemes.rotaryGrid) == hasPatches);
        const bool hasTable = hasPatches || bench.id == BenchId::Waves;
        CHECK((state.schemes.learned == start.schemes.learned) == hasTable);
        CHECK((state.schemes.functionalRelative == start.schemes.functionalRelative)
            == (bench.id == BenchId::Waves));
        state.schemes.functionalRelative = changed.schemes.functionalRelative;
        CHECK((state.schemes.multimodal == start.schemes.multimodal) == hasPatches);
        state.schemes.multimodal = changed.schemes.multimodal;
        state.schemes.sinusoidalGrid = changed.schemes.sinusoidalGrid;
        state.schemes.rotaryGrid = changed.schemes.rotaryGrid;
        state.schemes.learned = changed.schemes.learned;
        const bool hasDistances = bench.id == BenchId::Context;
        CHECK((state.schemes.temperature == start.schemes.temperature) == hasDistances);
        CHECK((state.schemes.positionMap == start.schemes.positionMap) == hasDistances);
        CHECK((state.schemes.sink == start.schemes.sink) == hasDistances);
        state.schemes.temperature = changed.schemes.temperature;
        state.schemes.positionMap = changed.schemes.positionMap;
        state.schemes.sink = changed.schemes.sink;
        if (bench.id == BenchId::Biases)
            CHECK(withoutBiases(state.schemes, start.schemes) == state.schemes);
        CHECK(withoutBiases(state.schemes, changed.schemes) == changed.schemes);
        if (bench.id != BenchId::Biases)
            CHECK(state.schemes == changed.schemes);
    }
    CHECK(reset(BenchId::Rotations).rotations == start.rotations);
    CHECK(reset(BenchId::Precision).rotations == start.rotations);
    CHECK(reset(BenchId::Compare).rotations == start.rotations); // whose panel changes them
    CHECK(reset(BenchId::Waves).rotations == changed.rotations);
    Rotations ofBase = start.rotations; // the learner's own vectors are those of Rotations
    ofBase.pairing = changed.rotations.pairing;
    ofBase.query = changed.rotations.query;
    ofBase.key = changed.rotations.key;
    CHECK(reset(BenchId::Context).rotations == ofBase);
    CHECK(applied(changed, ResetBench {}).rotations == start.rotations); // Rotations is shown
}

TEST_CASE("Order starts with the sentence of the window's language")
{
    LabState state = clamped({});
    state.bench = BenchId::Order;
    state.order.seed = 9;
    const std::string sentence = textIn(teachingSentences(), "en");
    const LabState reset = applied(state, ResetBench {{sentence, {}}});
    CHECK(reset.order.sentence == sentence);
    CHECK(reset.order.seed == Order {}.seed);
    CHECK(hasDefaultValues(reset));
    CHECK(teachingSentences().size() > 1);
    for (const auto& [language, words] : teachingSentences()) {
        CAPTURE(language);
        CHECK(isSentence(words));
        CHECK(hasDefaultValues(applied(state, ResetBench {{words, {}}})));
    }
    CHECK(isTeachingSentence(firstSentence));
}

TEST_CASE("Relative starts with the words of the window's language")
{
    LabState state = clamped({});
    state.bench = BenchId::Relative;
    state.relative.words = "two words";
    CHECK_FALSE(hasDefaultValues(state));
    CHECK(relativeExamples().size() > 1);
    for (const auto& [language, words] : relativeExamples()) {
        CAPTURE(language);
        const LabState reset = applied(state, ResetBench {{{}, words}});
        CHECK(isSentence(words));
        CHECK(reset.relative.words == words);
        CHECK(hasDefaultValues(reset));
    }
    CHECK(areRelativeExample(relativeExample));
}

TEST_CASE("chosen words are not translated")
{
    const FirstWords own {"a b c d", "e f"};
    LabState state;
    CHECK(withFirstWords(state, own).order.sentence == own.sentence);
    CHECK(withFirstWords(state, own).relative.words == own.words);
    state.order.seed = 5; // not as it was at first
    state.relative.words = "two words";
    CHECK(withFirstWords(state, own) == state);
}

TEST_CASE("of parameters with the same name that of the bench comes first, if shown")
{
    const auto firstNamed = [](std::string_view label, const Patch& patch) {
        for (const Parameter* row : nearestFirst(patched(clamped({}), patch).value()))
            if (row->label == label)
                return row->key;
        return std::string_view();
    };
    using Text = std::string;
    for (const char* const bench : {"rotations", "base", "precision", "derivation", "compare"})
        CHECK(firstNamed("Base", {{"bench", Text(bench)}}) == "rope.base");
    CHECK(firstNamed("Base", {{"bench", Text("waves")}}) == "sinusoidal.base");
    CHECK(firstNamed(
              "Base", {{"bench", Text("waves")}, {"waves.encoding", Text("functional_relative")}})
        == "functional_relative.base");
    CHECK(firstNamed("Base", {{"bench", Text("grids")}}) == "rotary_grid.base");
    CHECK(firstNamed("Base", {{"bench", Text("grids")}, {"grids.encoding", Text("sinusoidal")}})
        == "sinusoidal_grid.base");
    CHECK(firstNamed("Base", {{"bench", Text("grids")}, {"grids.picture", Text("video")}})
        == "multimodal_rotary.base");
    CHECK(firstNamed("Base", {{"bench", Text("relative")}}) == "transformer_xl.base");
    CHECK(firstNamed("Base", {{"bench", Text("biases")}, {"biases.encoding", Text("sandwich")}})
        == "sandwich.base");
    CHECK(nearestFirst(clamped({})).size() == parameters().size());
}

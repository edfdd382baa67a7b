#pragma once

#include "core/state/choices.h"
#include "core/state/parameters.h"
#include "tests/ui/benches/comparison_stage.h"

#include <QTest>

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// Any bench, connected to a store.
struct SituationStage {
    lab::ui::FormulaBook book;
    lab::ui::Store store;
    std::unique_ptr<lab::ui::Bench> bench;

    explicit SituationStage(const lab::LabState& start, QSize size = lab::ui::usualSize)
        : store(start)
        , bench(lab::ui::newBench(start.bench, nullptr))
    {
        setUpBench(*bench, store, book, size);
    }
};

struct BenchSituation {
    std::string name;
    lab::LabState start;
};

/// States for the tests of all pictures: each bench at its start, each choice of picture, each
/// method with its own handles, and one step of each kind of picture.
inline std::vector<BenchSituation> benchSituations()
{
    using namespace lab;
    using namespace std::string_literals;
    std::vector<BenchSituation> all;
    const auto add = [&all](const std::string& name, BenchId bench, const Patch& patch) {
        LabState state = patched(ui::startOf(bench), patch).value();
        state.bench = bench;
        all.push_back({name, clamped(state)});
    };
    // A slow pair, with explicit lengths instead of those of the model.
    const Patch ringWithEnds {{"rope.pair", std::int64_t {7}},
        {"position.training_length", std::int64_t {4096}},
        {"position.target_length", std::int64_t {32768}}};
    for (const BenchId id : ui::allBenches()) {
        add(keyOf(id), id, id == BenchId::Context ? ringWithEnds : Patch());
    }
    add("order, two layers", BenchId::Order,
        {{"order.layers", "2"s}, {"order.causal", true}, {"order.compared", "last"s}});
    add("order, xPos", BenchId::Order, {{"order.encoding", "xpos"s}});
    add("waves, difference", BenchId::Waves, {{"waves.measure", "difference"s}});
    add("waves, functional relative", BenchId::Waves,
        {{"waves.encoding", "functional_relative"s}, {"position.query", std::int64_t {12}},
            {"position.key", std::int64_t {20}}});
    for (const char* rule : {"nothing", "clamp", "wrap", "interpolate"})
        add("waves, learned, "s + rule, BenchId::Waves,
            {{"waves.encoding", "learned"s}, {"learned.beyond", std::string(rule)},
                {"learned.training_length", std::int64_t {32}},
                {"position.query", std::int64_t {12}}, {"position.key", std::int64_t {20}}});
    add("waves, learned, beyond its end", BenchId::Waves,
        {{"waves.encoding", "learned"s}, {"learned.training_length", std::int64_t {10}},
            {"position.query", std::int64_t {12}}});
    add("waves, odometer", BenchId::Waves,
        {{"waves.picture", "odometer"s}, {"position.query", std::int64_t {31}}});
    add("waves, terms", BenchId::Waves, {{"waves.picture", "terms"s}, {"waves.mix", 0.5}});
    for (const char* encoding : {"shaw", "deberta"})
        add(encoding, BenchId::Relative, {{"relative.encoding", std::string(encoding)}});
    for (const char* encoding : {"sinusoidal", "flattened", "learned", "mixed"})
        add("grids, "s + encoding, BenchId::Grids, {{"grids.encoding", std::string(encoding)}});
    add("grids, video", BenchId::Grids,
        {{"grids.picture", "video"s}, {"position.query", std::int64_t {95}},
            {"position.key", std::int64_t {179}}});
    add("grids, video side by side", BenchId::Grids,
        {{"grids.picture", "video"s}, {"multimodal_rotary.layout", "contiguous"s},
            {"multimodal_rotary.video_frames", std::int64_t {2}}});
    add("experiment, cross-entropy", BenchId::Experiment,
        {{"experiment.measure", "cross_entropy"s}, {"experiment.task", "back"s},
            {"experiment.bet", "waived"s}});
    add("experiment, without a bet", BenchId::Experiment, {{"experiment.bet", "waived"s}});
    add("experiment, example", BenchId::Experiment, {{"experiment.picture", "example"s}});
    add("experiment, pairs", BenchId::Experiment,
        {{"experiment.picture", "pairs"s}, {"experiment.bet", "waived"s},
            {"experiment.frozen_pair", std::int64_t {2}}});
    add("experiment, limits", BenchId::Experiment,
        {{"experiment.picture", "limits"s}, {"experiment.bet", "waived"s}});
    add("experiment, nothing trained", BenchId::Experiment,
        {{"experiment.training_length", std::int64_t {48}}, {"experiment.bet", "waived"s}});
    add("compare, adviser", BenchId::Compare,
        {{"compare.picture", "adviser"s}, {"needs.cost", "nothing"s}});
    add("compare, claims", BenchId::Compare,
        {{"compare.picture", "claims"s}, {"compare.claim", std::int64_t {3}},
            {"compare.vote_3", "holds"s}});
    add("compare, mistakes", BenchId::Compare,
        {{"compare.picture", "mistakes"s}, {"compare.mistake", std::int64_t {2}},
            {"compare.line_2", "both"s}});
    add("compare, no encoding", BenchId::Compare,
        {{"compare.encoding", "none"s}, {"compare.property", "own"s}});
    add("conventions", BenchId::Rotations, {{"rotations.picture", "conventions"s}});
    const auto addContext = [&](const std::string& name, const char* key,
                                const std::string& value) {
        Patch patch = ringWithEnds;
        patch.push_back({key, value});
        add(name, BenchId::Context, patch);
    };
    for (const char* method : {"yarn", "dynamic_ntk"})
        addContext("context, "s + method, "scaling.method", method);
    for (const char* picture : {"growing_length", "temperature", "distances"})
        addContext("context, "s + picture, "base.picture", picture);
    // With few pairs the search for the bound ends immediately.
    add("context, base_bound", BenchId::Context,
        {{"rope.width", std::int64_t {6}}, {"rope.pair", std::int64_t {2}},
            {"position.training_length", std::int64_t {512}},
            {"position.target_length", std::int64_t {4096}},
            {"scaling.original_length", std::int64_t {512}},
            {"scaling.current_length", std::int64_t {4096}}, {"base.picture", "base_bound"s}});
    const auto addLongText = [&](const std::string& name, const Patch& more) {
        Patch patch = ringWithEnds;
        patch.insert(patch.end(), more.begin(), more.end());
        add(name, BenchId::Context, patch);
    };
    for (const char* method : {"self_extend", "dual_chunk", "lm_infinite"})
        addLongText("context, distances of "s + method,
            {{"base.picture", "distances"s}, {"position_map.method", std::string(method)},
                {"position_map.window", std::int64_t {700}},
                {"position_map.cap", std::int64_t {900}}});
    for (const char* rule : {"llama4", "log_n"})
        addLongText("context, temperature of "s + rule,
            {{"base.picture", "temperature"s}, {"temperature.rule", std::string(rule)},
                {"sink.on", true}, {"position.query", std::int64_t {20000}}});
    addContext("context, adversarial", "rope.vectors", "adversarial");
    for (const std::int64_t page : {7, 10, 12, 14, 17, 20, 21})
        add("derivation, page "s + std::to_string(page), BenchId::Derivation,
            {{"derivation.page", page}, {"derivation.ask_first", false}});
    add("derivation, before the answer", BenchId::Derivation,
        {{"derivation.page", std::int64_t {6}}});
    return all;
}

inline void addBenchSituations()
{
    QTest::addColumn<lab::LabState>("start");
    for (const BenchSituation& situation : benchSituations())
        QTest::newRow(situation.name.c_str()) << situation.start;
}

/// A change after pinning that alters every picture of the bench.
inline lab::Patch otherNumbers(lab::BenchId bench)
{
    using namespace lab;
    switch (bench) {
    case BenchId::Order:
        return {{"order.seed", std::int64_t {4}}};
    case BenchId::Waves:
        return {{"sinusoidal.base", 300.0}, {"functional_relative.base", 300.0},
            {"learned.seed", std::int64_t {5}}};
    case BenchId::Biases:
        return {{"alibi.bias_max", 4.0}};
    case BenchId::Relative:
        return {{"transformer_xl.seed", std::int64_t {2}}, {"relative.shifted", std::int64_t {8}}};
    case BenchId::Grids:
        return {{"rotary_grid.base", 500.0}, {"sinusoidal_grid.base", 500.0},
            {"learned.seed", std::int64_t {5}}, {"multimodal_rotary.base", 500.0},
            {"multimodal_rotary.text_before", std::int64_t {6}}};
    case BenchId::Derivation:
        return {{"derivation.theta", 0.5}, {"derivation.query_x", 0.5}};
    case BenchId::Experiment:
        return {{"experiment.task", std::string("back")},
            {"experiment.ranking",
                std::string("nope sinusoidal learned shaw transformer_xl deberta t5 alibi rope")},
            {"experiment.seeds", std::int64_t {3}}};
    default:
        return {{"rope.base", 500.0}};
    }
}

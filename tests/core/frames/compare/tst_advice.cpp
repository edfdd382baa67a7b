#include "core/frames/compare/advice.h"

#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "tests/core/frames/experiment/answering_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace lab;
using namespace std::string_literals;

namespace {

using Reason = Mismatch::Reason;

LabState with(const Patch& patch)
{
    LabState state;
    state.bench = BenchId::Compare;
    return patched(clamped(state), patch).value();
}

const Advice& adviceOn(const AdviceFrame& frame, ComparedEncoding encoding)
{
    return frame.advice[static_cast<std::size_t>(encoding)];
}

bool objects(const Advice& advice, Reason reason)
{
    return std::ranges::find(advice.against, reason, &Mismatch::reason) != advice.against.end();
}

std::vector<LabState> manyStates()
{
    return {with({}),
        with({{"compare.width", std::int64_t {16}}, {"compare.heads", std::int64_t {3}},
            {"shaw.clip", std::int64_t {90}}, {"t5.direction", "causal"s},
            {"learned.training_length", std::int64_t {5000}}, {"rope.base", 100.0},
            {"compare.method", "position_interpolation"s}}),
        with({{"transformer_xl.clamp", std::int64_t {7}}, {"rope.rotated_share", 0.5},
            {"kerple.kernel", "power"s}, {"context.training_length", std::int64_t {100}},
            {"compare.seed", std::int64_t {3}}, {"compare.keys", std::int64_t {9}}})};
}

std::vector<Needs> allNeeds()
{
    std::vector<Needs> all;
    for (const auto offsets : {OffsetsNeeded::None, OffsetsNeeded::Near, OffsetsNeeded::All})
        for (const auto length : {LengthNeeded::Trained, LengthNeeded::Twice,
                 LengthNeeded::Eightfold, LengthNeeded::Any})
            for (const bool places : {false, true})
                for (const int axes : {1, 2, 3})
                    for (const auto cost :
                        {CostAllowed::Nothing, CostAllowed::Little, CostAllowed::Much})
                        all.push_back({offsets, length, places, axes, cost});
    return all;
}

/// Whether `less` has no stronger requirements than `more`, and no higher limits.
bool isWeaker(const Needs& less, const Needs& more)
{
    return less.offsets <= more.offsets && less.length <= more.length && less.places <= more.places
        && less.axes <= more.axes && less.cost >= more.cost;
}

} // namespace

TEST_CASE("weaker requirements exclude no encoding")
{
    for (LabState state : manyStates()) {
        std::vector<std::pair<Needs, std::vector<Advice>>> known;
        for (const Needs& needs : allNeeds()) {
            state.compare.needs = needs;
            known.emplace_back(needs, adviceFrame(state).advice);
        }
        for (const auto& [less, few] : known) {
            for (const auto& [more, many] : known) {
                if (!isWeaker(less, more))
                    continue;
                for (std::size_t i = 0; i < few.size(); ++i) {
                    const bool isWorse = few[i].against.size() > many[i].against.size()
                        || few[i].dear.size() > many[i].dear.size();
                    CHECK_FALSE(isWorse);
                }
            }
        }
    }
}

TEST_CASE("the written configuration fits if the judged encoding does")
{
    for (LabState state : manyStates()) {
        for (const LengthNeeded length : {LengthNeeded::Trained, LengthNeeded::Twice,
                 LengthNeeded::Eightfold, LengthNeeded::Any}) {
            for (const ComparedEncoding encoding :
                {ComparedEncoding::Rope, ComparedEncoding::ExtendedRope}) {
                for (const double factor : {2.0, 8.0, 40.0}) {
                    state.compare.needs.length = length;
                    state.compare.encoding = encoding;
                    state = applied(state, SetParameter {"scaling.factor", factor});
                    const LabState written = advisedState(state);
                    const ContextLengths lengths = contextLengths(written);
                    CHECK(lengths.training == contextLengths(state).training);
                    if (length == LengthNeeded::Trained)
                        CHECK(written.position.targetLength == 0); // nothing is required
                    else if (length != LengthNeeded::Any)
                        CHECK(static_cast<double>(lengths.target)
                            == stretchOf(length, lengths) * static_cast<double>(lengths.training));
                    CHECK(written.rotations.width == state.compare.width);
                    const bool isExtended = encoding == ComparedEncoding::ExtendedRope
                        && length != LengthNeeded::Trained;
                    CHECK(written.rotations.scaling.method
                        == (isExtended ? state.compare.method : ScalingMethod::None));
                    if (adviceOn(adviceFrame(state), encoding).fits())
                        CHECK(adviceOn(adviceFrame(written), encoding).fits());
                }
            }
        }
    }
}

TEST_CASE("the written factor is the required one")
{
    LabState state = with({{"needs.length", "twice"s}, {"scaling.factor", 8.0}});
    state.compare.encoding = ComparedEncoding::ExtendedRope;
    CHECK(advisedState(state).rotations.scaling.factor == doctest::Approx(2));
    // NTK-aware slows the slow pairs by less than its factor: the judged factor stays.
    state.compare.method = ScalingMethod::NtkAware;
    CHECK(advisedState(state).rotations.scaling.factor == doctest::Approx(8));
}

TEST_CASE("without requirements every encoding fits")
{
    for (LabState state : manyStates()) {
        state.compare.needs = {
            OffsetsNeeded::None, LengthNeeded::Trained, false, 1, CostAllowed::Much};
        for (const Advice& advice : adviceFrame(state).advice)
            CHECK(advice.fits());
    }
}

TEST_CASE("absolute positions and offsets exclude each other without learned tables")
{
    for (LabState state : manyStates()) {
        state.compare.needs = {.offsets = OffsetsNeeded::Near, .places = true};
        for (const Advice& advice : adviceFrame(state).advice) {
            const bool isAbsolute = advice.encoding == ComparedEncoding::Sinusoidal
                || advice.encoding == ComparedEncoding::Learned;
            // FIRE divides a distance by the length so far.
            CHECK(objects(advice, Reason::MovesOn)
                == (isAbsolute || advice.encoding == ComparedEncoding::Fire));
            CHECK(objects(advice, Reason::NoPlace) == !isAbsolute);
        }
    }
}

TEST_CASE("pairs without a full rotation in training meet new angles")
{
    // 2π·10000^(i/32) > 4096 from i = 23 on: 2π·10000^(22/32) is 3533, of 23 it is 4711.
    const AdviceFrame frame = adviceFrame(with({{"needs.length", "twice"s}}));
    CHECK(frame.trained == 4096);
    for (const auto encoding : {ComparedEncoding::Rope, ComparedEncoding::ExtendedRope}) {
        const Advice& advice = adviceOn(frame, encoding);
        const bool isPlain = encoding == ComparedEncoding::Rope;
        CHECK(objects(advice, Reason::Unseen) == isPlain);
        if (isPlain) {
            CHECK(advice.against.front().number == 9);
            CHECK(advice.against.front().of == 32);
        }
    }
    // With interpolation positions reach no farther than before, up to its factor.
    const LabState interpolated =
        with({{"compare.method", "position_interpolation"s}, {"scaling.factor", 8.0}});
    for (const auto& [length, isUnseen] :
        {std::pair {"eightfold"s, false}, std::pair {"any"s, true}}) {
        LabState state = patched(interpolated, {{"needs.length", length}}).value();
        CHECK(objects(adviceOn(adviceFrame(state), ComparedEncoding::ExtendedRope), Reason::Unseen)
            == isUnseen);
    }
}

TEST_CASE("the pairs are those of the model that is open")
{
    Model model;
    model.name = "one";
    model.scheme = Scheme::Rope;
    model.headWidth = 128;
    model.base = 500000;
    model.length = 8192;
    LabState state = applied(with({}), LoadModel {model});
    state = patched(state, {{"needs.length", "any"s}}).value();
    REQUIRE(state.compare.width == 64);
    const Mismatch unseen = adviceOn(adviceFrame(state), ComparedEncoding::Rope).against.front();
    CHECK(unseen.number == 29); // as in Context
    CHECK(unseen.of == 64);
}

TEST_CASE("the target length of Context is one of the requirements")
{
    LabState state = with({{"context.training_length", std::int64_t {8192}},
        {"context.target_length", std::int64_t {1000000}}, {"needs.length", "target"s},
        {"compare.method", "position_interpolation"s}});
    state.compare.encoding = ComparedEncoding::ExtendedRope;
    const double ratio = 1000000.0 / 8192;
    CHECK(stretchOf(LengthNeeded::Target, contextLengths(state)) == ratio);
    CHECK(adviceOn(adviceFrame(state), ComparedEncoding::ExtendedRope).against.empty());
    CHECK(adviceOn(adviceFrame(state), ComparedEncoding::ExtendedRope).quote->factor == 16);
    CHECK(contextLengths(advisedState(state)).target == 1000000);
    CHECK(advisedState(state).rotations.scaling.factor == doctest::Approx(ratio));
    LabState less = patched(state, {{"scaling.factor", 100.0}}).value(); // falls short
    CHECK(objects(adviceOn(adviceFrame(less), ComparedEncoding::ExtendedRope), Reason::Unseen));
    state = patched(state, {{"context.target_length", std::int64_t {20000}}}).value();
    CHECK(adviceOn(adviceFrame(state), ComparedEncoding::Rope).quote->factor == 4); // from 2.44
    state = patched(state, {{"context.target_length", std::int64_t {4096}}}).value();
    CHECK(stretchOf(LengthNeeded::Target, contextLengths(state)) == 1);
    CHECK(!objects(adviceOn(adviceFrame(state), ComparedEncoding::Rope), Reason::Unseen));
}

TEST_CASE("unseen pairs are those with a new angle at some position beyond training")
{
    constexpr double turn = 6.283185307179586;
    for (const std::int64_t trained : {2, 10, 64, 500}) {
        for (const double stretch : {1.0, 2.0, 8.0}) {
            for (const double slower : {1.0, 0.5, 0.125}) {
                std::vector<double> ladder;
                std::vector<double> there;
                int expected = 0;
                for (int pair = 0; pair < 24; ++pair) {
                    ladder.push_back(std::pow(10000.0, -pair / 24.0));
                    there.push_back(slower * ladder.back());
                    // Positions are evaluated in eighths, including values between them.
                    const double shown =
                        std::min(turn, ladder.back() * static_cast<double>(trained));
                    const double end = stretch * static_cast<double>(trained);
                    bool isNew = false;
                    for (double p = 0; p < end && !isNew; p += 0.125)
                        isNew = there.back() * (p + 0.125) > shown * (1 + 1e-9) && shown < turn;
                    expected += isNew ? 1 : 0;
                }
                CHECK(unseenPairs(ladder, there, trained, stretch) == expected);
            }
        }
    }
    CHECK(unseenPairs(
              {1.0, 0.001, 0.0}, {1.0, 0.001, 0.0}, 100, std::numeric_limits<double>::infinity())
        == 1);
}

TEST_CASE("the advice on each encoding at the start")
{
    const AdviceFrame frame = adviceFrame(with({}));
    const auto reasonOf = [&](ComparedEncoding encoding) {
        const Advice& advice = adviceOn(frame, encoding);
        REQUIRE_FALSE(advice.against.empty());
        return advice.against.front().reason;
    };
    CHECK(reasonOf(ComparedEncoding::None) == Reason::NoDistance);
    CHECK(reasonOf(ComparedEncoding::Sinusoidal) == Reason::MovesOn);
    CHECK(objects(adviceOn(frame, ComparedEncoding::Learned), Reason::NoRow));
    CHECK(reasonOf(ComparedEncoding::Alibi) == Reason::Fixed);
    CHECK(reasonOf(ComparedEncoding::Kerple) == Reason::Fixed);
    CHECK(reasonOf(ComparedEncoding::Cope) == Reason::Counts);
    CHECK(reasonOf(ComparedEncoding::Rope) == Reason::Unseen);
    for (const auto encoding : {ComparedEncoding::Shaw, ComparedEncoding::T5})
        CHECK(adviceOn(frame, encoding).against.empty());
    // All offsets: those beyond the clip share a row.
    const AdviceFrame all = adviceFrame(with({{"needs.offsets", "all"s}}));
    const Advice& shaw = adviceOn(all, ComparedEncoding::Shaw);
    REQUIRE(objects(shaw, Reason::OwnEnds));
    CHECK(shaw.against.front().number == 3);
}

TEST_CASE("a fixed curve is the same for all words, also upside down")
{
    const auto sandwich = [](double factor) {
        return adviceOn(
            adviceFrame(with({{"sandwich.factor", factor}})), ComparedEncoding::Sandwich);
    };
    CHECK(objects(sandwich(1), Reason::Fixed));
    CHECK(objects(sandwich(-1), Reason::FixedLowest));
}

TEST_CASE("costs are fractions of those of the attention")
{
    LabState state = with({{"needs.cost", "nothing"s}});
    const AdviceFrame frame = adviceFrame(state);
    const double width = modelWidth(state.compare);
    for (const Advice& advice : frame.advice) {
        const PositionCost& cost = frame.table.row(advice.encoding).cost;
        for (const Mismatch& mismatch : advice.dear) {
            if (mismatch.reason == Reason::Learns)
                CHECK(mismatch.number * 4 * width * width
                    == doctest::Approx(static_cast<double>(cost.parameters())));
            else
                CHECK(mismatch.number
                        * (8 * width * width + 4 * width * static_cast<double>(state.compare.keys))
                    == doctest::Approx(static_cast<double>(cost.operations())));
        }
        CHECK((cost.parameters() > 0)
            == (std::ranges::find(advice.dear, Reason::Learns, &Mismatch::reason)
                != advice.dear.end()));
    }
}

TEST_CASE("results of small models are shown for every requirement if available")
{
    LabState state = with({});
    for (const Needs& needs : allNeeds()) {
        state.compare.needs = needs;
        for (const Advice& advice : adviceFrame(state).advice) {
            const bool isTrained = advice.encoding != ComparedEncoding::Kerple
                && advice.encoding != ComparedEncoding::Fire
                && advice.encoding != ComparedEncoding::Sandwich
                && advice.encoding != ComparedEncoding::Cope;
            REQUIRE(advice.quote.has_value() == isTrained);
            if (!isTrained)
                continue;
            CHECK(advice.quote->factor
                <= std::min(16.0, stretchOf(needs.length, contextLengths(state))));
            CHECK(advice.quote->accuracy.mean > 0);
            CHECK((advice.quote->task == ExperimentTask::Token) == needs.places);
        }
    }
    // Three positions back at 16 L: Shaw has a vector for it, and a slope distinguishes near from
    // far.
    state.compare.needs = {OffsetsNeeded::All, LengthNeeded::Any, false, 1, CostAllowed::Much};
    const AdviceFrame frame = adviceFrame(state);
    CHECK(adviceOn(frame, ComparedEncoding::Shaw).quote->accuracy.mean > 0.99);
    CHECK(adviceOn(frame, ComparedEncoding::Alibi).quote->accuracy.mean < 0.35);
    CHECK(adviceOn(frame, ComparedEncoding::ExtendedRope).quote->accuracy.mean
        > adviceOn(frame, ComparedEncoding::Rope).quote->accuracy.mean + 0.2);
    state.compare.method = ScalingMethod::LongRope;
    CHECK(!adviceOn(adviceFrame(state), ComparedEncoding::ExtendedRope).quote);
}

TEST_CASE("own small models take precedence over bundled ones if they were evaluated")
{
    LabState state = with({});
    state.compare.needs = {
        OffsetsNeeded::All, LengthNeeded::Eightfold, false, 1, CostAllowed::Much};
    using enum ExperimentTask;
    const std::vector<KeptRun> own {answeringRun("other", Variables, {TrainedEncoding::T5}, 500, 0),
        answeringRun("one", Back, {TrainedEncoding::Rope}, 900, 20),
        answeringRun("two", Back, {TrainedEncoding::Rope, TrainedEncoding::Alibi}, 700, 0)};
    const AdviceFrame frame = adviceFrame(state, own);
    const AdviceFrame shipped = adviceFrame(state);
    const auto& rope = *adviceOn(frame, ComparedEncoding::Rope).quote;
    CHECK(rope.isOwn);
    CHECK(rope.run == "one"); // the first that has it
    CHECK(rope.accuracy.mean == doctest::Approx(0.82)); // 8 L is four doublings from L/2
    CHECK(adviceOn(frame, ComparedEncoding::ExtendedRope).quote->accuracy.mean
        == doctest::Approx(0.86));
    CHECK(adviceOn(frame, ComparedEncoding::Alibi).quote->run == "two");
    CHECK(adviceOn(frame, ComparedEncoding::T5).quote
        == adviceOn(shipped, ComparedEncoding::T5).quote); // of another task
    CHECK(!adviceOn(shipped, ComparedEncoding::Rope).quote->isOwn);
    CHECK(numbers(frame).header.back() == "trained_own");
    for (const Advice& advice : frame.advice)
        CHECK(advice.fits() == adviceOn(shipped, advice.encoding).fits()); // no advice from it
    KeptRun brief = own[1];
    brief.setup.longest = 4;
    for (std::vector<EvaluatedLength>& asked : brief.runs.front().asked)
        asked.resize(4);
    CHECK(adviceOn(adviceFrame(state, {brief}), ComparedEncoding::Rope).quote
        == adviceOn(shipped, ComparedEncoding::Rope).quote); // not evaluated at 8 L
}

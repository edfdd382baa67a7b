#include "core/frames/bench_frames.h"
#include "core/frames/code/code_slots.h"

#include "core/frames/tables/trained_tables.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace lab;

TEST_CASE("the results of Experiment are among the slots only if they are not hidden")
{
    LabState state = clamped({});
    state.bench = BenchId::Experiment;
    for (const ExperimentBet bet :
        {ExperimentBet::Open, ExperimentBet::Made, ExperimentBet::Waived}) {
        state.experiment.bet = bet;
        const CodeSlots slots = codeSlots(state);
        const bool isOpen = bet == ExperimentBet::Open;
        CHECK(slots.at("experiment.covered") == (isOpen ? "yes" : "no"));
        for (const char* const answers :
            {"experiment.lengths", "experiment.right", "experiment.asked", "experiment.entropy"})
            CHECK((slots.at(answers) == "[]") == isOpen);
    }
}

TEST_CASE("the table of results has the measure that the bench shows, and its call names it")
{
    LabState state = clamped({});
    state.bench = BenchId::Experiment;
    CHECK(tableCommand(state) == "position-lab table --encoding rope --quantity answers");
    state.experiment.measure = ExperimentMeasure::CrossEntropy;
    CHECK(tableCommand(state)
        == "position-lab table --encoding rope --quantity answers --set "
           "experiment.measure=cross_entropy");
    const auto of = [](const char* quantity) {
        return std::ranges::find_if(trainedTables(), [&](const TableQuantity& one) {
            return one.encoding == "rope" && one.quantity == quantity;
        });
    };
    const SchemeTable answers = of("answers")->table(state, {});
    const SchemeTable all = of("trained")->table(state, {});
    CHECK(answers.columns[3] == "cross-entropy");
    REQUIRE(all.columns[5] == "variables_cross_entropy");
    for (std::int64_t row = 0; row < answers.count; ++row) {
        const std::vector<double> numbers = answers.row(row);
        CHECK(numbers[2] == doctest::Approx(all.row(row)[4]));
        CHECK(numbers[3] < numbers[2]);
        CHECK(numbers[3] >= 0);
        CHECK(numbers[4] > numbers[2]);
    }
}

TEST_CASE("the score of Relative has the included terms")
{
    LabState state = clamped({});
    state.bench = BenchId::Relative;
    CHECK(codeSlots(state).at("relative.sum") == "a + b + c + d");
    CHECK(codeSlots(state).at("relative.unticked") == "no");
    state.relative.counted[static_cast<std::size_t>(RelativeTerm::GlobalContent)] = false;
    CHECK(codeSlots(state).at("relative.sum") == "a + b + d");
    CHECK(codeSlots(state).at("relative.unticked") == "yes");
    state.relative.encoding = RelativeEncoding::Shaw; // which has no such term
    CHECK(codeSlots(state).at("relative.sum") == "content + position");
    CHECK(codeSlots(state).at("relative.unticked") == "no");
    state.relative.counted = {};
    CHECK(codeSlots(state).at("relative.sum") == "0.0");
    state.relative.encoding = RelativeEncoding::Deberta;
    state.relative.counted[static_cast<std::size_t>(RelativeTerm::KeyPosition)] = true;
    CHECK(codeSlots(state).at("relative.sum") == "p2c");
}

TEST_CASE("large positions lose digits of an angle in double precision")
{
    LabState state = clamped({});
    state.bench = BenchId::Rotations;
    CHECK(codeSlots(state).at("far") == "no");
    state.position.key = lastPosition - 64;
    state = clamped(state);
    CHECK(codeSlots(state).at("far") == "yes");
    CHECK(codeSlots(state).at("far.error") == "2e-09");
    state.bench = BenchId::Waves; // whose rows are those of the ruler
    CHECK(codeSlots(state).at("far") == "no");
}

TEST_CASE("pictures whose numbers the program does not compute")
{
    LabState state = clamped({});
    for (const BenchId bench :
        {BenchId::Order, BenchId::Waves, BenchId::Rotations, BenchId::Biases, BenchId::Relative,
            BenchId::Grids, BenchId::Precision, BenchId::Experiment, BenchId::Compare}) {
        state.bench = bench;
        CHECK(hasOwnCode(state));
    }
    state.bench = BenchId::Context;
    for (const ContextPictureShown picture : {ContextPictureShown::MeanScore,
             ContextPictureShown::BaseBound, ContextPictureShown::GrowingLength,
             ContextPictureShown::Temperature, ContextPictureShown::Distances}) {
        state.context.picture = picture;
        CHECK(hasOwnCode(state)
            == (picture == ContextPictureShown::Temperature
                || picture == ContextPictureShown::Distances));
    }
    state.bench = BenchId::Compare;
    state.compare.property = ComparedProperty::Parameters;
    CHECK(!hasOwnCode(state));
    state.compare = {};
    state.compare.picture = ComparePicture::Claims;
    CHECK(!hasOwnCode(state));
    state.bench = BenchId::Experiment;
    state.experiment.picture = ExperimentPictureShown::Pairs;
    CHECK(!hasOwnCode(state));
}

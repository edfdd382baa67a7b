#include "core/frames/precision/precision_detail.h"
#include "core/frames/precision/precision_frames.h"
#include "core/frames/reading.h"
#include "core/frames/rotations/rounded_rope.h"
#include "core/state/parameters.h"
#include "tests/core/same_numbers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

using namespace lab;

namespace {

Setting choice(const char* key, const char* value)
{
    return {key, std::string(value)};
}

LabState with(const Patch& patch)
{
    LabState start;
    start.bench = BenchId::Precision;
    const auto state = patched(start, patch);
    REQUIRE(state.has_value());
    return clamped(state.value());
}

double slot(const Reading& reading, const std::string& name)
{
    const auto found = std::ranges::find(reading.numbers, name, &ReadingNumber::slot);
    REQUIRE(found != reading.numbers.end());
    return found->value;
}

Focus errorsFocus(std::int64_t position)
{
    Focus focus;
    focus.picture = Picture::PrecisionErrors;
    focus.position = position;
    return focus;
}

/// The run that contains a position.
std::size_t runOf(const std::vector<PositionRun>& runs, std::int64_t position)
{
    const auto found = std::ranges::find_if(runs, [position](const PositionRun& run) {
        return run.first <= position && position < run.first + run.count;
    });
    REQUIRE(found != runs.end());
    return static_cast<std::size_t>(found - runs.begin());
}

const std::vector<Patch> samples {{}, {choice("precision.all", "float")},
    {choice("precision.all", "half")}, {choice("precision.all", "bfloat16")},
    {choice("precision.all", "tf32"), {"rope.width", std::int64_t {2}}},
    {choice("precision.case", "bfloat16_positions"), {"rope.rotated_share", 0.5}},
    {choice("precision.case", "bfloat16_inv_freq"), choice("rope.vectors", "random")},
    {choice("precision.case", "tf32_product"), choice("rope.pairing", "halves")},
    {choice("precision.case", "bfloat16_tables"), choice("scaling.method", "yarn")},
    {choice("precision.all", "mixed"), choice("rope.pairing", "wrong_mix"),
        {"position.query", std::int64_t {3}}, {"position.key", std::int64_t {40}}}};

} // namespace

TEST_CASE("each position from 1 to the last is in one run")
{
    for (const int columns : {1, 7, 400, 4096}) {
        std::int64_t next = 1;
        for (const PositionRun& run : positionRuns(columns)) {
            CHECK(run.first == next);
            CHECK(run.count > 0);
            next = run.first + run.count;
        }
        CHECK(next == lastPosition + 1);
    }
}

TEST_CASE("the true largest error of a run lies between what was reached and the limit")
{
    const ErrorSpace space {120, 3};
    for (const char* error : {"angle", "cosine", "score"}) {
        for (const Patch& patch : samples) {
            LabState state = with(patch);
            state = patched(state, {choice("precision.error", error)}).value();
            const PrecisionErrorsFrame frame = precisionErrorsFrame(state, space);
            for (std::size_t k = 0; k < frame.runs.size(); ++k) {
                const PositionRun& run = frame.runs[k];
                if (run.first + run.count > 600)
                    break;
                double largest = std::nan("");
                for (std::int64_t p = run.first; p < run.first + run.count; ++p)
                    largest = std::fmax(largest, errorsAt(state, p).chosen);
                CAPTURE(error);
                CAPTURE(run.first);
                CAPTURE(&patch - samples.data());
                if (std::isnan(largest)) {
                    CHECK(std::isnan(frame.chosen.reached[k]));
                    continue;
                }
                CHECK(frame.chosen.reached[k] <= largest);
                CHECK(largest <= frame.chosen.limit[k]);
                if (run.count <= space.probes)
                    CHECK(frame.chosen.reached[k] == largest);
            }
        }
    }
}

TEST_CASE("no evaluated far position exceeds the error bound")
{
    for (const char* error : {"angle", "cosine", "score"}) {
        for (const Patch& patch : samples) {
            LabState state = with(patch);
            state = patched(state, {choice("precision.error", error)}).value();
            const PrecisionErrorsFrame frame = precisionErrorsFrame(state, {60, 3});
            for (const std::int64_t position :
                {1023, 15962, 65519, 99999, 1048577, 4194305, 9999999}) {
                const double found = errorsAt(state, position).chosen;
                CAPTURE(error);
                CAPTURE(position);
                CHECK_FALSE(found > frame.chosen.limit[runOf(frame.runs, position)]);
            }
        }
    }
}

TEST_CASE("bfloat16 rounds 257 to 256 and 15962 to 15936")
{
    const LabState state =
        with({choice("precision.case", "bfloat16_positions"), choice("precision.error", "angle")});
    CHECK(slot(precisionReading(state, errorsFocus(256)), "rounded_p") == 256);
    CHECK(slot(precisionReading(state, errorsFocus(257)), "rounded_p") == 256);
    const Reading reading = precisionReading(state, errorsFocus(15962));
    CHECK(reading.formula == "reading.precision.angle");
    CHECK(slot(reading, "rounded_p") == 15936);
    CHECK(slot(reading, "i") == 0); // the fastest pair, with one radian per position
    CHECK(slot(reading, "e") == doctest::Approx(-26).epsilon(1e-4));
    CHECK(errorsAt(state, 256).chosen < 1e-4);
    CHECK(errorsAt(state, 257).chosen == doctest::Approx(1).epsilon(1e-3));
}

TEST_CASE("inv_freq cast to bfloat16 is 1.2 rad off at position 1000, 160 at 131071")
{
    const LabState state = with({{"rope.width", std::int64_t {128}},
        choice("precision.case", "bfloat16_inv_freq"), choice("precision.error", "angle")});
    CHECK(errorsAt(state, 1000).chosen == doctest::Approx(1.2).epsilon(0.03));
    CHECK(worstPair(state, 1000) == 1);
    CHECK(errorsAt(state, 131071).chosen == doctest::Approx(160).epsilon(0.01));
}

TEST_CASE("FP16 represents no position from 65520 on, and the curve ends there")
{
    const LabState state = with({choice("precision.all", "half")});
    CHECK(std::isfinite(errorsAt(state, 65519).chosen));
    CHECK(std::isnan(errorsAt(state, 65520).chosen));
    const PrecisionErrorsFrame frame = precisionErrorsFrame(state, {400, 2});
    CHECK(std::isfinite(frame.chosen.reached[runOf(frame.runs, 50000)]));
    CHECK(std::isnan(frame.chosen.reached[runOf(frame.runs, 80000)]));
    CHECK(std::isfinite(frame.formats[4].reached.back())); // bfloat16
}

TEST_CASE("a wider format has a smaller error at far positions")
{
    const ErrorsAtPosition errors = errorsAt(with({choice("precision.error", "angle")}), 100'001);
    CHECK(errors.formats[0] < 1e-9);
    CHECK(errors.formats[0] < errors.formats[1]);
    CHECK(errors.formats[1] < errors.formats[2]);
    CHECK(std::isnan(errors.formats[3]));
    CHECK(errors.formats[2] < errors.formats[4]);
}

TEST_CASE("reused parts of an earlier frame give the same curves as rebuilding them")
{
    const ErrorSpace space {60, 3};
    const LabState before = with({});
    const LabState now = with({choice("precision.case", "tf32_product")});
    const PrecisionErrorsFrame kept =
        precisionErrorsFrame(now, space, precisionErrorsFrame(before, space));
    const PrecisionErrorsFrame fresh = precisionErrorsFrame(now, space);
    CHECK(kept.chosen == fresh.chosen);
    CHECK(kept.formats[1] == fresh.formats[1]);
    const LabState other = with({{"rope.base", 500000.0}});
    CHECK_FALSE(precisionErrorsFrame(other, space, kept).formats[1] == kept.formats[1]);
}

TEST_CASE("the drift is 0 in FP64, and grows with bfloat16 positions from 257 on")
{
    CHECK(std::abs(driftAt(with({choice("precision.all", "double")}), 9'999'999)) < 1e-8);
    const LabState wrong = with({choice("precision.case", "bfloat16_positions")});
    CHECK(std::abs(driftAt(wrong, 256)) < 1e-3);
    CHECK(std::abs(driftAt(wrong, 257)) > 0.01);
    CHECK(std::isnan(driftAt(wrong, 4))); // the key would be before the start
    const PrecisionDriftFrame frame = precisionDriftFrame(wrong, {120, 4});
    CHECK(frame.start == ScorePositions {5, 0});
    for (std::size_t k = 0; k < frame.runs.size(); ++k) {
        CHECK_FALSE(frame.lowest[k] > frame.highest[k]);
        if (frame.runs[k].first > 5 && frame.runs[k].first + frame.runs[k].count <= 257)
            CHECK(frame.highest[k] - frame.lowest[k] < 1e-3);
    }
}

TEST_CASE("the reading's numbers are those of the frames")
{
    const LabState state = with({choice("precision.all", "bfloat16")});
    CHECK(std::abs(slot(precisionReading(state, errorsFocus(1000)), "e"))
        == errorsAt(state, 1000).chosen);
    Focus drift = errorsFocus(1000);
    drift.picture = Picture::PrecisionDrift;
    const Reading reading = precisionReading(state, drift);
    CHECK(slot(reading, "e") == driftAt(state, 1000));
    CHECK(slot(reading, "m") - slot(reading, "n") == slot(reading, "m_start"));
}

TEST_CASE("the tables have every curve, one row per run")
{
    const PrecisionErrorsFrame frame = precisionErrorsFrame(with({}), {60, 2});
    const NumberTable errors = numbers(frame);
    CHECK(errors.header.size() == 14);
    CHECK(errors.rows.size() == frame.runs.size());
    CHECK(errors.rows.back().size() == errors.header.size());
    const NumberTable drift = numbers(precisionDriftFrame(with({}), {60, 2}));
    CHECK(drift.rows.size() == frame.runs.size());
}

TEST_CASE("one choice sets all steps, and a different step makes it mixed")
{
    const LabState all = with({choice("precision.all", "half")});
    CHECK(all.schemes.rotationFormats == allIn(NumberFormat::Half));
    const LabState apart =
        with({choice("precision.all", "half"), choice("precision.sum", "float")});
    CHECK(parameterNamed("precision.all")->read(apart) == Value(std::string("mixed")));
    CHECK(parameterNamed("precision.case")->read(apart) == Value(std::string("none")));
    const LabState bug = with({choice("precision.case", "bfloat16_inv_freq")});
    CHECK(bug.schemes.rotationFormats.frequency == NumberFormat::Bfloat16);
    CHECK(bug.schemes.rotationFormats.position == NumberFormat::Float);
}

TEST_CASE("a cancelled frame is empty")
{
    const LabState state = with({choice("precision.case", "tf32_product")});
    double last = 0;
    const auto frame = precisionErrorsFrame(state, {60, 2}, {}, [&](double share) {
        CHECK(share >= last);
        last = share;
        return true;
    });
    REQUIRE(frame);
    CHECK(sameNumbers(numbers(*frame), numbers(precisionErrorsFrame(state, {60, 2}))));
    CHECK(last > 0.9);
    CHECK(last < 1);
    int asked = 0;
    CHECK_FALSE(precisionErrorsFrame(state, {60, 2}, {}, [&](double) { return ++asked < 9; }));
    CHECK(asked == 9);
    CHECK_FALSE(precisionDriftFrame(state, {60, 2}, [](double) { return false; }));
    CHECK(sameNumbers(numbers(*precisionDriftFrame(state, {60, 2}, {})),
        numbers(precisionDriftFrame(state, {60, 2}))));
}

TEST_CASE("the first frame of a movement costs a small part of the whole")
{
    for (const std::int64_t width : {2, 16, 128, 1024}) {
        for (const char* error : {"angle", "score"}) {
            const LabState state = with({{"rope.width", width}, choice("precision.error", error)});
            const PrecisionSpaces spaces = precisionSpaces(state, 700);
            CHECK(spaces.first.columns <= spaces.whole.columns);
            CHECK(spaces.whole.columns <= 700);
            CHECK(spaces.first.columns * spaces.first.probes
                <= spaces.whole.columns * spaces.whole.probes);
            CHECK(spaces.first.probes >= 2);
        }
    }
    CHECK(precisionSpaces(with({}), 20).whole.columns == 20);
}

TEST_CASE("an axis stays for a slightly smaller frame, and not for a much smaller one")
{
    const LabState wrong = with({choice("precision.case", "bfloat16_positions")});
    const PrecisionDriftFrame whole = precisionDriftFrame(wrong, {400, 8});
    const PrecisionDriftFrame few = precisionDriftFrame(wrong, {30, 2});
    CHECK(largest(few) <= largest(whole));
    CHECK(largest(following(few, whole)) == largest(whole));
    CHECK(largest(following(whole, few)) == largest(whole));
    const PrecisionDriftFrame exact =
        precisionDriftFrame(with({choice("precision.all", "double")}), {30, 2});
    CHECK(largest(following(exact, whole)) == largest(exact));
}

TEST_CASE("the inputs differ exactly if a curve differs")
{
    const PrecisionSpaces spaces = precisionSpaces(with({}), 300);
    const PrecisionQuestion asked = precisionQuestion(with({}), spaces);
    CHECK(precisionQuestion(with({{"rope.pair", std::int64_t {1}}}), spaces) == asked);
    LabState moved = with({});
    moved.position.query += 1000;
    moved.position.key += 1000;
    CHECK(precisionQuestion(moved, spaces) == asked);
    moved.position.key += 1;
    CHECK(precisionQuestion(moved, spaces) != asked);
    CHECK(precisionQuestion(with({{"rope.base", 10001.0}}), spaces) != asked);
    CHECK(precisionQuestion(with({choice("precision.sum", "half")}), spaces) != asked);
    CHECK(precisionQuestion(with({choice("precision.error", "score")}), spaces) != asked);
}

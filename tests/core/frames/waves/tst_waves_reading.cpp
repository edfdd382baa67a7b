#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/reading.h"
#include "core/frames/waves/waves_frames.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

LabState workedExample()
{
    LabState state;
    state.bench = BenchId::Waves;
    state.position.query = 21;
    state.position.key = 29;
    return state;
}

const ReadingNumber& slotOf(const Reading& reading, const std::string& slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    REQUIRE(found != reading.numbers.end());
    return *found;
}

double valueOf(const Reading& reading, const std::string& slot)
{
    return slotOf(reading, slot).value;
}

Focus focusOn(Picture picture)
{
    Focus focus;
    focus.picture = picture;
    return focus;
}

} // namespace

TEST_CASE("without a pointer the reading is the selected pair at p")
{
    const Reading read = reading(workedExample(), {});
    CHECK(read.formula == "reading.sinusoidal.sine");
    CHECK(read.subject == Reading::Subject::TableCell);
    CHECK(valueOf(read, "p") == doctest::Approx(21));
    CHECK(valueOf(read, "i") == doctest::Approx(4));
    CHECK(valueOf(read, "b") == doctest::Approx(10000));
    CHECK(valueOf(read, "d") == doctest::Approx(64));
    CHECK(valueOf(read, "angle") == doctest::Approx(6.6408).epsilon(1e-5));
    CHECK(valueOf(read, "value") == doctest::Approx(0.3500).epsilon(1e-3));
    CHECK(read.focus.position == 21);
    CHECK(read.focus.column == 4);
    CHECK(read.focus.pair == 4);
}

TEST_CASE("a cosine column and tensor2tensor have formulas of their own")
{
    LabState state = workedExample();
    Focus focus = focusOn(Picture::WavesTable);
    focus.position = 10;
    focus.column = 36;
    Reading read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.cosine");
    CHECK(read.focus.pair == 4);
    CHECK(valueOf(read, "value") == doctest::Approx(std::cos(10 / std::pow(10000, 8.0 / 64))));

    state.waves.encoding.layout = SinusoidalLayout::Tensor2Tensor;
    read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.tensor2tensor.cosine");
    CHECK(valueOf(read, "value") == doctest::Approx(std::cos(10 / std::pow(10000, 4.0 / 31))));
}

TEST_CASE("a fractional base keeps its digits")
{
    LabState state = workedExample();
    CHECK(slotOf(reading(state, {}), "b").form == ReadingNumber::Form::Whole);
    state.waves.encoding.base = 1.0001;
    const Reading read = reading(state, {});
    CHECK(slotOf(read, "b").form == ReadingNumber::Form::Significant);
    CHECK(slotOf(read, "b").digits >= 5);
}

TEST_CASE("zoomed out the reading is the mean that the cell shows")
{
    LabState state = workedExample();
    state.position.shown = 10'000'000;
    const TableFrame frame = tableFrame(state, {512, 256, 1});
    for (const int column : {20, 31, 63}) {
        for (const int cell : {0, 100, 511}) {
            const Run run = runOf(frame.runs, cell);
            Focus focus = focusOn(Picture::WavesTable);
            focus.position = run.first;
            focus.covered = run.count;
            focus.column = column;
            const Reading read = reading(state, focus);
            const bool isSine = columnMeaning(frame.encoding, column).sine;
            CHECK(read.formula
                == (isSine ? "reading.sinusoidal.mean_sine" : "reading.sinusoidal.mean_cosine"));
            CHECK(read.subject == Reading::Subject::TableRun);
            CHECK(std::abs(valueOf(read, "value") - frame.cells.at(column, cell)) < 1e-13);
            CHECK(valueOf(read, "N") == doctest::Approx(static_cast<double>(run.count)));
            const double angle = valueOf(read, "middle") * valueOf(read, "theta");
            const double product =
                valueOf(read, "shrink") * (isSine ? std::sin(angle) : std::cos(angle));
            CHECK(std::abs(product - valueOf(read, "value")) < 1e-6);
        }
    }
}

TEST_CASE("the similarity is read at a shift, or over the shifts of a pixel")
{
    LabState state = workedExample();
    Focus focus = focusOn(Picture::WavesSimilarity);
    focus.distance = 8;
    Reading read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.similarity");
    CHECK(valueOf(read, "k") == doctest::Approx(8));
    CHECK(valueOf(read, "value") == doctest::Approx(22.41).epsilon(1e-3));

    state.position.shown = 100'000;
    const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
    const Run run = runOf(frame.runs, 30);
    focus.distance = run.first;
    focus.covered = run.count;
    read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.similarity_mean");
    CHECK(read.subject == Reading::Subject::SimilarityRun);
    CHECK(std::abs(valueOf(read, "value") - frame.curve.values[30]) < 1e-11);
    CHECK(std::abs(valueOf(read, "sigma") - frame.curve.deviation[30]) < 1e-9);
}

TEST_CASE("the difference is read beside what would be proportional, or over a pixel's shifts")
{
    LabState state = workedExample();
    state.waves.measure = RowMeasure::Difference;
    Focus focus = focusOn(Picture::WavesSimilarity);
    focus.distance = -8;
    Reading read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.difference");
    CHECK(valueOf(read, "line") == doctest::Approx(8 * valueOf(read, "one")));
    CHECK(valueOf(read, "value") < valueOf(read, "line"));
    CHECK(valueOf(read, "value")
        == doctest::Approx(std::sqrt(valueOf(read, "d") - 2 * valueOf(read, "similar"))));

    state.position.shown = 100'000;
    const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
    const Run run = runOf(frame.runs, 30);
    focus.distance = run.first;
    focus.covered = run.count;
    read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.difference_mean");
    CHECK(std::abs(valueOf(read, "value") - frame.curve.values[30]) < 1e-9);
}

TEST_CASE("a column or pair that a narrower table no longer has is ignored")
{
    LabState state = workedExample();
    state.waves.encoding.width = 8;
    state.waves.pair = 3;
    Focus focus = focusOn(Picture::WavesTable);
    focus.position = 10;
    focus.column = 60;
    focus.pair = 28;
    CHECK(reading(state, focus).focus.column == 3);
    focus.picture = Picture::WavesShift;
    CHECK(reading(state, focus).formula == "reading.sinusoidal.shift");
    CHECK(reading(state, focus).focus.pair == 3);
}

TEST_CASE("each row of the shift is read with its own numbers")
{
    const LabState state = workedExample();
    const ShiftFrame frame = shiftFrame(state);
    Focus focus = focusOn(Picture::WavesShift);
    CHECK(reading(state, focus).formula == "reading.sinusoidal.shift");
    CHECK(reading(state, focus).subject == Reading::Subject::Shift);

    focus.column = sineColumn(frame.encoding, 4);
    Reading read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.shift.sine");
    CHECK(valueOf(read, "value") == doctest::Approx(frame.after.sin));
    CHECK(valueOf(read, "cosine") * valueOf(read, "sine_p")
            + valueOf(read, "sine") * valueOf(read, "cosine_p")
        == doctest::Approx(valueOf(read, "value")));

    focus.column = cosineColumn(frame.encoding, 4);
    read = reading(state, focus);
    CHECK(read.formula == "reading.sinusoidal.shift.cosine");
    CHECK(valueOf(read, "value") == doctest::Approx(frame.after.cos));
}

TEST_CASE("a cell names both columns of its pair")
{
    LabState state = workedExample();
    for (const SinusoidalLayout layout : {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves,
             SinusoidalLayout::Tensor2Tensor}) {
        state.waves.encoding.layout = layout;
        Focus focus = focusOn(Picture::WavesTable);
        focus.position = 3;
        focus.column = 5;
        const Reading read = reading(state, focus);
        REQUIRE(read.captionNumbers.size() == 2);
        CHECK(read.captionNumbers.front().value < read.captionNumbers.back().value);
        bool isThere = false;
        for (const ReadingNumber& number : read.captionNumbers) {
            const int column = static_cast<int>(number.value);
            isThere = isThere || column == 5;
            CHECK(columnMeaning(sinusoid(state), column).pair == read.focus.pair);
        }
        CHECK(isThere);
    }
}

#include "core/encodings/functional_relative/formula.h"
#include "core/frames/reading.h"
#include "core/frames/waves/distance_pairs_frame.h"
#include "core/frames/waves/waves_frames.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace lab;

namespace {

LabState functionalState(std::int64_t shown = 12)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.shown = WavesEncoding::Functional;
    state.schemes.functionalRelative.sinusoid = {.base = 300, .width = 16};
    state.waves.pair = 2;
    state.position.shown = shown;
    state.position.query = 3;
    state.position.key = 9;
    return clamped(state);
}

} // namespace

TEST_CASE("all pairs of a distance have one vector, and N positions have 2N − 1 of them")
{
    for (const auto sign : {DistanceSign::QueryMinusKey, DistanceSign::KeyMinusQuery}) {
        LabState state = functionalState();
        state.schemes.functionalRelative.sign = sign;
        state.position.first = 40;
        const DistancePairsFrame frame = distancePairsFrame(state, 512);
        REQUIRE(frame.cells.rows == 12);
        std::set<std::int64_t> distances;
        for (int query = 0; query < 12; ++query)
            for (int key = 0; key < 12; ++key) {
                const std::int64_t apart =
                    distance(state.schemes.functionalRelative, 40 + query, 40 + key);
                distances.insert(apart);
                const Eigen::ArrayXd vector =
                    row(state.schemes.functionalRelative, 40 + query, 40 + key);
                CHECK(std::abs(frame.cells.at(query, key) - vector[frame.column]) < 1e-14);
            }
        CHECK(frame.vectors == static_cast<std::int64_t>(distances.size()));
        CHECK(std::abs(frame.value - row(state.schemes.functionalRelative, 3, 9)[frame.column])
            < 1e-14);
    }
}

TEST_CASE("a cell of many pairs is their exact mean")
{
    const LabState state = functionalState(60);
    const DistancePairsFrame frame = distancePairsFrame(state, 7);
    REQUIRE(frame.runs.count == 7);
    for (int down = 0; down < 7; ++down)
        for (int across = 0; across < 7; ++across) {
            double sum = 0;
            for (std::int64_t m = frame.runs.begin(down); m < frame.runs.begin(down + 1); ++m)
                for (std::int64_t n = frame.runs.begin(across); n < frame.runs.begin(across + 1);
                     ++n)
                    sum += row(state.schemes.functionalRelative, m, n)[frame.column];
            const auto pairs = static_cast<double>(frame.runs.size(down) * frame.runs.size(across));
            CHECK(std::abs(frame.cells.at(down, across) - sum / pairs) < 1e-13);
        }
}

TEST_CASE("the table of distances runs over both signs: sines odd, cosines even")
{
    const LabState state = functionalState();
    const TableFrame frame = tableFrame(state, {});
    CHECK(frame.runs.first == -11);
    CHECK(frame.runs.count == 23);
    for (std::size_t line = 0; line < frame.columns.size(); ++line) {
        const bool isSine = columnMeaning(frame.encoding, frame.columns[line]).sine;
        for (int cell = 0; cell < 23; ++cell) {
            const double here = frame.cells.at(static_cast<int>(line), cell);
            const double mirrored = frame.cells.at(static_cast<int>(line), 22 - cell);
            CHECK(std::abs(here - (isSine ? -mirrored : mirrored)) < 1e-14);
            const std::int64_t apart = frame.runs.begin(cell);
            CHECK(std::abs(here - row(frame.encoding, apart)[frame.columns[line]]) < 1e-14);
        }
    }
}

TEST_CASE("the waves of distances have the value at the distance of query and key")
{
    LabState state = functionalState();
    const auto atQuery = [](const LabState& of) {
        return wavesFrame(of, {}, {0}).waves.front().atQuery;
    };
    const double before = atQuery(state);
    CHECK(before == doctest::Approx(std::sin(-6.0)));
    state.schemes.functionalRelative.sign = DistanceSign::KeyMinusQuery;
    CHECK(atQuery(state) == doctest::Approx(-before));
}

TEST_CASE("the reading of a distance has its sign and the formula of its layout")
{
    LabState state = functionalState();
    Reading found = reading(state, {});
    CHECK(found.subject == Reading::Subject::DistanceCell);
    CHECK(found.formula == "reading.functional.sine");
    CHECK(found.focus.position == -6);
    state.schemes.functionalRelative.sinusoid.layout = SinusoidalLayout::Tensor2Tensor;
    CHECK(reading(state, {}).formula == "reading.functional.tensor2tensor.sine");
    Focus focus;
    focus.picture = Picture::WavesPairs;
    focus.query = 10;
    focus.key = 4;
    found = reading(state, focus);
    CHECK(found.subject == Reading::Subject::DistancePair);
    CHECK(found.focus.position == 6);
    state.waves.shown = WavesEncoding::Sinusoidal;
    CHECK(reading(state, {}).formula == "reading.sinusoidal.sine");
}

TEST_CASE("tables of positions and of distances have no difference")
{
    const LabState state = functionalState();
    LabState other = state;
    other.waves.shown = WavesEncoding::Sinusoidal;
    CHECK(difference(tableFrame(state, {}), tableFrame(state, {})));
    CHECK(!difference(tableFrame(other, {}), tableFrame(state, {})));
    const DistancePairsFrame pairs = distancePairsFrame(state, 64);
    CHECK(difference(pairs, pairs));
    CHECK(!difference(distancePairsFrame(functionalState(20), 64), pairs));
}

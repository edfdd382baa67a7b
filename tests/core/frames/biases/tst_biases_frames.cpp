#include "core/encodings/alibi/forms.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/query_attention.h"
#include "core/frames/reading.h"
#include "core/math/softmax.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <numeric>

using namespace lab;

namespace {

LabState stateWith(int heads, int head, std::int64_t first, std::int64_t shown)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.encoding.heads = heads;
    state.biases.head = head;
    state.position.first = first;
    state.position.shown = shown;
    return clamped(state);
}

double slopeOf(const LabState& state)
{
    return slopes(state.biases.encoding)[static_cast<std::size_t>(state.biases.head - 1)];
}

bool areSame(double one, double other)
{
    return std::isnan(one) ? std::isnan(other) : one == doctest::Approx(other).epsilon(1e-12);
}

// The mean over the visible cells of a tile, one after the other.
double bruteMean(const LabState& state, const Runs& runs, std::int64_t end, int row, int column)
{
    double sum = 0;
    std::int64_t count = 0;
    for (std::int64_t m = runs.begin(row); m < std::min(runs.begin(row + 1), end); ++m) {
        for (std::int64_t n = runs.begin(column); n < std::min(runs.begin(column + 1), end); ++n) {
            const double value = bias(state.biases.encoding, slopeOf(state), m, n);
            if (std::isnan(value))
                continue;
            sum += value;
            ++count;
        }
    }
    return sum / static_cast<double>(count);
}

std::vector<double> allScores(const LabState& state)
{
    const bool isCausal = state.biases.encoding.mask == Mask::Causal;
    const std::int64_t keys = isCausal
        ? state.position.query + 1
        : std::max(state.position.query + 1, state.position.first + state.position.shown);
    std::vector<double> scores(static_cast<std::size_t>(keys));
    for (const auto& [key, score] : state.biases.scores) {
        if (key < keys)
            scores[static_cast<std::size_t>(key)] = score;
    }
    return scores;
}

LabState draggedState(Mask mask, std::int64_t query)
{
    LabState state = stateWith(8, 8, query > 100 ? query - 40 : 0, 64);
    state.position.query = query;
    state.biases.encoding.mask = mask;
    state.biases.scores = {{0, 3.5}, {1, -2}, {query / 2, 20}, {query - 1, -20}, {query, -20},
        {query + 3, 1.5}, {query + 900, 4}};
    return clamped(state);
}

double numberIn(const Reading& reading, std::string_view slot)
{
    for (const ReadingNumber& number : reading.numbers) {
        if (number.slot == slot)
            return number.value;
    }
    return std::nan("");
}

} // namespace

TEST_CASE("a cell of the matrix is minus the slope times the distance")
{
    for (const int head : {1, 3, 8}) {
        const LabState state = stateWith(8, head, 5, 24);
        const BiasMatrixFrame frame = biasMatrixFrame(state, 384);
        REQUIRE(frame.cells.rows == 24);
        for (int row = 0; row < 24; ++row) {
            for (int column = 0; column < 24; ++column) {
                const double value = frame.cells.at(row, column);
                if (column > row)
                    CHECK(std::isnan(value));
                else
                    CHECK(value == doctest::Approx(-std::exp2(-head) * (row - column)));
            }
        }
    }
}

TEST_CASE("a cell of many positions has the mean of its visible ones")
{
    for (const Mask mask : {Mask::Causal, Mask::Symmetric}) {
        for (const std::int64_t shown : {50, 51, 64, 99}) {
            LabState state = stateWith(12, 11, 7, shown);
            state.biases.encoding.mask = mask;
            const BiasMatrixFrame frame = biasMatrixFrame(state, 13);
            REQUIRE(frame.runs.count <= 13);
            REQUIRE(frame.runs.size(0) > 1);
            for (int row = 0; row < frame.runs.count; ++row) {
                for (int column = 0; column < frame.runs.count; ++column)
                    CHECK(areSame(frame.cells.at(row, column),
                        bruteMean(state, frame.runs, frame.end, row, column)));
            }
        }
    }
}

TEST_CASE("the cells cover the positions shown and no others")
{
    for (const std::int64_t shown : {8L, 384L, 385L, 1000L, 10'000'000L}) {
        const LabState state = stateWith(8, 1, 0, shown);
        const Runs runs = wholeRuns(state.position, 384);
        CHECK(runs.count <= 384);
        std::int64_t covered = 0;
        for (int cell = 0; cell < runs.count; ++cell) {
            CHECK(shownSize(runs, cell, shown) > 0);
            covered += shownSize(runs, cell, shown);
        }
        CHECK(covered == shown);
    }
}

TEST_CASE("the symmetric matrix has no masked cell and is its own mirror image")
{
    LabState state = stateWith(8, 2, 0, 24);
    state.biases.encoding.mask = Mask::Symmetric;
    const BiasMatrixFrame frame = biasMatrixFrame(state, 384);
    for (int row = 0; row < 24; ++row) {
        for (int column = 0; column < 24; ++column) {
            CHECK(areSame(frame.cells.at(row, column), frame.cells.at(column, row)));
            CHECK(frame.cells.at(row, column) == doctest::Approx(-0.25 * std::abs(row - column)));
        }
    }
}

TEST_CASE("all heads share one scale that contains every bias")
{
    for (const int heads : {1, 8, 12, 128}) {
        const LabState state = stateWith(heads, 1, 0, 24);
        const HeadsFrame frame = headsFrame(state, 24);
        REQUIRE(frame.count == heads);
        const BiasMatrixFrame large = biasMatrixFrame(state, 384);
        CHECK(areSame(large.cells.lowest, frame.map(1).lowest));
        CHECK(areSame(large.cells.highest, frame.map(1).highest));
        for (int head = 1; head <= heads; ++head) {
            const HeatmapFrame& map = frame.map(head);
            const double slope = frame.heads[static_cast<std::size_t>(head - 1)].slope;
            CHECK(areSame(map.at(23, 0), -slope * 23));
            CHECK(std::isnan(map.at(0, 23)));
            CHECK(map.at(23, 0) >= large.cells.lowest);
            CHECK(map.at(1, 0) <= large.cells.highest);
        }
    }
}

TEST_CASE("slopes that are powers of two are shown as fractions")
{
    Alibi alibi;
    const std::vector<HeadSlope> eight = headSlopes(alibi);
    for (std::size_t head = 0; head < 8; ++head) {
        CHECK(eight[head].denominator == std::int64_t {2} << head);
        CHECK(eight[head].rank == static_cast<int>(head));
        CHECK(areSame(eight[head].slope, eight[head].otherSlope));
    }
    CHECK_FALSE(rulesDiffer(alibi));

    alibi.heads = 12;
    const std::vector<HeadSlope> twelve = headSlopes(alibi);
    CHECK(rulesDiffer(alibi));
    CHECK(twelve[8].denominator == 0);
    CHECK(twelve[8].slope == doctest::Approx(std::exp2(-0.5)));
    CHECK(twelve[8].rank == 0);
    CHECK(twelve[0].rank == 1);
    CHECK(twelve[2].otherDenominator == 4);

    alibi.heads = 8;
    alibi.biasMax = 64;
    CHECK(headSlopes(alibi)[1].denominator == 65536);
    CHECK(headSlopes(alibi)[2].denominator == 0); // 2⁻²⁴ is no short fraction
    CHECK(headSlopes(alibi)[7].denominator == 0);
}

TEST_CASE("the weights of a row are those of softmax, at any place of the dragged scores")
{
    for (const Mask mask : {Mask::Causal, Mask::Symmetric}) {
        for (const std::int64_t query : {std::int64_t {3}, std::int64_t {5000}}) {
            const LabState state = draggedState(mask, query);
            const std::vector<double> scores = allScores(state);
            const std::vector<double> before = softmax(scores);
            const AlibiForm form = mask == Mask::Causal ? AlibiForm::Paper : AlibiForm::Symmetric;
            const std::vector<double> after =
                storedWeights({form, std::ssize(scores)}, slopeOf(state), query, scores);
            const QueryAttention attention(state);
            REQUIRE(attention.seen().end == static_cast<std::int64_t>(scores.size()));
            for (std::size_t key = 0; key < scores.size(); ++key) {
                const auto mass = attention.mass(static_cast<std::int64_t>(key), 1);
                CHECK(areSame(mass.before, before[key]));
                CHECK(areSame(mass.after, after[key]));
            }
            const std::size_t part = scores.size() / 3;
            const auto sum = [part](const std::vector<double>& weights) {
                return std::accumulate(
                    weights.begin() + static_cast<std::ptrdiff_t>(part), weights.end(), 0.0);
            };
            const auto rest = attention.mass(static_cast<std::int64_t>(part),
                attention.seen().end - static_cast<std::int64_t>(part));
            CHECK(areSame(rest.before, sum(before)));
            CHECK(areSame(rest.after, sum(after)));
        }
    }
}

TEST_CASE("the weights add up to 1, also at ten million keys")
{
    for (const std::int64_t query : {std::int64_t {23}, std::int64_t {9'999'999}}) {
        LabState state = stateWith(8, 3, 0, query + 1);
        state.position.query = query;
        state.biases.scores = {{4, 2}, {query / 2, -7}};
        const WeightsFrame frame = weightsFrame(state, 300);
        CHECK(std::accumulate(frame.before.begin(), frame.before.end(), 0.0)
            == doctest::Approx(1).epsilon(1e-9));
        CHECK(std::accumulate(frame.after.begin(), frame.after.end(), 0.0)
            == doctest::Approx(1).epsilon(1e-9));
    }
}

TEST_CASE("one number added to all scores changes no weight")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 17;
    state.biases.scores = {{4, 2}, {9, -7}, {30, 5}};
    LabState shifted = state;
    for (std::int64_t key = 0; key <= 17; ++key)
        shifted.biases.scores[key] += 6.25;
    const WeightsFrame one = weightsFrame(state, 384);
    const WeightsFrame other = weightsFrame(shifted, 384);
    for (std::size_t cell = 0; cell < one.before.size(); ++cell) {
        CHECK(areSame(one.before[cell], other.before[cell]));
        CHECK(areSame(one.after[cell], other.after[cell]));
    }
}

TEST_CASE("masked keys have neither weight nor score nor dot")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 17;
    state.biases.scores = {{17, 2}, {18, 5}};
    const WeightsFrame frame = weightsFrame(state, 384);
    CHECK(frame.after[17] > 0);
    CHECK(std::isnan(frame.after[18]));
    CHECK(std::isnan(frame.before[18]));
    CHECK(std::isnan(frame.scores[18]));
    REQUIRE(frame.dragged.size() == 1);
    CHECK(frame.dragged[0].key == 17);

    state.biases.encoding.mask = Mask::Symmetric;
    CHECK(weightsFrame(state, 384).after[18] > 0);
    CHECK(weightsFrame(state, 384).dragged.size() == 2);
}

TEST_CASE("the reading writes out the cell with the exponent of its head")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 17;
    state.position.key = 9;
    const Reading cell = biasesReading(state, {});
    CHECK(cell.formula == "reading.alibi");
    CHECK(cell.subject == Reading::Subject::BiasCell);
    CHECK(numberIn(cell, "max") == doctest::Approx(8));
    CHECK(numberIn(cell, "H") == doctest::Approx(8));
    CHECK(numberIn(cell, "slope") == doctest::Approx(0.125));
    CHECK(numberIn(cell, "distance") == doctest::Approx(8));
    CHECK(numberIn(cell, "b") == doctest::Approx(-1));

    state.biases.encoding.heads = 12;
    Focus focus;
    focus.head = 9;
    CHECK(biasesReading(state, focus).formula == "reading.alibi.slope");
    focus.head = 3; // 2^(−8·3/12) is not its slope
    CHECK(biasesReading(state, focus).formula == "reading.alibi.slope");
    CHECK(numberIn(biasesReading(state, focus), "slope") == doctest::Approx(0.125));
    state.biases.encoding.slopes = SlopeRule::Geometric;
    CHECK(numberIn(biasesReading(state, focus), "H") == doctest::Approx(12));
}

TEST_CASE("the reading says of a key after the query that it is masked")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 9;
    state.position.key = 17;
    CHECK(biasesReading(state, {}).subject == Reading::Subject::MaskedCell);
    state.biases.encoding.mask = Mask::Symmetric;
    const Reading seen = biasesReading(state, {});
    CHECK(seen.formula == "reading.alibi.symmetric");
    CHECK(numberIn(seen, "distance") == doctest::Approx(8));
    CHECK(numberIn(seen, "b") == doctest::Approx(-1));
}

TEST_CASE("the reading of a tile is the value of its cell")
{
    const LabState state = stateWith(8, 5, 3, 1001);
    const BiasMatrixFrame frame = biasMatrixFrame(state, 300);
    for (const auto& [row, column] : {std::pair {200, 20}, {17, 17}, {250, 250}, {250, 1}}) {
        Focus focus;
        focus.picture = Picture::BiasesMatrix;
        focus.query = frame.runs.begin(row);
        focus.key = frame.runs.begin(column);
        focus.covered = frame.runs.size(row);
        const Reading tile = biasesReading(state, focus);
        CHECK(tile.subject == Reading::Subject::BiasTile);
        CHECK(areSame(numberIn(tile, "b"), frame.cells.at(row, column)));
    }
}

TEST_CASE("the weight of a visible key is above 0 in the reading at any distance")
{
    LabState state = stateWith(8, 1, 0, 4096); // e^(−4 000 / 2) is below all doubles
    state.position.query = 4000;
    Focus focus;
    focus.picture = Picture::BiasesWeights;
    focus.key = 0;
    const double weight = numberIn(biasesReading(state, focus), "a");
    CHECK(weight > 0);
    CHECK(weight < 1e-308);
    focus.covered = 8;
    CHECK(biasesReading(state, focus).formula == "reading.alibi.weight_sum");
    CHECK(numberIn(biasesReading(state, focus), "a") > 0);
}

TEST_CASE("the reading of a key's weight has it before and after the bias")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 17;
    state.biases.scores = {{9, 1.5}};
    const WeightsFrame frame = weightsFrame(state, 384);
    Focus focus;
    focus.picture = Picture::BiasesWeights;
    focus.key = 9;
    const Reading weight = biasesReading(state, focus);
    CHECK(weight.subject == Reading::Subject::Weight);
    CHECK(areSame(numberIn(weight, "before"), frame.before[9]));
    CHECK(areSame(numberIn(weight, "a"), frame.after[9]));
    CHECK(areSame(numberIn(weight, "a"),
        std::exp(numberIn(weight, "s") + numberIn(weight, "b")) / numberIn(weight, "sum")));
    focus.query = 20; // of a state to which this one is A: its row is its own query's
    CHECK(biasesReading(state, focus).numbers == weight.numbers);
    focus.query = {};

    focus.key = 4;
    focus.covered = 3;
    const Reading sum = biasesReading(state, focus);
    CHECK(areSame(numberIn(sum, "a"), frame.after[4] + frame.after[5] + frame.after[6]));
    CHECK(numberIn(sum, "last") == doctest::Approx(6));
}

TEST_CASE("the reading at a distance keeps the query where it can")
{
    LabState state = stateWith(8, 3, 0, 24);
    state.position.query = 17;
    Focus focus;
    focus.picture = Picture::BiasesCurve;
    focus.distance = 12;
    CHECK(biasesReading(state, focus).focus.key == 5);
    focus.distance = 20;
    CHECK(biasesReading(state, focus).focus.query == 20);
    CHECK(biasesReading(state, focus).focus.key == 0);
}

TEST_CASE("the end of a line gives the exponent of its slope")
{
    constexpr double pixels = 5; // of a bias of 1
    for (const int heads : {8, 12}) {
        for (int head = 1; head <= heads; ++head) {
            LabState state = stateWith(heads, head, 0, 64);
            const double share = slopeShare(biasCurveFrame(state));
            const DragWay way = slopeWay(share, 64 * pixels);
            for (double exponent = 0.5; exponent <= 64; exponent += 0.5) {
                CAPTURE(exponent);
                CHECK(way.number(way.pixel(exponent)) == doctest::Approx(exponent));
                CHECK(way.pixel(exponent + 1) - way.pixel(exponent) > 8 - 1e-9);
                state.biases.encoding.biasMax = exponent;
                const double end = -64 * pixels * slopeOf(state);
                if (-end * share * std::log(2) >= 8) // pixels of an exponent there
                    CHECK(way.pixel(exponent) == doctest::Approx(end));
            }
        }
    }
}

TEST_CASE("a drag of the slope snaps only to integer exponents")
{
    const DragWay way = slopeWay(slopeShare(biasCurveFrame(stateWith(8, 3, 0, 64))), 64 * 5);
    const DragScale scale = exponentScale(0.5, 64);
    int whole = 0;
    int between = 0;
    for (double moved = -60; moved < 0; moved += 0.25) {
        const double number = draggedNumber(scale, way, 8, moved);
        const bool isWhole = std::abs(number - std::round(number)) <= 0;
        (isWhole ? whole : between) += 1;
        const double away = std::abs(way.pixel(number) - way.pixel(8) - moved);
        CHECK(away < (isWhole ? 3.01 : 1.5));
    }
    CHECK(whole > 20);
    CHECK(between > 20);
}

TEST_CASE("the numbers of a picture are those that it draws")
{
    LabState state = stateWith(12, 3, 0, 24);
    state.position.query = 17;
    const BiasMatrixFrame matrix = biasMatrixFrame(state, 384);
    const NumberTable cells = numbers(matrix);
    REQUIRE(cells.rows.size() == 24);
    CHECK(cells.header.size() == cells.rows[0].size());
    CHECK(areSame(cells.rows[20][2 + 4], matrix.cells.at(20, 4)));

    const NumberTable heads = numbers(headsFrame(state, 24));
    CHECK(heads.rows.size() == 12);
    CHECK(heads.rows[8][1] == doctest::Approx(std::exp2(-0.5)));
    CHECK(heads.rows[8][2] == doctest::Approx(std::exp2(-6)));

    const NumberTable curve = numbers(biasCurveFrame(state));
    REQUIRE(curve.rows.size() == 25);
    CHECK(curve.rows[24][3] == doctest::Approx(-3));

    const WeightsFrame weights = weightsFrame(state, 384);
    const NumberTable row = numbers(weights);
    REQUIRE(row.rows.size() == 24);
    CHECK(areSame(row.rows[9][4], weights.after[9]));
}

#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "core/state/rotation_vectors.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>

using namespace lab;

namespace {

LabState stateOf(Pairing pairing, int width = 16, double share = 1)
{
    LabState state;
    state.rotations.pairing = pairing;
    state.rotations.width = width;
    state.rotations.rotatedShare = share;
    return clamped(state);
}

double score(const LabState& state, std::size_t index, std::int64_t query, std::int64_t key)
{
    return conventionScores(state.rotations, query, key)[index].score;
}

const SchemeTable tableOf(const char* quantity, const LabState& state, TableRange range)
{
    for (const TableQuantity& one : tableQuantities())
        if (one.encoding == "rope" && one.quantity == quantity)
            return one.table(state, range);
    return {};
}

} // namespace

TEST_CASE("both right scores equal the score of the head, at every position")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves})
        for (const int width : {2, 4, 16, 128, 1024})
            for (const double share : {1.0, 0.5, 0.0}) {
                LabState state = stateOf(pairing, width, share);
                const double tolerance = tolerance::score(width);
                for (const auto& [query, key] : {std::pair<std::int64_t, std::int64_t> {0, 0},
                         {9, 4}, {4, 9}, {4096, 1}, {9'999'999, 123'456}}) {
                    state.position.query = query;
                    state.position.key = key;
                    const ConventionFrame frame = conventionFrame(state);
                    CHECK(std::abs(frame.scores[0].score - presentScore(state).score) <= tolerance);
                    CHECK(std::abs(frame.difference()) <= tolerance);
                    CHECK(frame.scores[0].columns == frame.scores[0].rotation);
                    CHECK(frame.scores[1].columns == frame.scores[1].rotation);
                }
            }
}

TEST_CASE("the forgotten permutation gives the score that the other pairing would")
{
    for (const auto& [own, other] : {std::pair {Pairing::Interleaved, Pairing::Halves},
             {Pairing::Halves, Pairing::Interleaved}}) {
        const ConventionFrame frame = conventionFrame(stateOf(own));
        const double mistaken = presentScore(stateOf(other)).score;
        CHECK(std::abs(frame.scores[forgottenIndex].score - mistaken) <= tolerance::score(16));
        CHECK(frame.isForgottenWrong);
        CHECK(std::abs(frame.scores[forgottenIndex].score - frame.scores[0].score) > 0.05);
    }
}

TEST_CASE("the forgotten permutation is a function of the distance too, but another one")
{
    const LabState state = stateOf(Pairing::Interleaved, 64);
    double largest = 0;
    for (const std::int64_t distance : {0, 1, 7, 100}) {
        const double here = score(state, forgottenIndex, distance, 0);
        CHECK(std::abs(score(state, forgottenIndex, distance + 5000, 5000) - here)
            <= tolerance::score(64));
        largest = std::max(largest, std::abs(here - score(state, 0, distance, 0)));
    }
    CHECK(largest > 0.1);
}

TEST_CASE("a forgotten permutation has no effect at distance 0 and with at most one rotated pair")
{
    LabState near = stateOf(Pairing::Interleaved);
    near.position.query = near.position.key;
    CHECK(!conventionFrame(near).isForgottenWrong);
    CHECK(!conventionFrame(stateOf(Pairing::Interleaved, 2)).isForgottenWrong);
    CHECK(!conventionFrame(stateOf(Pairing::Interleaved, 16, 0.125)).isForgottenWrong);
    CHECK(!conventionFrame(stateOf(Pairing::Halves, 2)).isForgottenWrong);
    CHECK(conventionFrame(stateOf(Pairing::Interleaved, 4)).isForgottenWrong);
}

TEST_CASE(
    "columns beyond the rotated width keep their place, and p-RoPE's last pairs stay unrotated")
{
    const ConventionFrame partial = conventionFrame(stateOf(Pairing::Interleaved, 16, 0.75));
    CHECK(partial.rotatedPairs == 6);
    CHECK(partial.restingPairs == 2);
    for (const ConventionFrame::Column& column : partial.columns) {
        CHECK(column.rests == (column.interleaved >= 12));
        if (column.rests)
            CHECK(column.halves == column.interleaved);
    }

    LabState state = stateOf(Pairing::Halves);
    state.rotations.scaling.method = ScalingMethod::ProportionalRope;
    state.rotations.scaling.turningShare = 0.75;
    const ConventionFrame proportional = conventionFrame(clamped(state));
    CHECK(proportional.rotatedPairs == 8);
    CHECK(proportional.restingPairs == 2);
    CHECK(proportional.columns.back().rests);
    CHECK(proportional.columns[13].halves == 14);
}

TEST_CASE("a column shows the same number of the head in both orders")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        const LabState state = stateOf(pairing, 16, 0.75);
        const Eigen::ArrayXd query = queryVector(state.rotations);
        const ConventionFrame frame = conventionFrame(state);
        std::set<int> own;
        for (const ConventionFrame::Column& column : frame.columns) {
            own.insert(frame.ownColumn(column));
            CHECK(std::abs(column.query - query[frame.ownColumn(column)]) < 1e-300);
            const PairColumns columns = pairColumns(rotary(state.rotations), column.pair);
            CHECK((columns.first == frame.ownColumn(column)
                || columns.second == frame.ownColumn(column)));
        }
        CHECK(own.size() == frame.columns.size());
        CHECK(frame.isMixed == (pairing == Pairing::WrongMix));
    }
}

TEST_CASE("a column that is set is the learner's own, and selects its pair")
{
    LabState start = stateOf(Pairing::Halves);
    start.rotations.source = VectorSource::Random;
    const Eigen::ArrayXd before = keyVector(start.rotations);
    const LabState state = applied(start, SetColumn {Token::Key, 13, -0.75});
    CHECK(state.rotations.source == VectorSource::Own);
    CHECK(state.rotations.pair == 5);
    const Eigen::ArrayXd after = keyVector(state.rotations);
    CHECK(std::abs(after[13] + 0.75) < 1e-300);
    CHECK(std::abs(after[12] - before[12]) < 1e-300);
    CHECK(applied(start, SetColumn {Token::Key, 16, 1}) == start);
    CHECK(applied(start, SetColumn {Token::Key, -1, 1}) == start);
    CHECK(applied(start, SetColumn {Token::Key, 1, std::nan("")}) == start);
}

TEST_CASE("the reading names the score or the column under the pointer")
{
    LabState state = stateOf(Pairing::Interleaved, 16, 0.75);
    state.bench = BenchId::Rotations;
    Focus focus;
    focus.picture = Picture::RotationsConventions;
    focus.convention = 0;
    CHECK(reading(state, focus).formula == "reading.rope.turned");
    focus.convention = 1;
    CHECK(reading(state, focus).formula == "reading.rope.permuted");
    focus.convention = 2;
    const Reading forgotten = reading(state, focus);
    CHECK(forgotten.formula == "reading.rope.forgotten");
    CHECK(std::abs(forgotten.numbers[0].value - conventionFrame(state).scores[2].score) < 1e-300);

    focus.convention.reset();
    focus.column = 5;
    const Reading second = reading(state, focus);
    CHECK(second.formula == "reading.rope.second_column");
    CHECK(second.focus.pair == 2);
    focus.column = 4;
    CHECK(reading(state, focus).formula == "reading.rope.first_column");
    focus.column = 13;
    CHECK(reading(state, focus).formula == "reading.rope.kept_column");
    focus.column = 99;
    CHECK(reading(state, focus).formula == "reading.rope.pair");
}

TEST_CASE("the tables hold the numbers of the picture")
{
    const LabState state = stateOf(Pairing::Interleaved, 16, 0.75);
    const ConventionFrame frame = conventionFrame(state);
    const std::int64_t distance = state.position.query - state.position.key;
    const SchemeTable scores = tableOf("conventions", state, {0, 16});
    REQUIRE(scores.columns.size() == 4);
    for (std::size_t index = 0; index < 3; ++index)
        CHECK(std::abs(scores.row(distance)[index] - frame.scores[index].score) < 1e-300);

    const SchemeTable columns = tableOf("columns", state, {0, 4});
    CHECK(columns.count == 16);
    CHECK(columns.row(5)[0] == doctest::Approx(8));
    CHECK(columns.row(5)[1] == doctest::Approx(2));
    CHECK(std::abs(columns.row(5)[2] - frame.columns[5].query) < 1e-300);
    CHECK(columns.row(13)[0] == doctest::Approx(13));
}

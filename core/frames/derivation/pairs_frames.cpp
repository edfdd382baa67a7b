#include "core/derivation/derivation_scope.h"
#include "core/frames/derivation/derivation_frames.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lab {

namespace {

constexpr double same = 1e-9; ///< two sums of four scores

Complex pairOf(const Eigen::ArrayXd& columns, Eigen::Index pair)
{
    return {columns[2 * pair], columns[2 * pair + 1]};
}

PlanePoint planePoint(Complex value)
{
    return {value.real(), value.imag()};
}

std::optional<StepSides> sidesOf(const LabState& state, const StepRule& rule)
{
    const auto sides =
        rule.ownSides(derivationInputs(state), brokenBy(state, rule, state.derivation.step));
    return sides ? std::optional(*sides) : std::nullopt;
}

/// Columns 0, 2, 4, 6 and then 1, 3, 5, 7.
std::vector<int> permuted(int count)
{
    std::vector<int> columns(static_cast<std::size_t>(count));
    for (int place = 0; place < count; ++place)
        columns[static_cast<std::size_t>(place)] =
            place < count / 2 ? 2 * place : 2 * place - count + 1;
    return columns;
}

std::vector<int> inOrder(int count)
{
    std::vector<int> columns(static_cast<std::size_t>(count));
    std::iota(columns.begin(), columns.end(), 0);
    return columns;
}

} // namespace

PairsFrame pairsFrame(const LabState& state, const StepRule& rule)
{
    const DerivationInputs inputs = derivationInputs(state);
    const DerivationScope own(inputs);
    const auto m = static_cast<double>(inputs.queryPosition);
    const auto n = static_cast<double>(inputs.keyPosition);
    PairsFrame frame;
    frame.dials.pairs = derivationPairs;
    double longest = 1;
    double whole = 0;
    for (int pair = 0; pair < derivationPairs; ++pair) {
        const Complex query = pairOf(own.query(), pair);
        const Complex key = pairOf(own.key(), pair);
        DialsFrame::Dial dial;
        dial.pair = pair;
        dial.frequency = dial.secondFrequency = inputs.turn * std::pow(10.0, -pair);
        dial.queryTurns = m * dial.frequency / twoPi;
        dial.keyTurns = n * dial.frequency / twoPi;
        dial.query = planePoint(query);
        dial.key = planePoint(key);
        const Complex turnedQuery = query * std::polar(1.0, m * dial.frequency);
        const Complex turnedKey = key * std::polar(1.0, n * dial.frequency);
        dial.turnedQuery = planePoint(turnedQuery);
        dial.turnedKey = planePoint(turnedKey);
        longest = std::max({longest, std::abs(query), std::abs(key)});
        frame.dials.dials.push_back(dial);
        frame.scores.push_back((turnedQuery * std::conj(turnedKey)).real());
        whole += frame.scores.back();
    }
    frame.dials.unit = roundUnit(longest);
    const auto sides = sidesOf(state, rule);
    frame.sum = sides ? sides->left.real() : whole;
    for (int pair = 0; pair < derivationPairs && std::abs(frame.sum - whole) > same; ++pair)
        if (std::abs(whole - frame.scores[static_cast<std::size_t>(pair)] - frame.sum) < same)
            frame.leftOut = pair;
    return frame;
}

NumberTable pairsTable(const PairsFrame& frame)
{
    NumberTable table = dialsTable(frame.dials);
    table.header.insert(table.header.end(), {"pair_score", "counted", "sum"});
    for (std::size_t pair = 0; pair < table.rows.size(); ++pair) {
        const bool isOut = frame.leftOut == static_cast<int>(pair);
        table.rows[pair].insert(
            table.rows[pair].end(), {frame.scores[pair], isOut ? 0.0 : 1.0, frame.sum});
    }
    return table;
}

LayoutsFrame layoutsFrame(const LabState& state, const StepRule& rule)
{
    const DerivationScope own(derivationInputs(state));
    constexpr int width = 2 * derivationPairs;
    const bool isForgotten = !brokenBy(state, rule, state.derivation.step).empty();
    LayoutsFrame frame {{{own.query().begin(), own.query().end()}, permuted(width)},
        {{own.key().begin(), own.key().end()}, isForgotten ? inOrder(width) : permuted(width)}};
    if (const auto sides = sidesOf(state, rule)) {
        frame.left = sides->left.real();
        frame.right = sides->right.real();
    }
    return frame;
}

NumberTable layoutsTable(const LayoutsFrame& frame)
{
    NumberTable table {{"is_key", "place", "neighbours_column", "neighbours_value", "halves_column",
                           "halves_value"},
        {}, 2};
    for (const auto* const one : {&frame.query, &frame.key}) {
        for (std::size_t place = 0; place < one->values.size(); ++place) {
            const int column = one->halves[place];
            table.rows.push_back({one == &frame.key ? 1.0 : 0.0, static_cast<double>(place),
                static_cast<double>(place), one->values[place], static_cast<double>(column),
                one->values[static_cast<std::size_t>(column)]});
        }
    }
    return table;
}

} // namespace lab

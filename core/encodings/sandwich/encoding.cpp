#include "core/frames/encoding.h"
#include "core/encodings/sandwich/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace lab {

Encoding::Rows sandwichRows;
Encoding::Tables sandwichTables;

namespace {

constexpr std::array sandwichHandles {
    LineHandle {"sandwich.factor", LineHandle::Place::FirstPoint}};
constexpr std::array<std::string_view, 4> sandwichPanel {
    "position.shown", "sandwich.base", "sandwich.width", "sandwich.factor"};
constexpr std::array<std::string_view, 3> sandwichCompared {
    "sandwich.base", "sandwich.width", "sandwich.factor"};
constexpr std::array<std::string_view, 1> sandwichGroups {"sandwich."};

std::int64_t sandwichDistances(const Positions& position)
{
    return std::min(
        std::max(position.query + 1, std::min(position.shown, maxBiasDistances)), maxBiasDistances);
}

// Its sum of cosines is computed once, for many distances together.
BiasModel sandwichModel(const LabState& state)
{
    const Sandwich& sandwich = state.schemes.sandwich;
    const CosineSum sum = distanceSum(sandwich);
    return {.maxShown = maxBiasDistances,
        .maxKeys = maxBiasDistances,
        .visible = [sandwich, sum, near = values(sum, 0, sandwichDistances(state.position))](
                       int, std::int64_t m, std::int64_t n) {
            const auto distance = static_cast<std::size_t>(m - n);
            return distance < near.size() ? sandwich.factor * near[distance]
                                          : bias(sandwich, sum, m, n);
        }};
}

// 3 per cosine of the one new distance; 2 per key.
BiasCost sandwichCost(const Schemes& schemes, std::int64_t)
{
    return {.perKey = 2, .once = 3 * (schemes.sandwich.width / 2), .bytes = bytesOfNumber};
}

BiasLine sandwichLine(const LabState& state, const BiasPlace& place)
{
    const Sandwich& sandwich = state.schemes.sandwich;
    const double sum = values(distanceSum(sandwich), place.distance(), 1).front();
    return {"reading.sandwich",
        {significant("factor", sandwich.factor), whole("distance", place.distance()),
            significant("sum", sum, 5)}};
}

ComparedScore sandwichNumber(const LabState& state)
{
    const Sandwich& sandwich = state.schemes.sandwich;
    return [sandwich, sum = distanceSum(sandwich)](
               std::int64_t m, std::int64_t n) { return bias(sandwich, sum, m, n); };
}

PositionSignal sandwichSignal(const Order& order, const AttentionLayer&)
{
    static constexpr Sandwich few {.factor = 0.125};
    static const std::vector<double> ofDistance = values(distanceSum(few), 0, maxTokens);
    return addedBothWays(order, [&](std::int64_t query, std::int64_t key) {
        return few.factor * ofDistance[static_cast<std::size_t>(query - key)];
    });
}

} // namespace

namespace known {

extern const Encoding sandwich;
const Encoding sandwich {.entry = {"sandwich", "Sandwich", "Chi et al. 2023, arXiv:2212.10356",
                             PositionEntry::ScoreNumber},
    .rows = sandwichRows,
    .tables = sandwichTables,
    .joined = 13,
    .biases = {.model = sandwichModel,
        .length = sandwichDistances,
        .cost = sandwichCost,
        .reading = sandwichLine,
        .panel = sandwichPanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "Sandwich keeps only the products of sinusoidal rows with each other: a sum of "
                    "cosines of the distance.");
            },
        .codeGroups = sandwichGroups,
        .dragged = [](const LabState& s) { return s.schemes.sandwich.width / 2.0; },
        .handles = sandwichHandles},
    .compare = {.number = sandwichNumber,
        .copy = [](LabState& to,
                    const LabState& from) { to.schemes.sandwich = from.schemes.sandwich; },
        .hasFixedCurve = true,
        .panel = sandwichCompared},
    .signal = sandwichSignal};

} // namespace known

} // namespace lab

#include "core/analysis/base_bound.h"
#include "core/analysis/coverage.h"
#include "core/analysis/long_term_decay.h"
#include "core/analysis/position_similarity.h"
#include "core/frames/tables/scheme_table.h"

#include <array>
#include <limits>
#include <numbers>

namespace lab {

namespace {

std::vector<Turn> turnsOf(const Rotations& rotations)
{
    return turns(rotary(rotations), rotations.scaling);
}

/// No number where no training length, or no target length, is set.
SchemeTable coverageOf(const LabState& state, TableRange)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const Eigen::ArrayXd perPair = frequencies(rotary(state.rotations), state.rotations.scaling);
    const std::int64_t trained = state.position.trainingLength;
    const std::int64_t target = state.position.targetLength;
    return {
        {"pair", "turns in the training length", "seen share", "new share at the target length"}, 0,
        static_cast<std::int64_t>(perPair.size()),
        [pairs = coverage({perPair.begin(), perPair.end()}, trained, target),
            isTrained = trained > 0, isExtended = trained > 0 && target > 0](std::int64_t index) {
            const PairCoverage& pair = pairs[static_cast<std::size_t>(index)];
            return std::vector {isTrained ? pair.turns : none, isTrained ? pair.seenShare : none,
                isExtended ? pair.newArc / (2 * std::numbers::pi) : none};
        }};
}

SchemeTable decayOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"distance", "bound", "mean"},
        [perPosition = turnsOf(state.rotations)](std::int64_t distance) {
            const Decay decay = decayAt(perPosition, distance);
            return std::vector {decay.bound, decay.mean};
        });
}

SchemeTable baseSumOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"distance", "base sum"},
        [sum = baseSum(turnsOf(state.rotations))](
            std::int64_t distance) { return std::vector {values(sum, distance, 1)[0]}; });
}

SchemeTable similarityOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"distance", "similarity", "difference"},
        [encoding = state.waves.encoding](std::int64_t distance) {
            const SimilarityCurve curve = similarityCurve(encoding, distance, 1, 1);
            return std::vector {curve.similarity[0], curve.distance[0]};
        });
}

} // namespace

std::span<const TableQuantity> rotaryAnalysisTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "coverage", coverageOf},
        TableQuantity {"rope", "decay", decayOf},
        TableQuantity {"rope", "base_sum", baseSumOf},
    };
    return quantities;
}

std::span<const TableQuantity> sinusoidalAnalysisTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal", "similarity", similarityOf},
    };
    return quantities;
}

} // namespace lab

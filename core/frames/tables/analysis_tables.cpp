#include "core/analysis/base_bound.h"
#include "core/analysis/bound_ladder.h"
#include "core/analysis/long_term_decay.h"
#include "core/analysis/position_similarity.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/context/base_bound_frame.h"
#include "core/frames/context/mean_score_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/tables/scheme_table.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <numbers>
#include <utility>

namespace lab {

namespace {

std::vector<Turn> turnsOf(const Rotations& rotations)
{
    return turns(rotary(rotations), rotations.scaling);
}

/// As in the rings of Context: plain rotation in training, the method's up to the target.
SchemeTable coverageTableOf(const LabState& state, TableRange)
{
    return {
        {"pair", "turns in the training length", "seen share", "new share at the target length"}, 0,
        pairCount(rotary(state.rotations)), [pairs = coverageOf(state)](std::int64_t index) {
            const PairCoverage& pair = pairs[static_cast<std::size_t>(index)];
            return std::vector {pair.turns, pair.seenShare, pair.newArc / (2 * std::numbers::pi)};
        }};
}

SchemeTable decayOf(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "bound", "mean"},
        [perPosition = turnsOf(state.rotations)](std::int64_t distance) {
            const Decay decay = decayAt(perPosition, distance);
            return std::vector {decay.bound, decay.mean};
        });
}

/// Over all pairs of the width: an unrotated pair adds 1, also beyond the rotated width, whose
/// pairs the base bound excludes.
SchemeTable baseSumOf(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "base sum"},
        [sum = baseSum(turnsOf(state.rotations))](
            std::int64_t distance) { return std::vector {values(sum, distance, 1)[0]}; });
}

SchemeTable relativeScoreOf(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "score", "score without the method", "bound"},
        [score = relativeScore(state), plain = plainRelativeScore(state)](std::int64_t distance) {
            return std::vector {values(score, distance, 1)[0], values(plain, distance, 1)[0],
                scoreBound(score, distance)};
        });
}

/// Over the columns of a logarithmic axis, whatever the range; without a method both are equal.
SchemeTable meanScoreOf(const LabState& state, TableRange)
{
    MeanScoreFrame frame = whollyExplored(meanScoreFrame(state, {}));
    const auto count = static_cast<std::int64_t>(frame.runs.size());
    return {
        {"run", "first distance", "distances", "mean", "lowest", "highest",
            "mean without the method", "lowest without the method", "highest without the method"},
        0, count, [frame = std::move(frame)](std::int64_t index) {
            const auto k = static_cast<std::size_t>(index);
            const MeanScoreFrame::Line& plain = frame.plain ? *frame.plain : frame.chosen;
            return std::vector {static_cast<double>(frame.runs[k].first),
                static_cast<double>(frame.runs[k].count), frame.chosen.mean[k],
                frame.chosen.extremes[k].lowest, frame.chosen.extremes[k].highest, plain.mean[k],
                plain.extremes[k].lowest, plain.extremes[k].highest};
        }};
}

/// A row per context length: the smallest base for it, its published value at width 128, and where
/// the frequencies in use fail below it. The table is computed no farther than the rows need.
SchemeTable baseBoundOf(const LabState& state, TableRange range)
{
    const LadderFamily family = ladderFamily(state);
    const LadderFamily searched = searchedFamily(family);
    const std::string smallest =
        searched == family ? "smallest base" : "smallest base without the method";
    return tableOver(range,
        {"length", smallest, "binding distance", "published base", "base",
            "first failing distance"},
        [family, base = state.rotations.base,
            ladder = std::make_shared<BoundLadder>(BoundLadder {searched, {}, family.width < 2})](
            std::int64_t length) {
            constexpr double none = std::numeric_limits<double>::quiet_NaN();
            std::vector row {none, none, none, base, none};
            const auto rung = std::ranges::find(ladderLengths, length);
            if (rung != ladderLengths.end())
                row[2] = publishedBounds[static_cast<std::size_t>(rung - ladderLengths.begin())];
            if (family.width < 2)
                return row;
            while (!reaches(*ladder, length)) {
                auto next = longer(*ladder, {});
                if (!next)
                    return row;
                *ladder = *std::move(next);
            }
            if (const auto found = boundFor(*ladder, length, {}); found && found->bound) {
                row[0] = found->bound->base;
                row[1] = static_cast<double>(found->bound->bindingDistance);
            }
            if (const auto failing = firstNegativeDistance(ladderTurns(family, base), length))
                row[4] = static_cast<double>(*failing);
            return row;
        });
}

SchemeTable similarityOf(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "similarity", "difference"},
        [encoding = state.waves.encoding](std::int64_t distance) {
            const SimilarityCurve curve = similarityCurve(encoding, distance, 1, 1);
            return std::vector {curve.similarity[0], curve.distance[0]};
        });
}

} // namespace

std::span<const TableQuantity> rotaryAnalysisTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "coverage", coverageTableOf},
        TableQuantity {"rope", "decay", decayOf},
        TableQuantity {"rope", "base_sum", baseSumOf},
        TableQuantity {"rope", "relative_score", relativeScoreOf},
        TableQuantity {"rope", "mean_score", meanScoreOf},
        TableQuantity {"rope", "base_bound", baseBoundOf},
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

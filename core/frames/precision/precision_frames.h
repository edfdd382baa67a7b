#pragma once

#include "core/analysis/precision_drift.h"
#include "core/frames/number_table.h"
#include "core/frames/position_runs.h"
#include "core/math/progress.h"
#include "core/state/lab_state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

constexpr std::array numberFormats = {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32,
    NumberFormat::Half, NumberFormat::Bfloat16};

/// How finely the logarithmic axis is worth drawing, and how many positions of a run are looked
/// at; a run with no more positions is looked at whole.
struct ErrorSpace {
    int columns = 400;
    int probes = 4;

    bool operator==(const ErrorSpace&) const = default;
};

/// How far the rounded number is from the true one, over the runs: the largest of the positions
/// that were looked at, and what no position of the run exceeds.
///
/// Rounding has no closed form over a run, so the true largest error of a run lies between the two;
/// where the run was looked at whole they are the same.
/// Law: reached[k] ≤ |error(p)| of some p of the run, and |error(p)| ≤ limit[k] for each.
/// NaN where a format cannot hold a position, infinity where no limit is known.
struct ErrorCurve {
    std::vector<double> reached;
    std::vector<double> limit;

    bool operator==(const ErrorCurve&) const = default;
};

/// The error against the position of the query, with everything in one format for each of them,
/// and in the formats chosen for each step.
struct PrecisionErrorsFrame {
    PrecisionError error = PrecisionError::Cosine; ///< the worst pair's, or the score's
    Rotations rotations; ///< what the curves were made from
    FrequencyPower power = FrequencyPower::Exact;
    std::int64_t distance = 0; ///< of the score; 0 where it does not matter
    ErrorSpace space;
    std::vector<PositionRun> runs;
    std::array<ErrorCurve, numberFormats.size()> formats;
    RotationFormats chosenFormats;
    ErrorCurve chosen;
    double largestBefore = 0; ///< of a frame that this one follows: the axis need not move yet

    bool operator==(const PrecisionErrorsFrame&) const = default;
};

/// `earlier` may be any frame; what of it still holds is not made again.
PrecisionErrorsFrame precisionErrorsFrame(
    const LabState& state, ErrorSpace space, const PrecisionErrorsFrame& earlier = {});
/// The same; nothing after `progress` has answered no.
std::optional<PrecisionErrorsFrame> precisionErrorsFrame(const LabState& state, ErrorSpace space,
    const PrecisionErrorsFrame& earlier, const Progress& progress);
/// Whether the curves of the five formats are the state's, and whether the chosen one is too.
bool showsFormatsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space);
bool showsErrorsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space);
NumberTable numbers(const PrecisionErrorsFrame& frame);

/// The errors at one position, exact. NaN where a format cannot hold it.
struct ErrorsAtPosition {
    std::int64_t position = 0;
    std::array<double, numberFormats.size()> formats {};
    double chosen = 0;

    bool operator==(const ErrorsAtPosition&) const = default;
};
ErrorsAtPosition errorsAt(const LabState& state, std::int64_t position);

/// The pair whose angle or cosine is farthest from the true one; −1 where none turns.
int worstPair(const LabState& state, std::int64_t position);

/// Where the score begins that is shifted: the query and the key at their distance, the first of
/// them at position 0.
ScorePositions startPositions(const Positions& positions);

/// The change of the score of the query at p and the key at p − distance from that at the start,
/// in the chosen formats: the lowest and highest of the positions that were looked at in each run.
/// Law: 0 in real numbers, since the distance stays the same.
struct PrecisionDriftFrame {
    Rotations rotations;
    FrequencyPower power = FrequencyPower::Exact;
    RotationFormats formats;
    ScorePositions start;
    ErrorSpace space;
    double startScore = 0; ///< as rounded there
    std::vector<PositionRun> runs;
    std::vector<double> lowest; ///< NaN where a position is before the start or cannot be held
    std::vector<double> highest;
    double largestBefore = 0; ///< as in PrecisionErrorsFrame

    bool operator==(const PrecisionDriftFrame&) const = default;
};
PrecisionDriftFrame precisionDriftFrame(const LabState& state, ErrorSpace space);
std::optional<PrecisionDriftFrame> precisionDriftFrame(
    const LabState& state, ErrorSpace space, const Progress& progress);
bool showsDriftOf(const PrecisionDriftFrame& frame, const LabState& state, ErrorSpace space);
NumberTable numbers(const PrecisionDriftFrame& frame);

/// The drift with the query at `position`.
double driftAt(const LabState& state, std::int64_t position);

} // namespace lab

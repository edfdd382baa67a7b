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

/// The resolution of the logarithmic axis, and how many positions of a run are evaluated; shorter
/// runs are evaluated completely.
struct ErrorSpace {
    int columns = 400;
    int probes = 4;

    bool operator==(const ErrorSpace&) const = default;
};

/// The error of the rounded number over the runs: the largest at the evaluated positions, and an
/// upper bound for all positions of the run.
///
/// Rounding has no closed form over a run, so the true largest error of a run is between the two;
/// if the run was evaluated completely they are equal. Law: reached[k] ≤ |error(p)| for some p of
/// the run, and |error(p)| ≤ limit[k] for each. NaN if a format cannot represent a position,
/// infinity if no limit is known.
struct ErrorCurve {
    std::vector<double> reached;
    std::vector<double> limit;

    bool operator==(const ErrorCurve&) const = default;
};

/// The error as a function of the query's position, with everything in one format for each of them,
/// and in the formats chosen for each step.
struct PrecisionErrorsFrame {
    PrecisionError error = PrecisionError::Cosine; ///< of the worst pair, or of the score
    Rotations rotations; ///< the inputs of the curves
    FrequencyPower power = FrequencyPower::Exact;
    std::int64_t distance = 0; ///< of the score; 0 if it does not matter
    ErrorSpace space;
    std::vector<PositionRun> runs;
    std::array<ErrorCurve, numberFormats.size()> formats;
    RotationFormats chosenFormats;
    ErrorCurve chosen;
    double largestBefore = 0; ///< of the previous frame, so that the axis moves less often

    bool operator==(const PrecisionErrorsFrame&) const = default;
};

/// `earlier` may be any frame; what is still valid is reused.
PrecisionErrorsFrame precisionErrorsFrame(
    const LabState& state, ErrorSpace space, const PrecisionErrorsFrame& earlier = {});
/// The same; empty after `progress` has returned false.
std::optional<PrecisionErrorsFrame> precisionErrorsFrame(const LabState& state, ErrorSpace space,
    const PrecisionErrorsFrame& earlier, const Progress& progress);
/// Whether the curves of the five formats are the state's, and whether the chosen one is too.
bool showsFormatsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space);
bool showsErrorsOf(const PrecisionErrorsFrame& frame, const LabState& state, ErrorSpace space);
NumberTable numbers(const PrecisionErrorsFrame& frame);

/// The errors at one position, exact. NaN if a format cannot represent it.
struct ErrorsAtPosition {
    std::int64_t position = 0;
    std::array<double, numberFormats.size()> formats {};
    double chosen = 0;

    bool operator==(const ErrorsAtPosition&) const = default;
};
ErrorsAtPosition errorsAt(const LabState& state, std::int64_t position);

/// The pair whose angle or cosine has the largest error; −1 if none is rotated.
int worstPair(const LabState& state, std::int64_t position);

/// The start of the shifted score: the query and the key at their distance, the first of them at
/// position 0.
ScorePositions startPositions(const Positions& positions);

/// The change of the score with the query at p and the key at p − distance, relative to the start,
/// in the chosen formats: minimum and maximum over the evaluated positions of each run. Law: 0 in
/// real numbers, since the distance stays the same.
struct PrecisionDriftFrame {
    Rotations rotations;
    FrequencyPower power = FrequencyPower::Exact;
    RotationFormats formats;
    ScorePositions start;
    ErrorSpace space;
    double startScore = 0; ///< as rounded there
    std::vector<PositionRun> runs;
    std::vector<double> lowest; ///< NaN if a position is before the start or not representable
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

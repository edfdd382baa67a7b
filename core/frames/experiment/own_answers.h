#pragma once

#include "core/experiment/experiment_summary.h"
#include "core/frames/experiment/trained_runs.h"

#include <optional>
#include <vector>

namespace lab {

/// The result of a run for a curve at this multiple of its training length: 0.5, 1, 2, 4 …; empty
/// if it has no such models or was not evaluated there.
std::optional<SummaryPoint> answersAt(
    const KeptRun& run, const ExperimentCurve& curve, double factor);
/// Only the accuracy.
std::optional<SeedMean> answersOf(const KeptRun& run, const ExperimentCurve& curve, double factor);

/// The first run that has such results for the task.
struct OwnAnswers {
    const KeptRun* run = nullptr;
    SeedMean accuracy;
};
std::optional<OwnAnswers> firstAnswers(const std::vector<KeptRun>& runs, ExperimentTask task,
    const ExperimentCurve& curve, double factor);

} // namespace lab

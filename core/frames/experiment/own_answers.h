#pragma once

#include "core/experiment/experiment_summary.h"
#include "core/frames/experiment/trained_runs.h"

#include <optional>
#include <vector>

namespace lab {

/// What a run has of a curve at so many times its training length: 0.5, 1, 2, 4 …; none where it
/// has no such models, or was not asked there.
std::optional<SummaryPoint> answersAt(
    const KeptRun& run, const ExperimentCurve& curve, double factor);
/// The share of right answers alone.
std::optional<SeedMean> answersOf(const KeptRun& run, const ExperimentCurve& curve, double factor);

/// The first of the runs that has such answers on the task.
struct OwnAnswers {
    const KeptRun* run = nullptr;
    SeedMean accuracy;
};
std::optional<OwnAnswers> firstAnswers(const std::vector<KeptRun>& runs, ExperimentTask task,
    const ExperimentCurve& curve, double factor);

} // namespace lab

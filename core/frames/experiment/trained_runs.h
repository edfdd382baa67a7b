#pragma once

#include "core/experiment/experiment_run.h"

#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A model in training.
struct WorkingJob {
    ExperimentJob job;
    double share = 0; ///< completed share of its work
    std::vector<double> losses; ///< one mean per stepsOfALoss so far
    std::vector<WatchedMoment> moments; ///< of seed 0, so far

    bool operator==(const WorkingJob&) const = default;
};

/// The models of a setup that exist: completed ones, for any seeds and encodings in any order, and
/// those in training.
struct TrainedRuns {
    std::vector<ExperimentRun> runs;
    std::vector<WorkingJob> working;
    bool isTraining = false;
    std::optional<double> secondsLeft; ///< approximate, while it trains

    bool operator==(const TrainedRuns&) const = default;
};

/// Runs stored by the user under a name.
struct KeptRun {
    std::string name;
    std::string kept; ///< time, "2026-03-01T09:30:00.000Z"
    ExperimentSetup setup; ///< for all seeds that exist
    std::vector<ExperimentRun> runs; ///< without moments
    bool isOverlaid = false; ///< drawn over the current results
    std::string file; ///< that it is in

    bool operator==(const KeptRun&) const = default;
};
constexpr int maxOverlaidRuns = 3; ///< that can be distinguished

} // namespace lab

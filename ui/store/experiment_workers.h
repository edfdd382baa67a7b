#pragma once

#include "core/experiment/experiment_run.h"

#include <cstddef>
#include <functional>
#include <span>

namespace lab::ui {

/// What the threads of an experiment tell; one call at a time, from any of them.
struct ExperimentNews {
    /// After each step of a job: the share of it that is done, and the step's loss. A false answer
    /// ends all of them soon.
    std::function<bool(std::size_t job, double share, double loss)> worked;
    /// Each moment of a job's training that is looked into.
    std::function<void(std::size_t job, const WatchedMoment& moment)> watched;
    std::function<void(std::size_t job, const ExperimentRun& run)> ended;
};

/// Makes the runs of the jobs, each in one of so many threads, and waits for them; false where an
/// answer of `worked` ended them. What a run gives does not depend on the number of threads.
bool experimentRuns(const ExperimentSetup& setup, std::span<const ExperimentJob> jobs, int threads,
    const ExperimentNews& news);

} // namespace lab::ui

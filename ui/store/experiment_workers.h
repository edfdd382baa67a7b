#pragma once

#include "core/experiment/experiment_run.h"

#include <cstddef>
#include <functional>
#include <span>

namespace lab::ui {

/// Reports of the threads of an experiment; one call at a time, from any of them.
struct ExperimentNews {
    /// After each step of a job: the completed share, and the step's loss. If it returns false, all
    /// of them end soon.
    std::function<bool(std::size_t job, double share, double loss)> worked;
    /// Each moment of a job's training that is recorded.
    std::function<void(std::size_t job, const WatchedMoment& moment)> watched;
    std::function<void(std::size_t job, const ExperimentRun& run)> ended;
};

/// Runs the jobs in this number of threads and waits for them; false if `worked` returned false.
/// The results do not depend on the number of threads.
bool experimentRuns(const ExperimentSetup& setup, std::span<const ExperimentJob> jobs, int threads,
    const ExperimentNews& news);

} // namespace lab::ui

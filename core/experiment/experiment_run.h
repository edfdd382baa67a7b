#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/experiment/toy_table.h"
#include "core/experiment/toy_training.h"
#include "core/experiment/watched_example.h"
#include "core/math/kernels/block_rotation.h"

#include <functional>
#include <optional>
#include <vector>

namespace lab {

/// A model to train.
struct ExperimentJob {
    TrainedEncoding encoding = TrainedEncoding::Rope;
    int seed = 0;

    bool operator==(const ExperimentJob&) const = default;
};

/// All jobs of an experiment, seed by seed, so that each encoding soon has a first result.
std::vector<ExperimentJob> jobsOf(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

/// How trained heads use one pair of RoPE's columns.
struct PairUse {
    double wavelength = 0; ///< positions per full turn
    double before = 0; ///< its share of Σ|qᵢ||kᵢ| over pairs and heads, before training
    double after = 0; ///< the same after training
    /// The accuracy at each of lengthsOf() if the pair is not rotated.
    std::vector<double> frozen;

    bool operator==(const PairUse&) const = default;
};

/// The result of a job.
struct ExperimentRun {
    ExperimentJob job;
    /// The mean over every 25 steps, the last one over the remaining steps.
    std::vector<double> losses;
    /// By curvesOf(), then by lengthsOf().
    std::vector<std::vector<EvaluatedLength>> asked;
    std::vector<PairUse> pairs; ///< of RoPE, fastest first; in the first layer
    std::vector<WatchedMoment> moments; ///< for seed 0: one per watchedSteps(steps)
    std::optional<ToyTable> table = {}; ///< for seed 0, if the encoding learns one
    int steps = 0; ///< of training, in all rounds

    bool operator==(const ExperimentRun&) const = default;
};
constexpr int stepsOfALoss = 25;

/// Called after each step of training. `loss` is that of the step, `share` the fraction of the
/// steps planned so far, which decreases if another round follows. If it returns false, the run
/// ends soon.
using RunWatch = std::function<bool(double share, double loss)>;

/// Called for each moment of seed 0; addMoment() keeps evenly spaced ones.
using MomentWatch = std::function<void(const WatchedMoment& moment)>;

/// Trains and evaluates a model; empty if the watch ended it.
///
/// Law: the result depends only on setup and job, and all encodings of a seed see the same
/// sequences, in training and in evaluation.
std::optional<ExperimentRun> experimentRun(const ExperimentSetup& setup, const ExperimentJob& job,
    const RunWatch& watch, InstructionSet instructions = bestInstructionSet(),
    const MomentWatch& watchMoments = {});

} // namespace lab

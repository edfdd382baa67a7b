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

/// One model to train.
struct ExperimentJob {
    TrainedEncoding encoding = TrainedEncoding::Rope;
    int seed = 0;

    bool operator==(const ExperimentJob&) const = default;
};

/// All of an experiment, seed by seed, so that each encoding soon has a first result.
std::vector<ExperimentJob> jobsOf(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

/// What trained heads make of one pair of RoPE's columns.
struct PairUse {
    double wavelength = 0; ///< positions of a whole turn
    double before = 0; ///< its share of Σ|qᵢ||kᵢ| over pairs and heads, before training
    double after = 0; ///< and after
    /// The share of right answers at each of lengthsOf() where the pair does not turn.
    std::vector<double> frozen;

    bool operator==(const PairUse&) const = default;
};

/// What became of a job.
struct ExperimentRun {
    ExperimentJob job;
    std::vector<double> losses; ///< the mean of each 25 steps, the last of what is left
    /// For each of curvesOf(): for each of lengthsOf().
    std::vector<std::vector<AskedLength>> asked;
    std::vector<PairUse> pairs; ///< of RoPE, fastest first; the first layer's
    std::vector<WatchedMoment> moments; ///< of seed 0: one for each of watchedSteps(steps)
    std::optional<ToyTable> table = {}; ///< of seed 0, where the encoding learns one
    int steps = 0; ///< of training, in as many rounds as it took

    bool operator==(const ExperimentRun&) const = default;
};
constexpr int stepsOfALoss = 25;

/// Told after each step of training; `loss` is the step's, `share` that of the steps that are
/// planned so far: it falls where another round follows. False ends the run soon.
using RunWatch = std::function<bool(double share, double loss)>;

/// Told of each moment of seed 0 as it comes; addMoment() keeps those that are evenly spaced.
using MomentWatch = std::function<void(const WatchedMoment& moment)>;

/// Trains and asks; nothing where the watch ended it.
///
/// Law: the result follows from setup and job alone, and all encodings of a seed see the same
/// sequences, in training and when asked.
std::optional<ExperimentRun> experimentRun(const ExperimentSetup& setup, const ExperimentJob& job,
    const RunWatch& watch, InstructionSet instructions = bestInstructionSet(),
    const MomentWatch& watchMoments = {});

} // namespace lab

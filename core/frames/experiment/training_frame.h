#pragma once

#include "core/experiment/experiment_cost.h"
#include "core/frames/experiment/trained_runs.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The progress of the training: for each chosen encoding its models, one per seed, and the loss of
/// the last one that has a loss.
struct TrainingFrame {
    struct Row {
        TrainedEncoding encoding = TrainedEncoding::Rope;
        std::vector<double> shares; ///< completed share of the work per seed, 0 … 1
        std::vector<double> losses; ///< means over stepsOfALoss

        int done = 0; ///< seeds; a trained model still has to be evaluated before it counts

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows;
    int steps = 0; ///< of a training
    double guess = 0; ///< loss of guessing
    int models = 0;
    int done = 0;
    bool isTraining = false;
    std::optional<double> secondsLeft; ///< approximate
    double cost = 0; ///< estimated processor seconds for those that are not done
    bool isTooMuch = false; ///< more than maxExperimentSeconds, or too large

    bool operator==(const TrainingFrame&) const = default;

    enum class Offer { Train, Continue, Stop, Nothing };
    Offer offer() const; ///< current possibilities
};
TrainingFrame trainingFrame(const Experiment& experiment, const TrainedRuns& trained);
/// {"encoding", "seed", "share"}, the encoding by its key.
NumberTable numbers(const TrainingFrame& frame);

} // namespace lab

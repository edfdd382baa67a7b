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
        std::vector<double> shares; ///< of each seed's work that is done, 0 … 1
        std::vector<double> losses; ///< means of stepsOfALoss

        int done = 0; ///< seeds: one that is trained is still asked, and not done before

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows;
    int steps = 0; ///< of a training
    double guess = 0; ///< the loss of guessing
    int models = 0;
    int done = 0;
    bool isTraining = false;
    std::optional<double> secondsLeft; ///< about
    double cost = 0; ///< seconds of a processor for those that are not done, estimated
    bool isTooMuch = false; ///< more than mostExperimentSeconds, or too large

    bool operator==(const TrainingFrame&) const = default;

    enum class Offer { Train, Continue, Stop, Nothing };
    Offer offer() const; ///< what can be done about it now
};
TrainingFrame trainingFrame(const Experiment& experiment, const TrainedRuns& trained);
/// {"encoding", "seed", "share"}, the encoding by its key.
NumberTable numbers(const TrainingFrame& frame);

} // namespace lab

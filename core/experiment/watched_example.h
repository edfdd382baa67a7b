#pragma once

#include "core/experiment/toy_model.h"

#include <cstdint>
#include <vector>

namespace lab {

/// What a model answers at a position of an example.
struct WatchedAnswer {
    int answer = -1; ///< the most likely one; −1 where nothing is asked
    float right = 0; ///< the probability that it gives to the right one

    bool operator==(const WatchedAnswer&) const = default;
};

/// How a model stands to the two examples at a moment of its training.
struct WatchedMoment {
    int step = 0; ///< steps of training that are done
    std::vector<WatchedAnswer> trained; ///< one a position of the example of length L
    std::vector<WatchedAnswer> longer; ///< one a position of the last L of the longer example
    /// The last layer's attention over the example of length L, the mean over its heads in 255ths:
    /// of query i to the keys 0 … i, from i·(i + 1)/2 on.
    std::vector<std::uint8_t> weights;

    bool operator==(const WatchedMoment&) const = default;
};

/// The longer example is so many times L: 4, or less where nothing as long is asked.
int watchedFactor(const ExperimentSetup& setup);

/// A sequence of so many positions, whose last one asks. It follows from task and length alone, and
/// no model is trained on it but by chance.
TaskBatch watchedExample(ExperimentTask task, int length);

/// After how many steps a training is looked into: 0 first, its end last, evenly between, 33 of
/// them where there are as many steps.
std::vector<int> watchedSteps(int steps);

/// Adds the next moment of a training whose first round has so many steps. Where it is of a later
/// round, those that would be closer than the ones that follow go.
/// Law: after the last one there is one for each of watchedSteps() of all its steps.
void addMoment(std::vector<WatchedMoment>& moments, WatchedMoment next, int firstSteps);

/// Asks the model, whose gradient is not touched, after so many steps.
WatchedMoment watchedMoment(ToyModel<float>& model, int step);

} // namespace lab

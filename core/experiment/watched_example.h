#pragma once

#include "core/experiment/toy_model.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The answer of a model at a position of an example.
struct WatchedAnswer {
    int answer = -1; ///< the most likely one; −1 if there is no question
    float right = 0; ///< the probability of the correct answer

    bool operator==(const WatchedAnswer&) const = default;
};

/// The state of a model on the two examples at a moment of its training.
struct WatchedMoment {
    int step = 0; ///< completed steps of training
    std::vector<WatchedAnswer> trained; ///< one per position of the example of length L
    std::vector<WatchedAnswer> longer; ///< one per position of the last L of the longer example
    /// The last layer's attention on the example of length L, averaged over its heads, in 255ths:
    /// for query i, keys 0 … i begin at i·(i + 1)/2.
    std::vector<std::uint8_t> weights;

    bool operator==(const WatchedMoment&) const = default;
};

/// The length of the longer example as a multiple of L: 4, or less if no length as long is
/// evaluated.
int watchedFactor(const ExperimentSetup& setup);

/// A sequence of the given length whose last position has a question. It depends only on task and
/// length; models are not trained on it except by coincidence.
TaskBatch watchedExample(ExperimentTask task, int length);

/// The steps after which a training is examined: 0 first, its end last, evenly spaced, 33 of them
/// if there are as many steps.
std::vector<int> watchedSteps(int steps);

/// Adds the next moment of a training with this number of steps in its first round. If it belongs
/// to a later round, moments that are too close together are removed. Law: after the last one,
/// there is one for each of watchedSteps() of all its steps.
void addMoment(std::vector<WatchedMoment>& moments, WatchedMoment next, int firstSteps);

/// Evaluates the model after the given number of steps, without changing its gradient.
WatchedMoment watchedMoment(ToyModel<float>& model, int step);

} // namespace lab

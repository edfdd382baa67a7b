#pragma once

#include "core/experiment/toy_model.h"
#include "core/math/random.h"

#include <functional>

namespace lab {

/// How a model is trained: the number of steps, and the number and length of the sequences in a
/// batch.
struct ToyTraining {
    int steps = 800;
    int batch = 8;
    int length = 32;
    double learningRate = 3e-3; ///< the maximum, after the warm-up
};

/// Receives the loss of each step and returns whether to continue.
using LossWatch = std::function<bool(int step, double loss)>;

/// Trains with Adam (0.9, 0.98) from initial moments; false if the watch ended it.
bool train(
    ToyModel<float>& model, const ToyTraining& training, Random& random, const LossWatch& watch);

/// The learning rate of step 0 … steps − 1 as a fraction of its maximum: 5 % warm-up, then a cosine
/// down to 5 %.
double rateShare(int step, int steps);

/// The results of a model at one length.
struct EvaluatedLength {
    int length = 0;
    int questions = 0;
    int right = 0; ///< questions where the correct answer has the largest logit
    double crossEntropy = 0; ///< the mean over the questions, in nats

    double accuracy() const { return questions > 0 ? double(right) / questions : 0; }
    bool operator==(const EvaluatedLength&) const = default;
};

constexpr int askedSequences = 64;
/// The last positions of a sequence are evaluated, so that the rest is context; all 16 of a
/// sequence of 16, the first of which have less context.
constexpr int askedPositions = 16;

/// Evaluates the last positions of sequences of a length, all of them if it has at most
/// askedPositions. The sequences depend only on `seed` and the length.
EvaluatedLength asked(ToyModel<float>& model, int length, std::uint64_t seed);

/// Whether the accuracy of the model reaches learnedShare at its training length, on sequences used
/// only for this test.
bool hasLearned(ToyModel<float>& model, std::uint64_t seed);

/// The seed of a generator of sequences, for each purpose. Law: all of these differ, for all seeds
/// 0 … 31 and lengths 8 … 16384.
std::uint64_t trainingStream(std::uint64_t seed);
std::uint64_t tuningStream(std::uint64_t seed);
std::uint64_t askedStream(std::uint64_t seed, int length);
std::uint64_t learnedStream(std::uint64_t seed); ///< for hasLearned()

/// RoPE's frequencies stretched by `factor` ≥ 1, and YaRN's temperature as a factor on the scores.
struct StretchedRope {
    Eigen::ArrayXd frequencies;
    double scoreFactor = 1;
};
StretchedRope stretched(const ExperimentSetup& setup, RopeStretch stretch, double factor);

/// During its lifetime, denormal numbers are treated as zero in its thread: they slow a processor
/// down a hundredfold, and weights far from the query under ALiBi are full of them.
class TinyNumbersAreZero {
public:
    TinyNumbersAreZero();
    ~TinyNumbersAreZero();
    TinyNumbersAreZero(const TinyNumbersAreZero&) = delete;
    TinyNumbersAreZero& operator=(const TinyNumbersAreZero&) = delete;

private:
    unsigned m_before = 0;
};

} // namespace lab

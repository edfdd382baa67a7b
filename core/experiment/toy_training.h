#pragma once

#include "core/experiment/toy_model.h"
#include "core/math/random.h"

#include <functional>

namespace lab {

/// How a model is trained: so many steps, each of a batch of so many sequences of a length.
struct ToyTraining {
    int steps = 800;
    int batch = 8;
    int length = 32;
    double learningRate = 3e-3; ///< the highest, after the warm-up
};

/// Hears the loss of each step, and says whether to go on.
using LossWatch = std::function<bool(int step, double loss)>;

/// Trains with Adam (0.9, 0.98) from fresh moments; false where the watch ended it.
bool train(
    ToyModel<float>& model, const ToyTraining& training, Random& random, const LossWatch& watch);

/// The rate of step 0 … steps − 1 as a share of the highest: 5 % of warm-up, a cosine down to 5 %.
double rateShare(int step, int steps);

/// What a model answers at a length.
struct AskedLength {
    int length = 0;
    int questions = 0;
    int right = 0; ///< answered with the largest logit
    double crossEntropy = 0; ///< the mean over the questions, in nats

    double accuracy() const { return questions > 0 ? double(right) / questions : 0; }
    bool operator==(const AskedLength&) const = default;
};

constexpr int askedSequences = 64;
/// The last ones of a sequence, so that all of it is context; all 16 of a sequence of 16, the first
/// of which have less.
constexpr int askedPositions = 16;

/// Asks about the last positions of sequences of a length, all of them where it has no more than
/// askedPositions; the sequences follow from `seed` and the length alone.
AskedLength asked(ToyModel<float>& model, int length, std::uint64_t seed);

/// Whether the model gives learnedShare of right answers at its trained length, of sequences that
/// are asked for this alone.
bool hasLearned(ToyModel<float>& model, std::uint64_t seed);

/// The number that a generator of sequences starts from, by what they are drawn for.
/// Law: no two of these are alike, whatever the seeds, 0 … 31, and the lengths, 8 … 16384.
std::uint64_t trainingStream(std::uint64_t seed);
std::uint64_t tuningStream(std::uint64_t seed);
std::uint64_t askedStream(std::uint64_t seed, int length);
std::uint64_t learnedStream(std::uint64_t seed); ///< of hasLearned()

/// RoPE's frequencies stretched by `factor` ≥ 1, and YaRN's temperature as a factor of the scores.
struct StretchedRope {
    Eigen::ArrayXd frequencies;
    double scoreFactor = 1;
};
StretchedRope stretched(const ExperimentSetup& setup, RopeStretch stretch, double factor);

/// Numbers too small for all their digits count as zero while this lives, in its thread: they take
/// a processor a hundred times as long, and weights far behind a slope are full of them.
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
